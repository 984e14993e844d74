// Payments of everyone, as the super admin looks for them. System transactions only.
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import type { Currency, PaymentStatus, ProviderId } from '../payments.contract.ts';
import type { PaymentRow } from './payments.queries.ts';

export type PaymentFilter = {
  status?: PaymentStatus | undefined;
  provider?: ProviderId | undefined;
  currency?: Currency | undefined;
  /** Created at or after, by UTC. */
  from?: Date | undefined;
  /** Created before. */
  before?: Date | undefined;
  /** As typed: part of a name or address, or all of an id, a reference or a receipt's number. */
  search?: string | undefined;
  receiptNo?: number | undefined;
};

export type AdminPaymentRow = PaymentRow & { member_name: string | null; member_email: string | null };

const joined = sql`
  payment_transactions p
  join products on products.id = p.product_id
  left join members m on m.id = p.user_id
  left join auth_user u on u.id = p.user_id`;

/** Signed up by phone: the library's e-mail column holds no address then. */
const signedUpAs = sql`coalesce(u.phone_number, u.email)`;

/** Newest first; `after` is the last of the page before. */
export async function listAdminPayments(
  tx: Tx,
  filter: PaymentFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<AdminPaymentRow[]> {
  const beyond = after
    ? sql`(p.created_at, p.id) < (select l.created_at, l.id from payment_transactions l where l.id = ${after})`
    : sql`true`;
  const { rows } = await sql<AdminPaymentRow>`
    select p.*, products.name as product_name, m.nickname as member_name, ${signedUpAs} as member_email
    from ${joined}
    where ${matches(filter)} and ${beyond}
    order by p.created_at desc, p.id desc
    limit ${limit}`.execute(tx);
  return rows;
}

export async function findAdminPayment(tx: Tx, paymentId: string): Promise<AdminPaymentRow | null> {
  const { rows } = await sql<AdminPaymentRow>`
    select p.*, products.name as product_name, m.nickname as member_name, ${signedUpAs} as member_email
    from ${joined} where p.id = ${paymentId}`.execute(tx);
  return rows[0] ?? null;
}

export type CurrencyTotal = {
  currency: Currency;
  count: number;
  paid_minor: number;
  refunded_minor: number;
};

/** Of everything the filter finds; what was never paid is counted, but adds nothing. */
export async function readTotals(tx: Tx, filter: PaymentFilter): Promise<CurrencyTotal[]> {
  const { rows } = await sql<CurrencyTotal>`
    select p.currency, count(*)::integer as count,
      coalesce(sum(p.amount_minor) filter (where p.status in ('success', 'refunded', 'disputed')), 0)::bigint
        as paid_minor,
      sum(p.refunded_minor)::bigint as refunded_minor
    from ${joined}
    where ${matches(filter)}
    group by p.currency order by p.currency desc`.execute(tx);
  return rows;
}

function matches(filter: PaymentFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (filter.status) conditions.push(sql`p.status = ${filter.status}`);
  if (filter.provider) conditions.push(sql`p.provider = ${filter.provider}`);
  if (filter.currency) conditions.push(sql`p.currency = ${filter.currency}`);
  if (filter.from) conditions.push(sql`p.created_at >= ${filter.from}`);
  if (filter.before) conditions.push(sql`p.created_at < ${filter.before}`);
  if (filter.search) {
    const exact = filter.search.toLowerCase();
    const part = `%${exact.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql`(
      p.id::text = ${exact} or p.user_id::text = ${exact}
      or p.provider_ref = ${filter.search} or p.charge_ref = ${filter.search}
      or p.receipt_no = ${filter.receiptNo ?? null}
      or lower(m.nickname) like ${part} or u.email like ${part} or u.phone_number like ${part})`);
  }
  return sql.join(conditions, sql` and `);
}

export async function isMember(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from members where id = ${memberId}`.execute(tx);
  return rows.length > 0;
}

/** Sessions that are neither used nor held. */
export async function readAvailable(tx: Tx, memberId: string): Promise<number> {
  const { rows } = await sql<{ available: number }>`
    select balance - held as available from credit_account where user_id = ${memberId}`.execute(tx);
  return rows[0]?.available ?? 0;
}

export type DeadLetterRow = {
  provider: ProviderId;
  event_id: string;
  type: string;
  received_at: Date;
  attempts: number;
  failure: string;
};

/** Newest first. */
export async function listDeadLetters(tx: Tx, limit: number): Promise<DeadLetterRow[]> {
  const { rows } = await sql<DeadLetterRow>`
    select provider, event_id, type, received_at, attempts, failure from payment_events
    where status = 'dead' order by received_at desc, event_id limit ${limit}`.execute(tx);
  return rows;
}
