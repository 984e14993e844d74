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
