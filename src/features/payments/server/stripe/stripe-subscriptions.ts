// Subscriptions at Stripe: read whole each time, invoices as the charges, and cancelled at the end of the paid period.
import type Stripe from 'stripe';
import { ProviderError, type ProviderSubscription } from '../payment-provider.ts';
import { paymentIdFrom } from '../webhook-body.ts';
import { type AskStripe, expectObject, hasCode, idOf } from './stripe-client.ts';
import { invoiceStatus, methodFrom, sessionOfFirstInvoice } from './stripe-payments.ts';

type Charge = ProviderSubscription['charges'][number];

/** Far above what a subscription can have: twenty years of months. */
const mostInvoices = 240;

export async function fetchSubscription(
  ask: AskStripe,
  ref: string,
  signal: AbortSignal,
): Promise<ProviderSubscription> {
  return ask(signal, async (stripe) => {
    const subscription = await getSubscription(stripe, ref, ['default_payment_method']);
    const invoices = await stripe.invoices
      .list({ subscription: ref, limit: 100 })
      .autoPagingToArray({ limit: mostInvoices });
    const method = subscription.default_payment_method;
    const kind = methodFrom(typeof method === 'object' ? method?.type : null);
    const charges = await Promise.all(
      invoices
        .filter(
          ({ status, total }) =>
            (status === 'open' || status === 'paid' || status === 'uncollectible') && total > 0,
        )
        .map((invoice) => chargeFrom(stripe, invoice, kind)),
    );
    return {
      ref: subscription.id,
      paymentId: paymentIdFrom(subscription.metadata.payment_id),
      status: statusFrom(subscription.status),
      currentPeriodEnd: periodEnd(subscription),
      // The customer portal of newer accounts sets `cancel_at` where older ones set the flag.
      cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      charges: charges.sort((a, b) => a.periodStart.getTime() - b.periodStart.getTime()),
    };
  });
}

/** `unpaid` and `paused` can come back when the member mends the card, so they are not over. */
function statusFrom(status: Stripe.Subscription.Status): ProviderSubscription['status'] {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'canceled') return 'cancelled';
  if (status === 'incomplete') return 'incomplete';
  return status === 'incomplete_expired' ? 'expired' : 'past_due';
}

/** Periods belong to a subscription's items, not to the subscription itself. */
function periodEnd(subscription: Stripe.Subscription): Date | null {
  const ends = subscription.items.data.map((item) => item.current_period_end);
  return ends.length > 0 ? new Date(Math.max(...ends) * 1000) : null;
}

async function chargeFrom(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  method: Charge['method'],
): Promise<Charge> {
  // `period_start` and `period_end` of the invoice itself are the moment it was made; what was bought is on its lines.
  const starts = invoice.lines.data.map(({ period }) => period.start);
  const ends = invoice.lines.data.map(({ period }) => period.end);
  const paidAt = invoice.status_transitions.paid_at;
  return {
    ref: (await sessionOfFirstInvoice(stripe, invoice)) ?? invoice.id,
    status: invoiceStatus(invoice),
    amountMinor: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    method,
    paidAt: paidAt === null ? null : new Date(paidAt * 1000),
    periodStart: new Date(Math.min(...starts, ...(starts.length ? [] : [invoice.period_start])) * 1000),
    periodEnd: new Date(Math.max(...ends, ...(ends.length ? [] : [invoice.period_end])) * 1000),
  };
}

export async function setCancelsAtPeriodEnd(
  ask: AskStripe,
  ref: string,
  isCancelled: boolean,
  signal: AbortSignal,
): Promise<void> {
  await ask(signal, async (stripe) => {
    const updated = await stripe.subscriptions.update(ref, { cancel_at_period_end: isCancelled });
    const { cancel_at } = expectObject(updated, 'subscription');
    // A date set by the portal is not taken back by the flag.
    if (!isCancelled && cancel_at !== null) await stripe.subscriptions.update(ref, { cancel_at: '' });
  });
}

/** Ends it now; one that has ended already stays as it is. */
export async function endSubscription(ask: AskStripe, ref: string, signal: AbortSignal): Promise<void> {
  await ask(signal, async (stripe) => {
    try {
      await stripe.subscriptions.cancel(ref);
    } catch (error) {
      // Stripe answers «no such subscription» for one that was cancelled before.
      if (!hasCode(error, 'resource_missing')) throw error;
      const { status } = await getSubscription(stripe, ref);
      if (status !== 'canceled' && status !== 'incomplete_expired') throw error;
    }
  });
}

export async function portalUrl(
  ask: AskStripe,
  ref: string,
  returnUrl: string,
  signal: AbortSignal,
): Promise<string> {
  return ask(signal, async (stripe) => {
    const customer = idOf((await getSubscription(stripe, ref)).customer);
    if (!customer) throw new ProviderError('refused', 'A subscription without a customer');
    const session = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
    return expectObject(session, 'billing_portal.session').url;
  });
}

async function getSubscription(
  stripe: Stripe,
  ref: string,
  expand: string[] = [],
): Promise<Stripe.Subscription> {
  if (!ref.startsWith('sub_')) throw new ProviderError('unknown_reference', 'Not a subscription of Stripe');
  return expectObject(await stripe.subscriptions.retrieve(ref, { expand }), 'subscription');
}
