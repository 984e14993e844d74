import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

/** One message of PostgreSQL's protocol. */
function message(type: string, body: Buffer | string): Buffer {
  const bytes = Buffer.from(body);
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
}

const READY = message('Z', 'I');
/** Whoever comes is let in. */
const GREETING = Buffer.concat([message('R', Buffer.alloc(4)), READY]);

/** A server that knows its own version and nothing else. */
async function serverOfVersion(version: string) {
  const column = Buffer.concat([Buffer.from('\0\x01server_version\0', 'latin1'), Buffer.alloc(18)]);
  column.writeInt32BE(25, column.length - 12);
  const value = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, version.length]), Buffer.from(version)]);
  const itsVersion = Buffer.concat([
    message('T', column),
    message('D', value),
    message('C', 'SHOW\0'),
    READY,
  ]);
  const unknown = Buffer.concat([message('E', 'SERROR\0C42883\0Mit does not know that\0\0'), READY]);
  const old = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(GREETING);
      socket.on('data', (data) => {
        if (data.toString('latin1', 0, 1) === 'X') socket.end();
        else socket.write(data.includes('show server_version') ? itsVersion : unknown);
      });
    });
  }).listen(0, '127.0.0.1');
  await once(old, 'listening');
  const { port } = old.address() as AddressInfo;
  return { url: `postgres://me@127.0.0.1:${port}/tulia`, close: () => old.close() };
}

test('a server that is too old is refused before anything is asked of it, in a sentence', async () => {
  const old = await serverOfVersion('14.11 (Debian 14.11-1)');
  await expect(migrate(old.url)).rejects.toThrow(
    'The database named by DATABASE_URL is PostgreSQL 14.11 (Debian 14.11-1). Tulia needs PostgreSQL 15 or newer.',
  );
  old.close();
});

test('a server that hangs up in the middle fails the migration, and nothing else', async () => {
  const uncaught = vi.fn();
  process.on('uncaughtException', uncaught);
  const rude = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(GREETING);
      socket.once('data', () => socket.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(rude, 'listening');
  const { port } = rude.address() as AddressInfo;
  await expect(migrate(`postgres://me@127.0.0.1:${port}/tulia`)).rejects.toThrow('Connection terminated');
  rude.close();
  expect(uncaught).not.toHaveBeenCalled();
  process.off('uncaughtException', uncaught);
});
