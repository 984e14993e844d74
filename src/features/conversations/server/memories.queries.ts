// What the therapist may remember of a member. Texts arrive and leave sealed.
import { type SqlBool, sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';

export type MemoryKind = 'person' | 'goal' | 'preference' | 'pattern' | 'boundary';
type Tables = {
  memories: {
    id: string;
    user_id: string;
    text: Buffer;
    kind: MemoryKind;
    source_id: string | null;
    status: Generated<'suggested' | 'active' | 'archived'>;
    last_used_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
};

const isSafe = sql<SqlBool>`not exists (
  select from safety_events e
  where e.conversation_id = memories.source_id and e.user_id = memories.user_id
    and e.level in ('elevated', 'imminent'))`;

export async function listMemories(tx: Tx, memberId: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('memories')
    .select(['id', 'text', 'status'])
    .where('user_id', '=', memberId)
    .orderBy('created_at')
    .limit(1_000)
    .execute();
}

/** What the member agreed to, newest first; nothing that came from a conversation in which someone was not safe. */
export async function listActiveMemories(tx: Tx, memberId: string, limit: number) {
  return tx
    .withTables<Tables>()
    .selectFrom('memories')
    .select(['id', 'text'])
    .where('user_id', '=', memberId)
    .where('status', '=', 'active')
    .where(isSafe)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export async function insertSuggestion(
  tx: Tx,
  row: { id: string; memberId: string; text: Buffer; kind: MemoryKind; sourceId: string },
): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('memories')
    .values({
      id: row.id,
      user_id: row.memberId,
      text: row.text,
      kind: row.kind,
      source_id: row.sourceId,
      last_used_at: null,
    })
    .execute();
}

export async function deleteSuggestions(tx: Tx, memberId: string, sourceId: string): Promise<void> {
  await tx
    .withTables<Tables>()
    .deleteFrom('memories')
    .where('user_id', '=', memberId)
    .where('source_id', '=', sourceId)
    .where('status', '=', 'suggested')
    .execute();
}

/**
 * What the member decided on stays theirs, without its source; but of a conversation in which somebody was not safe
 * nothing may be used, and its source is how that is known.
 */
export async function updateWithoutSource(tx: Tx, memberId: string, sourceId: string): Promise<void> {
  await tx
    .withTables<Tables>()
    .updateTable('memories')
    .set({ source_id: null })
    .where('user_id', '=', memberId)
    .where('source_id', '=', sourceId)
    .where(isSafe)
    .execute();
}
