// Conversations and their messages, as the member who held them may read and begin them. Row fields keep the
// specification's names. What the therapist says is written by the server alone: a page may add member words only.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pageCursor } from '#platform/shared/page-cursor.ts';
import { MAX_MESSAGE_CHARACTERS } from './message-length.data.ts';

const therapyStyle = z.enum(['Standard', 'GenZ']);
const surface = z.enum(['voice', 'chat', 'avatar']);

/** The id of a category or topic: built-in ones are short words, a member's own are generated. Never free text. */
const selectionId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be an id');

const conversation = z.object({
  id: z.uuid(),
  therapy_style: therapyStyle,
  coach_type: z.string(),
  topic: z.string().nullable(),
  title: z.string().nullable(),
  surface,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversation>;

/**
 * `shows_help`: the title sounds as if the member is not safe; help belongs on the screen. A refusal to keep it says so, too, in
 * its data.
 */
const renamedConversation = conversation.extend({ shows_help: z.boolean() });
export type RenamedConversation = z.infer<typeof renamedConversation>;

export const message = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  /** The item's name in the live call. */
  item_id: z.string(),
  /** Order within the conversation. */
  position: z.int().min(0),
  content: z.string(),
  role: z.enum(['user', 'assistant']),
  source: z.enum(['voice', 'typed']),
  is_final: z.boolean(),
  /** For a therapist item that was interrupted: how much of it was heard, in ms. */
  heard_ms: z.int().min(0).nullable(),
  /** The exercise a therapist message belongs to, so that a screen can show its card. */
  exercise: z.object({ id: z.string(), step: z.int().min(0) }).nullable(),
  /** The crisis card belongs under this message. */
  shows_help: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Message = z.infer<typeof message>;

const MAX_TITLE_CHARACTERS = 120;

const page = {
  cursor: pageCursor.optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
};

/** By its canonical name; an offset is no zone. */
function knownZone(name: string): string | undefined {
  if (!/^[a-z].{0,63}$/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** IANA zone of the device that asks. One that is not known here counts as none: a newer device is not turned away. */
export const deviceZone = z.string().transform(knownZone).optional();

/** GET /api/conversations/{id}/export?format=…&tz=… answers with the file itself. */
export const exportFormats = ['markdown', 'json', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const historyQuery = z.object({
  ...page,
  /** Words or a phrase, matched as they are (never a pattern), without regard to case or accents. */
  q: z.string().trim().max(200).optional(),
  surface: surface.optional(),
  coach_type: selectionId.optional(),
  /** Local dates in `tz`, inclusive; without it in the zone the member signed up in. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  tz: deviceZone,
  /** Newest first by when they began, or by when something was last said. */
  order: z.enum(['begun', 'last_said']).optional(),
});

const historyItem = z.object({
  conversation,
  /** First thing the member said, cut to 140 characters; null when only the therapist spoke. */
  first_line: z.string().nullable(),
  /** When its newest message was begun. */
  last_said_at: z.iso.datetime(),
  message_count: z.int().min(0),
  /** Time spent in it, in ms; long pauses are left out. */
  length_ms: z.int().min(0),
  has_safety_event: z.boolean(),
  /** Up to three messages a search was found in, the first place in each, with some words around it; empty without `q`. */
  matches: z.array(
    z.object({ message_id: z.uuid(), before: z.string(), match: z.string(), after: z.string() }),
  ),
});
export type HistoryItem = z.infer<typeof historyItem>;

const tag = 'conversations';

export const conversationsContract = {
  create: endpoint('member', {
    method: 'POST',
    path: '/conversations',
    summary: 'Begin a conversation; repeating it with the same id changes nothing',
    tag,
  })
    .input(
      z.object({
        /** Made by the page, so that a session can be started before the conversation exists. */
        id: z.uuid().optional(),
        therapy_style: therapyStyle,
        coach_type: selectionId,
        topic: selectionId.optional(),
        surface: surface.optional(),
      }),
    )
    .output(conversation),
  list: endpoint('member', {
    method: 'GET',
    path: '/conversations',
    summary: 'Conversations, newest first',
    tag,
  })
    .input(z.object(page))
    .output(z.object({ items: z.array(conversation), nextCursor: pageCursor.nullable() })),
  get: endpoint('member', { method: 'GET', path: '/conversations/{id}', summary: 'One conversation', tag })
    .input(z.object({ id: z.uuid() }))
    .output(conversation),
  listMessages: endpoint('member', {
    method: 'GET',
    path: '/conversations/{id}/messages',
    summary: 'The transcript, in order',
    tag,
  })
    .input(z.object({ id: z.uuid(), ...page }))
    .output(z.object({ items: z.array(message), nextCursor: pageCursor.nullable() })),
  write: endpoint('member', {
    method: 'POST',
    path: '/messages',
    summary: "Add the member's own message at the end of a conversation",
    tag,
  })
    .input(
      z.object({
        conversation_id: z.uuid(),
        content: z.string().trim().min(1).max(MAX_MESSAGE_CHARACTERS),
        role: z.literal('user'),
      }),
    )
    .output(message),
  history: endpoint('member', {
    method: 'GET',
    path: '/history',
    summary: 'Conversations that hold words, newest first, with length, first line and matches of a search',
    tag,
  })
    .input(historyQuery)
    .output(z.object({ items: z.array(historyItem), nextCursor: pageCursor.nullable() })),
  rename: endpoint('member', {
    method: 'POST',
    path: '/conversations/{id}/rename',
    summary: 'Give a conversation a title of your own; an empty one takes it away',
    tag,
  })
    .input(z.object({ id: z.uuid(), title: z.string().trim().max(MAX_TITLE_CHARACTERS) }))
    .output(renamedConversation),
  remove: endpoint('member', {
    method: 'DELETE',
    path: '/conversations/{id}',
    summary: 'Delete a conversation and every word of it for good; a reply under way is stopped',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ isDeleted: z.boolean() })),
};
