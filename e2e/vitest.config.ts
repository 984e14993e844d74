import { defineConfig } from 'vitest/config';

// Journeys in a real browser against the real server, one after another: they share two cores and a loudspeaker.
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['e2e/**/*.journey.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 420_000,
    hookTimeout: 180_000,
    // The second that is usual is short for a browser, a server and a voice on two cores, and they may be busy.
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
});
