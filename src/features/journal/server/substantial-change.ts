// When the crisis card that was put away comes back: after the words changed substantially. Pure.
import { fold } from '#platform/shared/folded-text.ts';

/** Below this share of common word pairs it is another text. */
const ALIKE = 0.8;

/** Dice coefficient over pairs of neighbouring words, case and accents apart: 1 = the same words, 0 = none in common. */
export function similarity(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  let common = 0;
  for (const [pair, count] of first.counts) common += Math.min(count, second.counts.get(pair) ?? 0);
  const all = first.total + second.total;
  return all === 0 ? 1 : (2 * common) / all;
}

export const isSubstantial = (seen: string, now: string): boolean => similarity(seen, now) < ALIKE;

function pairsOf(text: string): { counts: Map<string, number>; total: number } {
  const words = ['', ...(fold(text).match(/[\p{L}\p{N}']+/gu) ?? []), ''];
  const counts = new Map<string, number>();
  if (words.length === 2) return { counts, total: 0 };
  for (let at = 1; at < words.length; at += 1) {
    const pair = `${words[at - 1]} ${words[at]}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, total: words.length - 1 };
}

/** Sentences of `now` that were not in `seen`, in order, as one text. */
export function addedWords(seen: string, now: string): string {
  const known = new Set(sentencesOf(seen).map(fold));
  return sentencesOf(now)
    .filter((sentence) => !known.has(fold(sentence)))
    .join(' ');
}

const sentencesOf = (text: string): string[] =>
  (text.match(/[^.?!\n]+[.?!]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
