// Entries and photos as they come in from files: recognised by the name they had there.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import type { SealedEntry } from '../journal.queries.ts';

/** Entry ids by the names that are known. */
export async function findByOrigins(
  tx: Tx,
  memberId: string,
  origins: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ origin_id: string; id: string }>`
    select origin_id, id from journal_entries
    where user_id = ${memberId} and origin_id = any(${origins}::uuid[])`.execute(tx);
  return new Map(rows.map(({ origin_id, id }) => [origin_id, id]));
}

export async function findKnownPhotos(tx: Tx, memberId: string, origins: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ origin_id: string }>`
    select origin_id from journal_photos
    where user_id = ${memberId} and origin_id = any(${origins}::uuid[])`.execute(tx);
  return new Set(rows.map(({ origin_id }) => origin_id));
}

export type ImportedRow = SealedEntry & {
  id: string;
  origin_id: string;
  reflection: Buffer | null;
  created_at: Date | null;
  updated_at: Date | null;
  is_judged: boolean;
};

/** False when it is there already. What was deleted before comes back: the member asked for it. */
export async function insertImported(
  tx: Tx,
  memberId: string,
  revision: number,
  row: ImportedRow,
): Promise<boolean> {
  const { rows } = await sql`
    insert into journal_entries (id, user_id, words, date, mood, template, is_pinned, word_count, revision,
      origin_id, reflection, judged_version, created_at, updated_at)
    values (${row.id}, ${memberId}, ${row.words}, ${row.date}, ${row.mood}, ${row.template}, ${row.is_pinned},
      ${row.word_count}, ${revision}, ${row.origin_id}, ${row.reflection}, ${row.is_judged ? 1 : 0},
      coalesce(${row.created_at}::timestamptz, clock_timestamp()),
      coalesce(${row.updated_at}::timestamptz, clock_timestamp()))
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function forgetDeletions(tx: Tx, memberId: string, ids: string[]): Promise<void> {
  await sql`delete from journal_deletions
    where user_id = ${memberId} and entry_id = any(${ids}::uuid[])`.execute(tx);
}

/** Ties an entry to the one it was written over, where that one is there. */
export async function linkConflict(
  tx: Tx,
  memberId: string,
  revision: number,
  id: string,
  conflictOfOrigin: string,
): Promise<void> {
  await sql`update journal_entries e set conflict_of = o.id, revision = ${revision}
    from journal_entries o
    where e.id = ${id} and e.user_id = ${memberId}
      and o.user_id = ${memberId} and o.origin_id = ${conflictOfOrigin}`.execute(tx);
}
