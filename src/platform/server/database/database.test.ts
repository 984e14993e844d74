import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { openSilentPath } from '../../testing/silent-path.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';

const ANSWER_TIMEOUT_MS = 400;
const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

async function open() {
  const path = await openSilentPath((await createTestDatabase()).url);
  const database = openDatabase({ url: path.url, maxConnections: 1, answerTimeoutMs: ANSWER_TIMEOUT_MS });
  toClose.push(path.close, database.close);
  return { path, database };
}

test('the network is asked whether a connection that waits is still there', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive');
  toClose.push(() => kept.mockRestore());
  const { database } = await open();
  await database.ping();
  expect(kept).toHaveBeenCalledWith(true, 30_000);
});

test('a connection that was dropped in silence is waited for once, and the next request gets another', async () => {
  const { path, database } = await open();
  await database.ping();
  path.dropInSilence();
  await expect(database.asSystem(async () => {})).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await database.ping();
});

test('a connection that is dropped within a transaction is neither waited for twice nor used again', async () => {
  const { path, database } = await open();
  const startedAt = performance.now();
  const work = database.asSystem(async () => path.dropInSilence());
  await expect(work).rejects.toThrow(/not queryable|does not answer/);
  expect(performance.now() - startedAt).toBeLessThan(2 * ANSWER_TIMEOUT_MS);
  await database.ping();
});

test('a connection that breaks between two statements fails its transaction, and nothing else', async () => {
  const uncaught = vi.fn();
  process.on('uncaughtException', uncaught);
  toClose.push(() => process.off('uncaughtException', uncaught));
  const { url, query } = await createTestDatabase();
  const database = openDatabase({ url });
  toClose.push(database.close);
  const work = database.asSystem(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await sleep(100);
    await sql`select 1`.execute(tx);
  });
  await expect(work).rejects.toThrow('not queryable');
  await database.ping();
  expect(uncaught).not.toHaveBeenCalled();
});

test('a connection that was dropped in silence does not hold the closing up', async () => {
  const { path, database } = await open();
  await database.ping();
  path.dropInSilence();
  const startedAt = performance.now();
  await database.close();
  expect(performance.now() - startedAt).toBeLessThan(6_000);
});
