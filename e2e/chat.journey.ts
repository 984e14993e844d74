// A member writes with the therapist, breathes, says the hardest thing, is met, and takes or deletes what was said.
import { readFile, rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { ask, type StoredMessage, signUp, storedMessages } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-chat';
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

const answersIn = (messages: StoredMessage[]) =>
  messages.filter(({ role, is_final }) => role === 'assistant' && is_final);

/** Waits until an answer is whole that was not among `known`. */
async function nextAnswer(page: Page, known: Set<string>): Promise<StoredMessage> {
  let fresh: StoredMessage | undefined;
  await expect
    .poll(
      async () => {
        fresh = answersIn(await storedMessages(page)).findLast(({ item_id }) => !known.has(item_id));
        return fresh !== undefined;
      },
      { timeout: 45_000, interval: 100 },
    )
    .toBe(true);
  return fresh!;
}

const knownAnswers = async (page: Page) =>
  new Set(answersIn(await storedMessages(page)).map(({ item_id }) => item_id));

/** Writes, and waits until it was answered. Returns the answer. */
async function write(page: Page, text: string): Promise<StoredMessage> {
  const known = await knownAnswers(page);
  await page.getByLabel('Write to your therapist').fill(text);
  await page.keyboard.press('Enter');
  return nextAnswer(page, known);
}

const newestConversation = async (page: Page) =>
  (await ask<{ items: { id: string }[] }>(page, 'GET', '/conversations')).items[0]!.id;

test('a member chats, breathes, discloses, is answered well and not charged, and finds, exports and deletes it all', async () => {
  const { page } = open;
  await signUp(page, server.url, 'chat@tulia.test');
  await page.goto(`${server.url}/chat`);

  const first = await write(
    page,
    'My manager keeps giving me more work and I feel stressed every single day.',
  );
  await page.getByText(first.content.slice(0, 40)).first().waitFor();
  expect(first.content).toMatch(/\bAI\b|manager|work|day/i);

  // A reload in the middle loses nothing, not even half a thought, and the answer is not given twice.
  await page.getByLabel('Write to your therapist').fill('half a thought');
  await page.waitForTimeout(300);
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
    'only the locked store holds it',
  ).not.toContain('half a thought');
  await page.reload();
  await page.getByText(first.content.slice(0, 40)).first().waitFor();
  await expect.poll(() => page.getByLabel('Write to your therapist').inputValue()).toBe('half a thought');
  expect(answersIn(await storedMessages(page))).toHaveLength(1);

  // Breathing: the card paces, and saying it is done goes on.
  const offered = await write(page, 'Can we do the box breathing exercise?');
  expect(offered.content).toMatch(/breath|four/i);
  const agreed = await write(page, 'Yes, ready.');
  expect(agreed.content).toMatch(/breathe|in|out/i);
  const card = page.getByRole('region', { name: /breath/i }).last();
  await card.waitFor();
  await card.getByRole('button', { name: /start|begin/i }).click();
  await card
    .getByText(/breathe in/i)
    .first()
    .waitFor();
  await card.getByText(/hold/i).first().waitFor({ timeout: 20_000 });
  await card
    .getByText(/breathe out/i)
    .first()
    .waitFor({ timeout: 20_000 });
  const known = await knownAnswers(page);
  await page.screenshot({ path: '.tmp/shots-chat-card.png' });
  // One whole round of four times four seconds, by the card's own clock.
  await card
    .getByText(/round 2/i)
    .first()
    .waitFor({ timeout: 45_000 });
  await card.getByRole('button', { name: 'Stop' }).click();
  await card.getByRole('button', { name: 'I am done' }).click();
  await nextAnswer(page, known);

  // The hardest sentence: help is shown, the answer is warm and asks, nothing is locked or counted.
  const allowanceBefore = await ask<{ used: number }>(page, 'GET', '/chat/allowance');
  const met = await write(page, 'Honestly I do not want to be alive any more.');
  await page
    .getByRole('status')
    .filter({ hasText: /right now|talk to a person|help/i })
    .first()
    .waitFor();
  expect(met.content).toMatch(/\?/);
  expect(met.content).not.toMatch(/\bcommitted\b|method|pills/i);
  const allowanceAfter = await ask<{ used: number }>(page, 'GET', '/chat/allowance');
  expect(allowanceAfter.used).toBe(allowanceBefore.used);
  await write(page, 'I am safe tonight. My sister is here.');
  await page.getByLabel('Write to your therapist').isEnabled();

  // Not charged: no session was used for any of it.
  expect(await ask(page, 'POST', '/verify-session-access')).toMatchObject({ usedSessions: 0, remaining: 2 });

  // All there in History, found by a word, exported whole, deleted for good.
  const id = await newestConversation(page);
  const stored = await storedMessages(page);
  await page.goto(`${server.url}/history`);
  await page.getByLabel('Search what was said').fill('manager keeps');
  await page
    .locator('mark')
    .filter({ hasText: /manager keeps/i })
    .first()
    .waitFor();
  await page.goto(`${server.url}/history/${id}`);
  await page.getByText('My manager keeps giving me more work').first().waitFor();

  await page
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as Markdown' }).click(),
  ]);
  const exported = await readFile(await download.path(), 'utf8');
  const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  for (const { content } of stored) expect(words(exported)).toContain(words(content));

  await page
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Conversation deleted').first().waitFor();
  expect((await ask<{ items: unknown[] }>(page, 'GET', '/conversations')).items).toEqual([]);
  await page.goto(`${server.url}/history`);
  await page.getByText('Nothing here yet, and that is fine').waitFor();
  expect(open.complaints).toEqual([]);
});

test('what is written without a network waits, is sent once and in order, and is answered', async () => {
  const { page } = open;
  await page.goto(`${server.url}/chat`);
  await write(page, 'Hello, it is me again.');
  await open.context.setOffline(true);
  const field = page.getByLabel('Write to your therapist');
  await field.fill('First thing I wrote in the tunnel.');
  await page.keyboard.press('Enter');
  await field.fill('Second thing I wrote in the tunnel.');
  await page.keyboard.press('Enter');
  await page.getByText('waiting to be sent').first().waitFor();
  await open.context.setOffline(false);
  const own = async () =>
    (await storedMessages(page)).filter(({ role }) => role === 'user').map(({ content }) => content);
  await expect
    .poll(own, { timeout: 45_000 })
    .toEqual([
      'Hello, it is me again.',
      'First thing I wrote in the tunnel.',
      'Second thing I wrote in the tunnel.',
    ]);
  await page.waitForTimeout(2_000);
  expect(await own()).toHaveLength(3);
  open.complaints.length = 0;
});
