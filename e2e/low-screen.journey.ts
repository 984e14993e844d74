// What only a browser lays out: help that can be reached on a low screen, words of any length, and nothing over anything else
// at the narrowest.
import { rm } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { sayAndBeAnswered, signUp, startSession, typeInCall, waitForAnswer } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-low-screen';
const NARROWEST = { width: 320, height: 700 };
/** A phone on its side, and about what 200 % leaves of a small window. */
const LOW = { width: 740, height: 360 };
const LONG_LINK = `https://example.org/?q=${'tomato'.repeat(14)}`;

let server: ServerProcess;
let open: OpenPage;

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  server = await startServer({ dataDir: DATA, port: await freePort() });
  open = await openPage({ viewport: NARROWEST });
  await signUp(open.page, server.url, 'low-screen@tulia.test');
});
afterAll(async () => {
  await open?.close();
  await server?.stop();
});

const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether a press in its middle would reach it, without scrolling. */
const canBePressed = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

/** Cut off by its own box, or by the edge of the screen. */
const isCut = (locator: Locator) =>
  locator.evaluate(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > innerWidth,
  );

test('the names of the screens stand whole in the bar of the narrowest phone', async () => {
  const { page } = open;
  for (const path of ['/chat', '/emergency', '/safety-plan', '/avatar-therapy', '/contact-us']) {
    await page.goto(server.url + path);
    const title = page.locator('header h1');
    await title.waitFor();
    expect(await isCut(title), path).toBe(false);
  }
});

test('a pasted link makes no chat wider than its screen', async () => {
  const { page } = open;
  await page.goto(`${server.url}/chat`);
  await page.getByLabel('Write to your therapist').fill(`I keep reading ${LONG_LINK} at night.`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy' }).nth(1).waitFor({ state: 'attached', timeout: 45_000 });
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);

  // Nor the question before it is deleted, which names it; and the keyboard comes back to where it was asked.
  await page.goto(`${server.url}/history`);
  const options = page.getByRole('button', { name: /^Options for/ }).first();
  await options.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  const rename = page.getByRole('dialog', { name: 'Rename conversation' });
  await rename.getByLabel('Title').fill('tomato'.repeat(13));
  await page.keyboard.press('Enter');
  await rename.waitFor({ state: 'hidden' });
  await expect.poll(() => options.evaluate((element) => element === document.activeElement)).toBe(true);
  await options.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect.poll(() => isCut(question)).toBe(false);
  expect(await canBePressed(question.getByRole('button', { name: 'Delete for good' }))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => options.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('in a call nothing lies over anything else, and help is in reach at once on a low screen', async () => {
  const { page } = open;
  await page.goto(`${server.url}/dashboard`);
  await startSession(page);
  await waitForAnswer(page, 0);
  expect(await canBePressed(page.getByRole('link', { name: 'Crisis help' }))).toBe(true);
  const [timer, help] = [page.getByRole('timer'), page.getByRole('link', { name: 'Crisis help' })];
  const [timerBox, helpBox] = [(await timer.boundingBox())!, (await help.boundingBox())!];
  expect(timerBox.x + timerBox.width, 'the time and the way to help').toBeLessThanOrEqual(helpBox.x);

  await page.setViewportSize(LOW);
  await page.mouse.move(LOW.width / 2, LOW.height / 2);
  await page.mouse.wheel(0, 2_000);
  await typeInCall(page, 'Honestly I do not want to be alive any more.');
  const card = page.getByRole('region', { name: 'You don’t have to carry this alone' });
  await card.waitFor();
  await expect.poll(() => canBePressed(card.getByRole('link').first()), { timeout: 45_000 }).toBe(true);

  await page.setViewportSize(NARROWEST);
  await sayAndBeAnswered(page, `I keep reading ${LONG_LINK} at night.`);
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Transcript' }).click();
  const said = page.getByRole('dialog').getByText('I keep reading');
  await expect.poll(() => isCut(said), { timeout: 45_000 }).toBe(false);
  await page.keyboard.press('Escape');

  // Elsewhere in the app it goes along, and nothing floats over it.
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Journal', exact: true }).click();
  await expect.poll(() => canBePressed(card.getByRole('link').first())).toBe(true);
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  const { width } = (await page.getByText('Your microphone is still on.').boundingBox())!;
  expect(width, 'the reminder keeps room for its words').toBeGreaterThan(140);
});

test('a start without a microphone leaves the keyboard on the button that starts', async () => {
  const refused = await openPage({ microphone: 'refused' });
  const { page } = refused;
  await signUp(page, server.url, 'low-screen-refused@tulia.test');
  const start = page.getByRole('button', { name: 'Start session', exact: true });
  await expect.poll(() => start.getAttribute('aria-disabled'), { timeout: 120_000 }).not.toBe('true');
  await start.press('Enter');
  await page.getByRole('dialog').getByText('Your microphone is blocked').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => start.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(refused.complaints).toEqual([]);
  await refused.close();
});
