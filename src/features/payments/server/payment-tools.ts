// What everything about payments is handed, and the one way a provider is spoken to: outside any transaction, for a
// bounded time.
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { type PaymentProvider, ProviderError } from './payment-provider.ts';
import { paymentWords } from './payments.copy.ts';
import type { Providers } from './providers.ts';

export type PaymentTools = { platform: Platform; providers: Providers };

const ASK_FOR_MS = 10_000;

/** Any failure that is not already one becomes `ProviderError('unreachable')`: slow, down or not understood. */
export async function ask<T>(
  provider: PaymentProvider,
  question: (provider: PaymentProvider, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(ASK_FOR_MS);
  let giveUp = () => {};
  const tooSlow = new Promise<never>((_, reject) => {
    giveUp = () => reject(new ProviderError('unreachable', 'The provider did not answer in time'));
    signal.addEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([question(provider, signal), tooSlow]);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('unreachable', 'The provider could not be asked', { cause: error });
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** The same for a member who waits: what went wrong becomes a sentence. */
export async function askForMember<T>(
  provider: PaymentProvider,
  question: (provider: PaymentProvider, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await ask(provider, question);
  } catch {
    throw refuse('UNAVAILABLE', paymentWords.providerAway);
  }
}
