// The Stripe adapter with the official SDK, against a local server that speaks Stripe's API.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StripeServer, startStripeServer } from '#platform/testing/stripe-server.ts';
import type { StripeInvoice } from '#platform/testing/stripe-server-objects.ts';
import { vendorFaults } from '#platform/testing/vendor-faults.ts';
import { ProviderError } from '../payment-provider.ts';
import { describeProvider } from '../testing/provider-contract.ts';
import { makeOrder, patience, reasonOf } from '../testing/provider-harness.ts';
import { createStripeProvider } from './stripe-provider.ts';

const usd = { currency: 'USD' } as const;
const providerAt = (server: StripeServer, changes: { secretKey?: string; timeoutMs?: number } = {}) =>
  createStripeProvider({
    secretKey: server.secretKey,
    webhookSecret: server.webhookSecret,
    apiUrl: server.url,
    ...changes,
  });

describeProvider('Stripe', async () => {
  const server = await startStripeServer();
  const outcomes = { open: 'needs_response', won: 'won', lost: 'lost' } as const;
  return {
    provider: providerAt(server),
    ...usd,
    pay: (ref) => server.books.pay(ref),
    decline: (ref) => server.books.decline(ref),
    dispute: (ref, outcome) => server.books.dispute(server.books.intentOf(ref), outcomes[outcome]),
    renew: (ref, isPaid) => server.books.renew(ref, isPaid ? null : 'card_declined'),
    messages: () => server.webhooks,
    deliverTo: (url) => {
      server.deliverTo = url;
    },
    sign: server.sign,
    signatureHeader: 'stripe-signature',
    close: server.close,
  };
});

describe('Stripe', () => {
  let server: StripeServer;
  beforeAll(async () => {
    server = await startStripeServer();
  });
  beforeEach(() => {
    server.behaviour.fault = null;
    server.behaviour.faults = Number.POSITIVE_INFINITY;
    server.requests.length = 0;
    server.webhooks.length = 0;
  });
  afterAll(() => server.close());

  const begin = async (changes = {}) => {
    const order = makeOrder(usd, changes);
    return { order, ...(await providerAt(server).createCheckout(order, patience())) };
  };
  const lastNotice = (type: string) => {
    const message = server.webhooks.findLast((one) => one.type === type);
    if (!message) throw new Error(`${type} was not sent`);
    return providerAt(server).readWebhook(Buffer.from(message.body), message.headers, new Date());
  };

  test('the page shows our price in our currency, cards only, and carries nothing but the payment’s id', async () => {
    const { order } = await begin({ expiresAt: new Date('2031-01-01T00:00:00.000Z') }).catch(() => ({
      order: null,
    }));
    expect(order).toBeNull(); // further away than Stripe allows
    const begun = await begin();
    const sent = server.requests.at(-1);
    expect(sent).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(sent?.idempotencyKey).toBe(`checkout:${begun.order.paymentId}`);
    expect(sent?.form).toMatchObject({
      mode: 'payment',
      client_reference_id: begun.order.paymentId,
      metadata: { payment_id: begun.order.paymentId },
      payment_intent_data: { metadata: { payment_id: begun.order.paymentId } },
      customer_email: 'amina@example.org',
      allowed_payment_method_types: { 0: 'card' },
      adaptive_pricing: { enabled: 'false' },
      line_items: {
        0: {
          quantity: '1',
          price_data: { currency: 'usd', unit_amount: '1299', product_data: { name: 'Steady pack' } },
        },
      },
    });
    expect(JSON.stringify(sent?.form)).not.toContain(begun.order.memberId);
  });

  test('an order that is a minute old still gets its half hour at Stripe', async () => {
    const { ref } = await begin({ expiresAt: new Date(Date.now() + 29 * 60_000) });
    expect(ref).toMatch(/^cs_/);
  });

  test('a promo code on a subscription lowers the first period only, by a coupon that works once', async () => {
    const { order } = await begin({ renewsEveryMonths: 12, amountMinor: 8_900, renewalAmountMinor: 11_900 });
    const [coupon, session] = server.requests;
    expect(coupon).toMatchObject({
      path: '/v1/coupons',
      idempotencyKey: `coupon:${order.paymentId}`,
      form: { amount_off: '3000', currency: 'usd', duration: 'once', max_redemptions: '1' },
    });
    expect(session?.form).toMatchObject({
      mode: 'subscription',
      subscription_data: { metadata: { payment_id: order.paymentId } },
      line_items: {
        0: { price_data: { unit_amount: '11900', recurring: { interval: 'month', interval_count: '12' } } },
      },
    });
    expect(session?.form.discounts).toEqual({ 0: { coupon: expect.stringMatching(/^coupon_/) } });
  });

  test('a first period above the later ones is refused before Stripe is asked', async () => {
    expect(
      await reasonOf(begin({ renewsEveryMonths: 1, amountMinor: 2_000, renewalAmountMinor: 1_000 })),
    ).toBe('refused');
    expect(server.requests).toEqual([]);
  });

  test('the same payment with other terms is refused by its idempotency key', async () => {
    const { order } = await begin();
    expect(await reasonOf(begin({ paymentId: order.paymentId, amountMinor: 1 }))).toBe('refused');
  });

  test('one answer lost on the way is asked for again under the same key, and makes one checkout', async () => {
    for (const fault of ['cut', 'server_error'] as const) {
      Object.assign(server.behaviour, { fault, faults: 1 });
      server.requests.length = 0;
      const { ref, url } = await begin();
      expect(server.requests).toHaveLength(2);
      expect(server.requests[0]?.idempotencyKey).toBe(server.requests[1]?.idempotencyKey);
      expect(url).toContain(ref);
    }
  });

  test('a server that stays broken is asked three times, then it is unreachable', async () => {
    server.behaviour.fault = 'server_error';
    expect(await reasonOf(begin())).toBe('unreachable');
    expect(server.requests).toHaveLength(3);
  });

  test('closing an unpaid page expires it, and it says so', async () => {
    const { ref } = await begin();
    await providerAt(server).closeCheckout(ref, patience());
    expect((await providerAt(server).fetchPayment(ref, patience())).status).toBe('expired');
    expect(lastNotice('checkout.session.expired').about).toMatchObject({ kind: 'payment', ref });
  });

  test('after a refused card the page stays open, and the second try succeeds', async () => {
    const { ref } = await begin();
    server.books.decline(ref, 'stolen_card');
    expect(await providerAt(server).fetchPayment(ref, patience())).toMatchObject({
      status: 'pending',
      failure: 'stolen_card',
    });
    server.books.pay(ref);
    expect(await providerAt(server).fetchPayment(ref, patience())).toMatchObject({
      status: 'success',
      failure: null,
    });
  });

  test('a payment begun elsewhere in the same account is not ours', async () => {
    const { ref } = await begin();
    server.books.pay(ref);
    const intent = server.books.intentOf(ref);
    const told = await providerAt(server).fetchPayment(intent, patience());
    expect(told.ref).toBe(ref);
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1', object: 'checkout.session', metadata: { payment_id: 'order-77' } } },
    });
    const notice = providerAt(server).readWebhook(Buffer.from(body), server.sign(body), new Date());
    expect(notice.about).toEqual({ kind: 'nothing' });
    expect(await reasonOf(providerAt(server).fetchPayment(`pi_${'0'.repeat(24)}`, patience()))).toBe(
      'unknown_reference',
    );
  });

  test('a bank’s question before a dispute is no dispute', async () => {
    const { ref } = await begin();
    server.books.pay(ref);
    const intent = server.books.intentOf(ref);
    server.books.dispute(intent, 'warning_needs_response');
    expect((await providerAt(server).fetchPayment(ref, patience())).dispute).toBeNull();
    server.books.dispute(intent, 'under_review');
    expect((await providerAt(server).fetchPayment(ref, patience())).dispute).toBe('open');
  });

  describe('subscriptions', () => {
    const subscribe = async () => {
      const { ref, order } = await begin({ renewsEveryMonths: 1, amountMinor: 1_499 });
      server.books.pay(ref);
      const { subscriptionRef } = await providerAt(server).fetchPayment(ref, patience());
      return { ref, order, subscription: subscriptionRef ?? '' };
    };

    test('money going back is told by the payment intent and leads to the first payment, or to the renewal', async () => {
      const { ref, subscription } = await subscribe();
      const provider = providerAt(server);
      const invoice: StripeInvoice = server.books.renew(subscription);
      for (const [ours, amountMinor] of [
        [ref, 1_499],
        [invoice.id, 1_499],
      ] as const) {
        await provider.refund({ ref: ours, amountMinor, key: randomUUID() }, patience());
        const { about } = lastNotice('charge.refunded');
        expect(about).toMatchObject({ kind: 'payment', ref: server.books.intentOf(ours), paymentId: null });
        const told = await provider.fetchPayment(about.kind === 'payment' ? about.ref : '', patience());
        expect(told).toMatchObject({ ref: ours, refundedMinor: amountMinor, subscriptionRef: subscription });
      }
    });

    test('every message of its life is about the subscription', async () => {
      const { subscription } = await subscribe();
      server.books.renew(subscription);
      server.books.renew(subscription, 'card_declined');
      server.books.cancelNow(subscription);
      for (const type of [
        'customer.subscription.created',
        'invoice.paid',
        'invoice.payment_failed',
        'customer.subscription.updated',
        'customer.subscription.deleted',
      ])
        expect(lastNotice(type).about).toEqual({ kind: 'subscription', ref: subscription });
    });

    test('an invoice in the shape of older endpoints is understood', () => {
      const object = { id: 'in_1', object: 'invoice', subscription: 'sub_77' };
      const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object } });
      const notice = providerAt(server).readWebhook(Buffer.from(body), server.sign(body), new Date());
      expect(notice.about).toEqual({ kind: 'subscription', ref: 'sub_77' });
    });

    test('a cancellation made in the portal, which sets a date, is seen and can be taken back', async () => {
      const { subscription } = await subscribe();
      const provider = providerAt(server);
      server.books.answer('POST', `/v1/subscriptions/${subscription}`, { cancel_at: '1900000000' });
      expect((await provider.fetchSubscription(subscription, patience())).cancelsAtPeriodEnd).toBe(true);
      await provider.setCancelsAtPeriodEnd(subscription, false, patience());
      expect((await provider.fetchSubscription(subscription, patience())).cancelsAtPeriodEnd).toBe(false);
    });

    test('ten years of months are all listed, oldest first, each ending where the next begins', async () => {
      const { subscription } = await subscribe();
      for (let month = 1; month < 120; month += 1) server.books.renew(subscription);
      const { charges, currentPeriodEnd } = await providerAt(server).fetchSubscription(
        subscription,
        patience(),
      );
      expect(charges).toHaveLength(120);
      for (const [at, charge] of charges.entries())
        if (at > 0) expect(charge.periodStart).toEqual(charges[at - 1]?.periodEnd);
      expect(charges.at(-1)?.periodEnd).toEqual(currentPeriodEnd);
    });
  });

  describe('signatures', () => {
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1', object: 'checkout.session', metadata: { payment_id: randomUUID() } } },
    });
    const readAt = (headers: Record<string, string>, now: Date) => () =>
      providerAt(server).readWebhook(Buffer.from(body), headers, now);

    test('one of five minutes ago is taken, one second more is not, whatever the clock of this machine says', async () => {
      const now = new Date('2027-03-01T12:00:00.000Z');
      const ago = (seconds: number) => server.sign(body, new Date(now.getTime() - seconds * 1_000));
      expect(readAt(ago(300), now)().about.kind).toBe('payment');
      expect(await reasonOf(readAt(ago(301), now))).toBe('forged');
    });

    test('a newer time under an old signature is forged', async () => {
      const signed = server.sign(body, new Date(Date.now() - 3_600_000));
      const fresh = signed['stripe-signature']?.replace(/^t=\d+/, `t=${Math.floor(Date.now() / 1000)}`) ?? '';
      expect(await reasonOf(readAt({ ...signed, 'stripe-signature': fresh }, new Date()))).toBe('forged');
    });

    test('a signature of the older scheme alone is forged', async () => {
      const signed = server.sign(body);
      const old = (signed['stripe-signature'] ?? '').replace('v1=', 'v0=');
      expect(await reasonOf(readAt({ ...signed, 'stripe-signature': old }, new Date()))).toBe('forged');
    });
  });

  describe('when it misbehaves', () => {
    test.each(vendorFaults)(
      '%s: the call ends in time, nothing is believed, no secret is told',
      async (fault) => {
        const { ref } = await begin({ renewsEveryMonths: 1 });
        server.books.pay(ref);
        const { subscriptionRef } = await providerAt(server).fetchPayment(ref, patience());
        const provider = providerAt(server, { timeoutMs: 250 });
        server.behaviour.fault = fault;
        const calls = [
          () => provider.createCheckout(makeOrder(usd), patience()),
          () => provider.fetchPayment(ref, patience()),
          () => provider.fetchSubscription(subscriptionRef ?? '', patience()),
          () => provider.closeCheckout(ref, patience()),
          () => provider.refund({ ref, amountMinor: 1_299, key: randomUUID() }, patience()),
          () => provider.setCancelsAtPeriodEnd(subscriptionRef ?? '', true, patience()),
          () => provider.portalUrl(subscriptionRef ?? '', 'https://tulia.example/', patience()),
        ];
        for (const call of calls) {
          const since = Date.now();
          const error = await call().then(
            () => null,
            (thrown: unknown) => thrown,
          );
          expect(error).toBeInstanceOf(ProviderError);
          expect((error as ProviderError).reason).toBe('unreachable');
          expect(Date.now() - since).toBeLessThan(1_500);
          expectNoSecret(error, server);
        }
        expect(server.requests.map(({ path }) => path)).not.toContain('/elsewhere');
      },
    );

    test('a server that is not there is unreachable', async () => {
      const gone = await startStripeServer();
      await gone.close();
      const provider = providerAt(gone, { timeoutMs: 2_000 });
      expect(await reasonOf(provider.createCheckout(makeOrder(usd), patience()))).toBe('unreachable');
    });

    test('a wrong key is refused, and no part of it is in the error', async () => {
      const secretKey = 'sk_live_quite_secret_4242';
      const provider = providerAt(server, { secretKey });
      const error = await provider
        .createCheckout(makeOrder(usd), patience())
        .catch((thrown: unknown) => thrown);
      expect((error as ProviderError).reason).toBe('refused');
      expectNoSecret(error, { secretKey: '4242', webhookSecret: server.webhookSecret });
    });
  });
});

function expectNoSecret(error: unknown, secrets: { secretKey: string; webhookSecret: string }): void {
  const { message, stack, cause } = error as Error;
  const told = `${message}\n${stack}\n${JSON.stringify(error)}\n${String(cause)}`;
  expect(told).not.toContain(secrets.secretKey);
  expect(told).not.toContain(secrets.webhookSecret);
}
