// An authored line: one wording, or a Standard and a Gen Z wording of the same thing.
import type { TherapyStyle } from '../../therapist.contract.ts';

export type Line = string | readonly [standard: string, genZ: string];

export const standardOf = (line: Line): string => (typeof line === 'string' ? line : line[0]);

export function wordingOf(line: Line, style: TherapyStyle): string {
  if (typeof line === 'string') return line;
  return style === 'GenZ' ? line[1] : line[0];
}

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences of a reply, each with its closing mark, in order. */
export function sentencesOf(text: string): string[] {
  // Marks may follow a closing quote ("bad?".) or begin the text (...and then); what has no mark at its end goes to the end.
  // A comma after it goes on: '… "why me?", she says.'
  const found =
    text.match(
      /[.?!]*[^.?!]+(?:(?:\.(?=[a-z\d])|[.?!]+["'”’)]*(?=[,;:]))[^.?!]+)*(?:(?:[.?!]+["'”’)]*)+|$)|[.?!]+$/gi,
    ) ?? [];
  return found.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** A small repeatable generator; the same seed gives the same conversation. */
export function randomFrom(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Eight characters that name an authored line in the state, so that it is not said twice. */
export function keyOf(text: string): string {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0;
  return hash.toString(36);
}

const LONGEST_WORD = 30;
/** An address, or keys held down, are one word and still cannot be said. */
export const isSayable = (text: string): boolean =>
  text.split(/\s+/).every((word) => word.length <= LONGEST_WORD);
