// Something changed, told to whichever process holds the person's open page. LISTEN/NOTIFY carries ids only; after
// a lost connection everybody gets `resync`, because what was missed is unknown.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { CONNECT_TIMEOUT_MS, connectionSettings, type Tx } from './database/database.ts';
import { describeError, type Log } from './log.ts';

const CHANNEL = 'tulia_changes';
const RECONNECT_MS = 1_000;

/** A connection on which one only listens may be dropped in silence: it is asked, and answers in time or is gone. */
type Liveness = { askEveryMs: number; answersWithinMs: number };
const LIVENESS: Liveness = { askEveryMs: 15_000, answersWithinMs: 5_000 };

export type Change = {
  /** Whose rows changed; null reaches nobody's page, only server-side listeners. */
  memberId: string | null;
  /** A table name of the specification, or another short static word. */
  topic: string;
  id?: string;
};
export type ChangeOrResync = Change | { memberId: null; topic: 'resync' };

export type Events = {
  publish(tx: Tx, change: Change): Promise<void>;
  /** Returns the unsubscribe. */
  subscribe(listener: (change: ChangeOrResync) => void): () => void;
  close(): Promise<void>;
};

/** Told when `tx` commits, never before and never if it does not. */
export async function publishChange(tx: Tx, change: Change): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`.execute(tx);
}

export async function openEvents({
  url,
  log,
  liveness: { askEveryMs, answersWithinMs } = LIVENESS,
}: {
  url: string;
  log: Log;
  liveness?: Liveness;
}): Promise<Events> {
  const listeners = new Set<(change: ChangeOrResync) => void>();
  let isClosed = false;
  let client: pg.Client | null = null;

  const tell = (change: ChangeOrResync) => {
    for (const listener of listeners) listener(change);
  };
  const reconnectLater = () => {
    setTimeout(() => {
      if (!isClosed) connect().then(() => tell({ memberId: null, topic: 'resync' }), reconnectLater);
    }, RECONNECT_MS).unref();
  };
  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connectionSettings(url),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: answersWithinMs,
    });
    let asking: NodeJS.Timeout | undefined;
    let isLost = false;
    const lost = (error?: Error) => {
      clearInterval(asking);
      if (isLost || isClosed) return;
      isLost = true;
      log.warn(error ? describeError(error) : {}, 'change listener lost its connection');
      next.end().catch(() => {});
      if (client === next) reconnectLater();
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload }) => payload && tell(JSON.parse(payload) as Change));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    if (isClosed) return next.end();
    client = next;
    asking = setInterval(() => void next.query('select 1').catch(lost), askEveryMs).unref();
  }
  await connect();

  return {
    publish: publishChange,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      // A goodbye that nobody answers is not waited for.
      await Promise.race([client?.end(), sleep(answersWithinMs, undefined, { ref: false })]);
    },
  };
}
