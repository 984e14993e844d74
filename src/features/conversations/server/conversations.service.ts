// Conversations as the rest of the product uses them. Titles, summaries and the therapist's state are sealed with the
// member's key before they reach a query. What was said is in transcript.service.ts.
import { randomUUID } from 'node:crypto';
import type { DialogueState } from '#features/therapist/therapist.contract.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { onePage, placeOf } from '#platform/server/page-cursor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { Conversation } from '../conversations.contract.ts';
import {
  CONVERSATIONS_BY,
  findConversation,
  findLatestSummary,
  hasOtherOwner,
  insertConversation,
  listConversations as listRows,
  listUnsummarised as listUnsummarisedRows,
  updateConversation,
} from './conversations.queries.ts';

const CONVERSATIONS_PER_PAGE = 20;

export type ConversationDraft = {
  id?: string | undefined;
  therapy_style: Conversation['therapy_style'];
  coach_type: string;
  topic?: string | undefined;
  surface?: Conversation['surface'] | undefined;
};

/** Repeating it with the same id gives back what is there. Refuses NOT_FOUND when the id is someone else's. */
export async function createConversation(
  platform: Platform,
  memberId: string,
  draft: ConversationDraft,
): Promise<Conversation> {
  const id = draft.id ?? randomUUID();
  return platform.database.asMember(memberId, async (tx) => {
    await insertConversation(tx, {
      memberId,
      id,
      therapy_style: draft.therapy_style,
      coach_type: draft.coach_type,
      topic: draft.topic ?? null,
      surface: draft.surface ?? 'voice',
    });
    await platform.events.publish(tx, { memberId, topic: 'conversations', id });
    return readConversation(platform, tx, memberId, id);
  });
}

/** Refuses NOT_FOUND. */
export async function getConversation(
  platform: Platform,
  memberId: string,
  id: string,
): Promise<Conversation> {
  return platform.database.asMember(memberId, (tx) => readConversation(platform, tx, memberId, id));
}

export async function isSomeoneElsesConversation(
  platform: Platform,
  memberId: string,
  id: string,
): Promise<boolean> {
  return platform.database.asSystem((tx) => hasOtherOwner(tx, memberId, id));
}

/** Newest first. */
export async function listConversations(
  platform: Platform,
  memberId: string,
  page: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ items: Conversation[]; nextCursor: string | null }> {
  const after = placeOf(page.cursor, CONVERSATIONS_BY);
  return platform.database.asMember(memberId, async (tx) => {
    const limit = page.limit ?? CONVERSATIONS_PER_PAGE;
    const rows = await listRows(tx, memberId, { after, limit: limit + 1 });
    const present = await presenter(platform, tx, memberId);
    return onePage(rows, limit, { present, keysOf: ({ key }) => [key] });
  });
}

/** Refuses NOT_FOUND. */
export async function saveDialogueState(
  platform: Platform,
  memberId: string,
  conversationId: string,
  state: DialogueState,
): Promise<void> {
  await platform.database.asMember(memberId, (tx) =>
    saveDialogueStateWithin(platform, tx, memberId, conversationId, state),
  );
}

/** As `saveDialogueState`, in a transaction of the member's; null forgets it. */
export async function saveDialogueStateWithin(
  platform: Platform,
  tx: Tx,
  memberId: string,
  conversationId: string,
  state: DialogueState | null,
): Promise<void> {
  const vault = await platform.vault.forMember(tx, memberId);
  const sealed = state && vault.seal('conversations.dialogue_state', conversationId, JSON.stringify(state));
  const isSaved = await updateConversation(tx, memberId, conversationId, { dialogue_state: sealed });
  if (!isSaved) throw refuse('NOT_FOUND');
}

/** null before the therapist has said anything. */
export async function loadDialogueState(
  platform: Platform,
  memberId: string,
  conversationId: string,
): Promise<DialogueState | null> {
  return platform.database.asMember(memberId, async (tx) => {
    const row = await findConversation(tx, memberId, conversationId);
    if (!row?.dialogue_state) return null;
    const vault = await platform.vault.forMember(tx, memberId);
    const text = vault.open('conversations.dialogue_state', conversationId, row.dialogue_state);
    return JSON.parse(text) as DialogueState;
  });
}

/** Conversations of the member's in which something was said since they were last summed up; at most three. */
export async function listUnsummarised(
  platform: Platform,
  memberId: string,
  exceptConversationId: string,
): Promise<string[]> {
  return platform.database.asMember(memberId, (tx) =>
    listUnsummarisedRows(tx, memberId, exceptConversationId, 3),
  );
}

/**
 * What the latest conversation other than this one came to; null when none was summed up, and when it was one that
 * nobody is reminded of: a conversation in which somebody was not safe.
 */
export async function findLastSummary(
  platform: Platform,
  memberId: string,
  exceptConversationId: string | null,
): Promise<string | null> {
  return platform.database.asMember(memberId, async (tx) => {
    const row = await findLatestSummary(tx, memberId, exceptConversationId);
    if (!row?.summary || row.isUnsafe) return null;
    return (await platform.vault.forMember(tx, memberId)).open('conversations.summary', row.id, row.summary);
  });
}

/** In a transaction of the member's. Refuses NOT_FOUND. */
export async function readConversation(platform: Platform, tx: Tx, memberId: string, id: string) {
  const row = await findConversation(tx, memberId, id);
  if (!row) throw refuse('NOT_FOUND');
  return (await presenter(platform, tx, memberId))(row);
}

type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

async function presenter(platform: Platform, tx: Tx, memberId: string) {
  const vault = await platform.vault.forMember(tx, memberId);
  return (row: ConversationRow): Conversation => ({
    id: row.id,
    therapy_style: row.therapy_style,
    coach_type: row.coach_type,
    topic: row.topic,
    title: row.title && vault.open('conversations.title', row.id, row.title),
    surface: row.surface,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
}
