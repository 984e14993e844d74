// What the suite over payment providers needs of each: the adapter, and hands on the server that stands in for its vendor.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type CheckoutOrder, type PaymentProvider, ProviderError } from '../payment-provider.ts';

export type SignedMessage = { body: string; headers: Record<string, string> };

export type ProviderHarness = {
  provider: PaymentProvider;
  /** What this provider sells: its currency, and a subscription where it renews. */
  currency: CheckoutOrder['currency'];
  /** The member pays, is refused by the bank, or asks the bank for the money back. May take a moment. */
  pay(ref: string): unknown;
  decline(ref: string): unknown;
  dispute(ref: string, outcome: 'open' | 'won' | 'lost'): unknown;
  /** The next period is paid, or refused by the bank; null where nothing renews. */
  renew: ((subscriptionRef: string, isPaid: boolean) => unknown) | null;
  /** Every message sent so far. */
  messages(): SignedMessage[];
  /** Where messages are posted from now on; null posts none. */
  deliverTo(url: string | null): void;
  /** Another body with a true signature, made at that time. */
  sign(body: string, at: Date): Record<string, string>;
  signatureHeader: string;
  close(): Promise<void>;
};

export function makeOrder(
  harness: { currency: CheckoutOrder['currency'] },
  changes: Partial<CheckoutOrder> = {},
) {
  const paymentId = changes.paymentId ?? randomUUID();
  return {
    paymentId,
    memberId: randomUUID(),
    email: 'amina@example.org',
    productId: 'pack_10',
    productName: 'Steady pack',
    amountMinor: 1_299,
    currency: harness.currency,
    renewsEveryMonths: null,
    renewalAmountMinor: null,
    returnUrl: `https://tulia.example/upgrade/return?payment=${paymentId}`,
    cancelUrl: `https://tulia.example/upgrade/return?payment=${paymentId}&left=1`,
    expiresAt: new Date(Date.now() + 30 * 60_000),
    ...changes,
  } satisfies CheckoutOrder;
}

/** The reason a call was refused for; fails the test when it was not, or threw something else. */
export async function reasonOf(call: Promise<unknown> | (() => unknown)): Promise<ProviderError['reason']> {
  const error = await (async () => (typeof call === 'function' ? call() : call))().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return (error as ProviderError).reason;
}

export const patience = () => AbortSignal.timeout(10_000);
