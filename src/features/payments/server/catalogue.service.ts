// What can be bought here, in which currencies, and where a member's eye should fall first.
import type { Currency, Plans } from '../payments.contract.ts';
import { findLastCurrency, listProducts } from './catalogue.queries.ts';
import type { PaymentTools } from './payment-tools.ts';

type Reader = { memberId: string; country: string | null; acceptLanguage: string | null };

export async function getPlans({ platform, providers }: PaymentTools, reader: Reader): Promise<Plans> {
  const { products, last } = await platform.database.asMember(reader.memberId, async (tx) => ({
    products: await listProducts(tx, { onlyActive: true }),
    last: await findLastCurrency(tx, reader.memberId),
  }));
  const open = providers.ways.map(({ currency }) => currency);
  const guess = last ?? likelyCurrency(reader);
  return {
    products: products
      .map(({ active, ...product }) => ({
        ...product,
        prices: product.prices.filter(({ currency }) => open.includes(currency)),
      }))
      .filter(({ prices }) => prices.length > 0),
    suggested_currency: open.includes(guess) ? guess : (open[0] ?? guess),
    ways: providers.ways,
    is_test_mode: providers.isTestMode,
  };
}

/** Shillings for who says they live in Kenya, or whose browser reads as people there do. */
export function likelyCurrency({ country, acceptLanguage }: Omit<Reader, 'memberId'>): Currency {
  if (country !== null) return country === 'KE' ? 'KES' : 'USD';
  return /(^|[\s,])(sw|[a-z]{2,3}-ke)\b/i.test(acceptLanguage ?? '') ? 'KES' : 'USD';
}
