// How the test provider's books move on with its clock: payments that pay by themselves, pages that close, periods that
// renew. Each step is told as a message.
import type { Tx } from '#platform/server/database/database.ts';
import { addMonths } from '../pass-periods.ts';
import {
  insertTestPayment,
  insertTestSubscription,
  listTestCharges,
  lockTestPayment,
  lockTestSubscription,
  type TestPayment,
  type TestSubscription,
  updateTestPayment,
  updateTestSubscription,
} from './test-provider.queries.ts';
import { type TestMessage, testMessage } from './test-webhook.ts';

/** Null when there is no such payment. `messages` is what happened since it was looked at last. */
export async function bringPaymentUpToDate(
  tx: Tx,
  ref: string,
  now: Date,
): Promise<{ payment: TestPayment | null; messages: TestMessage[] }> {
  const payment = await lockTestPayment(tx, ref);
  if (!payment) return { payment: null, messages: [] };
  if (!payment.paid_at && payment.pays_at && payment.pays_at <= now) return pay(tx, payment, now);
  if (payment.status === 'pending' && !payment.pays_at && payment.expires_at && payment.expires_at <= now)
    return close(tx, payment, 'expired');
  return { payment, messages: [] };
}

/** Also after the page was closed: that is what a late payment is. */
export async function pay(tx: Tx, payment: TestPayment, now: Date) {
  const months = payment.renews_every_months;
  const subscriptionRef = months === null ? null : `test_sub_${payment.payment_id}`;
  if (months !== null && subscriptionRef) {
    await insertTestSubscription(tx, {
      ref: subscriptionRef,
      payment_id: payment.payment_id!,
      amount_minor: payment.renewal_amount_minor ?? payment.amount_minor,
      currency: payment.currency,
      months,
      period_end: addMonths(now, months),
    });
  }
  await updateTestPayment(tx, payment.ref, {
    status: 'success',
    paid_at: now,
    subscription_ref: subscriptionRef,
    ...(months !== null && { period_start: now, period_end: addMonths(now, months) }),
  });
  return told(tx, payment.ref, 'payment.succeeded');
}

export async function close(tx: Tx, payment: TestPayment, status: 'failed' | 'cancelled' | 'expired') {
  await updateTestPayment(tx, payment.ref, { status });
  return told(tx, payment.ref, `payment.${status}`);
}

export async function told(tx: Tx, ref: string, type: string) {
  const payment = (await lockTestPayment(tx, ref))!;
  const about = { kind: 'payment' as const, ref, paymentId: payment.payment_id };
  return { payment, messages: [testMessage(type, about)] };
}

/** Renews, once for each period that went by, or ends. */
export async function bringSubscriptionUpToDate(
  tx: Tx,
  ref: string,
  now: Date,
): Promise<{ subscription: TestSubscription | null; messages: TestMessage[] }> {
  const messages: TestMessage[] = [];
  for (;;) {
    const subscription = await lockTestSubscription(tx, ref);
    if (!subscription || subscription.status === 'cancelled' || subscription.period_end > now)
      return { subscription, messages };
    if (subscription.cancels_at_period_end) {
      await updateTestSubscription(tx, ref, { status: 'cancelled' });
      messages.push(testMessage('subscription.ended', { kind: 'subscription', ref }));
      continue;
    }
    const isPaid = await chargeNextPeriod(tx, subscription, now);
    const isNews = isPaid || subscription.status !== 'past_due';
    const type = isPaid ? 'subscription.renewed' : 'subscription.past_due';
    if (isNews) messages.push(testMessage(type, { kind: 'subscription', ref }));
    if (!isPaid) return { subscription: await lockTestSubscription(tx, ref), messages };
  }
}

/** A declined charge is tried again whenever somebody looks; it stays one charge. */
async function chargeNextPeriod(tx: Tx, subscription: TestSubscription, now: Date): Promise<boolean> {
  const { ref, period_end: start, months, declines_renewals: isDeclined } = subscription;
  const end = addMonths(start, months);
  const chargeRef = `${ref}_${start.toISOString().slice(0, 10)}`;
  const paid = isDeclined
    ? { status: 'failed' as const, paid_at: null }
    : { status: 'success' as const, paid_at: now };
  const [first] = await listTestCharges(tx, ref);
  await insertTestPayment(tx, {
    ref: chargeRef,
    product_name: first?.product_name ?? '',
    amount_minor: subscription.amount_minor,
    currency: subscription.currency,
    subscription_ref: ref,
    period_start: start,
    period_end: end,
    ...paid,
  });
  await updateTestPayment(tx, chargeRef, paid);
  await updateTestSubscription(
    tx,
    ref,
    isDeclined ? { status: 'past_due' } : { status: 'active', period_end: end },
  );
  return !isDeclined;
}
