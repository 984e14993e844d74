// Changing a price: the old one is retired and stays, so that checkouts it was shown to keep it.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import type { Currency } from '../payments.contract.ts';

/** Makes everyone else who would change its prices wait. False when there is no such product. */
export async function lockProduct(tx: Tx, productId: string): Promise<boolean> {
  const { rows } = await sql`select id from products where id = ${productId} for update`.execute(tx);
  return rows.length > 0;
}

/** In minor units; null when it is not sold in that currency. */
export async function findPriceNow(tx: Tx, productId: string, currency: Currency): Promise<number | null> {
  const { rows } = await sql<{ amount_minor: number }>`
    select amount_minor from prices
    where product_id = ${productId} and currency = ${currency} and retired_at is null`.execute(tx);
  return rows[0]?.amount_minor ?? null;
}

/** Needs the product's lock. */
export async function replacePrice(
  tx: Tx,
  { productId, currency, amountMinor }: { productId: string; currency: Currency; amountMinor: number },
): Promise<void> {
  await sql`
    update prices set retired_at = clock_timestamp()
    where product_id = ${productId} and currency = ${currency} and retired_at is null`.execute(tx);
  await sql`
    insert into prices (product_id, currency, amount_minor)
    values (${productId}, ${currency}, ${amountMinor})`.execute(tx);
}
