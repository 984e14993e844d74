// PostgreSQL through Kysely. All access goes through a transaction that says on whose behalf it runs: row-level
// security (the second wall under owner-scoped queries) reads that. The login role never owns the tables.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Generated,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';

// int8 arrives as text by default; our counts and minor units stay far below 2^53.
pg.types.setTypeParser(20, Number);

// biome-ignore lint/complexity/noBannedTypes: an empty table set; each *.queries.ts adds its own with `withTables`.
export type NoTables = {};
export type Tx = Transaction<NoTables>;
export type { Generated };

export const APP_ROLE = 'tulia_app';

export type Database = {
  /** Runs in a transaction that sees only this member's rows. */
  asMember<T>(memberId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs in a transaction that sees every row: sign-in, sweepers, the admin's own endpoints, webhooks. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For the account library, which brings its own statements. Its tables carry no member words. */
  kysely: Kysely<NoTables>;
  url: string;
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Waits for a connection at most this long, so that a dead database is an answer, not a hang. */
export const CONNECT_TIMEOUT_MS = 5_000;
/** Longer than a statement may run: whoever has not answered by then is gone, and nobody was told. */
const ANSWER_TIMEOUT_MS = 20_000;
/** What the network dropped in silence while it was idle is noticed, and a firewall sees that it is still in use. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

export function openDatabase({
  url,
  maxConnections = 20,
  answerTimeoutMs = ANSWER_TIMEOUT_MS,
}: {
  url: string;
  maxConnections?: number;
  answerTimeoutMs?: number;
}): Database {
  const pool = new pg.Pool({
    ...connectionSettings(url),
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: answerTimeoutMs,
    options: `-c role=${APP_ROLE} -c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000`,
  });
  // A connection that breaks is replaced by the pool, and what was asked of it fails by itself; without a listener it would
  // end the process: the pool's while it waits, its own between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const kysely = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: withoutTheSilent(pool) }) });

  const scoped = <T>(scope: 'member' | 'system', memberId: string, work: (tx: Tx) => Promise<T>) =>
    kysely.transaction().execute(async (tx) => {
      await sql`select set_config('app.scope', ${scope}, true), set_config('app.member_id', ${memberId}, true)`.execute(
        tx,
      );
      return work(tx);
    });

  return {
    asMember: (memberId, work) => scoped('member', memberId, work),
    asSystem: (work) => scoped('system', '', work),
    kysely,
    url,
    ping: async () => void (await sql`select 1`.execute(kysely)),
    // A goodbye that nobody answers is not waited for.
    close: () => Promise.race([kysely.destroy(), sleep(CONNECT_TIMEOUT_MS, undefined, { ref: false })]),
  };
}

/** A connection whose answer stays away must not go back into the pool: the next one would wait on it as long. */
function withoutTheSilent(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const query = (text: string, values: unknown[]) =>
        client.query(text, values).catch((error: Error) => {
          if (error.message !== 'Query read timeout') throw error;
          void (client as pg.PoolClient & pg.Client).end().catch(() => {});
          throw Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
        });
      return {
        // Cursors are not used here.
        query: query as unknown as PostgresPoolClient['query'],
        release: (broken?: Error | boolean) => client.release(broken),
      };
    },
  };
}

/** `socket:/path?db=name&user=name` names a unix socket; anything else is an ordinary PostgreSQL URL. */
export function connectionSettings(url: string): pg.ClientConfig {
  if (!url.startsWith('socket:')) return { connectionString: url, ...KEEP_ALIVE };
  const { pathname, searchParams } = new URL(url);
  return {
    host: decodeURIComponent(pathname),
    database: searchParams.get('db') ?? 'tulia',
    user: searchParams.get('user') ?? 'postgres',
  };
}
