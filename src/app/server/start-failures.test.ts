// An operator's bad luck: each ends the start with one clear sentence and a failing exit, and leaves nothing running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// Each starts a whole server, most of them a database too.
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tulia-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['src/app/server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (printed.text += data));
  return { child, printed, exit: once(child, 'exit').then(([code]) => code as number | null) };
}

async function failsWith(env: Record<string, string>, sentence: RegExp): Promise<string> {
  const { printed, exit } = start(env);
  expect(await exit).toBe(1);
  expect(printed.text).toMatch(sentence);
  expect(printed.text).not.toMatch(/\n\s+at /);
  return printed.text.trim();
}

describe('a start that cannot succeed says why', () => {
  test('the port is taken', async () => {
    const squatter = createServer().listen(0, 'localhost');
    await once(squatter, 'listening');
    const { port } = squatter.address() as { port: number };
    const printed = await failsWith({ PORT: String(port) }, /That port is taken by another program/);
    // What was not yet begun has nothing to say about being given up.
    expect(printed).not.toMatch(/sentence|speech|meaning|thread/i);
    squatter.close();
  });

  test('DATABASE_URL points nowhere', () =>
    failsWith({ DATABASE_URL: 'postgres://me:pw@127.0.0.1:9/tulia' }, /DATABASE_URL does not answer/));

  test('DATABASE_URL is not one', () =>
    failsWith({ DATABASE_URL: 'redis://x' }, /DATABASE_URL must look like postgres:/));

  test('the data directory is a file', async () => {
    const file = join(dataDir, 'occupied');
    await writeFile(file, '');
    await failsWith({ DATA_DIR: join(file, 'data') }, /not a folder|cannot be used/i);
  });

  test('another Tulia uses the data directory, and is not disturbed', async () => {
    const first = start({});
    while (!first.printed.text.includes('is at http')) {
      if (first.child.exitCode !== null) throw new Error(first.printed.text);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await failsWith({}, /Another Tulia \(pid \d+\) is already using/);
    expect(first.child.exitCode).toBeNull();
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
  }, 60_000);
});
