// One conversation: begun by voice, carried on as text, and by voice again. Nothing said is lost or said twice.
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { ask, sayAndBeAnswered, signUp, startSession, storedMessages, waitForAnswer } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-continue';
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

test('a conversation begun by voice goes on as text and then by voice again', async () => {
  const { page } = open;
  await signUp(page, server.url, 'continue@tulia.test');
  await startSession(page);
  await waitForAnswer(page, 0);
  await sayAndBeAnswered(page, 'My brother and I have not spoken since the funeral.');
  await page.getByRole('button', { name: 'End session' }).click();
  const byVoice = await storedMessages(page);

  await page.getByRole('link', { name: 'Continue as text' }).click();
  await page.waitForURL('**/chat/*');
  await page.getByText('My brother and I have not spoken since the funeral.').first().waitFor();
  const field = page.getByLabel('Write to your therapist');
  await field.fill('I keep writing him messages and deleting them.');
  await page.keyboard.press('Enter');
  await expect
    .poll(
      async () =>
        (await storedMessages(page)).filter(({ role, is_final }) => role === 'assistant' && is_final).length,
      {
        timeout: 45_000,
      },
    )
    .toBeGreaterThan(byVoice.filter(({ role }) => role === 'assistant').length);
  const asText = await storedMessages(page);
  expect(asText.slice(0, byVoice.length).map(({ content }) => content)).toEqual(
    byVoice.map(({ content }) => content),
  );

  await page.getByRole('link', { name: 'Talk instead' }).click();
  await page.waitForURL('**/dashboard*');
  await startSession(page);
  await waitForAnswer(page, asText.filter(({ role }) => role === 'assistant').length);
  await sayAndBeAnswered(page, 'Maybe I should call him on Sunday.');
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('link', { name: 'Continue as text' }).waitFor();

  const whole = await storedMessages(page);
  const { items } = await ask<{ items: { id: string }[] }>(page, 'GET', '/conversations');
  expect(items).toHaveLength(1);
  expect(whole.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    'My brother and I have not spoken since the funeral.',
    'I keep writing him messages and deleting them.',
    'Maybe I should call him on Sunday.',
  ]);
  // A call that was ended at the first word of an answer keeps that word alone, and two may begin with "I".
  const answers = whole.flatMap(({ role, content }) =>
    role === 'assistant' && content.includes(' ') ? [content] : [],
  );
  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(answers).size).toBe(answers.length);
  console.log(whole.map(({ role, source, content }) => `${role} (${source}): ${content}`).join('\n'));
  expect(open.complaints).toEqual([]);
});
