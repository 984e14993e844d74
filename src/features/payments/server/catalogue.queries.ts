// Products and their prices. A price is never changed, only retired by the next one.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import type { Currency, Product } from '../payments.contract.ts';

type Tables = {
  products: {
    id: string;
    kind: Product['kind'];
    name: string;
    description: string;
    sessions: number;
    period_months: number | null;
    position: number;
    active: boolean;
  };
  prices: {
    id: string;
    product_id: string;
    currency: Currency;
    amount_minor: number;
    active_from: Date;
    retired_at: Date | null;
  };
};

/** In the order they are shown in, each with the prices that hold now. */
export async function listProducts(
  tx: Tx,
  { onlyActive }: { onlyActive: boolean },
): Promise<(Product & { active: boolean })[]> {
  const db = tx.withTables<Tables>();
  const products = await db
    .selectFrom('products')
    .select(['id', 'kind', 'name', 'description', 'sessions', 'period_months', 'active'])
    .where('active', 'in', onlyActive ? [true] : [true, false])
    .orderBy('position')
    .execute();
  const prices = await db
    .selectFrom('prices')
    .select(['id', 'product_id', 'currency', 'amount_minor'])
    .where('retired_at', 'is', null)
    .orderBy('currency', 'desc')
    .execute();
  return products.map((product) => ({
    ...product,
    prices: prices
      .filter(({ product_id }) => product_id === product.id)
      .map(({ id, currency, amount_minor }) => ({ id, currency, amount_minor })),
  }));
}

export type PricedProduct = {
  priceId: string;
  currency: Currency;
  amountMinor: number;
  productId: string;
  productName: string;
  kind: Product['kind'];
  sessions: number;
  periodMonths: number | null;
};

/** A price of something on sale that holds now, or was replaced less than `honouredMs` ago. */
export async function findOpenPrice(
  tx: Tx,
  priceId: string,
  honouredMs: number,
): Promise<PricedProduct | null> {
  const row = await tx
    .withTables<Tables>()
    .selectFrom('prices')
    .innerJoin('products', 'products.id', 'prices.product_id')
    .select([
      'prices.id as priceId',
      'prices.currency',
      'prices.amount_minor as amountMinor',
      'products.id as productId',
      'products.name as productName',
      'products.kind',
      'products.sessions',
      'products.period_months as periodMonths',
    ])
    .where('prices.id', '=', priceId)
    .where('products.active', '=', true)
    .where((where) =>
      where.or([
        where('prices.retired_at', 'is', null),
        where('prices.retired_at', '>', sql<Date>`clock_timestamp() - ${honouredMs} * interval '1 ms'`),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** The currency of the member's latest purchase. */
export async function findLastCurrency(tx: Tx, memberId: string): Promise<Currency | null> {
  const { rows } = await sql<{ currency: Currency }>`
    select currency from payment_transactions where user_id = ${memberId} and paid_at is not null
    order by paid_at desc limit 1`.execute(tx);
  return rows[0]?.currency ?? null;
}
