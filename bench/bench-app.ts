// What benches measure against: server processes of their own on a database of its own, taken down whatever happens.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connectionSettings } from '#platform/server/database/database.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts';

/** What the processes sign with. */
export const BENCH_SECRET = 'a secret for benches, long enough to be one';

export type BenchApp = {
  /** One for each process. */
  urls: string[];
  /** Past row-level security. */
  owner: pg.Client;
};

/** Resolves with what `work` does, when everything is gone again. */
export async function withBenchApp<Result>(
  { processes = 1, hasSentences = false }: { processes?: number; hasSentences?: boolean },
  work: (app: BenchApp) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tulia-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const servers: ChildProcess[] = [];
  const owner = new pg.Client(connectionSettings(postgres.url));
  const start = () => {
    const server = fork(new URL('./app-process.ts', import.meta.url), [
      postgres.url,
      dataDir,
      hasSentences ? 'sentences' : '',
    ]);
    servers.push(server);
    return new Promise<string>((resolve, reject) => {
      server.once('message', (url) => resolve(String(url)));
      server.once('exit', (code) =>
        reject(new Error(`a server ended with code ${code} before it was ready`)),
      );
    });
  };
  try {
    // One after the other: the first brings the database up to date.
    const urls: string[] = [];
    while (urls.length < processes) urls.push(await start());
    await owner.connect();
    return await work({ urls, owner });
  } finally {
    await owner.end().catch(() => {});
    await Promise.all(servers.map(stop));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.disconnect();
  });
}

/** A new member's cookie. */
export async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      identifier: `${randomUUID()}@bench.test`,
      password: `slow-river-${randomUUID()}`,
      nickname: 'Bench',
      isAdult: true,
      hasConsented: true,
    }),
  });
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** A call with the member's cookie; throws for every answer but 200. */
export async function callAs<Answer>(
  cookie: string,
  method: string,
  url: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status !== 200) throw new Error(`${method} ${url} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
