// A reply that another process is writing, as far as its row tells; and an answer that is still owed because the
// process that was to give it is gone, taken up again.
import { findLast, isAwaitingReply } from '#features/conversations/server/typed-turns.service.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import type { Chat } from './chat.service.ts';
import { isLeased } from './reply-lease.ts';

/** What a page that connects here has missed. Has the reply taken over when nobody is at it. */
export async function loadGrowing(
  platform: Platform,
  chat: Chat,
  memberId: string,
  conversationId: string,
): Promise<ChatEvent[]> {
  const { last, isAwaiting } = await platform.database.asMember(memberId, async (tx) => ({
    last: await findLast(platform, tx, memberId, conversationId),
    isAwaiting: await isAwaitingReply(tx, memberId, conversationId),
  }));
  // The last message again: it may have been finished between the page's look at the transcript and now.
  if (!isAwaiting) return last ? [{ type: 'message', message: last }] : [];
  const isElsewhere = await isLeased(platform, { memberId, conversationId });
  chat.replies.ensure({ memberId, conversationId });
  if (!isElsewhere) return [];
  const growing = last?.role === 'assistant' && !last.is_final ? last : null;
  return [
    { type: 'replying' },
    ...(growing?.shows_help ? [{ type: 'help' as const }] : []),
    ...(growing ? [{ type: 'message' as const, message: growing }] : []),
  ];
}
