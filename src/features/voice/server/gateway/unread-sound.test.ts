import { expect, test } from 'vitest';
import { leastMsOf } from './heard-text.ts';
import { createUnreadSound } from './unread-sound.ts';

const pcm = (ms: number) => Buffer.alloc(ms * 48);

function holding() {
  const passed: string[] = [];
  const sound = createUnreadSound((itemId, part) => void passed.push(`${itemId} ${part.length / 48}`));
  return { sound, passed };
}

test('sound waits for its words, and then no longer than they last', () => {
  const { sound, passed } = holding();
  sound.take('a', pcm(300));
  sound.take('a', pcm(300));
  expect(passed).toEqual([]);
  sound.read('I hear ');
  expect(passed).toEqual(['a 300', 'a 50']);
  sound.read('you. ');
  expect(passed.slice(2)).toEqual(['a 250']);
  sound.take('a', pcm(500));
  expect(passed).toHaveLength(3);
  sound.release();
  expect(passed.slice(3)).toEqual(['a 500']);
});

test('where words come one by one, sound does not go on for a syllable at a time', () => {
  const { sound, passed } = holding();
  sound.take('a', pcm(1_000));
  sound.read('I ');
  expect(passed).toEqual([]);
  sound.read('am ');
  expect(passed).toEqual(['a 250']);
  sound.read('so ');
  expect(passed).toHaveLength(1);
  sound.read('sorry ');
  expect(passed.slice(1)).toEqual(['a 450']);
});

test('words that come first let their sound through at once', () => {
  const { sound, passed } = holding();
  sound.read('That sounds like a lot to carry. ');
  sound.take('a', pcm(1_000));
  expect(passed).toEqual(['a 1000']);
});

test('what was let go at the end of one item buys nothing for the next', () => {
  const { sound, passed } = holding();
  sound.read('A long sentence that was said quickly. ');
  sound.take('a', pcm(100));
  sound.release();
  sound.take('b', pcm(100));
  expect(passed).toEqual(['a 100']);
});

test('a script that writes whole syllables takes longer to say', () => {
  expect(leastMsOf('hear')).toBe(200);
  expect(leastMsOf('聞こえ')).toBe(375);
});
