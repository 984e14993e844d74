// Things go wrong around a call: each gets a clear sentence, nothing is lost, nothing is charged wrongly.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openPage } from './browser.ts';
import { type CuttableLine, openLine } from './cuttable-line.ts';
import {
  ask,
  sayAndBeAnswered,
  signUp,
  startSession,
  storedMessages,
  typeInCall,
  waitForAnswer,
} from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-bad-luck';
let server: ServerProcess;
let line: CuttableLine;
/** Where people reach the server: through the line. */
let url: string;

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  const [outside, inside] = [await freePort(), await freePort()];
  url = `http://localhost:${outside}`;
  server = await startServer({ dataDir: DATA, port: inside, env: { PUBLIC_URL: url } });
  line = await openLine(outside, inside);
});
afterAll(async () => {
  await line?.close();
  await server?.stop();
});

const newMember = async (page: Page) => signUp(page, url, `${randomUUID()}@tulia.test`);
const nothingUsed = { usedSessions: 0, remaining: 2, hasActiveSession: false };

test.each([
  ['refused', 'Your microphone is blocked'],
  ['missing', 'No microphone found'],
] as const)(
  'a microphone that is %s gets its own sentence, and no session is spent',
  async (microphone, sentence) => {
    const open = await openPage({ microphone });
    const { page } = open;
    await newMember(page);
    const button = page.getByRole('button', { name: 'Start session', exact: true });
    await expect.poll(() => button.getAttribute('aria-disabled'), { timeout: 120_000 }).not.toBe('true');
    await button.click();
    await page.getByText(sentence).first().waitFor();
    expect(await ask(page, 'POST', '/verify-session-access')).toMatchObject(nothingUsed);
    await open.close();
  },
);

test('two tabs starting at once: one session runs, the other tab is told, one hold is taken', async () => {
  const open = await openPage();
  const { page, context } = open;
  await newMember(page);
  const second = await context.newPage();
  await second.goto(`${url}/dashboard`);
  const buttons = [page, second].map((tab) =>
    tab.getByRole('button', { name: 'Start session', exact: true }),
  );
  for (const button of buttons)
    await expect.poll(() => button.getAttribute('aria-disabled'), { timeout: 120_000 }).not.toBe('true');
  await Promise.all(buttons.map((button) => button.click()));
  await expect
    .poll(
      async () => {
        const states = await Promise.all(
          [page, second].map((tab) => tab.getByText('Session in progress').first().isVisible()),
        );
        return states.filter(Boolean).length;
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  const loser = (await page.getByText('Session in progress').first().isVisible()) ? second : page;
  await loser
    .getByText(/already open|still open/i)
    .first()
    .waitFor();
  expect(await ask(page, 'POST', '/verify-session-access')).toMatchObject({
    hasActiveSession: true,
    remaining: 1,
  });
  await open.close();
});

test('the line is cut for 20 seconds: the same session goes on, and what was typed meanwhile arrives once', async () => {
  const open = await openPage();
  const { page } = open;
  await newMember(page);
  await startSession(page);
  await waitForAnswer(page, 0);
  await sayAndBeAnswered(page, 'Before the tunnel.');
  const { sessionId } = await ask<{ sessionId: string }>(page, 'POST', '/verify-session-access');

  line.cut();
  await page.getByText('Reconnecting…').first().waitFor({ timeout: 30_000 });
  await typeInCall(page, 'Said inside the tunnel.');
  await sleep(20_000);
  line.mend();
  await page.getByText('Reconnecting…').first().waitFor({ state: 'hidden', timeout: 40_000 });

  await expect
    .poll(async () => (await storedMessages(page)).map(({ content }) => content), { timeout: 30_000 })
    .toContain('Said inside the tunnel.');
  const said = (await storedMessages(page))
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content);
  expect(said).toEqual(['Before the tunnel.', 'Said inside the tunnel.']);
  expect(await ask(page, 'POST', '/verify-session-access')).toMatchObject({
    sessionId,
    hasActiveSession: true,
    remaining: 1,
  });

  // The page is closed in mid-call: coming back, the open session is offered, and ended on request.
  await page.reload();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect
    .poll(() => ask(page, 'POST', '/verify-session-access'))
    .toMatchObject({ hasActiveSession: false });
  await open.close();
});

test('a forged session, a frame of 1 MB and plain garbage reach nothing and break nothing', async () => {
  const open = await openPage();
  const { page } = open;
  await newMember(page);
  for (const sessionId of [randomUUID(), 'x', '']) {
    const answer = await page.evaluate(
      async (id) =>
        (
          await fetch('/api/end-session', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ sessionId: id }),
          })
        ).status,
      sessionId,
    );
    expect([400, 404, 422]).toContain(answer);
  }

  const conversationId = randomUUID();
  const { sessionId } = await ask<{ sessionId: string }>(page, 'POST', '/start-session', { conversationId });
  await ask(page, 'POST', '/conversations', {
    id: conversationId,
    therapy_style: 'Standard',
    coach_type: 'general',
    topic: 'stress',
  });
  const connect = async () => {
    const { path } = await ask<{ path: string }>(page, 'POST', '/voice/tickets', {
      sessionId,
      voice: 'alloy',
    });
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { origin: url });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(JSON.stringify({ type: 'hello' }));
    return { socket, path, closed: new Promise<number>((resolve) => socket.once('close', resolve)) };
  };
  await expect
    .poll(() => ask<{ state: string }>(page, 'GET', '/voice/status'), { timeout: 120_000 })
    .toMatchObject({ state: 'ready' });

  const first = await connect();
  first.socket.send(Buffer.alloc(1024 * 1024));
  expect(await first.closed).toBe(1009);

  const second = await connect();
  for (let n = 0; n < 20; n++) second.socket.send(`{"type":"session.update","n":${n}`);
  expect(await second.closed).toBe(1008);

  // A ticket is spent once, and only our own page may use one.
  const reused = new WebSocket(`${url.replace('http', 'ws')}${second.path}`, { origin: url });
  expect(await new Promise((resolve) => reused.once('close', resolve))).toBe(4401);
  const { path } = await ask<{ path: string }>(page, 'POST', '/voice/tickets', { sessionId, voice: 'alloy' });
  const foreign = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
    origin: 'https://elsewhere.example',
  });
  expect(String(await new Promise((resolve) => foreign.once('error', resolve)))).toContain('403');

  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await ask(page, 'POST', '/end-session', { sessionId });
  expect(await ask(page, 'POST', '/verify-session-access')).toMatchObject(nothingUsed);
  await open.close();
});
