// What the start does with the operator's key ring, before a word is sealed with it.
import type { Database } from '../database/database.ts';
import type { Keyring } from './keyring.ts';
import { unwrapMemberKey, wrapMemberKey } from './member-key.ts';
import {
  listFirstMemberKeys,
  listMemberKeysToSealAnew,
  type MemberKeyRow,
  updateMemberKey,
} from './vault.queries.ts';

const AT_ONCE = 500;

/**
 * Seals with the newest key what older ones hold, so that those can be given up; returns how many member keys that were.
 * Throws a sentence for the operator when it is not the ring that this database was sealed with: words written under
 * another one could not be opened beside the old.
 */
export async function adoptKeyring(database: Database, keyring: Keyring): Promise<number> {
  for (const row of await database.asSystem(listFirstMemberKeys)) {
    if (opened(keyring, row)) continue;
    const fault = keyring.keys.has(row.keyring_version)
      ? `another v${row.keyring_version} than the one given`
      : `v${row.keyring_version}, which the key ring lacks`;
    throw new Error(
      `What members wrote in this database is sealed with ${fault}. Set KEYRING, or restore the file keyring in DATA_DIR, to the key ring this database was made with.`,
    );
  }
  let sealed = 0;
  for (let after: string | null = null; ; ) {
    const batch = await sealAnew(database, keyring, after);
    sealed += batch.sealed;
    if (batch.last === null) return sealed;
    after = batch.last;
  }
}

const sealAnew = (database: Database, keyring: Keyring, after: string | null) =>
  database.asSystem(async (tx): Promise<{ sealed: number; last: string | null }> => {
    const rows = await listMemberKeysToSealAnew(tx, { version: keyring.current, after, most: AT_ONCE });
    let sealed = 0;
    for (const row of rows) {
      const dataKey = opened(keyring, row);
      // One damaged row must not keep everybody else out.
      if (!dataKey) continue;
      await updateMemberKey(tx, wrapMemberKey(keyring, row.member_id, dataKey));
      sealed++;
    }
    return { sealed, last: rows.at(-1)?.member_id ?? null };
  });

function opened(keyring: Keyring, row: MemberKeyRow): Buffer | null {
  try {
    return unwrapMemberKey(keyring, row);
  } catch {
    return null;
  }
}
