// What the guided therapist would say to this turn, at hand before the model is asked: it costs milliseconds, decides
// whether the turn is a model's at all, and is there the moment the model fails.
import type { DialogueState, ReplyChunk, Therapist, TherapistTurn } from '../../therapist.contract.ts';

export type Rehearsed = {
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
  return {
    chunks,
    mustBeSaid: isInExercise || chunks.some(({ exercise, isGoodbye }) => exercise || isGoodbye),
    state: chunks.findLast((chunk) => chunk.state)?.state ?? null,
  };
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
