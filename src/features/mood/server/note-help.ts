// When a note's crisis card shows. It was put away for what the note said then: it comes back when the note says
// something else, or something graver.
import { likeness } from '#features/safety/server/safety.service.ts';
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
