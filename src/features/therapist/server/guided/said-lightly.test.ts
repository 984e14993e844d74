import { describe, expect, it } from 'vitest';
import { isJoking, isOnlySupposed, plainFeeling } from './said-lightly.ts';
import { understand } from './understand.ts';

const plain = (text: string) => plainFeeling(understand(text))?.family ?? null;

describe('a feeling that is told plainly', () => {
  it.each([
    ['I feel so guilty every evening', 'guilty'],
    ["I'm scared of the results on Friday", 'anxious'],
    ['i was so angry in that meeting', 'angry'],
    ['It makes me sad that she stopped calling', 'sad'],
  ])('is found in %j', (text, family) => expect(plain(text)).toBe(family));

  it.each([
    'she would be worried, not cross',
    'Where I come from a man crying at a wedding is stared at',
    'limp like an old lettuce and a little ashamed',
    'some shame, on the bus home',
    'still angry, yes, but he made me tea',
    "I'm sad in a tidy way. Does that exist",
    'I am proud, perhaps',
    'jealous, obviously, who would not be',
    'I was so annoyed haha I kicked the bin',
    "I'm rather tired of being the one who cooks",
    'anxious but like tired anxious',
  ])('is none in %j', (text) => expect(plain(text)).toBeNull());

  it('is none where it is only supposed', () => {
    const supposed = (text: string) => {
      const [emotion] = understand(text).emotions;
      return emotion ? isOnlySupposed(text, emotion) : null;
    };
    expect(supposed('what would stop me is the guilt')).toBe(true);
    expect(supposed('what stops me is the guilt')).toBe(false);
  });
});

describe('a joke', () => {
  it.each(['i could sing to the fridge haha', 'I was only joking', 'he tripped 😂'])(
    'is heard in %j',
    (text) => expect(isJoking(text)).toBe(true),
  );
  it.each(['the doctor had no time', 'my aunt Hana called', 'nobody laughs any more', 'it is not funny'])(
    'is none in %j',
    (text) => expect(isJoking(text)).toBe(false),
  );
});
