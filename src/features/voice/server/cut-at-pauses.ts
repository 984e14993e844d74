// Cuts long sound where it is quietest, because recognition reads pieces of some seconds better than minutes.
import { SAMPLE_RATE } from '../voice.protocol.ts';

const BYTES_PER_MS = (SAMPLE_RATE * 2) / 1_000;
const LONGEST_MS = 18_000;
/** A piece is cut somewhere in its last part. */
const SEARCH_MS = 8_000;
const FRAME_MS = 100;

/** `pcm`: 24 kHz, mono, 16 bit. Pieces of at most 18 s; together they are the whole. */
export function cutAtPauses(pcm: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let rest = pcm;
  while (rest.length > LONGEST_MS * BYTES_PER_MS) {
    const at = quietest(rest, LONGEST_MS - SEARCH_MS, LONGEST_MS) * BYTES_PER_MS;
    pieces.push(rest.subarray(0, at));
    rest = rest.subarray(at);
  }
  if (rest.length > 0) pieces.push(rest);
  return pieces;
}

/** Stands where words are missing. */
const UNREADABLE = '…';

/** One piece after the other. What cannot be read costs its own words and no others; rejects when nothing can be. */
export async function readInPieces(pcm: Buffer, read: (piece: Buffer) => Promise<string>): Promise<string> {
  const texts: string[] = [];
  let isAnyRead = false;
  let fault: unknown = null;
  for (const piece of cutAtPauses(pcm)) {
    try {
      texts.push((await read(piece)).trim());
      isAnyRead = true;
    } catch (error) {
      texts.push(UNREADABLE);
      fault = error;
    }
  }
  if (fault !== null && !isAnyRead) throw fault;
  return texts.filter(Boolean).join(' ');
}

/** The middle, in ms, of the quietest three frames between the two moments. */
function quietest(pcm: Buffer, fromMs: number, toMs: number): number {
  let best = toMs;
  let least = Number.POSITIVE_INFINITY;
  for (let ms = fromMs; ms + 3 * FRAME_MS <= toMs; ms += FRAME_MS) {
    const loudness = energy(pcm.subarray(ms * BYTES_PER_MS, (ms + 3 * FRAME_MS) * BYTES_PER_MS));
    if (loudness < least) {
      least = loudness;
      best = ms + 1.5 * FRAME_MS;
    }
  }
  return Math.round(best);
}

function energy(pcm: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 1 < pcm.length; at += 8) sum += Math.abs(pcm.readInt16LE(at));
  return sum;
}
