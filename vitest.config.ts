import { defineConfig } from 'vitest/config';
import { operationsPlugin } from './scripts/operations-plugin.ts';

// One PostgreSQL server per run, made by the global setup; each test file that asks gets a database of its own.
export default defineConfig({
  plugins: [operationsPlugin()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['src/platform/testing/postgres-for-tests.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Long enough for a machine of half the speed that does something else as well: some tests judge a whole corpus.
    // What must be fast is measured by the test that says so.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['src/platform/testing/patient-pages.ts'],
    // The second that is usual is short for a machine that is doing something else as well.
    expect: { poll: { timeout: 10_000 } },
  },
});
