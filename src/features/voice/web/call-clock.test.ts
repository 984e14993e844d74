import { describe, expect, it } from 'vitest';
import { elapsedAt, formatClock, timeLeft } from './call-clock.ts';

const MINUTE_MS = 60_000;

describe('the timer of a session', () => {
  it('carries on from what the server counted', () => {
    const clock = { elapsedMs: 12 * MINUTE_MS, atMs: 1_000, capMs: 45 * MINUTE_MS };
    expect(formatClock(elapsedAt(clock, 5_000))).toBe('12:04');
    expect(formatClock(clock.capMs)).toBe('45:00');
  });

  it('shows hours when there are any', () => {
    expect(formatClock(3_723_000)).toBe('1:02:03');
    expect(formatClock(999)).toBe('00:00');
  });

  it.each([
    [39 * MINUTE_MS, null],
    [40 * MINUTE_MS, 'five_minutes_left'],
    [44 * MINUTE_MS - 1, 'five_minutes_left'],
    [44 * MINUTE_MS, 'one_minute_left'],
    [45 * MINUTE_MS, null],
    [50 * MINUTE_MS, null],
  ])('warns gently at five minutes and at one: %i ms of 45 minutes', (elapsedMs, warning) => {
    expect(timeLeft(elapsedMs, 45 * MINUTE_MS)).toBe(warning);
  });
});
