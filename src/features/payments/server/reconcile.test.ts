import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTwoApps, startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { ProviderError } from './payment-provider.ts';
import { reconcile } from './reconcile.ts';
import { addPromoCode } from './testing/promo-checkout.ts';
import {
  altered,
  checkout,
  closeShop,
  countGrants,
  findViolations,
  openShop,
  provider,
  replaceProvider,
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

const statusOf = async (paymentId: string, { query } = app) => {
  const [row] = await query(
    'select status, failure, closed_at is not null as is_closed from payment_transactions where id = $1',
    [paymentId],
  );
  return row;
};
const age = (paymentId: string, minutes: number) =>
  app.query(
    `update payment_transactions set created_at = created_at - $2::integer * interval '1 min',
       expires_at = expires_at - $2::integer * interval '1 min', asked_at = asked_at - $2::integer * interval '1 min' where id = $1`,
    [paymentId, minutes],
  );

describe('the job of every minute', () => {
  test('asks about what has been pending for ten minutes, and about nothing younger', async () => {
    const { paymentId, ref } = await checkout(member);
    await provider(app).act(member.memberId, ref, 'approve');
    await reconcile(app.payments.tools);
    expect(await statusOf(paymentId)).toMatchObject({ status: 'pending' });
    await age(paymentId, 11);
    await reconcile(app.payments.tools);
    expect(await statusOf(paymentId)).toMatchObject({ status: 'success' });
    expect(await countGrants(app, paymentId)).toBe(1);
  });

  test('closes a checkout nobody paid in time, and its code is free again', async () => {
    const code = await addPromoCode(app, { max_redemptions: 1 });
    const { paymentId, ref } = await checkout(member, 'starter', {
      promoCode: code,
      expectedTotalMinor: 450,
    });
    await age(paymentId, 36);
    await reconcile(app.payments.tools);
    expect(await statusOf(paymentId)).toMatchObject({ status: 'cancelled', is_closed: true });
    expect((await provider(app).act(member.memberId, ref, 'approve')).status).toBe('cancelled');
    const someone = await app.signUp();
    expect((await checkout(someone, 'starter', { promoCode: code, expectedTotalMinor: 450 })).status).toBe(
      200,
    );
  });

  test('does not lose what was paid in the last second', async () => {
    const { paymentId, ref } = await checkout(member);
    await provider(app).act(member.memberId, ref, 'approve');
    await age(paymentId, 36);
    await reconcile(app.payments.tools);
    expect(await statusOf(paymentId)).toMatchObject({ status: 'success' });
  });

  test('watches a checkout that cannot be closed for a day, keeping its code, and then lets it go', async () => {
    const code = await addPromoCode(app, { max_redemptions: 1 });
    const { paymentId } = await checkout(member, 'starter', { promoCode: code, expectedTotalMinor: 450 });
    const undo = replaceProvider(app, altered(app, { closeCheckout: async () => {} }));
    const reservations = () =>
      app.query('select status from promo_redemptions where payment_id = $1', [paymentId]);
    await app.query(
      "update test_provider_payments set expires_at = now() + interval '2 days' where payment_id = $1",
      [paymentId],
    );
    await age(paymentId, 36);
    await reconcile(app.payments.tools);
    expect(await statusOf(paymentId)).toMatchObject({ status: 'expired', is_closed: false });
    expect(await reservations()).toEqual([{ status: 'reserved' }]);
    await age(paymentId, 1_440);
    await reconcile(app.payments.tools);
    undo();
    expect(await statusOf(paymentId)).toMatchObject({ status: 'expired', is_closed: true });
    expect(await reservations()).toEqual([{ status: 'released' }]);
  });

  test('ends an order whose page was never made because the process died', async () => {
    const { paymentId } = await checkout(member);
    await app.query(
      'update payment_transactions set provider_ref = null, checkout_url = null where id = $1',
      [paymentId],
    );
    await age(paymentId, 11);
    await reconcile(app.payments.tools);
    expect(await statusOf(paymentId)).toEqual({ status: 'failed', failure: 'no_checkout', is_closed: true });
  });

  test('leaves everything as it is while the provider is down, and does not ask it again and again', async () => {
    let asked = 0;
    const ids: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const { paymentId } = await checkout(member);
      await age(paymentId, 11);
      ids.push(paymentId);
    }
    const undo = replaceProvider(
      app,
      altered(app, {
        fetchPayment: async () => {
          asked += 1;
          throw new ProviderError('unreachable', 'down');
        },
      }),
    );
    await reconcile(app.payments.tools);
    await reconcile(app.payments.tools);
    undo();
    expect(asked).toBe(3);
    for (const id of ids) expect(await statusOf(id)).toMatchObject({ status: 'pending' });
  });
});

test('two processes at once ask about each payment once', async () => {
  const apps = await openTwoApps();
  const someone = await apps[0].signUp();
  for (const each of apps) provider(each).announce(null);
  const ids: string[] = [];
  for (let i = 0; i < 20; i += 1) {
    const { paymentId, ref } = await checkout(someone);
    await provider(apps[0]).act(someone.memberId, ref, 'approve');
    ids.push(paymentId);
  }
  await apps[0].query(
    "update payment_transactions set created_at = created_at - interval '11 min', asked_at = null",
  );
  const rounds = await Promise.all(apps.map(({ payments }) => reconcile(payments.tools)));
  expect(rounds[0]!.payments + rounds[1]!.payments).toBe(20);
  for (const id of ids) expect(await countGrants(apps[0], id)).toBe(1);
  expect(await findViolations(apps[0])).toEqual([]);
  await Promise.all(apps.map((each) => each.close()));
});

test('the job runs by itself within its minute, and stops with the app', async () => {
  const alive = await startTestApp({ hasJobs: true });
  provider(alive).announce(null);
  const someone = await alive.signUp();
  const { paymentId, ref } = await checkout(someone);
  await provider(alive).act(someone.memberId, ref, 'approve');
  await alive.query("update payment_transactions set created_at = created_at - interval '11 min'");
  const giveUpAt = Date.now() + 110_000;
  while ((await statusOf(paymentId, alive))?.status !== 'success' && Date.now() < giveUpAt) await sleep(500);
  expect(await statusOf(paymentId, alive)).toMatchObject({ status: 'success' });
  await alive.close();
  const connections = await alive.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'tulia jobs'",
  );
  expect(connections).toEqual([]);
}, 130_000);
