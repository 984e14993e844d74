// What a member does with a conversation afterwards: name it, or delete it with every word of it.
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { Conversation } from '../conversations.contract.ts';
import { deleteConversation, lockConversation, updateConversation } from './conversations.queries.ts';
import { readConversation } from './conversations.service.ts';
import { forgetSource } from './memories.service.ts';

const inCall = 'A voice session is running in this conversation. End it first.';

/** An empty title takes it away. Refuses NOT_FOUND. */
export async function renameConversation(
  platform: Platform,
  memberId: string,
  id: string,
  title: string,
): Promise<Conversation> {
  return platform.database.asMember(memberId, async (tx) => {
    const vault = await platform.vault.forMember(tx, memberId);
    const sealed = title === '' ? null : vault.seal('conversations.title', id, title);
    if (!(await updateConversation(tx, memberId, id, { title: sealed }))) throw refuse('NOT_FOUND');
    await platform.events.publish(tx, { memberId, topic: 'conversations', id });
    return readConversation(platform, tx, memberId, id);
  });
}

/**
 * Messages, the therapist's state, the summary and what was suggested from it go in one transaction; a reply under
 * way learns it by the change and stops. Refuses NOT_FOUND, and CONFLICT while a call runs in it.
 */
export async function removeConversation(
  platform: Platform,
  memberId: string,
  id: string,
  isInCall: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await platform.database.asMember(memberId, async (tx) => {
    if (!(await lockConversation(tx, memberId, id))) throw refuse('NOT_FOUND');
    if (await isInCall(tx)) throw refuse('CONFLICT', inCall);
    await forgetSource(tx, memberId, id);
    await deleteConversation(tx, memberId, id);
    await platform.events.publish(tx, { memberId, topic: 'conversations', id });
  });
}
