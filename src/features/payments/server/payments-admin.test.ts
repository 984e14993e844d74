import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { holdRealSession } from '#features/billing/server/testing/ledger-member.ts';
import { makePaymentsCsv } from './payments-admin.service.ts';
import { openQuietShop, type QuietShop } from './testing/quiet-shop.ts';
import { closeShop } from './testing/storefront.ts';

let app: TestApp;
let shop: QuietShop;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  shop = openQuietShop(app);
  admin = await app.signUpAdmin();
});
beforeEach(async () => {
  member = await app.signUp('Wanjiru');
});
afterAll(() => closeShop(app));

const reason = 'They wrote to us.';
const get = (path: string) => admin.call('GET', `/admin${path}`);
const post = (path: string, body: unknown) => admin.call('POST', `/admin${path}`, body);
const idsOf = (body: { payments: { id: string }[] }) => body.payments.map(({ id }) => id);
const actsOn = (subjectId: string) =>
  app.query(
    'select act, actor_id, reason, details from admin_acts where subject_id = $1 order by created_at',
    [subjectId],
  );

describe('the list of payments', () => {
  test('is newest first, in pages, each payment once', async () => {
    const bought: string[] = [];
    for (let i = 0; i < 5; i += 1) bought.unshift(await shop.order(member.memberId));
    const seen: string[] = [];
    let after = '';
    do {
      const page = (await get(`/payments?search=${member.memberId}&limit=2${after && `&after=${after}`}`))
        .body;
      seen.push(...idsOf(page));
      after = page.next;
    } while (after);
    expect(seen).toEqual(bought);
  });

  test('adds up what its filter finds, each currency by itself', async () => {
    await shop.buy(member.memberId);
    const refunded = await shop.buy(member.memberId, { product: 'steady' });
    await shop.buy(member.memberId, { currency: 'KES' });
    await shop.order(member.memberId, { currency: 'KES' });
    await post(`/payments/${refunded}/refund`, { reason });
    const { totals } = (await get(`/payments?search=${member.memberId}&limit=1`)).body;
    expect(totals).toEqual([
      { currency: 'USD', count: 2, paid_minor: 499 + 1_299, refunded_minor: 1_299 },
      { currency: 'KES', count: 2, paid_minor: 50_000, refunded_minor: 0 },
    ]);
  });

  test('is filtered by status, currency and day', async () => {
    const paid = await shop.buy(member.memberId, { currency: 'KES' });
    const open = await shop.order(member.memberId);
    const old = await shop.order(member.memberId);
    await app.query("update payment_transactions set created_at = '2025-03-31T23:59:59.999Z' where id = $1", [
      old,
    ]);
    const found = async (filter: string) =>
      idsOf((await get(`/payments?search=${member.memberId}&${filter}`)).body);
    expect(await found('status=success')).toEqual([paid]);
    expect(await found('currency=USD')).toEqual([open, old]);
    expect(await found('provider=stripe')).toEqual([]);
    expect(await found('from=2025-03-31&to=2025-03-31')).toEqual([old]);
    expect(await found('to=2025-03-30')).toEqual([]);
    expect(await found('from=2025-04-01')).toEqual([open, paid]);
  });

  test('is searched by address, name, member, id, reference and receipt', async () => {
    const paymentId = await shop.buy(member.memberId);
    const { receipt_number } = (await member.call('GET', `/payments/${paymentId}`)).body;
    expect(receipt_number).toMatch(/^R\d{4}-\d{6}$/);
    const [who] = member.identifier.split('@');
    for (const search of [
      who!.toUpperCase(),
      member.identifier,
      paymentId,
      member.memberId,
      `test_${paymentId}`,
      receipt_number,
      receipt_number.toLowerCase(),
    ]) {
      const { payments } = (await get(`/payments?search=${encodeURIComponent(search)}`)).body;
      expect(idsOf({ payments }), search).toEqual([paymentId]);
    }
    const byName = (await get('/payments?search=wanj')).body;
    expect(idsOf(byName)).toContain(paymentId);
    expect(byName.payments[0]).toMatchObject({ member_name: 'Wanjiru', member_email: expect.any(String) });
  });

  test('takes what is typed as words, not as a pattern', async () => {
    await shop.order(member.memberId);
    for (const search of ['%', '_', '\\', "' or true --", 'R2026-0', '%00'])
      expect((await get(`/payments?search=${encodeURIComponent(search)}`)).body.payments, search).toEqual([]);
    expect((await get('/payments?search=%00')).status).toBe(400);
  });

  test('still shows what a deleted member paid, without a name', async () => {
    const paymentId = await shop.buy(member.memberId);
    await app.query('delete from auth_user where id = $1', [member.memberId]);
    const { payments } = (await get(`/payments?search=${paymentId}`)).body;
    expect(payments).toMatchObject([{ id: paymentId, member_name: null, member_email: null }]);
  });
});

describe('the table for a spreadsheet', () => {
  test('says the same as the list, and no name becomes a formula', async () => {
    const tricky = await app.signUp('=HYPERLINK("http://x")');
    const paymentId = await shop.buy(tricky.memberId, { product: 'deep', currency: 'KES' });
    const answer = await get(`/payments.csv?search=${tricky.memberId}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(/payments-\d{4}-\d\d-\d\d\.csv/);
    const rows = parse(answer.body, { columns: true, bom: true }) as Record<string, string>[];
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      payment: paymentId,
      member_name: '\'=HYPERLINK("http://x")',
      currency: 'KES',
      amount: '2800.00',
      refunded: '0.00',
      status: 'success',
    });
  });

  test('goes on over its pages, and refuses rather than leaving rows out', async () => {
    await app.query(
      `insert into payment_transactions (user_id, status, amount_minor, currency, provider, product_id, created_at)
       select $1, 'failed', 499, 'USD', 'test', 'starter', '2024-01-01T00:00:00Z' from generate_series(1, 2500)`,
      [member.memberId],
    );
    const file = await makePaymentsCsv(app.platform, { search: member.memberId });
    const rows = parse(await file.text(), { columns: true, bom: true }) as { payment: string }[];
    expect(new Set(rows.map(({ payment }) => payment)).size).toBe(2_500);
    await expect(makePaymentsCsv(app.platform, { search: member.memberId }, 2_000)).rejects.toMatchObject({
      code: 'TOO_LARGE',
    });
  });
});

describe('asking again', () => {
  test('notices a payment nobody told us of', async () => {
    const paymentId = await shop.order(member.memberId);
    await shop.act(member.memberId, paymentId, 'approve');
    expect((await post(`/payments/${paymentId}/requery`, {})).body).toMatchObject({ status: 'success' });
    expect(await actsOn(paymentId)).toMatchObject([{ act: 'requery', actor_id: admin.memberId }]);
    expect((await post(`/payments/${randomUUID()}/requery`, {})).status).toBe(404);
  });

  test('a dead letter is listed with what went wrong, and can be tried again', async () => {
    const paymentId = await shop.order(member.memberId);
    await shop.act(member.memberId, paymentId, 'approve');
    const eventId = `evt-${randomUUID()}`;
    await app.query(
      `insert into payment_events (provider, event_id, type, about_kind, about_ref, payment_id, status, attempts, failure)
       values ('test', $1, 'payment.succeeded', 'payment', $2, $3, 'dead', 8, 'provider_unreachable')`,
      [eventId, `test_${paymentId}`, paymentId],
    );
    const isListed = async () =>
      (await get('/payment-events/dead')).body.events.find(
        ({ event_id }: { event_id: string }) => event_id === eventId,
      );
    expect(await isListed()).toMatchObject({ attempts: 8, failure: 'provider_unreachable' });
    const retry = () => post('/payment-events/retry', { provider: 'test', eventId });
    expect((await retry()).body).toEqual({ done: true });
    expect(await isListed()).toBeUndefined();
    expect((await member.call('GET', `/payments/${paymentId}`)).body.status).toBe('success');
    expect((await retry()).body).toEqual({ done: false });
    expect(await actsOn(`test:${eventId}`)).toHaveLength(2);
  });
});

describe('a refund', () => {
  test('needs a reason, and is the admin’s to give', async () => {
    const paymentId = await shop.buy(member.memberId);
    expect((await post(`/payments/${paymentId}/refund`, { reason: ' ' })).status).toBe(400);
    expect((await member.call('POST', `/admin/payments/${paymentId}/refund`, { reason })).status).toBe(403);
    expect((await app.visitor.call('POST', `/admin/payments/${paymentId}/refund`, { reason })).status).toBe(
      401,
    );
    expect((await member.call('GET', `/payments/${paymentId}`)).body.status).toBe('success');
    const { status, body } = await post(`/payments/${paymentId}/refund`, { reason });
    expect([status, body.status, body.refunded_minor]).toEqual([200, 'refunded', 499]);
    expect((await member.call('GET', `/payments/${paymentId}`)).body).toMatchObject({ status: 'refunded' });
  });
});

describe('a price', () => {
  const setPrice = (productId: string, currency: string, amountMinor: number) =>
    admin.call('PUT', `/admin/products/${productId}/prices/${currency}`, { amountMinor, reason });
  const pricesOf = (product: string) =>
    app.query(
      `select amount_minor, retired_at is null as now from prices
       where product_id = $1 and currency = 'USD' order by active_from`,
      [product],
    );

  test('that is changed retires the one before, which is kept', async () => {
    const { body } = await setPrice('deep', 'USD', 2_499);
    expect(body).toMatchObject({ id: 'deep', active: true });
    expect(body.prices.map(({ amount_minor }: { amount_minor: number }) => amount_minor)).toContain(2_499);
    await setPrice('deep', 'USD', 2_499);
    expect(await pricesOf('deep')).toEqual([
      { amount_minor: 2_799, now: false },
      { amount_minor: 2_499, now: true },
    ]);
    expect(await actsOn('deep')).toEqual([
      {
        act: 'set_price',
        actor_id: admin.memberId,
        reason,
        details: { currency: 'USD', from: 2_799, to: 2_499 },
      },
    ]);
  });

  test('changed by many at once is one price in the end', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => setPrice('annual', 'USD', 11_000 + i)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await pricesOf('annual')).filter(({ now }) => now)).toHaveLength(1);
  });

  test('of nothing, or of a product there is not, is refused', async () => {
    expect((await setPrice('steady', 'USD', 0)).status).toBe(400);
    expect((await setPrice('steady', 'EUR', 100)).status).toBe(400);
    expect((await setPrice('nothing', 'USD', 100)).status).toBe(404);
    expect((await get('/products')).body.products).toHaveLength(5);
  });
});

describe('sessions given and taken by hand', () => {
  const adjust = (count: number, adjustmentId = randomUUID() as string, memberId = member.memberId) =>
    post(`/members/${memberId}/sessions`, { adjustmentId, count, reason });

  test('go through the ledger, with who did it and why', async () => {
    const adjustmentId = randomUUID();
    expect((await adjust(3, adjustmentId)).body).toEqual({ available: 5 });
    expect((await adjust(-4)).body).toEqual({ available: 1 });
    const entries = await app.query(
      "select kind, delta_balance, source_type, actor from credit_entry where user_id = $1 and source_type = 'admin' order by seq",
      [member.memberId],
    );
    expect(entries).toEqual([
      { kind: 'grant_admin', delta_balance: 3, source_type: 'admin', actor: admin.memberId },
      { kind: 'expire', delta_balance: -4, source_type: 'admin', actor: admin.memberId },
    ]);
    expect(await actsOn(member.memberId)).toMatchObject([
      { act: 'adjust_sessions', actor_id: admin.memberId, reason, details: { count: 3 } },
      { act: 'adjust_sessions', reason, details: { count: -4 } },
    ]);
  });

  test('sent twice, or eight times at once, count once', async () => {
    const adjustmentId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => adjust(2, adjustmentId)));
    expect(answers.map(({ body }) => body)).toEqual(Array(8).fill({ available: 4 }));
    expect(await actsOn(member.memberId)).toHaveLength(1);
    const other = await app.signUp();
    expect((await adjust(5, adjustmentId)).status).toBe(409);
    expect((await adjust(2, adjustmentId, other.memberId)).status).toBe(409);
  });

  test('are never more than are unused: what is held stays', async () => {
    await holdRealSession(app.platform, member.memberId);
    expect((await adjust(-2)).status).toBe(409);
    expect(await actsOn(member.memberId)).toEqual([]);
    expect((await adjust(-1)).body).toEqual({ available: 0 });
    expect((await adjust(0)).status).toBe(422);
  });

  test('are refused for somebody there is not, whose account is not opened by it', async () => {
    const nobody = randomUUID();
    expect((await adjust(1, undefined, nobody)).status).toBe(404);
    expect(await app.query('select * from credit_account where user_id = $1', [nobody])).toEqual([]);
  });
});
