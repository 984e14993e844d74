// What a conversation came to, kept with it: the summary and the memories it suggests, together or not at all.
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { lockConversation, updateSummary } from './conversations.queries.ts';
import { suggestMemories } from './memories.service.ts';

/**
 * `upTo`: id of the last message it was made from, null when nothing was said. False, and nothing is kept, when that
 * message was taken back meanwhile: words the member deleted must not return as a summary. Refuses NOT_FOUND.
 */
export async function keepSummary(
  platform: Platform,
  memberId: string,
  conversationId: string,
  made: { text: string; suggestedMemories: string[]; upTo: string | null },
): Promise<boolean> {
  return platform.database.asMember(memberId, async (tx) => {
    if (!(await lockConversation(tx, memberId, conversationId))) throw refuse('NOT_FOUND');
    const vault = await platform.vault.forMember(tx, memberId);
    const summary = made.text === '' ? null : vault.seal('conversations.summary', conversationId, made.text);
    if (!(await updateSummary(tx, memberId, conversationId, { summary, upTo: made.upTo }))) return false;
    await suggestMemories(platform, tx, memberId, conversationId, made.suggestedMemories);
    return true;
  });
}
