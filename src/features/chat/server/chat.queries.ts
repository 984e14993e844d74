// Who writes a reply now, and how many messages a day took. Moments are the database's clock.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';

type Place = { memberId: string; conversationId: string };

/** Takes the conversation's lease when it is free or over. Fails with a foreign key error when there is no such conversation. */
export async function takeLease(
  tx: Tx,
  { memberId, conversationId }: Place,
  holder: string,
  leaseMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into reply_leases as l (conversation_id, user_id, holder, lease_until)
    values (${conversationId}, ${memberId}, ${holder}, clock_timestamp() + ${leaseMs} * interval '1 ms')
    on conflict (conversation_id) do update set holder = excluded.holder, lease_until = excluded.lease_until
    where l.user_id = excluded.user_id and l.lease_until < clock_timestamp()
    returning l.holder`.execute(tx);
  return rows.length > 0;
}

/** False when somebody else has taken it over. */
export async function renewLease(
  tx: Tx,
  { memberId, conversationId }: Place,
  holder: string,
  leaseMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    update reply_leases set lease_until = clock_timestamp() + ${leaseMs} * interval '1 ms'
    where conversation_id = ${conversationId} and user_id = ${memberId} and holder = ${holder}
    returning holder`.execute(tx);
  return rows.length > 0;
}

/** Holds the lease's row until the transaction ends; false when it is somebody else's, or nobody's. */
export async function lockLease(
  tx: Tx,
  { memberId, conversationId }: Place,
  holder: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from reply_leases
    where conversation_id = ${conversationId} and user_id = ${memberId} and holder = ${holder}
    for update`.execute(tx);
  return rows.length > 0;
}

export async function deleteLease(
  tx: Tx,
  { memberId, conversationId }: Place,
  holder: string,
): Promise<void> {
  await sql`
    delete from reply_leases
    where conversation_id = ${conversationId} and user_id = ${memberId} and holder = ${holder}`.execute(tx);
}

/** How long the present lease still runs, in ms; null when nobody holds one. */
export async function findLeaseMs(tx: Tx, { memberId, conversationId }: Place): Promise<number | null> {
  const { rows } = await sql<{ left_ms: number }>`
    select extract(epoch from lease_until - clock_timestamp())::float8 * 1000 as left_ms from reply_leases
    where conversation_id = ${conversationId} and user_id = ${memberId}
      and lease_until >= clock_timestamp()`.execute(tx);
  return rows[0]?.left_ms ?? null;
}

/** Counts one message in one statement; false when the day's are used up. */
export async function takeMessage(tx: Tx, memberId: string, date: string, limit: number): Promise<boolean> {
  const { rows } = await sql`
    insert into message_usage as u (user_id, local_date, count) values (${memberId}, ${date}::date, 1)
    on conflict (user_id, local_date) do update set count = u.count + 1 where u.count < ${limit}::integer
    returning u.count`.execute(tx);
  return rows.length > 0;
}

export async function countMessages(tx: Tx, memberId: string, date: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count from message_usage where user_id = ${memberId} and local_date = ${date}::date`.execute(tx);
  return rows[0]?.count ?? 0;
}
