// Judges what was written before anything is answered, as every other surface does; a verdict that fails or is late
// is never taken for calm.
import type { AssessedTurn } from '#features/safety/safety.contract.ts';
import {
  type Assessor,
  isTrip,
  type JudgedWords,
  judgeWords,
} from '#features/safety/server/safety.service.ts';
import { takesLeave } from '#features/therapist/server/therapist.service.ts';
import type { Therapist } from '#features/therapist/therapist.contract.ts';
import type { Platform } from '#platform/server/platform.ts';
import { chatLimits } from './limits.data.ts';

export type Verdict = Pick<JudgedWords, 'assessment' | 'say' | 'showsHelp' | 'isUnjudged'>;

export type JudgeRequest = {
  memberId: string;
  /** Oldest first, the member's last words included. */
  conversation: AssessedTurn[];
  /** null for a conversation that is not stored. */
  conversationId: string | null;
  /** ISO code, for helplines. */
  country: string | null;
  /** False when these words were judged before (a reply made anew): nothing is recorded then. */
  isNew: boolean;
  /** When nobody waits any more. Not for words that are to be stored, whoever has left meanwhile. */
  signal?: AbortSignal;
};

/** Never throws. */
export type JudgeTurn = (request: JudgeRequest) => Promise<Verdict>;

export const isGrave = isTrip;

/** Whoever may not be safe is neither counted nor refused. */
export const isDisclosed = ({ showsHelp, assessment }: Pick<Verdict, 'showsHelp' | 'assessment'>): boolean =>
  showsHelp || isGrave(assessment);

/** `therapist`: who is going to answer. */
export function createJudge(
  platform: Platform,
  assessor: Pick<Assessor, 'assess'>,
  therapist: Pick<Therapist, 'anticipate'>,
): JudgeTurn {
  return ({ memberId, conversation: whole, conversationId, country, isNew, signal }) => {
    const conversation = whole.slice(-chatLimits.judgedTurns);
    const judged = judgeWords(platform, {
      assessor,
      memberId,
      surface: 'chat',
      conversation,
      ...(conversationId && { conversationId }),
      findCountry: async () => country,
      isNew,
      // Rules over the whole talk: by then they have read it, with room for everybody else in between.
      isLeaving: () => takesLeave(conversation),
      patienceMs: chatLimits.judgeMs,
      ...(signal && { signal }),
    });
    if (isNew) therapist.anticipate?.(conversation.at(-1)?.content ?? '');
    return judged;
  };
}
