// The whole journal in the one order in which it is always exported, a few entries at a time.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';

export type ExportedRow = {
  id: string;
  words: Buffer;
  date: string;
  mood: number | null;
  template: string;
  is_pinned: boolean;
  origin_id: string;
  conflict_of_origin: string | null;
  reflection: Buffer | null;
  photo_count: number;
  created_at: Date;
  updated_at: Date;
};
export type ExportedPhotoRow = {
  id: string;
  entry_id: string;
  alt: Buffer;
  picture: Buffer;
  origin_id: string;
};

/** By the millisecond of writing: finer times do not survive an export. */
export async function listIdsToExport(tx: Tx, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from journal_entries where user_id = ${memberId}
    order by date_trunc('milliseconds', created_at), origin_id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** In no particular order. */
export async function listToExport(tx: Tx, memberId: string, ids: string[]): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select e.id, e.words, to_char(e.date, 'YYYY-MM-DD') as date, e.mood, e.template, e.is_pinned, e.origin_id,
      o.origin_id as conflict_of_origin, e.reflection, e.created_at, e.updated_at,
      (select count(*)::integer from journal_photos p where p.entry_id = e.id) as photo_count
    from journal_entries e
    left join journal_entries o on o.id = e.conflict_of and o.user_id = e.user_id
    where e.user_id = ${memberId} and e.id = any(${ids}::uuid[])`.execute(tx);
  return rows;
}

/** The photos of one entry, in order. */
export async function listPhotosToExport(
  tx: Tx,
  memberId: string,
  entryId: string,
): Promise<ExportedPhotoRow[]> {
  const { rows } = await sql<ExportedPhotoRow>`
    select id, entry_id, alt, picture, origin_id from journal_photos
    where user_id = ${memberId} and entry_id = ${entryId} order by position, id`.execute(tx);
  return rows;
}
