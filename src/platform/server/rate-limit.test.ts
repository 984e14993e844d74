import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createRateLimit } from './rate-limit.ts';

let database: Database;
let query: Awaited<ReturnType<typeof createTestDatabase>>['query'];
beforeAll(async () => {
  const owner = await createTestDatabase();
  query = owner.query;
  database = openDatabase({ url: owner.url });
});
afterAll(() => database.close());

const LONG_MS = 3_600_000;

test('tries are counted until the window is over, and one given back counts no more', async () => {
  const { take, giveBack } = createRateLimit(database);
  const tries = () => take('a', 2, LONG_MS);
  expect(await tries()).toEqual({ isAllowed: true, retryAfterMs: 0 });
  await tries();
  expect((await tries()).retryAfterMs).toBeGreaterThan(LONG_MS - 60_000);
  await giveBack('a');
  await giveBack('a');
  expect((await tries()).isAllowed).toBe(true);
});

test('windows that are over are forgotten, the others go on', async () => {
  const { take, forget } = createRateLimit(database);
  await take('over', 1, 0);
  await take('open', 1, LONG_MS);
  await forget();
  expect(await query("select key from rate_limits where key in ('over', 'open')")).toEqual([{ key: 'open' }]);
  expect((await take('open', 1, LONG_MS)).isAllowed).toBe(false);
});
