// Payments, put together: who takes the money, the messages they send, and the job that asks for what was not told.
import type { Caller } from '#platform/server/http/procedure.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentTools } from './payment-tools.ts';
import { createPaystackProvider } from './paystack/paystack-provider.ts';
import { createPromoTries } from './promo-tries.ts';
import { chooseProviders } from './providers.ts';
import { reconcile } from './reconcile.ts';
import { createTestProvider, type TestProvider } from './test-provider/test-provider.ts';
import { watchPayments } from './watch-payments.ts';
import { createWebhooks } from './webhook.routes.ts';

export type PaymentSettings = {
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | null } | null;
  paystack: { secretKey: string; apiUrl: string | null } | null;
  /** No money moves. */
  isTestOn: boolean;
};

type Options = {
  settings: PaymentSettings;
  /** The installation's own; what the test provider signs with is made from it. */
  secret: string;
  /** Null for a member who signed up by phone. */
  findEmail(caller: Caller): Promise<string | null>;
  /** ISO 3166-1 alpha-2, or null when unknown. */
  findCountry(memberId: string): Promise<string | null>;
};

export type Payments = Awaited<ReturnType<typeof createPayments>>;

export async function createPayments(
  platform: Platform,
  { settings, secret, findEmail, findCountry }: Options,
) {
  const testProvider = settings.isTestOn
    ? createTestProvider(platform, { secret: `test payments ${secret}` })
    : null;
  const tools: PaymentTools = {
    platform,
    providers: chooseProviders(await setUp(platform, settings, testProvider)),
  };
  const webhooks = createWebhooks(tools);
  watchPayments(platform);

  return {
    tools,
    testProvider,
    webhooks,
    promoTries: createPromoTries(platform, secret),
    findEmail,
    findCountry,
    /** Where this server is reached by itself, once it listens. */
    announce: (url: string) => testProvider?.announce(url),
    /** The job of every minute. */
    reconcile: async () => {
      await testProvider
        ?.tick()
        .catch((error: unknown) => platform.log.warn(describeError(error), 'the test provider is behind'));
      return reconcile(tools);
    },
    close: async () => {
      await webhooks.settle();
      await testProvider?.close();
    },
  };
}

async function setUp(
  { publicUrl }: Platform,
  { stripe, paystack }: PaymentSettings,
  testProvider: TestProvider | null,
): Promise<PaymentProvider[]> {
  const providers: PaymentProvider[] = [];
  if (stripe) {
    // Its library is large, and half a second of every start for whoever does not use it.
    const { createStripeProvider } = await import('./stripe/stripe-provider.ts');
    providers.push(createStripeProvider(stripe));
  }
  if (paystack) providers.push(createPaystackProvider({ ...paystack, publicUrl }));
  if (testProvider) providers.push(testProvider);
  return providers;
}
