// What every payment provider has to do, whoever takes the money: one suite, run over each adapter and the server that
// stands in for its vendor, over real HTTP.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutOrder, PaymentProvider } from '../payment-provider.ts';
import { describeMessages } from './message-contract.ts';
import { makeOrder, type ProviderHarness, patience, reasonOf } from './provider-harness.ts';

export function describeProvider(name: string, start: () => Promise<ProviderHarness>): void {
  describe(`${name} does what every payment provider has to do`, () => {
    let harness: ProviderHarness;
    let provider: PaymentProvider;
    beforeAll(async () => {
      harness = await start();
      provider = harness.provider;
    });
    afterAll(() => harness.close());

    const begin = async (changes: Partial<CheckoutOrder> = {}) => {
      const order = makeOrder(harness, changes);
      return { order, ...(await provider.createCheckout(order, patience())) };
    };

    test('a checkout begins with a page to pay on, and nothing is paid yet', async () => {
      const { ref, url, order } = await begin();
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(await provider.fetchPayment(ref, patience())).toEqual({
        ref,
        status: 'pending',
        amountMinor: order.amountMinor,
        currency: order.currency,
        method: null,
        refundedMinor: 0,
        dispute: null,
        subscriptionRef: null,
        failure: null,
        paidAt: null,
      });
    });

    test('asked twice for one payment, also at once, it is one checkout', async () => {
      const order = makeOrder(harness);
      const [first, second] = await Promise.all([
        provider.createCheckout(order, patience()),
        provider.createCheckout(order, patience()),
      ]);
      expect(second).toEqual(first);
      expect(await provider.createCheckout(order, patience())).toEqual(first);
    });

    test('a member without an e-mail address can pay', async () => {
      const { ref } = await begin({ email: null });
      await harness.pay(ref);
      expect((await provider.fetchPayment(ref, patience())).status).toBe('success');
    });

    test('what was paid is told with its amount, currency, method and time', async () => {
      const { ref, order } = await begin();
      await harness.pay(ref);
      const paid = await provider.fetchPayment(ref, patience());
      expect(paid).toMatchObject({
        ref,
        status: 'success',
        amountMinor: order.amountMinor,
        currency: order.currency,
        refundedMinor: 0,
        dispute: null,
        failure: null,
      });
      expect(provider.methods).toContain(paid.method);
      expect(Math.abs(Date.now() - (paid.paidAt?.getTime() ?? 0))).toBeLessThan(60_000);
    });

    test('a refused card is no success, with a short code and no sentence of a bank', async () => {
      const { ref } = await begin();
      await harness.decline(ref);
      const declined = await provider.fetchPayment(ref, patience());
      expect(['pending', 'failed']).toContain(declined.status);
      expect(declined.failure).toMatch(/^[a-z0-9_]+$/);
      expect(declined.paidAt).toBeNull();
    });

    test('closing a checkout that was paid meanwhile changes nothing', async () => {
      const { ref } = await begin();
      await harness.pay(ref);
      await provider.closeCheckout(ref, patience());
      expect((await provider.fetchPayment(ref, patience())).status).toBe('success');
    });

    test('a checkout can be closed twice', async () => {
      const { ref } = await begin();
      await provider.closeCheckout(ref, patience());
      await provider.closeCheckout(ref, patience());
      expect((await provider.fetchPayment(ref, patience())).status).not.toBe('success');
    });

    test('a refund gives everything back once, however often and however fast it is asked for', async () => {
      const { ref, order } = await begin();
      await harness.pay(ref);
      const refund = { ref, amountMinor: order.amountMinor, key: randomUUID() };
      await Promise.all([provider.refund(refund, patience()), provider.refund(refund, patience())]);
      await provider.refund(refund, patience());
      // Nothing is left to give under another key either.
      await provider.refund({ ...refund, key: randomUUID() }, patience());
      expect(await provider.fetchPayment(ref, patience())).toMatchObject({
        status: 'success',
        amountMinor: order.amountMinor,
        refundedMinor: order.amountMinor,
      });
    });

    test('what was never paid cannot be given back', async () => {
      const { ref, order } = await begin();
      const refund = { ref, amountMinor: order.amountMinor, key: randomUUID() };
      expect(await reasonOf(provider.refund(refund, patience()))).toBe('refused');
    });

    test.each(['won', 'lost'] as const)('a dispute is open, then %s', async (outcome) => {
      const { ref } = await begin();
      await harness.pay(ref);
      await harness.dispute(ref, 'open');
      expect((await provider.fetchPayment(ref, patience())).dispute).toBe('open');
      await harness.dispute(ref, outcome);
      expect((await provider.fetchPayment(ref, patience())).dispute).toBe(outcome);
    });

    test('references it never gave are unknown', async () => {
      for (const ref of [
        randomUUID(),
        'cs_000000000000000000000000',
        'in_000000000000000000000000',
        '../x',
        '',
      ]) {
        expect(await reasonOf(provider.fetchPayment(ref, patience()))).toBe('unknown_reference');
        expect(await reasonOf(provider.fetchSubscription(ref, patience()))).toBe('unknown_reference');
      }
    });

    test('a call that was given up ends at once', async () => {
      const { ref } = await begin();
      const given = new AbortController();
      given.abort();
      expect(await reasonOf(provider.fetchPayment(ref, given.signal))).toBe('unreachable');
    });

    describeMessages(() => harness);

    test('a subscription begins with its first payment, renews, lapses, is cancelled and ends', async () => {
      if (!harness.renew) {
        const refused = provider.createCheckout(makeOrder(harness, { renewsEveryMonths: 1 }), patience());
        expect(await reasonOf(refused)).toBe('refused');
        return;
      }
      const { ref, order } = await begin({
        renewsEveryMonths: 1,
        amountMinor: 999,
        renewalAmountMinor: 1_499,
      });
      await harness.pay(ref);
      const first = await provider.fetchPayment(ref, patience());
      expect(first).toMatchObject({ ref, status: 'success', amountMinor: 999, currency: order.currency });
      const subscription = first.subscriptionRef ?? '';

      const begun = await provider.fetchSubscription(subscription, patience());
      expect(begun).toMatchObject({
        ref: subscription,
        paymentId: order.paymentId,
        status: 'active',
        cancelsAtPeriodEnd: false,
      });
      expect(begun.charges).toHaveLength(1);
      expect(begun.charges[0]).toMatchObject({ ref, status: 'success', amountMinor: 999 });
      expect(begun.charges[0]?.periodEnd).toEqual(begun.currentPeriodEnd);

      await harness.renew(subscription, true);
      const renewed = await provider.fetchSubscription(subscription, patience());
      expect(renewed.charges.map(({ amountMinor, status }) => [amountMinor, status])).toEqual([
        [999, 'success'],
        [1_499, 'success'],
      ]);
      expect(renewed.charges[1]?.periodStart).toEqual(renewed.charges[0]?.periodEnd);
      // A renewal can be asked about and given back like any payment.
      const renewal = renewed.charges[1]?.ref ?? '';
      expect(await provider.fetchPayment(renewal, patience())).toMatchObject({
        ref: renewal,
        status: 'success',
        amountMinor: 1_499,
        subscriptionRef: subscription,
      });

      await harness.renew(subscription, false);
      const lapsed = await provider.fetchSubscription(subscription, patience());
      expect(lapsed.status).toBe('past_due');
      expect(lapsed.charges.at(-1)).toMatchObject({
        status: expect.stringMatching(/pending|failed/),
        paidAt: null,
      });

      await provider.setCancelsAtPeriodEnd(subscription, true, patience());
      expect((await provider.fetchSubscription(subscription, patience())).cancelsAtPeriodEnd).toBe(true);
      await provider.setCancelsAtPeriodEnd(subscription, false, patience());
      expect((await provider.fetchSubscription(subscription, patience())).cancelsAtPeriodEnd).toBe(false);

      await provider.endSubscription(subscription, patience());
      await provider.endSubscription(subscription, patience());
      expect((await provider.fetchSubscription(subscription, patience())).status).toBe('cancelled');
    });

    test('the page where a card is changed exists where the provider says so', async () => {
      if (!harness.renew)
        return expect(await provider.portalUrl('x', 'https://tulia.example/', patience())).toBeNull();
      const { ref } = await begin({ renewsEveryMonths: 12 });
      await harness.pay(ref);
      const { subscriptionRef } = await provider.fetchPayment(ref, patience());
      const url = await provider.portalUrl(
        subscriptionRef ?? '',
        'https://tulia.example/upgrade',
        patience(),
      );
      expect(url !== null && URL.canParse(url)).toBe(provider.hasPortal);
    });
  });
}
