import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { codePattern } from '../payments-admin.contract.ts';
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
  member = await app.signUp();
});
afterAll(() => closeShop(app));

const terms = (over: object = {}) => ({
  kind: 'percent',
  value: 25,
  currency: null,
  product_ids: null,
  max_redemptions: null,
  max_per_user: 1,
  first_purchase_only: false,
  min_amount_minor: null,
  starts_at: null,
  expires_at: null,
  ...over,
});
const create = (over: object = {}) => admin.call('POST', '/admin/promo-codes', terms(over));
const quoteFor = async (promoCode: string) => {
  const [price] = await app.query(
    "select id from prices where product_id = 'starter' and currency = 'USD' and retired_at is null",
  );
  return member.call('POST', '/plans/quote', { priceId: price!.id, promoCode });
};

describe('a new code', () => {
  test('is stored in capitals, can be used at once, and is written down with who made it', async () => {
    const { status, body } = await create({ code: ' spring-25 ', reason: 'Spring' });
    expect([status, body]).toMatchObject([
      200,
      { code: 'SPRING-25', active: true, reserved: 0, redeemed: 0, kind: 'percent', value: 25 },
    ]);
    expect((await quoteFor('spring–25')).body).toMatchObject({ discount_minor: 124, total_minor: 375 });
    const acts = await app.query(
      "select act, actor_id, reason from admin_acts where subject_id = 'SPRING-25'",
    );
    expect(acts).toEqual([{ act: 'create_promo_code', actor_id: admin.memberId, reason: 'Spring' }]);
  });

  test('that exists already is refused and left as it was', async () => {
    await create({ code: 'TWICE', value: 10 });
    expect((await create({ code: 'twice', value: 90 })).status).toBe(409);
    expect((await quoteFor('TWICE')).body.discount_minor).toBe(49);
  });

  test.each<[string, object, number]>([
    ['more than all of it', { value: 101 }, 422],
    ['an amount of no currency', { kind: 'amount', value: 100 }, 422],
    ['a least amount of no currency', { min_amount_minor: 100 }, 422],
    ['a product there is not', { product_ids: ['starter', 'nothing'] }, 422],
    ['no product at all', { product_ids: [] }, 400],
    [
      'an end before its beginning',
      { starts_at: '2026-05-02T00:00:00Z', expires_at: '2026-05-01T00:00:00Z' },
      422,
    ],
    ['thousands of sessions', { kind: 'bonus_sessions', value: 1_001 }, 422],
    ['nothing', { value: 0 }, 400],
    ['a value no table holds', { value: 1e12 }, 400],
    ['a name that is too short', { code: 'ABC' }, 400],
    ['a name with a space in it', { code: 'TWO WORDS' }, 400],
  ])('for %s is refused', async (_what, over, status) => {
    expect((await create({ code: 'NEVER-MADE', ...over })).status).toBe(status);
    expect(await app.query("select * from promo_codes where code = 'NEVER-MADE'")).toEqual([]);
  });
});

describe('many codes at once', () => {
  test('are all different, all usable, and one act', async () => {
    const { body } = await admin.call('POST', '/admin/promo-codes/bulk', {
      ...terms({ max_redemptions: 1 }),
      prefix: 'bulk',
      count: 1_000,
    });
    expect(new Set(body.codes).size).toBe(1_000);
    for (const code of body.codes) expect(code).toMatch(codePattern);
    expect((await quoteFor(body.codes[777].toLowerCase())).status).toBe(200);
    const acts = await app.query("select details from admin_acts where act = 'create_promo_codes'");
    expect(acts).toEqual([{ details: { kind: 'percent', value: 25, currency: null, count: 1_000 } }]);
    const first = (await admin.call('GET', '/admin/promo-codes?search=bulk&limit=200')).body;
    const second = (await admin.call('GET', `/admin/promo-codes?search=bulk&limit=200&after=${first.next}`))
      .body;
    const listed = [...first.codes, ...second.codes].map(({ code }: { code: string }) => code);
    expect(new Set(listed).size).toBe(400);
  });
});

describe('a code that is switched off', () => {
  test('cannot be used; a checkout under way keeps its price; switched on it works again', async () => {
    await create({ code: 'ONOFF' });
    const under_way = await shop.order(member.memberId, { promoCode: 'ONOFF' });
    const set = (active: boolean) => admin.call('PATCH', '/admin/promo-codes/onoff', { active });
    expect((await set(false)).body).toMatchObject({ code: 'ONOFF', active: false, reserved: 1 });
    expect((await quoteFor('ONOFF')).status).toBe(422);
    await shop.act(member.memberId, under_way, 'approve');
    expect(await shop.look(under_way)).toMatchObject({ status: 'success', amount_minor: 375 });
    expect((await set(true)).body).toMatchObject({ active: true, reserved: 0, redeemed: 1 });
    expect((await admin.call('PATCH', '/admin/promo-codes/NO-SUCH-CODE', { active: true })).status).toBe(404);
  });
});

describe('what the codes brought in', () => {
  test('is told by code and currency, less what was given back', async () => {
    await create({ code: 'REVENUE-A', max_per_user: 9 });
    await create({ code: 'REVENUE-B', kind: 'bonus_sessions', value: 2 });
    await create({ code: 'REVENUE-C' });
    await shop.buy(member.memberId, { promoCode: 'REVENUE-A' });
    await shop.buy(member.memberId, { promoCode: 'REVENUE-A', currency: 'KES', product: 'steady' });
    const refunded = await shop.buy(member.memberId, { promoCode: 'REVENUE-A' });
    await admin.call('POST', `/admin/payments/${refunded}/refund`, { reason: 'Asked for it.' });
    await member.call('POST', '/promo-codes/redeem', { promoCode: 'REVENUE-B' });
    await shop.order(member.memberId, { promoCode: 'REVENUE-C' });
    const rows: { code: string }[] = [];
    let after = '';
    do {
      const page = (
        await admin.call('GET', `/admin/promo-codes/revenue?limit=1${after && `&after=${after}`}`)
      ).body;
      rows.push(...page.rows);
      after = page.next;
    } while (after);
    expect(rows.filter(({ code }) => code.startsWith('REVENUE'))).toEqual([
      {
        code: 'REVENUE-A',
        currency: 'KES',
        redemptions: 1,
        paid_minor: 97_500,
        discount_minor: 32_500,
        bonus_sessions: 0,
      },
      {
        code: 'REVENUE-A',
        currency: 'USD',
        redemptions: 2,
        paid_minor: 375,
        discount_minor: 248,
        bonus_sessions: 0,
      },
      {
        code: 'REVENUE-B',
        currency: null,
        redemptions: 1,
        paid_minor: 0,
        discount_minor: 0,
        bonus_sessions: 2,
      },
    ]);
  });
});

test('none of it is for members or visitors', async () => {
  for (const [method, path, body] of [
    ['GET', '/admin/promo-codes', undefined],
    ['GET', '/admin/promo-codes/revenue', undefined],
    ['POST', '/admin/promo-codes', terms({ code: 'MINE' })],
    ['POST', '/admin/promo-codes/bulk', { ...terms(), prefix: '', count: 1 }],
    ['PATCH', '/admin/promo-codes/MINE', { active: true }],
  ] as const) {
    expect((await member.call(method, path, body)).status, path).toBe(403);
    expect((await app.visitor.call(method, path, body)).status, path).toBe(401);
  }
});
