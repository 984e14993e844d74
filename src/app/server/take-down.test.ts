import { expect, test } from 'vitest';
import { createTakeDown } from './take-down.ts';

test('what was begun is ended in reverse order, once', async () => {
  const ended: string[] = [];
  const takeDown = createTakeDown();
  takeDown.add(() => ended.push('database'));
  takeDown.add(
    async () => ended.push('events'),
    () => ended.push('server'),
  );
  await takeDown.run();
  await takeDown.run();
  expect(ended).toEqual(['server', 'events', 'database']);
});

test('a step that fails keeps none of the others from being taken, and is told of', async () => {
  const ended: string[] = [];
  const takeDown = createTakeDown();
  takeDown.add(() => ended.push('database'));
  takeDown.add(() => Promise.reject(new Error('jobs')));
  takeDown.add(() => {
    throw new Error('calls');
  });
  await expect(takeDown.run()).rejects.toThrow('calls');
  expect(ended).toEqual(['database']);
});
