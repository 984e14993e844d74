// Sixteen starts at once on the last session a member has, over HTTP, against two server processes on one database.
// Exactly one may win, every time. `npm run bench -- ledger`, about two minutes.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  countOneWinner,
  type Start,
  startAtOnce,
} from '#features/billing/server/testing/last-credit-race.ts';
import { connectionSettings } from '#platform/server/database/database.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts';

const TRIALS = 1_000;
const AT_ONCE = 16;

type Answer = { success: boolean; sessionId: string | null; remaining?: number };

export async function run(): Promise<{ oneWinner: number; trials: number; violations: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tulia-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const servers: ChildProcess[] = [];
  const owner = new pg.Client(connectionSettings(postgres.url));
  try {
    // One after the other: the first brings the database up to date.
    const urls: string[] = [];
    for (let i = 0; i < 2; i += 1) urls.push(await startServer(servers, postgres.url, dataDir));
    await owner.connect();
    const cookie = await signUp(urls[0]!);
    const post = (url: string, path: string, body: unknown) => postAs(cookie, url, path, body);
    await spendOne(post, urls[0]!, owner);

    const startedAt = performance.now();
    const oneWinner = await countOneWinner(TRIALS, async () => {
      const starts = Array.from({ length: AT_ONCE }, (_, i): Start => {
        const url = urls[i % urls.length]!;
        return () => post(url, '/start-session', { conversationId: randomUUID() });
      });
      const { winners, sessionIds } = await startAtOnce(starts);
      // Ended at once it is given back, and is the last one again.
      for (const sessionId of sessionIds) await post(urls[0]!, '/end-session', { sessionId });
      return winners;
    });
    const seconds = (performance.now() - startedAt) / 1_000;
    const { rows } = await owner.query<{ count: number }>(
      'select count(*)::integer as count from violations',
    );
    const violations = rows[0]?.count ?? -1;

    console.log(
      `${TRIALS} trials of ${AT_ONCE} starts at once on the last session, two processes, ${seconds.toFixed(0)} s`,
    );
    console.log(`  exactly one winner: ${oneWinner} of ${TRIALS}`);
    console.log(`  ledger violations:  ${violations}`);
    return { oneWinner, trials: TRIALS, violations };
  } finally {
    await owner.end().catch(() => {});
    await Promise.all(servers.map(stopServer));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function startServer(servers: ChildProcess[], databaseUrl: string, dataDir: string): Promise<string> {
  const server = fork(new URL('./ledger-app.ts', import.meta.url), [databaseUrl, dataDir]);
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('message', (url) => resolve(String(url)));
    server.once('exit', (code) => reject(new Error(`a server ended with code ${code} before it was ready`)));
  });
}

function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.disconnect();
  });
}

async function signUp(url: string): Promise<string> {
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

async function postAs(cookie: string, url: string, path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** Leaves the new member with one of the two free sessions. */
async function spendOne(
  post: (url: string, path: string, body: unknown) => Promise<Answer>,
  url: string,
  owner: pg.Client,
): Promise<void> {
  const { sessionId } = await post(url, '/start-session', { conversationId: randomUUID() });
  await owner.query('update therapy_sessions set ai_replied_at = now(), member_turns = 3 where id = $1', [
    sessionId,
  ]);
  const { remaining } = await post(url, '/end-session', { sessionId });
  if (remaining !== 1) throw new Error(`one session should be left, not ${remaining}`);
}
