// The days of a list of check-ins, by the server's own formula, so that what waits on this device counts at once.

import { dayNumber } from '#platform/web/calendar-dates.ts';
import type { MoodLog, MoodOverview } from '../mood.contract.ts';

export type MoodDay = MoodOverview['days'][number];

const WINDOW_DAYS = 7;

export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * One per date that has check-ins, oldest first: the mean of its scores, the mean of that day and the six before of those
 * that have any (`mean7` over `days7` days), and the sleep said last that day in hours.
 */
export function dayMeans(logs: readonly MoodLog[]): MoodDay[] {
  const byDate = new Map<string, MoodLog[]>();
  for (const log of [...logs].sort((one, other) => (one.logged_at < other.logged_at ? -1 : 1)))
    byDate.set(log.local_date, [...(byDate.get(log.local_date) ?? []), log]);
  const days = [...byDate]
    .map(([date, sameDay]) => ({
      date,
      mean: meanOf(sameDay.map(({ score }) => score)) ?? 0,
      n: sameDay.length,
      sleep_hours: sameDay.findLast(({ sleep_hours }) => sleep_hours !== null)?.sleep_hours ?? null,
    }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  return days.map((day) => {
    const window = days.filter(({ date }) => {
      const back = dayNumber(day.date) - dayNumber(date);
      return back >= 0 && back < WINDOW_DAYS;
    });
    return { ...day, mean7: meanOf(window.map(({ mean }) => mean)) ?? day.mean, days7: window.length };
  });
}

/** Check-ins and their mean over some days, each check-in weighing the same. */
export function sumUp(days: readonly MoodDay[]): { n: number; days: number; mean: number | null } {
  const n = days.reduce((sum, day) => sum + day.n, 0);
  const total = days.reduce((sum, day) => sum + day.mean * day.n, 0);
  return { n, days: days.length, mean: n === 0 ? null : total / n };
}

/** The face a mean is shown with. */
export const faceOf = (mean: number): 1 | 2 | 3 | 4 | 5 =>
  Math.min(5, Math.max(1, Math.round(mean))) as 1 | 2 | 3 | 4 | 5;

/** Runs of days without a longer gap than `mostDays`, so that a line never bridges weeks nobody wrote about. */
export function unbrokenRuns(days: readonly MoodDay[], mostDays = WINDOW_DAYS): MoodDay[][] {
  const runs: MoodDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && dayNumber(day.date) - dayNumber(last.date) <= mostDays) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
