// When something was for the person who felt it: their date and hour from an instant and an IANA zone, and back. Only
// Intl knows the world's clocks; nothing here adds hours to a date by hand.
import { localDate } from '#platform/shared/local-day.ts';
import { BACKFILL_DAYS, CLOCK_SKEW_MS } from '../mood-limits.data.ts';

const DAY_MS = 86_400_000;
const LONGEST_ZONE = 64;

/** The zone by its canonical name; null for one the world does not have. */
export function canonicalZone(name: string): string | null {
  if (name.length > LONGEST_ZONE) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Making one is slow. Only canonical names come in, so there are a few hundred. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, made);
  return made;
}

/** What the wall clock there shows, read as if it were UTC; in ms, whole seconds. */
function wallClock(at: number, zone: string): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** 0–23 there. `zone` is canonical. */
export const localHour = (at: Date, zone: string): number =>
  new Date(wallClock(at.getTime(), zone)).getUTCHours();

/** `HH:MM` there. */
export const localTime = (at: Date, zone: string): string =>
  new Date(wallClock(at.getTime(), zone)).toISOString().slice(11, 16);

/**
 * The instant a wall clock showed this. A time that came twice is the first of the two; one that was skipped is as
 * much later as the clock jumped. `date` YYYY-MM-DD, `time` HH:MM.
 */
export function instantOf(date: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (at: number) => wallClock(at, zone) - at;
  const before = wanted - offsetAt(wanted - DAY_MS);
  const after = wanted - offsetAt(wanted + DAY_MS);
  const shown = [before, after].filter((at) => wallClock(at, zone) === wanted);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

/** Whole days since 1970 of a calendar date; dates have no zone and no short days. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * Whether a check-in may be written for `at` when it is `now`: not ahead by more than clocks differ, and its day there
 * not more than seven before today there.
 */
export function admits(at: Date, zone: string, now: Date): 'yes' | 'ahead' | 'too_old' {
  if (at.getTime() > now.getTime() + CLOCK_SKEW_MS) return 'ahead';
  const daysBack = dayNumber(localDate(now, zone)) - dayNumber(localDate(at, zone));
  return daysBack > BACKFILL_DAYS ? 'too_old' : 'yes';
}
