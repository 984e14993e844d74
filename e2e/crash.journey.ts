// kill −9 in mid-call: the server comes back on the same data, the page resumes the same session, nothing is lost.
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { ask, sayAndBeAnswered, signUp, startSession, storedMessages, waitForAnswer } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-crash';
let server: ServerProcess;
let open: OpenPage;
let port: number;

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  port = await freePort();
  server = await startServer({ dataDir: DATA, port });
  open = await openPage();
});
afterAll(async () => {
  await open?.close();
  await server?.stop();
});

const finalTexts = (messages: Awaited<ReturnType<typeof storedMessages>>) =>
  new Map(messages.filter(({ is_final }) => is_final).map(({ item_id, content }) => [item_id, content]));

test('a killed server loses no stored word, and the call goes on as the same session', async () => {
  const { page } = open;
  await signUp(page, server.url, 'crash@tulia.test');
  await startSession(page);
  await waitForAnswer(page, 0);
  await sayAndBeAnswered(page, 'My sister and I have not spoken since March.');
  const before = await storedMessages(page);
  const { sessionId } = await ask<{ sessionId: string }>(page, 'POST', '/verify-session-access');

  await server.kill();
  await page.getByText('Reconnecting…').first().waitFor({ timeout: 45_000 });
  await sleep(1_000);
  server = await startServer({ dataDir: DATA, port });
  await page.getByText('Reconnecting…').first().waitFor({ state: 'hidden', timeout: 60_000 });
  await page.getByText('Session in progress').first().waitFor();

  await sayAndBeAnswered(page, 'I miss her more than I admit.');

  const after = finalTexts(await storedMessages(page));
  for (const [itemId, text] of finalTexts(before))
    expect(after.get(itemId), 'a stored final row is still there, unchanged').toBe(text);
  const status = await ask<{ sessionId: string; hasActiveSession: boolean }>(
    page,
    'POST',
    '/verify-session-access',
  );
  expect(status).toMatchObject({ sessionId, hasActiveSession: true });

  await sayAndBeAnswered(page, 'Maybe I could write to her.');
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByText('Session completed').first().waitFor();
  expect(await ask(page, 'POST', '/verify-session-access')).toMatchObject({
    hasActiveSession: false,
    usedSessions: 1,
    remaining: 1,
  });
});
