// The first of the README's two commands, as a newcomer meets it: no pages built yet, nothing set.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the first start builds the pages and serves them with nothing set, and stops in order', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tulia-first-'));
  const stamp = 'dist/build-stamp.json';
  await rename(stamp, `${stamp}.kept`).catch(() => {});
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += data));
  const exit = once(child, 'exit');
  while (!printed.includes('is at http') && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(printed).toContain('Building the pages');
  expect(printed).toContain('Become the super admin');
  child.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
}, 120_000);
