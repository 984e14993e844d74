// Encryption of everything a member says or writes. Each member has a random data key, itself sealed by the
// operator's key ring; open keys are held briefly in memory so that reading a list costs one look-up.
import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Tx } from '../database/database.ts';
import type { Keyring } from './keyring.ts';
import { unwrapMemberKey, wrapMemberKey } from './member-key.ts';
import { seal, unseal } from './sealed-field.ts';
import { findMemberKey, insertMemberKey, type MemberKeyRow } from './vault.queries.ts';

const REMEMBER_MS = 60_000;
const REMEMBER_AT_MOST = 5_000;

/** Seals and opens one member's fields. `place` is `table.column`. */
export type MemberVault = {
  seal(place: `${string}.${string}`, rowId: string, plain: string): Buffer;
  open(place: `${string}.${string}`, rowId: string, sealed: Buffer): string;
  /** The same for what is no text: pictures, sound. */
  sealBytes(place: `${string}.${string}`, rowId: string, plain: Buffer): Buffer;
  openBytes(place: `${string}.${string}`, rowId: string, sealed: Buffer): Buffer;
};

export type Vault = {
  /** Makes the member's data key when there is none yet. */
  forMember(tx: Tx, memberId: string): Promise<MemberVault>;
};

export function createVault(keyring: Keyring): Vault {
  // As key objects: handing raw bytes over anew for every field costs more than opening it.
  const remembered = new Map<string, { key: KeyObject; until: number }>();

  async function openKey(tx: Tx, memberId: string): Promise<KeyObject> {
    const known = remembered.get(memberId);
    if (known && known.until > Date.now()) return known.key;
    let row = await findMemberKey(tx, memberId);
    if (!row) {
      await insertMemberKey(tx, wrapMemberKey(keyring, memberId, randomBytes(32)));
      row = await findMemberKey(tx, memberId);
      if (!row) throw new Error('A member key could not be stored');
      // Not remembered yet: if this transaction rolls back, the key it made never existed.
      return dataKey(row);
    }
    const key = dataKey(row);
    if (remembered.size >= REMEMBER_AT_MOST) remembered.clear();
    remembered.set(memberId, { key, until: Date.now() + REMEMBER_MS });
    return key;
  }

  const dataKey = (row: MemberKeyRow): KeyObject => createSecretKey(unwrapMemberKey(keyring, row));

  return {
    forMember: async (tx, memberId) => {
      const key = await openKey(tx, memberId);
      const placeOf = (place: string, rowId: string) => {
        const [table = '', column = ''] = place.split('.');
        return { table, column, rowId, ownerId: memberId };
      };
      return {
        seal: (place, rowId, plain) => seal(key, placeOf(place, rowId), plain),
        open: (place, rowId, sealed) => unseal(key, placeOf(place, rowId), sealed).toString('utf8'),
        sealBytes: (place, rowId, plain) => seal(key, placeOf(place, rowId), plain),
        openBytes: (place, rowId, sealed) => unseal(key, placeOf(place, rowId), sealed),
      };
    },
  };
}
