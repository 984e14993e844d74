// How often a code may be guessed. A try is counted before the code is looked at, so that many at once are no way round
// the limit, and given back when the code was good: showing the same quote again costs nothing.
import { createHmac } from 'node:crypto';
import { isThisMachine, networkOf } from '#features/account/server/account.service.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, refuse } from '#platform/shared/refusals.ts';
import { promoWords } from './promo.copy.ts';

const HOUR_MS = 3_600_000;
export const TRIES_PER_MEMBER = 10;
/** Higher, because a phone network puts hundreds of people behind one address. */
export const TRIES_PER_ADDRESS = 60;

export type PromoTries = <T>(asker: { memberId: string; ip: string }, work: () => Promise<T>) => Promise<T>;

/** The one refusal for a code that cannot be used, whatever the reason. */
export const refusePromo = () => refuse('INVALID_INPUT', promoWords.invalid);

/**
 * Returns what runs `work`, which looks at a code, as one try of this member and this address. Only work that ends in
 * `refusePromo()` uses the try up. Refuses TOO_MANY_REQUESTS with `retryAfterMs`, good code or not.
 * @param secret hashes addresses, so that the table of tries names nobody.
 */
export function createPromoTries({ rateLimit }: Pick<Platform, 'rateLimit'>, secret: string): PromoTries {
  return async ({ memberId, ip }, work) => {
    const keys = [{ key: `promo:member:${memberId}`, limit: TRIES_PER_MEMBER }];
    if (!isThisMachine(ip)) keys.push({ key: addressKey(secret, ip), limit: TRIES_PER_ADDRESS });
    const taken: string[] = [];
    const giveBack = () => Promise.all(taken.map((key) => rateLimit.giveBack(key)));
    for (const { key, limit } of keys) {
      const { isAllowed, retryAfterMs } = await rateLimit.take(key, limit, HOUR_MS);
      if (!isAllowed) {
        await giveBack();
        throw refuse('TOO_MANY_REQUESTS', promoWords.tooManyTries, { retryAfterMs });
      }
      taken.push(key);
    }
    let isWrongCode = false;
    try {
      return await work();
    } catch (error) {
      isWrongCode = isRefusal(error, 'INVALID_INPUT') && error.message === promoWords.invalid;
      throw error;
    } finally {
      if (!isWrongCode) await giveBack();
    }
  };
}

const addressKey = (secret: string, ip: string) =>
  `promo:address:${createHmac('sha256', secret).update(networkOf(ip)).digest('base64url').slice(0, 22)}`;
