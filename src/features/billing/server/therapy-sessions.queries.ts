// Metered sessions. Every moment is the database's clock, and spans are milliseconds, so that neither a server's
// clock nor a change to summer time moves a lease.
import { type RawBuilder, sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';
import { DAY_MS, HEARTBEAT_LEASE_MS, PENDING_LEASE_MS } from './limits.data.ts';
import { DISCLOSED_WITHIN_MS, ownFaults } from './settlement.ts';

export type Funding = 'free' | 'paid' | 'subscription';

type SessionRow = {
  id: Generated<string>;
  user_id: string;
  conversation_id: string;
  funding: Funding;
  status: Generated<'pending' | 'active' | 'ended' | 'voided'>;
  cap_ms: number;
  voice: string | null;
  topic: string | null;
  connected_ms: Generated<number>;
  member_turns: Generated<number>;
  ai_replied_at: Date | null;
  has_safety_event: Generated<boolean>;
  started_at: Generated<Date>;
  activated_at: Date | null;
  last_heartbeat_at: Date | null;
  lease_until: Date;
  ended_at: Date | null;
  end_reason: string | null;
  given_back_at: Date | null;
};
type Tables = { therapy_sessions: SessionRow };

const now = sql<Date>`clock_timestamp()`;
const after = (ms: number): RawBuilder<Date> => sql<Date>`clock_timestamp() + ${ms} * interval '1 ms'`;
const isLapsed = sql<boolean>`lease_until < clock_timestamp()`;

const sessions = (tx: Tx) => tx.withTables<Tables>().selectFrom('therapy_sessions');
const changed = (tx: Tx) => tx.withTables<Tables>().updateTable('therapy_sessions');

export async function insertSession(
  tx: Tx,
  row: { memberId: string; conversationId: string; funding: Funding; capMs: number },
): Promise<string> {
  const { id } = await tx
    .withTables<Tables>()
    .insertInto('therapy_sessions')
    .values({
      user_id: row.memberId,
      conversation_id: row.conversationId,
      funding: row.funding,
      cap_ms: row.capMs,
      lease_until: after(PENDING_LEASE_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findOpenSession(tx: Tx, memberId: string) {
  return sessions(tx)
    .selectAll()
    .select(isLapsed.as('is_lapsed'))
    .where('user_id', '=', memberId)
    .where('status', 'in', ['pending', 'active'])
    .executeTakeFirst();
}

export async function findSession(tx: Tx, memberId: string, sessionId: string) {
  return sessions(tx)
    .selectAll()
    .where('user_id', '=', memberId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

/** Locks the row while it is still open; undefined once it was settled. */
export async function lockOpenSession(tx: Tx, memberId: string, sessionId: string) {
  return sessions(tx)
    .selectAll()
    .select(isLapsed.as('is_lapsed'))
    .where('user_id', '=', memberId)
    .where('id', '=', sessionId)
    .where('status', 'in', ['pending', 'active'])
    .forUpdate()
    .executeTakeFirst();
}

/** `endsAtLastSign`: a lapsed session ended when it was last heard of, not when somebody noticed. */
export async function updateSettled(
  tx: Tx,
  memberId: string,
  sessionId: string,
  end: { status: 'ended' | 'voided'; reason: string; endsAtLastSign: boolean },
): Promise<void> {
  const endedAt = end.endsAtLastSign ? sql<Date>`coalesce(last_heartbeat_at, lease_until)` : now;
  await changed(tx)
    .set({ status: end.status, end_reason: end.reason, ended_at: endedAt })
    .where('user_id', '=', memberId)
    .where('id', '=', sessionId)
    .execute();
}

/** Sessions of the last 24 hours that were given back though the therapist had spoken, our own faults aside. */
export async function countRecentUncounted(tx: Tx, memberId: string): Promise<number> {
  const { count } = await sessions(tx)
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', memberId)
    .where('status', '=', 'voided')
    .where('has_safety_event', '=', false)
    .where('ai_replied_at', 'is not', null)
    .where('end_reason', 'not in', [...ownFaults])
    .where('ended_at', '>', after(-DAY_MS))
    .executeTakeFirstOrThrow();
  return count;
}

/** Sessions that counted under a subscription, until the given moment or ever; as it was at that moment. */
export async function countSubscriptionSessions(
  tx: Tx,
  memberId: string,
  until: Date | null,
): Promise<number> {
  let query = sessions(tx)
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', memberId)
    .where('funding', '=', 'subscription')
    .where('status', '=', 'ended');
  // A moment read from a row has lost its microseconds on the way.
  query = until
    ? query
        .where(sql<boolean>`date_trunc('milliseconds', ended_at) <= ${until}`)
        .where((where) => where.or([where('given_back_at', 'is', null), where('given_back_at', '>', until)]))
    : query.where('given_back_at', 'is', null);
  return (await query.executeTakeFirstOrThrow()).count;
}

export async function updateCallSettings(
  tx: Tx,
  memberId: string,
  sessionId: string,
  settings: { voice: string; topic: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await changed(tx)
    .set(settings)
    .where('user_id', '=', memberId)
    .where('id', '=', sessionId)
    .where('status', 'in', ['pending', 'active'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

// The five below serve the call gateway and the sweeper, which act for the server and know a session by its id.

export async function findOwner(tx: Tx, sessionId: string): Promise<string | null> {
  const row = await sessions(tx).select('user_id').where('id', '=', sessionId).executeTakeFirst();
  return row?.user_id ?? null;
}

/** Returns the owner; null when the session is not open any more. */
export async function updateToActive(tx: Tx, sessionId: string): Promise<string | null> {
  const row = await changed(tx)
    .set({
      status: 'active',
      activated_at: sql<Date>`coalesce(activated_at, clock_timestamp())`,
      last_heartbeat_at: now,
      lease_until: sql<Date>`greatest(lease_until, ${after(HEARTBEAT_LEASE_MS)})`,
    })
    .where('id', '=', sessionId)
    .where('status', 'in', ['pending', 'active'])
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Counts only grow, whatever order beats arrive in. False when the session is not open any more. */
export async function updateHeartbeat(
  tx: Tx,
  sessionId: string,
  beat: { connectedMs: number; memberTurns: number; aiReplied: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await changed(tx)
    .set({
      connected_ms: sql<number>`greatest(connected_ms, ${Math.round(beat.connectedMs)}::integer)`,
      member_turns: sql<number>`greatest(member_turns, ${beat.memberTurns}::integer)`,
      ai_replied_at: beat.aiReplied
        ? sql<Date>`coalesce(ai_replied_at, clock_timestamp())`
        : sql<Date>`ai_replied_at`,
      last_heartbeat_at: now,
      lease_until: sql<Date>`greatest(lease_until, ${after(HEARTBEAT_LEASE_MS)})`,
    })
    .where('id', '=', sessionId)
    .where('status', 'in', ['pending', 'active'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateSafetyEvent(tx: Tx, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await changed(tx)
    .set({ has_safety_event: true })
    .where('id', '=', sessionId)
    .where('status', 'in', ['pending', 'active'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Open sessions whose lease is over, or that outlived their cap; those with a safety event have no cap. */
export async function listOverdueSessions(tx: Tx, capGraceMs: number, limit: number) {
  return sessions(tx)
    .select(['id', 'user_id'])
    .where('status', 'in', ['pending', 'active'])
    .where((where) =>
      where.or([
        isLapsed,
        where.and([
          where('has_safety_event', '=', false),
          sql<boolean>`connected_ms::bigint > cap_ms::bigint + ${capGraceMs}::bigint`,
        ]),
      ]),
    )
    .orderBy('lease_until')
    .limit(limit)
    .execute();
}

/**
 * Sessions that are counted, or will be, though someone in them was not safe: a safety event in their conversation
 * from their start until some time after their end. `conversationId` null: everyone's, of late.
 */
export async function listDisclosedSessions(tx: Tx, conversationId: string | null, limit: number) {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select s.id, s.user_id from therapy_sessions s
    where ((s.status = 'ended' and s.given_back_at is null and s.ended_at > ${after(-2 * DISCLOSED_WITHIN_MS)})
        or (s.status in ('pending', 'active') and not s.has_safety_event))
      and (${conversationId}::uuid is null or s.conversation_id = ${conversationId}::uuid)
      and exists (select from safety_events e
        where e.conversation_id = s.conversation_id and e.user_id = s.user_id
          and e.level in ('elevated', 'imminent') and e.created_at >= s.started_at
          and e.created_at <= coalesce(s.ended_at, clock_timestamp()) + ${DISCLOSED_WITHIN_MS} * interval '1 ms')
    order by s.started_at limit ${limit}`.execute(tx);
  return rows;
}

/** Marks a counted session as given back. Returns how it was paid for; null when it is not counted (any more). */
export async function updateGivenBack(tx: Tx, memberId: string, sessionId: string): Promise<Funding | null> {
  const row = await changed(tx)
    .set({ has_safety_event: true, given_back_at: now })
    .where('user_id', '=', memberId)
    .where('id', '=', sessionId)
    .where('status', '=', 'ended')
    .where('given_back_at', 'is', null)
    .returning('funding')
    .executeTakeFirst();
  return row?.funding ?? null;
}
