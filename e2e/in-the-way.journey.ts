// What comes unasked stands clear of what may be pressed just then, and a row that scrolls one way has one scroll bar.
import { rm } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { ask, signUp } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-in-the-way';
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 740, height: 360 },
];

let server: ServerProcess;
let open: OpenPage;

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  server = await startServer({
    dataDir: DATA,
    port: await freePort(),
    env: { COMMUNITY_URL: 'https://chat.example.org/tulia', BOOKING_URL: 'https://book.example.org' },
  });
  open = await openPage();
  await signUp(open.page, server.url, 'in-the-way@tulia.test');
});
afterAll(async () => {
  await open?.close();
  await server?.stop();
});

const toastOf = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

/** Whether a toast lies over any part of it. */
async function isUnderToast(page: Page, thing: Locator): Promise<boolean> {
  const [toast, box] = [await toastOf(page).first().boundingBox(), await thing.boundingBox()];
  if (!toast || !box) throw new Error('one of the two is not on the screen');
  return (
    toast.x < box.x + box.width &&
    box.x < toast.x + toast.width &&
    toast.y < box.y + box.height &&
    box.y < toast.y + toast.height
  );
}

test.each(SIZES)('at $width × $height a toast covers no floating button and no crisis help', async (size) => {
  const { page } = open;
  await page.setViewportSize(size);
  await page.goto(`${server.url}/mood`);
  await page.getByRole('main').getByRole('radio', { name: 'Okay' }).check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page).first().waitFor();
  const floating = page.locator('[data-floating] button');
  await expect.poll(() => floating.count()).toBe(2);
  for (const button of [...(await floating.all()), page.locator('header').getByText('Crisis help')])
    expect(await isUnderToast(page, button)).toBe(false);
});

test.each(SIZES.slice(0, 3))('at $width × $height a toast covers no button of a dialog', async (size) => {
  const { page } = open;
  await page.setViewportSize(size);
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('button', { name: 'Create My Own' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await toastOf(page).filter({ hasText: 'Please enter a category name' }).waitFor();
  for (const name of ['Create category', 'Cancel', 'Close'])
    expect(await isUnderToast(page, dialog.getByRole('button', { name }))).toBe(false);
});

test.each(SIZES)('at $width × $height a long dialog scrolls within itself alone', async (size) => {
  const { page } = open;
  await page.setViewportSize(size);
  await page.goto(`${server.url}/mood`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit activities' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name of activity 9' }).waitFor();
  const backdrop = page.locator('[data-holds-page]');
  // Once it has come in.
  await expect
    .poll(() => backdrop.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBe(0);
});

test('a row of tabs scrolls sideways alone, and fields for a day stand beside nothing they overlap', async () => {
  const { page } = open;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/mood`);
  const row = page.getByRole('tablist', { name: 'What your check-ins show' });
  await row.waitFor();
  expect(await row.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);

  await page.goto(`${server.url}/journal?to=2020-01-01`);
  const fields = page.locator('search input[type=date]');
  await fields.first().waitFor();
  const [from, until] = await Promise.all([fields.nth(0).boundingBox(), fields.nth(1).boundingBox()]);
  const panel = await page.locator('search > div').last().boundingBox();
  expect(from!.x + from!.width <= until!.x || from!.y + from!.height <= until!.y).toBe(true);
  for (const field of [from!, until!]) expect(field.x + field.width).toBeLessThan(panel!.x + panel!.width);
});

test.each(SIZES.slice(0, 3))(
  'at $width × $height no floating button lies over the foot of the page',
  async (size) => {
    const visitor = await openPage({ viewport: size });
    const { page } = visitor;
    await page.goto(`${server.url}/`);
    await page.locator('[data-floating] button').first().waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const help = await page.locator('footer').getByRole('link', { name: 'Crisis help' }).boundingBox();
    const topmost = await page.locator('[data-floating] button').first().boundingBox();
    expect(help!.y + help!.height).toBeLessThanOrEqual(topmost!.y);
    await visitor.close();
  },
);

test.each([
  { width: 320, height: 700 },
  { width: 740, height: 360 },
])('at $width × $height the menu of somebody with a long name stays on the screen', async (size) => {
  const member = await openPage({ viewport: size });
  const { page } = member;
  const name = 'عبدالرحمن بن خالد بن وليد بن سلطان الكبير';
  await page.goto(server.url);
  await ask(page, 'POST', '/account/sign-up', {
    identifier: `name${size.width}@tulia.test`,
    password: 'slow river at noon',
    nickname: name,
    isAdult: true,
    hasConsented: true,
  });
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('button', { name: 'Your account' }).click();
  const leave = page.getByRole('menuitem', { name: 'Sign out' });
  await leave.scrollIntoViewIfNeeded();
  for (const thing of [page.getByRole('menu'), page.getByText(name), leave]) {
    const box = await thing.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(size.width);
    expect(box!.y + box!.height).toBeLessThanOrEqual(size.height);
  }
  await member.close();
});
