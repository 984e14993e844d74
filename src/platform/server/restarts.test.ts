import { expect, test } from 'vitest';
import { limitRestarts } from './restarts.ts';

const HOUR_MS = 60 * 60_000;

function clocked() {
  const clock = { ms: 0 };
  const mayRestart = limitRestarts({ most: 3, withinMs: HOUR_MS, now: () => clock.ms });
  return { clock, mayRestart };
}

test('what dies again and again is given up', () => {
  const { mayRestart } = clocked();
  expect(Array.from({ length: 5 }, mayRestart)).toEqual([true, true, true, false, false]);
});

test('what dies now and then is started again for ever', () => {
  const { clock, mayRestart } = clocked();
  for (let times = 0; times < 50; times++) {
    expect(mayRestart()).toBe(true);
    clock.ms += HOUR_MS / 2;
  }
});
