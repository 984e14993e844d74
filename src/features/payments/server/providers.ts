// Who takes the money in which currency. Stripe takes dollars and Paystack shillings where they are set up; the test
// provider takes what nobody else does, where it is on.
import type { Currency, Plans, ProviderId } from '../payments.contract.ts';
import type { PaymentProvider } from './payment-provider.ts';

export type Providers = {
  /** Null when nobody takes it here. */
  forCurrency(currency: Currency): PaymentProvider | null;
  /** Null for one that is not set up any more: what it took is kept, but it cannot be asked. */
  byId(id: ProviderId): PaymentProvider | null;
  ways: Plans['ways'];
  isTestMode: boolean;
};

const preferred: Record<Currency, ProviderId> = { USD: 'stripe', KES: 'paystack' };

export function chooseProviders(providers: PaymentProvider[]): Providers {
  const byId = (id: ProviderId) => providers.find((provider) => provider.id === id) ?? null;
  const forCurrency = (currency: Currency) =>
    [byId(preferred[currency]), byId('test')].find((provider) => provider?.currencies.includes(currency)) ??
    null;
  const ways = (Object.keys(preferred) as Currency[]).flatMap((currency) => {
    const provider = forCurrency(currency);
    if (!provider) return [];
    return [{ currency, provider: provider.id, methods: [...provider.methods], renews: provider.renews }];
  });
  return { forCurrency, byId, ways, isTestMode: ways.some(({ provider }) => provider === 'test') };
}
