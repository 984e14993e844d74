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

test('what may take long is begun in its turn, and holds none of the others up', async () => {
  const ended: string[] = [];
  const voices = Promise.withResolvers<void>();
  const takeDown = createTakeDown();
  takeDown.add(() => {
    ended.push('database');
    voices.resolve();
  });
  takeDown.addSlow(async () => {
    ended.push('voices asked');
    await voices.promise;
    ended.push('voices');
  });
  takeDown.add(() => ended.push('server'));
  await takeDown.run();
  expect(ended).toEqual(['server', 'voices asked', 'database', 'voices']);
});

test('a failure of what takes long is told of as well', async () => {
  const takeDown = createTakeDown();
  takeDown.addSlow(() => Promise.reject(new Error('voices')));
  await expect(takeDown.run()).rejects.toThrow('voices');
});
