// Text chat. The page sends the member's words; the reply is made and stored by the server and arrives over the
// conversation's stream (chat.protocol.ts), so that a reload in the middle of it loses nothing.
import { z } from 'zod';
import { message } from '#features/conversations/conversations.contract.ts';
import { MAX_MESSAGE_CHARACTERS } from '#features/conversations/message-length.data.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

/** Trimmed; the refusal's message is shown to the member as it is. */
export const chatText = z
  .string()
  .trim()
  .min(1, 'Write something first.')
  .max(
    MAX_MESSAGE_CHARACTERS,
    `A message can be up to ${MAX_MESSAGE_CHARACTERS / 1_000} 000 characters. Please shorten it or send it in two.`,
  );

const allowance = z.object({
  /** Messages a day; null = no limit. */
  limit: z.int().nullable(),
  used: z.int().min(0),
  /** The member's next midnight. */
  resetsAt: z.iso.datetime(),
});
export type ChatAllowance = z.infer<typeof allowance>;

/** What was stored at once; the reply follows on the stream. */
const accepted = z.object({
  message,
  allowance,
  /** What was written sounds as if the member is not safe; help belongs on the screen. */
  shows_help: z.boolean(),
});

const tag = 'chat';

export const chatContract = {
  send: endpoint('member', {
    method: 'POST',
    path: '/chat/conversations/{conversationId}/messages',
    summary: 'Say something; repeating it with the same id changes nothing',
    tag,
  })
    .input(
      z.object({
        conversationId: z.uuid(),
        /** Made by the page, so that a message kept while offline is delivered once. */
        id: z.uuid(),
        content: chatText,
      }),
    )
    .output(accepted),
  open: endpoint('member', {
    method: 'POST',
    path: '/chat/conversations/{conversationId}/open',
    summary:
      'Let the therapist begin, greet on return or answer what is unanswered; does nothing when it has',
    tag,
  })
    .input(z.object({ conversationId: z.uuid() }))
    .output(z.object({ isReplying: z.boolean() })),
  edit: endpoint('member', {
    method: 'POST',
    path: '/chat/conversations/{conversationId}/messages/{messageId}/edit',
    summary: 'Say it differently: what came after is deleted and answered anew',
    tag,
  })
    .input(z.object({ conversationId: z.uuid(), messageId: z.uuid(), id: z.uuid(), content: chatText }))
    .output(accepted),
  regenerate: endpoint('member', {
    method: 'POST',
    path: '/chat/conversations/{conversationId}/regenerate',
    summary: 'Another answer instead of the last one, or the one that did not come',
    tag,
  })
    .input(z.object({ conversationId: z.uuid() }))
    .output(z.object({ isReplying: z.boolean() })),
  stop: endpoint('member', {
    method: 'POST',
    path: '/chat/conversations/{conversationId}/stop',
    summary: 'Stop the reply; what was written so far stays',
    tag,
  })
    .input(z.object({ conversationId: z.uuid() }))
    .output(z.object({ isReplying: z.boolean() })),
  allowance: endpoint('member', {
    method: 'GET',
    path: '/chat/allowance',
    summary: 'Messages left today',
    tag,
  }).output(allowance),
};
