// Conversations and messages. Words arrive here sealed and leave sealed; nothing in this file can read them.
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';
import { momentKey, type Place, placeInOrder, type SortedBy } from '#platform/server/page-cursor.ts';
import type { Conversation, Message } from '../conversations.contract.ts';

type Tables = {
  conversations: {
    id: string;
    user_id: string;
    therapy_style: Conversation['therapy_style'];
    coach_type: string;
    topic: string | null;
    title: Buffer | null;
    surface: Conversation['surface'];
    dialogue_state: Buffer | null;
    summary: Buffer | null;
    summarised_at: Date | null;
    settled_position: Generated<number | null>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  messages: {
    id: string;
    conversation_id: string;
    user_id: string;
    item_id: string;
    position: number;
    content: Buffer;
    role: Message['role'];
    source: Message['source'];
    is_final: boolean;
    heard_ms: number | null;
    exercise_id: string | null;
    exercise_step: number | null;
    shows_help: Generated<boolean>;
    state_before: Buffer | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
};

export type NewConversation = Pick<
  Conversation,
  'id' | 'therapy_style' | 'coach_type' | 'topic' | 'surface'
> & { memberId: string };

export type SealedItem = {
  id: string;
  memberId: string;
  conversationId: string;
  itemId: string;
  /** null = after the last one. */
  position: number | null;
  content: Buffer;
  role: Message['role'];
  source: Message['source'];
  isFinal: boolean;
  heardMs: number | null;
  exercise: Message['exercise'];
  showsHelp: boolean;
  stateBefore: Buffer | null;
};

/** Room between two messages, so that a reply fits before what the member added meanwhile. */
export const POSITION_GAP = 1_024;

export type Page = { after: Place | null; limit: number };

/** Newest first. */
export const CONVERSATIONS_BY: SortedBy = ['moment'];
export const MESSAGES_BY: SortedBy = ['position'];

/** For `(created_at, id) < …` */
export const conversationPlace = (memberId: string, place: Place): RawBuilder<unknown> =>
  placeInOrder(
    place,
    CONVERSATIONS_BY,
    sql`(select created_at, id from conversations where id = ${place.id}::uuid and user_id = ${memberId})`,
  );

/** Does nothing when the id is taken, by whomever. */
export async function insertConversation(tx: Tx, { memberId, ...row }: NewConversation): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('conversations')
    .values({
      ...row,
      user_id: memberId,
      title: null,
      dialogue_state: null,
      summary: null,
      summarised_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findConversation(tx: Tx, memberId: string, id: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .executeTakeFirst();
}

/** Needs a system transaction: a member's own cannot see it. */
export async function hasOtherOwner(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const row = await tx
    .withTables<Tables>()
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '<>', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listConversations(tx: Tx, memberId: string, { after, limit }: Page) {
  let query = tx
    .withTables<Tables>()
    .selectFrom('conversations')
    .selectAll()
    .select(momentKey('created_at').as('key'))
    .where('user_id', '=', memberId);
  if (after) query = query.where(sql<SqlBool>`(created_at, id) < ${conversationPlace(memberId, after)}`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function updateConversation(
  tx: Tx,
  memberId: string,
  id: string,
  change: {
    dialogue_state?: Buffer | null;
    summary?: Buffer | null;
    summarised_at?: Date | RawBuilder<Date> | null;
    title?: Buffer | null;
    settled_position?: number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<Tables>()
    .updateTable('conversations')
    .set({ ...change, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Waits for whoever else is changing this conversation's messages; undefined when there is no such conversation. */
export async function lockConversation(tx: Tx, memberId: string, id: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteConversation(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .withTables<Tables>()
    .deleteFrom('conversations')
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * With what was said up to this message: what comes later is not in it. null: nothing was said. False when that message is
 * gone, and with it what the summary was made from. Its conversation is held until the transaction ends.
 */
export async function updateSummary(
  tx: Tx,
  memberId: string,
  id: string,
  { summary, upTo }: { summary: Buffer | null; upTo: string | null },
): Promise<boolean> {
  if (upTo && !(await findMessage(tx, memberId, id, upTo))) return false;
  const until = upTo
    ? sql<Date>`(select created_at from messages where id = ${upTo} and user_id = ${memberId})`
    : sql<Date>`clock_timestamp()`;
  return updateConversation(tx, memberId, id, { summary, summarised_at: until });
}

/** Conversations in which something was said since they were last summed up, latest first. */
export async function listUnsummarised(
  tx: Tx,
  memberId: string,
  exceptId: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .withTables<Tables>()
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', memberId)
    .where('id', '<>', exceptId)
    .where(
      sql<SqlBool>`exists (
        select from messages m
        where m.conversation_id = conversations.id and m.role = 'user'
          and m.created_at > coalesce(conversations.summarised_at, '-infinity'))`,
    )
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The latest other conversation that was summed up; `isUnsafe`: somebody was not safe in it. */
export async function findLatestSummary(tx: Tx, memberId: string, exceptId: string | null) {
  let query = tx
    .withTables<Tables>()
    .selectFrom('conversations')
    .select([
      'id',
      'summary',
      sql<boolean>`exists (
        select from safety_events e
        where e.conversation_id = conversations.id and e.user_id = conversations.user_id
          and e.level in ('elevated', 'imminent'))`.as('isUnsafe'),
    ])
    .where('user_id', '=', memberId)
    .where('summary', 'is not', null);
  if (exceptId) query = query.where('id', '<>', exceptId);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/**
 * One statement: the row is written only into a conversation of this member, and a final text is never replaced by
 * one that was still growing. Returns undefined when there is no such conversation or the final text stands.
 */
export async function upsertMessage(tx: Tx, item: SealedItem) {
  const { rows } = await sql<Selectable<Tables['messages']>>`
    insert into messages (id, conversation_id, user_id, item_id, position, content, role, source, is_final, heard_ms,
      exercise_id, exercise_step, shows_help, state_before)
    select ${item.id}, c.id, c.user_id, ${item.itemId},
      coalesce(${item.position}::integer,
        (select coalesce(max(m.position) + ${POSITION_GAP}::integer, 0)
          from messages m where m.conversation_id = c.id and m.user_id = c.user_id)),
      ${item.content}, ${item.role}, ${item.source}, ${item.isFinal}, ${item.heardMs},
      ${item.exercise?.id ?? null}, ${item.exercise?.step ?? null}::integer, ${item.showsHelp}, ${item.stateBefore}
    from conversations c
    where c.id = ${item.conversationId} and c.user_id = ${item.memberId}
    on conflict (conversation_id, item_id) do update set
      content = excluded.content, is_final = excluded.is_final, heard_ms = excluded.heard_ms,
      position = excluded.position, exercise_id = coalesce(excluded.exercise_id, messages.exercise_id),
      exercise_step = coalesce(excluded.exercise_step, messages.exercise_step),
      shows_help = messages.shows_help or excluded.shows_help,
      state_before = coalesce(excluded.state_before, messages.state_before), updated_at = clock_timestamp()
    where messages.user_id = excluded.user_id and (excluded.is_final or not messages.is_final)
    returning *`.execute(tx);
  return rows[0];
}

export async function listMessages(tx: Tx, memberId: string, conversationId: string, { after, limit }: Page) {
  let query = tx
    .withTables<Tables>()
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', memberId);
  if (after) {
    const place = placeInOrder(
      after,
      MESSAGES_BY,
      sql`(select position, id from messages where id = ${after.id}::uuid and user_id = ${memberId})`,
    );
    query = query.where(sql<SqlBool>`(position, id) > ${place}`);
  }
  return query.orderBy('position').orderBy('id').limit(limit).execute();
}

/** The newest so many, oldest of them first. */
export async function listLatestMessages(tx: Tx, memberId: string, conversationId: string, limit: number) {
  const rows = await tx
    .withTables<Tables>()
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', memberId)
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

export async function findMessage(tx: Tx, memberId: string, conversationId: string, id: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findLastMessage(tx: Tx, memberId: string, conversationId: string) {
  const [last] = await listLatestMessages(tx, memberId, conversationId, 1);
  return last;
}

/** False when the id is taken already, in whichever conversation. */
export async function insertMemberMessage(
  tx: Tx,
  row: {
    id: string;
    memberId: string;
    conversationId: string;
    position: number;
    content: Buffer;
    showsHelp: boolean;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .withTables<Tables>()
    .insertInto('messages')
    .values({
      id: row.id,
      conversation_id: row.conversationId,
      user_id: row.memberId,
      item_id: `chat_${row.id}`,
      position: row.position,
      content: row.content,
      role: 'user',
      source: 'typed',
      is_final: true,
      heard_ms: null,
      exercise_id: null,
      exercise_step: null,
      shows_help: row.showsHelp,
      state_before: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** This position and everything after it. Returns what went, in order. */
export async function deleteMessagesFrom(
  tx: Tx,
  memberId: string,
  conversationId: string,
  position: number,
): Promise<{ id: string; role: Message['role']; source: Message['source']; state_before: Buffer | null }[]> {
  const rows = await tx
    .withTables<Tables>()
    .deleteFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', memberId)
    .where('position', '>=', position)
    .returning(['id', 'role', 'source', 'state_before', 'position'])
    .execute();
  return rows.sort((a, b) => a.position - b.position);
}

export async function deleteMessage(
  tx: Tx,
  memberId: string,
  conversationId: string,
  itemId: string,
): Promise<void> {
  await tx
    .withTables<Tables>()
    .deleteFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', memberId)
    .where('item_id', '=', itemId)
    .execute();
}
