import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function queueOf(gone: string[] = []) {
  const queue = createFairQueue<string>((work) => !gone.includes(work));
  for (const work of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(work[0], work);
  return queue;
}
const all = (queue: ReturnType<typeof queueOf>) => Array.from({ length: 7 }, queue.take);

test('one thing of each asker is taken, then round again', () => {
  expect(all(queueOf())).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
});

test('who asks later is not behind all that others wait for', () => {
  const queue = queueOf();
  queue.take();
  queue.add('d', 'd1');
  expect(all(queue).slice(0, 4)).toEqual(['b1', 'c1', 'a2', 'd1']);
});

test('what nobody wants any more costs its asker no turn', () => {
  expect(all(queueOf(['a1', 'c1', 'c2']))).toEqual([
    'a2',
    'b1',
    'a3',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('all of it can be taken at once', () => {
  const queue = queueOf(['b1']);
  expect(queue.takeAll()).toEqual(['a1', 'a2', 'a3', 'c1', 'c2']);
  expect(queue.take()).toBeUndefined();
});
