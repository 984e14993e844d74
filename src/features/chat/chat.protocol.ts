// What the chat streams say (server-sent events, one JSON object per `data:`).
// GET  /api/chat/conversations/{id}/stream  a stored conversation, from the moment of connecting
// POST /api/chat/private                    one private turn: nothing of it is ever stored
import { z } from 'zod';
import { message } from '#features/conversations/conversations.contract.ts';
import { MAX_MESSAGE_CHARACTERS } from '#features/conversations/message-length.data.ts';
import { chatText } from './chat.contract.ts';
import { privateTurnBounds } from './private-turn.data.ts';

export const chatEvent = z.discriminatedUnion('type', [
  /** A message as it stands: sent for a reply under way on connecting, and for every message when it is final. */
  z.object({ type: z.literal('message'), message }),
  /** A reply has begun; nothing of it is written yet. */
  z.object({ type: z.literal('replying') }),
  /** `text` goes at character `at` of the message; anything else means: ask for the transcript again. */
  z.object({ type: z.literal('delta'), messageId: z.uuid(), at: z.int().min(0), text: z.string() }),
  /** The crisis card belongs on the screen now, whatever happens to the reply. */
  z.object({ type: z.literal('help') }),
  z.object({ type: z.literal('suggestions'), suggestions: z.array(z.string()) }),
  /** The reply ended: finished, stopped by the member, or failed (a safe message was stored instead). */
  z.object({ type: z.literal('done'), reason: z.enum(['finished', 'stopped', 'failed']) }),
  /** Messages were deleted or edited in another tab: ask for the transcript again. */
  z.object({ type: z.literal('changed') }),
  /** The conversation is gone. */
  z.object({ type: z.literal('deleted') }),
  /** Private turns only: give it back with the next one. */
  z.object({ type: z.literal('state'), state: z.record(z.string(), z.unknown()) }),
  z.object({
    type: z.literal('exercise'),
    exercise: z.object({ id: z.string(), step: z.int().min(0) }),
  }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;

/** The body of a private turn; the page keeps the conversation in memory and sends it along. */
export const privateTurn = z.object({
  therapy_style: z.enum(['Standard', 'GenZ']),
  coach_type: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  topic: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
  turns: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.string().max(MAX_MESSAGE_CHARACTERS),
        /** When it was said, for the reminder that this is an AI. */
        at: z.iso.datetime().optional(),
      }),
    )
    .max(privateTurnBounds.turns),
  /** null: the therapist begins. */
  content: chatText.nullable(),
  state: z.record(z.string(), z.unknown()).nullable(),
});
export type PrivateTurn = z.infer<typeof privateTurn>;
