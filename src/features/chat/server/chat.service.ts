// Text chat: what a member writes is stored and judged at once; the reply is made apart from the request (replies.ts)
// and reaches open pages through the hub. Turns of someone who may not be safe are never counted; the day's limit and a
// running call refuse only what was judged.
import { listUnsummarised, readConversation } from '#features/conversations/server/conversations.service.ts';
import type { Assessor } from '#features/safety/server/safety.service.ts';
import type { Therapist } from '#features/therapist/therapist.contract.ts';
import { createOpenStreams } from '#platform/server/http/open-streams.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { createReplyRequests } from './ask-for-reply.ts';
import type { ChatParts } from './chat-parts.ts';
import { createDayCount } from './day-count.ts';
import { createJudge } from './judge-turn.ts';
import { type ChatLimits, chatLimits } from './limits.data.ts';
import { createPace } from './pace.ts';
import { createReplies } from './replies.ts';
import { createReplyHub } from './reply-hub.ts';
import { createMessageWriter } from './write-message.ts';

export type ChatOptions = {
  therapist: Therapist;
  findMember(memberId: string): Promise<{ country: string | null; timeZone: string | null } | null>;
  isStillSignedIn(memberId: string, authSessionId: string): Promise<boolean>;
  /** Writes what a conversation came to. */
  sumUp(memberId: string, conversationId: string): Promise<unknown>;
  assessor: Pick<Assessor, 'assess'>;
  limits?: Partial<ChatLimits>;
};

export type Chat = ReturnType<typeof startChat>;

/** The chat of this process. Close it before the database: replies under way are finished or left to another process. */
export function startChat(platform: Platform, options: ChatOptions) {
  const { therapist, findMember } = options;
  const limits = { ...chatLimits, ...options.limits };
  const judge = createJudge(platform, options.assessor, therapist);
  const keepPace = createPace(platform, limits);
  const hub = createReplyHub(platform);
  const openStreams = createOpenStreams(limits.streamsPerMember);
  const sumUp = async (memberId: string, conversationId: string) => {
    await options.sumUp(memberId, conversationId);
  };
  const replies = createReplies({
    platform,
    hub,
    limits,
    judge,
    therapist,
    findMember,
    sumUp,
    sumUpOthers: async (memberId, conversationId) => {
      for (const id of await listUnsummarised(platform, memberId, conversationId))
        await sumUp(memberId, id).catch((error: unknown) => {
          platform.log.warn({ conversationId: id, ...describeError(error) }, 'a chat could not be summed up');
        });
    },
  });

  const owned = (memberId: string, conversationId: string) =>
    platform.database.asMember(memberId, (tx) => readConversation(platform, tx, memberId, conversationId));
  const parts: ChatParts = { platform, hub, replies, limits, judge, keepPace, findMember, owned };

  // A conversation deleted in any tab, on any process: its reply stops and its pages are told.
  const unsubscribe = platform.events.subscribe((change) => {
    if (change.topic !== 'conversations' || !('id' in change) || !change.id || !change.memberId) return;
    const { id, memberId } = change;
    if (!hub.hasListeners(id) && !replies.isHere(id)) return;
    owned(memberId, id).catch((error: unknown) => {
      if (!isRefusal(error, 'NOT_FOUND')) return;
      replies.interrupt(id, 'deleted');
      hub.tell(id, { type: 'deleted' });
    });
  });

  return {
    hub,
    openStreams,
    replies,
    judge,
    keepPace,
    therapist,
    limits,
    findMember,
    isStillSignedIn: options.isStillSignedIn,
    /** Refuses NOT_FOUND. */
    owned,
    ...createMessageWriter(parts),
    ...createReplyRequests(parts),
    ...createDayCount(parts),

    close: async (): Promise<void> => {
      unsubscribe();
      await replies.close();
      hub.close();
    },
  };
}
