// Stripe's messages: proven by the SDK, and read only for what they are about. The rest is asked for again.
import Stripe from 'stripe';
import { ProviderError, type ProviderNotice } from '../payment-provider.ts';
import { paymentIdFrom, webhookText } from '../webhook-body.ts';
import { idOf } from './stripe-client.ts';

const toleranceSeconds = 300;
const nothing = { kind: 'nothing' } as const;

/** @throws ProviderError `forged` when the signature is missing, wrong, or older than five minutes. */
export function readStripeWebhook(
  secret: string,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
  now: Date,
): ProviderNotice {
  // Text, not bytes: given bytes the SDK drops a byte order mark before it compares, so an altered body would pass.
  const text = webhookText(rawBody, headers);
  const signature = headers['stripe-signature'];
  if (!signature) throw new ProviderError('forged', 'A webhook without a signature');
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(
      text,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch {
    throw new ProviderError('forged', 'A webhook that Stripe did not sign');
  }
  if (typeof event?.id !== 'string' || typeof event.type !== 'string' || !event.data?.object)
    throw new ProviderError('forged', 'A webhook that is no event');
  return { eventId: event.id, type: event.type, about: aboutOf(event) };
}

function aboutOf(event: Stripe.Event): ProviderNotice['about'] {
  const { object } = event.data;
  switch (object.object) {
    case 'checkout.session': {
      const paymentId = paymentIdFrom(object.metadata?.payment_id);
      return paymentId ? { kind: 'payment', ref: object.id, paymentId } : nothing;
    }
    case 'payment_intent':
    case 'charge':
      return ofIntent(object, event.type === 'charge.refunded');
    case 'refund':
    case 'dispute':
      return ofIntent(object, true);
    case 'subscription':
      return { kind: 'subscription', ref: object.id };
    case 'invoice':
      return ofInvoice(object);
    default:
      return nothing;
  }
}

/**
 * The intent of a subscription's invoice carries no id of ours. Money going back is looked up all the same; money coming
 * in is told by the invoice too, so its intent can be left alone.
 */
function ofIntent(
  object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute,
  isMoneyBack: boolean,
): ProviderNotice['about'] {
  const ref = object.object === 'payment_intent' ? object.id : idOf(object.payment_intent);
  const paymentId = paymentIdFrom(object.metadata?.payment_id);
  return ref && (paymentId || isMoneyBack) ? { kind: 'payment', ref, paymentId } : nothing;
}

/** Endpoints made long ago are sent an older shape, with the subscription at the top. */
function ofInvoice(invoice: Stripe.Invoice & { subscription?: string | { id: string } | null }) {
  const ref = idOf(invoice.parent?.subscription_details?.subscription) ?? idOf(invoice.subscription);
  return ref ? ({ kind: 'subscription', ref } as const) : nothing;
}
