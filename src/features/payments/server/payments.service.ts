// A member's payments: the list, one of them as the provider knows it now, and giving a checkout up.

import { lockMember } from '#features/billing/server/take-back.service.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { MemberPayment, PaymentStatus } from '../payments.contract.ts';
import { closeUnpaid, publishPayment } from './apply-payment.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { ProviderError } from './payment-provider.ts';
import { wasPaid } from './payment-states.ts';
import type { PaymentTools } from './payment-tools.ts';
import { paymentWords } from './payments.copy.ts';
import {
  findPayment,
  listPayments as listRows,
  lockPayment,
  type PaymentRow,
  updateAsked,
  updatePayment,
} from './payments.queries.ts';
import { receiptNumber } from './receipts.ts';

/** A page that polls does not make us ask the provider more often than this. */
const ASK_AT_MOST_EVERY_MS = 2_000;

export const presentPayment = (row: PaymentRow): MemberPayment => ({
  id: row.id,
  status: row.status,
  amount_minor: row.amount_minor,
  currency: row.currency,
  list_minor: row.list_minor,
  discount_minor: row.discount_minor,
  refunded_minor: row.refunded_minor,
  promo_code: row.promo_code,
  provider: row.provider,
  method: row.method,
  product_id: row.product_id,
  product_name: row.product_name,
  sessions: row.sessions,
  period_start: row.period_start?.toISOString() ?? null,
  period_end: row.period_end?.toISOString() ?? null,
  receipt_number: row.receipt_no && row.paid_at ? receiptNumber(row.receipt_no, row.paid_at) : null,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});

/** Refuses NOT_FOUND for a payment that is not this member's. */
export async function getOwnPayment(
  { platform }: PaymentTools,
  memberId: string,
  paymentId: string,
): Promise<PaymentRow> {
  const row = await platform.database.asMember(memberId, (tx) => findPayment(tx, paymentId));
  if (row?.user_id !== memberId) throw refuse('NOT_FOUND');
  return row;
}

/** Asks the provider while it may still change; without an answer it is told as it stood. */
export async function readPayment(
  tools: PaymentTools,
  memberId: string,
  paymentId: string,
): Promise<MemberPayment> {
  const row = await getOwnPayment(tools, memberId, paymentId);
  if (wasPaid(row.status) || row.closed_at) return presentPayment(row);
  const isTurn = await tools.platform.database.asSystem((tx) =>
    updateAsked(tx, paymentId, ASK_AT_MOST_EVERY_MS),
  );
  return presentPayment(isTurn ? await lookOrLeave(tools, row) : row);
}

async function lookOrLeave(tools: PaymentTools, row: PaymentRow): Promise<PaymentRow> {
  try {
    return await lookAtPayment(tools, row.id);
  } catch (error) {
    if (error instanceof ProviderError) return row;
    throw error;
  }
}

export async function listPayments(
  { platform }: PaymentTools,
  memberId: string,
  {
    limit,
    ...filter
  }: {
    limit: number;
    status?: PaymentStatus | undefined;
    year?: number | undefined;
    after?: string | undefined;
  },
): Promise<{ payments: MemberPayment[]; next: string | null }> {
  const rows = await platform.database.asMember(memberId, (tx) => listRows(tx, memberId, filter, limit + 1));
  const page = rows.slice(0, limit);
  return {
    payments: page.map(presentPayment),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * Closes an unpaid checkout at the provider, so that nothing is charged any more; what was paid meanwhile stays paid.
 * Refuses UNAVAILABLE when the provider cannot be asked.
 */
export async function abandonCheckout(
  tools: PaymentTools,
  memberId: string,
  paymentId: string,
): Promise<MemberPayment> {
  const row = await getOwnPayment(tools, memberId, paymentId);
  if (row.status !== 'pending') return presentPayment(row);
  try {
    await lookAtPayment(tools, paymentId, { isClosing: true });
  } catch (error) {
    if (error instanceof ProviderError) throw refuse('UNAVAILABLE', paymentWords.cannotClose);
    throw error;
  }
  return presentPayment(await giveUp(tools, memberId, paymentId, 'cancelled'));
}

type GivingUp = {
  isWatched?: boolean;
  /** Only if no page was given out. */
  isWithoutPage?: boolean;
  failure?: string | null;
};

/**
 * Ends a checkout that is still pending after its provider was asked to close it. It goes on being looked at until the
 * provider says that it is closed (`isWatched`), because some let a page they gave out be paid late.
 */
export const giveUp = (
  tools: PaymentTools,
  memberId: string,
  paymentId: string,
  status: 'cancelled' | 'expired' | 'failed',
  { isWatched = true, isWithoutPage = false, failure = null }: GivingUp = {},
): Promise<PaymentRow> =>
  tools.platform.database.asSystem(async (tx) => {
    await lockMember(tx, memberId);
    const row = await lockPayment(tx, paymentId);
    if (row && !wasPaid(row.status) && !(isWithoutPage && row.checkout_url)) {
      const isPending = row.status === 'pending';
      if (isPending) await updatePayment(tx, paymentId, { status, failure, checkout_url: null });
      if (!isWatched && !row.closed_at) await closeUnpaid(tx, paymentId);
      if (isPending) await publishPayment(tools, tx, row);
    }
    return (await findPayment(tx, paymentId))!;
  });
