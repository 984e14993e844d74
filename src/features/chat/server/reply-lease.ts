// One reply at a time for each conversation, over all processes: whoever holds the lease writes, and keeps it alive
// while writing. A killed process stops renewing, and the next one takes over.
import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { deleteLease, findLeaseMs, lockLease, renewLease, takeLease } from './chat.queries.ts';
import type { ChatLimits } from './limits.data.ts';

export type Conversation = { memberId: string; conversationId: string };

export type ReplyLease = {
  /**
   * Whether what this transaction writes may be kept: a process that stood still for longer than its lease learns of it here,
   * before any timer tells it. Until the transaction ends nobody takes the lease over. Ask after the conversation was locked
   * or written to: whoever deletes it holds it first.
   */
  isHeld(tx: Tx): Promise<boolean>;
  /** In the transaction in which it is known that nothing is left to answer. */
  release(tx: Tx): Promise<void>;
  /** Stops renewing; without `release` it runs out by itself. */
  stop(): void;
};

/** The lease; a number when another process holds it: the ms it still runs; null when there is no such conversation. */
export async function holdLease(
  platform: Platform,
  conversation: Conversation,
  limits: ChatLimits,
  onLost: () => void,
): Promise<ReplyLease | number | null> {
  const { memberId } = conversation;
  const holder = randomUUID();
  try {
    const leftMs = await platform.database.asMember(memberId, async (tx) => {
      if (await takeLease(tx, conversation, holder, limits.leaseMs)) return null;
      return (await findLeaseMs(tx, conversation)) ?? 0;
    });
    if (leftMs !== null) return leftMs;
  } catch (error) {
    if ((error as { code?: string }).code === '23503') return null;
    throw error;
  }
  const renewal = setInterval(() => {
    platform.database
      .asMember(memberId, (tx) => renewLease(tx, conversation, holder, limits.leaseMs))
      .then(
        (isMine) => isMine || onLost(),
        // Not known: the lease outlives a short outage, and a longer one is found out by the next renewal.
        () => {},
      );
  }, limits.renewEveryMs);
  return {
    isHeld: (tx) => lockLease(tx, conversation, holder),
    release: (tx) => deleteLease(tx, conversation, holder),
    stop: () => clearInterval(renewal),
  };
}

export async function isLeased(platform: Platform, conversation: Conversation): Promise<boolean> {
  const leftMs = await platform.database.asMember(conversation.memberId, (tx) =>
    findLeaseMs(tx, conversation),
  );
  return leftMs !== null;
}
