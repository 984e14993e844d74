// Entries, sealed. A change takes the member's next revision, under whose lock the changes of one member follow each
// other; readings in memory (reading-index.ts) rest on that.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import { momentKey, type Place, placeInOrder, type SortedBy } from '#platform/server/page-cursor.ts';

export type EntryRow = {
  id: string;
  words: Buffer;
  /** YYYY-MM-DD */
  date: string;
  mood: number | null;
  template: string;
  is_pinned: boolean;
  word_count: number;
  version: number;
  revision: number;
  conflict_of: string | null;
  origin_id: string;
  reflection: Buffer | null;
  help_level: 'none' | 'watch' | 'elevated' | 'imminent';
  shows_help: boolean;
  help_seen: Buffer | null;
  judged_version: number;
  created_at: Date;
  updated_at: Date;
};

/** What a member writes of an entry. */
export type SealedEntry = Pick<EntryRow, 'words' | 'date' | 'mood' | 'template' | 'is_pinned' | 'word_count'>;
export type NewEntry = SealedEntry & {
  id: string;
  conflict_of: string | null;
};
export type AskedWrite = { writeId: string; askedId: string };

const columns = sql`e.id, e.words, to_char(e.date, 'YYYY-MM-DD') as date, e.mood, e.template, e.is_pinned, e.word_count,
  e.version, e.revision, e.conflict_of, e.origin_id, e.reflection, e.help_level, e.shows_help, e.help_seen,
  e.judged_version, e.created_at, e.updated_at`;

/** Pinned first, then newest by date and by when it was begun. */
export const TIMELINE_BY: SortedBy = ['flag', 'date', 'moment'];
const timeline = sql`e.is_pinned desc, e.date desc, e.created_at desc, e.id desc`;

const nextRevision = (memberId: string, source: RawBuilder<unknown>) => sql`
  insert into journal_revisions (user_id, revision) select ${memberId}::uuid, 1 ${source}
  on conflict (user_id) do update set revision = journal_revisions.revision + 1
  returning revision`;

const noteWrite = (memberId: string, { writeId, askedId }: AskedWrite) => sql`
  insert into journal_writes (write_id, user_id, asked_id, entry_id)
  values (${writeId}, ${memberId}, ${askedId}, ${askedId})
  on conflict do nothing returning write_id`;

type Written = { isNewWrite: boolean; row: EntryRow | null };

/**
 * The ordinary save in one statement: a write not seen before, over the version it was written over (0: where there is
 * nothing yet). `row` is null when it did not come to that; what was not written then is for the caller to decide.
 */
export async function writeEntry(
  tx: Tx,
  memberId: string,
  write: AskedWrite & { baseVersion: number },
  entry: SealedEntry,
): Promise<Written> {
  const change =
    write.baseVersion === 0
      ? sql`
        insert into journal_entries as e
          (id, user_id, words, date, mood, template, is_pinned, word_count, revision, origin_id)
        select ${write.askedId}::uuid, ${memberId}::uuid, ${entry.words}::bytea, ${entry.date}::date,
          ${entry.mood}::smallint, ${entry.template}::text, ${entry.is_pinned}::boolean, ${entry.word_count}::integer,
          counted.revision, ${write.askedId}::uuid
        from counted
        where not exists (
          select from journal_deletions where user_id = ${memberId} and entry_id = ${write.askedId})
        on conflict do nothing
        returning ${columns}`
      : sql`
        update journal_entries e set words = ${entry.words}, date = ${entry.date}::date, mood = ${entry.mood},
          template = ${entry.template}, is_pinned = ${entry.is_pinned}, word_count = ${entry.word_count},
          version = e.version + 1, revision = counted.revision, updated_at = clock_timestamp()
        from counted
        where e.id = ${write.askedId} and e.user_id = ${memberId} and e.version = ${write.baseVersion}
        returning ${columns}`;
  const { rows } = await sql<EntryRow & { is_new_write: boolean }>`
    with asked as (${noteWrite(memberId, write)}),
      counted as (${nextRevision(memberId, sql`from asked`)}),
      written as (${change})
    select exists (select from asked) as is_new_write, written.*
    from (select) as always left join written on true`.execute(tx);
  const { is_new_write: isNewWrite, ...row } = rows[0]!;
  return { isNewWrite, row: row.id === null ? null : row };
}

/** Takes the member's revision lock; the changes that follow in this transaction carry the number. */
export async function takeRevision(tx: Tx, memberId: string): Promise<number> {
  const { rows } = await sql<{ revision: number }>`${nextRevision(memberId, sql``)}`.execute(tx);
  return rows[0]!.revision;
}

/** 0 before anything was written. */
export async function findRevision(tx: Tx, memberId: string): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select revision from journal_revisions where user_id = ${memberId}`.execute(tx);
  return rows[0]?.revision ?? 0;
}

/** False when the id is taken, by whomever. `origin_id` is the id unless said otherwise. */
export async function insertEntry(
  tx: Tx,
  memberId: string,
  revision: number,
  entry: NewEntry,
): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    insert into journal_entries as e
      (id, user_id, words, date, mood, template, is_pinned, word_count, revision, conflict_of, origin_id)
    values (${entry.id}, ${memberId}, ${entry.words}, ${entry.date}, ${entry.mood}, ${entry.template},
      ${entry.is_pinned}, ${entry.word_count}, ${revision}, ${entry.conflict_of}, ${entry.id})
    on conflict do nothing
    returning ${columns}`.execute(tx);
  return rows[0] ?? null;
}

/** Whatever its version; the row must be locked. */
export async function updateEntry(
  tx: Tx,
  memberId: string,
  revision: number,
  id: string,
  entry: SealedEntry,
): Promise<EntryRow> {
  const { rows } = await sql<EntryRow>`
    update journal_entries e set words = ${entry.words}, date = ${entry.date}::date, mood = ${entry.mood},
      template = ${entry.template}, is_pinned = ${entry.is_pinned}, word_count = ${entry.word_count},
      version = version + 1, revision = ${revision}, updated_at = clock_timestamp()
    where id = ${id} and user_id = ${memberId}
    returning ${columns}`.execute(tx);
  return rows[0]!;
}

/** Where the text of a write that was carried out is; null when it is not known. */
export async function findWrite(tx: Tx, memberId: string, writeId: string) {
  const { rows } = await sql<{ asked_id: string; entry_id: string }>`
    select asked_id, entry_id from journal_writes where user_id = ${memberId} and write_id = ${writeId}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function updateWrite(tx: Tx, memberId: string, writeId: string, entryId: string): Promise<void> {
  await sql`update journal_writes set entry_id = ${entryId}
    where user_id = ${memberId} and write_id = ${writeId}`.execute(tx);
}

export async function isDeleted(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from journal_deletions where user_id = ${memberId} and entry_id = ${id}) as found`.execute(
    tx,
  );
  return rows[0]!.found;
}

export async function findEntry(
  tx: Tx,
  memberId: string,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from journal_entries e where e.id = ${id} and e.user_id = ${memberId}
    ${forUpdate ? sql`for update` : sql``}`.execute(tx);
  return rows[0] ?? null;
}

/** From now on an entry like any other; its version stays, nothing was written. */
export async function settleConflict(
  tx: Tx,
  memberId: string,
  revision: number,
  id: string,
): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    update journal_entries e set conflict_of = null, revision = ${revision}
    where id = ${id} and user_id = ${memberId}
    returning ${columns}`.execute(tx);
  return rows[0] ?? null;
}

export type ListFilter = { mood: number | null; from: string | null; to: string | null };
export type ListedRow = EntryRow & { photo_count: number; cover_photo_id: string | null };
/** When it was begun, to the microsecond. */
type Begun = { begun: string };

const photosOf = sql`
  left join lateral (
    select count(*)::integer as photo_count, (array_agg(p.id order by p.position, p.id))[1] as cover_photo_id
    from journal_photos p where p.entry_id = e.id and p.user_id = e.user_id) photos on true`;

/** In the timeline's order. */
export async function listEntries(
  tx: Tx,
  memberId: string,
  filter: ListFilter,
  { after, limit }: { after: Place | null; limit: number },
): Promise<(ListedRow & Begun)[]> {
  const conditions = [
    sql<SqlBool>`e.user_id = ${memberId}`,
    ...(filter.mood ? [sql<SqlBool>`e.mood = ${filter.mood}`] : []),
    ...(filter.from ? [sql<SqlBool>`e.date >= ${filter.from}::date`] : []),
    ...(filter.to ? [sql<SqlBool>`e.date <= ${filter.to}::date`] : []),
    ...(after
      ? [
          sql<SqlBool>`(e.is_pinned, e.date, e.created_at, e.id) < ${placeInOrder(
            after,
            TIMELINE_BY,
            sql`(select is_pinned, date, created_at, id from journal_entries
              where id = ${after.id}::uuid and user_id = ${memberId})`,
          )}`,
        ]
      : []),
  ];
  const { rows } = await sql<ListedRow & Begun>`
    select ${columns}, ${momentKey('e.created_at')} as begun, photos.* from (
      select * from journal_entries e where ${sql.join(conditions, sql` and `)}
      order by ${timeline} limit ${limit}) e
    ${photosOf} order by ${timeline}`.execute(tx);
  return rows;
}

/** In no particular order. */
export async function listEntriesById(tx: Tx, memberId: string, ids: string[]): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${columns}, photos.* from journal_entries e ${photosOf}
    where e.user_id = ${memberId} and e.id = any(${ids}::uuid[])`.execute(tx);
  return rows;
}

/** Newest first. `dates`: YYYY-MM-DD. */
export async function listEntriesOn(tx: Tx, memberId: string, dates: string[]): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${columns}, photos.* from journal_entries e ${photosOf}
    where e.user_id = ${memberId} and e.date = any(${dates}::date[])
    order by e.date desc, e.created_at desc, e.id desc limit 200`.execute(tx);
  return rows;
}

/** `from` is in, `before` is not. */
export async function listDays(tx: Tx, memberId: string, from: string, before: string) {
  const { rows } = await sql<{ date: string; count: number; mood: number | null }>`
    select to_char(date, 'YYYY-MM-DD') as date, count(*)::integer as count, avg(mood)::double precision as mood
    from journal_entries
    where user_id = ${memberId} and date >= ${from}::date and date < ${before}::date
    group by 1 order by 1`.execute(tx);
  return rows;
}

/** Ids of entries changed after `since` up to `until`, the longest unchanged first. */
export async function listChanged(tx: Tx, memberId: string, since: number, until: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from journal_entries
    where user_id = ${memberId} and revision > ${since} and revision <= ${until}
    order by revision`.execute(tx);
  return rows.map(({ id }) => id);
}

export type ReadRow = Pick<EntryRow, 'id' | 'words' | 'date' | 'mood' | 'is_pinned'> & Begun;

/**
 * What a reading of the journal needs of these entries; in no particular order, and without those that are gone. Found
 * one by one by their keys: after a large import the database does not know yet how much there is, and would sort it all.
 */
export async function listToRead(tx: Tx, memberId: string, ids: string[]): Promise<ReadRow[]> {
  const { rows } = await sql<ReadRow>`
    select e.id, e.words, to_char(e.date, 'YYYY-MM-DD') as date, e.mood, e.is_pinned,
      ${momentKey('e.created_at')} as begun
    from unnest(${ids}::uuid[]) as wanted (id)
    join journal_entries e on e.id = wanted.id and e.user_id = ${memberId}`.execute(tx);
  return rows;
}

export async function listDeletedSince(tx: Tx, memberId: string, since: number): Promise<string[]> {
  const { rows } = await sql<{ entry_id: string }>`
    select entry_id from journal_deletions where user_id = ${memberId} and revision > ${since}`.execute(tx);
  return rows.map(({ entry_id }) => entry_id);
}

/**
 * With its photos and its reflection. What was kept beside it is an entry like any other from then on. The revision comes
 * before the entry, as where one is written.
 */
export async function deleteEntry(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const revision = await takeRevision(tx, memberId);
  const { rows } = await sql`
    delete from journal_entries where id = ${id} and user_id = ${memberId} returning id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`insert into journal_deletions (entry_id, user_id, revision)
    values (${id}, ${memberId}, ${revision}) on conflict do nothing`.execute(tx);
  await sql`update journal_entries set conflict_of = null, revision = ${revision}
    where user_id = ${memberId} and conflict_of = ${id}`.execute(tx);
  return true;
}

export async function saveReflection(
  tx: Tx,
  memberId: string,
  id: string,
  reflection: Buffer,
): Promise<void> {
  await sql`update journal_entries set reflection = ${reflection}
    where id = ${id} and user_id = ${memberId}`.execute(tx);
}

/** What is known of the risk in an entry. Its version stays: nothing was written. */
export async function saveHelp(
  tx: Tx,
  memberId: string,
  id: string,
  help: Pick<EntryRow, 'help_level' | 'shows_help' | 'help_seen' | 'judged_version'>,
): Promise<void> {
  await sql`update journal_entries set help_level = ${help.help_level}, shows_help = ${help.shows_help},
      help_seen = ${help.help_seen}, judged_version = ${help.judged_version}
    where id = ${id} and user_id = ${memberId}`.execute(tx);
}

/**
 * This version was read and says nothing; false when the entry changed, or had something to say before. Losing this in
 * a crash costs a second reading, so nobody waits for the disk.
 */
export async function noteCalm(tx: Tx, memberId: string, id: string, version: number): Promise<boolean> {
  const { rows } = await sql`
    update journal_entries set judged_version = ${version}
    where id = ${id} and user_id = ${memberId} and version = ${version} and help_level = 'none' and not shows_help
    returning set_config('synchronous_commit', 'off', true)`.execute(tx);
  return rows.length > 0;
}

/** Numbers that no device can still refer to. Needs a system transaction. */
export async function deleteOldWrites(tx: Tx, beforeMs: number): Promise<void> {
  const before = new Date(beforeMs);
  await sql`delete from journal_writes where written_at < ${before}`.execute(tx);
  await sql`delete from journal_deletions where deleted_at < ${before}`.execute(tx);
}

/** Null where fewer than `least` members stand behind a figure. Needs a system transaction. */
export async function countWriting(tx: Tx, from: string, to: string, least: number) {
  const { rows } = await sql<{ date: string; entries: number; writers: number }>`
    select to_char(date, 'YYYY-MM-DD') as date, count(*)::integer as entries,
      count(distinct user_id)::integer as writers
    from journal_entries where date between ${from}::date and ${to}::date
    group by 1 having count(distinct user_id) >= ${least} order by 1`.execute(tx);
  const total = await sql<{ writers: number; entries: number }>`
    select count(distinct user_id)::integer as writers, count(*)::integer as entries
    from journal_entries where date between ${from}::date and ${to}::date`.execute(tx);
  const { writers, entries } = total.rows[0]!;
  return {
    writers: writers >= least ? writers : null,
    entries: writers >= least ? entries : null,
    days: rows,
  };
}
