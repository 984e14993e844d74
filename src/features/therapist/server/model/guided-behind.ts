// What the guided therapist would say to this turn, at hand before the model is asked: it costs milliseconds, decides
// whether the turn is a model's at all, and is there the moment the model fails.
import type { DialogueState, ReplyChunk, Therapist, TherapistTurn } from '../../therapist.contract.ts';
import { acknowledge, isAcknowledgement } from '../acknowledge.ts';
import { readState } from '../guided/dialogue-state.ts';
import { gistsOf } from '../guided/gist.ts';
import { understand } from '../guided/understand.ts';

export type Rehearsed = {
  /** What is said first, whoever speaks then; null for none. */
  acknowledgement: string | null;
  /** The reply without it. */
  chunks: ReplyChunk[];
  /** An exercise or a goodbye: authored words are said as they are. */
  mustBeSaid: boolean;
  state: DialogueState | null;
};

/** Marks a state after a model's reply; the guided therapist drops it when it speaks itself. */
const SAID_BY_MODEL = 'saidByModel';

/** First words, silences and anyone who may not be safe are never a model's. */
export const guidedOnly = ({ memberText, risk }: TherapistTurn): boolean =>
  memberText === null || memberText.trim() === '' || risk.level === 'elevated' || risk.level === 'imminent';

export async function rehearse(guided: Therapist, turn: TherapistTurn): Promise<Rehearsed> {
  const isInExercise = Boolean(turn.state?.exercise);
  // What it had pending was never said when a model spoke last: a "yes" now answers something else.
  const state = turn.state?.[SAID_BY_MODEL] ? { ...turn.state, pending: null } : turn.state;
  const chunks: ReplyChunk[] = [];
  for await (const chunk of guided.reply({ ...turn, state })) chunks.push(chunk);
  const mustBeSaid = isInExercise || chunks.some(({ exercise, isGoodbye }) => exercise || isGoodbye);
  const reached = chunks.findLast((chunk) => chunk.state)?.state ?? null;
  const lead = turn.surface === 'voice' && chunks.length > 1 && isAcknowledgement(chunks[0]?.text ?? '');
  const authored = lead ? (chunks.shift()?.text ?? null) : null;
  return {
    acknowledgement: mustBeSaid ? authored : acknowledgeUnknown(turn, reached),
    chunks,
    mustBeSaid,
    state: reached,
  };
}

/** How a model will begin is not known yet. */
function acknowledgeUnknown(turn: TherapistTurn, reached: DialogueState | null): string | null {
  const heard = understand(turn.memberText ?? '');
  const moves = reached?.moves;
  const move = String(Array.isArray(moves) ? moves.at(-1) : '');
  return acknowledge({ turn, heard, gists: gistsOf(heard), move, words: null });
}

/** Their questions speak of what was said, offered or retold just before. */
const leaningMoves = new Set(['connect', 'picture', 'step', 'planned', 'fact', 'insight', 'advice', 'watch']);

/** The question of the guided reply where it stands alone, and what asking it leaves behind; null otherwise. */
export function ownQuestion({ chunks, state }: Rehearsed): { text: string; learnt: object } | null {
  const { pending, lastQuestion, moves, tags, used } = readState(state);
  if (pending || !lastQuestion || leaningMoves.has(moves.at(-1) ?? '')) return null;
  if (chunks.at(-1)?.text !== lastQuestion.text) return null;
  return { text: lastQuestion.text, learnt: { lastQuestion, tags, used } };
}

/** What the member told is kept; what the guided therapist would have said is not. */
export function stateAfterModel(turn: TherapistTurn, { state }: Rehearsed): DialogueState {
  const learnt = Object.fromEntries(
    ['turns', 'talk', 'facts', 'known', 'situation', 'situationAt'].flatMap((key) =>
      state && key in state ? [[key, state[key]]] : [],
    ),
  );
  return { ...turn.state, ...learnt, version: 1, pending: null, exercise: null, [SAID_BY_MODEL]: true };
}
