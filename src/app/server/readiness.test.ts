import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/test-app.ts';
import { parseKeyring } from '#platform/server/vault/keyring.ts';

test('is ready with a data directory that was not there, though database and keys are elsewhere', async () => {
  const dataDir = join(tmpdir(), `tulia-new-${randomUUID()}`);
  const keyring = parseKeyring(`v1:${randomBytes(32).toString('base64')}`);
  const app = await startTestApp({ dataDir, keyring });
  const answer = await fetch(`${app.url}/readyz`);
  expect(await answer.json()).toEqual({ ok: true, checks: { database: 'ok', disk: 'ok', draining: 'ok' } });
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});
