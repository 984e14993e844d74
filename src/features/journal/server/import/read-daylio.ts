// Daylio's CSV: a check-in a line. Each becomes a mood check-in, and, where something was written, a journal entry.
import { parse } from 'csv-parse/sync';
import { fold } from '#platform/shared/folded-text.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { MAX_TAG_CHARACTERS, MAX_TAGS, MAX_TITLE_CHARACTERS } from '../../journal.contract.ts';
import { derivedId } from '../derived-id.ts';
import { type DayOrder, dayOrderOf, readDay, readTime } from './daylio-dates.ts';
import { columnNames, type DaylioColumn, moodNames } from './daylio-words.data.ts';
import { textOf } from './file-text.ts';
import { importWords } from './import.copy.ts';
import { createNotes } from './import-notes.ts';
import type { ImportedEntry, ImportedJournal, ImportedMood, ImportNotes } from './imported-journal.ts';
import { cutBody } from './read-dayone.ts';

const MOST_ROWS = 200_000;
const NOON = '12:00';
const MOST_OWN_MOODS = 10;

type Row = Record<DaylioColumn, string>;

/** Refuses INVALID_INPUT for a file that is no such list. */
export function readDaylio(file: Buffer): ImportedJournal {
  const rows = rowsIn(textOf(file));
  const notes = createNotes();
  const { order, isSure } = dayOrderOf(rows.map((row) => row.fullDate || row.date));
  if (!isSure) notes.say(importWords.guessedDates);

  const entries: ImportedEntry[] = [];
  const moods: ImportedMood[] = [];
  const minutes = new Map<string, number>();
  const ownMoods = new Map<string, number>();
  let withoutTime = 0;
  for (const row of rows) {
    const date = dateOf(row, order);
    if (!date) {
      notes.count('future');
      continue;
    }
    const read = readTime(row.time);
    if (!read) withoutTime += 1;
    const time = read ?? NOON;
    // The place among those of one minute: what was written is no part of the name, which is stored plain.
    const minute = `${date} ${time}`;
    const place = minutes.get(minute) ?? 0;
    minutes.set(minute, place + 1);

    const score = scoreOf(row.mood);
    const activities = row.activities
      .split('|')
      .map((each) => each.trim())
      .filter(Boolean);
    const title = plainLines(row.title);
    const note = plainLines(row.note);
    if (score) moods.push({ score, date, time, activities, note: note || title || null });
    else if (row.mood.trim() !== '') ownMoods.set(row.mood.trim(), (ownMoods.get(row.mood.trim()) ?? 0) + 1);
    if (title || note || !score)
      entries.push(...entriesOf({ date, time, place, score, activities, title, note }, notes));
  }
  if (withoutTime > 0) notes.say(importWords.noTime(withoutTime));
  for (const [name, count] of [...ownMoods].slice(0, MOST_OWN_MOODS))
    notes.say(importWords.ownMood(name.slice(0, 40), count));
  return { entries, moods, notes };
}

type Line = {
  date: string;
  time: string;
  place: number;
  score: number | null;
  activities: string[];
  title: string;
  note: string;
};

function entriesOf(
  { date, time, place, score, activities, title, note }: Line,
  notes: ImportNotes,
): ImportedEntry[] {
  const isLong = title.length > MAX_TITLE_CHARACTERS;
  const body = isLong ? `${title}\n\n${note}` : note;
  if (title === '' && body === '' && activities.length === 0) return [];
  const tags = [...new Set(activities.map((each) => each.slice(0, MAX_TAG_CHARACTERS).trim()))];
  if (tags.length > MAX_TAGS) notes.count('moreTags');
  const parts = cutBody(body);
  if (parts.length > 1) notes.count('longEntry');
  return parts.map((part, at) => ({
    originId: derivedId('daylio', date, time, String(place), String(at)),
    title: isLong ? '' : title,
    body: part,
    date,
    tags: tags.slice(0, MAX_TAGS),
    mood: score,
    template: 'free',
    isPinned: false,
    createdAt: null,
    updatedAt: null,
    conflictOfOrigin: null,
    reflection: null,
    photos: [],
  }));
}

function rowsIn(text: string): Row[] {
  const [head = ''] = text.replace(/^\ufeff/, '').split('\n', 1);
  const delimiter = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length)[0]!;
  let lines: string[][];
  try {
    lines = parse(text, {
      bom: true,
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_ROWS,
    });
  } catch {
    throw refuse('INVALID_INPUT', importWords.damaged);
  }
  const columns = (lines[0] ?? []).map(columnOf);
  const isDaylio = columns.includes('mood') && (columns.includes('fullDate') || columns.includes('date'));
  if (!isDaylio) throw refuse('INVALID_INPUT', importWords.noDaylio);
  return lines.slice(1).map((line) => {
    const row: Row = {
      fullDate: '',
      date: '',
      year: '',
      weekday: '',
      time: '',
      mood: '',
      activities: '',
      title: '',
      note: '',
    };
    for (const [at, column] of columns.entries()) if (column) row[column] = line[at] ?? '';
    return row;
  });
}

const known = new Map(
  Object.entries(columnNames).flatMap(([column, names]) =>
    names.split(' ').map((name) => [name, column as DaylioColumn] as const),
  ),
);

const columnOf = (name: string): DaylioColumn | null =>
  known.get(fold(name).replace(/[^\p{L}\p{N}]/gu, '')) ?? null;

const dateOf = (row: Row, order: DayOrder): string | null =>
  (row.fullDate && readDay(row.fullDate, row.year, order)) || readDay(row.date, row.year, order);

const scores = new Map(
  Object.entries(moodNames).flatMap(([score, names]) =>
    names.split('|').map((name) => [fold(name), Number(score)] as const),
  ),
);

/** null for a mood of the person's own making: nobody but they can say how good it is. */
const scoreOf = (mood: string): number | null => scores.get(fold(mood).trim()) ?? null;

/** Notes come as plain text or with a little HTML in them. */
function plainLines(text: string): string {
  const lines = /<(?:br|p|div|b|i|ul|li|strong|em)\b/i.test(text)
    ? text
        .replace(/<br\s*\/?>|<\/(?:p|div|li|ul)>/gi, '\n')
        .replace(/<li[^>]*>/gi, '- ')
        .replace(/<[^>]*>/g, '')
        .replace(/&nbsp;/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&')
    : text;
  return lines.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim();
}
