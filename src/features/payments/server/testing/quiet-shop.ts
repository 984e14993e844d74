// Buying in tests without pages, by members made in the tables: real checkouts at a test provider whose messages go
// nowhere, so that every change of a payment is one that somebody asked for.
import { randomUUID } from 'node:crypto';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Currency } from '../../payments.contract.ts';
import { listProducts } from '../catalogue.queries.ts';
import { checkout, quote } from '../checkout.service.ts';
import { lookAtPayment } from '../look-at-payment.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { chooseProviders } from '../providers.ts';
import { createTestProvider } from '../test-provider/test-provider.ts';

export type QuietShop = ReturnType<typeof openQuietShop>;
type Wish = { product?: string; currency?: Currency; promoCode?: string | undefined };

export function openQuietShop({ platform }: Pick<TestApp, 'platform'>) {
  // It is told no address, so it sends nothing.
  const provider = createTestProvider(platform, { secret: 'quiet shop' });
  const tools: PaymentTools = { platform, providers: chooseProviders([provider]) };

  /** Returns the payment's id: paid already when there was nothing to pay. */
  async function order(
    memberId: string,
    { product = 'starter', currency = 'USD', promoCode }: Wish = {},
  ): Promise<string> {
    const products = await platform.database.asSystem((tx) => listProducts(tx, { onlyActive: true }));
    const price = products
      .find(({ id }) => id === product)!
      .prices.find((each) => each.currency === currency)!;
    const wish = { priceId: price.id, promoCode };
    const { total_minor } = await quote(tools, memberId, wish);
    const checkoutId = randomUUID();
    await checkout(
      tools,
      { memberId, email: null },
      { ...wish, checkoutId, expectedTotalMinor: total_minor },
    );
    return checkoutId;
  }

  const act = (memberId: string, paymentId: string, outcome: 'approve' | 'decline') =>
    provider.act(memberId, `test_${paymentId}`, outcome);
  const look = (paymentId: string) => lookAtPayment(tools, paymentId);

  return {
    provider,
    tools,
    order,
    /** The member approves or is declined at the provider; nobody here is told. */
    act,
    look,
    /** Ordered, paid and noticed. */
    buy: async (memberId: string, wish?: Wish): Promise<string> => {
      const paymentId = await order(memberId, wish);
      await act(memberId, paymentId, 'approve');
      await look(paymentId);
      return paymentId;
    },
    /** The same provider, but for what is replaced. */
    toolsWith: (replaced: Partial<PaymentProvider>): PaymentTools => ({
      platform,
      providers: chooseProviders([{ ...provider, ...replaced }]),
    }),
  };
}
