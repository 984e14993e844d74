// Mood rows. Dates come and go as YYYY-MM-DD text: a date has no zone, and the driver would give it one.
import { sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';
import { momentKey, type Place, placeInOrder, type SortedBy } from '#platform/server/page-cursor.ts';
import type { MoodLog } from '../mood.contract.ts';
import type { CountedLog } from './mood-statistics.ts';

export type HelpState = 'none' | 'shown' | 'acknowledged';
export type HelpLevel = 'elevated' | 'imminent';

export type MoodWords = {
  score: number;
  energy: number | null;
  emotions: string[];
  activities: string[];
  sleep_hours: number | null;
  note: Buffer | null;
  logged_at: Date;
  local_date: string;
  local_hour: number;
  tz: string;
  source: MoodLog['source'];
  help_state: HelpState;
  help_level: HelpLevel | null;
};
export type MoodRow = MoodWords & { id: string; version: number };

type Tables = {
  mood_logs: MoodWords & {
    id: string;
    user_id: string;
    version: Generated<number>;
    updated_at: Generated<Date>;
  };
};

const logs = (tx: Tx) => tx.withTables<Tables>();
const columns = [
  'id',
  'score',
  'energy',
  'emotions',
  'activities',
  'sleep_hours',
  'note',
  'logged_at',
  sql<string>`to_char(local_date, 'YYYY-MM-DD')`.as('local_date'),
  'local_hour',
  'tz',
  'source',
  'help_state',
  'help_level',
  'version',
] as const;

export async function findLog(tx: Tx, memberId: string, id: string): Promise<MoodRow | undefined> {
  return logs(tx)
    .selectFrom('mood_logs')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .executeTakeFirst();
}

/** False when the id is taken, by whomever. */
export async function insertLog(tx: Tx, memberId: string, id: string, words: MoodWords): Promise<boolean> {
  const inserted = await logs(tx)
    .insertInto('mood_logs')
    .values({ id, user_id: memberId, ...words })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Those whose id is taken are left out. */
export async function insertLogs(
  tx: Tx,
  memberId: string,
  rows: (MoodWords & { id: string })[],
): Promise<void> {
  await logs(tx)
    .insertInto('mood_logs')
    .values(rows.map((row) => ({ ...row, user_id: memberId })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Writes only over the version given; false when it was another. */
export async function updateLog(
  tx: Tx,
  memberId: string,
  id: string,
  version: number,
  words: MoodWords,
): Promise<boolean> {
  const { numUpdatedRows } = await logs(tx)
    .updateTable('mood_logs')
    .set({ ...words, version: sql<number>`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateHelpSeen(tx: Tx, memberId: string, id: string): Promise<void> {
  await logs(tx)
    .updateTable('mood_logs')
    .set({ help_state: 'acknowledged' })
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .where('help_state', '=', 'shown')
    .execute();
}

export async function deleteLog(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await logs(tx)
    .deleteFrom('mood_logs')
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Newest first. */
export const LOGS_BY: SortedBy = ['moment'];

export type LogPage = { from: string | null; to: string | null; after: Place | null; limit: number };

/** With `key`, as `LOGS_BY`. */
export async function listLogs(
  tx: Tx,
  memberId: string,
  { from, to, after, limit }: LogPage,
): Promise<(MoodRow & { key: string })[]> {
  let query = logs(tx)
    .selectFrom('mood_logs')
    .select(columns)
    .select(momentKey('logged_at').as('key'))
    .where('user_id', '=', memberId)
    .orderBy('logged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (from) query = query.where('local_date', '>=', from);
  if (to) query = query.where('local_date', '<=', to);
  if (after) {
    const place = placeInOrder(
      after,
      LOGS_BY,
      sql`(select logged_at, id from mood_logs where id = ${after.id}::uuid and user_id = ${memberId}::uuid)`,
    );
    query = query.where(sql<boolean>`(logged_at, id) < ${place}`);
  }
  return query.execute();
}

/** What figures are made of, oldest first, without anything sealed. */
export async function listCounted(tx: Tx, memberId: string, from: string, to: string): Promise<CountedLog[]> {
  return logs(tx)
    .selectFrom('mood_logs')
    .select([
      sql<string>`to_char(local_date, 'YYYY-MM-DD')`.as('local_date'),
      'local_hour',
      'score',
      'emotions',
      'activities',
      'sleep_hours',
    ])
    .where('user_id', '=', memberId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('logged_at')
    .orderBy('id')
    .execute();
}

/** Which of these ids the member has already. */
export async function listKnownIds(tx: Tx, memberId: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mood_logs where user_id = ${memberId}::uuid and id = any(${ids}::uuid[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ids of all activities that a check-in of the member's names. */
export async function listUsedActivities(tx: Tx, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct unnest(activities) as id from mood_logs where user_id = ${memberId}::uuid`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Members with a check-in in the range, and per date the mean of its members' day means where enough took part. */
export async function countAggregates(tx: Tx, from: string, to: string, least: number) {
  const members = await sql<{ members: number }>`
    select count(distinct user_id)::integer as members from mood_logs
    where local_date between ${from}::date and ${to}::date`.execute(tx);
  const days = await sql<{ date: string; members: number; mean: number }>`
    select to_char(local_date, 'YYYY-MM-DD') as date, count(*)::integer as members, avg(mean)::double precision as mean
    from (
      select local_date, user_id, avg(score) as mean from mood_logs
      where local_date between ${from}::date and ${to}::date
      group by local_date, user_id) as member_days
    group by local_date having count(*) >= ${least}::integer
    order by local_date`.execute(tx);
  return { members: members.rows[0]?.members ?? 0, days: days.rows };
}
