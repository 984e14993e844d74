import { describe, expect, test } from 'vitest';
import { daylioElsewhere, daylioFile } from '../../testing/daylio-file.ts';
import { dayOrderOf, readDay, readTime } from './daylio-dates.ts';
import { readDaylio } from './read-daylio.ts';

describe('a Daylio file', () => {
  test('is read as the app writes it, notes as entries and moods as check-ins', () => {
    const { moods, entries, notes } = readDaylio(daylioFile(300));
    const read = [...(entries as Iterable<{ body: string; tags: string[] }>)];
    expect(moods).toHaveLength(300);
    expect(read.length).toBeGreaterThan(120);
    expect(read.every(({ body }) => body !== '' && !body.includes('<br>'))).toBe(true);
    expect(notes.sentences()).toEqual([]);
  });

  test.each(Object.entries(daylioElsewhere))('is read from a phone that is %s', (_name, file) => {
    const { moods } = readDaylio(Buffer.from(file));
    expect(moods.map(({ score, date, time }) => ({ score, date, time }))).toEqual([
      { score: 4, date: '2025-03-14', time: '21:41' },
      { score: 1, date: '2025-03-15', time: '07:05' },
    ]);
  });

  test('saved anew in another encoding is the same', () => {
    const file = daylioElsewhere.german!;
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file, 'utf16le')]);
    const latin = Buffer.from(file, 'latin1');
    for (const other of [utf16, latin])
      expect(readDaylio(other).moods).toEqual(readDaylio(Buffer.from(file)).moods);
  });

  test('with a mood of one’s own comes without a score for it, and says so', () => {
    const { moods, entries, notes } = readDaylio(
      Buffer.from(
        'full_date,date,weekday,time,mood,activities,note_title,note\n2025-01-02,,,10:00,floaty,rest,,Odd day',
      ),
    );
    expect(moods).toEqual([]);
    expect([...(entries as Iterable<{ mood: number | null }>)]).toMatchObject([
      { mood: null, body: 'Odd day' },
    ]);
    expect(notes.sentences().join(' ')).toContain('floaty');
  });

  test('of another kind, damaged or no text is refused in words', () => {
    for (const file of ['name,age\nx,1', '', 'a\u0000b', '<html><body>404</body></html>'])
      expect(() => readDaylio(Buffer.from(file)), file).toThrow(/Daylio|text/);
  });
});

test('days and times are read as they are written in many places', () => {
  expect(
    ['9:41 PM', '9:41 p. m.', '21.41', '21h41', '午後9:41', '오후 9:41', '٩:٤١ م'].map(readTime),
  ).toEqual(Array(7).fill('21:41'));
  expect(['12:05 am', '12:05 pm', '0:05', 'noon', '25:00'].map(readTime)).toEqual([
    '00:05',
    '12:05',
    '00:05',
    null,
    null,
  ]);
  expect(readDay('31 de dezembro', '2024', 'day-month')).toBe('2024-12-31');
  expect(readDay('7 марта', '2024', 'day-month')).toBe('2024-03-07');
  expect(readDay('février 30', '2024', 'day-month')).toBeNull();
  expect(dayOrderOf(['03/04/2025', '03/14/2025'])).toEqual({ order: 'month-day', isSure: true });
  expect(dayOrderOf(['03/04/2025'])).toEqual({ order: 'day-month', isSure: false });
});
