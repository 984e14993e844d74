import { expect, test } from 'vitest';
import { isBright } from './bright-moments.ts';
import { last, talk } from './testing/talk.ts';

test.each([
  'My nephew drew me a picture',
  'we laughed so much at dinner',
  'I sat in the sun for an hour',
  'my daughter held my hand the whole time',
  'it was really lovely',
  'in a good way I guess',
  'the dog wagged when I came home',
])('a good moment: %s', (text) => {
  expect(isBright(text)).toBe(true);
});

test.each([
  'he held my hand down',
  'nobody hugged me at the funeral',
  'she held my hand until she died',
  'it was fun but I paid for it',
  'they laughed at me for crying',
  'we used to dance in the sun',
  'it would be nice to be hugged',
  'I wish someone would hold me',
  'is it nice there?',
])('no good moment: %s', (text) => {
  expect(isBright(text)).toBe(false);
});

test('who tells of a good moment is asked about it, and not about trouble', async () => {
  const lines = [null, 'My nephew drew me a picture', 'idk'];
  const told = last(await talk(lines.slice(0, 2)));
  expect(told).not.toMatch(/\b(?:worst|hardest|weigh\w*|piled up|need)\b/i);
  expect(last(await talk(lines))).not.toMatch(/\b(?:weight|heavy|weather|breathing)\b/i);
});
