// Keyset pagination, for every list that is asked for in pages. A cursor is the last row's place in the order itself, so that
// the list goes on from there when that row was deleted or moved meanwhile. To whoever holds it, it is a word without a
// meaning; its form on the wire is `pageCursor` in platform/shared/page-cursor.ts.
//
// A list says once what it is `sortedBy` before the id. Its query selects that of each row (a moment by `momentKey`) and
// goes on `after` a place by comparing the row with `placeInOrder`; its service asks for a row more than it shows and makes
// the page by `onePage`.
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../shared/refusals.ts';

/** `keys`: what the list is sorted by, before the id; null where only the row was named, which must still be there. */
export type Place = { keys: string[] | null; id: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isDate = (key: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(key) || key.startsWith('0000')) return false;
  const at = new Date(`${key}T00:00:00Z`);
  // The 30th of February is read as another day.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(key);
};

/** How a key reads as text, and as what the database compares it. */
const sortKeys = {
  /** A timestamptz in microseconds, as rows are told apart by them; made by `momentKey`. */
  moment: {
    isKey: (key: string) =>
      /^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/.test(key) && isDate(key.slice(0, 10)),
    type: sql`timestamptz`,
  },
  /** YYYY-MM-DD */
  date: { isKey: isDate, type: sql`date` },
  /** A whole number from 0 that the database holds as an integer. */
  position: { isKey: (key: string) => /^\d{1,10}$/.test(key) && Number(key) < 2 ** 31, type: sql`integer` },
  /** `true` or `false` */
  flag: { isKey: (key: string) => key === 'true' || key === 'false', type: sql`boolean` },
};

/** In the list's order, without the id that always comes last. */
export type SortedBy = readonly (keyof typeof sortKeys)[];

export const cursorOf = ({ keys, id }: { keys: string[]; id: string }): string =>
  Buffer.from([...keys, id].join(' ')).toString('base64url');

/** null without a cursor. Older pages name a row by its id alone. Refuses INVALID_INPUT for what is no cursor of such a list. */
export function placeOf(cursor: string | undefined, sortedBy: SortedBy): Place | null {
  if (cursor === undefined) return null;
  if (UUID.test(cursor)) return { keys: null, id: cursor.toLowerCase() };
  const keys = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const id = keys.pop() ?? '';
  const isOfThisList =
    keys.length === sortedBy.length && sortedBy.every((kind, at) => sortKeys[kind].isKey(keys[at]!));
  if (!UUID.test(id) || !isOfThisList) throw refuse('INVALID_INPUT');
  return { keys, id };
}

/** A timestamptz as text that a `Place` can carry, whole to the microsecond: a Date would lose them. Sorts as the moments do. */
export const momentKey = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * The place as a row to compare with, for `(…sorted by, id) < …`; `namedRow` is the same of the row with the place's id, as
 * it stands now, for a cursor that only names it.
 */
export const placeInOrder = (
  { keys, id }: Place,
  sortedBy: SortedBy,
  namedRow: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  keys === null
    ? namedRow
    : sql`(${sql.join([...sortedBy.map((kind, at) => sql`${keys[at]}::${sortKeys[kind].type}`), sql`${id}::uuid`])})`;

/** `rows` holds one more than `limit` when there is a next page. */
export function onePage<Row extends { id: string }, Item>(
  rows: Row[],
  limit: number,
  { present, keysOf }: { present(row: NoInfer<Row>): Item; keysOf(row: NoInfer<Row>): string[] },
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(present),
    nextCursor: last ? cursorOf({ keys: keysOf(last), id: last.id }) : null,
  };
}
