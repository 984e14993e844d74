// How often may be tried, by address and by account. Neither stops a person from asking for a new password: a throttle
// waits, it never locks. Keys are hashed, so the table names nobody.
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { RateLimit } from '#platform/server/rate-limit.ts';
import { refuse } from '#platform/shared/refusals.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const perAddress = {
  'sign-in': { limit: 100, windowMs: 15 * MINUTE_MS },
  'sign-up': { limit: 20, windowMs: HOUR_MS },
  'reset-request': { limit: 20, windowMs: HOUR_MS },
  /** Trying tokens from links. */
  link: { limit: 60, windowMs: 15 * MINUTE_MS },
} as const;

const perAccount = {
  'sign-in': { limit: 10, windowMs: 15 * MINUTE_MS },
  'reset-request': { limit: 5, windowMs: HOUR_MS },
} as const;

export type Throttles = {
  /** Refuses TOO_MANY_REQUESTS with `retryAfterMs`. */
  byAddress(what: keyof typeof perAddress, ip: string): Promise<void>;
  /** Refuses TOO_MANY_REQUESTS with `retryAfterMs`, whether or not the account exists. */
  byAccount(what: keyof typeof perAccount, loginEmail: string): Promise<void>;
  /** The same count, for answers that must not show it. */
  isWithin(what: keyof typeof perAccount, loginEmail: string): Promise<boolean>;
};

export function createThrottles(rateLimit: RateLimit, secret: string): Throttles {
  const keyOf = (scope: string, what: string, subject: string) =>
    `${what}:${scope}:${createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 22)}`;
  const countForAccount = (what: keyof typeof perAccount, loginEmail: string) => {
    const { limit, windowMs } = perAccount[what];
    return rateLimit.take(keyOf('account', what, loginEmail), limit, windowMs);
  };
  const refuseOver = ({ isAllowed, retryAfterMs }: { isAllowed: boolean; retryAfterMs: number }) => {
    if (!isAllowed) throw refuse('TOO_MANY_REQUESTS', undefined, { retryAfterMs });
  };

  return {
    byAddress: async (what, ip) => {
      // Behind a proxy nobody told us of, everyone has this machine's own address.
      if (isThisMachine(ip)) return;
      const { limit, windowMs } = perAddress[what];
      refuseOver(await rateLimit.take(keyOf('address', what, networkOf(ip)), limit, windowMs));
    },
    byAccount: async (what, loginEmail) => refuseOver(await countForAccount(what, loginEmail)),
    isWithin: async (what, loginEmail) => (await countForAccount(what, loginEmail)).isAllowed,
  };
}

export const isThisMachine = (ip: string) => /^(127\.|::1$|::ffff:127\.)/.test(ip);

/** One household or phone has a whole /64 of IPv6 addresses. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...missing, ...after].slice(0, 4).join(':');
}
