// Payments as they are stored. Writing happens in system transactions only, under the member's account lock and then the
// payment's own.
import { sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';
import type { Currency, MemberPayment, PaymentStatus, ProviderId } from '../payments.contract.ts';
import type { Dispute } from './payment-states.ts';

type Row = {
  id: string;
  user_id: string;
  status: PaymentStatus;
  amount_minor: number;
  currency: Currency;
  provider: ProviderId;
  provider_ref: string | null;
  product_id: string;
  sessions: number;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  price_id: string | null;
  discount_minor: number;
  list_minor: Generated<number>;
  refunded_minor: Generated<number>;
  promo_code: string | null;
  method: MemberPayment['method'];
  failure: string | null;
  dispute: Dispute;
  paid_at: Date | null;
  receipt_no: number | null;
  checkout_url: string | null;
  expires_at: Date | null;
  closed_at: Date | null;
  asked_at: Date | null;
  subscription_id: string | null;
  renews: Generated<boolean>;
  period_months: number | null;
  period_start: Date | null;
  period_end: Date | null;
  charge_ref: string | null;
};
type Tables = { payment_transactions: Row; products: { id: string; name: string } };
/** A payment with its product's name. */
export type PaymentRow = { [K in keyof Row]: Row[K] extends Generated<infer T> ? T : Row[K] } & {
  product_name: string;
};

const db = (tx: Tx) => tx.withTables<Tables>();

const selectPayments = (tx: Tx) =>
  db(tx)
    .selectFrom('payment_transactions')
    .innerJoin('products', 'products.id', 'payment_transactions.product_id')
    .selectAll('payment_transactions')
    .select('products.name as product_name');

export async function findPayment(tx: Tx, paymentId: string): Promise<PaymentRow | null> {
  const row = await selectPayments(tx).where('payment_transactions.id', '=', paymentId).executeTakeFirst();
  return row ?? null;
}

/** Waits for everything else that changes this payment. The member's account lock comes first. */
export async function lockPayment(tx: Tx, paymentId: string): Promise<PaymentRow | null> {
  await db(tx)
    .selectFrom('payment_transactions')
    .select('id')
    .where('id', '=', paymentId)
    .forUpdate()
    .execute();
  return findPayment(tx, paymentId);
}

/** By what the provider calls it: its checkout, or the charge it ended in. */
export async function findPaymentByRef(
  tx: Tx,
  provider: ProviderId,
  ref: string,
): Promise<PaymentRow | null> {
  const row = await selectPayments(tx)
    .where('provider', '=', provider)
    .where((where) => where.or([where('provider_ref', '=', ref), where('charge_ref', '=', ref)]))
    .executeTakeFirst();
  return row ?? null;
}

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'user_id' | 'amount_minor' | 'currency' | 'provider' | 'product_id' | 'sessions'
> &
  Partial<
    Pick<
      PaymentRow,
      | 'provider_ref'
      | 'price_id'
      | 'discount_minor'
      | 'promo_code'
      | 'renews'
      | 'period_months'
      | 'subscription_id'
      | 'period_start'
      | 'period_end'
      | 'charge_ref'
    >
  > & {
    /** How long the checkout page stays open; without one there is no page. */
    openMs?: number;
  };

export async function insertPayment(tx: Tx, { openMs, ...payment }: NewPayment): Promise<void> {
  const nothing = {
    provider_ref: null,
    price_id: null,
    promo_code: null,
    method: null,
    failure: null,
    dispute: null,
    paid_at: null,
    receipt_no: null,
    checkout_url: null,
    closed_at: null,
    asked_at: null,
    subscription_id: null,
    period_months: null,
    period_start: null,
    period_end: null,
    charge_ref: null,
  };
  await db(tx)
    .insertInto('payment_transactions')
    .values({
      ...nothing,
      discount_minor: 0,
      status: 'pending',
      ...payment,
      expires_at: openMs === undefined ? null : sql<Date>`clock_timestamp() + ${openMs} * interval '1 ms'`,
    })
    .execute();
}

export type PaymentChange = Partial<
  Pick<
    PaymentRow,
    | 'status'
    | 'provider_ref'
    | 'checkout_url'
    | 'failure'
    | 'method'
    | 'refunded_minor'
    | 'dispute'
    | 'subscription_id'
    | 'period_start'
    | 'period_end'
    | 'charge_ref'
  >
>;

export async function updatePayment(tx: Tx, paymentId: string, change: PaymentChange): Promise<void> {
  await db(tx)
    .updateTable('payment_transactions')
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where('id', '=', paymentId)
    .execute();
}

/** The order as its code made it. With nothing left to pay there is nothing to renew either. */
export async function updateOrdered(
  tx: Tx,
  paymentId: string,
  order: { totalMinor: number; discountMinor: number; promoCode: string | null; sessions: number },
): Promise<void> {
  await db(tx)
    .updateTable('payment_transactions')
    .set({
      amount_minor: order.totalMinor,
      discount_minor: order.discountMinor,
      promo_code: order.promoCode,
      sessions: order.sessions,
      ...(order.totalMinor === 0 && { renews: false }),
    })
    .where('id', '=', paymentId)
    .execute();
}

/** Paid: with a receipt, at the time the provider names, which is never later than now by the database's clock. */
export async function updatePaid(
  tx: Tx,
  paymentId: string,
  { method, paidAt }: { method: MemberPayment['method']; paidAt: Date | null },
): Promise<void> {
  await db(tx)
    .updateTable('payment_transactions')
    .set({
      status: 'success',
      method,
      failure: null,
      checkout_url: null,
      paid_at: sql`least(${paidAt}::timestamptz, clock_timestamp())`,
      receipt_no: sql`coalesce(receipt_no, nextval('receipt_numbers'))`,
      updated_at: sql`clock_timestamp()`,
    })
    .where('id', '=', paymentId)
    .execute();
}

/** It cannot be paid any more, says the provider. */
export async function updateClosed(tx: Tx, paymentId: string): Promise<void> {
  await db(tx)
    .updateTable('payment_transactions')
    .set({ closed_at: sql`coalesce(closed_at, clock_timestamp())`, checkout_url: null })
    .where('id', '=', paymentId)
    .execute();
}

/** By the database's clock, which all processes share. */
export async function readClock(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  return rows[0]!.now;
}

/**
 * Notes that the provider is being asked about a payment. False when it was asked less than `notWithinMs` ago, so that
 * a page that asks often does not make us ask often.
 */
export async function updateAsked(tx: Tx, paymentId: string, notWithinMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db(tx)
    .updateTable('payment_transactions')
    .set({ asked_at: sql`clock_timestamp()` })
    .where('id', '=', paymentId)
    .where((where) =>
      where.or([
        where('asked_at', 'is', null),
        where('asked_at', '<=', sql<Date>`clock_timestamp() - ${notWithinMs} * interval '1 ms'`),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type OpenPayment = {
  id: string;
  user_id: string;
  provider: ProviderId;
  /** Its checkout page should be closed by now. */
  isPastEnd: boolean;
  /** Closed for a day: nothing will come any more. */
  isGivenUp: boolean;
};

/**
 * Takes up to `limit` unsettled payments to look at: older than `olderThanMs`, or past their checkout's end. Each is
 * looked at less often the older it is, at most once a minute, and by one process at a time.
 */
export async function claimOpenPayments(
  tx: Tx,
  { olderThanMs, limit }: { olderThanMs: number; limit: number },
): Promise<OpenPayment[]> {
  const { rows } = await sql<OpenPayment>`
    update payment_transactions p set asked_at = clock_timestamp()
    from (
      select id from payment_transactions
      where closed_at is null and status in ('pending', 'failed', 'cancelled', 'expired')
        and (created_at <= clock_timestamp() - ${olderThanMs} * interval '1 ms'
          or expires_at <= clock_timestamp())
        and (asked_at is null or asked_at <= clock_timestamp()
          - greatest(interval '50 s', least(interval '1 hour', (clock_timestamp() - created_at) / 20)))
      order by asked_at nulls first, created_at
      limit ${limit}
      for update skip locked) due
    where p.id = due.id
    returning p.id, p.user_id, p.provider, coalesce(p.expires_at <= clock_timestamp(), true) as "isPastEnd",
      coalesce(p.expires_at, p.created_at) <= clock_timestamp() - interval '24 hours' as "isGivenUp"`.execute(
    tx,
  );
  return rows;
}

/** Of this member, newest first; `after` is the last of the page before. */
export async function listPayments(
  tx: Tx,
  memberId: string,
  filter: { status?: PaymentStatus | undefined; year?: number | undefined; after?: string | undefined },
  limit: number,
): Promise<PaymentRow[]> {
  let query = selectPayments(tx).where('user_id', '=', memberId);
  if (filter.status) query = query.where('status', '=', filter.status);
  if (filter.year)
    query = query.where(
      sql`extract(year from payment_transactions.created_at at time zone 'UTC')`,
      '=',
      filter.year,
    );
  if (filter.after)
    query = query.where(
      sql<boolean>`(payment_transactions.created_at, payment_transactions.id) <
        (select p.created_at, p.id from payment_transactions p
          where p.id = ${filter.after} and p.user_id = ${memberId})`,
    );
  return query
    .orderBy('payment_transactions.created_at', 'desc')
    .orderBy('payment_transactions.id', 'desc')
    .limit(limit)
    .execute();
}

/** The member's open checkout for a subscription. */
export async function findPendingSubscriptionPayment(
  tx: Tx,
  memberId: string,
): Promise<{ id: string } | null> {
  const row = await db(tx)
    .selectFrom('payment_transactions')
    .select('id')
    .where('user_id', '=', memberId)
    .where('status', '=', 'pending')
    .where('period_months', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

export type PaidPeriod = Pick<PaymentRow, 'id' | 'period_start' | 'period_end' | 'period_months'> & {
  paid_at: Date;
};

/** What was paid, and not given back, for a subscription; oldest first. */
export async function listPaidPeriods(tx: Tx, subscriptionId: string): Promise<PaidPeriod[]> {
  const rows = await db(tx)
    .selectFrom('payment_transactions')
    .select(['id', 'paid_at', 'period_start', 'period_end', 'period_months'])
    .where('subscription_id', '=', subscriptionId)
    .where('status', 'in', ['success', 'disputed'])
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
  return rows as PaidPeriod[];
}

/** The payment a subscription began with. */
export async function findFirstPayment(tx: Tx, subscriptionId: string): Promise<PaymentRow | null> {
  const row = await selectPayments(tx)
    .where('subscription_id', '=', subscriptionId)
    .orderBy('payment_transactions.created_at')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
