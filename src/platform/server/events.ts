// Something changed, told to whichever process holds the person's open page. LISTEN/NOTIFY carries ids only; after
// a lost connection everybody gets `resync`, because what was missed is unknown.
import { sql } from 'kysely';
import pg from 'pg';
import { connectionSettings, type Tx } from './database/database.ts';
import { describeError, type Log } from './log.ts';

const CHANNEL = 'tulia_changes';
const RECONNECT_MS = 1_000;

export type Change = {
  /** Whose rows changed; null reaches nobody's page, only server-side listeners. */
  memberId: string | null;
  /** A table name of the specification, or another short static word. */
  topic: string;
  id?: string;
};
export type ChangeOrResync = Change | { memberId: null; topic: 'resync' };

export type Events = {
  /** Told when `tx` commits, never before and never if it does not. */
  publish(tx: Tx, change: Change): Promise<void>;
  /** Returns the unsubscribe. */
  subscribe(listener: (change: ChangeOrResync) => void): () => void;
  close(): Promise<void>;
};

export async function openEvents({ url, log }: { url: string; log: Log }): Promise<Events> {
  const listeners = new Set<(change: ChangeOrResync) => void>();
  let isClosed = false;
  let client: pg.Client | null = null;

  const tell = (change: ChangeOrResync) => {
    for (const listener of listeners) listener(change);
  };
  const reconnectLater = () => {
    if (!isClosed)
      setTimeout(
        () => connect().then(() => tell({ memberId: null, topic: 'resync' }), reconnectLater),
        RECONNECT_MS,
      ).unref();
  };
  async function connect(): Promise<void> {
    const next = new pg.Client({ ...connectionSettings(url), connectionTimeoutMillis: 5_000 });
    let isLost = false;
    const lost = (error?: Error) => {
      if (isLost || isClosed) return;
      isLost = true;
      log.warn(error ? describeError(error) : {}, 'change listener lost its connection');
      next.end().catch(() => {});
      if (client === next) reconnectLater();
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload }) => payload && tell(JSON.parse(payload) as Change));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }
  await connect();

  return {
    publish: async (tx, change) =>
      void (await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`.execute(tx)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
}
