// Vectors of authored texts, computed once and kept in a file, text by text: a changed line costs one sentence.
// The file is a cache. Missing, foreign, cut short or unwritable, it is made anew or done without, never an error.
import { createHash, hash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { SENTENCE_DIMENSIONS } from './sentence-embedder.protocol.ts';
import type { SentenceEmbedder } from './sentence-embedder.ts';
import { SENTENCE_MODEL } from './sentence-model.ts';

const KEY_BYTES = 16;
const SCALE_BYTES = 4;
const ROW_BYTES = KEY_BYTES + SCALE_BYTES + SENTENCE_DIMENSIONS;
const LARGEST = 127;
const BATCH = 32;
const ROWS_BEFORE_BREATH = 500;

const keyOf = (text: string): string => hash('sha256', text, 'buffer').toString('latin1', 0, KEY_BYTES);

/** Names the format, the model and the number of rows; ends with the hash of what follows. */
function headOf(rows: Buffer): Buffer {
  const sum = createHash('sha256').update(rows).digest('hex');
  return Buffer.from(`vectors 1 | ${SENTENCE_MODEL} | ${sum}\n`);
}

function encode(key: string, vector: Float32Array): Buffer {
  const row = Buffer.alloc(ROW_BYTES);
  row.write(key, 'latin1');
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  row.writeFloatLE(largest / LARGEST, KEY_BYTES);
  vector.forEach((value, at) => {
    row.writeInt8(Math.round((value / largest) * LARGEST), KEY_BYTES + SCALE_BYTES + at);
  });
  return row;
}

function decode(row: Buffer, vector: Float32Array): Float32Array {
  const scale = row.readFloatLE(KEY_BYTES);
  const bytes = new Int8Array(row.buffer, row.byteOffset + KEY_BYTES + SCALE_BYTES, SENTENCE_DIMENSIONS);
  for (let at = 0; at < SENTENCE_DIMENSIONS; at++) vector[at] = (bytes[at] as number) * scale;
  return vector;
}

async function readRows(path: string): Promise<Map<string, Buffer>> {
  const rows = new Map<string, Buffer>();
  const file = await readFile(path).catch(() => null);
  const headEnd = file?.indexOf('\n') ?? -1;
  if (!file || headEnd < 0) return rows;
  const body = file.subarray(headEnd + 1);
  if (!headOf(body).equals(file.subarray(0, headEnd + 1))) return rows;
  for (let at = 0; at + ROW_BYTES <= body.length; at += ROW_BYTES) {
    const row = body.subarray(at, at + ROW_BYTES);
    rows.set(row.toString('latin1', 0, KEY_BYTES), row);
  }
  return rows;
}

async function writeWhole(path: string, rows: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, Buffer.concat([headOf(rows), rows]));
    await rename(unfinished, path);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

/**
 * One vector of (nearly) unit length per text, in order. What the file at `path` does not hold is computed behind all
 * live texts, about 1–2 ms each, and the file is replaced by one that holds exactly `texts`. `path` null: no file.
 * Rejects when the embedder does.
 */
export async function loadVectors(
  embedder: SentenceEmbedder,
  texts: readonly string[],
  path: string | null,
): Promise<Float32Array[]> {
  const stored = path === null ? new Map<string, Buffer>() : await readRows(path);
  const keys = texts.map(keyOf);
  const missing = new Map<string, string>();
  for (const [at, key] of keys.entries()) if (!stored.has(key)) missing.set(key, texts[at]!);

  const todo = [...missing];
  for (let at = 0; at < todo.length; at += BATCH) {
    const batch = todo.slice(at, at + BATCH);
    const vectors = await embedder.embed(
      batch.map(([, text]) => text),
      { isBackground: true },
    );
    for (const [i, [key]] of batch.entries()) stored.set(key, encode(key, vectors[i]!));
  }
  const rows = [...new Set(keys)].map((key) => stored.get(key)!);
  if (path !== null && missing.size > 0) await writeWhole(path, Buffer.concat(rows));

  // Computed or read, a vector is the same: what was just made also went through the file's rounding.
  // All in one piece of memory: thousands of small ones take longer to get than to fill.
  const whole = new Float32Array(keys.length * SENTENCE_DIMENSIONS);
  const vectors: Float32Array[] = [];
  for (const [at, key] of keys.entries()) {
    const own = whole.subarray(at * SENTENCE_DIMENSIONS, (at + 1) * SENTENCE_DIMENSIONS);
    vectors.push(decode(stored.get(key)!, own));
    if (at % ROWS_BEFORE_BREATH === ROWS_BEFORE_BREATH - 1) await breathe();
  }
  return vectors;
}
