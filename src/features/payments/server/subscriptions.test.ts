import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp, TestMember } from '#app/testing/test-app.ts';
import { lockMember } from '#features/billing/server/take-back.service.ts';
import { addMember } from '#features/billing/server/testing/ledger-member.ts';
import { applySubscription } from './apply-subscription.ts';
import { addMonths } from './pass-periods.ts';
import { ProviderError, type ProviderSubscription } from './payment-provider.ts';
import { lockPayment } from './payments.queries.ts';
import { reconcile } from './reconcile.ts';
import { createTestProvider, type TestProvider } from './test-provider/test-provider.ts';
import { type TestMessage, testMessage } from './test-provider/test-webhook.ts';
import {
  about,
  aboutSubscription,
  altered,
  buy,
  checkout,
  deliver,
  findViolations,
  openShop,
  provider,
  remaining,
  replaceProvider,
  WEBHOOK_SECRET,
} from './testing/storefront.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await openShop();
});
beforeEach(async () => {
  member = await app.signUp();
});
afterAll(async () => {
  const violations = await findViolations(app);
  await app.close();
  expect(violations).toEqual([]);
});

const DAY_MS = 86_400_000;
const details = async (who = member) => (await who.call('GET', '/subscription/details')).body.subscription;
/** One that has been over for long is asked about every few hours only. */
const reconcileLater = async () => {
  await app.query("update subscriptions set asked_at = asked_at - interval '7 hours'");
  await reconcile(app.payments.tools);
};
const subscriptionRef = (paymentId: string) => `test_sub_${paymentId}`;
const paymentsOf = async (who = member) =>
  (await who.call('GET', '/payments?limit=100')).body.payments as {
    id: string;
    status: string;
    amount_minor: number;
    period_end: string;
  }[];

/** The test provider with a clock of its own, which `at.now` moves. */
function withClock(now: Date): { provider: TestProvider; at: { now: Date }; undo: () => void } {
  const at = { now };
  const own = createTestProvider(app.platform, { secret: WEBHOOK_SECRET, now: () => at.now });
  return { provider: own, at, undo: replaceProvider(app, own) };
}

/** A monthly subscription whose first period ends `inMs` from now. */
async function subscribedUntil(inMs: number, who = member) {
  const end = new Date(Date.now() + inMs);
  // The instant a month before it, found by trying: months differ.
  const begun = [28, 29, 30, 31]
    .map((days) => new Date(end.getTime() - days * DAY_MS))
    .find((start) => addMonths(start, 1).getTime() === end.getTime())!;
  const clock = withClock(begun ?? new Date(end.getTime() - 31 * DAY_MS));
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
    const clock = withClock(new Date(Date.now() - 32 * DAY_MS));
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

const permutations = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));

test('five messages of one history, delivered in each of their 120 orders, end in one state', async () => {
  const clock = withClock(new Date(Date.now() - 75 * DAY_MS));
  const ends = new Set<string>();
  const orders = permutations([0, 1, 2, 3, 4]);
  // The history ends before the first message arrives, as when our server was away. Members come straight from the tables.
  for (const order of orders) {
    const memberId = await addMember(app);
    const { paymentId, ref, subscription } = await lapsedHistory(clock, memberId);
    const messages: TestMessage[] = [
      testMessage('payment.succeeded', about(ref)),
      testMessage('subscription.renewed', aboutSubscription(subscription)),
      testMessage('subscription.past_due', aboutSubscription(subscription)),
      testMessage('subscription.updated', aboutSubscription(subscription)),
      testMessage('payment.refunded', { kind: 'payment', ref: `${subscription}_renewal`, paymentId: null }),
    ];
    for (const i of order) expect(await deliver(app, messages[i]!)).toBe(200);
    ends.add(await endState(memberId, paymentId));
  }
  clock.undo();
  expect(orders).toHaveLength(120);
  expect([...ends]).toHaveLength(1);
}, 240_000);

/** Paid, renewed, refunded for the renewal, declined, cancelled: all of it before anybody was told. */
async function lapsedHistory(clock: ReturnType<typeof withClock>, memberId: string) {
  const paymentId = randomUUID();
  const ref = `test_${paymentId}`;
  const subscription = subscriptionRef(paymentId);
  await app.query(
    `with bought as (
       insert into payment_transactions
         (id, user_id, amount_minor, currency, provider, product_id, renews, period_months, provider_ref)
       values ($1, $2, 1499, 'USD', 'test', 'monthly', true, 1, $3)),
     begun as (
       insert into test_provider_subscriptions
         (ref, payment_id, status, amount_minor, currency, months, period_end, cancels_at_period_end)
       values ($4, $1, 'active', 1499, 'USD', 1, now() + interval '20 d', true) returning ref)
     insert into test_provider_payments (ref, payment_id, member_id, product_name, amount_minor, currency, status, paid_at,
       subscription_ref, period_start, period_end, refunded_minor)
     select c.*, 0 from begun, lateral (values
       ($3, $1::uuid, $2::uuid, 'Monthly', 1499, 'USD', 'success', now() - interval '40 d',
        ref, now() - interval '40 d', now() - interval '10 d')) c
     union all select c.*, 1499 from begun, lateral (values
       ($4 || '_renewal', null::uuid, $2::uuid, 'Monthly', 1499, 'USD', 'success', now() - interval '10 d',
        ref, now() - interval '10 d', now() + interval '20 d')) c`,
    [paymentId, memberId, ref, subscription],
  );
  clock.at.now = new Date();
  return { paymentId, ref, subscription };
}

async function endState(memberId: string, paymentId: string): Promise<string> {
  const payments = await app.query(
    `select status, amount_minor, refunded_minor, (id = $2) as is_first, sessions,
       round(extract(epoch from period_end - now()) / 86400) as ends_in
     from payment_transactions where user_id = $1 order by period_end`,
    [memberId, paymentId],
  );
  const subscriptions = await app.query(
    `select status, cancels_at_period_end, round(extract(epoch from current_period_end - now()) / 86400) as ends_in
     from subscriptions where user_id = $1`,
    [memberId],
  );
  return JSON.stringify({ payments, subscriptions });
}

test('five answers of one history, applied in each of their 120 orders, end in one state', async () => {
  const day = (offset: number) => new Date(Date.UTC(2026, 0, 1) + offset * DAY_MS);
  const ends = new Set<string>();
  for (const order of permutations([0, 1, 2, 3, 4])) {
    const memberId = await addMember(app);
    const paymentId = randomUUID();
    await app.query(
      `insert into payment_transactions (id, user_id, status, amount_minor, currency, provider, product_id, renews, period_months,
         provider_ref, paid_at, receipt_no)
       values ($1, $2, 'success', 1499, 'USD', 'test', 'monthly', true, 1, $3, $4, nextval('receipt_numbers'))`,
      [paymentId, memberId, `test_${paymentId}`, day(0)],
    );
    const charge = (n: number, status: 'success' | 'failed') => ({
      ref: n === 0 ? `test_${paymentId}` : `charge_${n}_${paymentId}`,
      status,
      amountMinor: 1_499,
      currency: 'USD',
      method: 'card' as const,
      paidAt: status === 'success' ? day(n * 30) : null,
      periodStart: day(n * 30),
      periodEnd: day((n + 1) * 30),
    });
    const answer = (
      status: ProviderSubscription['status'],
      cancelsAtPeriodEnd: boolean,
      ...charges: ReturnType<typeof charge>[]
    ): ProviderSubscription => ({
      ref: `sub_${paymentId}`,
      paymentId,
      status,
      cancelsAtPeriodEnd,
      currentPeriodEnd: charges.at(-1)!.periodEnd,
      charges,
    });
    const history = [
      answer('active', false, charge(0, 'success')),
      answer('active', false, charge(0, 'success'), charge(1, 'success')),
      answer('past_due', false, charge(0, 'success'), charge(1, 'success'), charge(2, 'failed')),
      answer('active', false, charge(0, 'success'), charge(1, 'success'), charge(2, 'success')),
      answer('active', true, charge(0, 'success'), charge(1, 'success'), charge(2, 'success')),
    ];
    const base = Date.now();
    for (const i of order) {
      await app.platform.database.asSystem(async (tx) => {
        await lockMember(tx, memberId);
        const first = (await lockPayment(tx, paymentId))!;
        await applySubscription(app.payments.tools, tx, first, history[i]!, new Date(base + i));
      });
    }
    const state = await app.query(
      `select s.status, s.cancels_at_period_end, s.current_period_end, p.status as paid, p.period_start, p.amount_minor
       from subscriptions s join payment_transactions p on p.subscription_id = s.id
       where s.user_id = $1 order by p.period_start`,
      [memberId],
    );
    ends.add(JSON.stringify(state));
  }
  expect([...ends]).toHaveLength(1);
  const end = JSON.parse([...ends][0]!);
  expect(end.map(({ paid }: { paid: string }) => paid)).toEqual(['success', 'success', 'success']);
  expect(end[0]).toMatchObject({
    status: 'active',
    cancels_at_period_end: true,
    current_period_end: day(90).toISOString(),
  });
}, 60_000);
