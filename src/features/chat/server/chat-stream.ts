// The stream of one conversation: what a page that connects now has missed of a reply under way, then everything as it
// happens. It ends when the sign-in ends or the conversation is deleted; the browser reconnects by itself otherwise.
import { z } from 'zod';
import { openMemberStream } from '#platform/server/http/member-stream.ts';
import { callerOf } from '#platform/server/http/procedure.ts';
import type { RawEndpoint } from '#platform/server/http/raw-endpoint.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import type { Chat } from './chat.service.ts';
import { loadGrowing } from './growing-reply.ts';

const RETRY_MS = 1_000;

export const chatStream = (chat: Chat): RawEndpoint => ({
  method: 'GET',
  path: '/chat/conversations/:conversationId/stream',
  access: 'member',
  summary: 'Replies of one conversation as they are written (server-sent events)',
  tag: 'chat',
  handle: async (request, context) => {
    const { platform } = context;
    const { memberId, authSessionId } = callerOf(context);
    const id = z.uuid().safeParse(new URL(request.url).pathname.split('/').at(-2));
    if (!id.success) throw refuse('NOT_FOUND');
    const conversationId = id.data;
    await chat.owned(memberId, conversationId);
    const options = {
      memberId,
      signal: request.signal,
      isStillSignedIn: () => chat.isStillSignedIn(memberId, authSessionId),
      openStreams: chat.openStreams,
      heartbeatMs: chat.limits.heartbeatMs,
      recheckMs: chat.limits.recheckMs,
      retryMs: RETRY_MS,
    };
    return openMemberStream(options, ({ say, stop, recheck }) => {
      const hear = (event: ChatEvent) => {
        say(event);
        if (event.type === 'deleted') stop();
      };
      for (const event of chat.replies.snapshot(conversationId)) hear(event);
      const unlisten = chat.hub.listen(conversationId, { memberId, hear });
      const unsubscribe = platform.events.subscribe((change) => {
        if (change.topic === 'auth' && change.memberId === memberId) recheck();
      });
      if (!chat.replies.isHere(conversationId))
        loadGrowing(platform, chat, memberId, conversationId).then(
          (events) => events.forEach(hear),
          () => {},
        );
      return () => {
        unlisten();
        unsubscribe();
      };
    });
  },
});
