// What was said, item by item, as the call and the chat write it down and the member reads it. Every message is
// sealed with the member's key before it reaches a query.
import { randomUUID } from 'node:crypto';
import type { AssessedTurn } from '#features/safety/safety.contract.ts';
import type { DialogueState } from '#features/therapist/therapist.contract.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { idOf } from '#platform/server/id-of.ts';
import { onePage, placeOf } from '#platform/server/page-cursor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { Message } from '../conversations.contract.ts';
import {
  deleteMessage,
  findConversation,
  listLatestMessages,
  listMessages as listRows,
  lockConversation,
  MESSAGES_BY,
  upsertMessage,
} from './conversations.queries.ts';

const MESSAGES_PER_PAGE = 200;
/** Far above any session: what the therapist, the assessor and a summary may read of one conversation. */
const TRANSCRIPT_LIMIT = 5_000;
const EXPORTED_AT_ONCE = 500;

/** The transcript in order. Refuses NOT_FOUND when the conversation is not the member's. */
export async function listMessages(
  platform: Platform,
  memberId: string,
  conversationId: string,
  page: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ items: Message[]; nextCursor: string | null }> {
  return platform.database.asMember(memberId, async (tx) => {
    if (!(await findConversation(tx, memberId, conversationId))) throw refuse('NOT_FOUND');
    const limit = page.limit ?? MESSAGES_PER_PAGE;
    const after = placeOf(page.cursor, MESSAGES_BY);
    const rows = await listRows(tx, memberId, conversationId, { after, limit: limit + 1 });
    const present = await presenter(platform, tx, memberId);
    return onePage(rows, limit, { present, keysOf: ({ position }) => [String(position)] });
  });
}

/** The newest 5 000 messages in order, so that the last one always is; empty when the conversation is not the member's. */
export async function loadTranscript(
  platform: Platform,
  memberId: string,
  conversationId: string,
): Promise<Message[]> {
  return platform.database.asMember(memberId, async (tx) => {
    const rows = await listLatestMessages(tx, memberId, conversationId, TRANSCRIPT_LIMIT);
    const present = await presenter(platform, tx, memberId);
    return rows.map(present);
  });
}

/** Every message in order, however many; empty when the conversation is not the member's. */
export async function loadWholeTranscript(
  platform: Platform,
  memberId: string,
  conversationId: string,
): Promise<Message[]> {
  return platform.database.asMember(memberId, async (tx) => {
    const present = await presenter(platform, tx, memberId);
    const messages: Message[] = [];
    for (;;) {
      const last = messages.at(-1);
      const after = last ? { keys: [String(last.position)], id: last.id } : null;
      const page = { after, limit: EXPORTED_AT_ONCE };
      const rows = await listRows(tx, memberId, conversationId, page);
      messages.push(...rows.map(present));
      if (rows.length < EXPORTED_AT_ONCE) return messages;
    }
  });
}

export type TranscriptItem = {
  memberId: string;
  conversationId: string;
  /** The same item saved again replaces the text before. */
  itemId: string;
  /** null puts it after the last message. */
  position: number | null;
  role: Message['role'];
  content: string;
  source: Message['source'];
  /** A final text is never replaced by one that is not. */
  isFinal: boolean;
  /** For an interrupted therapist item, in ms. */
  heardMs: number | null;
  /** The exercise a therapist item belongs to; once set it stays. */
  exercise?: Message['exercise'];
  /** The crisis card belongs under it; once set it stays. */
  showsHelp?: boolean;
  /** Where the dialogue stood before a reply, so that the reply can be taken back. */
  stateBefore?: DialogueState | null;
};

/** Writes or overwrites one item of the transcript. Refuses NOT_FOUND when the conversation is not the member's. */
export async function saveItem(platform: Platform, item: TranscriptItem): Promise<void> {
  await platform.database.asMember(item.memberId, (tx) => saveItemWithin(platform, tx, item));
}

/** As `saveItem`, in a transaction of the member's. Returns the row; null when a final text stands. */
export async function saveItemWithin(
  platform: Platform,
  tx: Tx,
  item: TranscriptItem,
): Promise<Message | null> {
  const {
    memberId,
    conversationId,
    content,
    exercise = null,
    showsHelp = false,
    stateBefore,
    ...rest
  } = item;
  const id = messageId(conversationId, item.itemId);
  const vault = await platform.vault.forMember(tx, memberId);
  const row = await upsertMessage(tx, {
    ...rest,
    id,
    memberId,
    conversationId,
    content: vault.seal('messages.content', id, content),
    exercise,
    showsHelp,
    stateBefore: stateBefore ? vault.seal('messages.state_before', id, JSON.stringify(stateBefore)) : null,
  });
  if (!row && !(await findConversation(tx, memberId, conversationId))) throw refuse('NOT_FOUND');
  return row ? (await presenter(platform, tx, memberId))(row) : null;
}

/** Takes back an item that turned out to hold no words. */
export async function deleteItem(
  platform: Platform,
  memberId: string,
  conversationId: string,
  itemId: string,
): Promise<void> {
  await platform.database.asMember(memberId, (tx) => deleteMessage(tx, memberId, conversationId, itemId));
}

/** What is done about a member's words before they are stored. Rejects with a refusal to store them. */
export type JudgeMessage = (said: {
  memberId: string;
  conversationId: string;
  messageId: string;
  /** Oldest first, the new words last. */
  conversation: AssessedTurn[];
}) => Promise<{ showsHelp: boolean }>;

/** Adds a typed message of the member at the end, judged like everything they say. Refuses NOT_FOUND, and as `judge` does. */
export async function writeMessage(
  platform: Platform,
  memberId: string,
  draft: { conversation_id: string; content: string },
  judge: JudgeMessage,
): Promise<Message> {
  const conversationId = draft.conversation_id;
  const itemId = `typed_${randomUUID()}`;
  const id = messageId(conversationId, itemId);
  const said = await platform.database.asMember(memberId, (tx) =>
    readTurns(platform, tx, memberId, conversationId),
  );
  const { showsHelp } = await judge({
    memberId,
    conversationId,
    messageId: id,
    conversation: [...said, { role: 'user', content: draft.content }],
  });
  return platform.database.asMember(memberId, async (tx) => {
    // What is written at once takes turns, as in typed-turns.service.ts: each has a place of its own.
    if (!(await lockConversation(tx, memberId, conversationId))) throw refuse('NOT_FOUND');
    const sealed = (await platform.vault.forMember(tx, memberId)).seal('messages.content', id, draft.content);
    const row = await upsertMessage(tx, {
      id,
      memberId,
      conversationId,
      itemId,
      position: null,
      content: sealed,
      role: 'user',
      source: 'typed',
      isFinal: true,
      heardMs: null,
      exercise: null,
      showsHelp,
      stateBefore: null,
    });
    if (!row) throw refuse('NOT_FOUND');
    return (await presenter(platform, tx, memberId))(row);
  });
}

/** Refuses NOT_FOUND. */
async function readTurns(
  platform: Platform,
  tx: Tx,
  memberId: string,
  conversationId: string,
): Promise<AssessedTurn[]> {
  if (!(await findConversation(tx, memberId, conversationId))) throw refuse('NOT_FOUND');
  const rows = await listLatestMessages(tx, memberId, conversationId, TRANSCRIPT_LIMIT);
  return rows.map(await presenter(platform, tx, memberId)).map(({ role, content }) => ({ role, content }));
}

type MessageRow = Awaited<ReturnType<typeof listRows>>[number];

/** Opens rows of this member, for whoever reads them in this transaction. */
export async function presenter(platform: Platform, tx: Tx, memberId: string) {
  const vault = await platform.vault.forMember(tx, memberId);
  return (row: MessageRow): Message => ({
    id: row.id,
    conversation_id: row.conversation_id,
    item_id: row.item_id,
    position: row.position,
    content: vault.open('messages.content', row.id, row.content),
    role: row.role,
    source: row.source,
    is_final: row.is_final,
    heard_ms: row.heard_ms,
    exercise: row.exercise_id === null ? null : { id: row.exercise_id, step: row.exercise_step ?? 0 },
    shows_help: row.shows_help,
    created_at: row.created_at.toISOString(),
  });
}

/** A message's id follows from its place, so that sealing and upserting it need no look-up first. */
export const messageId = (conversationId: string, itemId: string): string =>
  idOf(`${conversationId}\u0000${itemId}`);
