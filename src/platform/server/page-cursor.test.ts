import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageCursor } from '../shared/page-cursor.ts';
import { isRefusal } from '../shared/refusals.ts';
import { cursorOf, onePage, placeOf, type SortedBy } from './page-cursor.ts';

const id = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const moment = '2026-03-01T10:00:00.000001Z';
const timeline: SortedBy = ['flag', 'date', 'moment'];

const made = (text: string) => Buffer.from(text).toString('base64url');
const isRefused = (cursor: string, sortedBy: SortedBy): boolean => {
  try {
    placeOf(cursor, sortedBy);
    return false;
  } catch (error) {
    if (isRefusal(error, 'INVALID_INPUT')) return true;
    throw error;
  }
};

describe('a cursor', () => {
  test.each<[SortedBy, string[]]>([
    [['moment'], [moment]],
    [['position'], ['2147483647']],
    [timeline, ['true', '2024-02-29', moment]],
  ])('of a list sorted by %j carries the place, to the microsecond', (sortedBy, keys) => {
    const cursor = cursorOf({ keys, id });
    expect(placeOf(cursor, sortedBy)).toEqual({ keys, id });
    expect(pageCursor.safeParse(cursor).success).toBe(true);
  });

  test('may name a row by its id alone, and may be absent', () => {
    expect(placeOf(id.toUpperCase(), timeline)).toEqual({ keys: null, id });
    expect(placeOf(undefined, timeline)).toBeNull();
  });

  test.each<[SortedBy, string]>([
    [['moment'], `2026-13-41T10:00:00.000000Z ${id}`],
    [['moment'], `2026-02-30T10:00:00.000000Z ${id}`],
    [['moment'], `0000-02-01T10:00:00.000000Z ${id}`],
    [['moment'], `2026-03-01T24:00:00.000000Z ${id}`],
    [['moment'], `2026-03-01T10:00:60.000000Z ${id}`],
    [['moment'], `2026-03-01T10:00:00.000Z ${id}`],
    [['moment'], `infinity ${id}`],
    [['moment'], `${moment} x`],
    [['moment'], `${moment} ${moment} ${id}`],
    [['moment'], id],
    [['position'], `2147483648 ${id}`],
    [['position'], `-1 ${id}`],
    [['position'], `${moment} ${id}`],
    [timeline, `${moment} ${id}`],
    [timeline, `yes 2026-03-01 ${moment} ${id}`],
    [timeline, `true 2026-02-29 ${moment} ${id}`],
    [timeline, `true ${moment} 2026-03-01 ${id}`],
  ])('of another kind of list than %j, or of nothing, is refused: %s', (sortedBy, text) => {
    expect(isRefused(made(text), sortedBy)).toBe(true);
  });

  test('is refused, whatever else it is', () => {
    fc.assert(fc.property(fc.string(), (cursor) => isRefused(cursor, timeline)));
  });
});

test('a page ends with a cursor where there is more', () => {
  const rows = [1, 2, 3].map((at) => ({ id: `${id.slice(0, -1)}${at}`, at }));
  const to = { present: ({ at }: { at: number }) => at, keysOf: ({ at }: { at: number }) => [`${at}`] };
  const { items, nextCursor } = onePage(rows, 2, to);
  expect(items).toEqual([1, 2]);
  expect(placeOf(nextCursor!, ['position'])).toEqual({ keys: ['2'], id: rows[1]!.id });
  expect(onePage(rows, 3, to)).toEqual({ items: [1, 2, 3], nextCursor: null });
});
