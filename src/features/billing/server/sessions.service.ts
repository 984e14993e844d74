// Starting and ending the metered session. Both may be repeated: the second call gives the first one's answer.

import { isSomeoneElsesConversation } from '#features/conversations/server/conversations.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { EndResult, StartResult } from '../billing.contract.ts';
import { findLiveSession, limitMessage, planOf, usedUnder } from './access.service.ts';
import { billingWords } from './billing.copy.ts';
import { grantFree } from './billing.service.ts';
import { findEntrySeq, insertEntry, lockAccount, readStanding } from './ledger.queries.ts';
import { CAP_MS } from './limits.data.ts';
import { findActiveSubscription } from './payments.queries.ts';
import { publishSessionChange, settleSession } from './settle-session.ts';
import {
  countSubscriptionSessions,
  type Funding,
  findSession,
  insertSession,
} from './therapy-sessions.queries.ts';

/**
 * Holds one session for this conversation, which need not exist yet. `success: false` with a sentence when another
 * session is open or none is left; refuses NOT_FOUND when the conversation is someone else's.
 */
export async function startSession(
  platform: Platform,
  memberId: string,
  conversationId: string,
): Promise<StartResult> {
  if (await isSomeoneElsesConversation(platform, memberId, conversationId)) throw refuse('NOT_FOUND');
  return platform.database.asMember(memberId, async (tx) => {
    const account = (await lockAccount(tx, memberId)) ?? (await openAccount(tx, memberId));
    if (!account || account.closed_at) throw refuse('ACCESS_DENIED');
    const open = await findLiveSession(platform, tx, memberId);
    if (open?.conversation_id === conversationId) return { success: true, sessionId: open.id, message: null };
    if (open) return { success: false, sessionId: null, message: billingWords.openElsewhere };

    const standing = await readStanding(tx, memberId, null);
    const isSubscribed = (await findActiveSubscription(tx, memberId)) !== undefined;
    const plan = isSubscribed ? 'subscription' : planOf(standing);
    if (!isSubscribed && standing.available < 1) {
      return { success: false, sessionId: null, message: limitMessage(plan) };
    }
    // Free sessions are used up first, but someone who paid has the longer cap in every session.
    const creditFunding = standing.usedFree < standing.freeGranted ? 'free' : 'paid';
    const funding: Funding = isSubscribed ? 'subscription' : creditFunding;
    const sessionId = await insertSession(tx, { memberId, conversationId, funding, capMs: CAP_MS[plan] });
    if (!isSubscribed) {
      await insertEntry(tx, {
        memberId,
        kind: 'hold',
        deltaBalance: 0,
        deltaHeld: 1,
        sourceType: 'session',
        sourceId: sessionId,
        actor: 'system',
      });
    }
    await publishSessionChange(platform, tx, memberId, sessionId);
    return { success: true, sessionId, message: null };
  });
}

/** For a member whose sign-up broke off before the free sessions were given. */
async function openAccount(tx: Tx, memberId: string) {
  await grantFree(tx, memberId);
  return lockAccount(tx, memberId);
}

/**
 * Ends the session and counts it, or gives it back. The answer is what was left right after it was settled, however
 * often and late it is asked for. Refuses NOT_FOUND for a session that is not this member's.
 */
export async function endSession(
  platform: Platform,
  memberId: string,
  sessionId: string,
  reason: string,
): Promise<EndResult> {
  return platform.database.asMember(memberId, async (tx) => {
    await settleSession(platform, tx, memberId, sessionId, { reason });
    const session = await findSession(tx, memberId, sessionId);
    if (!session) throw refuse('NOT_FOUND');

    if (session.funding === 'subscription') {
      const usedSessions = await countSubscriptionSessions(tx, memberId, session.ended_at);
      return { success: true, remaining: null, usedSessions, message: billingWords.underSubscription };
    }
    const source = { type: 'session', id: sessionId, kinds: ['capture', 'void'] } as const;
    const settledSeq = await findEntrySeq(tx, memberId, { ...source, kinds: [...source.kinds] });
    const standing = await readStanding(tx, memberId, settledSeq);
    const givenBack = session.has_safety_event ? billingWords.neverCharged : billingWords.notCounted;
    const isCounted = session.status === 'ended' && session.given_back_at === null;
    return {
      success: true,
      remaining: standing.available,
      usedSessions: usedUnder(planOf(standing), standing),
      message: isCounted ? billingWords.counted(standing.available) : givenBack,
    };
  });
}
