// What follows from what a provider says of a payment: its status, its sessions, its code, its period. One transaction
// under the member's account lock and then the payment's; saying the same again changes nothing.
import { grantSessions } from '#features/billing/server/billing.service.ts';
import { takeBackSessions } from '#features/billing/server/take-back.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { PaymentStatus } from '../payments.contract.ts';
import { type Trouble, writeDeadLetter } from './dead-letters.ts';
import type { ProviderPayment } from './payment-provider.ts';
import { afterSeeing, wasPaid } from './payment-states.ts';
import type { PaymentTools } from './payment-tools.ts';
import { type PaymentRow, updateClosed, updatePaid, updatePayment } from './payments.queries.ts';
import { settleRedemption } from './promo.service.ts';
import { addPass, refreshPeriod } from './subscription-periods.ts';

export type SeenPayment = Omit<ProviderPayment, 'ref' | 'subscriptionRef' | 'method'> &
  Pick<PaymentRow, 'method'>;

/**
 * @param payment as locked in this transaction
 * @param isOpen false when the member is gone: nothing can be granted then
 */
export async function applyPayment(
  tools: PaymentTools,
  tx: Tx,
  payment: PaymentRow,
  seen: SeenPayment,
  { isOpen }: { isOpen: boolean },
): Promise<void> {
  const after = afterSeeing(
    {
      status: payment.status,
      amountMinor: payment.amount_minor,
      refundedMinor: payment.refunded_minor,
      dispute: payment.dispute,
    },
    seen,
  );
  if (!wasPaid(payment.status) && after.steps.includes('success')) {
    const trouble = troubleWith(payment, seen, isOpen);
    if (trouble) return refuseMoney(tools, tx, payment, trouble);
  }
  for (const step of after.steps) await takeStep(tools, tx, payment, step, seen);
  if (after.refundedMinor !== payment.refunded_minor || after.dispute !== payment.dispute)
    await updatePayment(tx, payment.id, { refunded_minor: after.refundedMinor, dispute: after.dispute });
  const isClosedUnpaid = seen.status !== 'success' && seen.status !== 'pending' && !wasPaid(payment.status);
  if (isClosedUnpaid && !payment.closed_at) await closeUnpaid(tx, payment.id);
  if (after.steps.length > 0 || isClosedUnpaid || after.refundedMinor !== payment.refunded_minor)
    await publishPayment(tools, tx, payment);
}

function troubleWith(payment: PaymentRow, seen: SeenPayment, isOpen: boolean): Trouble | null {
  const isExact =
    seen.amountMinor === payment.amount_minor && seen.currency.toUpperCase() === payment.currency;
  if (!isExact) return 'amount_mismatch';
  return isOpen ? null : 'member_gone';
}

async function takeStep(
  tools: PaymentTools,
  tx: Tx,
  payment: PaymentRow,
  step: PaymentStatus,
  seen: SeenPayment,
): Promise<void> {
  if (step === 'success' && !payment.paid_at) return settlePaid(tools, tx, payment, seen);
  const failure = step === 'failed' ? { failure: codeOf(seen.failure) } : {};
  await updatePayment(tx, payment.id, { status: step, ...failure });
  if (step === 'refunded') {
    const { user_id: memberId, id: sourceId, sessions: count } = payment;
    await takeBackSessions(tools.platform, tx, {
      memberId,
      count,
      kind: 'refund',
      sourceType: 'payment',
      sourceId,
      actor: 'system',
    });
    if (payment.subscription_id) await refreshPeriod(tools, tx, payment.subscription_id);
  }
}

/** Paid: the receipt, the sessions, the code and a pass's period commit together. */
async function settlePaid(
  tools: PaymentTools,
  tx: Tx,
  payment: PaymentRow,
  { method, paidAt }: SeenPayment,
): Promise<void> {
  await updatePaid(tx, payment.id, { method, paidAt });
  if (payment.sessions > 0) {
    const { user_id: memberId, id: sourceId, sessions: count } = payment;
    await grantSessions(tools.platform, tx, {
      memberId,
      count,
      kind: 'grant_purchase',
      sourceType: 'payment',
      sourceId,
      actor: 'system',
    });
  }
  if (payment.promo_code) await settleRedemption(tx, payment.id, 'redeemed');
  if (payment.period_months !== null && !payment.renews) await addPass(tools, tx, payment);
}

/** Money that is not what was agreed, or nobody's, grants nothing and waits for a person. */
async function refuseMoney(
  tools: PaymentTools,
  tx: Tx,
  payment: PaymentRow,
  trouble: Trouble,
): Promise<void> {
  await updatePayment(tx, payment.id, {
    failure: trouble,
    ...(payment.status === 'pending' && { status: 'failed' as const }),
  });
  await closeUnpaid(tx, payment.id);
  await writeDeadLetter(tools, tx, payment, trouble);
  await publishPayment(tools, tx, payment);
}

/** It cannot be paid any more: its code is somebody else's to use. */
export async function closeUnpaid(tx: Tx, paymentId: string): Promise<void> {
  await updateClosed(tx, paymentId);
  await settleRedemption(tx, paymentId, 'released');
}

export const publishPayment = ({ platform }: PaymentTools, tx: Tx, { user_id, id }: PaymentRow) =>
  platform.events.publish(tx, { memberId: user_id, topic: 'payment_transactions', id });

/** Codes are kept, words are not. */
const codeOf = (failure: string | null): string =>
  failure && /^[a-z0-9_.-]{1,80}$/.test(failure) ? failure : 'declined';
