// The words of a message as a sparse vector: hashed words, pairs of words and pieces of words. The sentence model
// knows English best; pieces of words are how Swahili and Sheng are recognised.
import { normalise } from '../normalise.ts';

export const LEXICAL_SIZE = 4_096;

export type LexicalFeatures = { indices: Uint16Array; values: Float32Array };

function bucket(feature: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % LEXICAL_SIZE;
}

/** Unit length, at most a few hundred entries; empty for a message without words. */
export function lexicalFeatures(text: string): LexicalFeatures {
  const counts = new Map<number, number>();
  const add = (feature: string, weight: number) => {
    const at = bucket(feature);
    counts.set(at, Math.max(counts.get(at) ?? 0, weight));
  };
  const words = normalise(text).whole.split(' ').filter(Boolean).slice(0, 120);
  for (const [i, word] of words.entries()) {
    add(`w ${word}`, 1);
    if (i > 0) add(`b ${words[i - 1]} ${word}`, 1);
    if (word.length < 5) continue;
    const padded = `^${word}$`;
    for (let at = 0; at + 5 <= padded.length; at++) add(`c ${padded.slice(at, at + 5)}`, 0.5);
  }
  const indices = Uint16Array.from(counts.keys());
  const values = Float32Array.from(counts.values());
  const length = Math.hypot(...values) || 1;
  for (let i = 0; i < values.length; i++) values[i] = values[i]! / length;
  return { indices, values };
}
