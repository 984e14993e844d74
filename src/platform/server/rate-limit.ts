// Throttles that hold across processes: one row per key and window, kept in PostgreSQL.
import { sql } from 'kysely';
import type { Database } from './database/database.ts';

export type RateLimit = {
  /** Counts one try. `key` must not contain an address or a phone number in the clear: hash it first. */
  take(key: string, limit: number, windowMs: number): Promise<{ isAllowed: boolean; retryAfterMs: number }>;
  /** Takes a counted try back: it turned out to be none. */
  giveBack(key: string): Promise<void>;
  /** Forgets windows that are over: nobody's tries are kept longer than they count. */
  forget(): Promise<void>;
};

export function createRateLimit(database: Database): RateLimit {
  return {
    take: (key, limit, windowMs) =>
      database.asSystem(async (tx) => {
        const { rows } = await sql<{ count: number; remaining: number }>`
          insert into rate_limits as r (key, count, resets_at)
          values (${key}, 1, clock_timestamp() + ${windowMs} * interval '1 ms')
          on conflict (key) do update set
            count = case when r.resets_at <= clock_timestamp() then 1 else r.count + 1 end,
            resets_at = case when r.resets_at <= clock_timestamp() then excluded.resets_at else r.resets_at end
          returning count, extract(epoch from resets_at - clock_timestamp()) * 1000 as remaining`.execute(tx);
        const row = rows[0]!;
        const isAllowed = row.count <= limit;
        return { isAllowed, retryAfterMs: isAllowed ? 0 : Math.max(0, Math.ceil(Number(row.remaining))) };
      }),
    giveBack: (key) =>
      database.asSystem(async (tx) => {
        await sql`update rate_limits set count = count - 1 where key = ${key} and count > 0`.execute(tx);
      }),
    forget: () =>
      database.asSystem(async (tx) => {
        await sql`delete from rate_limits where resets_at <= clock_timestamp()`.execute(tx);
      }),
  };
}
