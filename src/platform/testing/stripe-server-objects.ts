// What the local Stripe keeps, in the SDK's own types, so that a field that Stripe renames stops compiling here too.
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

export type StripeSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'mode'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'client_reference_id'
  | 'metadata'
  | 'customer'
  | 'customer_email'
  | 'payment_intent'
  | 'invoice'
  | 'subscription'
  | 'url'
  | 'expires_at'
  | 'created'
>;
export type StripeIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'status'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'metadata'
  | 'latest_charge'
  | 'customer'
> & { last_payment_error: Partial<Stripe.PaymentIntent.LastPaymentError> | null };
export type StripeCharge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'status'
  | 'amount'
  | 'amount_refunded'
  | 'refunded'
  | 'disputed'
  | 'currency'
  | 'metadata'
  | 'payment_intent'
  | 'created'
> & { payment_method_details: { type: string } };
export type StripeInvoicePayment = Pick<
  Stripe.InvoicePayment,
  'id' | 'object' | 'invoice' | 'payment' | 'status' | 'amount_paid' | 'currency'
>;
export type StripeInvoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'status'
  | 'amount_due'
  | 'amount_paid'
  | 'total'
  | 'currency'
  | 'billing_reason'
  | 'created'
  | 'period_start'
  | 'period_end'
  | 'status_transitions'
> & {
  parent: { type: string; subscription_details: { subscription: string; metadata: Stripe.Metadata } };
  lines: { object: 'list'; data: { id: string; period: Stripe.InvoiceLineItem.Period }[] };
  /** Left out of answers unless it was expanded. */
  payments: { object: 'list'; data: StripeInvoicePayment[] };
};
export type StripeSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'customer'
  | 'metadata'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'default_payment_method'
> & {
  items: {
    object: 'list';
    data: Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_start' | 'current_period_end'>[];
  };
};
export type StripeDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'status' | 'amount' | 'currency' | 'payment_intent' | 'metadata'
>;
export type StripeRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'payment_intent' | 'status' | 'metadata'
>;
export type StripeObject =
  | StripeSession
  | StripeIntent
  | StripeCharge
  | StripeInvoice
  | StripeInvoicePayment
  | StripeSubscription
  | StripeDispute
  | StripeRefund
  | { id: string; object: 'coupon'; amount_off: number; currency: string; max_redemptions: number }
  | { id: string; object: 'payment_method'; type: string };

/** What a session was asked to sell: enough to charge it later. */
export type StripeTerms = {
  amountMinor: number;
  renewalMinor: number;
  currency: string;
  months: number | null;
  metadata: Stripe.Metadata;
};

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime() / 1000;
}

/** A card charged, or refused with `declineCode`. */
export function chargeCard(
  keep: <T extends StripeObject>(object: T) => T,
  order: { amountMinor: number; currency: string; metadata: Stripe.Metadata; now: number },
  declineCode: string | null,
): StripeIntent {
  const { amountMinor, currency, metadata, now } = order;
  const intentId = newId('pi');
  const charge = keep<StripeCharge>({
    id: newId('ch'),
    object: 'charge',
    status: declineCode ? 'failed' : 'succeeded',
    amount: amountMinor,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    currency,
    metadata,
    payment_intent: intentId,
    payment_method_details: { type: 'card' },
    created: now,
  });
  return keep<StripeIntent>({
    id: intentId,
    object: 'payment_intent',
    status: declineCode ? 'requires_payment_method' : 'succeeded',
    amount: amountMinor,
    amount_received: declineCode ? 0 : amountMinor,
    currency,
    metadata,
    latest_charge: charge.id,
    customer: null,
    last_payment_error: declineCode
      ? {
          type: 'card_error',
          code: 'card_declined',
          decline_code: declineCode,
          message: 'Your card was declined.',
        }
      : null,
  });
}

/** Fields with several parts, `a[b][0]=c`, as the SDK sends them. */
export function parseForm(text: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let at: Record<string, unknown> = root;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return root;
}
