import { expect, test } from 'vitest';
import { cutAtPauses, readInPieces } from './cut-at-pauses.ts';

const BYTES_PER_MS = 48;

/** Loud, with silence of 400 ms from each of these moments. */
function sound(lengthMs: number, pausesAtMs: number[]): Buffer {
  const pcm = Buffer.alloc(lengthMs * BYTES_PER_MS);
  for (let at = 0; at < pcm.length; at += 2) {
    const ms = at / BYTES_PER_MS;
    const isPause = pausesAtMs.some((pause) => ms >= pause && ms < pause + 400);
    if (!isPause) pcm.writeInt16LE(at % 4 === 0 ? 8_000 : -8_000, at);
  }
  return pcm;
}

test('long sound is cut in its pauses and nothing of it is lost', () => {
  const pcm = sound(60_000, [15_000, 27_000, 40_000, 52_000]);
  const pieces = cutAtPauses(pcm);
  expect(Buffer.concat(pieces).equals(pcm)).toBe(true);
  let at = 0;
  for (const piece of pieces.slice(0, -1)) {
    at += piece.length / BYTES_PER_MS;
    const nearest = Math.min(...[15_000, 27_000, 40_000, 52_000].map((pause) => Math.abs(pause + 200 - at)));
    expect(nearest).toBeLessThan(250);
    expect(piece.length % 2).toBe(0);
  }
});

test('short sound stays whole, and sound without a pause is cut all the same', () => {
  expect(cutAtPauses(sound(5_000, []))).toHaveLength(1);
  expect(cutAtPauses(Buffer.alloc(0))).toEqual([]);
  for (const piece of cutAtPauses(sound(90_000, [])))
    expect(piece.length).toBeLessThanOrEqual(18_000 * BYTES_PER_MS);
});

test('of long sound what one piece cannot give is marked, and the rest is kept', async () => {
  const pcm = sound(50_000, [15_000, 30_000]);
  let reading = 0;
  const read = async () => {
    reading++;
    if (reading === 2) throw new Error('broken');
    return ` Piece ${reading}. `;
  };
  expect(await readInPieces(pcm, read)).toMatch(/^Piece 1\. … Piece 3\./);
  await expect(readInPieces(pcm, () => Promise.reject(new Error('all broken')))).rejects.toThrow(
    'all broken',
  );
});
