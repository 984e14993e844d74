// Where a conversation is taken up when a process begins a call, from what earlier processes stored of it.
import type { StoredItem } from '../ports.ts';
import type { CallTurns } from './call-turns.ts';
import { spokenWords } from './spoken-words.data.ts';
import type { Transcript } from './transcript.ts';

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
  if (last?.role === 'user') return 'answer';
  if (!isRebuilt || !last) return 'open';
  const wasHeard =
    last.heardMs !== null || playedMs === null || playedMs > last.text.length * CHARACTER_MS * MOSTLY;
  return last.isFinal && wasHeard ? 'listen' : 'were_cut_off';
}

export function takeUpThread(options: {
  transcript: Pick<Transcript, 'items' | 'finish'>;
  turns: Pick<CallTurns, 'open' | 'answer' | 'answerOrOpen' | 'speak'>;
  isRebuilt: boolean;
  playedMs: number | null;
}): void {
  const { transcript, turns, isRebuilt } = options;
  const last = transcript.items().at(-1) ?? null;
  const how = takeUp(last, isRebuilt, options.playedMs);
  // A final row may be another surface's: it is not written again.
  if (last && !last.isFinal && how !== 'open') transcript.finish(last.itemId);
  if (how === 'open') turns.open('opening');
  else if (how === 'were_cut_off') turns.speak(spokenWords.wereCutOff);
  else if (how === 'answer') isRebuilt ? turns.answer() : turns.answerOrOpen();
}
