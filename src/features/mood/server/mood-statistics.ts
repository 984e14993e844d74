// What check-ins add up to. Pure: rows in, figures out, each with the count behind it. Nothing is rounded here, and
// where there is too little to say anything the answer is null, never a guess.
import type { MoodOverview } from '../mood.contract.ts';
import { LEAST_DAYS_EACH, LEAST_SLEEP_DAYS } from '../mood-limits.data.ts';
import { dateOfDay, dayNumber } from './local-moment.ts';

export type CountedLog = {
  /** The member's own date, YYYY-MM-DD, and hour, 0–23. */
  local_date: string;
  local_hour: number;
  score: number;
  emotions: string[];
  activities: string[];
  /** Hours slept, null when not said. */
  sleep_hours: number | null;
};

type Counted = MoodOverview['by_hour'][number];
type Day = {
  day: number;
  date: string;
  mean: number;
  n: number;
  sleepHours: number | null;
  did: Set<string>;
};

/** Days a moving mean looks back, its own included. */
const WINDOW_DAYS = 7;

/**
 * All figures of an overview from `from` to `to`, both included.
 * @param logs oldest first; those of the six days before `from` count towards the moving mean only.
 */
export function overviewOf(logs: CountedLog[], from: string, to: string): MoodOverview {
  const inRange = logs.filter(({ local_date }) => local_date >= from && local_date <= to);
  const allDays = daysOf(logs);
  const days = allDays.filter(({ date }) => date >= from && date <= to);
  const { n, mean } = counted(inRange.map(({ score }) => score));
  return {
    from,
    to,
    n,
    mean,
    days: withMovingMean(allDays, days),
    by_weekday: byWeekday(days),
    by_hour: Array.from({ length: 24 }, (_, hour) =>
      counted(inRange.filter(({ local_hour }) => local_hour === hour).map(({ score }) => score)),
    ),
    emotions: countEmotions(inRange),
    activities: activityEffects(days),
    sleep: sleepCorrelation(days),
  };
}

/** How many, and their arithmetic mean Σx/n in the unit given; null of none. */
export function counted(values: number[]): Counted {
  const n = values.length;
  return { n, mean: n === 0 ? null : values.reduce((sum, value) => sum + value, 0) / n };
}

/**
 * One per local date: the mean score of its check-ins, what was done in any of them, and the sleep said last that day
 * (a second answer corrects the first). Oldest first.
 */
function daysOf(logs: CountedLog[]): Day[] {
  const byDate = new Map<string, CountedLog[]>();
  for (const log of logs) {
    const sameDay = byDate.get(log.local_date);
    if (sameDay) sameDay.push(log);
    else byDate.set(log.local_date, [log]);
  }
  return [...byDate]
    .map(([date, sameDay]) => ({
      day: dayNumber(date),
      date,
      mean: counted(sameDay.map(({ score }) => score)).mean!,
      n: sameDay.length,
      sleepHours: sameDay.findLast(({ sleep_hours }) => sleep_hours !== null)?.sleep_hours ?? null,
      did: new Set(sameDay.flatMap(({ activities }) => activities)),
    }))
    .sort((one, other) => one.day - other.day);
}

/** `mean7` = mean of the day means of the date and the six before it, over the `days7` of them that have any. */
function withMovingMean(allDays: Day[], days: Day[]): MoodOverview['days'] {
  const meanOfDay = new Map(allDays.map(({ day, mean }) => [day, mean]));
  return days.map(({ day, date, mean, n, sleepHours }) => {
    const window = Array.from({ length: WINDOW_DAYS }, (_, back) => meanOfDay.get(day - back));
    const present = counted(window.filter((value) => value !== undefined));
    return { date, mean, n, mean7: present.mean!, days7: present.n, sleep_hours: sleepHours };
  });
}

/** Mean of day means by weekday, Monday first; `n` in days. 1970-01-01, day 0, was a Thursday. */
function byWeekday(days: Day[]): Counted[] {
  return Array.from({ length: 7 }, (_, weekday) =>
    counted(days.filter(({ day }) => (((day + 3) % 7) + 7) % 7 === weekday).map(({ mean }) => mean)),
  );
}

/** Check-ins that named each emotion, most first, then by id. */
function countEmotions(logs: CountedLog[]): MoodOverview['emotions'] {
  const counts = new Map<string, number>();
  for (const { emotions } of logs)
    for (const id of new Set(emotions)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, n]) => ({ id, n }))
    .sort((one, other) => other.n - one.n || (one.id < other.id ? -1 : 1));
}

/**
 * For each activity: mean of day means over days with it less that over days without it, in points of score; null
 * unless there are five days of either kind. Largest difference either way first, then those that cannot be told.
 * A difference is not an effect: what else was different on those days is unknown.
 */
function activityEffects(days: Day[]): MoodOverview['activities'] {
  const ids = [...new Set(days.flatMap(({ did }) => [...did]))].sort();
  return ids
    .map((id) => {
      const on = counted(days.filter(({ did }) => did.has(id)).map(({ mean }) => mean));
      const off = counted(days.filter(({ did }) => !did.has(id)).map(({ mean }) => mean));
      const isEnough = on.n >= LEAST_DAYS_EACH && off.n >= LEAST_DAYS_EACH;
      return { id, with: on, without: off, difference: isEnough ? on.mean! - off.mean! : null };
    })
    .sort((one, other) => sizeOf(other.difference) - sizeOf(one.difference));
}

const sizeOf = (difference: number | null) => (difference === null ? -1 : Math.abs(difference));

/** Over days with both. null below fourteen of them, and where either never changes. */
function sleepCorrelation(days: Day[]): MoodOverview['sleep'] {
  const both = days.filter(({ sleepHours }) => sleepHours !== null);
  const n = both.length;
  if (n < LEAST_SLEEP_DAYS) return { n, correlation: null };
  return {
    n,
    correlation: rankCorrelation(
      both.map(({ sleepHours }) => sleepHours!),
      both.map(({ mean }) => mean),
    ),
  };
}

/**
 * Spearman's ρ, −1 to 1: the correlation of ranks, ties sharing the mean of their places. null where one of the two
 * has a single value throughout.
 */
export function rankCorrelation(xs: number[], ys: number[]): number | null {
  const [rx, ry] = [ranksOf(xs), ranksOf(ys)];
  const middle = (xs.length + 1) / 2;
  let [both, ofX, ofY] = [0, 0, 0];
  for (const [i, rank] of rx.entries()) {
    const [dx, dy] = [rank - middle, ry[i]! - middle];
    both += dx * dy;
    ofX += dx * dx;
    ofY += dy * dy;
  }
  if (ofX === 0 || ofY === 0) return null;
  return Math.max(-1, Math.min(1, both / Math.sqrt(ofX * ofY)));
}

function ranksOf(values: number[]): number[] {
  const order = values.map((_, i) => i).sort((one, other) => values[one]! - values[other]!);
  const ranks = new Array<number>(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && values[order[end]!] === values[order[start]!]) end += 1;
    for (let place = start; place < end; place += 1) ranks[order[place]!] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}

/** The first date whose check-ins an overview from `from` needs, for its moving mean. */
export const firstNeeded = (from: string): string => dateOfDay(dayNumber(from) - (WINDOW_DAYS - 1));
