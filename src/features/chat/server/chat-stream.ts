// The stream of one conversation: what a page that connects now has missed of a reply under way, then everything as it
// happens. It ends when the sign-in ends or the conversation is deleted; the browser reconnects by itself otherwise.
import { z } from 'zod';
import { callerOf } from '#platform/server/http/procedure.ts';
import type { RawEndpoint } from '#platform/server/http/raw-endpoint.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import type { Chat } from './chat.service.ts';
import { loadGrowing } from './growing-reply.ts';

export const sseHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

export const sseLine = (event: ChatEvent): string => `data: ${JSON.stringify(event)}\n\n`;

export const chatStream = (chat: Chat): RawEndpoint => ({
  method: 'GET',
  path: '/chat/conversations/:conversationId/stream',
  access: 'member',
  summary: 'Replies of one conversation as they are written (server-sent events)',
  tag: 'chat',
  handle: async (request, context) => {
    const { memberId, authSessionId } = callerOf(context);
    const id = z.uuid().safeParse(new URL(request.url).pathname.split('/').at(-2));
    if (!id.success) throw refuse('NOT_FOUND');
    const conversationId = id.data;
    await chat.owned(memberId, conversationId);
    const encoder = new TextEncoder();
    let stop = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const timers: NodeJS.Timeout[] = [];
        let unlisten = () => {};
        let unsubscribe = () => {};
        let release = () => {};
        stop = () => {
          stop = () => {};
          unlisten();
          unsubscribe();
          release();
          timers.forEach(clearInterval);
          try {
            controller.close();
          } catch {
            // The browser closed it first.
          }
        };
        const send = (text: string) => {
          try {
            controller.enqueue(encoder.encode(text));
          } catch {
            stop();
          }
        };
        const hear = (event: ChatEvent) => {
          send(sseLine(event));
          if (event.type === 'deleted') stop();
        };
        const check = () =>
          chat.isStillSignedIn(memberId, authSessionId).then(
            (isIn) => void (isIn || stop()),
            () => {},
          );
        release = chat.openStreams.add(memberId, () => stop());
        send('retry: 1000\n\n');
        for (const event of chat.replies.snapshot(conversationId)) hear(event);
        unlisten = chat.hub.listen(conversationId, { memberId, hear });
        unsubscribe = context.platform.events.subscribe((change) => {
          if (change.topic === 'auth' && change.memberId === memberId) void check();
        });
        timers.push(setInterval(() => send(': still here\n\n'), chat.limits.heartbeatMs));
        timers.push(setInterval(() => void check(), chat.limits.recheckMs));
        request.signal.addEventListener('abort', () => stop());
        if (!chat.replies.isHere(conversationId))
          loadGrowing(context.platform, chat, memberId, conversationId).then(
            (events) => events.forEach(hear),
            () => {},
          );
      },
      cancel: () => stop(),
    });
    return new Response(stream, { headers: sseHeaders });
  },
});
