import { describe, expect, it } from 'vitest';
import { calendarKey, inOtherMonth, yearKey } from './grid-keys.ts';

describe('arrow keys in a calendar', () => {
  it('move by day, week and month', () => {
    expect(calendarKey('ArrowRight', '2026-11-30')).toBe('2026-12-01');
    expect(calendarKey('ArrowUp', '2026-11-03')).toBe('2026-10-27');
    expect(calendarKey('PageDown', '2026-01-31')).toBe('2026-02-28');
    expect(calendarKey('Home', '2026-11-21')).toBe('2026-11-01');
    expect(calendarKey('a', '2026-11-21')).toBeNull();
  });

  it('land on the last day where a month is shorter', () => {
    expect(inOtherMonth('2028-03-31', -1)).toBe('2028-02-29');
  });
});

describe('arrow keys in the year', () => {
  it('follow what the eye sees, months as rows or as columns', () => {
    expect(yearKey('ArrowRight', '2026-03-31', true)).toBe('2026-04-01');
    expect(yearKey('ArrowDown', '2026-03-31', true)).toBe('2026-04-30');
    expect(yearKey('ArrowDown', '2026-03-31', false)).toBe('2026-04-01');
    expect(yearKey('ArrowRight', '2026-03-31', false)).toBe('2026-04-30');
  });

  it('stop at the ends of the year', () => {
    expect(yearKey('ArrowLeft', '2026-01-01', true)).toBe('2026-01-01');
    expect(yearKey('ArrowRight', '2026-12-31', true)).toBe('2026-12-31');
  });
});
