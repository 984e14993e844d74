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
    [
      'elevated',
      'every time the car pulls in the kids go quiet and hide',
      'every time the car pulls in the kids hide to surprise their dad',
    ],
    ['elevated', 'when his key turns we all freeze', 'when his key turns the dog runs to the door'],
    [
      'elevated',
      'i told him no like five times. he said i owed him',
      'I told him no and he said I owed him twenty quid',
    ],
    [
      'elevated',
      "woke up and he was on top of me, we'd only had two drinks",
      'woke up and the cat was on top of me',
    ],
    [
      'elevated',
      "my pastor says it's God's plan for us that we do it in the vestry",
      "my pastor says it's God's plan for us to build a new roof",
    ],
    [
      'elevated',
      'uncle says its our secret game and i hate it',
      'Uncle Tom says the egg hunt is our secret game and I hate it when I lose to a five year old at Easter',
    ],
    [
      'elevated',
      "when he cries I hear myself say shut up or I'll make you shut up",
      'My dad used to say shut up or I will hit you when we were crying, I never would',
    ],
    [
      'elevated',
      "I left them in the car for two hours because I couldn't face them",
      'I left them in the car for two hours, the shopping bags, and the ice cream melted',
    ],
    [
      'elevated',
      'he drove at ninety with me and the kids in the back until I said sorry',
      'my brother sat on me until I said sorry, we were playing',
    ],
    [
      'elevated',
      'I learned to cover bruises with two shades of concealer',
      'Concealer covers the bruise from my bike fall quite well',
    ],
    [
      'elevated',
      "I drive better after four pints, I've got the school run at three",
      'I drive better after a coffee',
    ],
    [
      'elevated',
      'my arms look like a zebra again, back to long sleeves',
      'my arms look like a zebra again after that tan, short sleeves season lol',
    ],
    [
      'elevated',
      'my friend sent me a picture of his wrists and then turned off his phone',
      'my friend sent me a picture of his new watch and then turned off his phone',
    ],
    [
      'elevated',
      'I sit in the garage with the keys in my hand for an hour, then I go back in',
      'I sat in the garage with the keys, waiting for my son to find his boots',
    ],
    [
      'elevated',
      "I'm only here because the dog needs feeding",
      "I'm only here at this job because the kids need shoes",
    ],
    [
      'elevated',
      "a girl in my class told me she's bought the pills and made me swear",
      "a girl in my class told me she's bought the rope for climbing and made me swear I'd come",
    ],
    [
      'elevated',
      "dad hasn't been right since mum died, he's cleaned his gun three times today",
      'dad has cleaned his gun three times today, the hunting season starts',
    ],
    [
      'elevated',
      "My wife says she's going for a long drive and left her ring on the table",
      'My wife went for a drive and left her phone on the table, she is so forgetful',
    ],
    [
      'imminent',
      "I'm at the top of the multi-storey, level nine, sitting with my legs over",
      "we're sitting at the pool on level nine with our legs over the side",
    ],
    [
      'imminent',
      "the hose is fixed and the dog's with the neighbours",
      'the hose is fixed and the garden is happy, the neighbours lent it',
    ],
    [
      'elevated',
      "I'm not going to do it, but I've picked the tree",
      'I picked the tree, a Nordmann, and the kids decorated it',
    ],
    [
      'imminent',
      "I've been calm since I decided, everyone says how well I look",
      "I've been calmer since I decided to change jobs",
    ],
    [
      'elevated',
      "He's eleven and he asked me whether God minds if you come early",
      'He asked me if God minds when we come early to mass',
    ],
    [
      'elevated',
      'my cousin walked into the lake in March and I understand her so well',
      'my cousin walked into the lake for charity and I never understood her',
    ],
    [
      'elevated',
      "I let the baby cry in the wardrobe so I can't hear her",
      'I put the baby clothes in the wardrobe',
    ],
    [
      'elevated',
      "he makes me sign papers I can't read",
      'the bank made me sign papers I could not read without glasses',
    ],
    [
      'elevated',
      "the landlord lets himself in when I'm in bed, third time",
      "the cat lets himself in when I'm in bed",
    ],
    [
      'elevated',
      'my ex sent me a photo of my front door at 2am',
      'my ex sent me a photo of our old dog at 2am',
    ],
    [
      'elevated',
      "I stood over my father's bed with the cushion last night",
      "I stood over my father's bed with a cup of tea last night",
    ],
    [
      'elevated',
      'I stick the brush down my throat after dinner',
      'The nurse put a swab down my throat and I gagged',
    ],
    ['elevated', "The crows told me Thursday and it's Wednesday", 'The crows woke me on Thursday'],
    [
      'elevated',
      "I stick the brush down my throat when they're watching the news",
      'In the film she sticks a brush down her throat',
    ],
    [
      'imminent',
      'I took all the pills while everyone was watching the film',
      'I took all the plates out while everyone was watching the film',
    ],
    [
      'elevated',
      "I said I'd never do it while gran was alive, we buried her yesterday",
      "I'd never do it while Mum's alive, sell the house I mean. Dad died in it.",
    ],
    [
      'elevated',
      "If I'm not here next session please don't blame yourself. You were kind.",
      "If I'm not here next week please don't feel bad, I'm on holiday",
    ],
    [
      'elevated',
      'I turned the gas on last night and lay on the floor with the windows closed, then I opened them',
      'I left the gas on last night and sat there with no idea, the landlord shut the windows',
    ],
    ['elevated', 'cba living tbh', 'cba with life admin today'],
    [
      'imminent',
      "can't be bothered with living anymore, got a plan and everything",
      "can't be bothered living in Leeds anymore, got a plan to move",
    ],
    [
      'elevated',
      "I used to think about dying and it's back",
      'I used to think of death and the anxiety is back, though not that',
    ],
    [
      'elevated',
      'I lie still and pretend to be asleep when I hear his footsteps',
      'I lie there pretending to be asleep when the floor creaks because my kids come up early',
    ],
    [
      'elevated',
      "Last time I changed the code I couldn't open my eye for four days",
      "Last time I ran a half marathon I couldn't walk for three days",
    ],
    [
      'imminent',
      'I drove there this morning and sat in the car park with the rifle, I want them to pay',
      'I went over there and sat with my knife and fork like a good boy, boss at the head of the table',
    ],
    [
      'elevated',
      'omg I literally want to die and nobody would notice',
      'omg I literally want to die he saw me with spinach in my teeth',
    ],
    ['imminent', 'I overdosed on sleeping tablets', 'I overdosed on Haribo at the cinema'],
    [
      'elevated',
      'I gave all my things away and I want to die',
      'my boss gave my project to someone else and he gave my number to his cousin',
    ],
    [
      'elevated',
      'I eat with them and then I bring it up in the sink',
      "We lost the house in 2010. I don't bring it up.",
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

  it('who is meant by a wish to kill is told apart', () => {
    const kindsOf = (content: string) => assess([{ role: 'user', content }]).kinds;
    expect(kindsOf("I think about killing myself but I've not decided how")).toEqual(['suicide']);
    expect(kindsOf('I think about killing him in his sleep')).toContain('harm_to_others');
  });

  it('who is safe today has said no more than that', () => {
    const asked = ['those thoughts of killing myself are back', 'Are you safe today?'];
    expect(levelOf(...asked, 'yeah today')).toBe('elevated');
    expect(levelOf(...asked, 'yes, I am')).toBe('watch');
  });
});
