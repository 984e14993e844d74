// The check that must always find nothing is shown to find each kind of damage.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { addMember } from '#features/billing/server/testing/ledger-member.ts';

let app: TestApp;
let memberId: string;
beforeAll(async () => {
  app = await startTestApp();
  memberId = await addMember(app, { extra: 10 });
});
afterAll(() => app.close());

const paymentId = randomUUID();
const payment = (columns: string, values: string) =>
  `insert into payment_transactions (id, user_id, amount_minor, currency, provider, product_id, ${columns})
   values ('${paymentId}', $1, 499, 'USD', 'test', 'starter', ${values})`;
const code =
  "insert into promo_codes (code, kind, value, reserved, redeemed) values ('CODE', 'percent', 10, 1, 0)";
const redemption = (status: string, settled: string) =>
  `insert into promo_redemptions (code, user_id, payment_id, status, settled_at) values ('CODE', $1, '${paymentId}', '${status}', ${settled})`;
const post = (kind: string, delta: number) =>
  `select post_entry($1, '${kind}', ${delta}, 0, 'payment', '${paymentId}', 'x')`;

test.each<[string, string[]]>([
  [
    'more was taken back than the payment gave',
    [payment('sessions, status', "3, 'refunded'"), post('grant_purchase', 3), post('refund', -4)],
  ],
  [
    'sessions were taken back for a payment that was not refunded',
    [payment('sessions, status', "3, 'success'"), post('grant_purchase', 3), post('refund', -3)],
  ],
  ["a promo code's counts are not its redemptions", [code]],
  [
    'a promo code is kept for a payment that is not open',
    [payment('status, closed_at', "'failed', now()"), code, redemption('reserved', 'null')],
  ],
  [
    'a promo code was used up by a payment that was not paid',
    [payment('status', "'pending'"), code.replace('1, 0)', '0, 1)'), redemption('redeemed', 'now()')],
  ],
  [
    "a payment was made at a code's price without using the code up",
    [code.replace('1, 0)', '0, 0)'), payment('status, promo_code, discount_minor', "'success', 'CODE', 50")],
  ],
  [
    "a code's sessions were redeemed without exactly their grant",
    [
      code.replace('1, 0)', '0, 1)'),
      "insert into promo_redemptions (code, user_id, status, settled_at, ordinal, bonus_sessions) values ('CODE', $1, 'redeemed', now(), 1, 2)",
    ],
  ],
])('%s: found', async (violation, damage) => {
  const noticed = app.platform.database.asSystem(async (tx) => {
    for (const statement of damage) await sql.raw(statement.replaceAll('$1', `'${memberId}'`)).execute(tx);
    const { rows } = await sql<{ violation: string }>`select violation from violations`.execute(tx);
    throw Object.assign(new Error('roll back'), { found: rows.map((row) => row.violation) });
  });
  await expect(noticed).rejects.toMatchObject({ found: [violation] });
});

test('and nothing without damage', async () => {
  expect(await app.query('select * from violations')).toEqual([]);
});

test('a member’s own transaction changes no payment, price, code or subscription', async () => {
  const tries = [
    payment('status', "'success'"),
    'update products set active = false',
    "update prices set amount_minor = 1 where product_id = 'starter'",
    code,
    "insert into subscriptions (user_id, status, product_id, provider) values ($1, 'active', 'monthly', 'test')",
    "insert into payment_events (provider, event_id, type, about_kind, about_ref) values ('test', 'e', 't', 'payment', 'r')",
  ];
  for (const statement of tries) {
    const text = statement.replaceAll('$1', `'${memberId}'`);
    const outcome = await app.platform.database
      .asMember(memberId, async (tx) => Number((await sql.raw(text).execute(tx)).numAffectedRows ?? 0n))
      .catch((error: { code?: string }) => error.code);
    expect([0, '42501'], text).toContain(outcome);
  }
});
