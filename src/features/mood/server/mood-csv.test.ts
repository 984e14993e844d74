import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { moodCsvHead, moodCsvLine } from './mood-csv.ts';

const log = {
  id: '1',
  score: 4,
  energy: null,
  emotions: ['calm'],
  activities: ['walk', 'own'],
  sleep_hours: 7.25,
  note: 'He said "later",\r\nthen left',
  logged_at: '2026-07-01T21:05:00.000Z',
  local_date: '2026-07-02',
  tz: 'Africa/Nairobi',
  source: 'checkin',
  shows_help: false,
  version: 1,
} as const;

test('a line is read back by any reader of the standard as it was', () => {
  const names: Record<string, string> = { calm: 'Calm', walk: 'Walk', own: 'Tea, with Mum' };
  const text =
    moodCsvHead +
    moodCsvLine({ ...log, emotions: ['calm'], activities: ['walk', 'own'] }, (id) => names[id]!);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(parse(text, { columns: true, bom: true, record_delimiter: '\r\n' })).toEqual([
    {
      date: '2026-07-02',
      time: '00:05',
      time_zone: 'Africa/Nairobi',
      mood: '4',
      energy: '',
      emotions: 'Calm',
      activities: 'Walk; Tea, with Mum',
      sleep_hours: '7.25',
      note: 'He said "later",\r\nthen left',
      source: 'checkin',
    },
  ]);
});

test('a note does not become a formula when a spreadsheet opens it', () => {
  const line = moodCsvLine({ ...log, emotions: [], activities: [], note: '=HYPERLINK("x","y")' }, (id) => id);
  expect(line).toContain(`"'=HYPERLINK(""x"",""y"")"`);
});
