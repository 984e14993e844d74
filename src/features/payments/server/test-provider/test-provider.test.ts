import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { checkout, closeShop, openShop, remaining } from '../testing/storefront.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await openShop({ isTold: true });
  member = await app.signUp();
});
afterAll(() => closeShop(app));

const act = (ref: string, outcome: string, who = member) =>
  who.call('POST', `/test-checkout/${ref}`, { outcome });

/** What we know, without asking the provider. */
async function untilStored(paymentId: string, status: string, withinMs = 5_000): Promise<string | undefined> {
  const giveUpAt = Date.now() + withinMs;
  for (;;) {
    const [row] = await app.query<{ status: string }>(
      'select status from payment_transactions where id = $1',
      [paymentId],
    );
    if (row?.status === status || Date.now() > giveUpAt) return row?.status;
    await sleep(100);
  }
}

describe('the test provider’s page', () => {
  test('shows the purchase to its member, and to nobody else', async () => {
    const { ref, paymentId } = await checkout(member, 'monthly');
    const { body } = await member.call('GET', `/test-checkout/${ref}`);
    expect(body).toEqual({
      ref,
      product_name: 'Monthly',
      amount_minor: 1_499,
      currency: 'USD',
      renews_every_months: 1,
      status: 'pending',
      is_under_way: false,
      return_url: `/upgrade/return?payment=${paymentId}`,
      cancel_url: `/upgrade/return?payment=${paymentId}&left=1`,
    });
    const other = await app.signUp();
    expect((await other.call('GET', `/test-checkout/${ref}`)).status).toBe(404);
    expect((await act(ref, 'approve', other)).status).toBe(404);
    await member.call('POST', `/payments/${paymentId}/abandon`, {});
  });

  test('is not there when the provider is off', async () => {
    const closed = await startTestApp({ payments: { stripe: null, paystack: null, isTestOn: false } });
    const someone = await closed.signUp();
    expect((await someone.call('GET', '/test-checkout/test_x')).status).toBe(404);
    expect((await someone.call('GET', '/plans')).body).toMatchObject({ products: [], ways: [] });
    await closed.close();
  });
});

describe('its outcomes are told by signed messages', () => {
  test('approved, the sessions are there without anybody asking', async () => {
    const before = (await remaining(member))!;
    const { ref, paymentId } = await checkout(member);
    expect((await act(ref, 'approve')).body.status).toBe('success');
    expect(await untilStored(paymentId, 'success')).toBe('success');
    expect(await remaining(member)).toBe(before + 3);
    expect((await act(ref, 'decline')).body.status).toBe('success');
  });

  test('declined, it has failed', async () => {
    const { ref, paymentId } = await checkout(member);
    await act(ref, 'decline');
    expect(await untilStored(paymentId, 'failed')).toBe('failed');
  });

  test('left, it stays open', async () => {
    const { ref, paymentId } = await checkout(member);
    expect((await act(ref, 'abandon')).body).toMatchObject({ status: 'pending', is_under_way: false });
    expect(await untilStored(paymentId, 'pending')).toBe('pending');
  });

  test('slow, it pays by itself eight seconds later, and cannot be stopped meanwhile', async () => {
    const { ref, paymentId } = await checkout(member);
    expect((await act(ref, 'slow')).body).toMatchObject({ status: 'pending', is_under_way: true });
    expect((await member.call('POST', `/payments/${paymentId}/abandon`, {})).body.status).toBe('cancelled');
    expect(await untilStored(paymentId, 'success', 15_000)).toBe('success');
  });

  test('late, its page closes at once and the money comes all the same', async () => {
    const { ref, paymentId } = await checkout(member);
    expect((await act(ref, 'pay_late')).body).toMatchObject({ status: 'expired', is_under_way: true });
    expect(await untilStored(paymentId, 'expired')).toBe('expired');
    expect(await untilStored(paymentId, 'success', 30_000)).toBe('success');
  });
});
