// How long a subscription gives access: never longer than what was paid for, and not given back, reaches.
import type { Tx } from '#platform/server/database/database.ts';
import { writeDeadLetter } from './dead-letters.ts';
import { passPeriods } from './pass-periods.ts';
import type { PaymentTools } from './payment-tools.ts';
import {
  findFirstPayment,
  listPaidPeriods,
  type PaymentRow,
  readClock,
  updatePayment,
} from './payments.queries.ts';
import {
  expireEndedPasses,
  findLiveSubscription,
  getSubscription,
  insertSubscription,
  type SubscriptionRow,
  type SubscriptionStatus,
  updateSubscription,
} from './subscriptions.queries.ts';

/** A paid pass: begins now, or where the member's running pass ends. */
export async function addPass(tools: PaymentTools, tx: Tx, payment: PaymentRow): Promise<void> {
  await expireEndedPasses(tx, payment.user_id);
  const running = await findLiveSubscription(tx, payment.user_id);
  const subscriptionId =
    running && !running.renews
      ? running.id
      : await insertSubscription(tx, {
          user_id: payment.user_id,
          product_id: payment.product_id,
          provider: payment.provider,
          provider_ref: payment.provider_ref,
          renews: false,
          amount_minor: null,
          currency: payment.currency,
          cancels_at_period_end: true,
        });
  await updatePayment(tx, payment.id, { subscription_id: subscriptionId });
  await refreshPeriod(tools, tx, subscriptionId);
}

/**
 * Reckons anew from the payments where the period ends.
 * @param said the status the provider gives it; as it stands when left out. One that gives access needs a paid period.
 */
export async function refreshPeriod(
  tools: PaymentTools,
  tx: Tx,
  subscriptionId: string,
  said?: SubscriptionStatus,
): Promise<void> {
  const subscription = await getSubscription(tx, subscriptionId);
  const paidUntil = subscription.renews
    ? await findPaidUntil(tx, subscriptionId)
    : await layOutPasses(tx, subscriptionId);
  const claimed = subscription.renews ? (said ?? subscription.status) : 'active';
  const providerEnd = subscription.provider_period_end;
  const end = paidUntil && providerEnd && providerEnd < paidUntil ? providerEnd : paidUntil;

  const status = await standingOf(tools, tx, subscription, claimed, end);
  await updateSubscription(tx, subscriptionId, { status, current_period_end: end });
  const { user_id: memberId } = subscription;
  await tools.platform.events.publish(tx, { memberId, topic: 'subscriptions', id: subscriptionId });
  await tools.platform.events.publish(tx, { memberId, topic: 'profiles' });
}

async function findPaidUntil(tx: Tx, subscriptionId: string): Promise<Date | null> {
  const ends = (await listPaidPeriods(tx, subscriptionId)).flatMap(({ period_end }) => period_end ?? []);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map(Number)));
}

async function layOutPasses(tx: Tx, subscriptionId: string): Promise<Date | null> {
  const paid = await listPaidPeriods(tx, subscriptionId);
  const periods = passPeriods(
    paid.map(({ id, paid_at, period_months }) => ({ id, paidAt: paid_at, months: period_months ?? 0 })),
  );
  for (const { id, start, end } of periods)
    await updatePayment(tx, id, { period_start: start, period_end: end });
  return periods.at(-1)?.end ?? null;
}

async function standingOf(
  tools: PaymentTools,
  tx: Tx,
  subscription: SubscriptionRow,
  claimed: SubscriptionStatus,
  end: Date | null,
): Promise<SubscriptionStatus> {
  if (claimed !== 'active' && claimed !== 'past_due') return claimed;
  if (end === null) return subscription.renews ? 'incomplete' : 'cancelled';
  if (!subscription.renews && end <= (await readClock(tx))) return 'expired';
  if (await makeRoom(tx, subscription)) return claimed;
  const first = await findFirstPayment(tx, subscription.id);
  if (first) await writeDeadLetter(tools, tx, first, 'second_subscription');
  return 'incomplete';
}

/** Ends another subscription of the member that is over. False when one is running: there can be one only. */
async function makeRoom(tx: Tx, { id, user_id }: SubscriptionRow): Promise<boolean> {
  const other = await findLiveSubscription(tx, user_id);
  if (!other || other.id === id) return true;
  if (!other.is_over || (other.renews && !other.cancels_at_period_end)) return false;
  await updateSubscription(tx, other.id, { status: 'expired' });
  return true;
}
