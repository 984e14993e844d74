// One honest sentence for each picture. Where there is too little to say anything, it says so and how little; nothing
// here ever speaks of causes.

import { addDays, dayNumber, weekdayName } from '#platform/web/calendar-dates.ts';
import type { MoodOverview } from '../mood.contract.ts';
import { LEAST_DAYS_EACH, LEAST_SLEEP_DAYS } from '../mood-limits.data.ts';
import { type MoodDay, sumUp } from './day-means.ts';
import { moodCopy } from './mood.copy.ts';

const copy = moodCopy.readings;

type Counted = MoodOverview['by_hour'][number];

/** Points of score below which two means are called alike. */
const ALIKE = 0.2;
/** Days of a weekday, or check-ins of a part of the day, before it is compared. */
const LEAST_COMPARED = 4;

/** One decimal, as everywhere on the page. */
export const figure = (value: number): string => value.toFixed(1);

/**
 * @param days of the span and of the equal span before it
 * @param from first date of the span, `to` its last
 */
export function trendReading(days: readonly MoodDay[], from: string, to: string): string {
  const length = dayNumber(to) - dayNumber(from) + 1;
  const now = sumUp(days.filter(({ date }) => date >= from && date <= to));
  const before = sumUp(days.filter(({ date }) => date < from && date >= addDays(from, -length)));
  if (now.mean === null) return copy.trendNone(length);
  const base = copy.trend(now.n, now.days, figure(now.mean));
  if (before.mean === null || before.days < LEAST_DAYS_EACH || now.days < LEAST_DAYS_EACH) return base;
  const change = now.mean - before.mean;
  const than = copy.spanBefore(length, before.n);
  if (Math.abs(change) < ALIKE) return `${base} ${copy.trendAlike(than)}`;
  return `${base} ${change > 0 ? copy.trendHigher(figure(change), than) : copy.trendLower(figure(-change), than)}`;
}

type Named = Counted & { name: string };

/** The highest and the lowest of those that have enough, or a refusal. */
function contrast(items: readonly Named[], refusal: string): string {
  const known = items
    .filter(({ n, mean }) => n >= LEAST_COMPARED && mean !== null)
    .sort((one, other) => (other.mean ?? 0) - (one.mean ?? 0));
  const [high, low] = [known[0], known.at(-1)];
  if (!high || !low || known.length < 2) return refusal;
  const [top, bottom] = [high.mean ?? 0, low.mean ?? 0];
  if (top - bottom < ALIKE)
    return copy.alike(
      figure(bottom),
      figure(top),
      known.reduce((sum, { n }) => sum + n, 0),
    );
  return copy.highLow(high.name, figure(top), high.n, low.name, figure(bottom), low.n);
}

export const weekdayReading = (weekdays: readonly Counted[]): string =>
  contrast(
    weekdays.map((counted, weekday) => ({ ...counted, name: weekdayName(weekday) })),
    copy.weekdayFew(LEAST_COMPARED),
  );

/** Parts of the day by the first of their hours. */
export const partsOfDay = [0, 6, 12, 18] as const;

/** Hours pooled in four parts of the day. */
export function byPartOfDay(hours: readonly Counted[]): Counted[] {
  return partsOfDay.map((from) => {
    const pooled = hours.slice(from, from + 6);
    const n = pooled.reduce((sum, hour) => sum + hour.n, 0);
    const total = pooled.reduce((sum, hour) => sum + (hour.mean ?? 0) * hour.n, 0);
    return { n, mean: n === 0 ? null : total / n };
  });
}

export const hourReading = (hours: readonly Counted[]): string =>
  contrast(
    byPartOfDay(hours).map((counted, part) => ({ ...counted, name: copy.parts[part] ?? '' })),
    copy.hourFew(LEAST_COMPARED),
  );

type Effect = MoodOverview['activities'][number];

/** The one thing said of an activity, or why nothing can be. */
export function activityReading(effect: Effect, name: string): string {
  const { difference } = effect;
  if (difference === null) return copy.activityFew(effect.with.n, effect.without.n);
  const ns = [effect.with.n, effect.without.n] as const;
  if (Math.abs(difference) < ALIKE) return copy.activityAlike(name, ...ns);
  return difference > 0
    ? copy.activityHigher(name, figure(difference), ...ns)
    : copy.activityLower(name, figure(-difference), ...ns);
}

/** The strongest difference there is, or how many days are missing. */
export function activitiesReading(effects: readonly Effect[], nameOf: (id: string) => string): string {
  const known = effects.filter(({ difference }) => difference !== null);
  const strongest = [...known].sort(
    (one, other) => Math.abs(other.difference ?? 0) - Math.abs(one.difference ?? 0),
  )[0];
  return strongest ? activityReading(strongest, nameOf(strongest.id)) : copy.activitiesFew(LEAST_DAYS_EACH);
}

/** Spearman's ρ in words. The bounds are a convention, not a test. */
export function sleepReading({ n, correlation }: MoodOverview['sleep']): string {
  if (n < LEAST_SLEEP_DAYS) return copy.sleepFew(n, LEAST_SLEEP_DAYS);
  if (correlation === null) return copy.sleepSame(n);
  const size = Math.abs(correlation);
  const rho = correlation.toFixed(2);
  if (size < 0.2) return copy.sleepNone(rho, n);
  const strength =
    size < 0.4 ? copy.strengths.weak : size < 0.6 ? copy.strengths.clear : copy.strengths.strong;
  return correlation > 0 ? copy.sleepMore(strength, rho, n) : copy.sleepLess(strength, rho, n);
}

/** Hours of sleep in bands, each with the days in it. `from` is included, `to` not. */
export const sleepBands = [
  { from: 0, to: 5 },
  { from: 5, to: 6 },
  { from: 6, to: 7 },
  { from: 7, to: 8 },
  { from: 8, to: 9 },
  { from: 9, to: 25 },
] as const;

export function bySleep(days: readonly MoodDay[]): Counted[] {
  return sleepBands.map(({ from, to }) => {
    const inBand = days.filter(
      ({ sleep_hours }) => sleep_hours !== null && sleep_hours >= from && sleep_hours < to,
    );
    const n = inBand.length;
    return { n, mean: n === 0 ? null : inBand.reduce((sum, { mean }) => sum + mean, 0) / n };
  });
}

export function yearReading(days: readonly MoodDay[], daysSoFar: number): string {
  if (days.length === 0) return copy.yearNone;
  const counts = [1, 2, 3, 4, 5].map((score) => days.filter(({ mean }) => Math.round(mean) === score).length);
  const most = Math.max(...counts);
  return copy.year(days.length, daysSoFar, copy.scores[counts.indexOf(most)] ?? '', most);
}

export function emotionsReading(emotions: MoodOverview['emotions'], nameOf: (id: string) => string): string {
  const [first, second] = emotions;
  if (!first) return copy.emotionsNone;
  return copy.emotions(nameOf(first.id), first.n, second ? nameOf(second.id) : null, second?.n ?? 0);
}
