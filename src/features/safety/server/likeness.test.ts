import { expect, test } from 'vitest';
import { likeness } from './likeness.ts';

test('likeness is 1 for the same words however spaced, 0 for nothing in common', () => {
  expect(likeness('Same  words', 'same words ')).toBe(1);
  expect(likeness('', '')).toBe(1);
  expect(likeness('abc', 'xyz')).toBe(0);
});
