// Check-ins as a table for a spreadsheet (RFC 4180: CRLF, quotes doubled). A cell a member wrote must not become a
// formula when it is opened, so one that would is led by an apostrophe.
import type { MoodLog } from '../mood.contract.ts';
import { localTime } from './local-moment.ts';

const columns = [
  'date',
  'time',
  'time_zone',
  'mood',
  'energy',
  'emotions',
  'activities',
  'sleep_hours',
  'note',
  'source',
] as const;

/** Led by a mark by which spreadsheets know that the text is UTF-8. */
export const csvHead = `\uFEFF${columns.join(',')}\r\n`;

/** @param nameOf words for the ids of emotions and activities. */
export function csvLine(log: MoodLog, nameOf: (id: string) => string): string {
  const cells = [
    log.local_date,
    localTime(new Date(log.logged_at), log.tz),
    log.tz,
    log.score,
    log.energy,
    log.emotions.map(nameOf).join('; '),
    log.activities.map(nameOf).join('; '),
    log.sleep_hours,
    log.note,
    log.source,
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // Spreadsheets look past leading blanks, and some past control characters.
  const safe = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
