// A random source that always gives the same, and entries made with it.
import { diary } from './diary.data.ts';

export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

/** A UUID of this random source. */
export function madeUpId(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Paragraphs of about `characters`. */
export function madeUpText(random: Random, characters: number): string {
  let text: string = pick(random, diary.openings);
  while (text.length < characters)
    text += `${random() < 0.2 ? '\n\n' : ' '}${pick(random, random() < 0.8 ? diary.middles : diary.openings)}`;
  return `${text} ${pick(random, diary.endings)}`;
}

/** The day this many days before the last of 2025, as YYYY-MM-DD. */
export const dayBack = (days: number): string =>
  new Date(Date.UTC(2025, 11, 31) - days * 86_400_000).toISOString().slice(0, 10);
