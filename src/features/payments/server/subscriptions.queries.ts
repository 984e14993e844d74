// Subscriptions as they are stored. Each is what its provider said last, cut to what was really paid for.
import { sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';
import type { Currency, ProviderId } from '../payments.contract.ts';

export type SubscriptionStatus = 'incomplete' | 'active' | 'past_due' | 'cancelled' | 'expired';

type Row = {
  id: Generated<string>;
  user_id: string;
  status: SubscriptionStatus;
  product_id: string;
  provider: ProviderId;
  provider_ref: string | null;
  current_period_end: Date | null;
  cancels_at_period_end: boolean;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  renews: boolean;
  amount_minor: number | null;
  currency: Currency | null;
  provider_period_end: Date | null;
  asked_at: Date | null;
};
type Tables = { subscriptions: Row; products: { id: string; name: string } };
export type SubscriptionRow = { [K in keyof Row]: Row[K] extends Generated<infer T> ? T : Row[K] } & {
  product_name: string;
  /** Its period is over by the database's clock. */
  is_over: boolean;
};

const db = (tx: Tx) => tx.withTables<Tables>();

const selectSubscriptions = (tx: Tx) =>
  db(tx)
    .selectFrom('subscriptions')
    .innerJoin('products', 'products.id', 'subscriptions.product_id')
    .selectAll('subscriptions')
    .select([
      'products.name as product_name',
      sql<boolean>`coalesce(current_period_end <= clock_timestamp(), false)`.as('is_over'),
    ]);

/** The one that is active or past due, if any. There is at most one. */
export async function findLiveSubscription(tx: Tx, memberId: string): Promise<SubscriptionRow | null> {
  const row = await selectSubscriptions(tx)
    .where('user_id', '=', memberId)
    .where('status', 'in', ['active', 'past_due'])
    .executeTakeFirst();
  return row ?? null;
}

export async function getSubscription(tx: Tx, id: string): Promise<SubscriptionRow> {
  return selectSubscriptions(tx).where('subscriptions.id', '=', id).executeTakeFirstOrThrow();
}

export async function findSubscriptionByRef(
  tx: Tx,
  provider: ProviderId,
  ref: string,
): Promise<SubscriptionRow | null> {
  const row = await selectSubscriptions(tx)
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
  return row ?? null;
}

export type NewSubscription = Pick<
  SubscriptionRow,
  | 'user_id'
  | 'product_id'
  | 'provider'
  | 'provider_ref'
  | 'renews'
  | 'amount_minor'
  | 'currency'
  | 'cancels_at_period_end'
>;

/** Not active yet: `updateSubscription` says what it is. */
export async function insertSubscription(tx: Tx, subscription: NewSubscription): Promise<string> {
  const row = await db(tx)
    .insertInto('subscriptions')
    .values({
      ...subscription,
      status: 'incomplete',
      current_period_end: null,
      provider_period_end: null,
      asked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateSubscription(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      SubscriptionRow,
      | 'status'
      | 'current_period_end'
      | 'provider_period_end'
      | 'cancels_at_period_end'
      | 'asked_at'
      | 'renews'
    >
  >,
): Promise<void> {
  await db(tx)
    .updateTable('subscriptions')
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** Those that end by themselves and have ended: nobody needs to be asked. Returns whose they were. */
export async function expireEndedPasses(tx: Tx, memberId: string | null): Promise<string[]> {
  const rows = await db(tx)
    .updateTable('subscriptions')
    .set({ status: 'expired', updated_at: sql`clock_timestamp()` })
    .where('renews', '=', false)
    .where('status', 'in', ['active', 'past_due'])
    .where('current_period_end', '<=', sql<Date>`clock_timestamp()`)
    .where((where) => (memberId === null ? where.val(true) : where('user_id', '=', memberId)))
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Renewing subscriptions whose period is over and that are not settled: asked about every minute at first, then less and
 * less often.
 */
export async function listEndedSubscriptions(
  tx: Tx,
  limit: number,
): Promise<{ id: string; provider: ProviderId; provider_ref: string }[]> {
  const { rows } = await sql<{ id: string; provider: ProviderId; provider_ref: string }>`
    select id, provider, provider_ref from subscriptions
    where renews and provider_ref is not null and status in ('incomplete', 'active', 'past_due')
      and coalesce(current_period_end, created_at) <= clock_timestamp()
      and (asked_at is null or asked_at <= clock_timestamp() - greatest(interval '50 s',
        least(interval '6 hours', (clock_timestamp() - coalesce(current_period_end, created_at)) / 20)))
    order by asked_at nulls first limit ${limit}`.execute(tx);
  return rows;
}
