import { expect, test } from 'vitest';
import { heardText } from './heard-text.ts';

const text = 'That sounds hard. You kept going anyway. What helped?';
const marks = [
  { atMs: 0, characters: 0 },
  { atMs: 1_000, characters: 18 },
  { atMs: 2_500, characters: 41 },
];

test('a sentence that was played to its end was heard, the next one was not', () => {
  expect(heardText(text, marks, 1_000, 3_500).trim()).toBe('That sounds hard.');
  expect(heardText(text, marks, 2_500, 3_500).trim()).toBe('That sounds hard. You kept going anyway.');
});

test('inside a sentence only whole words count as heard', () => {
  expect(heardText(text, marks, 2_000, 3_500)).toBe('That sounds hard. You kept going');
});

test('nothing played is nothing heard, everything played is everything heard', () => {
  expect(heardText(text, marks, 0, 3_500)).toBe('');
  expect(heardText(text, marks, 3_500, 3_500)).toBe(text);
});

test('without marks speech is taken as even', () => {
  expect(heardText('one two three four', [], 500, 1_000)).toBe('one two');
});
