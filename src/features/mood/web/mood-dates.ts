// What a check-in adds to calendar dates: how far back one may be written, and when one was, where it was.
import { localDate } from '#platform/shared/local-day.ts';
import { addDays, today, zoneHere } from '#platform/web/calendar-dates.ts';
import { BACKFILL_DAYS } from '../mood-limits.data.ts';

/** The first date a check-in may still be written for. */
export const backfillFrom = (now = new Date()): string => addDays(today(now), -BACKFILL_DAYS);

/** Whether a new check-in may be written for this date: the last seven days, never ahead. */
export const isOpenForWriting = (date: string, now = new Date()): boolean =>
  date >= backfillFrom(now) && date <= today(now);

/** What a `datetime-local` field holds for an instant: the wall clock here, to the minute. */
export function fieldValueOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${localDate(at, zoneHere())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The time it was where it was written. */
export function timeOf(log: { logged_at: string; tz: string }): string {
  const how = { hour: '2-digit', minute: '2-digit' } as const;
  try {
    return new Date(log.logged_at).toLocaleTimeString(undefined, { ...how, timeZone: log.tz });
  } catch {
    return new Date(log.logged_at).toLocaleTimeString(undefined, how);
  }
}
