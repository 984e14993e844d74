// An operator's bad luck: each ends the start with one clear sentence and a failing exit. Whatever ends it, nothing is
// left running.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
    const printed = await failsWith({ PORT: String(port) }, /Port \d+ is taken by another program/);
    // What was not yet begun has nothing to say about being given up.
    expect(printed).not.toMatch(/sentence|speech|meaning|thread/i);
    squatter.close();
  });

  test('DATABASE_URL points nowhere', () =>
    failsWith({ DATABASE_URL: 'postgres://me:pw@127.0.0.1:9/tulia' }, /DATABASE_URL does not answer/));

  test('HOST is no address of this machine', () =>
    failsWith({ HOST: '203.0.113.7' }, /HOST is 203\.0\.113\.7, which is no address of this machine/));

  test('the name in HOST is not known', () =>
    failsWith({ HOST: 'nowhere.invalid' }, /HOST is nowhere\.invalid, which is no address/));

  test('DATABASE_URL points at something silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    await failsWith({ DATABASE_URL: `postgres://me:pw@127.0.0.1:${port}/tulia` }, /does not answer/);
    silent.close();
  });

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
      await sleep(50);
    }
    await failsWith({}, /Another Tulia \(pid \d+\) is already using/);
    expect(first.child.exitCode).toBeNull();
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
  });
});

describe('a start that is stopped', () => {
  /** The terminal, npm and the launcher each pass on the same Ctrl+C. */
  const pressCtrlC = async (child: ChildProcess) => {
    for (let i = 0; i < 3; i++) {
      child.kill('SIGINT');
      await sleep(20);
    }
  };
  const isDatabaseRunning = () => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

  test('one Ctrl+C ends it in order, however often it arrives', async () => {
    const { child, printed, exit } = start({});
    while (!printed.text.includes('is at http') && child.exitCode === null) await sleep(50);
    expect(isDatabaseRunning()).toBe(true);
    await pressCtrlC(child);
    expect(await exit).toBe(0);
    expect(isDatabaseRunning()).toBe(false);
  });

  test('in the middle of the start, it leaves no database running', async () => {
    const { child, printed, exit } = start({});
    while (!isDatabaseRunning() && child.exitCode === null) await sleep(5);
    expect(printed.text).toBe('');
    await pressCtrlC(child);
    expect(await exit).toBe(0);
    expect(isDatabaseRunning()).toBe(false);
  });

  test('a terminal that is closed ends it in order too', async () => {
    const { child, printed, exit } = start({});
    while (!printed.text.includes('is at http') && child.exitCode === null) await sleep(50);
    child.kill('SIGHUP');
    expect(await exit).toBe(0);
    expect(isDatabaseRunning()).toBe(false);
  });

  test('by a failure nobody caught, it still ends in order, and quotes nothing', async () => {
    const onWish = "process.on('SIGUSR2', () => { throw new Error('said in confidence') })";
    const { child, printed, exit } = start({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(onWish)}`,
    });
    while (!printed.text.includes('is at http') && child.exitCode === null) await sleep(50);
    child.kill('SIGUSR2');
    expect(await exit).toBe(1);
    expect(printed.text).toContain('a failure nobody caught');
    expect(printed.text).not.toContain('said in confidence');
    expect(isDatabaseRunning()).toBe(false);
  });
});
