// Giving money back. The provider is asked to, then asked what became of the payment: only its answer makes the payment
// `refunded` and takes unused sessions back. The payment's id is the provider's idempotency key, so any number of tries,
// by any number of admins, are one refund.
import type { InferContractRouterInputs } from '@orpc/contract';
import { refuse } from '#platform/shared/refusals.ts';
import type { AdminPayment, paymentsAdminContract } from '../payments-admin.contract.ts';
import { insertAdminAct } from './admin-acts.queries.ts';
import { lookAtPayment, providerOf } from './look-at-payment.ts';
import { ProviderError } from './payment-provider.ts';
import { ask, type PaymentTools } from './payment-tools.ts';
import { findPayment, type PaymentRow } from './payments.queries.ts';
import { adminWords } from './payments-admin.copy.ts';
import { asAdminRefusal, getAdminPayment } from './payments-admin.service.ts';
import { getSubscription } from './subscriptions.queries.ts';

type Refund = InferContractRouterInputs<typeof paymentsAdminContract>['refund'];

/**
 * Returns the payment as it is afterwards: still `success` when the provider takes its time to give the money back. Ends
 * the subscription when its running period is given back; safe to repeat. Refuses NOT_FOUND, CONFLICT for what cannot be
 * given back, UNAVAILABLE when the provider did not answer.
 */
export async function refundPayment(
  tools: PaymentTools,
  actorId: string,
  { paymentId, reason }: Refund,
): Promise<AdminPayment> {
  const payment = await tools.platform.database.asSystem((tx) => findPayment(tx, paymentId));
  if (!payment) throw refuse('NOT_FOUND');
  if (payment.status !== 'refunded') {
    const leftMinor = refundable(payment);
    await tools.platform.database.asSystem((tx) =>
      insertAdminAct(tx, {
        actorId,
        act: 'refund',
        subjectType: 'payment',
        subjectId: paymentId,
        reason,
        details: { amountMinor: leftMinor, currency: payment.currency },
      }),
    );
    await giveMoneyBack(tools, payment, leftMinor);
  }
  const ending = await endItsSubscription(tools, payment);
  if (payment.status !== 'refunded' || ending !== 'nothing to end') await look(tools, paymentId);
  if (ending === 'failed') throw refuse('UNAVAILABLE', adminWords.subscriptionNotEnded);
  return getAdminPayment(tools.platform, paymentId);
}

const look = (tools: PaymentTools, paymentId: string) =>
  lookAtPayment(tools, paymentId).catch((error: unknown) => {
    throw asAdminRefusal(error);
  });

/** What of it was not given back yet, in minor units. */
function refundable({ status, amount_minor, refunded_minor, provider_ref }: PaymentRow): number {
  if (status === 'disputed') throw refuse('CONFLICT', adminWords.disputed);
  if (status !== 'success') throw refuse('CONFLICT', adminWords.notRefundable);
  if (amount_minor === 0 || !provider_ref) throw refuse('CONFLICT', adminWords.nothingPaid);
  return amount_minor - refunded_minor;
}

async function giveMoneyBack(
  tools: PaymentTools,
  { id, provider, provider_ref }: PaymentRow,
  amountMinor: number,
): Promise<void> {
  try {
    await ask(providerOf(tools, provider), (asked, signal) =>
      asked.refund({ ref: provider_ref!, amountMinor, key: id }, signal),
    );
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    tools.platform.log.warn({ paymentId: id, reason: error.reason }, 'a refund did not go through');
    if (error.reason === 'unreachable') throw refuse('UNAVAILABLE', adminWords.providerAway);
    throw refuse('CONFLICT', adminWords.refundRefused);
  }
}

/** A period that is over may be given back while the subscription goes on. */
async function endItsSubscription(
  tools: PaymentTools,
  payment: PaymentRow,
): Promise<'nothing to end' | 'ended' | 'failed'> {
  const { subscription_id, renews, period_end } = payment;
  if (!subscription_id || !renews || (period_end && period_end < new Date())) return 'nothing to end';
  const subscription = await tools.platform.database.asSystem((tx) => getSubscription(tx, subscription_id));
  const { provider_ref: ref, status } = subscription;
  if (!ref || status === 'cancelled' || status === 'expired') return 'nothing to end';
  try {
    await ask(providerOf(tools, payment.provider), (asked, signal) => asked.endSubscription(ref, signal));
    return 'ended';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    tools.platform.log.warn(
      { paymentId: payment.id, reason: error.reason },
      'a subscription could not be ended after its refund',
    );
    return 'failed';
  }
}
