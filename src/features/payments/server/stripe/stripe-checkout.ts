// A checkout at Stripe: its hosted page, with our price written into it, so that no catalogue has to be kept there.
import type Stripe from 'stripe';
import { type CheckoutOrder, ProviderError } from '../payment-provider.ts';
import { type AskStripe, expectObject } from './stripe-client.ts';

/**
 * Stripe wants at least 30 minutes and at most 24 hours from the moment it hears of it. The slack covers the way there,
 * and is fixed because a repeated call under one idempotency key must be the same to the letter.
 */
const slackSeconds = 120;

export async function createCheckout(
  ask: AskStripe,
  order: CheckoutOrder,
  signal: AbortSignal,
): Promise<{ ref: string; url: string }> {
  const discountMinor = (order.renewalAmountMinor ?? order.amountMinor) - order.amountMinor;
  if (discountMinor < 0)
    throw new ProviderError('refused', 'A first period that costs more than a later one');
  const session = await ask(signal, async (stripe) => {
    const coupon = discountMinor > 0 ? await createCoupon(stripe, order, discountMinor) : null;
    return stripe.checkout.sessions.create(sessionParams(order, coupon), {
      idempotencyKey: `checkout:${order.paymentId}`,
    });
  });
  const { id, url } = expectObject(session, 'checkout.session');
  if (!url) throw new ProviderError('refused', 'Stripe gave no page to pay on');
  return { ref: id, url };
}

/** Lowers the first invoice only; usable once, so that one left over from a failed call gives nothing away. */
async function createCoupon(stripe: Stripe, order: CheckoutOrder, amountOff: number): Promise<string> {
  const coupon = await stripe.coupons.create(
    {
      amount_off: amountOff,
      currency: order.currency.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      // Shown on the page and the invoice; without a name the coupon's id would be.
      name: order.productName.slice(0, 40),
    },
    { idempotencyKey: `coupon:${order.paymentId}` },
  );
  return expectObject(coupon, 'coupon').id;
}

function sessionParams(order: CheckoutOrder, coupon: string | null): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: order.paymentId };
  const isRenewing = order.renewsEveryMonths !== null;
  return {
    mode: isRenewing ? 'subscription' : 'payment',
    client_reference_id: order.paymentId,
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: (isRenewing ? order.renewalAmountMinor : null) ?? order.amountMinor,
          product_data: { name: order.productName },
          ...(isRenewing && {
            recurring: { interval: 'month', interval_count: order.renewsEveryMonths ?? 1 },
          }),
        },
      },
    ],
    ...(coupon && { discounts: [{ coupon }] }),
    ...(order.email && { customer_email: order.email }),
    ...(isRenewing ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
    // Cards only: they settle at once. And never another currency than the one that was shown.
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.ceil(order.expiresAt.getTime() / 1000) + slackSeconds,
  };
}

/** Closes the page. One that is paid, or closed already, stays as it is. */
export async function closeCheckout(ask: AskStripe, ref: string, signal: AbortSignal): Promise<void> {
  await ask(signal, async (stripe) => {
    try {
      expectObject(await stripe.checkout.sessions.expire(ref), 'checkout.session');
    } catch (error) {
      // Only an open page can be closed: it is fine when this one is not open any more.
      const session = expectObject(await stripe.checkout.sessions.retrieve(ref), 'checkout.session');
      if (session.status === 'open') throw error;
    }
  });
}
