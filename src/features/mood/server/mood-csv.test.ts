import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvCell, csvHead, csvLine } from './mood-csv.ts';

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
    csvHead + csvLine({ ...log, emotions: ['calm'], activities: ['walk', 'own'] }, (id) => names[id]!);
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

test('no cell becomes a formula when a spreadsheet opens it', () => {
  const attempts = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r=1',
    '\u0000=1',
    '＝1',
    '=HYPERLINK("x","y")',
  ];
  for (const attempt of attempts) expect(csvCell(attempt).replace(/^"/, '')[0], attempt).toBe("'");
  expect(csvCell('a - b = c')).toBe('a - b = c');
  expect(csvCell(-1)).toBe('-1');
});
