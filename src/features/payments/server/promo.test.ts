import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { addMember } from '#features/billing/server/testing/ledger-member.ts';
import { quotePromo, redeemPromo, settleRedemption } from './promo.service.ts';
import {
  addPromoCode,
  closeCheckout,
  openCheckout,
  payCheckout,
  starterPack,
} from './testing/promo-checkout.ts';
import { closeShop } from './testing/storefront.ts';

let app: TestApp;
let memberId: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  memberId = await addMember(app);
});
afterAll(() => closeShop(app));

const refusal = { code: 'INVALID_INPUT', status: 422, message: "This code isn't valid" };
const quote = (typed: string, by = memberId) =>
  app.platform.database.asSystem((tx) => quotePromo(tx, { typed, memberId: by, purchase: starterPack }));
const open = (typed: string, by = memberId) => openCheckout(app.platform, by, typed);
const pay = (paymentId: string, by = memberId) => payCheckout(app.platform, by, paymentId);
const redeem = (typed: string, by = memberId) => redeemPromo(app.platform, { typed, memberId: by });
const countsOf = async (code: string) =>
  (await app.query('select reserved, redeemed from promo_codes where code = $1', [code]))[0];
const anHour = 3_600_000;

describe('keeping a code for a checkout', () => {
  test('it is kept while the checkout is open, used up when paid, free again when it was closed', async () => {
    const code = await addPromoCode(app, { max_redemptions: 1 });
    const other = await addMember(app);
    const first = await open(code.toLowerCase());
    expect(await countsOf(code)).toEqual({ reserved: 1, redeemed: 0 });
    await expect(quote(code, other)).rejects.toMatchObject(refusal);
    await closeCheckout(app.platform, first);
    expect(await countsOf(code)).toEqual({ reserved: 0, redeemed: 0 });
    const second = await open(code, other);
    await pay(second, other);
    expect(await countsOf(code)).toEqual({ reserved: 0, redeemed: 1 });
    await expect(open(code)).rejects.toMatchObject(refusal);
  });

  test('money that comes after the checkout was closed still uses the code up', async () => {
    const code = await addPromoCode(app, { max_redemptions: 1 });
    const late = await open(code);
    await closeCheckout(app.platform, late);
    await pay(late);
    expect(await countsOf(code)).toEqual({ reserved: 0, redeemed: 1 });
    await expect(quote(code)).rejects.toMatchObject(refusal);
  });

  test('being told twice, or of a closing after the payment, changes nothing', async () => {
    const code = await addPromoCode(app);
    const paymentId = await open(code);
    await pay(paymentId);
    await pay(paymentId);
    await app.platform.database.asSystem((tx) => settleRedemption(tx, paymentId, 'released'));
    expect(await countsOf(code)).toEqual({ reserved: 0, redeemed: 1 });
  });

  test('an own open checkout does not stand in the way of a quote, but of a second checkout it does', async () => {
    const code = await addPromoCode(app, { max_redemptions: 1 });
    await open(code);
    expect(await quote(code)).toEqual({ code, discountMinor: 49, bonusSessions: 0 });
    await expect(open(code)).rejects.toMatchObject(refusal);
  });

  test('two first purchases cannot be open at once', async () => {
    const codes = [
      await addPromoCode(app, { first_purchase_only: true }),
      await addPromoCode(app, { first_purchase_only: true }),
    ];
    await open(codes[0]!);
    await expect(open(codes[1]!)).rejects.toMatchObject(refusal);
    expect(await quote(codes[1]!)).toMatchObject({ discountMinor: 49 });
  });

  test('a member’s own transaction sees no code, and cannot count what others used', async () => {
    const code = await addPromoCode(app);
    const asMember = app.platform.database.asMember(memberId, (tx) =>
      quotePromo(tx, { typed: code, memberId, purchase: starterPack }),
    );
    await expect(asMember).rejects.toThrow('system transactions');
    const seen = await app.platform.database.asMember(memberId, (tx) =>
      sql`select * from promo_codes`.execute(tx),
    );
    expect(seen.rows).toEqual([]);
  });
});

describe('one answer for everything that can be wrong', () => {
  test.each<[string, Record<string, unknown>]>([
    ['switched off', { active: false }],
    ['not begun', { starts_at: new Date(Date.now() + anHour) }],
    ['over', { expires_at: new Date(Date.now() - anHour) }],
    ['for another product', { product_ids: ['deep'] }],
    ['for another currency', { currency: 'KES' }],
    ['for a larger purchase', { currency: 'USD', min_amount_minor: 500 }],
  ])('a code that is %s', async (_why, columns) => {
    const code = await addPromoCode(app, columns);
    await expect(quote(code)).rejects.toMatchObject(refusal);
    await expect(open(code)).rejects.toMatchObject(refusal);
  });

  test('a code nobody made, used up, used by this member, or for a first purchase that it is not', async () => {
    await expect(quote('NOBODY-MADE-THIS')).rejects.toMatchObject(refusal);
    const used = await addPromoCode(app);
    const usedUp = await addPromoCode(app, { max_redemptions: 1, max_per_user: 5 });
    const firstOnly = await addPromoCode(app, { first_purchase_only: true });
    await pay(await open(used));
    await pay(await open(usedUp));
    for (const code of [used, usedUp, firstOnly]) await expect(quote(code)).rejects.toMatchObject(refusal);
  });
});

describe('sessions without a purchase', () => {
  test('are given once for each use that a member has', async () => {
    const code = await addPromoCode(app, { kind: 'bonus_sessions', value: 2, max_per_user: 2 });
    expect(await redeem(code)).toEqual({ sessions: 2, remaining: 4 });
    expect(await redeem(` ${code.toLowerCase()} `)).toEqual({ sessions: 2, remaining: 6 });
    await expect(redeem(code)).rejects.toMatchObject(refusal);
    expect(await countsOf(code)).toEqual({ reserved: 0, redeemed: 2 });
    const entries = await app.query(
      "select source_id from credit_entry where user_id = $1 and kind = 'grant_promo' order by seq",
      [memberId],
    );
    expect(entries.map((entry) => entry.source_id)).toEqual([
      `${code}:${memberId}:1`,
      `${code}:${memberId}:2`,
    ]);
  });

  test('tapped eight times at once are given once', async () => {
    const code = await addPromoCode(app, { kind: 'bonus_sessions', value: 3 });
    const taps = await Promise.allSettled(Array.from({ length: 8 }, () => redeem(code)));
    expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countsOf(code)).toEqual({ reserved: 0, redeemed: 1 });
  });

  test('and a checkout with the same code at the same moment wait for each other', async () => {
    const code = await addPromoCode(app, { kind: 'bonus_sessions', value: 1, max_per_user: 100 });
    for (let trial = 0; trial < 25; trial += 1) await Promise.all([redeem(code), open(code), redeem(code)]);
    expect(await countsOf(code)).toEqual({ reserved: 25, redeemed: 50 });
  });

  test('a code that only goes with a purchase gives none by itself', async () => {
    for (const columns of [{}, { kind: 'bonus_sessions', value: 2, product_ids: ['starter'] }])
      await expect(redeem(await addPromoCode(app, columns))).rejects.toMatchObject(refusal);
  });
});

describe('the last redemption', () => {
  const TRIALS = 200;

  test(`goes to one of four who race for it, in each of ${TRIALS} trials`, async () => {
    const racers = await Promise.all(Array.from({ length: 4 }, () => addMember(app)));
    let oneWinner = 0;
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const isGift = trial % 4 === 3;
      const terms = isGift ? { kind: 'bonus_sessions', value: 1 } : {};
      const code = await addPromoCode(app, { ...terms, max_redemptions: 1 });
      const tries = racers.map((racer, i) => (isGift && i % 2 ? redeem(code, racer) : open(code, racer)));
      const results = await Promise.allSettled(tries);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject(refusal);
      if (results.filter(({ status }) => status === 'fulfilled').length === 1) oneWinner += 1;
    }
    expect(oneWinner).toBe(TRIALS);
  }, 120_000);
});
