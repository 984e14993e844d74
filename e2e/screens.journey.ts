// Every screen, as each kind of person sees it, in both themes and at four widths: nothing for axe to find, nothing sideways,
// nothing complained of in the console, nothing asked of anyone else, and its own title.
import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ScreenLayout, type ScreenRoute, screenRoutes } from '../src/app/web/screens.ts';
import type { Checkout, MemberPayment, Plans } from '../src/features/payments/payments.contract.ts';
import { axeProblems } from './axe.ts';
import { type OpenPage, openPage } from './browser.ts';
import { ask, signUp } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-screens';
const ADMIN = 'keeper@tulia.test';
const WIDTHS = [390, 768, 1440];
const NARROWEST = 320;
const HEIGHT = 900;

let server: ServerProcess;
const opened: OpenPage[] = [];

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  server = await startServer({
    dataDir: DATA,
    port: await freePort(),
    env: {
      SUPER_ADMIN_EMAIL: ADMIN,
      COMMUNITY_URL: 'https://chat.example.org/tulia',
      BOOKING_URL: 'https://book.example.org',
    },
  });
});
afterAll(async () => {
  for (const { close } of opened) await close();
  await server?.stop();
});

async function openAs(email: string | null): Promise<OpenPage> {
  const open = await openPage();
  opened.push(open);
  if (email) await signUp(open.page, server.url, email);
  return open;
}

/** The gallery is for those who build the product: it is not in the pages people get. */
const screensIn = (...layouts: ScreenLayout[]) =>
  screenRoutes.filter(({ layout, path }) => layouts.includes(layout) && path !== '/gallery');

type Place = Pick<ScreenRoute, 'path' | 'title'>;

const titleOf = ({ title }: Place) => (title ? `${title} · Tulia` : 'Tulia');

/** How far the page reaches past its right edge, in px. */
const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function problemsOf(page: Page, route: Place): Promise<string[]> {
  const problems: string[] = [];
  const note = (what: string) => problems.push(`${route.path}: ${what}`);
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  await page.goto(server.url + route.path);
  await page.locator('#main h1, header h1').first().waitFor({ state: 'attached' });
  await page.locator('.animate-shimmer').first().waitFor({ state: 'detached' });
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== route.path) note(`led to ${page.url()}`);
  if ((await page.title()) !== titleOf(route)) note(`is called “${await page.title()}”`);
  if ((await sidewaysBy(page)) > 0) note(`scrolls sideways at ${NARROWEST}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    if ((await sidewaysBy(page)) > 0) note(`scrolls sideways at ${width}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const what = colorScheme === 'light' ? 'everything' : 'colours';
      for (const problem of await axeProblems(page, what)) note(`${colorScheme} at ${width}: ${problem}`);
    }
  }
  return problems;
}

async function walk({ page, complaints }: OpenPage, routes: readonly Place[]): Promise<void> {
  const problems: string[] = [];
  for (const route of routes) problems.push(...(await problemsOf(page, route)));
  expect([...new Set(problems), ...complaints]).toEqual([]);
  expect(routes.length).toBeGreaterThan(1);
}

test('a fault would be found', async () => {
  const { page } = await openAs(null);
  await page.goto(`${server.url}/about`);
  await page.locator('#main h1').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/favicon.svg';
    document.querySelector('#main')?.append(picture);
  });
  expect((await axeProblems(page)).join()).toContain('image-alt');
  await page.evaluate(() => document.body.append('x'.repeat(400)));
  expect(await sidewaysBy(page)).toBeGreaterThan(0);
});

test('every public screen is sound for a visitor', async () => {
  await walk(await openAs(null), screensIn('site', 'entrance', 'visitor'));
});

test('on the smallest phones the first number to call is in sight without scrolling', async () => {
  const { page } = await openAs(null);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${server.url}/crisis`);
  const call = page.locator('main a[href^="tel:"]').first();
  await call.waitFor();
  // The numbers of the visitor's country take the place of the one for everybody as soon as a script has looked.
  const bottom = async () => {
    const box = await call.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(bottom, { timeout: 20_000 }).toBeLessThan(667);
});

test('every screen of a member is sound', async () => {
  await walk(await openAs('screens@tulia.test'), screensIn('member', 'visitor'));
});

test('a question that stands open is sound', async () => {
  const { page, complaints } = await openAs('asked@tulia.test');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${server.url}/chat`);
  await page.getByLabel('Private chat').click();
  await page.getByRole('button', { name: 'Let the therapist begin' }).click();
  await page.waitForURL('**/chat/private');
  await page.getByLabel('Write to your therapist').fill('Nobody knows this.');
  await page.getByRole('button', { name: 'End private chat' }).click();
  await page.getByRole('alertdialog').waitFor();
  expect([...(await axeProblems(page)), ...complaints]).toEqual([]);
});

/** Bought with the test provider: something with a receipt, and something still open. */
async function buySomething(page: Page): Promise<{ paidId: string; openId: string; testPage: string }> {
  const { products } = await ask<Plans>(page, 'GET', '/plans');
  const begin = async (productId: string) => {
    const price = products
      .find(({ id }) => id === productId)
      ?.prices.find(({ currency }) => currency === 'USD');
    return ask<Checkout>(page, 'POST', '/checkout', {
      checkoutId: crypto.randomUUID(),
      priceId: price?.id,
      expectedTotalMinor: price?.amount_minor,
    });
  };
  const pathOf = ({ url }: Checkout) => new URL(url ?? '', server.url).pathname;
  const [first, second] = [await begin('monthly'), await begin('deep')];
  await ask(page, 'POST', pathOf(first), { outcome: 'approve' });
  await expect
    .poll(async () => (await ask<MemberPayment>(page, 'GET', `/payments/${first.payment_id}`)).status)
    .toBe('success');
  return { paidId: first.payment_id, openId: second.payment_id, testPage: pathOf(second) };
}

test('the screens of buying are sound for a member who has bought something', async () => {
  const open = await openAs('bought@tulia.test');
  const { paidId, openId, testPage } = await buySomething(open.page);
  const places = [
    { path: '/upgrade', title: 'Upgrade' },
    { path: '/payment-history', title: 'Payment history' },
    { path: '/payment-history?status=disputed', title: 'Payment history' },
    { path: `/payment-history/${paidId}`, title: 'Receipt' },
    { path: `/payment-history/${openId}`, title: 'Receipt' },
    { path: `/upgrade/return?payment=${paidId}`, title: 'Your payment' },
    { path: `/upgrade/return?payment=${openId}`, title: 'Your payment' },
    { path: testPage, title: 'Test payment' },
  ];
  await walk(open, places);
});

test('every screen of the admin is sound', async () => {
  await walk(await openAs(ADMIN), screensIn('admin'));
});
