// Ids made from what they stand for, so that the same thing coming again is recognised.
import { createHash } from 'node:crypto';

/** A UUID (version 8: the first bits of a digest) of this text. */
export function idOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
