import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { MemberPayment } from '../payments.contract.ts';
import { listPayments } from './payments.service.ts';
import { listPayments as listForAdmin, makePaymentsCsv } from './payments-admin.service.ts';
import { liveHistory, type MoneyStep, moneyActs } from './testing/money-history.ts';
import { type PooledQuery, pooledQuery } from './testing/pooled-query.ts';
import { openQuietShop, type QuietShop } from './testing/quiet-shop.ts';

let app: TestApp;
let shop: QuietShop;
let query: PooledQuery;
beforeAll(async () => {
  app = await startTestApp();
  shop = openQuietShop(app);
  query = pooledQuery(app.platform);
});
afterAll(() => app.close());

const wasPaid = ({ status }: MemberPayment) => ['success', 'refunded', 'disputed'].includes(status);
const sum = <T>(of: T[], amount: (one: T) => number) => of.reduce((total, one) => total + amount(one), 0);
const currencies = ['USD', 'KES'] as const;
const sessionsOf: Record<string, number> = { starter: 3, steady: 10, deep: 25 };

async function readHistory(memberId: string): Promise<MemberPayment[]> {
  const all: MemberPayment[] = [];
  let after: string | undefined;
  do {
    const page = await listPayments(shop.tools, memberId, { limit: 4, after });
    all.push(...page.payments);
    after = page.next ?? undefined;
  } while (after);
  return all;
}

/** In cents, by currency: what the provider took and gave back by its own books. */
const readBooks = (memberId: string) =>
  query<{ currency: string; paid: number; refunded: number }>(
    `select currency, sum(amount_minor)::bigint as paid,
       sum(case when dispute = 'lost' then amount_minor else refunded_minor end)::bigint as refunded
     from test_provider_payments where member_id = $1 and paid_at is not null group by currency`,
    [memberId],
  );

const readLedger = async (memberId: string) => {
  const [row] = await query<Record<'granted' | 'takenBack' | 'promo' | 'balance', number>>(
    `select
       coalesce(sum(delta_balance) filter (where kind = 'grant_purchase'), 0)::integer as granted,
       coalesce(-sum(delta_balance) filter (where kind = 'refund'), 0)::integer as "takenBack",
       coalesce(sum(delta_balance) filter (where kind = 'grant_promo'), 0)::integer as promo,
       sum(delta_balance)::integer as balance
     from credit_entry where user_id = $1`,
    [memberId],
  );
  return row!;
};

async function assertAgreement(memberId: string): Promise<void> {
  const history = await readHistory(memberId);
  const paid = history.filter(wasPaid);
  const ledger = await readLedger(memberId);

  // Receipts: one for each payment that was made, none for others, none twice; and the sum on it is right.
  for (const payment of history) {
    expect(payment.receipt_number !== null, payment.status).toBe(wasPaid(payment));
    expect(payment.list_minor - payment.discount_minor).toBe(payment.amount_minor);
    expect(payment.refunded_minor).toBe(payment.status === 'refunded' ? payment.amount_minor : 0);
  }
  expect(new Set(paid.map(({ receipt_number }) => receipt_number)).size).toBe(paid.length);

  // To the session: what history says was bought is what the ledger gave.
  expect(ledger.granted).toBe(sum(paid, ({ sessions }) => sessions));
  const givenBack = paid.filter(({ status }) => status === 'refunded');
  expect(ledger.takenBack).toBeLessThanOrEqual(sum(givenBack, ({ sessions }) => sessions));

  // To the cent: history, the admin's totals and the spreadsheet are what the provider's books say.
  const books = await readBooks(memberId);
  const { totals } = await listForAdmin(app.platform, { search: memberId, limit: 1 });
  const csv = await makePaymentsCsv(app.platform, { search: memberId });
  const rows = parse(await csv.text(), { columns: true, bom: true }) as Record<string, string>[];
  for (const currency of currencies) {
    const mine = paid.filter((payment) => payment.currency === currency);
    const book = books.find((one) => one.currency === currency) ?? { paid: 0, refunded: 0 };
    const total = totals.find((one) => one.currency === currency) ?? { paid_minor: 0, refunded_minor: 0 };
    const inFile = rows.filter((row) => row.currency === currency && row.receipt !== '');
    const cents = (text: string | undefined) => Number(text?.replace('.', ''));
    const figures = [
      [sum(mine, ({ amount_minor }) => amount_minor), sum(mine, ({ refunded_minor }) => refunded_minor)],
      [total.paid_minor, total.refunded_minor],
      [sum(inFile, ({ amount }) => cents(amount)), sum(inFile, ({ refunded }) => cents(refunded))],
    ];
    for (const figure of figures) expect(figure, currency).toEqual([book.paid, book.refunded]);
  }

  // Codes: every discount and every session they gave is a redemption, and the other way round.
  const redemptions = await query<{
    payment_id: string | null;
    discount_minor: number;
    bonus_sessions: number;
  }>(
    "select payment_id, discount_minor, bonus_sessions from promo_redemptions where user_id = $1 and status = 'redeemed'",
    [memberId],
  );
  const withPurchase = redemptions.filter(({ payment_id }) => payment_id !== null);
  expect(sum(withPurchase, ({ discount_minor }) => discount_minor)).toBe(
    sum(paid, ({ discount_minor }) => discount_minor),
  );
  expect(withPurchase.map(({ payment_id }) => payment_id).sort()).toEqual(
    paid.flatMap(({ id, promo_code }) => (promo_code ? id : [])).sort(),
  );
  expect(sum(withPurchase, ({ bonus_sessions }) => bonus_sessions)).toBe(
    sum(paid, ({ product_id, sessions }) => sessions - (sessionsOf[product_id] ?? 0)),
  );
  const direct = redemptions.filter(({ payment_id }) => payment_id === null);
  expect(ledger.promo).toBe(sum(direct, ({ bonus_sessions }) => bonus_sessions));
}

const steps = (isAtOnce: fc.Arbitrary<boolean>): fc.Arbitrary<MoneyStep[]> =>
  fc.array(fc.record({ act: fc.constantFrom(...moneyActs), pick: fc.nat(11), isAtOnce }), {
    minLength: 4,
    maxLength: 18,
  });

test('whatever happens one after the other, receipts, history and ledger agree to the cent and to the session', async () => {
  await fc.assert(
    fc.asyncProperty(steps(fc.constant(false)), async (history) => {
      const { memberId, expectedAvailable } = await liveHistory(
        { platform: app.platform, query },
        shop,
        history,
      );
      await assertAgreement(memberId);
      expect((await readLedger(memberId)).balance).toBe(expectedAvailable);
      expect(await query('select * from violations')).toEqual([]);
    }),
    { numRuns: 40, endOnFailure: true },
  );
}, 240_000);

test('whatever happens at once, they agree as well', async () => {
  await fc.assert(
    fc.asyncProperty(steps(fc.boolean()), async (history) => {
      const { memberId } = await liveHistory({ platform: app.platform, query }, shop, history);
      await assertAgreement(memberId);
      expect(await query('select * from violations')).toEqual([]);
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 240_000);
