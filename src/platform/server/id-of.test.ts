import { expect, test } from 'vitest';
import { z } from 'zod';
import { idOf } from './id-of.ts';

test('the same text has the same id for ever, and another text another', () => {
  // Written down: what was brought in years ago must be known again.
  expect(idOf('mood import m 2024-02-29 21:15 0')).toBe('e475cc48-fa54-8bfb-9556-a480833d4c43');
  expect(idOf('a')).not.toBe(idOf('b'));
  expect(z.uuid().safeParse(idOf('a')).success).toBe(true);
});
