// Where the arrow keys lead in a picture made of days. Pure, so that the calendar and the year agree.
import { addDays, addMonths, daysIn, firstOf, lastOf, monthOf } from './calendar-dates.ts';

/** The same day of another month, or its last. */
export function inOtherMonth(date: string, months: number): string {
  const month = addMonths(monthOf(date), months);
  const day = Math.min(Number(date.slice(8)), daysIn(month));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** In a month laid out in weeks. null: the key is not ours. */
export function calendarKey(key: string, date: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return firstOf(monthOf(date));
    case 'End':
      return lastOf(monthOf(date));
    case 'PageUp':
      return inOtherMonth(date, -1);
    case 'PageDown':
      return inOtherMonth(date, 1);
    default:
      return null;
  }
}

/**
 * In a year laid out with months as rows (`isWide`) or as columns. Never leaves the year.
 * null: the key is not ours.
 */
export function yearKey(key: string, date: string, isWide: boolean): string | null {
  const along = isWide ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const across = isWide ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const year = date.slice(0, 4);
  let next: string | null = null;
  if (along.includes(key)) next = addDays(date, key === along[0] ? -1 : 1);
  else if (across.includes(key)) next = inOtherMonth(date, key === across[0] ? -1 : 1);
  else if (key === 'Home') next = firstOf(monthOf(date));
  else if (key === 'End') next = lastOf(monthOf(date));
  if (next === null) return null;
  return next.startsWith(year) ? next : date;
}
