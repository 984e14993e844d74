// What a member has: access, plan, payments. Free sessions missing after a sign-up that broke half way are given
// here, at first look.
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { AccessType, Payment, SessionStatus } from '../billing.contract.ts';
import { billingWords } from './billing.copy.ts';
import { grantFree } from './billing.service.ts';
import { readStanding, type Standing } from './ledger.queries.ts';
import { RECENT_PAYMENTS } from './limits.data.ts';
import { findActiveSubscription, findProfile, listSuccessfulPayments } from './payments.queries.ts';
import { settleSession } from './settle-session.ts';
import { countSubscriptionSessions, findOpenSession } from './therapy-sessions.queries.ts';

export async function verifySessionAccess(platform: Platform, memberId: string): Promise<SessionStatus> {
  return platform.database.asMember(memberId, async (tx) => {
    const open = await findLiveSession(platform, tx, memberId);
    const standing = await readPresentStanding(tx, memberId);
    const subscribed = await findActiveSubscription(tx, memberId);
    const type: AccessType = subscribed ? 'subscription' : planOf(standing);
    const mayStart = type === 'subscription' || standing.available > 0;
    const hasAccess = mayStart || open !== null;
    return {
      hasActiveSession: open !== null,
      type,
      remaining: subscribed ? null : standing.available,
      usedSessions: subscribed
        ? await countSubscriptionSessions(tx, memberId, null)
        : usedUnder(type, standing),
      totalPaidSessions: standing.purchased,
      subscriptionEnd: subscribed?.current_period_end?.toISOString() ?? null,
      hasAccess,
      sessionId: open?.id ?? null,
      redirectToUpgrade: !hasAccess,
      message: hasAccess ? null : limitMessage(type),
    };
  });
}

/** The open session, after settling one whose call was lost and not yet swept: it must not stand in the way. */
export async function findLiveSession(platform: Platform, tx: Tx, memberId: string) {
  const open = await findOpenSession(tx, memberId);
  if (!open?.is_lapsed) return open ?? null;
  await settleSession(platform, tx, memberId, open.id, { onlyIfOverdue: true });
  return (await findOpenSession(tx, memberId)) ?? null;
}

async function readPresentStanding(tx: Tx, memberId: string): Promise<Standing> {
  const standing = await readStanding(tx, memberId, null);
  if (standing.freeGranted > 0) return standing;
  await grantFree(tx, memberId);
  return readStanding(tx, memberId, null);
}

/** Without a subscription: paid from the first purchase, gift or code on. */
export const planOf = (standing: Standing): 'paid' | 'free' =>
  standing.purchased > 0 || standing.usedPaid > 0 ? 'paid' : 'free';

export const usedUnder = (plan: AccessType, standing: Standing): number =>
  plan === 'paid' ? standing.usedPaid : standing.usedFree;

export const limitMessage = (plan: AccessType): string =>
  plan === 'free' ? billingWords.freeLimit : billingWords.allUsed;

export async function listRecentPayments(platform: Platform, memberId: string): Promise<Payment[]> {
  const rows = await platform.database.asMember(memberId, (tx) =>
    listSuccessfulPayments(tx, memberId, RECENT_PAYMENTS),
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

export async function getActiveSubscription(platform: Platform, memberId: string) {
  const row = await platform.database.asMember(memberId, (tx) => findActiveSubscription(tx, memberId));
  if (!row) return null;
  return {
    ...row,
    status: 'active' as const,
    current_period_end: row.current_period_end?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export async function getProfile(platform: Platform, memberId: string) {
  const row = await platform.database.asMember(memberId, (tx) => findProfile(tx, memberId));
  if (!row) throw refuse('NOT_FOUND');
  return row;
}
