import { describe, expect, it } from 'vitest';
import type { SpokenTurn } from '../../../therapist.contract.ts';
import type { Line } from '../line.ts';
import { wordingOf } from '../line.ts';
import { last, talk } from '../testing/talk.ts';
import {
  handedBack,
  handedBackMatter,
  handedBackShort,
  honestlyNot,
  nothingToHandBack,
  ownedBeforeAnswer,
  ownedBeforeTelling,
  ownedOurQuestion,
  ownedTwice,
} from './protest.data.ts';
import { protestIn } from './protest.ts';

const filler = /how it goes on|whenever you are ready|What do you suspect yourself|tell me the rest/;
const kindOf = (before: string[], ours: string, said: string): string | null => {
  const conversation: SpokenTurn[] = [
    ...before.map((content) => ({ role: 'user' as const, content })),
    { role: 'assistant', content: ours },
  ];
  return protestIn([...before, said], conversation)?.kind ?? null;
};

describe('a protest', () => {
  it.each([
    [
      'is it normal to be like this over a dog?',
      'You can tell me the rest.',
      'i asked if its normal',
      'asked',
    ],
    [
      'can you explain why i freeze?',
      'What is the story with Dan?',
      'dans not the story. i asked why i freeze',
      'asked',
    ],
    ['would that be weird?', 'It does not.', 'what does not? i asked if itd be weird', 'asked'],
    [
      'he texted. what do i say',
      'Many partners say so.',
      'partners? hes my brother. i asked what to text him back',
      'asked',
    ],
    ['the wifi is fine', 'How is your wifi?', 'sorry are you reading what i write', 'missed'],
    ['should i tell my mum?', 'Theses get done.', 'that wasnt what i asked lol. i meant my mum', 'missed'],
    ['hes nine', 'How do you get on with him?', 'you asked me that already', 'twice'],
    ['she is kind', 'What is she like?', "I've already told you what she's like", 'twice'],
    ['we married in june', 'How long?', 'told you. june', 'twice'],
    ['josh went to uni', 'How far along is it?', 'How far along is what?', 'senseless'],
    [
      'my boss rings',
      'Both answers cost. Which way do you lean?',
      'what? theres no both answers',
      'senseless',
    ],
    ['my vet wrote', 'We could take one knot out of this. Shall we?', 'whats a knot? no', 'senseless'],
    ['i do voices', 'What would happen, if you did not?', 'did not do what for a week? d&d?', 'senseless'],
    ['my son', 'What happened?', 'who?', 'senseless'],
    ['my son', 'I see. Go on.', 'where', 'senseless'],
    ['my son', 'What happened?', 'why?', 'why'],
    ['linda laughs', 'And his room?', "It's an office now. I was telling you about Martin", 'about'],
  ])('after %j and %j: %j', (before, ours, said, kind) => expect(kindOf([before], ours, said)).toBe(kind));

  it.each([
    ['i have a job', 'What happened?', 'i asked if i could leave early and he laughed'],
    ['i have a job', 'What happened?', 'I asked her why she left'],
    ['i have a son', 'What happened?', 'he asked me that already'],
    ['i have a son', 'What did you say?', 'that was what i said to him'],
    ['i have a sister', 'And she?', 'i was talking about her with mum yesterday'],
    ['i have a sister', 'And she?', 'i never said that to her'],
    ['i have a sister', 'And she?', 'why would she ask me that'],
    ['i have a sister', 'And she?', 'where she works'],
    ['i have a sister', 'And she?', "I don't follow football"],
    ['i have a sister', 'What would you do?', 'you know what? i would go'],
    ['i have a sister', 'What would you do?', 'what if she goes? i would cry'],
    ['i have a sister', 'And she?', 'my mum never listens to what i say'],
  ])('is not: after %j and %j: %j', (before, ours, said) => expect(kindOf([before], ours, said)).toBeNull());

  it('about a question is answered, and the miss owned', async () => {
    const talked = await talk([
      null,
      'there is a girl at my gym',
      'it rained all week',
      'i asked why i freeze',
    ]);
    expect(last(talked)).not.toMatch(filler);
    const again = await talk([
      null,
      'i see her every thursday',
      'i do not sleep. why do i keep checking the door? my mum rings each hour and then my sister rings and then my gran rings and it goes on and on till ten at night',
      'i asked why i keep checking',
    ]);
    expect(last(again)).toMatch(/Checking brings a moment of calm/);
    expect(last(again)).toMatch(/missed|went past|owe you|no answer/);
  });

  it('without one hands back what was told, and asks one thing about it', async () => {
    const talked = await talk([null, 'my lad stopped asking me to go fishing', 'you asked me that already']);
    expect(last(talked)).toContain('our lad stopped asking you to go fishing');
    expect(last(talked)).not.toMatch(filler);
    expect(last(talked).match(/\?/g)).toHaveLength(1);
  });

  it('about our own question is never answered as a question of theirs', async () => {
    const talked = await talk([null, 'my sister is getting married in May', 'How far along is what?']);
    expect(last(talked)).not.toMatch(filler);
    expect(last(talked)).toContain('our sister is getting married in May');
  });

  it('with a death in it is met as one', async () => {
    const talked = await talk([null, 'she was kind', 'Sorry, how is what? My mum died in 2017.']);
    expect(last(talked)).not.toMatch(/What about that weighs most/);
  });

  it('a message of any length is read in no time', () => {
    for (const said of ['ok no but '.repeat(100), `${'what '.repeat(300)}?`, 'i asked if '.repeat(200)]) {
      const start = performance.now();
      kindOf(['is it normal?'], 'What?', said);
      expect(performance.now() - start).toBeLessThan(400);
    }
  });

  it('is met in few words, and with one question at most', () => {
    const both = (line: Line): string[] => [wordingOf(line, 'Standard'), wordingOf(line, 'GenZ')];
    for (const text of [
      ...ownedBeforeAnswer,
      ...ownedBeforeTelling,
      ...ownedOurQuestion,
      ...ownedTwice,
    ].flatMap(both)) {
      expect(text).not.toContain('?');
      expect(text.split(' ').length).toBeLessThanOrEqual(10);
    }
    for (const text of [
      ...handedBack,
      ...handedBackMatter,
      ...handedBackShort,
      ...honestlyNot,
      ...nothingToHandBack,
    ].flatMap(both))
      expect(text.match(/\?/g), text).toHaveLength(1);
  });
});
