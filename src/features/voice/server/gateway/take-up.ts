// Where a conversation is taken up when a process begins a call, from what earlier processes stored of it, and how it is
// left for the next one.
import type { StoredItem } from '../ports.ts';
import type { CallTurns } from './call-turns.ts';
import type { Captions } from './captions.ts';
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

type TakeUpOptions = {
  transcript: Pick<Transcript, 'items' | 'find' | 'finish' | 'remove'>;
  captions: Pick<Captions, 'withdrawn'>;
  turns: Pick<CallTurns, 'open' | 'answer' | 'answerOrOpen' | 'speak'>;
  isRebuilt: boolean;
  /** How much of which item the client heard last; null when it does not know. */
  played: { itemId?: string | undefined; ms: number } | null;
};

export function takeUpThread(options: TakeUpOptions): void {
  const { transcript, turns, isRebuilt, played } = options;
  if (isRebuilt && played?.itemId) forgetUnheard(options, played.itemId);
  const last = transcript.items().at(-1) ?? null;
  const how = takeUp(last, isRebuilt, played?.ms ?? null);
  // A final row may be another surface's: it is not written again.
  if (last && !last.isFinal && how !== 'open') transcript.finish(last.itemId);
  if (how === 'open') turns.open('opening');
  else if (how === 'were_cut_off') turns.speak(spokenWords.wereCutOff);
  else if (how === 'answer') isRebuilt ? turns.answer() : turns.answerOrOpen();
}

/** A reply that was made and stored, and of which nothing was heard, was never given. */
function forgetUnheard({ transcript, captions }: TakeUpOptions, heardItemId: string): void {
  const last = transcript.items().at(-1);
  if (!last || last.role === 'user' || last.heardMs !== null || last.itemId === heardItemId) return;
  // An item that is not known here came after all that was stored.
  if (!transcript.find(heardItemId)) return;
  transcript.remove(last.itemId);
  captions.withdrawn(last.itemId, 'assistant');
}

/** A reply that `stop` cuts into was not interrupted by the member: its row stays open, and the next process says so. */
export function leaveThread(transcript: Pick<Transcript, 'items' | 'reopen'>, stop: () => void): void {
  const before = transcript.items().at(-1);
  const wasWhole = before?.role === 'assistant' && before.heardMs === null;
  stop();
  const last = transcript.items().at(-1);
  if (wasWhole && last?.itemId === before.itemId && last.heardMs !== null) transcript.reopen(last.itemId);
}
