// Calendar dates as YYYY-MM-DD text: they have no zone and no short days, so nothing here can slip over a clock change.
// Weeks begin on Monday, as in the figures of the server.
import { localDate } from '../shared/local-day.ts';

const DAY_MS = 86_400_000;

/** Whole days since 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

export const addDays = (date: string, days: number): string =>
  new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);

/** The zone this device is in now. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export const today = (now = new Date()): string => localDate(now, zoneHere());

/** 0 is Monday. */
export const weekdayOf = (date: string): number => (((dayNumber(date) + 3) % 7) + 7) % 7;

/** `month` is YYYY-MM. */
export const monthOf = (date: string): string => date.slice(0, 7);

export const firstOf = (month: string): string => `${month}-01`;

export function addMonths(month: string, months: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const lastOf = (month: string): string => addDays(firstOf(addMonths(month, 1)), -1);

export const daysIn = (month: string): number => Number(lastOf(month).slice(8));

/** Every date from `from` to `to`, both included. */
export const datesBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, dayNumber(to) - dayNumber(from) + 1) }, (_, day) => addDays(from, day));

/** The weeks of a month, Monday first; null where another month's days would be. */
export function weeksOf(month: string): (string | null)[][] {
  const before = Array.from({ length: weekdayOf(firstOf(month)) }, () => null);
  const cells = [...before, ...datesBetween(firstOf(month), lastOf(month))];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  );
}

const utc = { timeZone: 'UTC' } as const;
const long = new Intl.DateTimeFormat(undefined, { ...utc, weekday: 'long', day: 'numeric', month: 'long' });
const longWithYear = new Intl.DateTimeFormat(undefined, { ...utc, dateStyle: 'full' });
const short = new Intl.DateTimeFormat(undefined, { ...utc, day: 'numeric', month: 'short' });
const monthAndYear = new Intl.DateTimeFormat(undefined, { ...utc, month: 'long', year: 'numeric' });
const monthShort = new Intl.DateTimeFormat(undefined, { ...utc, month: 'short' });
const weekdayLong = new Intl.DateTimeFormat(undefined, { ...utc, weekday: 'long' });
const weekdayShort = new Intl.DateTimeFormat(undefined, { ...utc, weekday: 'short' });

const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

/** "Saturday, 21 November", with the year when it is another one. */
export const longDate = (date: string, now = new Date()): string =>
  (date.slice(0, 4) === today(now).slice(0, 4) ? long : longWithYear).format(atNoon(date));
export const shortDate = (date: string): string => short.format(atNoon(date));
export const monthName = (month: string): string => monthAndYear.format(atNoon(firstOf(month)));
export const shortMonthName = (month: string): string => monthShort.format(atNoon(firstOf(month)));
/** 1970-01-05 was a Monday. */
const mondayPlus = (weekday: number) => atNoon(addDays('1970-01-05', weekday));
export const weekdayName = (weekday: number): string => weekdayLong.format(mondayPlus(weekday));
export const shortWeekdayName = (weekday: number): string => weekdayShort.format(mondayPlus(weekday));

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
/** An instant, here. */
export const momentOf = (iso: string): string => moment.format(new Date(iso));
