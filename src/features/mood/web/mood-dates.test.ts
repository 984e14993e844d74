import { describe, expect, it } from 'vitest';
import { addDays, today } from '#platform/web/calendar-dates.ts';
import { isOpenForWriting, timeOf } from './mood-dates.ts';

describe('the dates of check-ins', () => {
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
