import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/test-app.ts';
import { connectionSettings } from '#platform/server/database/database.ts';

test('a request whose connection breaks half-way is told that this is for now, and the next one is answered', async () => {
  const app = await startTestApp();
  const member = await app.signUp();
  const owner = new pg.Client(connectionSettings(app.platform.database.url));
  await owner.connect();
  await owner.query('begin');
  await owner.query('lock table conversations in access exclusive mode');
  const asked = member.call('GET', '/conversations');
  let broken: unknown[] = [];
  while (broken.length === 0) {
    await sleep(20);
    broken = await app.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
  }
  expect(await asked).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  await owner.query('rollback');
  await owner.end();
  expect((await member.call('GET', '/conversations')).status).toBe(200);
  await app.close();
});
