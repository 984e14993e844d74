// Promo codes on the member's side: what a code does to a price, keeping one while a checkout is open, and sessions
// redeemed directly. What decides runs under the member's account lock and then the code's; whatever is wrong with a
// code, the answer is one and the same.
import { verifySessionAccess } from '#features/billing/server/access.service.ts';
import { grantSessions } from '#features/billing/server/billing.service.ts';
import { lockMember } from '#features/billing/server/take-back.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import {
  findPromoTerms,
  insertDirectRedemption,
  insertReservation,
  listReservedPayments,
  readPromoUse,
  updateRedemption,
} from './promo.queries.ts';
import {
  normalisePromoCode,
  type PromoEffect,
  type PromoPurchase,
  type PromoTerms,
  type PromoUse,
  promoEffect,
  promoGift,
} from './promo-terms.ts';
import { refusePromo } from './promo-tries.ts';

/** The code as it is stored, and what it does. */
export type AppliedPromo = PromoEffect & { code: string };

/**
 * What a code would do, keeping nothing: for showing a total before it is paid. The member's own open checkouts do not
 * stand in the way, because `checkout` gives them up first (`listCheckoutsHoldingCodes`). Run it as a try of
 * promo-tries.ts. Refuses with the one sentence for a code that cannot be used.
 */
export async function quotePromo(
  tx: Tx,
  { typed, memberId, purchase }: { typed: string; memberId: string; purchase: PromoPurchase },
): Promise<AppliedPromo> {
  const code = normalisePromoCode(typed);
  const decide = (terms: PromoTerms, use: PromoUse) => promoEffect(terms, use, purchase);
  const effect = await ifUsable(tx, { code, memberId, isReserving: false }, decide);
  return { code, ...effect };
}

/**
 * Keeps one redemption for a payment until `settleRedemption`. In the system transaction that inserts the payment, after it
 * and under the lock on the member's account. Run that as a try of promo-tries.ts. Refuses with the one sentence for a
 * code that cannot be used.
 */
export async function reservePromo(
  tx: Tx,
  reservation: { typed: string; memberId: string; purchase: PromoPurchase; paymentId: string },
): Promise<AppliedPromo> {
  const { memberId, purchase, paymentId } = reservation;
  const code = normalisePromoCode(reservation.typed);
  const decide = (terms: PromoTerms, use: PromoUse) => promoEffect(terms, use, purchase);
  const effect = await ifUsable(tx, { code, memberId, isReserving: true }, decide);
  await insertReservation(tx, { code, memberId, paymentId, ...effect });
  return { code, ...effect };
}

/**
 * `redeemed` with the payment's success, also a late one after a release; `released` when nothing can be paid any more.
 * Does nothing for a payment without a code, and nothing the second time; a refund gives no redemption back.
 */
export const settleRedemption = (
  tx: Tx,
  paymentId: string,
  outcome: 'redeemed' | 'released',
): Promise<void> => updateRedemption(tx, paymentId, outcome);

/** Ids of this member's unpaid payments that hold a code. A new checkout with a code gives them up first. */
export const listCheckoutsHoldingCodes = (tx: Tx, memberId: string): Promise<string[]> =>
  listReservedPayments(tx, memberId);

/**
 * Gives the sessions of a code that asks for no purchase. Run it as a try of promo-tries.ts. Returns how many, and how
 * many are left to use (null: no limit). Refuses with the one sentence for a code that cannot be used.
 */
export async function redeemPromo(
  platform: Platform,
  { typed, memberId }: { typed: string; memberId: string },
): Promise<{ sessions: number; remaining: number | null }> {
  const code = normalisePromoCode(typed);
  const sessions = await platform.database.asSystem(async (tx) => {
    await lockMember(tx, memberId);
    const count = await ifUsable(tx, { code, memberId, isReserving: true }, promoGift);
    const ordinal = await insertDirectRedemption(tx, { code, memberId, bonusSessions: count });
    const isNew = await grantSessions(platform, tx, {
      memberId,
      count,
      kind: 'grant_promo',
      sourceType: 'promo',
      sourceId: `${code}:${memberId}:${ordinal}`,
      actor: 'system',
    });
    if (!isNew) throw new Error('A promo code was redeemed that had been redeemed before');
    return count;
  });
  const { remaining } = await verifySessionAccess(platform, memberId);
  return { sessions, remaining };
}

/** Asks the same questions in the same order of every code, one that does not exist included: so do the answers' times. */
async function ifUsable<T>(
  tx: Tx,
  { code, memberId, isReserving }: { code: string; memberId: string; isReserving: boolean },
  decide: (terms: PromoTerms, use: PromoUse) => T | null,
): Promise<T> {
  const terms = await findPromoTerms(tx, code, { isLocked: isReserving });
  const use = await readPromoUse(tx, { code, memberId, countsOwnReserved: isReserving });
  const decision = terms && decide(terms, use);
  if (decision === null) throw refusePromo();
  return decision;
}
