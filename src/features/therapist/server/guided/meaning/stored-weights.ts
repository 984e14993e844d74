// What was learnt from the authored sentences, kept in a file so that it is learnt once. A cache: missing, foreign or
// unwritable, it is learnt anew, never an error.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const HASH_BYTES = 32;

export const hashOf = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
};

/** The numbers learnt for `key`; null when the file holds others, or is damaged. */
export async function readWeights(
  path: string | null,
  key: Buffer,
  count: number,
): Promise<Float32Array | null> {
  const file = path === null ? null : await readFile(path).catch(() => null);
  if (!file || file.length !== 2 * HASH_BYTES + count * 4) return null;
  const body = file.subarray(2 * HASH_BYTES);
  if (
    !file.subarray(0, HASH_BYTES).equals(key) ||
    !file.subarray(HASH_BYTES, 2 * HASH_BYTES).equals(hashOf(body))
  )
    return null;
  return new Float32Array(body.buffer.slice(body.byteOffset, body.byteOffset + body.length));
}

export async function writeWeights(path: string | null, key: Buffer, weights: Float32Array): Promise<void> {
  if (path === null) return;
  const unfinished = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`;
  const body = Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, Buffer.concat([key, hashOf(body), body]));
    await rename(unfinished, path);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}
