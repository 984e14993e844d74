import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';

const levelOf = (...contents: string[]) =>
  assess(contents.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }))).level;

describe('a grave line and its harmless twin', () => {
  it.each([
    [
      'imminent',
      "I've turned the oven on and put a rug along the door",
      'The oven is on and there is a towel at the door against the draught',
    ],
    [
      'imminent',
      'This is goodbye for real. I wrote three letters and left the key with the neighbour.',
      'Goodbye for good to that flat, I left the key with the landlord',
    ],
    [
      'elevated',
      "Every morning I open my eyes and I'm disappointed",
      'I woke up disappointed by the match, we were so close',
    ],
    [
      'elevated',
      "I'd like to go to sleep and just have that be the end",
      'I fall asleep and that was it, the film was over',
    ],
    ['elevated', 'watoto watapata mama mwingine, mimi nife tu', 'karibu nife kicheko, nife tu haha'],
    [
      'imminent',
      '36 weeks pregnant, blinding headache, flashing lights, I do not want to bother them',
      'When I was pregnant I had blurry vision, the midwife checked it and it was nothing',
    ],
    ['elevated', 'sijala wala kuoga kwa siku tano', 'sijala tangu asubuhi, kazi nyingi'],
    [
      'elevated',
      "He made me promise that I'd stay safe this weekend. I can't honestly say that",
      "My boss made me promise that I'd be nice. I can't do that",
    ],
    [
      'elevated',
      'I promised to be okay until Monday. I cannot promise that',
      'I told my boss I would be here on Saturday and I said I will be okay with it. I cannot do that',
    ],
    [
      'elevated',
      'The form said suicidal thoughts, I ticked no and that was a lie',
      'The form said allergies, I ticked no and that was a lie',
    ],
    [
      'imminent',
      "I'm on the bridge with one leg over",
      'One leg over the other, that is how he sits on the balcony',
    ],
    ['elevated', "I've got a noose in the shed", 'The school play has a noose in it, we had to make a prop'],
    ['elevated', 'Not to be here anymore. That is what I hope for', 'Not to be in this office anymore'],
    [
      'elevated',
      "I'm not making any plans past March, I can't see myself anywhere",
      'No plans past March, the contract ends and I have not heard',
    ],
    ['elevated', 'the urge to burn myself is back', 'the urge to cut my own hair is back'],
    [
      'imminent',
      "my left arm won't move and I feel odd",
      "my left arm won't move well since the accident, physio helps",
    ],
    [
      'elevated',
      "I don't remember driving home from the bar",
      "I don't remember driving home, I was so tired after the night shift",
    ],
    ['imminent', 'my brother overdosed', "It's ten years since my brother overdosed, I lit a candle"],
    [
      'elevated',
      'I keep hurting myself on purpose',
      "My GP asked if I'd hurt myself and I laughed, it's plain heartbreak",
    ],
    [
      'elevated',
      'he asked about harming myself and i said no and that was uh that was a lie',
      'he asked about the broken vase and i said no and that was uh that was a lie',
    ],
    [
      'elevated',
      'The urge to cut is strong, I sat on my hands through the whole film',
      'In the film she has the urge to cut and the friend sits with her',
    ],
    [
      'elevated',
      'if I had any tablets in the house I would take them all',
      'if I had tablets for this headache I would take one',
    ],
    [
      'imminent',
      "I've put a towel along the door and turned the gas on",
      'There was a draught, I put a towel along the door and turned the oven on for the bread',
    ],
    [
      'elevated',
      'The trains and the tracks, I get these thoughts when I stand there',
      'I lost my train of thought, sorry',
    ],
    [
      'imminent',
      'My mother cannot talk and her mouth is hanging',
      'My mother cannot talk to her own grandson in Polish any more',
    ],
    [
      'imminent',
      'She is limp and cannot talk, her lips are blue',
      'She cannot talk about money to save her life',
    ],
  ])('%s: %s', (level, grave, twin) => {
    expect(levelOf(grave)).toBe(level);
    expect(levelOf(twin)).toBe('none');
  });

  it('thoughts of suicide are not over because there is no plan', () => {
    const yes = ['It was a heavy week.', 'Do you have thoughts of suicide?', 'Yes, they come.'];
    expect(levelOf(...yes, 'Have you thought about how you would do it?', 'No. They just come.')).toBe(
      'elevated',
    );
  });

  it('a near time, asked for, is grave where dying was spoken of and nowhere else', () => {
    const asked = ['Do you have an idea of when?', 'tonight'];
    expect(levelOf('I want to end my life', ...asked)).toBe('imminent');
    expect(levelOf('I am going to tell him', ...asked)).toBe('none');
    expect(levelOf('I want to end my life', 'When did you last eat?', 'today')).toBe('elevated');
  });

  it('a yes that says with what, or that it is tonight, is a plan', () => {
    const asked = ['niko tu', 'Do you mean you are thinking of killing yourself?'];
    expect(levelOf(...asked, 'eeh, dawa iko kwa mkono')).toBe('imminent');
    expect(levelOf(...asked, 'yes, tonight')).toBe('imminent');
    expect(levelOf(...asked, 'yes, some nights')).toBe('elevated');
  });

  it('a no to the fear in a question about safety is no "not safe"', () => {
    const asked = ['My mother has Alzheimer and she hit me last week', 'Are you safe right now?'];
    expect(levelOf(...asked, "no she's not dangerous, she's five foot nothing")).toBe('elevated');
    expect(levelOf(...asked, 'no, I am not')).toBe('imminent');
    expect(levelOf(...asked, 'no he is only in the next room')).toBe('imminent');
  });

  it('who is safe today has said no more than that', () => {
    const asked = ['those thoughts of killing myself are back', 'Are you safe today?'];
    expect(levelOf(...asked, 'yeah today')).toBe('elevated');
    expect(levelOf(...asked, 'yes, I am')).toBe('watch');
  });
});
