import { describe, expect, it } from 'vitest';
import type { Fact } from './dialogue-state.ts';
import { isFragment } from './fragment.ts';
import { gistsOf, shortAnswerOf } from './gist.ts';
import { livingPieces } from './living-piece.ts';
import { keyFacts } from './offers.ts';
import { stepIn } from './receive-step.ts';
import { talk } from './testing/talk.ts';
import { emotionsIn, understand } from './understand.ts';

const pieces = (text: string): string[] => livingPieces(understand(text)).map(({ text: piece }) => piece);
const kind = (text: string) => gistsOf(understand(text))[0]?.kind;

describe('what is handed back', () => {
  it('is no clause that waits for the words of a quotation', () =>
    expect(pieces('Since Friday she\'s written "that was lovely" and nothing else.')).not.toContain(
      "since Friday she's written",
    ));

  it('keeps its “not even”', () =>
    expect(pieces('A colon and a bracket. Not even the yellow face.')).not.toContain('the yellow face'));

  it('is nobody’s words where nobody said them', () =>
    expect(
      livingPieces(understand('Nobody told me that the loneliness comes with the boxes.')).map((p) => p.kind),
    ).not.toContain('words_of_others'));

  it.each([
    ["I'll print the lesson at twenty-four points.", 'four points'],
    ['I keep stepping over where she would be lying.', 'you keep stepping over'],
    ['We agreed it, we wrote it on the fridge.', 'it on the fridge'],
  ])('of “%s” is not “%s”', (text, piece) => expect(pieces(text)).not.toContain(piece));

  it('does not hang in the air', () => {
    for (const text of [
      'They said no, which in Portuguese means no.',
      'i was so in my little bubble it is embarrassing',
    ])
      expect(pieces(text).filter((piece) => /^(?:which|in your)/.test(piece))).toEqual([]);
  });
});

describe('not knowing', () => {
  it.each(["I don't know", 'idk', 'not sure', 'meh', "i really don't know"])(
    '“%s” is not handed back',
    (text) => expect(shortAnswerOf(understand(text))).toBeNull(),
  );
  it('in front of what is known is left out', () =>
    expect(gistsOf(understand("I don't know, maybe I'm just petty."))[0]?.clause).toBe(
      "maybe you're just petty",
    ));
});

describe('a loss', () => {
  it.each(["I'm 44, divorced, two boys", 'i lost my retainer case in the canteen'])('is not “%s”', (text) =>
    expect(kind(text)).not.toBe('loss'),
  );
  it.each(['We are getting divorced after all these years', 'I lost my brother in March'])(
    'is “%s”',
    (text) => expect(kind(text)).toBe('loss'),
  );
});

it('a plan of two is a plan', () =>
  expect(stepIn('we could do thursdays at the library then curry', false)).toBe(
    'do thursdays at the library then curry',
  ));

describe('a feeling', () => {
  it('that somebody else put into words is theirs', () => {
    expect(emotionsIn('He put it away and said it politely, "I am exhausted."')).toEqual([]);
    expect(emotionsIn('Then I said "I am exhausted" to him')).not.toEqual([]);
  });
});

it('a summary does not say one thing twice', () => {
  const fact = (clause: string, turn: number): Fact => ({
    clause,
    turn,
    weight: 3 - turn / 10,
    isJudgement: false,
    person: null,
    feeling: null,
  });
  const told = [
    'your son stopped playing violin',
    'your son plays the violin',
    'your dentist says you grind',
  ];
  expect(keyFacts(told.map(fact), 3).map(({ clause }) => clause)).toEqual([told[0], told[2]]);
});

describe('what was heard wrongly in spoken talk', () => {
  it('a thing that looks sad says nothing of anybody’s sadness', () => {
    expect(emotionsIn("roommate's making those sad quesadillas")).toEqual([]);
    expect(emotionsIn('I had such a sad day')).toHaveLength(1);
    expect(emotionsIn('I am a sad person lately')).toHaveLength(1);
  });

  it('relief that does not last is no good news', () => {
    expect(emotionsIn('relieved mostly. then at night like somebody scooped me out')).toEqual([]);
    expect(emotionsIn('I was so scared, but then I felt relieved').map(({ family }) => family)).toContain(
      'good',
    );
  });

  it.each([
    ['That he sang flat at our wedding.'],
    ['my shoulders are fine actually, they used to be up by my ears'],
  ])('“%s” is nothing to treasure', (text) => expect(kind(text)).not.toBe('cherished'));

  it('a plan says what', () => {
    expect(stepIn('I will do it.', false)).toBeNull();
    expect(stepIn("I'll try that tomorrow", false)).toBeNull();
    expect(stepIn('gonna call my sister tonight'.replace('gonna', 'going to'), false)).toBe(
      'call your sister tonight',
    );
    expect(stepIn('going to be fired soon', false)).toBeNull();
  });

  it('nobody has to live with a kind word or a joke', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { replies } = await talk([null, 'My sister says they all sound like geese.'], { seed });
      expect(replies[1]).not.toMatch(/let go of you|goes on talking|live with them/);
    }
  });

  it.each([
    'you said nothing you said great deck kevin',
    "you're dictating this in the car you're parked don't worry",
    "you're done crying you did that in March",
    'you went to bed early you slept four hours',
  ])('“%s” is two sentences run together, and not handed back', (text) =>
    expect(isFragment(text)).toBe(true),
  );

  it.each([
    'you think you are too much for her',
    'you never know what you should say',
    'you kept every letter because you loved him',
    'she told you that you were lazy',
    'you lie awake, you count the hours',
    'everything you do is wrong',
    "he says he's fine and you believe him",
  ])('“%s” is one', (text) => expect(isFragment(text)).toBe(false));
});
