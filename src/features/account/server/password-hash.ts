// Passwords at rest: scrypt at OWASP's 32 MiB setting, off the event loop, a few at a time, so that a flood of sign-ins
// costs time instead of memory. The cost is written into each hash, so it can be raised later.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { refuse } from '#platform/shared/refusals.ts';

export type PasswordCost = { logN: number; blockSize: number; parallelism: number };

const STRONG: PasswordCost = { logN: 15, blockSize: 8, parallelism: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MOST_AT_ONCE = 2;
const MOST_WAITING = 64;

export type Passwords = {
  /** Refuses UNAVAILABLE when too many are waiting. */
  hash(password: string): Promise<string>;
  /** With no hash (nobody of that name) it works as long and answers false. */
  verify(hash: string | null, password: string): Promise<boolean>;
  isOutdated(hash: string): boolean;
};

export function createPasswords(cost: PasswordCost = STRONG): Passwords {
  const inTurn = createTurnstile();
  const derive = (password: string, salt: Buffer, { logN, blockSize: r, parallelism: p }: PasswordCost) =>
    inTurn(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const N = 2 ** logN;
          const settings = { N, r, p, maxmem: 128 * r * (N + p) + 1024 * 1024 };
          scrypt(password.normalize('NFKC'), salt, KEY_BYTES, settings, (error, key) =>
            error ? reject(error) : resolve(key),
          );
        }),
    );
  const header = ['scrypt', cost.logN, cost.blockSize, cost.parallelism].join('$');

  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, cost);
      return [header, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    verify: async (hash, password) => {
      const known = hash === null ? null : parse(hash);
      const key = await derive(password, known?.salt ?? randomBytes(SALT_BYTES), known?.cost ?? cost);
      return known !== null && known.key.length === key.length && timingSafeEqual(known.key, key);
    },
    isOutdated: (hash) => !hash.startsWith(`${header}$`),
  };
}

function parse(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } | null {
  const [name, logN, blockSize, parallelism, salt, key] = hash.split('$');
  if (name !== 'scrypt' || !salt || !key) return null;
  return {
    cost: { logN: Number(logN), blockSize: Number(blockSize), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function createTurnstile() {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < MOST_AT_ONCE) busy++;
    else if (waiting.length >= MOST_WAITING) throw refuse('UNAVAILABLE');
    // Whoever finishes hands its turn over.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}
