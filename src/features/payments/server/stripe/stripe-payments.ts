// What became of a payment, read from Stripe. We know a first payment by its checkout session (cs_) and a renewal by its
// invoice (in_); Stripe tells of refunds and disputes by the payment intent (pi_), which is answered in our terms.
import type Stripe from 'stripe';
import { ProviderError, type ProviderPayment } from '../payment-provider.ts';
import { type AskStripe, codeOf, expectObject, hasCode, idOf } from './stripe-client.ts';

type Found = { payment: ProviderPayment; intentId: string | null };

/** @throws ProviderError `unknown_reference` for what is no payment of a checkout of ours. */
export async function fetchPayment(
  ask: AskStripe,
  ref: string,
  signal: AbortSignal,
): Promise<ProviderPayment> {
  return (await ask(signal, (stripe) => findPayment(stripe, ref))).payment;
}

/** Gives money back once for a key; a payment that was given back already stays as it is. */
export async function refund(
  ask: AskStripe,
  { ref, amountMinor, key }: { ref: string; amountMinor: number; key: string },
  signal: AbortSignal,
): Promise<void> {
  await ask(signal, async (stripe) => {
    const { intentId } = await findPayment(stripe, ref);
    if (!intentId) throw new ProviderError('refused', 'Nothing was paid that could be given back');
    try {
      await stripe.refunds.create(
        { payment_intent: intentId, amount: amountMinor },
        { idempotencyKey: `refund:${key}` },
      );
    } catch (error) {
      if (!hasCode(error, 'charge_already_refunded')) throw error;
    }
  });
}

async function findPayment(stripe: Stripe, ref: string): Promise<Found> {
  if (ref.startsWith('cs_')) return fromSession(stripe, ref);
  if (ref.startsWith('in_')) return fromInvoice(stripe, ref);
  if (ref.startsWith('pi_')) return fromIntent(stripe, ref);
  throw new ProviderError('unknown_reference', 'Not a reference of Stripe');
}

async function fromIntent(stripe: Stripe, ref: string): Promise<Found> {
  const sessions = expectObject(
    await stripe.checkout.sessions.list({ payment_intent: ref, limit: 1 }),
    'list',
  );
  if (sessions.data[0]) return fromSession(stripe, sessions.data[0].id);
  const payment = { type: 'payment_intent', payment_intent: ref } as const;
  const ofInvoice = expectObject(await stripe.invoicePayments.list({ payment, limit: 1 }), 'list').data[0];
  const invoiceId = idOf(ofInvoice?.invoice);
  if (!invoiceId) throw new ProviderError('unknown_reference', 'A payment that began elsewhere');
  const invoice = await getInvoice(stripe, invoiceId);
  const sessionId = await sessionOfFirstInvoice(stripe, invoice);
  return sessionId ? fromSession(stripe, sessionId) : fromInvoice(stripe, invoiceId);
}

/** The checkout that began a subscription, when this invoice is its first one. */
export async function sessionOfFirstInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<string | null> {
  const subscription = idOf(invoice.parent?.subscription_details?.subscription);
  if (invoice.billing_reason !== 'subscription_create' || !subscription) return null;
  const sessions = expectObject(await stripe.checkout.sessions.list({ subscription, limit: 1 }), 'list');
  return sessions.data[0]?.id ?? null;
}

async function fromSession(stripe: Stripe, ref: string): Promise<Found> {
  const session = expectObject(
    await stripe.checkout.sessions.retrieve(ref, {
      expand: ['payment_intent.latest_charge', 'invoice.payments'],
    }),
    'checkout.session',
  );
  const invoice = typeof session.invoice === 'object' ? session.invoice : null;
  const intent =
    typeof session.payment_intent === 'object' && session.payment_intent
      ? session.payment_intent
      : await intentOfInvoice(stripe, invoice);
  const status = sessionStatus(session, intent);
  const paidMinor = intent?.amount_received ?? invoice?.amount_paid;
  const amountMinor = status === 'success' ? (paidMinor ?? session.amount_total) : session.amount_total;
  return {
    intentId: intent?.id ?? null,
    payment: {
      ref: session.id,
      status,
      ...money(amountMinor, (status === 'success' && intent?.currency) || session.currency),
      subscriptionRef: idOf(session.subscription),
      ...(await aftermath(stripe, intent)),
    },
  };
}

function sessionStatus(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPayment['status'] {
  // A declined card leaves the page open: the member can try another.
  if (session.status === 'open') return 'pending';
  if (session.status === 'expired') return 'expired';
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') return 'success';
  if (intent?.status === 'canceled') return 'cancelled';
  return intent?.status === 'requires_payment_method' ? 'failed' : 'pending';
}

async function fromInvoice(stripe: Stripe, ref: string): Promise<Found> {
  const invoice = await getInvoice(stripe, ref);
  const intent = await intentOfInvoice(stripe, invoice);
  return {
    intentId: intent?.id ?? null,
    payment: {
      ref: invoice.id,
      status: invoiceStatus(invoice),
      ...money(invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due, invoice.currency),
      subscriptionRef: idOf(invoice.parent?.subscription_details?.subscription),
      ...(await aftermath(stripe, intent)),
    },
  };
}

export function invoiceStatus({ status }: Stripe.Invoice): ProviderPayment['status'] {
  if (status === 'paid') return 'success';
  if (status === 'void') return 'cancelled';
  return status === 'uncollectible' ? 'failed' : 'pending';
}

async function getInvoice(stripe: Stripe, id: string): Promise<Stripe.Invoice> {
  return expectObject(await stripe.invoices.retrieve(id, { expand: ['payments'] }), 'invoice');
}

async function intentOfInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice | null,
): Promise<Stripe.PaymentIntent | null> {
  const payments = invoice?.payments?.data ?? [];
  const paid = payments.find(({ status }) => status === 'paid') ?? payments[0];
  const id = idOf(paid?.payment.payment_intent);
  if (!id) return null;
  return expectObject(
    await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
    'payment_intent',
  );
}

function money(amountMinor: number | null | undefined, currency: string | null | undefined) {
  if (typeof amountMinor !== 'number' || typeof currency !== 'string')
    throw new ProviderError('unreachable', 'Stripe answered without an amount');
  return { amountMinor, currency: currency.toUpperCase() };
}

/** How it was paid, and what happened to the money since. */
async function aftermath(
  stripe: Stripe,
  intent: Stripe.PaymentIntent | null,
): Promise<Pick<ProviderPayment, 'method' | 'refundedMinor' | 'dispute' | 'failure' | 'paidAt'>> {
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const isPaid = charge?.status === 'succeeded';
  const error = isPaid ? null : intent?.last_payment_error;
  return {
    method: methodFrom(charge?.payment_method_details?.type),
    refundedMinor: charge?.amount_refunded ?? 0,
    dispute: intent && charge?.disputed ? await disputeOf(stripe, intent.id) : null,
    failure: error ? (codeOf(error.decline_code) ?? codeOf(error.code) ?? 'declined') : null,
    paidAt: isPaid && charge ? new Date(charge.created * 1000) : null,
  };
}

export function methodFrom(type: string | null | undefined): ProviderPayment['method'] {
  return type === 'card' || type === 'link' ? 'card' : type ? 'bank' : null;
}

async function disputeOf(stripe: Stripe, intentId: string): Promise<ProviderPayment['dispute']> {
  const { data } = expectObject(await stripe.disputes.list({ payment_intent: intentId, limit: 100 }), 'list');
  // `warning_…` is a question of the bank: no money has moved. `prevented` gave the money back without a dispute.
  const formal = data.map(({ status }) => status).filter((status) => !status.startsWith('warning_'));
  if (formal.length === 0) return null;
  if (formal.some((status) => status === 'lost' || status === 'prevented')) return 'lost';
  return formal.every((status) => status === 'won') ? 'won' : 'open';
}
