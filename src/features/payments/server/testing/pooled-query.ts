// Statements for tests that ask thousands of times: over the app's own connections, as the system, instead of one
// connection each.
import { CompiledQuery } from 'kysely';
import type { Platform } from '#platform/server/platform.ts';

export type PooledQuery = <T = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<T[]>;

export const pooledQuery =
  ({ database }: Pick<Platform, 'database'>): PooledQuery =>
  <T>(text: string, values: unknown[] = []) =>
    database.asSystem(async (tx) => (await tx.executeQuery(CompiledQuery.raw(text, values))).rows as T[]);
