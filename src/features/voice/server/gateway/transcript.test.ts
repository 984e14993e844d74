import { expect, test, vi } from 'vitest';
import type { StoredItem } from '../ports.ts';
import { eventually, later } from '../testing/eventually.ts';
import { createLogBook } from '../testing/test-gateway.ts';
import { createTranscript } from './transcript.ts';

function transcript(options: { saveEveryMs?: number; failures?: number } = {}) {
  const rows = new Map<string, StoredItem>();
  let writes = 0;
  let failures = options.failures ?? 0;
  const log = createLogBook();
  const words = createTranscript(
    {
      async save(item) {
        writes++;
        if (failures-- > 0) throw new Error('the database is away');
        rows.set(item.itemId, { ...item });
      },
      remove: async (itemId) => void rows.delete(itemId),
    },
    log,
    options.saveEveryMs ?? 40,
  );
  return { words, rows, log, writes: () => writes };
}
const order = (rows: Map<string, StoredItem>) =>
  [...rows.values()].sort((a, b) => a.position - b.position).map(({ itemId }) => itemId);

test('a growing item is stored before it is final, but not word by word, and its last text always', async () => {
  const { words, rows, writes } = transcript({ saveEveryMs: 60_000 });
  words.open('a', 'assistant');
  for (const word of 'one two three four five six'.split(' ')) {
    words.append('a', `${word} `);
    await later(2);
  }
  expect(rows.get('a')).toMatchObject({ text: 'one ', isFinal: false });
  words.finish('a');
  expect(await words.settle(5_000)).toBe(true);
  expect(rows.get('a')).toMatchObject({ text: 'one two three four five six', isFinal: true, heardMs: null });
  expect(writes()).toBe(2);
});

test('while it grows an item is stored again and again', async () => {
  const { words, rows } = transcript({ saveEveryMs: 20 });
  words.open('a', 'assistant');
  words.append('a', 'one ');
  await later(5);
  words.append('a', 'two');
  await eventually(() => rows.get('a')?.text === 'one two');
  expect(rows.get('a')!.isFinal).toBe(false);
});

test('words that arrive late stand where they were said', async () => {
  const { words, rows } = transcript();
  words.open('question', 'user', null);
  words.finish('question', 'How are you?');
  words.open('answer', 'assistant', 'unspoken');
  words.finish('answer', 'I am here.');
  words.open('late', 'user', 'question');
  words.finish('late', 'I mean it.');
  await words.settle(500);
  expect(order(rows)).toEqual(['question', 'late', 'answer']);
  expect(words.turns().map(({ content }) => content)).toEqual(['How are you?', 'I mean it.', 'I am here.']);
});

test('an item placed after one without words still finds its place', () => {
  const { words } = transcript();
  words.open('a', 'user');
  words.finish('a', 'first');
  words.open('noise', 'user', 'a');
  words.remove('noise');
  words.open('c', 'assistant');
  words.finish('c', 'third');
  words.open('b', 'user', 'noise');
  words.finish('b', 'second');
  expect(words.turns().map(({ content }) => content)).toEqual(['first', 'second', 'third']);
});

test('words that came ahead of their sound do not count as heard', () => {
  const { words } = transcript();
  words.open('a', 'assistant');
  words.append('a', 'That sounds like a lot to carry. What weighs most on you right now?');
  words.cutOff('a', 500, 1_000);
  expect(words.find('a')?.text).toBe('That');
});

test('an interrupted reply keeps what was heard and how long that was', async () => {
  const { words, rows } = transcript();
  words.open('a', 'assistant');
  words.append('a', 'You kept going.', 0);
  words.append('a', 'That takes strength.', 1_000);
  words.finish('a');
  words.cutOff('a', 1_050, 2_000);
  await words.settle(500);
  expect(rows.get('a')).toMatchObject({ text: 'You kept going.', heardMs: 1_050, isFinal: true });
});

test('a write that fails is tried again until it succeeds, and no word is logged', async () => {
  const { words, rows, log } = transcript({ failures: 1 });
  words.open('a', 'user');
  words.finish('a', 'my secret');
  expect(await words.settle(2_000)).toBe(true);
  expect(rows.get('a')?.text).toBe('my secret');
  expect(JSON.stringify(log.lines)).not.toContain('secret');
});

test('however long the database is away, what was said meanwhile is stored when it returns', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const { words, rows } = transcript({ failures: 200 });
    words.open('a', 'user');
    words.finish('a', 'said while it was away');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(rows.get('a')?.text).toBe('said while it was away');
  } finally {
    vi.useRealTimers();
  }
});

test('the words of a call that is over are given up when the database stays away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const { words, writes } = transcript({ failures: 1_000 });
    words.open('a', 'user');
    words.finish('a', 'my secret');
    void words.settle(1_000);
    await vi.advanceTimersByTimeAsync(120_000);
    const tried = writes();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(writes()).toBe(tried);
  } finally {
    vi.useRealTimers();
  }
});

test('what an earlier process stored comes first', async () => {
  const { words, rows } = transcript();
  const stored = {
    itemId: 'old',
    position: 4_096,
    role: 'user',
    text: 'before',
    isFinal: true,
    heardMs: null,
    source: 'voice',
  } as const;
  words.restore([stored]);
  words.open('new', 'assistant');
  words.finish('new', 'after');
  await words.settle(500);
  expect(rows.get('new')!.position).toBeGreaterThan(4_096);
  expect(words.turns()).toHaveLength(2);
});
