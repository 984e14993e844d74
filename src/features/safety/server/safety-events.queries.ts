// Safety events: ids, levels and rule names. The words that caused one are not here.
import type { Tx } from '#platform/server/database/database.ts';

type Row = {
  id: string;
  user_id: string;
  conversation_id: string | null;
  session_id: string | null;
  surface: string;
  level: string;
  kinds: string[];
  evidence: string[];
  shown: string[];
};
type Tables = { safety_events: Row & { created_at: Date } };

export async function insertSafetyEvent(tx: Tx, row: Row): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('safety_events')
    .values(row as Row & { created_at: Date })
    .execute();
}

/** Anything is written down of this conversation, however grave. */
export async function hasEventIn(tx: Tx, memberId: string, conversationId: string): Promise<boolean> {
  const row = await tx
    .withTables<Tables>()
    .selectFrom('safety_events')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}
