// Taking sessions back: for a payment that was refunded, or by an admin. Only what is unused can be taken.
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { grantFree } from './billing.service.ts';
import { findEntrySeq, insertEntry, lockAccount } from './ledger.queries.ts';

/**
 * Makes everything else that moves this member's sessions or payments wait until `tx` ends; always the first lock that
 * is taken. `isOpen` is false for a deleted member, to whom nothing can be granted.
 */
export async function lockMember(tx: Tx, memberId: string): Promise<{ isOpen: boolean }> {
  await grantFree(tx, memberId);
  const account = await lockAccount(tx, memberId);
  return { isOpen: account !== undefined && account.closed_at === null };
}

export type TakeBack = {
  memberId: string;
  /** At most this many. */
  count: number;
  kind: 'refund' | 'expire';
  sourceType: 'payment' | 'admin';
  sourceId: string;
  /** Who took them: `system`, or the admin's member id. */
  actor: string;
};

/** Returns how many were taken: never what is held or used, and 0 when this source has taken already. */
export async function takeBackSessions(platform: Platform, tx: Tx, take: TakeBack): Promise<number> {
  const { count, ...entry } = take;
  const account = await lockAccount(tx, take.memberId);
  const taken = account && !account.closed_at ? Math.min(count, account.balance - account.held) : 0;
  if (taken < 1) return 0;
  const source = { type: take.sourceType, id: take.sourceId, kinds: [take.kind] };
  if ((await findEntrySeq(tx, take.memberId, source)) !== null) return 0;
  await insertEntry(tx, { ...entry, deltaBalance: -taken, deltaHeld: 0 });
  await platform.events.publish(tx, { memberId: take.memberId, topic: 'profiles' });
  return taken;
}
