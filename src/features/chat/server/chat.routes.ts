import { callerOf, serve } from '#platform/server/http/procedure.ts';
import type { RawEndpoint } from '#platform/server/http/raw-endpoint.ts';
import { chatContract } from '../chat.contract.ts';
import type { Chat } from './chat.service.ts';
import { chatStream } from './chat-stream.ts';
import { privateChat } from './private-chat.ts';

const api = serve(chatContract);

export const chatRoutes = (chat: Chat) => ({
  send: api.send.handler(({ context, input }) => chat.send(callerOf(context).memberId, input)),
  open: api.open.handler(({ context, input }) => chat.open(callerOf(context).memberId, input.conversationId)),
  edit: api.edit.handler(({ context, input }) => chat.edit(callerOf(context).memberId, input)),
  regenerate: api.regenerate.handler(({ context, input }) =>
    chat.regenerate(callerOf(context).memberId, input.conversationId),
  ),
  stop: api.stop.handler(({ context, input }) => chat.stop(callerOf(context).memberId, input.conversationId)),
  allowance: api.allowance.handler(({ context }) => chat.allowance(callerOf(context).memberId)),
});

/** The answers that are streams. */
export const chatStreams = (chat: Chat): RawEndpoint[] => [chatStream(chat), privateChat(chat)];
