// How long a member who writes waits: from sending to the first words of the guided therapist's answer, over HTTP and
// server-sent events, against a server process of its own; and what judging one turn takes with rules and embeddings.
// `npm run bench -- chat`, about two minutes.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openChatPage } from '#features/chat/testing/chat-page.ts';
import { createAssessor } from '#features/safety/server/assessor.ts';
import { memberScripts } from '#features/therapist/server/guided/member-scripts.data.ts';
import { connectionSettings } from '#platform/server/database/database.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts';
import { createLog } from '#platform/server/log.ts';
import { openSentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';

const TURNS = 200;
const TURNS_PER_CONVERSATION = 20;
const WARM_UP_TURNS = 10;

export async function run(): Promise<{ guidedFirstTokenP95Ms: number; assessP95Ms: number }> {
  const lines = memberLines();
  const assessMs = await measureAssessor(lines);
  const firstTokenMs = await measureFirstToken(lines);
  const figures = {
    guidedFirstTokenP95Ms: round(percentile(firstTokenMs, 0.95)),
    assessP95Ms: round(percentile(assessMs, 0.95)),
  };
  console.log(`sent → first words of the guided therapist, ${firstTokenMs.length} turns over HTTP:`);
  console.log(
    `  p50 ${round(percentile(firstTokenMs, 0.5))} ms   p95 ${figures.guidedFirstTokenP95Ms} ms   goal 150 ms`,
  );
  console.log(
    `judging a turn, rules and embeddings, ${assessMs.length} turns in conversations of ${TURNS_PER_CONVERSATION}:`,
  );
  console.log(`  p50 ${round(percentile(assessMs, 0.5))} ms   p95 ${figures.assessP95Ms} ms   goal 8 ms`);
  return figures;
}

/** What authored members say, each line once, in a fixed order. */
function memberLines(): string[] {
  const all = memberScripts.flatMap(({ lines }) => lines.filter((line) => line.trim() !== ''));
  const known = [...new Set(all)];
  return Array.from({ length: TURNS + WARM_UP_TURNS }, (_, at) =>
    at < known.length ? known[at]! : `${known[at % known.length]} That was number ${at}.`,
  );
}

async function measureAssessor(lines: string[]): Promise<number[]> {
  const log = createLog('silent');
  const embedder = openSentenceEmbedder({ log });
  const assessor = createAssessor({ embedder, log });
  try {
    await embedder.ready;
    const taken: number[] = [];
    let turns: { role: 'user' | 'assistant'; content: string }[] = [];
    for (const [at, content] of lines.entries()) {
      if (at % TURNS_PER_CONVERSATION === 0) turns = [];
      turns.push({ role: 'user', content });
      const startedAt = performance.now();
      await assessor.assess(turns);
      if (at >= WARM_UP_TURNS) taken.push(performance.now() - startedAt);
      turns.push({ role: 'assistant', content: 'I hear you. What weighs most in it?' });
    }
    return taken;
  } finally {
    await embedder.close();
  }
}

async function measureFirstToken(lines: string[]): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tulia-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const owner = new pg.Client(connectionSettings(postgres.url));
  let server: ChildProcess | null = null;
  try {
    server = fork(new URL('./chat-app.ts', import.meta.url), [postgres.url, dataDir]);
    const url = await new Promise<string>((resolve, reject) => {
      server?.once('message', (message) => resolve(String(message)));
      server?.once('exit', (code) =>
        reject(new Error(`the server ended with code ${code} before it was ready`)),
      );
    });
    await owner.connect();
    const member = await signUp(url, owner);
    const taken: number[] = [];
    for (let from = 0; from < lines.length; from += TURNS_PER_CONVERSATION)
      taken.push(...(await converse(url, member, lines.slice(from, from + TURNS_PER_CONVERSATION))));
    return taken.slice(WARM_UP_TURNS);
  } finally {
    if (server?.exitCode === null) {
      const gone = new Promise((resolve) => server?.once('exit', resolve));
      server.disconnect();
      await gone;
    }
    await owner.end().catch(() => {});
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function converse(url: string, cookie: string, lines: string[]): Promise<number[]> {
  const id = randomUUID();
  await post(url, cookie, '/conversations', {
    id,
    therapy_style: 'Standard',
    coach_type: 'career',
    topic: 'burnout',
    surface: 'chat',
  });
  const page = await openChatPage(url, cookie, id);
  const taken: number[] = [];
  for (const [at, content] of lines.entries()) {
    const before = page.of('delta').length;
    const startedAt = performance.now();
    await Promise.all([
      post(url, cookie, `/chat/conversations/${id}/messages`, { id: randomUUID(), content }),
      page
        .wait((seen) => seen.of('delta').length > before, 'the first words')
        .then(() => taken.push(performance.now() - startedAt)),
    ]);
    await page.wait((seen) => seen.of('done').length > at, 'the end of the reply');
  }
  page.close();
  return taken;
}

/** A member with a subscription, so that no daily limit stands in the way. Returns the cookie. */
async function signUp(url: string, owner: pg.Client): Promise<string> {
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
  await owner.query(
    `insert into subscriptions (user_id, status, product_id, provider) select id, 'active', 'monthly', 'bench' from members`,
  );
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function post(url: string, cookie: string, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}

const percentile = (values: number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
const round = (ms: number): number => Math.round(ms * 10) / 10;
