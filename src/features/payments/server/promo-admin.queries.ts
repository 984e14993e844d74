// Promo codes as the admin makes, lists and counts them. System transactions only.
import { sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';
import type { Currency } from '../payments.contract.ts';
import type { PromoCode } from '../payments-admin.contract.ts';

type Tables = {
  promo_codes: {
    code: string;
    kind: PromoCode['kind'];
    value: number;
    currency: Currency | null;
    product_ids: string[] | null;
    max_redemptions: number | null;
    max_per_user: number;
    first_purchase_only: boolean;
    min_amount_minor: number | null;
    starts_at: Date | null;
    expires_at: Date | null;
    active: Generated<boolean>;
    reserved: Generated<number>;
    redeemed: Generated<number>;
    created_by: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  products: { id: string };
};

const db = (tx: Tx) => tx.withTables<Tables>();

const columns = [
  'code',
  'kind',
  'value',
  'currency',
  'product_ids',
  'max_redemptions',
  'max_per_user',
  'first_purchase_only',
  'min_amount_minor',
  'starts_at',
  'expires_at',
  'active',
  'reserved',
  'redeemed',
  'created_at',
] as const;

type Terms = Pick<
  PromoCode,
  | 'kind'
  | 'value'
  | 'currency'
  | 'product_ids'
  | 'max_redemptions'
  | 'max_per_user'
  | 'first_purchase_only'
  | 'min_amount_minor'
> & { starts_at: Date | null; expires_at: Date | null };

/** Returns the codes that were new; one that exists already is left as it is. */
export async function insertPromoCodes(
  tx: Tx,
  codes: string[],
  terms: Terms,
  createdBy: string,
): Promise<string[]> {
  const rows = await db(tx)
    .insertInto('promo_codes')
    .values(codes.map((code) => ({ code, ...terms, created_by: createdBy })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .execute();
  return rows.map(({ code }) => code);
}

export const findPromoCode = (tx: Tx, code: string) =>
  db(tx).selectFrom('promo_codes').select(columns).where('code', '=', code).executeTakeFirst();

/** Newest first. `after` is the last code of the page before. */
export const listPromoCodes = (
  tx: Tx,
  { search, after, limit }: { search: string | undefined; after: string | undefined; limit: number },
) =>
  db(tx)
    .selectFrom('promo_codes')
    .select(columns)
    .$if(search !== undefined, (query) => query.where(sql<boolean>`starts_with(code, ${search})`))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, code) < (select l.created_at, l.code from promo_codes l where l.code = ${after})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc')
    .limit(limit)
    .execute();

/** Returns false when there is no such code. */
export async function updatePromoCodeActive(tx: Tx, code: string, active: boolean): Promise<boolean> {
  const row = await db(tx)
    .updateTable('promo_codes')
    .set({ active, updated_at: sql`clock_timestamp()` })
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the given ids that are products. */
export async function listProductIds(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await db(tx).selectFrom('products').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

export type PromoRevenueRow = {
  code: string;
  currency: Currency | null;
  redemptions: number;
  paid_minor: number;
  discount_minor: number;
  bonus_sessions: number;
};

/** What was redeemed, of the next `limit` codes in alphabetical order that were redeemed at all. */
export async function listPromoRevenue(
  tx: Tx,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PromoRevenueRow[]> {
  const { rows } = await sql<PromoRevenueRow>`
    with page as (
      select code from promo_codes
      where redeemed > 0 and (${after ?? null}::text is null or code collate "C" > ${after ?? null}::text)
      order by code collate "C" limit ${limit})
    select r.code, p.currency, count(*)::integer as redemptions,
      coalesce(sum(p.amount_minor - p.refunded_minor), 0)::bigint as paid_minor,
      coalesce(sum(p.discount_minor), 0)::bigint as discount_minor,
      sum(r.bonus_sessions)::integer as bonus_sessions
    from promo_redemptions r
    join page using (code)
    left join payment_transactions p on p.id = r.payment_id
    where r.status = 'redeemed'
    group by r.code, p.currency
    order by r.code collate "C", p.currency nulls last`.execute(tx);
  return rows;
}
