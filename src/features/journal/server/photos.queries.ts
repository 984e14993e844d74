// Photos, sealed. The pictures themselves are read only when one is asked for.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';

export type PhotoRow = {
  id: string;
  entry_id: string;
  position: number;
  alt: Buffer;
  width: number;
  height: number;
  bytes: number;
  origin_id: string;
};
export type NewPhoto = Omit<PhotoRow, 'position'> & { picture: Buffer; thumbnail: Buffer };

const columns = sql`id, entry_id, position, alt, width, height, bytes, origin_id`;

/** In the order they were added. */
export async function listPhotos(tx: Tx, memberId: string, entryIds: string[]): Promise<PhotoRow[]> {
  if (entryIds.length === 0) return [];
  const { rows } = await sql<PhotoRow>`
    select ${columns} from journal_photos
    where user_id = ${memberId} and entry_id = any(${entryIds}::uuid[])
    order by entry_id, position, id`.execute(tx);
  return rows;
}

export async function findPhoto(tx: Tx, memberId: string, id: string): Promise<PhotoRow | null> {
  const { rows } = await sql<PhotoRow>`
    select ${columns} from journal_photos where id = ${id} and user_id = ${memberId}`.execute(tx);
  return rows[0] ?? null;
}

export async function findPicture(
  tx: Tx,
  memberId: string,
  id: string,
  size: 'full' | 'thumb',
): Promise<Buffer | null> {
  const column = size === 'full' ? sql`picture` : sql`thumbnail`;
  const { rows } = await sql<{ sealed: Buffer }>`
    select ${column} as sealed from journal_photos where id = ${id} and user_id = ${memberId}`.execute(tx);
  return rows[0]?.sealed ?? null;
}

/** Last in its entry. Null when the id is taken, by whomever. */
export async function insertPhoto(tx: Tx, memberId: string, photo: NewPhoto): Promise<PhotoRow | null> {
  const { rows } = await sql<PhotoRow>`
    insert into journal_photos
      (id, entry_id, user_id, position, alt, width, height, bytes, origin_id, picture, thumbnail)
    select ${photo.id}::uuid, ${photo.entry_id}::uuid, ${memberId}::uuid, coalesce(max(position) + 1, 0),
      ${photo.alt}::bytea, ${photo.width}::integer, ${photo.height}::integer, ${photo.bytes}::integer,
      ${photo.origin_id}::uuid, ${photo.picture}::bytea, ${photo.thumbnail}::bytea
    from journal_photos where entry_id = ${photo.entry_id} and user_id = ${memberId}
    on conflict do nothing
    returning ${columns}`.execute(tx);
  return rows[0] ?? null;
}

export async function updateAlt(tx: Tx, memberId: string, id: string, alt: Buffer): Promise<PhotoRow | null> {
  const { rows } = await sql<PhotoRow>`
    update journal_photos set alt = ${alt} where id = ${id} and user_id = ${memberId}
    returning ${columns}`.execute(tx);
  return rows[0] ?? null;
}

/** The entry it was in; null when there was none. */
export async function deletePhoto(tx: Tx, memberId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ entry_id: string }>`
    delete from journal_photos where id = ${id} and user_id = ${memberId} returning entry_id`.execute(tx);
  return rows[0]?.entry_id ?? null;
}
