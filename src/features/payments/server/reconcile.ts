// Every minute: whatever should have been told to us and was not is asked for. Safe in any number of processes at once.
import { describeError } from '#platform/server/log.ts';
import type { ProviderId } from '../payments.contract.ts';
import { lookAtPayment, lookAtSubscription } from './look-at-payment.ts';
import { retryEvents } from './payment-inbox.ts';
import { ProviderError } from './payment-provider.ts';
import type { PaymentTools } from './payment-tools.ts';
import { claimOpenPayments, findPayment, type OpenPayment } from './payments.queries.ts';
import { giveUp } from './payments.service.ts';
import { expireEndedPasses, listEndedSubscriptions } from './subscriptions.queries.ts';

/** A webhook has had its chance by then. */
const PENDING_FOR_MS = 10 * 60_000;
const BATCH = 100;
/** A provider that did not answer this often in one round is left alone until the next. */
const MOST_FAILURES = 3;

export type Reconciled = { events: number; payments: number; subscriptions: number; passes: number };

/** Returns how many of each were looked at to the end. */
export async function reconcile(tools: PaymentTools): Promise<Reconciled> {
  const round = startRound(tools);
  const events = await retryEvents(tools);
  const passes = await endPasses(tools);

  const subscriptions = await tools.platform.database.asSystem((tx) => listEndedSubscriptions(tx, BATCH));
  for (const { id, provider, provider_ref } of subscriptions)
    await round.look(provider, { subscriptionId: id }, () =>
      lookAtSubscription(tools, provider, provider_ref),
    );
  const lookedAt = round.count;

  const payments = await tools.platform.database.asSystem((tx) =>
    claimOpenPayments(tx, { olderThanMs: PENDING_FOR_MS, limit: BATCH }),
  );
  for (const payment of payments)
    await round.look(payment.provider, { paymentId: payment.id }, () => settleOpen(tools, payment));
  return { events, passes, subscriptions: lookedAt, payments: round.count - lookedAt };
}

async function settleOpen(
  tools: PaymentTools,
  { id, user_id, isPastEnd, isGivenUp }: OpenPayment,
): Promise<void> {
  const row = await tools.platform.database.asSystem((tx) => findPayment(tx, id));
  if (row && !row.provider_ref) {
    // Nobody was ever sent to pay: the process ended between the order and the page.
    await giveUp(tools, user_id, id, 'failed', { isWatched: false, failure: 'no_checkout' });
    return;
  }
  await lookAtPayment(tools, id, { isClosing: isPastEnd });
  if (isPastEnd) await giveUp(tools, user_id, id, 'expired', { isWatched: !isGivenUp });
}

async function endPasses({ platform }: PaymentTools): Promise<number> {
  return platform.database.asSystem(async (tx) => {
    const members = await expireEndedPasses(tx, null);
    for (const memberId of members) await platform.events.publish(tx, { memberId, topic: 'profiles' });
    return members.length;
  });
}

function startRound({ platform: { log } }: PaymentTools) {
  const failures = new Map<ProviderId, number>();
  return {
    count: 0,
    async look(provider: ProviderId, ids: Record<string, string>, work: () => Promise<unknown>) {
      const failed = failures.get(provider) ?? 0;
      if (failed >= MOST_FAILURES) return;
      try {
        await work();
        this.count += 1;
      } catch (error) {
        if (error instanceof ProviderError && error.reason === 'unreachable')
          failures.set(provider, failed + 1);
        log.warn(
          {
            ...ids,
            provider,
            ...(error instanceof ProviderError ? { reason: error.reason } : describeError(error)),
          },
          'a payment could not be looked at and will be again',
        );
      }
    },
  };
}
