// Safety plans, sealed. One row a member.
import { sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';

type Tables = {
  safety_plans: {
    user_id: string;
    steps: Buffer;
    version: Generated<number>;
    updated_at: Generated<Date>;
  };
};

export async function findPlan(tx: Tx, memberId: string, { forUpdate = false } = {}) {
  const query = tx
    .withTables<Tables>()
    .selectFrom('safety_plans')
    .select(['steps', 'version', 'updated_at'])
    .where('user_id', '=', memberId);
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
}

/** Writes only over the version given (0: only where there is none yet); undefined when it was another. */
export async function upsertPlan(tx: Tx, memberId: string, version: number, steps: Buffer) {
  const db = tx.withTables<Tables>();
  if (version === 0) {
    return db
      .insertInto('safety_plans')
      .values({ user_id: memberId, steps })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['version', 'updated_at'])
      .executeTakeFirst();
  }
  return db
    .updateTable('safety_plans')
    .set({ steps, version: sql<number>`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
    .where('user_id', '=', memberId)
    .where('version', '=', version)
    .returning(['version', 'updated_at'])
    .executeTakeFirst();
}
