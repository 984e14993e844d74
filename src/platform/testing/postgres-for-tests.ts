// Vitest's global setup: the same PostgreSQL the product embeds, once per run, with a migrated template to copy from.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../server/database/embedded-postgres.ts';
import { migrate } from '../server/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tulia-test-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const cleanUp = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(server.url);
  } catch (error) {
    await cleanUp();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return cleanUp;
}
