import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  normalisePromoCode,
  type PromoPurchase,
  type PromoTerms,
  type PromoUse,
  promoEffect,
  promoGift,
} from './promo-terms.ts';

const now = new Date('2026-03-01T12:00:00Z');
const terms = (over: Partial<PromoTerms> = {}): PromoTerms => ({
  kind: 'percent',
  value: 15,
  currency: null,
  productIds: null,
  maxRedemptions: null,
  maxPerUser: 1,
  isFirstPurchaseOnly: false,
  minAmountMinor: null,
  startsAt: null,
  expiresAt: null,
  isActive: true,
  ...over,
});
const use = (over: Partial<PromoUse> = {}): PromoUse => ({
  taken: 0,
  takenByMember: 0,
  hasPurchased: false,
  now,
  ...over,
});
const pack = (over: Partial<PromoPurchase> = {}): PromoPurchase => ({
  productId: 'starter',
  productKind: 'pack',
  currency: 'USD',
  amountMinor: 499,
  ...over,
});

describe('a typed code', () => {
  test.each([
    ['  welcome-10 ', 'WELCOME-10'],
    ['Welcome–10', 'WELCOME-10'],
    ['WELCOME—10', 'WELCOME-10'],
    ['welcome−10', 'WELCOME-10'],
    ['ｗｅｌｃｏｍｅ－10', 'WELCOME-10'],
    ['\u200Bwelcome-10\uFEFF', 'WELCOME-10'],
    ['WELCOME\u0000-10\r\n', 'WELCOME-10'],
  ])('%j is %s', (typed, code) => {
    expect(normalisePromoCode(typed)).toBe(code);
  });
});

describe('what a code takes off', () => {
  test('a percentage is rounded down to whole cents', () => {
    expect(promoEffect(terms({ value: 15 }), use(), pack())?.discountMinor).toBe(74);
    expect(promoEffect(terms({ value: 1 }), use(), pack({ amountMinor: 99 }))?.discountMinor).toBe(0);
    expect(promoEffect(terms({ value: 100 }), use(), pack())?.discountMinor).toBe(499);
  });

  test('an amount never takes off more than there is to pay', () => {
    const off = terms({ kind: 'amount', value: 1_000, currency: 'USD' });
    expect(promoEffect(off, use(), pack())?.discountMinor).toBe(499);
    expect(promoEffect(off, use(), pack({ amountMinor: 1_299 }))?.discountMinor).toBe(1_000);
  });

  test('bonus sessions leave the price alone, and add nothing to a plan without a limit', () => {
    const bonus = terms({ kind: 'bonus_sessions', value: 2 });
    expect(promoEffect(bonus, use(), pack())).toEqual({ discountMinor: 0, bonusSessions: 2 });
    expect(promoEffect(bonus, use(), pack({ productKind: 'subscription' }))).toBeNull();
  });

  test('whatever the code and the price, what is left to pay is between nothing and the price', () => {
    const anyTerms = fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const, 'bonus_sessions' as const),
      value: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 100_000_000 }), (over, amountMinor) => {
        const effect = promoEffect(terms(over), use(), pack({ amountMinor }))!;
        expect(Number.isInteger(effect.discountMinor)).toBe(true);
        expect(effect.discountMinor).toBeGreaterThanOrEqual(0);
        expect(effect.discountMinor).toBeLessThanOrEqual(amountMinor);
        if (over.kind === 'percent')
          expect(effect.discountMinor * 100).toBeLessThanOrEqual(amountMinor * over.value);
      }),
    );
  });
});

const hour = 3_600_000;
const ago = new Date(now.getTime() - hour);
const later = new Date(now.getTime() + hour);

describe('a code that cannot be used', () => {
  test.each<[string, Partial<PromoTerms>, Partial<PromoUse>, Partial<PromoPurchase>]>([
    ['is switched off', { isActive: false }, {}, {}],
    ['has not begun', { startsAt: later }, {}, {}],
    ['is over', { expiresAt: ago }, {}, {}],
    ['is over at the very instant', { expiresAt: now }, {}, {}],
    ['is used up', { maxRedemptions: 3 }, { taken: 3 }, {}],
    ['was used by this member', {}, { taken: 1, takenByMember: 1 }, {}],
    ['is for a first purchase', { isFirstPurchaseOnly: true }, { hasPurchased: true }, {}],
    ['is for another product', { productIds: ['deep'] }, {}, {}],
    ['is for another currency', { currency: 'KES' }, {}, {}],
    ['needs a larger purchase', { currency: 'USD', minAmountMinor: 500 }, {}, {}],
  ])('%s', (_why, termsOver, useOver, purchaseOver) => {
    expect(promoEffect(terms(termsOver), use(useOver), pack(purchaseOver))).toBeNull();
  });

  test.each<[string, Partial<PromoTerms>, Partial<PromoUse>]>([
    ['begins at this very instant', { startsAt: now }, {}],
    ['has one redemption left', { maxRedemptions: 3 }, { taken: 2 }],
    ['may be used twice by a member', { maxPerUser: 2 }, { taken: 1, takenByMember: 1 }],
    ['is for this product', { productIds: ['deep', 'starter'] }, {}],
    ['needs just this much', { currency: 'USD', minAmountMinor: 499 }, {}],
  ])('but one that %s can', (_why, termsOver, useOver) => {
    expect(promoEffect(terms(termsOver), use(useOver), pack())).not.toBeNull();
  });
});

describe('sessions without a purchase', () => {
  test('come from a bonus code that asks for nothing bought', () => {
    expect(promoGift(terms({ kind: 'bonus_sessions', value: 3 }), use())).toBe(3);
  });

  test.each<[string, Partial<PromoTerms>, Partial<PromoUse>]>([
    ['takes something off a price', { kind: 'percent' }, {}],
    ['goes with certain packs', { productIds: ['deep'] }, {}],
    ['goes with a currency', { currency: 'KES' }, {}],
    ['goes with a least amount', { currency: 'KES', minAmountMinor: 1 }, {}],
    ['is over', { expiresAt: ago }, {}],
    ['was used by this member', {}, { takenByMember: 1, taken: 1 }],
  ])('do not come from one that %s', (_why, termsOver, useOver) => {
    expect(promoGift(terms({ kind: 'bonus_sessions', ...termsOver }), use(useOver))).toBeNull();
  });
});
