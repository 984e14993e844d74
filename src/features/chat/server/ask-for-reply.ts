// What a page asks of the therapist without saying anything: to begin or go on, to say it differently, to stop.
import { findLiveSession } from '#features/billing/server/access.service.ts';
import { hasSafetyEvent } from '#features/conversations/server/history.service.ts';
import { loadTranscript } from '#features/conversations/server/transcript.service.ts';
import {
  findLast,
  lockConversation,
  removeFrom,
} from '#features/conversations/server/typed-turns.service.ts';
import { countOne, readStanding } from './allowance.ts';
import { type ChatParts, refuseInCall } from './chat-parts.ts';
import { isLeased } from './reply-lease.ts';
import { isOpeningDue, type Wish } from './reply-work.ts';

const LETTING_GO_MS = 50;
const LETTING_GO_LOOKS = 8;

export function createReplyRequests({
  platform,
  hub,
  replies,
  limits,
  keepPace,
  findMember,
  owned,
}: ChatParts) {
  /** A reply that has just ended takes a moment to let go. */
  async function isQuiet(memberId: string, conversationId: string): Promise<boolean> {
    for (let looks = 0; looks < LETTING_GO_LOOKS; looks += 1) {
      if (looks > 0) await new Promise((resolve) => setTimeout(resolve, LETTING_GO_MS));
      const isHere = replies.isHere(conversationId);
      if (!isHere && !(await isLeased(platform, { memberId, conversationId }))) return true;
    }
    return false;
  }

  return {
    /** Says what is owed: first words, a greeting, an answer that did not come. Never takes anything back. Refuses NOT_FOUND. */
    open: async (memberId: string, conversationId: string): Promise<{ isReplying: boolean }> => {
      await owned(memberId, conversationId);
      const isInCall = await platform.database.asMember(memberId, async (tx) => {
        const session = await findLiveSession(platform, tx, memberId);
        return session?.conversation_id === conversationId;
      });
      if (isInCall) return { isReplying: false };
      const transcript = await loadTranscript(platform, memberId, conversationId);
      const last = transcript.at(-1);
      const isOwed =
        isOpeningDue(transcript, new Date(), limits) ||
        (last?.source === 'typed' && (last.role === 'user' || !last.is_final));
      if (isOwed) replies.ensure({ memberId, conversationId }, { kind: 'opening' });
      return { isReplying: isOwed };
    },

    /**
     * Takes the last reply back and has another one made, which counts as a message of the day; where the member's words
     * are last, they are answered. Refuses NOT_FOUND, CONFLICT during a call, TOO_MANY_REQUESTS as `send`.
     */
    regenerate: async (memberId: string, conversationId: string): Promise<{ isReplying: boolean }> => {
      await owned(memberId, conversationId);
      await keepPace(memberId);
      if (!(await isQuiet(memberId, conversationId))) return { isReplying: true };
      const standing = await readStanding(platform, memberId, findMember(memberId));
      const wish = await platform.database.asMember(memberId, async (tx): Promise<Wish | null> => {
        await lockConversation(tx, memberId, conversationId);
        await refuseInCall(platform, tx, memberId, conversationId);
        const last = await findLast(platform, tx, memberId, conversationId);
        if (last?.source !== 'typed') return null;
        if (last.role === 'user') return { kind: 'answer' };
        // Of a reply that failed, or was help, another one is owed.
        const isOwed = last.shows_help || (await hasSafetyEvent(tx, memberId, conversationId));
        if (!isOwed) await countOne(tx, memberId, standing);
        await removeFrom(platform, tx, memberId, conversationId, last.position);
        await hub.publish(tx, conversationId, { kind: 'changed' });
        return { kind: 'again', old: last.content, position: last.position };
      });
      if (!wish) return { isReplying: false };
      if (wish.kind === 'again') hub.tell(conversationId, { type: 'changed' });
      replies.ensure({ memberId, conversationId }, wish);
      return { isReplying: true };
    },

    /** What was written so far stays. Refuses NOT_FOUND. */
    stop: async (memberId: string, conversationId: string): Promise<{ isReplying: boolean }> => {
      await owned(memberId, conversationId);
      if (replies.interrupt(conversationId, 'stopped')) {
        await replies.settled(conversationId);
        return { isReplying: false };
      }
      const isElsewhere = await isLeased(platform, { memberId, conversationId });
      if (isElsewhere) void hub.announce(conversationId, { kind: 'stop', detail: 'stopped' });
      return { isReplying: isElsewhere };
    },
  };
}
