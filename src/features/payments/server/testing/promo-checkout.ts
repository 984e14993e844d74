// Codes and checkouts for tests, written straight into the tables: what a provider does is not asked here.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { grantSessions } from '#features/billing/server/billing.service.ts';
import { lockMember } from '#features/billing/server/take-back.service.ts';
import type { Platform } from '#platform/server/platform.ts';
import { reservePromo, settleRedemption } from '../promo.service.ts';

type OwnerSql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** A code with these columns; 10 % off anything, once a member, when none are given. Returns it. */
export async function addPromoCode(
  { query }: { query: OwnerSql },
  columns: Record<string, unknown> = {},
): Promise<string> {
  const code = `T-${randomUUID().slice(0, 18).toUpperCase()}`;
  const row = { code, kind: 'percent', value: 10, ...columns };
  const places = Object.keys(row).map((_, i) => `$${i + 1}`);
  await query(
    `insert into promo_codes (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  return row.code;
}

export const starterPack = {
  productId: 'starter',
  productKind: 'pack',
  currency: 'USD',
  amountMinor: 499,
} as const;

/** Begins the purchase of a starter pack with a code, as a checkout does. Returns the payment's id. */
export async function openCheckout(platform: Platform, memberId: string, typed: string): Promise<string> {
  const paymentId = randomUUID();
  await platform.database.asSystem(async (tx) => {
    await lockMember(tx, memberId);
    await sql`
      insert into payment_transactions (id, user_id, amount_minor, currency, provider, product_id, sessions)
      values (${paymentId}, ${memberId}, 499, 'USD', 'test', 'starter', 3)`.execute(tx);
    const order = { typed, memberId, purchase: starterPack, paymentId };
    const { code, discountMinor, bonusSessions } = await reservePromo(tx, order);
    await sql`
      update payment_transactions
      set amount_minor = amount_minor - ${discountMinor}, discount_minor = ${discountMinor}, promo_code = ${code},
        sessions = sessions + ${bonusSessions}
      where id = ${paymentId}`.execute(tx);
  });
  return paymentId;
}

/** The money came: payment, grant and redemption in one transaction. */
export async function payCheckout(platform: Platform, memberId: string, paymentId: string): Promise<void> {
  await platform.database.asSystem(async (tx) => {
    await lockMember(tx, memberId);
    const { rows } = await sql<{ sessions: number }>`
      update payment_transactions
      set status = 'success', paid_at = clock_timestamp(), receipt_no = nextval('receipt_numbers'), closed_at = null
      where id = ${paymentId} returning sessions`.execute(tx);
    await settleRedemption(tx, paymentId, 'redeemed');
    await grantSessions(platform, tx, {
      memberId,
      count: rows[0]!.sessions,
      kind: 'grant_purchase',
      sourceType: 'payment',
      sourceId: paymentId,
      actor: 'system',
    });
  });
}

/** The checkout was closed without being paid. */
export async function closeCheckout(platform: Platform, paymentId: string): Promise<void> {
  await platform.database.asSystem(async (tx) => {
    await sql`
      update payment_transactions set status = 'expired', closed_at = clock_timestamp()
      where id = ${paymentId}`.execute(tx);
    await settleRedemption(tx, paymentId, 'released');
  });
}
