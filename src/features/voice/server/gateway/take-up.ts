// Where a conversation is taken up when a process begins a call, from what earlier processes stored of it.
import type { StoredItem } from '../ports.ts';

/** A spoken character lasts about this long; tells whether the last reply was heard to its end. */
const CHARACTER_MS = 55;
const MOSTLY = 0.8;

/** `were_cut_off`: the member heard half a sentence and then nothing. */
export type TakeUp = 'open' | 'answer' | 'were_cut_off' | 'listen';

/**
 * `isRebuilt`: an earlier process had this very session. `playedMs`: how much the client says it heard of the item
 * it heard last; null when it does not know.
 */
export function takeUp(last: StoredItem | null, isRebuilt: boolean, playedMs: number | null): TakeUp {
  if (!isRebuilt || !last) return 'open';
  if (last.role === 'user') return 'answer';
  const wasHeard =
    last.heardMs !== null || playedMs === null || playedMs > last.text.length * CHARACTER_MS * MOSTLY;
  return last.isFinal && wasHeard ? 'listen' : 'were_cut_off';
}
