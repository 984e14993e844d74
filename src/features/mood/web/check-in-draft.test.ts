import { describe, expect, it } from 'vitest';
import { addDays, today } from '#platform/web/calendar-dates.ts';
import {
  emptyWords,
  greetingAt,
  readWhen,
  steppedSleep,
  toggled,
  whenOn,
  withEmotion,
} from './check-in-draft.ts';
import { moodCopy } from './mood.copy.ts';
import { fieldValueOf } from './mood-dates.ts';

const now = new Date(2026, 10, 21, 20, 15);

describe('a check-in being written', () => {
  it('needs no more than a face', () => {
    expect(emptyWords(3, now)).toMatchObject({
      score: 3,
      energy: null,
      emotions: [],
      note: null,
      sleep_hours: null,
    });
  });

  it('takes a word out when it is pressed again, and no eleventh word in', () => {
    expect(toggled(['calm', 'proud'], 'calm', 10)).toEqual(['proud']);
    const ten = Array.from({ length: 10 }, (_, at) => `word-${at}`);
    expect(withEmotion({ ...emptyWords(3, now), emotions: ten }, 'calm').emotions).toEqual(ten);
  });

  it('steps sleep by half hours from seven, within a day', () => {
    expect(steppedSleep(null, -1)).toBe(7);
    expect(steppedSleep(7, 1)).toBe(7.5);
    expect(steppedSleep(7.25, 1)).toBe(7.5);
    expect(steppedSleep(7.25, -1)).toBe(7);
    expect(steppedSleep(0, -1)).toBe(0);
    expect(steppedSleep(24, 1)).toBe(24);
  });

  it('greets by the hour', () => {
    const { night, morning, evening } = moodCopy.checkIn.greetings;
    const hours = [2, 8, 20, 23].map((hour) => greetingAt(new Date(2026, 10, 21, hour)));
    expect(hours).toEqual([night, morning, evening, night]);
  });

  it('can be for any time in the last seven days, but not for later today or longer ago', () => {
    const here = today(now);
    expect(readWhen(`${addDays(here, -7)}T00:00`, now)).toHaveProperty('at');
    expect(readWhen(`${addDays(here, -8)}T23:59`, now)).toEqual({ problem: moodCopy.checkIn.whenOld });
    expect(readWhen(fieldValueOf(new Date(now.getTime() + 120_000)), now)).toEqual({
      problem: moodCopy.checkIn.whenAhead,
    });
    expect(readWhen('', now)).toEqual({ problem: moodCopy.checkIn.whenMissing });
  });

  it('starts at noon on an earlier day and now on this one', () => {
    expect(whenOn('2026-11-18', now)).toBe('2026-11-18T12:00');
    expect(whenOn(today(now), now)).toBe(fieldValueOf(now));
  });
});
