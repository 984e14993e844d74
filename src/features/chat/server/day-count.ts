// What counts against the day's messages besides what is sent, and what is left of them.
import { findLiveSession } from '#features/billing/server/access.service.ts';
import { hasRecentPrivateEvent, hasSafetyEvent } from '#features/conversations/server/history.service.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import type { ChatAllowance } from '../chat.contract.ts';
import { countOne, presentAllowance, readStanding } from './allowance.ts';
import type { ChatParts } from './chat-parts.ts';
import { isDisclosed, type Verdict } from './judge-turn.ts';
import { createRecentNames } from './recent-names.ts';

/** Private turns remembered as counted; one that is sent again follows within minutes. */
const MOST_COUNTED_TURNS = 5_000;

export function createDayCount({ platform, findMember }: Pick<ChatParts, 'platform' | 'findMember'>) {
  const countedTurns = createRecentNames(MOST_COUNTED_TURNS);

  return {
    allowance: async (memberId: string): Promise<ChatAllowance> => {
      const standing = await readStanding(platform, memberId, findMember(memberId));
      return platform.database.asMember(memberId, (tx) => presentAllowance(tx, memberId, standing));
    },

    /** Counts a message that is stored by another way than `send`, as `send` counts. Refuses TOO_MANY_REQUESTS. */
    countTyped: async (memberId: string, conversationId: string, verdict: Verdict): Promise<void> => {
      if (isDisclosed(verdict)) return;
      const standing = await readStanding(platform, memberId, findMember(memberId));
      await platform.database.asMember(memberId, async (tx) => {
        const session = await findLiveSession(platform, tx, memberId);
        if (session?.conversation_id === conversationId) return;
        if (!(await hasSafetyEvent(tx, memberId, conversationId))) await countOne(tx, memberId, standing);
      });
    },

    /**
     * Counts a turn that is never stored, once under its name. Refuses TOO_MANY_REQUESTS. Nobody knows the conversation
     * again: what is still watched in it is free for a day after somebody was not safe in one. What nobody could judge is
     * counted, as it is answered, and never refused.
     */
    countPrivate: async (memberId: string, turnName: string, verdict: Verdict): Promise<void> => {
      const { isUnjudged, assessment } = verdict;
      if (countedTurns.has(turnName) || (isDisclosed(verdict) && !isUnjudged)) return;
      const standing = await readStanding(platform, memberId, findMember(memberId));
      await platform.database.asMember(memberId, async (tx) => {
        if (assessment.level === 'watch' && (await hasRecentPrivateEvent(tx, memberId))) return;
        try {
          await countOne(tx, memberId, standing);
        } catch (error) {
          if (!isUnjudged || !isRefusal(error)) throw error;
        }
      });
      countedTurns.add(turnName);
    },
  };
}
