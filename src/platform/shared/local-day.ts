// A person's own calendar day, from instants and an IANA zone. An unknown zone is UTC, never an error.

const HOUR_MS = 3_600_000;

const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const inUtc = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: 'UTC' });
/** Making one is slow, and there are only a few hundred zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string | null): Intl.DateTimeFormat {
  if (!timeZone) return inUtc;
  const known = formatters.get(timeZone);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone });
    formatters.set(timeZone, made);
    return made;
  } catch {
    return inUtc;
  }
}

/** The date there, as YYYY-MM-DD. */
export function localDate(at: Date, timeZone: string | null): string {
  const part = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`;
}

/** The first instant of a local date (YYYY-MM-DD), to the millisecond, over changes of the clock as well. */
export function startOfLocalDate(date: string, timeZone: string | null): Date {
  // No zone is further from UTC than this, so the day begins between the two.
  let before = Date.parse(`${date}T00:00:00Z`) - 26 * HOUR_MS;
  let after = before + 52 * HOUR_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDate(new Date(middle), timeZone) < date) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** The date after, as YYYY-MM-DD. */
export function nextDate(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** What time it is there, as people say it; null where that is not known. */
export function partOfDay(at: Date, timeZone: string | null): PartOfDay | null {
  if (!timeZone) return null;
  try {
    const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone }).format(at));
    if (hour >= 5 && hour < 12) return 'morning';
    if (hour >= 12 && hour < 18) return 'afternoon';
    return hour >= 18 && hour < 23 ? 'evening' : 'night';
  } catch {
    // A zone this machine does not know.
    return null;
  }
}
