import { expect, test } from 'vitest';
import type { StoredItem } from '../ports.ts';
import { takeUp } from './take-up.ts';

const item = (change: Partial<StoredItem>): StoredItem => ({
  itemId: 'a',
  position: 1_024,
  role: 'assistant',
  text: 'That sounds like a lot to carry, every single day.',
  isFinal: true,
  heardMs: null,
  source: 'voice',
  ...change,
});

test('a session that nobody has begun is opened, whatever the therapist said in earlier ones', () => {
  expect(takeUp(null, false, null)).toBe('open');
  expect(takeUp(item({}), false, null)).toBe('open');
  expect(takeUp(item({ isFinal: false }), false, 400)).toBe('open');
});

test('a member who was not answered is answered, in a new session too', () => {
  expect(takeUp(item({ role: 'user', isFinal: false }), true, null)).toBe('answer');
  expect(takeUp(item({ role: 'user' }), false, null)).toBe('answer');
});

test('a member who heard half a reply is told what happened, one who heard it all is listened to', () => {
  expect(takeUp(item({}), true, 400)).toBe('were_cut_off');
  expect(takeUp(item({ isFinal: false }), true, 9_000)).toBe('were_cut_off');
  expect(takeUp(item({}), true, 3_000)).toBe('listen');
  expect(takeUp(item({}), true, null)).toBe('listen');
});

test('a reply the member themselves had interrupted is not apologised for', () => {
  expect(takeUp(item({ heardMs: 900 }), true, 900)).toBe('listen');
});
