// What follows from what a provider says of a subscription. Charges are taken in whatever answer they come; of the rest
// the answer that was asked for last counts, so that any order of any answers ends in one state.
import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import { applyPayment } from './apply-payment.ts';
import type { ProviderSubscription } from './payment-provider.ts';
import type { PaymentTools } from './payment-tools.ts';
import {
  findPaymentByRef,
  insertPayment,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from './payments.queries.ts';
import { refreshPeriod } from './subscription-periods.ts';
import {
  findSubscriptionByRef,
  getSubscription,
  insertSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.queries.ts';

type Charge = ProviderSubscription['charges'][number];

/**
 * Under the member's account lock. Returns true when a later answer was applied before this one: ask again, so that what
 * changed between the two is not missed.
 * @param first the checkout's payment, which began it
 * @param askedAt by the database's clock, before the provider was asked
 */
export async function applySubscription(
  tools: PaymentTools,
  tx: Tx,
  first: PaymentRow,
  seen: ProviderSubscription,
  askedAt: Date,
): Promise<boolean> {
  const known =
    (await findSubscriptionByRef(tx, first.provider, seen.ref)) ?? (await begin(tx, first, seen.ref));
  if (first.subscription_id === null) await updatePayment(tx, first.id, { subscription_id: known.id });
  for (const [position, charge] of seen.charges.entries()) {
    const isFirst = position === 0 || charge.ref === first.provider_ref || charge.ref === first.charge_ref;
    if (isFirst) await noteFirstCharge(tx, first, charge);
    else await applyCharge(tools, tx, first, known, charge);
  }
  const isOutdated = known.asked_at !== null && known.asked_at > askedAt;
  if (!isOutdated) {
    await updateSubscription(tx, known.id, {
      provider_period_end: seen.currentPeriodEnd,
      cancels_at_period_end: seen.cancelsAtPeriodEnd,
      asked_at: askedAt,
    });
  }
  await refreshPeriod(tools, tx, known.id, isOutdated ? undefined : seen.status);
  return isOutdated;
}

async function begin(tx: Tx, first: PaymentRow, ref: string): Promise<SubscriptionRow> {
  const id = await insertSubscription(tx, {
    user_id: first.user_id,
    product_id: first.product_id,
    provider: first.provider,
    provider_ref: ref,
    renews: true,
    // A code makes the first period cheaper, not the next ones.
    amount_minor: first.list_minor,
    currency: first.currency,
    cancels_at_period_end: false,
  });
  return getSubscription(tx, id);
}

/** The first charge is the checkout's own payment, which is asked about by its own reference. */
async function noteFirstCharge(tx: Tx, first: PaymentRow, charge: Charge): Promise<void> {
  await updatePayment(tx, first.id, {
    charge_ref: first.charge_ref ?? charge.ref,
    period_start: charge.periodStart,
    period_end: charge.periodEnd,
  });
}

/** Each later period is a payment of its own; what it should cost was agreed at the beginning. */
async function applyCharge(
  tools: PaymentTools,
  tx: Tx,
  first: PaymentRow,
  subscription: SubscriptionRow,
  charge: Charge,
): Promise<void> {
  if (charge.status !== 'success' && charge.status !== 'failed') return;
  let payment = await findPaymentByRef(tx, first.provider, charge.ref);
  if (!payment) {
    const id = randomUUID();
    await insertPayment(tx, {
      id,
      user_id: first.user_id,
      amount_minor: subscription.amount_minor ?? first.list_minor,
      currency: first.currency,
      provider: first.provider,
      provider_ref: charge.ref,
      product_id: first.product_id,
      sessions: 0,
      price_id: first.price_id,
      renews: true,
      period_months: first.period_months,
      subscription_id: subscription.id,
      period_start: charge.periodStart,
      period_end: charge.periodEnd,
    });
    payment = await lockPayment(tx, id);
  } else payment = await lockPayment(tx, payment.id);
  if (!payment || payment.user_id !== first.user_id) return;
  const seen = { ...charge, refundedMinor: 0, dispute: null, failure: null };
  await applyPayment(tools, tx, payment, seen, { isOpen: true });
}
