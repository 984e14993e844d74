// Dates as the journal says them. What counts days comes from the calendar of the mood pages, so that both agree.
import { longDate, monthName, today } from '#features/mood/web/mood-dates.ts';

export const todayHere = today;
export { longDate, monthName };

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const momentOf = (iso: string): string => moment.format(new Date(iso));
export const weekdayAndDay = (date: string): { weekday: string; day: string } => ({
  weekday: new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', weekday: 'short' }).format(
    new Date(`${date}T12:00:00Z`),
  ),
  day: String(Number(date.slice(8))),
});
