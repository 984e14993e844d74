// The whole product with its test provider, as tests of payments use it: members who buy, messages sent by hand in any
// order, and a provider that can be told how to misbehave.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import type { Currency, Plans } from '../../payments.contract.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { chooseProviders } from '../providers.ts';
import { createTestProvider, type TestProvider } from '../test-provider/test-provider.ts';
import { signMessage, type TestMessage, testMessage } from '../test-provider/test-webhook.ts';

export const AUTH_SECRET = 'a secret for tests of payments, long enough';
/** What the test provider signs with there. */
export const WEBHOOK_SECRET = `test payments ${AUTH_SECRET}`;

/** Its provider's own messages get lost unless `isTold`: tests send them by hand. */
export async function openShop({
  isTold = false,
  ...overrides
}: {
  isTold?: boolean;
  databaseUrl?: string;
} = {}) {
  const app = await startTestApp({ authSecret: AUTH_SECRET, ...overrides });
  if (!isTold) provider(app).announce(null);
  return app;
}

/** Whatever the tests did, the books add up. */
export async function closeShop(app: TestApp): Promise<void> {
  const violations = await findViolations(app);
  await app.close();
  expect(violations).toEqual([]);
}

export const provider = (app: TestApp): TestProvider => app.payments.testProvider!;

/** Replaces who takes the money. Returns the undo. */
export function replaceProvider(app: TestApp, ...replacements: PaymentProvider[]): () => void {
  const before = app.payments.tools.providers;
  app.payments.tools.providers = chooseProviders(replacements);
  return () => {
    app.payments.tools.providers = before;
  };
}

/** The test provider with a clock of its own, which `at.now` moves. */
export function withClock(
  app: TestApp,
  now: Date,
): { provider: TestProvider; at: { now: Date }; undo: () => void } {
  const at = { now };
  const own = createTestProvider(app.platform, { secret: WEBHOOK_SECRET, now: () => at.now });
  return { provider: own, at, undo: replaceProvider(app, own) };
}

/** The test provider with some of its answers replaced. */
export const altered = (app: TestApp, changes: Partial<PaymentProvider>): PaymentProvider => ({
  ...provider(app),
  ...changes,
});

export async function priceOf(member: TestMember, productId: string, currency: Currency) {
  const plans: Plans = (await member.call('GET', '/plans')).body;
  const found = plans.products
    .find(({ id }) => id === productId)
    ?.prices.find((price) => price.currency === currency);
  if (!found) throw new Error(`${productId} is not sold in ${currency}`);
  return found;
}

type Wish = { currency?: Currency; promoCode?: string; checkoutId?: string; expectedTotalMinor?: number };

/** As the page does it. Returns the answer, and the payment's id and reference. */
export async function checkout(member: TestMember, productId = 'starter', wish: Wish = {}) {
  const { currency = 'USD', checkoutId = randomUUID(), promoCode } = wish;
  const price = await priceOf(member, productId, currency);
  const answer = await member.call('POST', '/checkout', {
    checkoutId,
    priceId: price.id,
    expectedTotalMinor: wish.expectedTotalMinor ?? price.amount_minor,
    ...(promoCode && { promoCode }),
  });
  return { ...answer, paymentId: checkoutId, ref: `test_${checkoutId}` };
}

/** Checks out and pays, and is told by the page's own question. */
export async function buy(app: TestApp, member: TestMember, productId = 'starter', wish: Wish = {}) {
  const bought = await checkout(member, productId, wish);
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  await provider(app).act(member.memberId, bought.ref, 'approve');
  const { body } = await member.call('GET', `/payments/${bought.paymentId}`);
  expect(body.status).toBe('success');
  return bought;
}

export const about = (ref: string): TestMessage['about'] => ({
  kind: 'payment',
  ref,
  paymentId: ref.replace('test_', ''),
});

export const aboutSubscription = (ref: string): TestMessage['about'] => ({ kind: 'subscription', ref });

/** Sends one of the provider's messages. Returns the status. */
export async function deliver(
  { url }: Pick<TestApp, 'url'>,
  message: TestMessage,
  { at = new Date(), secret = WEBHOOK_SECRET }: { at?: Date; secret?: string } = {},
): Promise<number> {
  const { body, headers } = signMessage(secret, message, at);
  const answer = await fetch(`${url}/api/webhooks/test`, { method: 'POST', headers, body });
  return answer.status;
}

/** What the test provider calls the subscription that a payment began. */
export const subscriptionRef = (paymentId: string): string => `test_sub_${paymentId}`;

export const paidMessage = (ref: string): TestMessage => testMessage('payment.succeeded', about(ref));

export async function remaining(member: TestMember): Promise<number | null> {
  return (await member.call('POST', '/verify-session-access', {})).body.remaining;
}

export async function findViolations({ query }: TestApp): Promise<unknown[]> {
  return query('select * from violations');
}

export const countGrants = async ({ query }: TestApp, paymentId: string): Promise<number> => {
  const [row] = await query<{ count: number }>(
    "select count(*)::integer as count from credit_entry where kind = 'grant_purchase' and source_id = $1",
    [paymentId],
  );
  return row!.count;
};
