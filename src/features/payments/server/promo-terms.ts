// What a promo code is worth, and to whom. Pure: the whole rule in one place, with no clock and no database. It never
// says why a code cannot be used: a person who guesses codes must learn nothing.
import type { Currency, Product } from '../payments.contract.ts';
import type { PromoCode } from '../payments-admin.contract.ts';

export type PromoTerms = {
  kind: PromoCode['kind'];
  /** Percent 1–100, minor units of `currency`, or sessions. */
  value: number;
  /** null: any currency. */
  currency: Currency | null;
  /** null: any product. */
  productIds: string[] | null;
  /** null: no limit. */
  maxRedemptions: number | null;
  maxPerUser: number;
  isFirstPurchaseOnly: boolean;
  /** In minor units of `currency`; null: no least amount. */
  minAmountMinor: number | null;
  startsAt: Date | null;
  /** The first instant at which it cannot be used any more. */
  expiresAt: Date | null;
  isActive: boolean;
};

/** How the code was used so far; what is reserved counts as used. */
export type PromoUse = { taken: number; takenByMember: number; hasPurchased: boolean; now: Date };

/** What is to be bought, at its list price. */
export type PromoPurchase = {
  productId: string;
  productKind: Product['kind'];
  currency: Currency;
  amountMinor: number;
};

export type PromoEffect = { discountMinor: number; bonusSessions: number };

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** One form for the ways of typing a code: case, spaces around, the long dashes phones put in. */
export const normalisePromoCode = (typed: string): string =>
  typed.normalize('NFKC').replace(INVISIBLE, '').replace(DASHES, '-').trim().toUpperCase();

/** What the code does to a purchase; null when it cannot be used for it, whatever the reason. */
export function promoEffect(terms: PromoTerms, use: PromoUse, purchase: PromoPurchase): PromoEffect | null {
  if (!isOpenTo(terms, use)) return null;
  if (terms.currency !== null && terms.currency !== purchase.currency) return null;
  if (terms.productIds !== null && !terms.productIds.includes(purchase.productId)) return null;
  if (terms.minAmountMinor !== null && purchase.amountMinor < terms.minAmountMinor) return null;
  switch (terms.kind) {
    case 'percent':
      return { discountMinor: percentOf(terms.value, purchase.amountMinor), bonusSessions: 0 };
    case 'amount':
      return { discountMinor: Math.min(terms.value, purchase.amountMinor), bonusSessions: 0 };
    case 'bonus_sessions':
      // A subscription has no limit that sessions could be added to.
      return purchase.productKind === 'pack' ? { discountMinor: 0, bonusSessions: terms.value } : null;
  }
}

/** Sessions the code gives without a purchase; null when it gives none, or only together with one. */
export function promoGift(terms: PromoTerms, use: PromoUse): number | null {
  const needsPurchase =
    terms.kind !== 'bonus_sessions' ||
    terms.currency !== null ||
    terms.productIds !== null ||
    terms.minAmountMinor !== null;
  return needsPurchase || !isOpenTo(terms, use) ? null : terms.value;
}

function isOpenTo(terms: PromoTerms, use: PromoUse): boolean {
  return (
    terms.isActive &&
    (terms.startsAt === null || use.now >= terms.startsAt) &&
    (terms.expiresAt === null || use.now < terms.expiresAt) &&
    (terms.maxRedemptions === null || use.taken < terms.maxRedemptions) &&
    use.takenByMember < terms.maxPerUser &&
    !(terms.isFirstPurchaseOnly && use.hasPurchased)
  );
}

/** Whole minor units, rounded down. Amounts reach 10^10 at most, so the product is exact. */
const percentOf = (percent: number, amountMinor: number) => Math.floor((amountMinor * percent) / 100);
