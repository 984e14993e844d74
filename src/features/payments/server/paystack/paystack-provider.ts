// Paystack as a payment provider: Kenyan shillings by M-Pesa or card. M-Pesa cannot be charged again without the payer,
// so subscriptions are sold as passes and nothing renews.
import { type CheckoutOrder, type PaymentProvider, ProviderError } from '../payment-provider.ts';
import { connectToPaystack, initializedSchema, type PaystackSettings } from './paystack-api.ts';
import { fetchPayment, refund } from './paystack-payments.ts';
import { readPaystackWebhook } from './paystack-webhook.ts';

/** How many checkouts are remembered, so that asking twice gives one page. */
const mostRemembered = 1_000;

/** `now` is for tests. */
export function createPaystackProvider(
  settings: PaystackSettings,
  now: () => Date = () => new Date(),
): PaymentProvider {
  const ask = connectToPaystack(settings);
  const checkouts = new Map<string, Promise<{ ref: string; url: string }>>();
  const nothingRenews = async (): Promise<never> => {
    throw new ProviderError('unknown_reference', 'Nothing renews at Paystack');
  };

  const begin = async (order: CheckoutOrder, signal: AbortSignal) => {
    if (order.renewsEveryMonths !== null) throw new ProviderError('refused', 'Paystack sells passes only');
    const body = {
      reference: order.paymentId,
      amount: order.amountMinor,
      currency: order.currency,
      email: order.email ?? addressFor(order.paymentId, settings.publicUrl),
      channels: ['mobile_money', 'card'],
      callback_url: order.returnUrl,
      metadata: JSON.stringify({
        payment_id: order.paymentId,
        expires_at: order.expiresAt.toISOString(),
        cancel_action: order.cancelUrl,
      }),
    };
    const page = await ask(
      { method: 'POST', path: '/transaction/initialize', body },
      initializedSchema,
      signal,
    );
    if (page.reference !== order.paymentId)
      throw new ProviderError('unreachable', 'Paystack answered about another payment');
    return { ref: page.reference, url: page.authorization_url };
  };

  return {
    id: 'paystack',
    currencies: ['KES'],
    methods: ['mpesa', 'card'],
    renews: false,
    hasPortal: false,
    /**
     * Paystack refuses a reference it has seen and does not tell its page again: within this process the first answer is
     * remembered, after a restart a second call is `refused`. There are never two pages for one payment.
     */
    createCheckout(order, signal) {
      const known = checkouts.get(order.paymentId);
      if (known) return known;
      const begun = begin(order, signal);
      checkouts.set(order.paymentId, begun);
      begun.catch(() => checkouts.delete(order.paymentId));
      const oldest = checkouts.size > mostRemembered ? checkouts.keys().next().value : undefined;
      if (oldest) checkouts.delete(oldest);
      return begun;
    },
    /** Paystack cannot close a page. What is paid on it afterwards is a late success, told like any other. */
    closeCheckout: async () => {},
    fetchPayment: (ref, signal) => fetchPayment(ask, ref, now(), signal),
    refund: (payment, signal) => refund(ask, payment, signal),
    fetchSubscription: nothingRenews,
    setCancelsAtPeriodEnd: nothingRenews,
    endSubscription: nothingRenews,
    portalUrl: async () => null,
    readWebhook: (rawBody, headers) => readPaystackWebhook(settings.secretKey, rawBody, headers),
  };
}

/**
 * Paystack wants an e-mail address; a member who signed up by phone has none. This one is at the operator's own domain,
 * where nobody reads it, and says nothing about the member.
 */
function addressFor(paymentId: string, publicUrl: string): string {
  return `payment-${paymentId}@${new URL(publicUrl).hostname}`;
}
