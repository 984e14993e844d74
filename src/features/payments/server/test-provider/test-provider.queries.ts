// The test provider's own books. Nothing but the test provider reads or writes them.
import { sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';
import type { Currency } from '../../payments.contract.ts';

type Payment = {
  ref: string;
  payment_id: string | null;
  member_id: string | null;
  product_name: string;
  amount_minor: number;
  currency: Currency;
  renews_every_months: number | null;
  renewal_amount_minor: number | null;
  return_url: string | null;
  cancel_url: string | null;
  status: 'pending' | 'success' | 'failed' | 'cancelled' | 'expired';
  pays_at: Date | null;
  paid_at: Date | null;
  refunded_minor: number;
  dispute: 'open' | 'won' | 'lost' | null;
  subscription_ref: string | null;
  period_start: Date | null;
  period_end: Date | null;
  expires_at: Date | null;
};
type Subscription = {
  ref: string;
  payment_id: string;
  status: 'active' | 'past_due' | 'cancelled';
  amount_minor: number;
  currency: Currency;
  months: number;
  period_end: Date;
  cancels_at_period_end: boolean;
  declines_renewals: boolean;
};
type Tables = {
  test_provider_payments: Payment & { created_at: Generated<Date> };
  test_provider_subscriptions: Subscription & { created_at: Generated<Date> };
};
export type TestPayment = Payment;
export type TestSubscription = Subscription;

const db = (tx: Tx) => tx.withTables<Tables>();

/** Does nothing when the payment has one already. */
export async function insertTestPayment(
  tx: Tx,
  payment: Pick<Payment, 'ref' | 'product_name' | 'amount_minor' | 'currency' | 'status'> & Partial<Payment>,
): Promise<void> {
  await db(tx)
    .insertInto('test_provider_payments')
    .values({
      payment_id: null,
      member_id: null,
      renews_every_months: null,
      renewal_amount_minor: null,
      return_url: null,
      cancel_url: null,
      pays_at: null,
      paid_at: null,
      refunded_minor: 0,
      dispute: null,
      subscription_ref: null,
      period_start: null,
      period_end: null,
      expires_at: null,
      ...payment,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Waits for whoever else is changing it. */
export async function lockTestPayment(tx: Tx, ref: string): Promise<Payment | null> {
  const row = await db(tx)
    .selectFrom('test_provider_payments')
    .selectAll()
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateTestPayment(tx: Tx, ref: string, change: Partial<Payment>): Promise<void> {
  await db(tx).updateTable('test_provider_payments').set(change).where('ref', '=', ref).execute();
}

export async function insertTestSubscription(
  tx: Tx,
  subscription: Omit<Subscription, 'status' | 'cancels_at_period_end' | 'declines_renewals'>,
): Promise<void> {
  await db(tx)
    .insertInto('test_provider_subscriptions')
    .values({ ...subscription, status: 'active', cancels_at_period_end: false, declines_renewals: false })
    .execute();
}

export async function lockTestSubscription(tx: Tx, ref: string): Promise<Subscription | null> {
  const row = await db(tx)
    .selectFrom('test_provider_subscriptions')
    .selectAll()
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateTestSubscription(
  tx: Tx,
  ref: string,
  change: Partial<Subscription>,
): Promise<void> {
  await db(tx).updateTable('test_provider_subscriptions').set(change).where('ref', '=', ref).execute();
}

/** Oldest first. */
export async function listTestCharges(tx: Tx, subscriptionRef: string): Promise<Payment[]> {
  return db(tx)
    .selectFrom('test_provider_payments')
    .selectAll()
    .where('subscription_ref', '=', subscriptionRef)
    .orderBy('period_start')
    .execute();
}

/** What should have happened by `now`, by the test provider's own clock. */
export async function listDue(tx: Tx, now: Date): Promise<{ payments: string[]; subscriptions: string[] }> {
  const payments = await db(tx)
    .selectFrom('test_provider_payments')
    .select('ref')
    .where('pays_at', '<=', now)
    .where('paid_at', 'is', null)
    .limit(100)
    .execute();
  const subscriptions = await db(tx)
    .selectFrom('test_provider_subscriptions')
    .select('ref')
    .where('status', '=', 'active')
    .where(sql<Date>`period_end`, '<=', now)
    .limit(100)
    .execute();
  return { payments: payments.map(({ ref }) => ref), subscriptions: subscriptions.map(({ ref }) => ref) };
}
