// A member's data key as it is stored: sealed with one of the operator's master keys, for this member alone.
import type { Keyring } from './keyring.ts';
import { seal, unseal } from './sealed-field.ts';
import type { MemberKeyRow } from './vault.queries.ts';

export function wrapMemberKey(keyring: Keyring, memberId: string, dataKey: Buffer): MemberKeyRow {
  return {
    member_id: memberId,
    keyring_version: keyring.current,
    wrapped_key: seal(masterKey(keyring, keyring.current), placeOf(memberId), dataKey),
  };
}

/** Throws when the key ring lacks the key, or has another by that number. */
export const unwrapMemberKey = (
  keyring: Keyring,
  { member_id, keyring_version, wrapped_key }: MemberKeyRow,
): Buffer => unseal(masterKey(keyring, keyring_version), placeOf(member_id), wrapped_key);

function masterKey(keyring: Keyring, version: number): Buffer {
  const key = keyring.keys.get(version);
  if (!key) throw new Error(`The key ring has no v${version}: it is needed to read data sealed with it`);
  return key;
}

const placeOf = (memberId: string) => ({
  table: 'member_keys',
  column: 'wrapped_key',
  rowId: memberId,
  ownerId: memberId,
});
