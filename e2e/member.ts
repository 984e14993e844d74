// What a member does at the keyboard, in the words the pages use.
import type { Page } from 'playwright-core';

/** The session cookie comes with the page, so the API can be asked what was really stored. */
export async function ask<T>(page: Page, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(`/api${where}`, {
        method: how as string,
        ...(what === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
      });
      return response.json();
    },
    [method, path, body] as const,
  ) as Promise<T>;
}

export async function signUp(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByRole('tab', { name: 'Sign up' }).click();
  await page.getByLabel('What should we call you?').fill('Amani');
  await page.getByLabel('E-mail or phone number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('slow river at noon');
  await page.getByLabel('I am 18 or older.').check();
  await page.getByLabel(/I agree that what I say/).check();
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.waitForURL('**/dashboard');
}

/** Presses the microphone once the voices are loaded, and waits until the call is live. */
export async function startSession(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Start session', exact: true });
  await button.waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('button[aria-label="Start session"]')?.getAttribute('aria-disabled') !== 'true',
    null,
    { timeout: 120_000 },
  );
  await button.click();
  await page.getByText('Session in progress').first().waitFor({ timeout: 30_000 });
}

/** A busy machine speaks more slowly than it is spoken to. */
const ANSWERED_WITHIN_MS = 90_000;

const therapistLines = async (page: Page) =>
  (await storedMessages(page)).filter(({ role }) => role === 'assistant').length;

/** Waits until one more thing the therapist said aloud is in the transcript than `before`. */
export async function waitForAnswer(
  page: Page,
  before: number,
  withinMs = ANSWERED_WITHIN_MS,
): Promise<void> {
  const giveUpAt = Date.now() + withinMs;
  while ((await therapistLines(page)) <= before) {
    if (Date.now() > giveUpAt) throw new Error(`No further answer was stored within ${withinMs / 1000} s`);
    await page.waitForTimeout(250);
  }
}

/** Long enough for words to be heard: what is interrupted before that leaves no line. */
const HEARD_MS = 700;

/** Types a message in the running call and waits until its answer is being heard. */
export async function sayAndBeAnswered(
  page: Page,
  text: string,
  withinMs = ANSWERED_WITHIN_MS,
): Promise<void> {
  await typeInCall(page, text);
  const giveUpAt = Date.now() + withinMs;
  while (!isAnswered(await storedMessages(page), text)) {
    if (Date.now() > giveUpAt) throw new Error(`No answer was stored within ${withinMs / 1000} s`);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(HEARD_MS);
}

/** By its place: the line of an answer that was interrupted before may be gone, so that counting them tells nothing. */
function isAnswered(messages: StoredMessage[], text: string): boolean {
  const at = messages.findLastIndex(({ role, content }) => role === 'user' && content === text);
  return at >= 0 && messages.slice(at + 1).some(({ role }) => role === 'assistant');
}

/** A session that counts: answered, with three things said. */
export async function haveASession(page: Page): Promise<void> {
  await startSession(page);
  await waitForAnswer(page, 0);
  await sayAndBeAnswered(page, 'Work has been a lot lately.');
  await sayAndBeAnswered(page, 'Mostly my boss, to be honest.');
  await sayAndBeAnswered(page, 'I keep saying yes to everything.');
  await page.getByRole('button', { name: 'End session' }).click();
}

export async function typeInCall(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Write to your therapist');
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Type instead' }).click();
  await field.fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

export type StoredMessage = {
  role: 'user' | 'assistant';
  content: string;
  is_final: boolean;
  heard_ms: number | null;
  source: string;
  item_id: string;
};

export async function storedMessages(page: Page): Promise<StoredMessage[]> {
  const { items: conversations } = await ask<{ items: { id: string }[] }>(page, 'GET', '/conversations');
  const newest = conversations[0];
  if (!newest) return [];
  return (await ask<{ items: StoredMessage[] }>(page, 'GET', `/conversations/${newest.id}/messages`)).items;
}
