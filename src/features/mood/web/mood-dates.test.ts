import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  datesBetween,
  daysIn,
  isOpenForWriting,
  lastOf,
  timeOf,
  today,
  weekdayOf,
  weeksOf,
} from './mood-dates.ts';

describe('calendar dates', () => {
  it('step over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(lastOf('2028-02')).toBe('2028-02-29');
    expect(daysIn('2026-02')).toBe(28);
  });

  it('lose and double no day where clocks change', () => {
    for (const [from, to] of [
      ['2026-03-27', '2026-03-31'],
      ['2026-10-23', '2026-10-27'],
    ] as const) {
      const dates = datesBetween(from, to);
      expect(dates).toHaveLength(5);
      expect(new Set(dates).size).toBe(5);
    }
  });

  it('lay a month out in whole weeks that begin on Monday', () => {
    expect(weekdayOf('2026-11-21')).toBe(5);
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('open the last seven days for writing and no day ahead', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const here = today(now);
    expect(isOpenForWriting(here, now)).toBe(true);
    expect(isOpenForWriting(addDays(here, -7), now)).toBe(true);
    expect(isOpenForWriting(addDays(here, -8), now)).toBe(false);
    expect(isOpenForWriting(addDays(here, 1), now)).toBe(false);
  });

  it('show the time of a check-in as the clock where it was written did', () => {
    const at = { logged_at: '2026-11-21T20:30:00.000Z', tz: 'Africa/Nairobi' };
    expect(timeOf(at)).toMatch(/11:30|23:30/);
    expect(() => timeOf({ ...at, tz: 'Nowhere/AtAll' })).not.toThrow();
  });
});
