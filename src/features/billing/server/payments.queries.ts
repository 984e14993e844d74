// What a member paid and subscribes to. Amounts are in minor units of their own currency and never added up.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import type { Currency, Payment } from '../billing.contract.ts';

type Tables = {
  payment_transactions: {
    id: string;
    user_id: string;
    status: Payment['status'];
    amount_minor: number;
    currency: Currency;
    product_id: string;
    sessions: number;
    created_at: Date;
  };
  subscriptions: {
    user_id: string;
    status: string;
    product_id: string;
    current_period_end: Date | null;
    cancels_at_period_end: boolean;
    renews: boolean;
    created_at: Date;
  };
  profiles: { id: string; full_name: string; purchased_sessions: number; used_sessions: number };
};

export async function listSuccessfulPayments(tx: Tx, memberId: string, limit: number) {
  return tx
    .withTables<Tables>()
    .selectFrom('payment_transactions')
    .select(['id', 'status', 'amount_minor', 'currency', 'product_id', 'sessions', 'created_at'])
    .where('user_id', '=', memberId)
    .where('status', '=', 'success')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A renewal takes a while to be charged and told: nobody is locked out at the second the period lapses. */
const RENEWAL_GRACE = sql`interval '1 hour'`;

/**
 * Its paid period is not over by the database's clock; while a renewal is on its way, not over for an hour. One whose
 * last renewal was declined counts like any other until then.
 */
export async function findActiveSubscription(tx: Tx, memberId: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('subscriptions')
    .select(['product_id', 'current_period_end', 'cancels_at_period_end', 'created_at'])
    .where('user_id', '=', memberId)
    .where('status', 'in', ['active', 'past_due'])
    .where((where) =>
      where.or([
        where('current_period_end', 'is', null),
        where('current_period_end', '>', sql<Date>`clock_timestamp()`),
        where.and([
          where('renews', '=', true),
          where('cancels_at_period_end', '=', false),
          where('current_period_end', '>', sql<Date>`clock_timestamp() - ${RENEWAL_GRACE}`),
        ]),
      ]),
    )
    .executeTakeFirst();
}

export async function findProfile(tx: Tx, memberId: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('profiles')
    .select(['id', 'full_name', 'purchased_sessions', 'used_sessions'])
    .where('id', '=', memberId)
    .executeTakeFirst();
}
