// Member data keys, wrapped by the key ring. Losing the row is losing the words: that is what erasing a member means.
import type { Generated, Tx } from '../database/database.ts';

export type MemberKeyRow = { member_id: string; keyring_version: number; wrapped_key: Buffer };
type Tables = { member_keys: MemberKeyRow & { created_at: Generated<Date> } };

const db = (tx: Tx) => tx.withTables<Tables>();
const columns = ['member_id', 'keyring_version', 'wrapped_key'] as const;

export async function findMemberKey(tx: Tx, memberId: string): Promise<MemberKeyRow | undefined> {
  return db(tx)
    .selectFrom('member_keys')
    .select(columns)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** The first that was made with each key of the ring. */
export async function listFirstMemberKeys(tx: Tx): Promise<MemberKeyRow[]> {
  return db(tx)
    .selectFrom('member_keys')
    .distinctOn('keyring_version')
    .select(columns)
    .orderBy('keyring_version')
    .orderBy('created_at')
    .execute();
}

/** Those sealed with another key than `version`, by member, after the given one. */
export async function listMemberKeysToSealAnew(
  tx: Tx,
  { version, after, most }: { version: number; after: string | null; most: number },
): Promise<MemberKeyRow[]> {
  const rest = db(tx).selectFrom('member_keys').select(columns).where('keyring_version', '!=', version);
  return (after === null ? rest : rest.where('member_id', '>', after))
    .orderBy('member_id')
    .limit(most)
    .forUpdate()
    .execute();
}

/** Inserts unless another process was first; read again afterwards. */
export async function insertMemberKey(tx: Tx, row: MemberKeyRow): Promise<void> {
  await db(tx)
    .insertInto('member_keys')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function updateMemberKey(tx: Tx, { member_id, ...sealed }: MemberKeyRow): Promise<void> {
  await db(tx).updateTable('member_keys').set(sealed).where('member_id', '=', member_id).execute();
}

/** Nothing that was sealed for them can be opened again; who has the key in memory forgets it within a minute. */
export async function deleteMemberKey(tx: Tx, memberId: string): Promise<void> {
  await db(tx).deleteFrom('member_keys').where('member_id', '=', memberId).execute();
}
