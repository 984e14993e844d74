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
import type { Platform } from '#platform/server/platform.ts';
import { chatLimits } from './limits.data.ts';

export type Verdict = Pick<JudgedWords, 'assessment' | 'say' | 'showsHelp'>;

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
};

/** Never throws. */
export type JudgeTurn = (request: JudgeRequest) => Promise<Verdict>;

export const isGrave = isTrip;

export function createJudge(platform: Platform, assessor: Pick<Assessor, 'assess'>): JudgeTurn {
  return ({ memberId, conversation: whole, conversationId, country, isNew }) => {
    const conversation = whole.slice(-chatLimits.judgedTurns);
    return judgeWords(platform, {
      assessor,
      memberId,
      surface: 'chat',
      conversation,
      ...(conversationId && { conversationId }),
      findCountry: async () => country,
      isNew,
      isLeaving: takesLeave(conversation),
      patienceMs: chatLimits.judgeMs,
    });
  };
}
