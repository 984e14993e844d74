// Promo codes and their redemptions. Counting what is left of a code needs to see everyone's redemptions, so all of it
// runs in system transactions; a code's row lock is taken first, and only then is counted.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import type { Currency } from '../payments.contract.ts';
import type { PromoTerms, PromoUse } from './promo-terms.ts';

type Tables = {
  promo_codes: {
    code: string;
    kind: PromoTerms['kind'];
    value: number;
    currency: Currency | null;
    product_ids: string[] | null;
    max_redemptions: number | null;
    max_per_user: number;
    first_purchase_only: boolean;
    min_amount_minor: number | null;
    starts_at: Date | null;
    expires_at: Date | null;
    active: boolean;
    reserved: number;
    redeemed: number;
  };
  promo_redemptions: {
    code: string;
    user_id: string;
    payment_id: string | null;
    status: 'reserved' | 'redeemed' | 'released';
    discount_minor: number;
    bonus_sessions: number;
    ordinal: number | null;
    reserved_until: Date | null;
    settled_at: Date | null;
  };
};

const db = (tx: Tx) => tx.withTables<Tables>();

/** Null when there is no such code. `isLocked` makes everyone else who would reserve it wait. */
export async function findPromoTerms(tx: Tx, code: string, { isLocked }: { isLocked: boolean }) {
  const query = db(tx)
    .selectFrom('promo_codes')
    .select([
      'kind',
      'value',
      'currency',
      'product_ids as productIds',
      'max_redemptions as maxRedemptions',
      'max_per_user as maxPerUser',
      'first_purchase_only as isFirstPurchaseOnly',
      'min_amount_minor as minAmountMinor',
      'starts_at as startsAt',
      'expires_at as expiresAt',
      'active as isActive',
    ])
    .where('code', '=', code);
  const terms: PromoTerms | undefined = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  return terms ?? null;
}

/**
 * How a code was used so far. Asked after its lock was taken, in a statement of its own: one that waited for the lock
 * would count what it saw before it waited. A first purchase is also one that another open checkout is about to be.
 * @param countsOwnReserved false: as if the member's own open checkouts were given up.
 */
export async function readPromoUse(
  tx: Tx,
  { code, memberId, countsOwnReserved }: { code: string; memberId: string; countsOwnReserved: boolean },
): Promise<PromoUse> {
  const { rows } = await sql<PromoUse>`
    select
      coalesce((select c.reserved + c.redeemed from promo_codes c where c.code = ${code}), 0)
        - (select count(*) from promo_redemptions r
          where r.code = ${code} and r.user_id = ${memberId} and r.status = 'reserved'
            and not ${countsOwnReserved}::boolean)::integer as "taken",
      (select count(*) from promo_redemptions r
        where r.code = ${code} and r.user_id = ${memberId}
          and (r.status = 'redeemed' or (${countsOwnReserved}::boolean and r.status = 'reserved')))::integer as "takenByMember",
      exists (select from payment_transactions p
          where p.user_id = ${memberId} and p.status in ('success', 'refunded', 'disputed'))
        or (${countsOwnReserved}::boolean and exists (
          select from promo_redemptions r join promo_codes c using (code)
          where r.user_id = ${memberId} and r.status = 'reserved' and c.first_purchase_only)) as "hasPurchased",
      clock_timestamp() as "now",
      is_system() as "isSystem"`.execute(tx);
  const { isSystem, ...use } = rows[0] as PromoUse & { isSystem: boolean };
  if (!isSystem) throw new Error('Redemptions are counted in system transactions only');
  return use;
}

/** Keeps a redemption for a payment. Needs the code's lock. */
export async function insertReservation(
  tx: Tx,
  reservation: {
    code: string;
    memberId: string;
    paymentId: string;
    discountMinor: number;
    bonusSessions: number;
  },
): Promise<void> {
  await db(tx)
    .insertInto('promo_redemptions')
    .values({
      code: reservation.code,
      user_id: reservation.memberId,
      payment_id: reservation.paymentId,
      status: 'reserved',
      discount_minor: reservation.discountMinor,
      bonus_sessions: reservation.bonusSessions,
      ordinal: null,
      reserved_until: sql<Date>`(select expires_at from payment_transactions where id = ${reservation.paymentId})`,
      settled_at: null,
    })
    .execute();
  await moveCounts(tx, reservation.code, { reserved: 1, redeemed: 0 });
}

/** Notes sessions redeemed without a purchase. Needs the code's lock. Returns which of this member's uses it is, from 1. */
export async function insertDirectRedemption(
  tx: Tx,
  { code, memberId, bonusSessions }: { code: string; memberId: string; bonusSessions: number },
): Promise<number> {
  const { ordinal } = await db(tx)
    .insertInto('promo_redemptions')
    .values({
      code,
      user_id: memberId,
      payment_id: null,
      status: 'redeemed',
      discount_minor: 0,
      bonus_sessions: bonusSessions,
      ordinal: sql<number>`(select coalesce(max(ordinal), 0) + 1 from promo_redemptions
        where code = ${code} and user_id = ${memberId})`,
      reserved_until: null,
      settled_at: sql`clock_timestamp()`,
    })
    .returning('ordinal')
    .executeTakeFirstOrThrow();
  await moveCounts(tx, code, { reserved: 0, redeemed: 1 });
  return ordinal!;
}

/** `redeemed` is final; a released one becomes redeemed when the money came after all. */
export async function updateRedemption(
  tx: Tx,
  paymentId: string,
  status: 'redeemed' | 'released',
): Promise<void> {
  const ofPayment = db(tx)
    .selectFrom('promo_redemptions')
    .select(['code', 'status'])
    .where('payment_id', '=', paymentId);
  const before = await ofPayment.forUpdate().executeTakeFirst();
  if (!before || before.status === status || before.status === 'redeemed') return;
  await db(tx)
    .updateTable('promo_redemptions')
    .set({ status, settled_at: sql`clock_timestamp()` })
    .where('payment_id', '=', paymentId)
    .execute();
  await moveCounts(tx, before.code, {
    reserved: before.status === 'reserved' ? -1 : 0,
    redeemed: status === 'redeemed' ? 1 : 0,
  });
}

async function moveCounts(tx: Tx, code: string, by: { reserved: number; redeemed: number }): Promise<void> {
  await db(tx)
    .updateTable('promo_codes')
    .set((row) => ({
      reserved: row('reserved', '+', by.reserved),
      redeemed: row('redeemed', '+', by.redeemed),
    }))
    .where('code', '=', code)
    .execute();
}

/** The member's payments that hold a code and are not settled. */
export async function listReservedPayments(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await db(tx)
    .selectFrom('promo_redemptions')
    .select('payment_id')
    .where('user_id', '=', memberId)
    .where('status', '=', 'reserved')
    .execute();
  return rows.flatMap(({ payment_id }) => payment_id ?? []);
}
