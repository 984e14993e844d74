// When a note's crisis card shows. It was put away for what the note said then: it comes back when the note says
// something else, or something graver.
import type { HelpLevel, HelpState } from './mood.queries.ts';

export type NoteHelp = { help_state: HelpState; help_level: HelpLevel | null };

export const noHelp: NoteHelp = { help_state: 'none', help_level: null };

/** Share of letter pairs two notes must have in common to count as the same note with a mended word. */
const SAME_NOTE = 0.8;

/**
 * @param found what the new note was judged, null when it shows no help
 * @param before the stored note and its card
 */
export function nextHelp(
  found: HelpLevel | null,
  note: string,
  before: NoteHelp & { note: string | null },
): NoteHelp {
  if (found === null) return noHelp;
  const isPutAway =
    before.help_state === 'acknowledged' &&
    !(found === 'imminent' && before.help_level !== 'imminent') &&
    likeness(before.note ?? '', note) >= SAME_NOTE;
  return { help_state: isPutAway ? 'acknowledged' : 'shown', help_level: found };
}

/** 0 to 1: twice the letter pairs in common over all of both (Dice), case and spacing aside. */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const total = a.length + b.length;
  if (total === 0) return 1;
  const left = new Map<string, number>();
  for (const pair of a) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of b) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(pair, count - 1);
  }
  return (2 * common) / total;
}

function pairsOf(text: string): string[] {
  const letters = [...` ${text.toLowerCase().replace(/\s+/gu, ' ').trim()} `];
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}
