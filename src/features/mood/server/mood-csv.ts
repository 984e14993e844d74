// Check-ins as a table for a spreadsheet.
import { csvHead, csvRow } from '#platform/server/csv.ts';
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

export const moodCsvHead = csvHead(columns);

/** @param nameOf words for the ids of emotions and activities. */
export function moodCsvLine(log: MoodLog, nameOf: (id: string) => string): string {
  return csvRow([
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
  ]);
}
