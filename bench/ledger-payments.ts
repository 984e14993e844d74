// Money raced for: many messages about one payment, the last redemption of a code, and messages nobody sent. For the
// ledger bench; the provider is the test provider, its messages are signed here and sent in the worst order.
import { randomUUID } from 'node:crypto';
import { signMessage, testMessage } from '#features/payments/server/test-provider/test-webhook.ts';
import {
  mutateMessage,
  seededRandom,
  twelveDeliveries,
} from '#features/payments/server/testing/deliveries.ts';
import { BENCH_SECRET, type BenchApp } from './bench-app.ts';
import { addLedgerMember, type LedgerMember } from './ledger-member.ts';

const SECRET = `test payments ${BENCH_SECRET}`;
const RACERS = 4;
const SENT_AT_ONCE = 8;

type Price = { id: string; amount_minor: number };

async function starterPrice(member: LedgerMember): Promise<Price> {
  const { body } = await member.call(0, 'GET', '/plans');
  const { products } = body as { products: { id: string; prices: Price[] }[] };
  return products[0]!.prices[0]!;
}

/** A checkout that was paid, and of which the servers know nothing yet. */
async function paidUnknown({ owner }: BenchApp, member: LedgerMember, price: Price) {
  const paymentId = randomUUID();
  const { status } = await member.call(0, 'POST', '/checkout', {
    checkoutId: paymentId,
    priceId: price.id,
    expectedTotalMinor: price.amount_minor,
  });
  if (status !== 200) throw new Error(`checkout answered ${status}`);
  const ref = `test_${paymentId}`;
  await owner.query("update test_provider_payments set status = 'success', paid_at = now() where ref = $1", [
    ref,
  ]);
  return { paymentId, ref };
}

async function countGrants({ owner }: BenchApp, paymentId: string): Promise<number> {
  const {
    rows: [row],
  } = await owner.query<{ count: number }>(
    "select count(*)::integer as count from credit_entry where kind = 'grant_purchase' and source_id = $1",
    [paymentId],
  );
  return row!.count;
}

const send = async (url: string, message: { body: string; headers: Record<string, string> }) =>
  (await fetch(`${url}/api/webhooks/test`, { method: 'POST', ...message })).status;

/** In how many trials twelve deliveries of three events, in any order, at both servers, granted once. */
export async function raceDeliveries(app: BenchApp, trials: number): Promise<number> {
  const member = await addLedgerMember(app);
  const price = await starterPrice(member);
  const random = seededRandom(5);
  let oneGrant = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const { paymentId, ref } = await paidUnknown(app, member, price);
    const deliveries = twelveDeliveries(ref, paymentId, random);
    const statuses = await Promise.all(
      deliveries.map((message, i) => send(app.urls[i % 2]!, signMessage(SECRET, message, new Date()))),
    );
    const isHeard = statuses.every((status) => status === 200);
    if (isHeard && (await countGrants(app, paymentId)) === 1) oneGrant += 1;
  }
  return oneGrant;
}

/** In how many trials exactly one of four members got the last redemption of a code. */
export async function raceLastRedemption(app: BenchApp, trials: number): Promise<number> {
  const members = await Promise.all(Array.from({ length: RACERS }, () => addLedgerMember(app)));
  const price = await starterPrice(members[0]!);
  let oneWinner = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const code = `B-${randomUUID().slice(0, 18).toUpperCase()}`;
    await app.owner.query(
      "insert into promo_codes (code, kind, value, currency, max_redemptions) values ($1, 'amount', 99, 'USD', 1)",
      [code],
    );
    const answers = await Promise.all(
      members.map((member, i) =>
        member.call(i, 'POST', '/checkout', {
          checkoutId: randomUUID(),
          priceId: price.id,
          promoCode: code,
          expectedTotalMinor: price.amount_minor - 99,
        }),
      ),
    );
    const {
      rows: [row],
    } = await app.owner.query<{ kept: number }>(
      "select count(*)::integer as kept from promo_redemptions where code = $1 and status <> 'released'",
      [code],
    );
    if (answers.filter(({ status }) => status === 200).length === 1 && row?.kept === 1) oneWinner += 1;
    // Those who were late would run out of tries.
    await app.owner.query("delete from rate_limits where key like 'promo:%'");
  }
  return oneWinner;
}

/** How many grants came of that many messages that were tampered with. One that was not is heard at the end. */
export async function sendForgeries(app: BenchApp, count: number): Promise<number> {
  const member = await addLedgerMember(app);
  const price = await starterPrice(member);
  const { paymentId, ref } = await paidUnknown(app, member, price);
  const message = testMessage('payment.succeeded', { kind: 'payment', ref, paymentId });
  const random = seededRandom(9);
  let heard = 0;
  for (let sent = 0; sent < count; sent += SENT_AT_ONCE) {
    const signed = signMessage(SECRET, message, new Date());
    const batch = Array.from({ length: Math.min(SENT_AT_ONCE, count - sent) }, () =>
      mutateMessage(signed, random),
    );
    const statuses = await Promise.all(batch.map((forged, i) => send(app.urls[i % 2]!, forged)));
    heard += statuses.filter((status) => status !== 400).length;
  }
  const grants = await countGrants(app, paymentId);
  await send(app.urls[0]!, signMessage(SECRET, message, new Date()));
  if ((await countGrants(app, paymentId)) !== 1) throw new Error('the untouched message was not heard');
  return grants + heard;
}
