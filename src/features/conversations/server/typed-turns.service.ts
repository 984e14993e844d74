// Turns written rather than spoken: the steps a chat takes inside one transaction of the member's. Whoever changes
// the messages of a conversation here holds its lock first, so that two windows take turns.
import type { DialogueState } from '#features/therapist/therapist.contract.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { Message } from '../conversations.contract.ts';
import {
  deleteMessagesFrom,
  findLastMessage,
  findMessage,
  insertMemberMessage,
  lockConversation as lockRow,
  POSITION_GAP,
  updateConversation,
} from './conversations.queries.ts';
import { saveDialogueStateWithin } from './conversations.service.ts';
import { forgetSuggestions } from './memories.service.ts';
import { presenter, saveItemWithin, type TranscriptItem } from './transcript.service.ts';

/** Holds the conversation until the transaction ends. Refuses NOT_FOUND. */
export async function lockConversation(tx: Tx, memberId: string, conversationId: string): Promise<void> {
  if (!(await lockRow(tx, memberId, conversationId))) throw refuse('NOT_FOUND');
}

/**
 * Holds the conversation and says whether the member wrote something that is still to be answered. What was spoken
 * is the call's business. Refuses NOT_FOUND.
 */
export async function isAwaitingReply(tx: Tx, memberId: string, conversationId: string): Promise<boolean> {
  const conversation = await lockRow(tx, memberId, conversationId);
  if (!conversation) throw refuse('NOT_FOUND');
  const last = await findLastMessage(tx, memberId, conversationId);
  if (!last) return false;
  if (last.role === 'assistant') return last.source === 'typed' && !last.is_final;
  return last.source === 'typed' && last.position > (conversation.settled_position ?? -1);
}

/** No reply is owed up to this position any more: the member did not want it. */
export async function settleUpTo(
  tx: Tx,
  memberId: string,
  conversationId: string,
  position: number,
): Promise<void> {
  await updateConversation(tx, memberId, conversationId, { settled_position: position });
}

export async function findTypedMessage(
  platform: Platform,
  tx: Tx,
  memberId: string,
  conversationId: string,
  id: string,
): Promise<Message | null> {
  const row = await findMessage(tx, memberId, conversationId, id);
  return row ? (await presenter(platform, tx, memberId))(row) : null;
}

export async function findLast(
  platform: Platform,
  tx: Tx,
  memberId: string,
  conversationId: string,
): Promise<Message | null> {
  const row = await findLastMessage(tx, memberId, conversationId);
  return row ? (await presenter(platform, tx, memberId))(row) : null;
}

/**
 * Adds a message of the member's under the id its page made; `position` null puts it at the end. Refuses CONFLICT
 * when the id belongs to something else.
 */
export async function addTypedMessage(
  platform: Platform,
  tx: Tx,
  draft: {
    memberId: string;
    conversationId: string;
    id: string;
    content: string;
    position: number | null;
    /** Kept with the words: the card is there after a reload, also where no reply came. */
    showsHelp: boolean;
  },
): Promise<Message> {
  const { memberId, conversationId, id } = draft;
  const last = draft.position === null ? await findLastMessage(tx, memberId, conversationId) : undefined;
  const vault = await platform.vault.forMember(tx, memberId);
  const isNew = await insertMemberMessage(tx, {
    id,
    memberId,
    conversationId,
    // Never the first place: the therapist's first words may be on their way to it.
    position: draft.position ?? (last?.position ?? 0) + POSITION_GAP,
    content: vault.seal('messages.content', id, draft.content),
    showsHelp: draft.showsHelp,
  });
  const row = await findMessage(tx, memberId, conversationId, id);
  if (!isNew || !row) throw refuse('CONFLICT');
  return (await presenter(platform, tx, memberId))(row);
}

/**
 * Deletes this position and everything after it for good, with what was made from it: the dialogue goes back to
 * where it stood, the summary and the memories suggested are taken away.
 */
export async function removeFrom(
  platform: Platform,
  tx: Tx,
  memberId: string,
  conversationId: string,
  position: number,
): Promise<void> {
  const gone = await deleteMessagesFrom(tx, memberId, conversationId, position);
  // What was spoken keeps no state of its own: the dialogue then goes on from where it stands.
  const first = gone.find(({ role, source }) => role === 'assistant' && source === 'typed');
  if (first) {
    const vault = await platform.vault.forMember(tx, memberId);
    const state =
      first.state_before &&
      (JSON.parse(vault.open('messages.state_before', first.id, first.state_before)) as DialogueState);
    await saveDialogueStateWithin(platform, tx, memberId, conversationId, state);
  }
  await updateConversation(tx, memberId, conversationId, { summary: null, summarised_at: null });
  await forgetSuggestions(tx, memberId, conversationId);
}

/** The finished reply and where it left the dialogue, together or not at all. Refuses NOT_FOUND. */
export async function saveReply(
  platform: Platform,
  tx: Tx,
  item: TranscriptItem,
  state: DialogueState | null,
): Promise<Message | null> {
  const stored = await saveItemWithin(platform, tx, item);
  if (state) await saveDialogueStateWithin(platform, tx, item.memberId, item.conversationId, state);
  return stored;
}
