import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp, TestMember } from '#app/testing/test-app.ts';
import { addMonths } from './pass-periods.ts';
import { ProviderError } from './payment-provider.ts';
import { reconcile } from './reconcile.ts';
import { testMessage } from './test-provider/test-webhook.ts';
import {
  about,
  aboutSubscription,
  altered,
  buy,
  checkout,
  closeShop,
  deliver,
  openShop,
  provider,
  remaining,
  replaceProvider,
  subscriptionRef,
  withClock,
} from './testing/storefront.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await openShop();
});
beforeEach(async () => {
  member = await app.signUp();
});
afterAll(() => closeShop(app));

const DAY_MS = 86_400_000;
const details = async (who = member) => (await who.call('GET', '/subscription/details')).body.subscription;
/** One that has been over for long is asked about every few hours only. */
const reconcileLater = async () => {
  await app.query("update subscriptions set asked_at = asked_at - interval '7 hours'");
  await reconcile(app.payments.tools);
};
const paymentsOf = async (who = member) =>
  (await who.call('GET', '/payments?limit=100')).body.payments as {
    id: string;
    status: string;
    amount_minor: number;
    period_end: string;
  }[];

/** A monthly subscription whose first period ends `inMs` from now. */
async function subscribedUntil(inMs: number, who = member) {
  const end = new Date(Date.now() + inMs);
  // The instant a month before it, found by trying: months differ.
  const begun = [28, 29, 30, 31]
    .map((days) => new Date(end.getTime() - days * DAY_MS))
    .find((start) => addMonths(start, 1).getTime() === end.getTime())!;
  const clock = withClock(app, begun ?? new Date(end.getTime() - 31 * DAY_MS));
  const { paymentId, ref } = await checkout(who, 'monthly');
  await clock.provider.act(who.memberId, ref, 'approve');
  await who.call('GET', `/payments/${paymentId}`);
  return { ...clock, paymentId, ref, subscription: subscriptionRef(paymentId) };
}

describe('a subscription that renews', () => {
  test('gives sessions without limit from its first payment to its period’s end', async () => {
    const { paymentId } = await buy(app, member, 'monthly');
    expect(await remaining(member)).toBeNull();
    const now = await details();
    expect(now).toMatchObject({
      status: 'active',
      renews: true,
      cancels_at_period_end: false,
      amount_minor: 1_499,
    });
    const [payment] = await paymentsOf();
    expect(payment).toMatchObject({ id: paymentId, status: 'success', period_end: now.current_period_end });
  });

  test('that costs less at first renews at the full price', async () => {
    await app.query(
      "insert into promo_codes (code, kind, value, max_per_user) values ('HALF', 'percent', 50, 9)",
    );
    const clock = withClock(app, new Date(Date.now() - 32 * DAY_MS));
    const { paymentId, ref } = await checkout(member, 'monthly', {
      promoCode: 'half',
      expectedTotalMinor: 750,
    });
    await clock.provider.act(member.memberId, ref, 'approve');
    await member.call('GET', `/payments/${paymentId}`);
    clock.at.now = new Date();
    await reconcileLater();
    clock.undo();
    expect((await paymentsOf()).map(({ amount_minor }) => amount_minor)).toEqual([1_499, 750]);
  });

  test('keeps access at the second its period lapses, and renews when it is asked about', async () => {
    const clock = await subscribedUntil(-1_000);
    expect(await remaining(member)).toBeNull();
    clock.at.now = new Date();
    await reconcileLater();
    clock.undo();
    expect(await paymentsOf()).toHaveLength(2);
    expect(new Date((await details()).current_period_end).getTime()).toBeGreaterThan(
      Date.now() + 27 * DAY_MS,
    );
  });

  test('is over an hour after its period when nothing was paid, whoever is down', async () => {
    const clock = await subscribedUntil(-3_601_000);
    clock.undo();
    expect(await remaining(member)).toBe(2);
    expect((await member.call('GET', '/subscription')).body).toEqual({ subscription: null });
  });

  test('whose card is declined is past due: paid periods count, unpaid ones do not', async () => {
    const clock = await subscribedUntil(-3_700_000);
    await clock.provider.setDeclinesRenewals(clock.subscription, true);
    clock.at.now = new Date();
    await deliver(app, testMessage('subscription.past_due', aboutSubscription(clock.subscription)));
    expect(await details()).toMatchObject({ status: 'past_due' });
    expect((await paymentsOf()).map(({ status }) => status)).toEqual(['failed', 'success']);
    expect(await remaining(member)).toBe(2);
    expect((await checkout(member, 'annual')).status).toBe(409);

    await clock.provider.setDeclinesRenewals(clock.subscription, false);
    await deliver(app, testMessage('subscription.renewed', aboutSubscription(clock.subscription)));
    clock.undo();
    expect(await details()).toMatchObject({ status: 'active' });
    expect((await paymentsOf()).map(({ status }) => status)).toEqual(['success', 'success']);
    expect(await remaining(member)).toBeNull();
  });

  test('that charges another amount than agreed gives no access for it', async () => {
    const clock = await subscribedUntil(-3_700_000);
    await app.query('update test_provider_subscriptions set amount_minor = 1 where ref = $1', [
      clock.subscription,
    ]);
    clock.at.now = new Date();
    await reconcileLater();
    clock.undo();
    expect(await remaining(member)).toBe(2);
    expect((await paymentsOf()).map(({ status }) => status)).toEqual(['failed', 'success']);
  });

  test('ends with the money: a first payment that was given back gives no access', async () => {
    const { paymentId, ref } = await buy(app, member, 'monthly');
    await provider(app).refund({ ref, amountMinor: 1_499, key: paymentId }, AbortSignal.timeout(1_000));
    await deliver(app, testMessage('payment.refunded', about(ref)));
    expect(await remaining(member)).toBe(2);
    expect(await details()).toBeNull();
  });
});

describe('cancelling', () => {
  test('keeps access to the period’s end, can be taken back, and then is over by itself', async () => {
    const clock = await subscribedUntil(60_000);
    const cancel = () => member.call('POST', '/subscription/cancel', {});
    const end = (await details()).current_period_end;
    expect((await cancel()).body).toMatchObject({
      cancels_at_period_end: true,
      current_period_end: end,
      amount_minor: null,
    });
    expect((await cancel()).status).toBe(200);
    expect(await remaining(member)).toBeNull();
    expect((await member.call('POST', '/subscription/resume', {})).body).toMatchObject({
      cancels_at_period_end: false,
      amount_minor: 1_499,
    });
    await cancel();
    await app.query("update payment_transactions set period_end = now() - interval '1 s' where id = $1", [
      clock.paymentId,
    ]);
    await app.query(
      "update test_provider_subscriptions set period_end = now() - interval '1 s' where ref = $1",
      [clock.subscription],
    );
    await app.query("update test_provider_payments set period_end = now() - interval '1 s' where ref = $1", [
      clock.ref,
    ]);
    clock.at.now = new Date();
    await deliver(app, testMessage('subscription.ended', aboutSubscription(clock.subscription)));
    clock.undo();
    expect(await remaining(member)).toBe(2);
    expect(await details()).toBeNull();
    expect((await checkout(member, 'monthly')).status).toBe(200);
  });

  test('without a subscription, or with a provider that does not answer, is said and changes nothing', async () => {
    expect((await member.call('POST', '/subscription/cancel', {})).status).toBe(409);
    await buy(app, member, 'monthly');
    const undo = replaceProvider(
      app,
      altered(app, {
        setCancelsAtPeriodEnd: async () => {
          throw new ProviderError('unreachable', 'down');
        },
      }),
    );
    expect((await member.call('POST', '/subscription/cancel', {})).status).toBe(503);
    undo();
    expect(await details()).toMatchObject({ cancels_at_period_end: false });
    expect((await member.call('POST', '/subscription/portal', {})).status).toBe(409);
  });
});

describe('a pass', () => {
  const passes = () => replaceProvider(app, altered(app, { renews: false }));

  test('ends by itself; bought again while it runs it goes on from its end', async () => {
    const undo = passes();
    await buy(app, member, 'monthly', { currency: 'KES' });
    const first = await details();
    expect(first).toMatchObject({ renews: false, cancels_at_period_end: true, amount_minor: null });
    await buy(app, member, 'monthly', { currency: 'KES' });
    const both = await details();
    undo();
    expect(both.id).toBe(first.id);
    expect(both.current_period_end).toBe(addMonths(new Date(first.current_period_end), 1).toISOString());
    expect((await member.call('POST', '/subscription/cancel', {})).status).toBe(200);
    expect((await member.call('POST', '/subscription/resume', {})).status).toBe(409);
    expect((await checkout(member, 'monthly')).status).toBe(409);
  });

  test('is exactly over at its end, and the next one begins anew', async () => {
    const undo = passes();
    const { paymentId } = await buy(app, member, 'monthly', { currency: 'KES' });
    await app.query(
      "update subscriptions set current_period_end = now() - interval '1 s' where user_id = $1",
      [member.memberId],
    );
    await app.query(
      "update payment_transactions set period_start = now() - interval '30 d', period_end = now() - interval '1 s', paid_at = now() - interval '30 d' where id = $1",
      [paymentId],
    );
    expect(await remaining(member)).toBe(2);
    expect((await reconcile(app.payments.tools)).passes).toBe(1);
    await buy(app, member, 'monthly', { currency: 'KES' });
    undo();
    expect(await remaining(member)).toBeNull();
  });

  test('that is refunded ends; another one that was paid stays', async () => {
    const undo = passes();
    const { ref, paymentId } = await buy(app, member, 'annual', { currency: 'KES' });
    await buy(app, member, 'monthly', { currency: 'KES' });
    await provider(app).refund({ ref, amountMinor: 1_200_000, key: paymentId }, AbortSignal.timeout(1_000));
    await deliver(app, testMessage('payment.refunded', about(ref)));
    undo();
    const end = new Date((await details()).current_period_end);
    expect(end.getTime()).toBeLessThan(Date.now() + 32 * DAY_MS);
    expect(await remaining(member)).toBeNull();
  });
});
