// A member's list of activities: one sealed row each.
import { sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';

type Tables = {
  mood_activities: {
    user_id: string;
    items: Buffer;
    version: Generated<number>;
    updated_at: Generated<Date>;
  };
};

export async function findActivities(tx: Tx, memberId: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('mood_activities')
    .select(['items', 'version'])
    .where('user_id', '=', memberId)
    .executeTakeFirst();
}

/** Writes only over the version given (0: only where there is none yet); the new version, or null when it was another. */
export async function upsertActivities(
  tx: Tx,
  memberId: string,
  version: number,
  items: Buffer,
): Promise<number | null> {
  const db = tx.withTables<Tables>();
  const written =
    version === 0
      ? db
          .insertInto('mood_activities')
          .values({ user_id: memberId, items })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
      : db
          .updateTable('mood_activities')
          .set({ items, version: sql<number>`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
          .where('user_id', '=', memberId)
          .where('version', '=', version)
          .returning('version');
  return (await written.executeTakeFirst())?.version ?? null;
}
