import { describe, expect, it } from 'vitest';
import { addDays, addMonths, datesBetween, daysIn, lastOf, weekdayOf, weeksOf } from './calendar-dates.ts';

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
});
