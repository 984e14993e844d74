// Ending a session, the only way it is done: by the member, the gateway, the sweeper, or the next start. The order
// of locks is always account, then session, so that racing ends wait for each other and one of them settles.
import { hasRecentSafetyEvent } from '#features/conversations/server/history.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { insertEntry, lockAccount } from './ledger.queries.ts';
import { CAP_GRACE_MS } from './limits.data.ts';
import { settlementOf } from './settlement.ts';
import { countRecentUncounted, lockOpenSession, updateSettled } from './therapy-sessions.queries.ts';

type Ending =
  | { reason: string }
  /** Only if the lease is really over, or the cap really passed: a heartbeat may have come meanwhile. */
  | { onlyIfOverdue: true };

/** Returns true when this call settled it, false when it was settled before or is not overdue after all. */
export async function settleSession(
  platform: Platform,
  tx: Tx,
  memberId: string,
  sessionId: string,
  ending: Ending,
): Promise<boolean> {
  await lockAccount(tx, memberId);
  const session = await lockOpenSession(tx, memberId, sessionId);
  if (!session) return false;

  if ('onlyIfOverdue' in ending && !session.is_lapsed && !(await isOverCap(tx, memberId, session)))
    return false;
  const lapsedAs = session.status === 'pending' ? 'never_connected' : 'lost';
  const reason = 'reason' in ending ? ending.reason : session.is_lapsed ? lapsedAs : 'time_cap';

  const settlement = settlementOf({
    aiReplied: session.ai_replied_at !== null,
    connectedMs: session.connected_ms,
    memberTurns: session.member_turns,
    hasSafetyEvent: session.has_safety_event,
    endReason: reason,
    recentUncounted: await countRecentUncounted(tx, memberId),
  });
  await updateSettled(tx, memberId, sessionId, {
    status: settlement === 'capture' ? 'ended' : 'voided',
    reason,
    endsAtLastSign: 'onlyIfOverdue' in ending && session.is_lapsed,
  });
  if (session.funding !== 'subscription') {
    await insertEntry(tx, {
      memberId,
      kind: settlement,
      deltaBalance: settlement === 'capture' ? -1 : 0,
      deltaHeld: -1,
      sourceType: 'session',
      sourceId: sessionId,
      actor: 'system',
    });
  }
  await publishSessionChange(platform, tx, memberId, sessionId);
  return true;
}

type OpenSession = NonNullable<Awaited<ReturnType<typeof lockOpenSession>>>;

/** A recent disclosure in the conversation lifts the cap, as it does in the call, whichever session it was made in. */
async function isOverCap(tx: Tx, memberId: string, session: OpenSession): Promise<boolean> {
  if (session.has_safety_event || session.connected_ms <= session.cap_ms + CAP_GRACE_MS) return false;
  return !(await hasRecentSafetyEvent(tx, memberId, session.conversation_id));
}

/** Tells the member's open pages, once `tx` commits, that a session and what is left of the plan changed. */
export async function publishSessionChange(
  platform: Platform,
  tx: Tx,
  memberId: string,
  sessionId: string,
): Promise<void> {
  await platform.events.publish(tx, { memberId, topic: 'therapy_sessions', id: sessionId });
  await platform.events.publish(tx, { memberId, topic: 'profiles' });
}
