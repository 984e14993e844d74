import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestMember } from '#app/testing/test-app.ts';
import { ProviderError } from './payment-provider.ts';
import { addPromoCode } from './testing/promo-checkout.ts';
import {
  altered,
  buy,
  checkout,
  closeShop,
  countGrants,
  openShop,
  priceOf,
  provider,
  remaining,
  replaceProvider,
} from './testing/storefront.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await openShop();
  member = await app.signUp();
});
afterAll(() => closeShop(app));

const down = async (): Promise<never> => {
  throw new ProviderError('unreachable', 'down');
};
const statusOf = async (paymentId: string) =>
  (
    await app.query<{ status: string; failure: string | null }>(
      'select status, failure from payment_transactions where id = $1',
      [paymentId],
    )
  )[0];

describe('the plans', () => {
  test('are the default catalogue in both currencies, and it is said that no money moves', async () => {
    const { body } = await member.call('GET', '/plans');
    expect(body).toMatchObject({ is_test_mode: true, suggested_currency: 'USD' });
    const shown = body.products.map((product: { id: string; prices: { amount_minor: number }[] }) => [
      product.id,
      ...product.prices.map(({ amount_minor }) => amount_minor),
    ]);
    expect(shown).toEqual([
      ['starter', 499, 50_000],
      ['steady', 1_299, 130_000],
      ['deep', 2_799, 280_000],
      ['monthly', 1_499, 150_000],
      ['annual', 11_900, 1_200_000],
    ]);
  });

  test('begin with shillings for a browser from Kenya, and with what was paid last from then on', async () => {
    const ask = async (who: TestMember) =>
      (await who.call('GET', '/plans', undefined, { 'accept-language': 'en-KE,en;q=0.8' })).body
        .suggested_currency;
    const someone = await app.signUp();
    expect(await ask(someone)).toBe('KES');
    await buy(app, someone, 'starter', { currency: 'USD' });
    expect(await ask(someone)).toBe('USD');
  });
});

describe('buying a pack', () => {
  test('grants its sessions once it is paid, and not before', async () => {
    const someone = await app.signUp();
    const { body, paymentId, ref } = await checkout(someone, 'steady', { currency: 'KES' });
    expect(body).toMatchObject({ payment_id: paymentId, status: 'pending' });
    expect(body.url).toBe(`/test-checkout/${ref}`);
    expect(await remaining(someone)).toBe(2);
    await provider(app).act(someone.memberId, ref, 'approve');
    const paid = (await someone.call('GET', `/payments/${paymentId}`)).body;
    expect(paid).toMatchObject({
      status: 'success',
      amount_minor: 130_000,
      currency: 'KES',
      sessions: 10,
      method: 'test',
      product_name: 'Steady pack',
    });
    expect(paid.receipt_number).toMatch(/^R\d{4}-\d{6}$/);
    expect(await remaining(someone)).toBe(12);
    expect((await someone.call('GET', '/payments/recent')).body).toHaveLength(1);
  });

  test('asked for twice under one id is one checkout; under two ids it is two purchases', async () => {
    const someone = await app.signUp();
    const checkoutId = randomUUID();
    const both = await Promise.all([1, 2].map(() => checkout(someone, 'starter', { checkoutId })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]!.body).toEqual(both[1]!.body);
    const [one, other] = [await buy(app, someone), await buy(app, someone)];
    expect(one.paymentId).not.toBe(other.paymentId);
    expect(await remaining(someone)).toBe(8);
    expect((await someone.call('GET', '/payments')).body.payments).toHaveLength(3);
  });

  test('an id that was used for something else, or by someone else, begins nothing', async () => {
    const { paymentId } = await checkout(member);
    expect((await checkout(member, 'deep', { checkoutId: paymentId })).status).toBe(409);
    expect((await checkout(await app.signUp(), 'starter', { checkoutId: paymentId })).status).toBe(404);
  });

  test('a total other than the server’s is refused with the right one, and nothing is written', async () => {
    const wrong = await checkout(member, 'starter', { expectedTotalMinor: 1 });
    expect(wrong.status).toBe(409);
    expect(wrong.body.data.quote).toMatchObject({ total_minor: 499, list_minor: 499 });
    expect(await statusOf(wrong.paymentId)).toBeUndefined();
  });

  test('the price that was shown is paid for an hour after it was replaced, and not after that', async () => {
    const someone = await app.signUp();
    const shown = await priceOf(someone, 'starter', 'USD');
    const replace = () =>
      app.query(
        `with old as (update prices set retired_at = clock_timestamp()
           where product_id = 'starter' and currency = 'USD' and retired_at is null returning product_id)
         insert into prices (product_id, currency, amount_minor) select product_id, 'USD', 599 from old`,
      );
    await replace();
    const order = () =>
      someone.call('POST', '/checkout', {
        checkoutId: randomUUID(),
        priceId: shown.id,
        expectedTotalMinor: shown.amount_minor,
      });
    const kept = await order();
    expect(kept.status).toBe(200);
    expect((await someone.call('GET', `/payments/${kept.body.payment_id}`)).body.amount_minor).toBe(499);
    await app.query(
      "update prices set active_from = now() - interval '2 h', retired_at = now() - interval '61 min' where id = $1",
      [shown.id],
    );
    expect((await order()).status).toBe(422);
    expect((await priceOf(someone, 'starter', 'USD')).amount_minor).toBe(599);
    await app.query(
      "delete from prices where product_id = 'starter' and currency = 'USD' and amount_minor = 599",
    );
    await app.query('update prices set retired_at = null where id = $1', [shown.id]);
  });

  test('nothing that is not sold can be bought', async () => {
    const bad = { checkoutId: randomUUID(), priceId: randomUUID(), expectedTotalMinor: 0 };
    expect((await member.call('POST', '/checkout', bad)).status).toBe(422);
  });
});

describe('when the provider does not answer', () => {
  test('at checkout, the member is told so, nothing is open, and the next try works', async () => {
    const code = await addPromoCode(app, { max_redemptions: 1 });
    const undo = replaceProvider(app, altered(app, { createCheckout: down }));
    const failed = await checkout(member, 'starter', { promoCode: code, expectedTotalMinor: 450 });
    undo();
    expect(failed.status).toBe(503);
    expect(failed.body.message).toMatch(/nothing was charged/);
    expect(await statusOf(failed.paymentId)).toEqual({ status: 'failed', failure: 'provider_unreachable' });
    const again = await checkout(member, 'starter', { promoCode: code, expectedTotalMinor: 450 });
    expect(again.status).toBe(200);
  });

  test('at the return, the payment is shown as it stands and succeeds when the provider is back', async () => {
    const someone = await app.signUp();
    const { paymentId, ref } = await checkout(someone);
    await provider(app).act(someone.memberId, ref, 'approve');
    const undo = replaceProvider(app, altered(app, { fetchPayment: down }));
    const read = () => someone.call('GET', `/payments/${paymentId}`);
    expect(await read()).toMatchObject({ status: 200, body: { status: 'pending' } });
    undo();
    await app.query("update payment_transactions set asked_at = now() - interval '3 s' where id = $1", [
      paymentId,
    ]);
    expect((await read()).body.status).toBe('success');
    expect(await countGrants(app, paymentId)).toBe(1);
  });

  test('at giving up, the checkout stays and it is said that it could not be closed', async () => {
    const { paymentId } = await checkout(member);
    const undo = replaceProvider(app, altered(app, { closeCheckout: down }));
    expect((await member.call('POST', `/payments/${paymentId}/abandon`, {})).status).toBe(503);
    undo();
    expect((await statusOf(paymentId))?.status).toBe('pending');
    const closed = await member.call('POST', `/payments/${paymentId}/abandon`, {});
    expect(closed.body.status).toBe('cancelled');
  });

  test('a page that asks every moment does not make us ask every moment', async () => {
    const { paymentId } = await checkout(member);
    let asked = 0;
    const real = provider(app).fetchPayment;
    const undo = replaceProvider(
      app,
      altered(app, {
        fetchPayment: (ref, signal) => {
          asked += 1;
          return real(ref, signal);
        },
      }),
    );
    for (let i = 0; i < 5; i += 1) await member.call('GET', `/payments/${paymentId}`);
    undo();
    expect(asked).toBe(1);
  });
});

describe('leaving a checkout', () => {
  test('closes it: it cannot be paid any more, and its code is free again', async () => {
    const someone = await app.signUp();
    const code = await addPromoCode(app, { max_redemptions: 1 });
    const { paymentId, ref } = await checkout(someone, 'starter', {
      promoCode: code,
      expectedTotalMinor: 450,
    });
    expect((await someone.call('POST', `/payments/${paymentId}/abandon`, {})).body.status).toBe('cancelled');
    expect((await provider(app).act(someone.memberId, ref, 'approve')).status).toBe('cancelled');
    const again = await checkout(member, 'starter', { promoCode: code, expectedTotalMinor: 450 });
    expect(again.status).toBe(200);
    await member.call('POST', `/payments/${again.paymentId}/abandon`, {});
  });

  test('does not undo what was paid a moment before', async () => {
    const someone = await app.signUp();
    const { paymentId, ref } = await checkout(someone);
    await provider(app).act(someone.memberId, ref, 'approve');
    expect((await someone.call('POST', `/payments/${paymentId}/abandon`, {})).body.status).toBe('success');
    expect(await remaining(someone)).toBe(5);
  });
});

test('a code is not given twice to one member while the page they left can still be paid', async () => {
  const someone = await app.signUp();
  const code = await addPromoCode(app);
  const wish = { promoCode: code, expectedTotalMinor: 450 };
  const left = await checkout(someone, 'starter', wish);
  const undo = replaceProvider(app, altered(app, { closeCheckout: async () => {} }));
  const again = await checkout(someone, 'starter', wish);
  expect(again).toMatchObject({ status: 409, body: { data: { paymentId: left.paymentId } } });
  expect(again.body.message).toMatch(/can still be paid/);
  undo();
  await app.query('update test_provider_payments set expires_at = now() where ref = $1', [left.ref]);
  await app.query('update payment_transactions set asked_at = null where id = $1', [left.paymentId]);
  expect((await checkout(someone, 'starter', wish)).status).toBe(200);
});

describe('a code that leaves nothing to pay', () => {
  test('grants the pack at once, without a provider', async () => {
    const someone = await app.signUp();
    const code = await addPromoCode(app, { value: 100 });
    const undo = replaceProvider(app, altered(app, { createCheckout: down }));
    const free = await checkout(someone, 'starter', { promoCode: code, expectedTotalMinor: 0 });
    undo();
    expect(free.body).toEqual({ payment_id: free.paymentId, status: 'success', url: null });
    expect((await someone.call('GET', `/payments/${free.paymentId}`)).body).toMatchObject({
      method: 'none',
      list_minor: 499,
      discount_minor: 499,
      amount_minor: 0,
    });
    expect(await remaining(someone)).toBe(5);
  });

  test('gives a subscription for its period, with nothing that could renew', async () => {
    const someone = await app.signUp();
    const code = await addPromoCode(app, { value: 100 });
    await checkout(someone, 'monthly', { promoCode: code, expectedTotalMinor: 0 });
    const { subscription } = (await someone.call('GET', '/subscription/details')).body;
    expect(subscription).toMatchObject({ status: 'active', renews: false, cancels_at_period_end: true });
    expect(await remaining(someone)).toBeNull();
  });
});

describe('one subscription at a time', () => {
  test('a second is refused while one is pending, and while one is active', async () => {
    const someone = await app.signUp();
    const first = await checkout(someone, 'monthly');
    const second = await checkout(someone, 'annual');
    expect(second).toMatchObject({ status: 409, body: { data: { paymentId: first.paymentId } } });
    await provider(app).act(someone.memberId, first.ref, 'approve');
    await someone.call('GET', `/payments/${first.paymentId}`);
    expect((await checkout(someone, 'annual', { currency: 'KES' })).status).toBe(409);
    expect((await checkout(someone, 'starter')).status).toBe(200);
  });

  test('two tabs at once begin one', async () => {
    const someone = await app.signUp();
    const both = await Promise.all([1, 2].map(() => checkout(someone, 'monthly')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the payment history', () => {
  test('is a member’s own, filtered by status and year, in pages', async () => {
    const someone = await app.signUp();
    for (let i = 0; i < 3; i += 1) await buy(app, someone);
    await checkout(someone);
    const list = async (query: string) => (await someone.call('GET', `/payments${query}`)).body;
    expect((await list('?status=success')).payments).toHaveLength(3);
    expect((await list('?year=2001')).payments).toEqual([]);
    const first = await list('?limit=3');
    const rest = await list(`?limit=3&after=${first.next}`);
    expect([...first.payments, ...rest.payments].map(({ status }) => status)).toEqual([
      'pending',
      'success',
      'success',
      'success',
    ]);
    expect(rest.next).toBeNull();
    expect((await list('?status=paid')).code).toBe('BAD_REQUEST');
  });
});
