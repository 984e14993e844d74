// When and how long, in the member's own time zone and words.
import { conversationsCopy as copy } from './conversations.copy.ts';

const DAY_MS = 86_400_000;
const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
/** A day with a change of the clock is 23 or 25 hours long: rounding keeps the count of days right. */
const daysBetween = (from: Date, to: Date) => Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);

const short = new Intl.DateTimeFormat(undefined, { weekday: 'long' });
const thisYear = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
const anyYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** "Today", "Yesterday", "Monday" within a week, else the date. */
export function dayOf(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = daysBetween(at, now);
  if (days === 0) return copy.today;
  if (days === 1) return copy.yesterday;
  if (days > 1 && days < 7) return short.format(at);
  return at.getFullYear() === now.getFullYear() ? thisYear.format(at) : anyYear.format(at);
}

export const isSameDay = (one: string, other: string) => daysBetween(new Date(one), new Date(other)) === 0;

export const timeOf = (iso: string) => clock.format(new Date(iso));

export const dateAndTimeOf = (iso: string) => full.format(new Date(iso));

/** "under a minute", "12 min", "1 h 5 min". */
export function lengthOf(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return copy.length.short;
  if (minutes < 60) return copy.length.minutes(minutes);
  return copy.length.hours(Math.floor(minutes / 60), minutes % 60);
}
