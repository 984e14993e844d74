// Stripe as a payment provider: US dollars by card, subscriptions that renew by themselves.
import type { PaymentProvider } from '../payment-provider.ts';
import { closeCheckout, createCheckout } from './stripe-checkout.ts';
import { connectToStripe, type StripeSettings } from './stripe-client.ts';
import { fetchPayment, refund } from './stripe-payments.ts';
import {
  endSubscription,
  fetchSubscription,
  portalUrl,
  setCancelsAtPeriodEnd,
} from './stripe-subscriptions.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

/** No call is made until something is asked of it. `order.expiresAt` has to be 30 minutes ahead or more. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const ask = connectToStripe(settings);
  return {
    id: 'stripe',
    currencies: ['USD'],
    methods: ['card'],
    renews: true,
    hasPortal: true,
    createCheckout: (order, signal) => createCheckout(ask, order, signal),
    closeCheckout: (ref, signal) => closeCheckout(ask, ref, signal),
    fetchPayment: (ref, signal) => fetchPayment(ask, ref, signal),
    fetchSubscription: (ref, signal) => fetchSubscription(ask, ref, signal),
    setCancelsAtPeriodEnd: (ref, isCancelled, signal) => setCancelsAtPeriodEnd(ask, ref, isCancelled, signal),
    endSubscription: (ref, signal) => endSubscription(ask, ref, signal),
    portalUrl: (ref, returnUrl, signal) => portalUrl(ask, ref, returnUrl, signal),
    refund: (payment, signal) => refund(ask, payment, signal),
    readWebhook: (rawBody, headers, now) => readStripeWebhook(settings.webhookSecret, rawBody, headers, now),
  };
}
