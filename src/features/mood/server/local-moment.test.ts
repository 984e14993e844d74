import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDate } from '#platform/shared/local-day.ts';
import {
  admits,
  canonicalZone,
  dateOfDay,
  dayNumber,
  instantOf,
  localHour,
  localTime,
} from './local-moment.ts';

const HOUR_MS = 3_600_000;
const zones = [
  'UTC',
  'Africa/Nairobi',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

describe('a time zone', () => {
  test('is known by any of its names, and an invented one is not', () => {
    expect(canonicalZone('europe/LONDON')).toBe('Europe/London');
    expect(canonicalZone('Africa/Nairobi')).toBe('Africa/Nairobi');
    for (const name of ['Mars/Olympus', '', '\u0000', "'; drop table members; --", 'x'.repeat(10_000), '+3'])
      expect(canonicalZone(name)).toBeNull();
  });
});

describe('the wall clock', () => {
  test('springs forward in London: the hour after 00 is 02', () => {
    const at = (iso: string) => localHour(new Date(iso), 'Europe/London');
    expect(at('2026-03-29T00:59:59Z')).toBe(0);
    expect(at('2026-03-29T01:00:00Z')).toBe(2);
  });

  test('falls back in London: 01 comes twice, on the same date', () => {
    for (const iso of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) {
      expect(localHour(new Date(iso), 'Europe/London')).toBe(1);
      expect(localDate(new Date(iso), 'Europe/London')).toBe('2026-10-25');
    }
  });

  test('skipped a whole day in Apia at the end of 2011', () => {
    const lastOfThe29th = new Date('2011-12-30T09:59:59Z');
    expect(localDate(lastOfThe29th, 'Pacific/Apia')).toBe('2011-12-29');
    expect(localDate(new Date(lastOfThe29th.getTime() + 1_000), 'Pacific/Apia')).toBe('2011-12-31');
    expect(localTime(new Date(lastOfThe29th.getTime() + 1_000), 'Pacific/Apia')).toBe('00:00');
  });

  test('a time that was shown is found again, in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('1990-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (zone, at) => {
          const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
          const [date, time] = [localDate(minute, zone), localTime(minute, zone)];
          const found = instantOf(date, time, zone);
          // The same wall-clock time; of the two in an autumn night, the first.
          expect([localDate(found, zone), localTime(found, zone)]).toEqual([date, time]);
          expect(found.getTime()).toBeLessThanOrEqual(minute.getTime());
          expect(minute.getTime() - found.getTime()).toBeLessThanOrEqual(HOUR_MS);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a time that was skipped is as much later as the clock jumped', () => {
    expect(instantOf('2026-03-29', '01:30', 'Europe/London').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(localDate(instantOf('2011-12-30', '10:00', 'Pacific/Apia'), 'Pacific/Apia')).toBe('2011-12-31');
  });
});

describe('when a check-in may be for', () => {
  const now = new Date('2026-03-30T12:00:00Z');

  test('a clock that runs ten minutes ahead is believed, one that is a day ahead is not', () => {
    expect(admits(new Date('2026-03-30T12:10:00Z'), 'Europe/London', now)).toBe('yes');
    expect(admits(new Date('2026-03-30T12:10:01Z'), 'Europe/London', now)).toBe('ahead');
    expect(admits(new Date('2026-03-31T12:00:00Z'), 'Europe/London', now)).toBe('ahead');
  });

  test('seven days back means seven dates there, also over the day the clock changed', () => {
    // London: the 23rd began at 00:00Z, before the clock went forward on the 29th.
    expect(admits(new Date('2026-03-23T00:00:00Z'), 'Europe/London', now)).toBe('yes');
    expect(admits(new Date('2026-03-22T23:59:59Z'), 'Europe/London', now)).toBe('too_old');
    // Apia is already on the 31st, so its seventh day back is the 24th.
    expect(localDate(now, 'Pacific/Apia')).toBe('2026-03-31');
    expect(admits(instantOf('2026-03-24', '00:00', 'Pacific/Apia'), 'Pacific/Apia', now)).toBe('yes');
    expect(admits(instantOf('2026-03-23', '23:59', 'Pacific/Apia'), 'Pacific/Apia', now)).toBe('too_old');
  });

  test('any moment of the last seven dates is admitted, and none before or ahead', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2005-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        fc.integer({ min: -11 * 24 * 60, max: 2 * 24 * 60 }),
        (zone, moment, minutes) => {
          const at = new Date(moment.getTime() + minutes * 60_000);
          const today = dayNumber(localDate(moment, zone));
          const dates = Array.from({ length: 8 }, (_, back) => dateOfDay(today - back));
          const verdict = admits(at, zone, moment);
          if (minutes > 10) expect(verdict).toBe('ahead');
          else if (minutes <= 0) {
            expect(verdict).toBe(dates.includes(localDate(at, zone)) ? 'yes' : 'too_old');
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
