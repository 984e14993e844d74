// What the parts of a chat share; put together in chat.service.ts.
import { findLiveSession } from '#features/billing/server/access.service.ts';
import type { Conversation } from '#features/conversations/conversations.contract.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { chatWords } from './chat.copy.ts';
import type { JudgeTurn } from './judge-turn.ts';
import type { ChatLimits } from './limits.data.ts';
import type { KeepPace } from './pace.ts';
import type { Replies } from './replies.ts';
import type { ReplyHub } from './reply-hub.ts';

export type ChatParts = {
  platform: Platform;
  hub: ReplyHub;
  replies: Replies;
  limits: ChatLimits;
  judge: JudgeTurn;
  keepPace: KeepPace;
  findMember(memberId: string): Promise<{ country: string | null; timeZone: string | null } | null>;
  /** Refuses NOT_FOUND. */
  owned(memberId: string, conversationId: string): Promise<Conversation>;
};

/** While a voice session runs in it, what is said in a conversation is said there. Refuses CONFLICT. */
export async function refuseInCall(
  platform: Platform,
  tx: Tx,
  memberId: string,
  conversationId: string,
): Promise<void> {
  const session = await findLiveSession(platform, tx, memberId);
  if (session?.conversation_id === conversationId) throw refuse('CONFLICT', chatWords.inCall);
}
