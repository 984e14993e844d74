import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#app/testing/test-app.ts';
import { lockMember } from '#features/billing/server/take-back.service.ts';
import { addMember } from '#features/billing/server/testing/ledger-member.ts';
import { applySubscription } from './apply-subscription.ts';
import type { ProviderSubscription } from './payment-provider.ts';
import { lockPayment } from './payments.queries.ts';
import { type TestMessage, testMessage } from './test-provider/test-webhook.ts';
import {
  about,
  aboutSubscription,
  closeShop,
  deliver,
  openShop,
  subscriptionRef,
  withClock,
} from './testing/storefront.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openShop();
});
afterAll(() => closeShop(app));

const DAY_MS = 86_400_000;
const permutations = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));

test('five messages of one history, delivered in each of their 120 orders, end in one state', async () => {
  const clock = withClock(app, new Date(Date.now() - 75 * DAY_MS));
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
});
