// One encrypted field: version byte, 12-byte nonce, 16-byte tag, ciphertext. The place it belongs to (table, column,
// row, member) is authenticated with it, so a value copied to another row does not open there.
import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Place = { table: string; column: string; rowId: string; ownerId: string };

const associatedData = ({ table, column, rowId, ownerId }: Place) =>
  Buffer.from(['tulia', VERSION, table, column, rowId, ownerId].join('\u0000'));

/** AES-256-GCM with a 32-byte key (NIST SP 800-38D: 96-bit random nonce). */
export function seal(key: CipherKey, place: Place, plain: string | Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associatedData(place));
  const body = Buffer.concat([
    typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain),
    cipher.final(),
  ]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), body]);
}

/** Throws when the value was changed, belongs elsewhere, or was sealed with another key. */
export function unseal(key: CipherKey, place: Place, sealed: Buffer): Buffer {
  if (sealed[0] !== VERSION || sealed.length < 1 + NONCE_BYTES + TAG_BYTES)
    throw new Error('A sealed field has an unknown form');
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(associatedData(place)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
