// The whole product on a database of its own, over HTTP, for tests. Nothing of ours is replaced.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '#app/server/app.ts';
import { type Config, readConfig } from '#app/server/config.ts';
import type { Payments } from '#features/payments/server/payments.ts';
import type { Platform } from '#platform/server/platform.ts';
import { parseKeyring } from '#platform/server/vault/keyring.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; a wrong guess fails it.
export type Answer = { status: number; body: any; headers: Headers };
export type Client = {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
};
export type TestMember = Client & { memberId: string; cookie: string; identifier: string; password: string };

export type TestApp = {
  url: string;
  platform: Platform;
  dataDir: string;
  payments: Payments;
  /** SQL as the owner, past row-level security. */
  query: Awaited<ReturnType<typeof createTestDatabase>>['query'];
  visitor: Client;
  signUp(nickname?: string): Promise<TestMember>;
  signUpAdmin(): Promise<TestMember>;
  close(): Promise<void>;
};

/** Real scrypt, but not the price of it: suites sign hundreds of people up. */
const CHEAP_PASSWORDS = { logN: 10, blockSize: 8, parallelism: 1 };
const ADMIN_EMAIL = 'keeper@tulia.test';

/** `speech: false` by default: the voices are loaded only by tests that listen. */
export async function startTestApp(
  overrides: Partial<Config> & { speech?: boolean; hasJobs?: boolean; databaseUrl?: string } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  return startOn(database, overrides);
}

/** Two processes' worth of app on one database and with one operator's secrets, as behind a load balancer. */
export async function openTwoApps(
  overrides: Partial<Config> & { hasJobs?: boolean } = {},
): Promise<[TestApp, TestApp]> {
  const database = await createTestDatabase();
  const secrets = {
    keyring: parseKeyring(`v1:${randomBytes(32).toString('base64')}`),
    authSecret: randomBytes(32).toString('base64'),
    ...overrides,
  };
  return Promise.all([startOn(database, secrets), startOn(database, secrets)]);
}

async function startOn(
  database: Awaited<ReturnType<typeof createTestDatabase>>,
  {
    speech = false,
    hasJobs = false,
    ...overrides
  }: Partial<Config> & { speech?: boolean; hasJobs?: boolean },
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tulia-app-'));
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      SUPER_ADMIN_EMAIL: ADMIN_EMAIL,
    }),
    databaseUrl: database.url,
    ...overrides,
  };
  const app = await startApp(config, {
    hasSpeech: speech,
    hasPages: false,
    hasJobs,
    passwordCost: CHEAP_PASSWORDS,
  });

  const client = (cookie?: string): Client => ({
    call: async (method, path, body, headers = {}) => {
      const response = await fetch(`${app.url}/api${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: parseJson(text), headers: response.headers };
    },
  });

  const signUpAs = async (identifier: string, nickname: string): Promise<TestMember> => {
    const password = `quiet-lantern-${randomUUID().slice(0, 8)}`;
    const { status, body, headers } = await client().call('POST', '/account/sign-up', {
      identifier,
      password,
      nickname,
      isAdult: true,
      hasConsented: true,
    });
    if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const me = await client(cookie).call('GET', '/account/session');
    return {
      ...client(cookie),
      memberId: me.body.session?.user.id ?? me.body.user?.id,
      cookie,
      identifier,
      password,
    };
  };

  return {
    url: app.url,
    platform: app.platform,
    dataDir,
    payments: app.payments,
    query: database.query,
    visitor: client(),
    signUp: (nickname = 'Amani') => signUpAs(`m-${randomUUID()}@tulia.test`, nickname),
    signUpAdmin: () => signUpAs(ADMIN_EMAIL, 'Keeper'),
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
