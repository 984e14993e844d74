// A database of its own for a test file, copied from the migrated template in a few milliseconds.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectionSettings } from '../server/database/database.ts';

/** Returns the URL of a fresh database and a way to run owner's SQL in it. */
export async function createTestDatabase() {
  const template = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(connectionSettings(template.replace('db=tulia', 'db=postgres')));
  await admin.connect();
  // Copies of one template wait for each other; so do test files, briefly.
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(`create database ${name} template tulia`);
  await admin.end();
  const url = template.replace('db=tulia', `db=${name}`);

  return {
    url,
    /** As the owner, past row-level security: for looking at what is really stored. */
    query: async <T extends pg.QueryResultRow = pg.QueryResultRow>(
      text: string,
      values: unknown[] = [],
    ): Promise<T[]> => {
      const client = new pg.Client(connectionSettings(url));
      await client.connect();
      try {
        return (await client.query<T>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
  };
}
