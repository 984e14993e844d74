// How long a member who writes waits: from sending to the first words of the guided therapist's answer, over HTTP and
// server-sent events, against a server process of its own; and what judging one turn takes with rules and embeddings.
// `npm run bench -- chat`, about two minutes.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openChatPage } from '#features/chat/testing/chat-page.ts';
import { createAssessor } from '#features/safety/server/assessor.ts';
import { openRiskEmbedder } from '#features/safety/server/learned/risk-embedder.ts';
import { memberScripts } from '#features/therapist/server/guided/member-scripts.data.ts';
import { createLog } from '#platform/server/log.ts';
import { openSentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';
import { callAs, signUp, withBenchApp } from './bench-app.ts';

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
  const reader = openRiskEmbedder({ log });
  const meaning = openSentenceEmbedder({ log });
  const assessor = createAssessor({ reader, meaning, log });
  try {
    await assessor.ready;
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
    await Promise.all([reader.close(), meaning.close()]);
  }
}

function measureFirstToken(lines: string[]): Promise<number[]> {
  return withBenchApp({ hasSentences: true }, async ({ urls: [url = ''], owner }) => {
    const taken: number[] = [];
    // Each with a member of its own: nobody may write as fast as this for longer.
    for (let from = 0; from < lines.length; from += TURNS_PER_CONVERSATION) {
      const member = await signUpSubscriber(url, owner);
      taken.push(...(await converse(url, member, lines.slice(from, from + TURNS_PER_CONVERSATION))));
    }
    return taken.slice(WARM_UP_TURNS);
  });
}

async function converse(url: string, cookie: string, lines: string[]): Promise<number[]> {
  const id = randomUUID();
  await callAs(cookie, 'POST', `${url}/api/conversations`, {
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
      callAs(cookie, 'POST', `${url}/api/chat/conversations/${id}/messages`, {
        id: randomUUID(),
        content,
      }),
      page
        .wait((seen) => seen.of('delta').length > before, 'the first words')
        .then(() => taken.push(performance.now() - startedAt)),
    ]);
    await page.wait((seen) => seen.of('done').length > at, 'the end of the reply');
  }
  page.close();
  return taken;
}

/** With a subscription, so that no daily limit stands in the way. Returns the cookie. */
async function signUpSubscriber(url: string, owner: pg.Client): Promise<string> {
  const cookie = await signUp(url);
  await owner.query(
    `insert into subscriptions (user_id, status, product_id, provider) select id, 'active', 'monthly', 'bench' from members
     on conflict do nothing`,
  );
  return cookie;
}

const percentile = (values: number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
const round = (ms: number): number => Math.round(ms * 10) / 10;
