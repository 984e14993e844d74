// A real PostgreSQL server inside the data directory, reached by a unix socket only its owner can open. It outlives a
// killed app and is taken over by the next one; the advisory lock says whether another app is using it now.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionSettings } from './database.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { databaseOwner, runAsOrdinaryUser } from './unprivileged.ts';

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 20_000;
/** Linux allows 107 bytes for a socket's path; the file name takes up to 20 of them. */
const LONGEST_SOCKET_FOLDER = 85;
const OWNER_LOCK = 7_282_015;
const DATABASE = 'tulia';

export type EmbeddedPostgres = {
  url: string;
  /** A database of this server by another name, for tests. */
  urlOf(database: string): string;
  stop(): Promise<void>;
};

/**
 * Starts or takes over the server in `<dataDir>/postgres`. Throws a sentence for the operator: another Tulia on the
 * same directory, a full disk, a directory that cannot be used.
 */
export async function startEmbeddedPostgres({ dataDir }: { dataDir: string }): Promise<EmbeddedPostgres> {
  const binaries = await findPostgresBinaries();
  const cluster = resolve(dataDir, 'postgres');
  const sockets = socketFolder(cluster);
  const runAs = runAsOrdinaryUser([binaries.postgres, resolve(dataDir)]);
  mkdirSync(resolve(dataDir), { recursive: true });

  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(binaries.initdb, cluster, runAs);
  if (sockets !== cluster) prepareFolder(sockets);
  const urlOf = (database: string) => urlAt(sockets, database);

  if (!(await answers(urlOf('postgres')))) {
    const output = launch(binaries.postgres, cluster, sockets, runAs);
    await untilReady(urlOf('postgres'), output, cluster);
  }
  const lock = await claim(urlOf('postgres'), dataDir);
  await ensureDatabase(lock, DATABASE);

  return {
    url: urlOf(DATABASE),
    urlOf,
    stop: async () => {
      await lock.end().catch(() => {});
      await stopServer(cluster);
    },
  };
}

/** Where the server in `dataDir` is reached while another process runs it. */
export const embeddedUrl = (dataDir: string): string =>
  urlAt(socketFolder(resolve(dataDir, 'postgres')), DATABASE);

const urlAt = (sockets: string, database: string) =>
  `socket:${encodeURI(sockets)}?db=${database}&user=postgres`;

function socketFolder(cluster: string): string {
  if (Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) return cluster;
  return join(tmpdir(), `tulia-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);
}

function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = databaseOwner();
  if (process.getuid?.() === 0) chownSync(folder, owner.uid, owner.gid);
}

function initialise(initdb: string, cluster: string, runAs: ReturnType<typeof runAsOrdinaryUser>): void {
  // A half-made cluster has no PG_VERSION until its last step; nothing in it was ever used.
  rmSync(cluster, { recursive: true, force: true });
  prepareFolder(cluster);
  const args = [
    '-D',
    cluster,
    '-A',
    'trust',
    '-U',
    'postgres',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--data-checksums',
  ];
  const [command = initdb, ...rest] = [...runAs.wrapper, initdb, ...args];
  const made = spawnSync(command, rest, { ...identity(runAs), encoding: 'utf8', cwd: '/' });
  if (made.status === 0) return;
  rmSync(cluster, { recursive: true, force: true });
  throw new Error(
    explain(`${made.stdout ?? ''}\n${made.stderr ?? ''}\n${made.error?.message ?? ''}`, cluster),
  );
}

function launch(
  postgres: string,
  cluster: string,
  sockets: string,
  runAs: ReturnType<typeof runAsOrdinaryUser>,
) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    // Statements can hold sealed words; the server's log must hold none at all.
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
  };
  const args = [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const [command = postgres, ...rest] = [...runAs.wrapper, postgres, ...args];
  const output = { text: '', hasExited: false };
  // Detached: a Ctrl+C in the terminal must reach the app only, which then stops the server in order.
  const child = spawn(command, rest, {
    ...identity(runAs),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  child.stderr?.on('data', (data: Buffer) => {
    output.text = (output.text + data.toString()).slice(-4_000);
  });
  child.on('error', (error) => {
    output.text += error.message;
    output.hasExited = true;
  });
  child.on('exit', () => {
    output.hasExited = true;
  });
  child.unref();
  (child.stderr as unknown as { unref?: () => void })?.unref?.();
  return output;
}

const identity = ({ uid, gid }: { uid?: number; gid?: number }) =>
  uid === undefined || gid === undefined ? {} : { uid, gid };

async function untilReady(
  url: string,
  output: { text: string; hasExited: boolean },
  cluster: string,
): Promise<void> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(url))) {
    // Two apps started in the same instant: the server that lost exits, the winner's will answer.
    if (output.hasExited && !/lock file .* already exists/.test(output.text))
      throw new Error(explain(output.text, cluster));
    if (Date.now() > giveUpAt)
      throw new Error(`The database in ${cluster} did not start within ${START_TIMEOUT_MS / 1000} seconds.`);
    await sleep(20);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ ...connectionSettings(url), connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function claim(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionSettings(url), application_name: `tulia pid ${process.pid}` });
  client.on('error', () => {});
  await client.connect();
  // A killed app's connection takes the server a moment to notice.
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.mine) return client;
    await sleep(100);
  }
  const { rows } = await client.query<{ who: string }>(
    `select a.application_name as who from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [OWNER_LOCK],
  );
  await client.end();
  throw new Error(
    `Another Tulia${rows[0] ? ` (${rows[0].who.replace('tulia ', '')})` : ''} is already using ${resolve(dataDir)}. Stop it, or set DATA_DIR to another folder.`,
  );
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

/** Fast shutdown by the postmaster's own pid file, so that a server started by an earlier process stops as well. */
async function stopServer(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  let pid = 0;
  try {
    pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  const giveUpAt = Date.now() + STOP_TIMEOUT_MS;
  while (existsSync(pidFile) && Date.now() < giveUpAt) await sleep(20);
}

function explain(output: string, cluster: string): string {
  if (/No space left on device/i.test(output))
    return `The disk is full: the database in ${cluster} needs about 100 MB to start. Free some space and start again.`;
  if (/Permission denied/i.test(output))
    return `The database may not read or write ${cluster}. Check who owns the folder, or set DATA_DIR to one this account can use.`;
  if (/incompatible|initialized by PostgreSQL version/i.test(output))
    return `The data in ${cluster} was made by another PostgreSQL version than this Tulia brings. Start the Tulia that made it, dump its database, and restore that into a new DATA_DIR.`;
  const reason =
    output
      .split('\n')
      .filter((line) => /FATAL|PANIC|error/i.test(line))
      .at(-1) ??
    output.trim().split('\n').at(-1) ??
    '';
  return `The database in ${cluster} could not start. ${reason.trim()}`;
}
