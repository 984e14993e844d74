import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionSettings, openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

// A server of its own: roles belong to a server, and the others' tests run as its superuser.
let dataDir: string;
let server: EmbeddedPostgres;
let owner: pg.Client;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tulia-roles-'));
  server = await startEmbeddedPostgres({ dataDir });
  owner = new pg.Client(connectionSettings(server.urlOf('postgres')));
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function ownedBy(login: string, attributes = ''): Promise<string> {
  await owner.query(`create role ${login} login ${attributes}`);
  await owner.query(`create database ${login} owner ${login}`);
  return server.urlOf(login).replace('user=postgres', `user=${login}`);
}

async function canServe(url: string): Promise<void> {
  const database = openDatabase({ url });
  await database.asSystem(async () => {}).finally(() => database.close());
}

test('a user that may make roles, as a hosted database gives one, is all it needs', async () => {
  const url = await ownedBy('hosted', 'createrole');
  const [one, other] = await Promise.all([migrate(url), migrate(url)]);
  expect([one.length, other.length].sort()).toEqual([0, expect.any(Number)]);
  await canServe(url);
  expect(await migrate(url)).toEqual([]);
});

test('a database that was brought to another server is served there as well', async () => {
  const url = await ownedBy('moved', 'createrole');
  await owner.query('grant tulia_app to moved with admin true, set true');
  await migrate(url);
  await owner.query('revoke set option for tulia_app from moved');
  await expect(canServe(url)).rejects.toThrow(/permission denied to set role/);
  await migrate(url);
  await canServe(url);
});

test('a user that may not is refused with a code that the start explains', async () => {
  const url = await ownedBy('plain');
  await expect(migrate(url)).rejects.toMatchObject({ code: '42501' });
});
