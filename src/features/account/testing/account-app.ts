// Accounts alone over HTTP on real PostgreSQL, with settings a whole application would not let a test choose: a mail
// server, a proxy in front, https, a cheap password cost.
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { openDatabase } from '#platform/server/database/database.ts';
import { openEvents } from '#platform/server/events.ts';
import { createHttp } from '#platform/server/http/http.ts';
import { createLog } from '#platform/server/log.ts';
import { createMail } from '#platform/server/mail/mail.ts';
import { createMetrics } from '#platform/server/metrics.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { loadOrCreateKeyring } from '#platform/server/vault/keyring.ts';
import { createVault } from '#platform/server/vault/vault.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { accountContract } from '../account.contract.ts';
import { accountRoutes } from '../server/account.routes.ts';
import { createAccounts } from '../server/account.service.ts';
import type { AccountOptions } from '../server/account-tools.ts';
import { readable } from './smtp-inbox.ts';

const CHEAP = { logN: 10, blockSize: 8, parallelism: 1 };

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field.
export type Answer = { status: number; body: any; cookie: string; setCookie: string[] };
export type AccountApp = Awaited<ReturnType<typeof startAccountApp>>;

type Settings = Partial<AccountOptions> & { smtpUrl?: string; publicUrl?: string };

export async function startAccountApp({
  smtpUrl,
  publicUrl = 'http://localhost:3000',
  ...options
}: Settings = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tulia-account-'));
  const { url, query } = await createTestDatabase();
  const log = createLog('silent');
  const database = openDatabase({ url });
  const platform: Platform = {
    database,
    vault: createVault(await loadOrCreateKeyring(join(dataDir, 'keyring'))),
    events: await openEvents({ url, log }),
    mail: createMail({ smtpUrl: smtpUrl ?? null, from: 'Tulia <no-reply@localhost>', dataDir, log }),
    rateLimit: createRateLimit(database),
    metrics: createMetrics(),
    log,
    publicUrl,
    productName: 'Tulia',
    wording: 'therapy',
    dataDir,
  };
  const accounts = createAccounts(platform, {
    secret: randomBytes(32).toString('base64'),
    superAdminEmail: null,
    passwordCost: CHEAP,
    ...options,
  });
  const http = createHttp({
    platform,
    contract: { account: accountContract },
    router: { account: accountRoutes(accounts) },
    rawEndpoints: [],
    resolveCaller: accounts.resolveCaller,
    readiness: {},
    metricsToken: null,
    trustsProxy: true,
  });
  const server = serve({ fetch: http.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const setCookie = response.headers.getSetCookie();
    const cookie = setCookie.map((line) => line.split(';')[0]).join('; ');
    return { status: response.status, body: await response.json(), cookie, setCookie };
  }

  return {
    platform,
    accounts,
    query,
    call,
    signUp: async (over: Record<string, unknown> = {}) => {
      const details = {
        identifier: `m-${randomUUID()}@tulia.test`,
        password: `quiet-lantern-${randomUUID().slice(0, 8)}`,
        nickname: 'Amani',
        isAdult: true,
        hasConsented: true,
        ...over,
      };
      return { ...details, ...(await call('POST', '/account/sign-up', details)) };
    },
    /** The newest message written to the outbox for this address; fails after 5 s. */
    outbox: async (to: string): Promise<string> => {
      for (let waited = 0; waited < 5_000; waited += 20) {
        const names = await readdir(join(dataDir, 'outbox')).catch(() => []);
        for (const name of names.sort().reverse()) {
          const text = readable(await readFile(join(dataDir, 'outbox', name), 'utf8'));
          if (text.includes(`To: ${to}`)) return text;
        }
        await sleep(20);
      }
      throw new Error(`no message was written for ${to}`);
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await platform.events.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
