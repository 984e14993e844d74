// Looking back: conversations that hold words, and their messages in batches small enough to open without a pause.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import { momentKey, type Place, placeInOrder, type SortedBy } from '#platform/server/page-cursor.ts';
import { LONGEST_PAUSE_MS } from '../conversation-length.data.ts';
import type { Conversation } from '../conversations.contract.ts';
import { conversationPlace, type Page } from './conversations.queries.ts';

export type HistoryFilter = {
  surface: Conversation['surface'] | null;
  coachType: string | null;
  /** created_at ≥ from */
  from: Date | null;
  /** created_at < before */
  before: Date | null;
};

/** By the moment of the order that is asked for. */
export const HISTORY_BY: SortedBy = ['moment'];

/** By when they began, or by when something was last said in them: a title or a summary made since is no news. */
export type HistoryOrder = 'begun' | 'last_said';

export type HistoryRow = {
  id: string;
  user_id: string;
  therapy_style: Conversation['therapy_style'];
  coach_type: string;
  topic: string | null;
  title: Buffer | null;
  surface: Conversation['surface'];
  created_at: Date;
  updated_at: Date;
  last_said_at: Date;
  message_count: number;
  length_ms: number;
  first_id: string | null;
  first_content: Buffer | null;
  has_safety_event: boolean;
  /** As `HISTORY_BY`. */
  keys: [string];
};

const longestPause = sql`${LONGEST_PAUSE_MS}::integer * interval '1 ms'`;

/** Newest first, those with at least one message only. */
export async function listHistory(
  tx: Tx,
  memberId: string,
  filter: HistoryFilter,
  { after, limit, order }: Page & { order: HistoryOrder },
): Promise<HistoryRow[]> {
  const lastSaid = (id: RawBuilder<unknown>) => sql`
    select created_at from messages where conversation_id = ${id} and user_id = ${memberId}
    order by position desc, id desc limit 1`;
  const since = order === 'begun' ? sql`c.created_at` : sql`l.created_at`;
  const placeAfter = (place: Place) =>
    order === 'begun'
      ? conversationPlace(memberId, place)
      : placeInOrder(
          place,
          HISTORY_BY,
          sql`(select created_at, ${place.id}::uuid from (${lastSaid(sql`${place.id}::uuid`)}) shown_last)`,
        );
  const conditions = [
    sql<SqlBool>`c.user_id = ${memberId}`,
    ...(filter.surface ? [sql<SqlBool>`c.surface = ${filter.surface}`] : []),
    ...(filter.coachType ? [sql<SqlBool>`c.coach_type = ${filter.coachType}`] : []),
    ...(filter.from ? [sql<SqlBool>`c.created_at >= ${filter.from}`] : []),
    ...(filter.before ? [sql<SqlBool>`c.created_at < ${filter.before}`] : []),
    ...(after ? [sql<SqlBool>`(${since}, c.id) < ${placeAfter(after)}`] : []),
  ];
  const { rows } = await sql<HistoryRow>`
    select c.id, c.user_id, c.therapy_style, c.coach_type, c.topic, c.title, c.surface, c.created_at, c.updated_at,
      c.last_said_at, array[${momentKey(order === 'begun' ? 'c.created_at' : 'c.last_said_at')}] as keys,
      m.message_count::integer, m.length_ms::bigint,
      f.id as first_id, f.content as first_content,
      exists (select from safety_events e
        where e.conversation_id = c.id and e.user_id = c.user_id and e.level in ('elevated', 'imminent'))
        as has_safety_event
    from (
      select c.*, l.created_at as last_said_at
      from conversations c cross join lateral (${lastSaid(sql`c.id`)}) l
      where ${sql.join(conditions, sql` and `)}
      order by ${since} desc, c.id desc
      limit ${limit}) c
    cross join lateral (
      select count(*) as message_count,
        coalesce(round(extract(epoch from sum(case
          when next_at - created_at <= ${longestPause} then next_at - created_at
          when ended_at - created_at <= ${longestPause} then ended_at - created_at
        end)) * 1000), 0) as length_ms
      from (
        select created_at, greatest(updated_at, created_at) as ended_at,
          lead(created_at) over (order by created_at, id) as next_at
        from messages where conversation_id = c.id and user_id = c.user_id) said) m
    left join lateral (
      select id, content from messages
      where conversation_id = c.id and user_id = c.user_id and role = 'user'
      order by position, id limit 1) f on true
    order by ${order === 'begun' ? sql`c.created_at` : sql`c.last_said_at`} desc, c.id desc`.execute(tx);
  return rows;
}

export type SealedMessage = { id: string; conversation_id: string; position: number; content: Buffer };

/** Messages of these conversations, in order; `after` is the last one of the batch before. */
export async function listSealedMessages(
  tx: Tx,
  memberId: string,
  conversationIds: string[],
  after: SealedMessage | null,
  limit: number,
): Promise<SealedMessage[]> {
  const { rows } = await sql<SealedMessage>`
    select id, conversation_id, position, content from messages
    where user_id = ${memberId} and conversation_id = any(${conversationIds}::uuid[])
      ${
        after
          ? sql`and (conversation_id, position, id) > (${after.conversation_id}::uuid, ${after.position}::integer, ${after.id}::uuid)`
          : sql``
      }
    order by conversation_id, position, id
    limit ${limit}`.execute(tx);
  return rows;
}

/** Somebody was not safe in this conversation, at any time. */
export async function hasSafetyEvent(tx: Tx, memberId: string, conversationId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from safety_events
      where conversation_id = ${conversationId} and user_id = ${memberId} and level in ('elevated', 'imminent')
    ) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** Somebody was found not to be safe in this conversation within the last day; that nobody could judge does not count. */
export async function hasRecentSafetyEvent(
  tx: Tx,
  memberId: string,
  conversationId: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from safety_events
      where conversation_id = ${conversationId} and user_id = ${memberId} and level in ('elevated', 'imminent')
        and created_at > clock_timestamp() - interval '24 hours' and 'safety.unjudged' <> all(evidence)
    ) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** The member may not have been safe within the last day, wherever that was said; that nobody could judge counts as well. */
export async function wasRecentlyUnsafe(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from safety_events
      where user_id = ${memberId} and level in ('elevated', 'imminent')
        and created_at > clock_timestamp() - interval '24 hours'
    ) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** The member was found not to be safe in a chat that is not stored, within the last day; that nobody could judge does not count. */
export async function hasRecentPrivateEvent(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from safety_events
      where user_id = ${memberId} and surface = 'chat' and conversation_id is null
        and level in ('elevated', 'imminent') and 'safety.unjudged' <> all(evidence)
        and created_at > clock_timestamp() - interval '24 hours'
    ) as found`.execute(tx);
  return rows[0]?.found ?? false;
}
