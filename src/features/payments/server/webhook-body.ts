// What every webhook has in common before its signature is looked at.
import { isUtf8 } from 'node:buffer';
import { ProviderError } from './payment-provider.ts';

/**
 * The body as text. Refuses (`forged`) what is not declared as JSON, and bytes that are not UTF-8: two such bodies can
 * read as the same text, and then one signature would fit both.
 */
export function webhookText(rawBody: Buffer, headers: Record<string, string | undefined>): string {
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new ProviderError('forged', 'A webhook that is not JSON');
  if (rawBody.length === 0 || !isUtf8(rawBody)) throw new ProviderError('forged', 'A webhook without a text');
  return rawBody.toString('utf8');
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The value when it can be the id of a payment of ours; an account at a provider may serve other products too. */
export function paymentIdFrom(value: unknown): string | null {
  return typeof value === 'string' && uuid.test(value) ? value : null;
}
