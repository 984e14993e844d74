// Member data keys, wrapped by the key ring. Losing the row is losing the words: that is what erasing a member means.
import type { Tx } from '../database/database.ts';

type Tables = { member_keys: { member_id: string; keyring_version: number; wrapped_key: Buffer } };

export async function findMemberKey(tx: Tx, memberId: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('member_keys')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Inserts unless another process was first; read again afterwards. */
export async function insertMemberKey(tx: Tx, row: Tables['member_keys']): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('member_keys')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function deleteMemberKey(tx: Tx, memberId: string): Promise<void> {
  await tx.withTables<Tables>().deleteFrom('member_keys').where('member_id', '=', memberId).execute();
}
