// What a card of the upgrade screen shows of a product, in one currency.
import { formatMoney } from '#platform/web/format-money.ts';
import type { Currency, Plans, Price, Product } from '../payments.contract.ts';
import { paymentsCopy } from './payments.copy.ts';

const copy = paymentsCopy.upgrade;

export type PlanChoice = {
  product: Product;
  price: Price;
  way: Plans['ways'][number];
};

/** The products sold in a currency, in the catalogue's order. */
export function choicesIn({ products, ways }: Plans, currency: Currency | undefined): PlanChoice[] {
  const way = ways.find((known) => known.currency === currency);
  if (!way) return [];
  return products.flatMap((product) => {
    const price = product.prices.find((known) => known.currency === currency);
    return price ? [{ product, price, way }] : [];
  });
}

export const priceWords = ({ amount_minor, currency }: Price) =>
  formatMoney({ amountMinor: amount_minor, currency });

/** "once", "a month", or "for a year" when it does not renew. */
export function periodWords({ product, way }: PlanChoice): string {
  if (product.period_months === null) return copy.once;
  return way.renews ? copy.per(product.period_months) : copy.forPeriod(product.period_months);
}

/** What a session comes to is said in whole cents of a dollar, and in whole shillings. */
const smallestSaid: Record<Currency, number> = { USD: 1, KES: 100 };

export function givesWords({ product, price }: PlanChoice): string {
  if (product.kind === 'subscription') return copy.unlimited;
  const unit = smallestSaid[price.currency];
  const each = formatMoney({
    amountMinor: Math.round(price.amount_minor / product.sessions / unit) * unit,
    currency: price.currency,
  });
  return `${paymentsCopy.sessions(product.sessions)}, ${copy.perSession(each)}`;
}
