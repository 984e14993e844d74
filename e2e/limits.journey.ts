// Two free sessions, then the way to more. Said by typing, so that the journey is short; counted all the same.
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { ask, haveASession, signUp } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-limits';
let server: ServerProcess;
let open: OpenPage;

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  server = await startServer({ dataDir: DATA, port: await freePort() });
  open = await openPage();
});
afterAll(async () => {
  await open?.close();
  await server?.stop();
});

test('two free sessions are used up, and a third leads to the upgrade page with the specification’s words', async () => {
  const { page } = open;
  await signUp(page, server.url, 'limits@tulia.test');
  await haveASession(page);
  await page.getByText('1 session left').first().waitFor();
  // "1 session left" is true while the session is held as well; its end follows within a moment.
  await expect
    .poll(() => ask(page, 'POST', '/verify-session-access'), { timeout: 30_000 })
    .toMatchObject({ type: 'free', usedSessions: 1, remaining: 1, hasAccess: true, hasActiveSession: false });

  await haveASession(page);
  // The access flag is false now: the limit message, then the upgrade page.
  await page
    .getByText("You've reached your free session limit of 2. Please upgrade to continue.")
    .first()
    .waitFor();
  await page.waitForURL('**/upgrade', { timeout: 30_000 });
  expect(await ask(page, 'POST', '/verify-session-access')).toMatchObject({
    usedSessions: 2,
    remaining: 0,
    hasAccess: false,
    redirectToUpgrade: true,
  });

  // Coming back by hand: Purchase Required, and the upgrade page again after 1.5 s.
  await page.goto(`${server.url}/dashboard`);
  await page.getByText('Purchase Required').first().waitFor();
  await page.waitForURL('**/upgrade', { timeout: 30_000 });

  // The page cannot be talked round: the server refuses a third start.
  const third = await ask<{ success: boolean; message: string }>(page, 'POST', '/start-session', {
    conversationId: crypto.randomUUID(),
  });
  expect(third).toMatchObject({ success: false, sessionId: null });
  expect(third.message).toContain('free session limit of 2');
  await sleep(200);
  expect(open.complaints).toEqual([]);
});
