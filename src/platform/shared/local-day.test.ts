import { describe, expect, test } from 'vitest';
import { localDate, nextDate, partOfDay, startOfLocalDate } from './local-day.ts';

describe('a person’s own day', () => {
  test('is the date on their wall, not the server’s', () => {
    const at = new Date('2026-11-21T22:30:00Z');
    expect(localDate(at, 'Africa/Nairobi')).toBe('2026-11-22');
    expect(localDate(at, 'America/New_York')).toBe('2026-11-21');
    expect(localDate(at, null)).toBe('2026-11-21');
    expect(localDate(at, 'Nowhere/AtAll')).toBe('2026-11-21');
  });

  test('begins at their midnight, also on days the clock changes', () => {
    expect(startOfLocalDate('2026-11-22', 'Africa/Nairobi').toISOString()).toBe('2026-11-21T21:00:00.000Z');
    expect(startOfLocalDate('2026-11-02', 'America/New_York').toISOString()).toBe('2026-11-02T05:00:00.000Z');
    expect(startOfLocalDate('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T04:00:00.000Z');
    expect(startOfLocalDate('2026-07-01', 'Pacific/Kiritimati').toISOString()).toBe(
      '2026-06-30T10:00:00.000Z',
    );
  });

  test('has parts, as people there call them', () => {
    const at = (hour: string) => partOfDay(new Date(`2026-11-21T${hour}:00:00Z`), 'Africa/Nairobi');
    expect(['01', '02', '08', '09', '14', '15', '19', '20', '21'].map(at)).toEqual([
      'night',
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
      'night',
      'night',
    ]);
    for (const zone of [null, 'Nowhere/AtAll']) expect(partOfDay(new Date(), zone)).toBeNull();
  });

  test('is followed by the next one over a month’s end', () => {
    expect(nextDate('2026-11-30')).toBe('2026-12-01');
    expect(nextDate('2028-02-28')).toBe('2028-02-29');
  });
});
