// The product as an operator runs it: its own process, its own data directory, stopped or killed at will.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type ServerProcess = {
  url: string;
  dataDir: string;
  /** Everything it printed. */
  output(): string;
  /** Orderly: SIGTERM, waits for the exit and returns its code. */
  stop(): Promise<number>;
  /** kill −9, waits until it is gone. */
  kill(): Promise<void>;
};

const READY_WITHIN_MS = 180_000;

/** Where the assembled speech models of all journeys are kept: making them again for each would only take time. */
export const SPEECH_DATA = '.tmp/e2e-speech';

function shareModels(dataDir: string): void {
  const [shared, own] = [resolve(SPEECH_DATA, 'models'), join(dataDir, 'models')];
  mkdirSync(shared, { recursive: true });
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(own)) symlinkSync(shared, own);
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** Starts `src/app/server/main.ts` and waits until it is ready. */
export async function startServer({
  dataDir,
  port,
  env = {},
}: {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
}): Promise<ServerProcess> {
  shareModels(dataDir);
  const child: ChildProcess = spawn(process.execPath, ['src/app/server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      VITEST: '',
      LOG_LEVEL: 'info',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let exitCode: number | null = null;
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += data));
  const exited = new Promise<void>((resolve) =>
    child.on('exit', (code) => {
      exitCode = code ?? 1;
      resolve();
    }),
  );
  const url = `http://localhost:${port}`;
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`The server did not become ready:\n${output}`);
    await sleep(100);
  }
  return {
    url,
    dataDir,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      return exitCode ?? 1;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
