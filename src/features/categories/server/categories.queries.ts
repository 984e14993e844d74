// A member's own categories, sealed. Changes and deletions name the owner, whatever row-level security adds.
import { sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';

type Tables = {
  custom_therapy_categories: {
    id: string;
    user_id: string;
    name: Buffer;
    description: Buffer;
    subcategories: Buffer;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
};

export type SealedCategory = { name: Buffer; description: Buffer; subcategories: Buffer };

export async function listOwnCategories(tx: Tx, memberId: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('custom_therapy_categories')
    .selectAll()
    .where('user_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findOwnCategory(tx: Tx, memberId: string, id: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('custom_therapy_categories')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .executeTakeFirst();
}

export async function countOwnCategories(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .withTables<Tables>()
    .selectFrom('custom_therapy_categories')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Does nothing when the id is taken, by whomever. */
export async function insertCategory(
  tx: Tx,
  memberId: string,
  id: string,
  sealed: SealedCategory,
): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('custom_therapy_categories')
    .values({ id, user_id: memberId, ...sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Only while it still has that version. */
export async function updateCategory(
  tx: Tx,
  memberId: string,
  id: string,
  version: number,
  sealed: SealedCategory,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<Tables>()
    .updateTable('custom_therapy_categories')
    .set({ ...sealed, version: version + 1, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteCategory(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .withTables<Tables>()
    .deleteFrom('custom_therapy_categories')
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
