import { expect, test } from 'vitest';
import { createReplyWatch } from './reply-watch.ts';

type Asked = { newest: string; memberText: string | null; before: string };

function watched(isHarm: (sentence: string) => boolean = () => false) {
  const asked: Asked[] = [];
  const broken: string[] = [];
  const watch = createReplyWatch({
    memberText: 'I want out.',
    check: async (newest, context) => {
      asked.push({ newest, ...context });
      return isHarm(newest) ? { rule: 'S7.glamour.learned' } : null;
    },
    onBroken: (rule) => void broken.push(rule),
  });
  return { watch, asked, broken };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a sentence is read once it is whole, with the one before it and the words it answers', async () => {
  const { watch, asked } = watched();
  for (const piece of ['I he', 'ar you. It may be', ' 3.5 times', ' worse! And', ' then']) watch.read(piece);
  expect(asked.map(({ newest }) => newest)).toEqual(['I hear you.', 'It may be 3.5 times worse!']);
  watch.finish();
  expect(asked.at(-1)).toEqual({
    newest: 'And then',
    memberText: 'I want out.',
    before: 'It may be 3.5 times worse!',
  });
  watch.finish();
  expect(asked).toHaveLength(3);
});

test('the first that must not be said is told of, and none after it', async () => {
  const { watch, broken } = watched((sentence) => sentence.includes('rest'));
  watch.read('I hear you. You may rest for good. Yes, rest now. ');
  watch.finish();
  await settled();
  expect(broken).toEqual(['S7.glamour.learned']);
});

test('a check that fails breaks nothing', async () => {
  const broken: string[] = [];
  const watch = createReplyWatch({
    memberText: null,
    check: () => Promise.reject(new Error('gone')),
    onBroken: (rule) => void broken.push(rule),
  });
  watch.read('I hear you. ');
  await settled();
  expect(broken).toEqual([]);
});
