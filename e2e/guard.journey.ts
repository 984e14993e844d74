// Who gets where: visitors, members and the admin, signing out here and elsewhere, and the one page that needs no server.
import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { signUp } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-guard';
const ADMIN = 'keeper@tulia.test';
const COMMUNITY_URL = 'https://chat.example.org/tulia';
const BOOKING_URL = 'https://book.example.org/';

let server: ServerProcess;
let open: OpenPage | undefined;

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  server = await startServer({
    dataDir: DATA,
    port: await freePort(),
    env: { SUPER_ADMIN_EMAIL: ADMIN, COMMUNITY_URL, BOOKING_URL },
  });
});
afterEach(async () => {
  await open?.close();
  open = undefined;
});
afterAll(async () => {
  await server?.stop();
});

async function openAs(email: string | null, viewport?: { width: number; height: number }): Promise<Page> {
  open = await openPage({ ...(viewport && { viewport }) });
  if (email) await signUp(open.page, server.url, email);
  return open.page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Opens a path and waits until the page stands on another. */
async function isLedTo(page: Page, from: string, to: string): Promise<void> {
  await page.goto(server.url + from);
  await page.waitForURL(server.url + to);
  await page.locator('#main h1, header h1').first().waitFor({ state: 'attached' });
}

const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('a visitor is led home from what is for members, and to the admin’s door from what is for the admin', async () => {
  const page = await openAs(null);
  for (const path of ['/dashboard', '/realtime', '/settings', '/emergency']) await isLedTo(page, path, '/');
  for (const path of ['/admin', '/admin/users', '/admin/settings']) await isLedTo(page, path, '/admin/auth');
  await isLedTo(page, '/nowhere-at-all', '/');
  await page.goto(`${server.url}/avatar-therapy`);
  await page.getByRole('heading', { name: 'Avatar therapy' }).waitFor();
  expect(pathOf(page)).toBe('/avatar-therapy');
  for (const path of ['/admin/overview', '/admin/session'])
    expect((await page.request.get(`${server.url}/api${path}`)).status()).toBe(401);
  expect(open?.complaints).toEqual([]);
});

test('a member on an admin path is refused in words, sees nothing of it, and stands on the dashboard', async () => {
  const page = await openAs('member@tulia.test');
  await page.addInitScript(() => {
    const look = () => {
      if (document.body?.innerText.includes('Admin Portal')) sessionStorage.setItem('seen', 'true');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin')) asked.push(request.url());
  });
  for (const path of ['/admin', '/admin/users', '/admin/analytics']) {
    await isLedTo(page, path, '/dashboard');
    const refusal = toast(page, 'Access Denied');
    await refusal.getByText("You don't have permission to access the admin dashboard").waitFor();
  }
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  for (const path of ['/admin/overview', '/admin/session'])
    expect((await page.request.get(`${server.url}/api${path}`)).status()).toBe(403);
  expect(open?.complaints).toEqual([]);
});

test('the admin sees the portal, and signing out there leads to the admin’s door', async () => {
  const page = await openAs(ADMIN);
  await page.goto(`${server.url}/admin`);
  await page.getByRole('navigation', { name: 'Admin' }).waitFor();
  await page.getByText('Running now', { exact: true }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Admin' }).getByRole('link').allInnerTexts()).toEqual([
    'Dashboard',
    'Users',
    'Conversations',
    'Payments',
    'Promo Codes',
    'Notifications',
    'Analytics',
    'Journal Entries',
    'Mood Tracking',
    'Settings',
  ]);
  await page.setViewportSize({ width: 767, height: 900 });
  await page.getByRole('button', { name: 'Open the admin menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  expect((await drawer.boundingBox())?.width).toBe(280);
  await drawer.getByRole('link', { name: 'Users' }).click();
  await page.waitForURL('**/admin/users');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open the admin menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await toast(page, 'Logged out').waitFor();
  await page.waitForURL('**/admin/auth');
  expect(open?.complaints).toEqual([]);
});

test('signing out says so and leads home, in every tab', async () => {
  const page = await openAs('leaves@tulia.test');
  const other = await page.context().newPage();
  await other.goto(`${server.url}/journal`);
  await other.getByRole('heading', { name: 'Journal' }).waitFor();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await toast(page, 'Logged out').waitFor();
  await page.waitForURL(`${server.url}/`);
  await other.waitForURL(`${server.url}/`);
  await isLedTo(page, '/dashboard', '/');
});

test('a session that ended elsewhere is noticed, said, and leads home', async () => {
  const page = await openAs('expires@tulia.test');
  await page.getByText('2 sessions left').first().waitFor();
  const elsewhere = await page.request.post(`${server.url}/api/account/sign-out`, {
    headers: { origin: server.url, 'content-type': 'application/json' },
    data: {},
  });
  expect(elsewhere.ok()).toBe(true);
  const notice = toast(page, 'Session Expired');
  await notice.getByText('Please log in again').waitFor();
  await page.waitForURL(`${server.url}/`);
});

test('whoever was asked to sign in first comes back to where they were going', async () => {
  const page = await openAs(null);
  await isLedTo(page, '/mood', '/');
  await page.goto(`${server.url}/auth`);
  await page.getByLabel('E-mail or phone number').fill('leaves@tulia.test');
  await page.getByLabel('Password', { exact: true }).fill('slow river at noon');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/mood');
});

/** In the page, whose own clock a slow machine does not confuse. Resolves with the ms from the pointer to the words. */
const timeToTooltip = (link: Element) =>
  new Promise<number>((resolve) => {
    link.addEventListener(
      'pointerenter',
      () => {
        const enteredAt = performance.now();
        const look = () =>
          document.querySelector('[role="tooltip"]')
            ? resolve(performance.now() - enteredAt)
            : requestAnimationFrame(look);
        look();
      },
      { once: true },
    );
  });

test('the sidebar folds with a key, remembers it for 7 days, and is a drawer on a phone', async () => {
  const page = await openAs('folds@tulia.test');
  const sidebar = page.locator('aside');
  const width = async () => Math.round((await sidebar.boundingBox())?.width ?? 0);
  await sidebar.getByRole('link', { name: 'Mood Tracker' }).waitFor();
  await expect.poll(width).toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(48);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await page.reload();
  await expect.poll(width).toBe(48);
  // On the rail the words come beside the picture, 700 ms after the pointer.
  const journal = sidebar.getByRole('link', { name: 'Journal' });
  const shownAfterMs = journal.evaluate(timeToTooltip);
  await journal.hover();
  await page.getByRole('tooltip').getByText('Journal').waitFor();
  expect(await shownAfterMs).toBeGreaterThan(600);
  await page.keyboard.press('Meta+b');
  await expect.poll(width).toBe(256);
  await page.getByText('2 sessions left').first().waitFor();

  await page.setViewportSize({ width: 767, height: 900 });
  await sidebar.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288);
  await drawer.getByRole('link', { name: 'Mood Tracker' }).click();
  await page.waitForURL('**/mood');
  await drawer.waitFor({ state: 'hidden' });
  expect(open?.complaints).toEqual([]);
});

test('a floating button opens, leads to another tab, once put away stays away, and is never in the way of crisis help', async () => {
  const page = await openAs('floats@tulia.test');
  const buttons = [
    {
      name: 'Community chat',
      link: /Open the community chat/,
      url: COMMUNITY_URL,
      key: 'whatsapp_community_button_hidden',
    },
    {
      name: 'Book a human therapist',
      link: /See human therapists/,
      url: BOOKING_URL,
      key: 'therapist_booking_button_hidden',
    },
  ];
  await page.getByRole('button', { name: 'Community chat' }).waitFor();
  await page.goto(`${server.url}/emergency`);
  await page.locator('[data-floating]').waitFor({ state: 'attached' });
  for (const { name } of buttons) expect(await page.getByRole('button', { name }).count()).toBe(0);
  await page.goto(server.url);
  for (const { name, link, url, key } of buttons) {
    const button = page.getByRole('button', { name });
    const way = page.getByRole('link', { name: link });
    await button.click();
    expect(await way.getAttribute('href')).toBe(url);
    expect(await way.getAttribute('target')).toBe('_blank');
    expect(await way.getAttribute('rel')).toContain('noopener');
    await button.click();
    await way.waitFor({ state: 'hidden' });
    await button.click();
    await page.getByRole('button', { name: 'Don’t show this again' }).click();
    await button.waitFor({ state: 'hidden' });
    expect(await page.evaluate((flag) => localStorage.getItem(flag), key)).toBe('true');
  }
  await page.reload();
  await page.locator('#main h1').waitFor();
  await page.waitForLoadState('networkidle');
  for (const { name } of buttons) expect(await page.getByRole('button', { name }).count()).toBe(0);
});

// The last: the server does not come back.
test('crisis help is for everyone, and stands when the server is dead', async () => {
  const page = await openAs(null);
  await page.goto(`${server.url}/crisis`);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  await server.kill();
  await page.goto(`${server.url}/crisis`);
  await page.getByRole('heading', { name: 'Let’s get you to someone who can help' }).waitFor();
  expect(await page.getByRole('link', { name: /^Call / }).count()).toBeGreaterThan(5);
  // Drawn as it should be, not as bare text.
  const font = await page.locator('#main h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(font).toContain('Fraunces');
  expect(await page.locator('#main h1').evaluate((h) => getComputedStyle(h).fontSize)).not.toBe('32px');
});
