// A line as numbers, for choosing what follows it: its meaning, that of what was said before, how long it is, and its words.
import { countWords } from '../line.ts';

/** `vector`: of what was said. `before`: of what the member had said before; null at the beginning. */
export type SaidLine = { text: string; vector: Float32Array; before: Float32Array | null };

/** `dense`: `DENSE_SIZE` numbers. `words`: places below `WORD_PLACES`, and how much each counts; of length 1 together. */
export type LineInput = { dense: Float32Array; words: readonly { at: number; weight: number }[] };

/** What was said before counts half. */
const BEFORE = 0.5;
const CIRCUMSTANCE = 0.3;
const VECTOR = 384;
/** A multiple of four; the last ones are always 0. */
const CIRCUMSTANCES = 8;
export const DENSE_SIZE = 2 * VECTOR + CIRCUMSTANCES;
/** Words are told apart by so many places; that two share one now and then does little harm. */
export const WORD_PLACES = 4096;
export const INPUT_SIZE = DENSE_SIZE + WORD_PLACES;
const MOST_WORDS = 40;

function denseOf({ text, vector, before }: SaidLine): Float32Array {
  const dense = new Float32Array(DENSE_SIZE);
  dense.set(vector);
  for (let at = 0; before && at < VECTOR; at += 1) dense[VECTOR + at] = BEFORE * (before[at] as number);
  const words = countWords(text);
  const circumstances = [
    words <= 2,
    words > 2 && words <= 5,
    words > 5 && words <= 10,
    words > 20,
    !before,
    text.includes('?'),
  ];
  circumstances.forEach((holds, at) => {
    dense[2 * VECTOR + at] = holds ? CIRCUMSTANCE : 0;
  });
  return dense;
}

function placeOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619) >>> 0;
  return hash % WORD_PLACES;
}

/** The places of its words, of pairs of them, and of how it begins and ends. */
export function wordPlaces(text: string): number[] {
  const words = (
    text
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).slice(0, MOST_WORDS);
  const features = [
    ...words,
    ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
    `^${words[0] ?? ''}`,
    `^${words.slice(0, 2).join(' ')}`,
    `${words.at(-1) ?? ''}$`,
  ];
  return [...new Set(features.map(placeOf))];
}

/** `rarity`: how much a word at each of `WORD_PLACES` tells, from `rarityOf`. */
export function inputOf(line: SaidLine, rarity: Float32Array): LineInput {
  const places = wordPlaces(line.text);
  const length = Math.hypot(...places.map((at) => rarity[at] as number)) || 1;
  return {
    dense: denseOf(line),
    words: places.map((at) => ({ at, weight: (rarity[at] as number) / length })),
  };
}

/** The fewer of these texts a word is in, the more it tells. */
export function rarityOf(texts: readonly string[]): Float32Array {
  const counts = new Float32Array(WORD_PLACES);
  for (const text of texts) for (const at of wordPlaces(text)) (counts[at] as number) += 1;
  return counts.map((count) => Math.log(1 + texts.length / Math.max(1, count)));
}
