import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openSilentPath } from '../testing/silent-path.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openJobs } from './jobs.ts';
import { createLog } from './log.ts';

const log = createLog('silent');

/** The same database as an ordinary address, as DATABASE_URL gives it. */
const asAddress = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return `postgres://postgres@localhost/${searchParams.get('db')}?host=${encodeURIComponent(decodeURIComponent(pathname))}`;
};

test('two processes, by socket and by address, share one queue and run each minute’s work once', async () => {
  const database = await createTestDatabase();
  const both = await Promise.all([
    openJobs({ url: database.url, log }),
    openJobs({ url: asAddress(database.url), log }),
  ]);
  let runs = 0;
  let together = 0;
  let mostTogether = 0;
  const work = async () => {
    runs += 1;
    together += 1;
    mostTogether = Math.max(mostTogether, together);
    await sleep(7_000);
    together -= 1;
  };
  for (const jobs of both) await jobs.everyMinute('count', work);
  const startedAt = Date.now();
  while (runs === 0 && Date.now() - startedAt < 75_000) await sleep(250);
  await sleep(8_000);
  await Promise.all(both.map((jobs) => jobs.close()));
  const minutes = Math.ceil((Date.now() - startedAt) / 60_000) + 1;
  expect(runs).toBeGreaterThan(0);
  expect(runs).toBeLessThanOrEqual(minutes);
  expect(mostTogether).toBe(1);
  const left = await database.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'tulia jobs'",
  );
  expect(left).toEqual([]);
}, 120_000);

test('work that fails is logged and comes again; the process goes on', async () => {
  const database = await createTestDatabase();
  const jobs = await openJobs({ url: database.url, log });
  let tries = 0;
  await jobs.everyMinute('fail', async () => {
    tries += 1;
    throw new Error('broken');
  });
  const startedAt = Date.now();
  while (tries === 0 && Date.now() - startedAt < 75_000) await sleep(250);
  await jobs.close();
  expect(tries).toBeGreaterThan(0);
}, 120_000);

test('a connection that was dropped in silence is given up, and its work goes on over another', async () => {
  const database = await createTestDatabase();
  const path = await openSilentPath(database.url);
  const loud = createLog('silent');
  const warn = vi.spyOn(loud, 'warn');
  const jobs = await openJobs({ url: path.url, log: loud, answerTimeoutMs: 1_000 });
  await jobs.everyMinute('count', async () => {});
  const connected = async () =>
    (
      await database.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and application_name = 'tulia jobs'",
      )
    ).map(({ pid }) => pid);
  const before = await connected();
  path.dropInSilence();
  await vi.waitFor(
    () => expect(warn).toHaveBeenCalledWith(expect.anything(), 'the jobs lost their database'),
    {
      timeout: 20_000,
    },
  );
  await vi.waitFor(async () => expect((await connected()).some((pid) => !before.includes(pid))).toBe(true), {
    timeout: 20_000,
  });
  await jobs.close();
  await path.close();
});
