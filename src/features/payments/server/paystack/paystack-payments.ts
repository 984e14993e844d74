// What became of a payment, read from Paystack, and giving one back.
import { z } from 'zod';
import { ProviderError, type ProviderPayment } from '../payment-provider.ts';
import { paymentIdFrom } from '../webhook-body.ts';
import {
  type AskPaystack,
  disputesSchema,
  type PaystackTransaction,
  refundsSchema,
  transactionSchema,
} from './paystack-api.ts';

/** @throws ProviderError `unknown_reference` for what is no payment of ours. */
export async function fetchPayment(
  ask: AskPaystack,
  ref: string,
  now: Date,
  signal: AbortSignal,
): Promise<ProviderPayment> {
  const transaction = await verify(ask, ref, signal);
  const isPaid = transaction.status === 'success' || transaction.status === 'reversed';
  const [refunds, dispute] = isPaid
    ? await Promise.all([listRefunds(ask, transaction, signal), disputeOf(ask, transaction, now, signal)])
    : [[], null];
  const givenBack = sum(refunds);
  const orderedMinor = paidFor(transaction);
  return {
    ref: transaction.reference,
    status: isPaid ? 'success' : unpaidStatus(transaction, now),
    amountMinor: orderedMinor,
    currency: transaction.currency,
    method: methodFrom(transaction.channel),
    // `reversed` is a payment given back; when it was a dispute, the dispute says so itself.
    refundedMinor:
      transaction.status === 'reversed' && givenBack === 0 && dispute === null
        ? orderedMinor
        : Math.min(givenBack, orderedMinor),
    dispute,
    subscriptionRef: null,
    failure: transaction.status === 'failed' ? failureFrom(transaction.gateway_response) : null,
    paidAt: isPaid && transaction.paid_at ? new Date(transaction.paid_at) : null,
  };
}

/**
 * Paystack has no idempotency keys: what was given back already is looked up first, by the key in its note, and again
 * when the call is refused.
 */
export async function refund(
  ask: AskPaystack,
  { ref, amountMinor, key }: { ref: string; amountMinor: number; key: string },
  signal: AbortSignal,
): Promise<void> {
  const transaction = await verify(ask, ref, signal);
  const note = `refund ${key}`;
  const isDone = async () => {
    const refunds = await listRefunds(ask, transaction, signal);
    return refunds.some(({ merchant_note }) => merchant_note === note) || sum(refunds) >= transaction.amount;
  };
  if (await isDone()) return;
  try {
    await ask(
      {
        method: 'POST',
        path: '/refund',
        body: { transaction: transaction.reference, amount: amountMinor, merchant_note: note },
      },
      z.unknown(),
      signal,
    );
  } catch (error) {
    if (!(error instanceof ProviderError) || error.reason !== 'refused' || !(await isDone())) throw error;
  }
}

async function verify(ask: AskPaystack, ref: string, signal: AbortSignal): Promise<PaystackTransaction> {
  if (!paymentIdFrom(ref)) throw new ProviderError('unknown_reference', 'Not a reference of ours');
  const transaction = await ask(
    { method: 'GET', path: `/transaction/verify/${ref}` },
    transactionSchema,
    signal,
  );
  if (transaction.reference !== ref)
    throw new ProviderError('unreachable', 'Paystack answered about another payment');
  return transaction;
}

/**
 * A shop may let the payer bear the fee: then `amount` is above what we asked for, and `requested_amount` is our price.
 * Less than asked for (a partial debit) stays less.
 */
function paidFor({ amount, requested_amount }: PaystackTransaction): number {
  return Math.min(amount, requested_amount ?? amount);
}

const metadataSchema = z.object({ expires_at: z.iso.datetime() });

/**
 * `abandoned` is said of every page that was not finished, from the moment it was made. Paystack closes none for us, so
 * one is over when our own time for it is; what is under way (a prompt on a phone) may still be paid.
 */
function unpaidStatus({ status, metadata }: PaystackTransaction, now: Date): ProviderPayment['status'] {
  if (status === 'failed') return 'failed';
  const told = metadataSchema.safeParse(typeof metadata === 'string' ? parseOrNull(metadata) : metadata);
  const isOver = told.success && new Date(told.data.expires_at) <= now;
  return status === 'abandoned' && isOver ? 'expired' : 'pending';
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function methodFrom(channel: string | null | undefined): ProviderPayment['method'] {
  if (channel === 'mobile_money') return 'mpesa';
  if (channel === 'card' || channel === 'apple_pay') return 'card';
  return channel ? 'bank' : null;
}

/** `gateway_response` is a bank's own sentence: only its meaning is kept. */
function failureFrom(response: string | null | undefined): string {
  const meanings: [RegExp, string][] = [
    [/insufficient|low balance/i, 'insufficient_funds'],
    [/time(d)? ?out|session/i, 'timed_out'],
    [/cancel/i, 'cancelled_by_payer'],
    [/expired/i, 'expired_card'],
    [/pin|otp|authenticat/i, 'authentication_failed'],
    [/declin|not permitted|do not honou?r/i, 'declined'],
  ];
  return meanings.find(([pattern]) => pattern.test(response ?? ''))?.[1] ?? 'failed';
}

/** Those that did not fail: one that is under way is the member's money too, and must not be given twice. */
async function listRefunds(ask: AskPaystack, { id }: PaystackTransaction, signal: AbortSignal) {
  const path = `/refund?transaction=${id}&perPage=100`;
  const refunds = await ask({ method: 'GET', path }, refundsSchema, signal);
  return refunds.filter(({ transaction, status }) => transaction === id && status !== 'failed');
}

function sum(refunds: { amount: number }[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}

async function disputeOf(
  ask: AskPaystack,
  { id }: PaystackTransaction,
  now: Date,
  signal: AbortSignal,
): Promise<ProviderPayment['dispute']> {
  const until = new Date(now.getTime() + 24 * 3_600_000).toISOString();
  const path = `/dispute?transaction=${id}&perPage=100&from=2015-01-01&to=${encodeURIComponent(until)}`;
  const all = await ask({ method: 'GET', path }, disputesSchema, signal);
  const disputes = all.filter(({ transaction }) => transaction === id);
  if (disputes.length === 0) return null;
  // `merchant-accepted` and `auto-accepted` give the money to the payer; `declined` keeps it with us.
  if (disputes.some(({ resolution }) => resolution?.endsWith('accepted'))) return 'lost';
  const isOver = disputes.every(({ status }) => status === 'resolved' || status === 'archived');
  return isOver ? 'won' : 'open';
}
