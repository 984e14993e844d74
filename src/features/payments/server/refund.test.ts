import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { verifySessionAccess } from '#features/billing/server/access.service.ts';
import { addMember, holdRealSession } from '#features/billing/server/testing/ledger-member.ts';
import { ProviderError } from './payment-provider.ts';
import { refundPayment } from './refund.service.ts';
import { readSubscription } from './subscription.service.ts';
import { addPromoCode } from './testing/promo-checkout.ts';
import { openQuietShop, type QuietShop } from './testing/quiet-shop.ts';
import { closeShop } from './testing/storefront.ts';

let app: TestApp;
let shop: QuietShop;
let memberId: string;
const actorId = randomUUID();
const reason = 'Asked for it within a day.';
beforeAll(async () => {
  app = await startTestApp();
  shop = openQuietShop(app);
});
beforeEach(async () => {
  memberId = await addMember(app);
});
afterAll(() => closeShop(app));

const refund = (paymentId: string, tools = shop.tools) =>
  refundPayment(tools, actorId, { paymentId, reason });
const availableTo = async (id: string) =>
  (await app.query('select balance, held from credit_account where user_id = $1', [id]))[0];
const actsOn = (paymentId: string) =>
  app.query(
    'select act, actor_id, reason, details from admin_acts where subject_id = $1 order by created_at',
    [paymentId],
  );

describe('giving the money of a pack back', () => {
  test('takes its unused sessions back and is written down with its reason', async () => {
    const paymentId = await shop.buy(memberId);
    expect(await availableTo(memberId)).toEqual({ balance: 5, held: 0 });
    expect(await refund(paymentId)).toMatchObject({
      status: 'refunded',
      amount_minor: 499,
      refunded_minor: 499,
      member_name: 'Amani',
    });
    expect(await availableTo(memberId)).toEqual({ balance: 2, held: 0 });
    expect(await actsOn(paymentId)).toEqual([
      { act: 'refund', actor_id: actorId, reason, details: { amountMinor: 499, currency: 'USD' } },
    ]);
  });

  test('leaves what was used, and what a running session holds', async () => {
    const paymentId = await shop.buy(memberId, { product: 'starter' });
    await app.query(`select post_entry($1, 'expire', -3, 0, 'admin', gen_random_uuid()::text, 'system')`, [
      memberId,
    ]);
    await holdRealSession(app.platform, memberId);
    await refund(paymentId);
    expect(await availableTo(memberId)).toEqual({ balance: 1, held: 1 });
    const [entry] = await app.query(
      "select delta_balance from credit_entry where user_id = $1 and kind = 'refund'",
      [memberId],
    );
    expect(entry).toEqual({ delta_balance: -1 });
  });

  test('takes back what a code added, and leaves the code used up', async () => {
    const promoCode = await addPromoCode(app, { kind: 'bonus_sessions', value: 4 });
    const paymentId = await shop.buy(memberId, { promoCode });
    expect(await availableTo(memberId)).toMatchObject({ balance: 9 });
    await refund(paymentId);
    expect(await availableTo(memberId)).toMatchObject({ balance: 2 });
    const [code] = await app.query('select reserved, redeemed from promo_codes where code = $1', [promoCode]);
    expect(code).toEqual({ reserved: 0, redeemed: 1 });
  });

  test('asked for by eight admins at once is one refund', async () => {
    const paymentId = await shop.buy(memberId);
    const refunds: { key: string; amountMinor: number }[] = [];
    const counting = shop.toolsWith({
      refund: (payment, signal) => {
        refunds.push(payment);
        return shop.provider.refund(payment, signal);
      },
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(paymentId, counting)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill('refunded'));
    // However many reached the provider, all carried the one key by which it knows them as one.
    expect(new Set(refunds.map(({ key, amountMinor }) => `${key} ${amountMinor}`))).toEqual(
      new Set([`${paymentId} 499`]),
    );
    expect(await availableTo(memberId)).toEqual({ balance: 2, held: 0 });
    refunds.length = 0;
    expect(await refund(paymentId, counting)).toMatchObject({ status: 'refunded' });
    expect(refunds).toEqual([]);
  });
});

describe('a provider that does not do as it is asked', () => {
  test('is down: nothing changes, and trying again works', async () => {
    const paymentId = await shop.buy(memberId);
    const down = shop.toolsWith({
      refund: () => Promise.reject(new ProviderError('unreachable', 'down')),
    });
    await expect(refund(paymentId, down)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await availableTo(memberId)).toEqual({ balance: 5, held: 0 });
    expect(await refund(paymentId)).toMatchObject({ status: 'refunded' });
  });

  test('refuses: the payment stays as it was, and the admin is told', async () => {
    const paymentId = await shop.buy(memberId);
    const refusing = shop.toolsWith({
      refund: () => Promise.reject(new ProviderError('refused', 'no')),
    });
    await expect(refund(paymentId, refusing)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await shop.look(paymentId)).status).toBe('success');
  });

  test('takes its time: it is refunded when the provider says so, not before', async () => {
    const paymentId = await shop.buy(memberId);
    let giveBack = () => Promise.resolve();
    const slow = shop.toolsWith({
      refund: async (payment, signal) => {
        giveBack = () => shop.provider.refund(payment, signal);
      },
    });
    expect(await refund(paymentId, slow)).toMatchObject({ status: 'success', refunded_minor: 0 });
    expect(await availableTo(memberId)).toMatchObject({ balance: 5 });
    await giveBack();
    expect((await shop.look(paymentId)).status).toBe('refunded');
    expect(await availableTo(memberId)).toMatchObject({ balance: 2 });
  });
});

describe('what cannot be given back', () => {
  test('is refused with a sentence: unpaid, disputed, free of charge, unknown', async () => {
    const unpaid = await shop.order(memberId);
    const free = await shop.order(memberId, { promoCode: await addPromoCode(app, { value: 100 }) });
    const disputed = await shop.buy(memberId);
    await shop.provider.dispute(`test_${disputed}`, 'open');
    await shop.look(disputed);
    for (const paymentId of [unpaid, free, disputed])
      await expect(refund(paymentId)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(refund(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const paymentId of [unpaid, free, disputed]) expect(await actsOn(paymentId)).toEqual([]);
  });
});

describe('giving the money of a subscription back', () => {
  test('ends it, and access with it', async () => {
    const paymentId = await shop.buy(memberId, { product: 'monthly' });
    expect(await verifySessionAccess(app.platform, memberId)).toMatchObject({ type: 'subscription' });
    expect(await refund(paymentId)).toMatchObject({ status: 'refunded', refunded_minor: 1_499 });
    expect(await readSubscription(shop.tools, memberId)).toBeNull();
    expect(await verifySessionAccess(app.platform, memberId)).toMatchObject({ type: 'free', remaining: 2 });
    const [sub] = await app.query('select status from test_provider_subscriptions where payment_id = $1', [
      paymentId,
    ]);
    expect(sub).toEqual({ status: 'cancelled' });
  });

  test('is told to be unfinished when the subscription could not be ended, and finished by trying again', async () => {
    const paymentId = await shop.buy(memberId, { product: 'monthly' });
    const halfDown = shop.toolsWith({
      endSubscription: () => Promise.reject(new ProviderError('unreachable', 'down')),
    });
    await expect(refund(paymentId, halfDown)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('could not be ended'),
    });
    const stillThere = () =>
      app.query('select status from test_provider_subscriptions where payment_id = $1', [paymentId]);
    expect(await stillThere()).toEqual([{ status: 'active' }]);
    // Given back is given back: no access, even while the provider still thinks it runs.
    expect(await verifySessionAccess(app.platform, memberId)).toMatchObject({ type: 'free' });
    expect(await refund(paymentId)).toMatchObject({ status: 'refunded' });
    expect(await stillThere()).toEqual([{ status: 'cancelled' }]);
  });
});
