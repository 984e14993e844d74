// Asking a provider what became of something, and applying the answer. The only way a payment or a subscription changes:
// webhooks, pages, the job and the admin all come here.
import { lockMember } from '#features/billing/server/take-back.service.ts';
import type { ProviderId } from '../payments.contract.ts';
import { applyPayment } from './apply-payment.ts';
import { applySubscription } from './apply-subscription.ts';
import { writeDeadLetter } from './dead-letters.ts';
import { updateEventDone } from './payment-events.queries.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderSubscription,
} from './payment-provider.ts';
import { ask, type PaymentTools } from './payment-tools.ts';
import {
  findFirstPayment,
  findPayment,
  lockPayment,
  type PaymentRow,
  readClock,
  updatePayment,
} from './payments.queries.ts';
import { findSubscriptionByRef, getSubscription } from './subscriptions.queries.ts';

export type Look = {
  /** The message that made us look: done in the same transaction. */
  event?: { provider: ProviderId; eventId: string };
  /** What the provider calls the payment, when we were not told yet. */
  ref?: string;
  /** Close an unpaid checkout before looking. */
  isClosing?: boolean;
};

/** Answers that overlap are asked for again; the provider would have to change all the time to need more. */
const MOST_LOOKS = 4;

/**
 * Returns the payment as it is afterwards. Throws ProviderError when the provider cannot be asked, and changes nothing
 * then; `unknown_reference` for a payment there is not.
 */
export async function lookAtPayment(
  tools: PaymentTools,
  paymentId: string,
  look: Look = {},
): Promise<PaymentRow> {
  for (let looks = 1; ; looks += 1) {
    const known = await readKnown(tools, paymentId);
    const ref = known.payment.provider_ref ?? look.ref;
    if (!ref) return known.payment;
    const provider = providerOf(tools, known.payment.provider);
    if (look.isClosing && looks === 1)
      await ask(provider, (asked, signal) => asked.closeCheckout(ref, signal));
    const seen = await ask(provider, (asked, signal) => asked.fetchPayment(ref, signal));
    const subscription = await fetchItsSubscription(provider, known, seen);
    const { payment, isOutdated } = await applyAnswer(tools, known, { seen, subscription }, look);
    if (!isOutdated || looks === MOST_LOOKS) return payment;
  }
}

/** As `lookAtPayment`, by the subscription's reference. */
export async function lookAtSubscription(
  tools: PaymentTools,
  providerId: ProviderId,
  ref: string,
  look: Pick<Look, 'event'> = {},
): Promise<PaymentRow> {
  const first = await tools.platform.database.asSystem(async (tx) => {
    const known = await findSubscriptionByRef(tx, providerId, ref);
    return known && (await findFirstPayment(tx, known.id));
  });
  if (first) return lookAtPayment(tools, first.id, look);
  const seen = await ask(providerOf(tools, providerId), (asked, signal) =>
    asked.fetchSubscription(ref, signal),
  );
  if (!seen.paymentId) throw new ProviderError('unknown_reference', 'A subscription nobody here began');
  return lookAtPayment(tools, seen.paymentId, look);
}

export function providerOf(tools: PaymentTools, id: ProviderId): PaymentProvider {
  const provider = tools.providers.byId(id);
  if (!provider) throw new ProviderError('unreachable', 'That provider is not set up');
  return provider;
}

type Known = {
  payment: PaymentRow;
  /** The payment its subscription began with: itself, for a checkout. */
  first: PaymentRow;
  subscriptionRef: string | null;
  askedAt: Date;
};

const readKnown = ({ platform }: PaymentTools, paymentId: string): Promise<Known> =>
  platform.database.asSystem(async (tx) => {
    const askedAt = await readClock(tx);
    const payment = await findPayment(tx, paymentId);
    if (!payment) throw new ProviderError('unknown_reference', 'A payment nobody here began');
    if (!payment.subscription_id) return { payment, first: payment, subscriptionRef: null, askedAt };
    const subscription = await getSubscription(tx, payment.subscription_id);
    const first = (await findFirstPayment(tx, subscription.id)) ?? payment;
    return { payment, first, subscriptionRef: subscription.provider_ref, askedAt };
  });

async function fetchItsSubscription(
  provider: PaymentProvider,
  { payment, subscriptionRef }: Known,
  seen: ProviderPayment,
): Promise<ProviderSubscription | null> {
  if (!payment.renews) return null;
  const ref = subscriptionRef ?? seen.subscriptionRef;
  if (ref) return ask(provider, (asked, signal) => asked.fetchSubscription(ref, signal));
  // Paid, but the provider has not made the subscription yet: one without the other is never recorded.
  if (seen.status === 'success') throw new ProviderError('unreachable', 'The subscription is not there yet');
  return null;
}

const applyAnswer = (
  tools: PaymentTools,
  { payment: { id, user_id, provider }, first, askedAt }: Known,
  answer: { seen: ProviderPayment; subscription: ProviderSubscription | null },
  look: Look,
): Promise<{ payment: PaymentRow; isOutdated: boolean }> =>
  tools.platform.database.asSystem(async (tx) => {
    const { isOpen } = await lockMember(tx, user_id);
    const payment = await lockPayment(tx, id);
    if (!payment) throw new ProviderError('unknown_reference', 'A payment nobody here began');
    // As the provider itself calls it: a message may have used another name for the same payment.
    if (!payment.provider_ref) await updatePayment(tx, id, { provider_ref: answer.seen.ref });
    await applyPayment(tools, tx, payment, answer.seen, { isOpen });
    let isOutdated = false;
    if (answer.subscription && isOpen) {
      const origin = first.id === id ? await lockPayment(tx, id) : await lockPayment(tx, first.id);
      isOutdated = await applySubscription(tools, tx, origin!, answer.subscription, askedAt);
    } else if (answer.subscription) await writeDeadLetter(tools, tx, { ...payment, provider }, 'member_gone');
    if (look.event && !isOutdated) await updateEventDone(tx, look.event);
    return { payment: (await findPayment(tx, id))!, isOutdated };
  });
