// The app without a network: it opens for the member who was here last, says so, and leaves nothing behind at sign-out.
// The worker's own manners with a new build are tried on a page of two files, where a build can be changed at will.
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { ask, signUp, storedMessages } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const everythingCached = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push({
          cache: name,
          path: new URL(request.url).pathname,
          text: (await (await cache.match(request))?.text()) ?? '',
        });
    }
    return found;
  });

/** Resolves when a worker answers for this page and its files are kept. */
const whenKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration('/');
          return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
        }),
      { timeout: 45_000 },
    )
    .toBe(true);

/** A disk that takes its time: locking what is kept takes half a second longer than usual. */
const keepSlowly = (page: Page) =>
  page.addInitScript(() => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    crypto.subtle.encrypt = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return encrypt(...given);
    };
  });

describe('a member without a network', () => {
  const DATA = '.tmp/e2e-offline';
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

  test('opens the journal, the mood tracker and crisis help, is told why the rest waits, and leaves no trace', async () => {
    const { page, context } = open;
    const offline = page.getByText('You are offline.');
    const needsNetwork = page.getByRole('heading', { name: 'This part needs a network' });
    await signUp(page, server.url, 'offline@tulia.test');
    await whenKept(page);

    await context.setOffline(true);
    for (const path of ['/journal', '/mood']) {
      await page.goto(`${server.url}${path}`);
      await offline.waitFor();
      await page.getByRole('link', { name: 'Journal', exact: true }).first().waitFor();
      expect(await needsNetwork.count()).toBe(0);
    }
    await page.reload();
    await offline.waitFor();

    await page.goto(`${server.url}/history`);
    await needsNetwork.waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Emergency help' }).click();
    await page.waitForURL('**/emergency');
    await page
      .getByRole('main')
      .getByRole('link', { name: /988|116|1190|\d{3}/ })
      .first()
      .waitFor();
    await page.goto(`${server.url}/crisis`);
    await page.getByRole('heading', { level: 1 }).waitFor();

    // The network is back: the server confirms who is here, and the screen opens by itself.
    await page.goto(`${server.url}/history`);
    await needsNetwork.waitFor();
    await context.setOffline(false);
    await needsNetwork.waitFor({ state: 'detached', timeout: 45_000 });
    await offline.waitFor({ state: 'detached' });

    await context.setOffline(true);
    await page.goto(`${server.url}/safety-plan`);
    await page.getByText(/No copy of your plan is kept on this device/).waitFor();
    await context.setOffline(false);
    await page.getByLabel(/My warning signs/).waitFor({ timeout: 45_000 });

    // The network is there and the server is not.
    await server.kill();
    await page.goto(`${server.url}/journal`);
    await offline.waitFor({ timeout: 30_000 });
    server = await startServer({ dataDir: DATA, port });
    await page.reload();
    await offline.waitFor({ state: 'detached', timeout: 30_000 });

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(`${server.url}/`);
    const cached = await everythingCached(page);
    expect(cached.length).toBeGreaterThan(20);
    expect(cached.filter(({ path }) => path.startsWith('/api'))).toEqual([]);
    expect(cached.filter(({ text }) => /Amani|offline@tulia\.test/.test(text))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('tulia.member'))).toBeNull();

    // Signed out, the journal is nobody's: without a network it opens for no one.
    await context.setOffline(true);
    await page.goto(`${server.url}/journal`).catch(() => {});
    await page.waitForURL(`${server.url}/`);
    await context.setOffline(false);
  });

  test('keeps what was written offline through a session that ended meanwhile, and sends it once after signing in', async () => {
    const { context } = open;
    // A tab of its own: the other one remembers where its visitor was going before they were asked to sign in.
    const page = await context.newPage();
    await signUp(page, server.url, 'expired@tulia.test');
    await whenKept(page);
    await page.goto(`${server.url}/mood`);
    await page.getByRole('heading', { name: /^How / }).waitFor();
    await context.setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.getByText('Low', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page
      .getByText(/not sent yet|kept on this device|waiting/i)
      .first()
      .waitFor();

    await context.clearCookies();
    await context.setOffline(false);
    await page.getByText('Session Expired').waitFor({ timeout: 30_000 });
    await page.goto(`${server.url}/auth`);
    await page.getByLabel('E-mail or phone number').fill('expired@tulia.test');
    await page.getByLabel('Password', { exact: true }).fill('slow river at noon');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    // Wherever they land: what waits is sent from any screen.
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    const stored = () => ask<{ items: { score: number }[] }>(page, 'GET', '/mood/logs');
    await expect
      .poll(async () => (await stored()).items.map(({ score }) => score), { timeout: 30_000 })
      .toEqual([2]);
    await page.reload();
    await page.waitForTimeout(1_500);
    expect((await stored()).items).toHaveLength(1);
  });
});

describe('a chat that began without a network', () => {
  const DATA = '.tmp/e2e-offline-chat';
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

  test('shows its words in order after a reload, is found again, and sends them once', async () => {
    const { page, context } = open;
    const words = ['I could not sleep again.', 'My head goes round and round.'];
    await keepSlowly(page);
    await signUp(page, server.url, 'waiting@tulia.test');
    await whenKept(page);
    await page.goto(`${server.url}/chat`);
    const field = page.getByLabel('Write to your therapist');
    await field.waitFor();
    await context.setOffline(true);
    for (const [place, text] of words.entries()) {
      await field.fill(text);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByText('waiting to be sent', { exact: true }).count()).toBe(place + 1);
    }

    // What says that it waits is on the device: it outlives the page that goes in this moment.
    await page.reload();
    await expect
      .poll(() => page.getByRole('region', { name: 'Conversation', exact: true }).innerText())
      .toMatch(new RegExp(words.map((text) => `${text}\\s+waiting to be sent`).join('[^]*')));

    await page.goto(`${server.url}/chat`);
    await page.getByRole('link', { name: /I could not sleep again.*not sent yet/s }).click();
    await page.getByText(words[1]!).first().waitFor();

    await context.setOffline(false);
    const own = async () =>
      (await storedMessages(page)).filter(({ role }) => role === 'user').map(({ content }) => content);
    await expect.poll(own, { timeout: 30_000 }).toEqual(words);
    await page.reload();
    await page.getByText(words[1]!).first().waitFor();
    expect(await own()).toEqual(words);
    expect(await page.getByText('waiting to be sent', { exact: true }).count()).toBe(0);
  });
});

describe('a new build', () => {
  let site: Server;
  let open: OpenPage;
  let url: string;
  let build = 'one';
  /** The build the page is of, where it is another. */
  let pageOf: string | null = null;

  beforeAll(async () => {
    const worker = readFileSync('public/app-worker.js', 'utf8');
    site = createServer((request, response) => {
      const answer = (type: string, text: string) => {
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
      };
      const path = request.url ?? '/';
      if (path === '/app-worker.js')
        return answer(
          'text/javascript',
          worker
            .replace('__BUILD__', build)
            .replace('__SHELL__', `/assets/${build}.js`)
            .replace('__MEMBER_PATHS__', '/journal'),
        );
      if (path === `/assets/${pageOf ?? build}.js` || path === `/assets/${build}.js`)
        return answer('text/javascript', `document.title = ${JSON.stringify(build)};`);
      if (path.startsWith('/assets/')) return response.writeHead(404).end();
      answer(
        'text/html',
        `<!doctype html><html lang="en"><script type="module" crossorigin src="/assets/${pageOf ?? build}.js"></script></html>`,
      );
    });
    const port = await freePort();
    await new Promise<void>((resolve) => site.listen(port, resolve));
    url = `http://localhost:${port}`;
    open = await openPage();
  });
  afterAll(async () => {
    await open?.close();
    site?.closeAllConnections();
    site?.close();
  });

  const register = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/app-worker.js', {
        updateViaCache: 'none',
      });
      await registration.update();
      const worker = registration.installing ?? registration.waiting;
      if (!worker) return 'none';
      while (worker.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 20));
      return worker.state;
    });
  const ask = (page: Page, entry: string) =>
    page.evaluate(async (path) => {
      const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
      if (!waiting) return null;
      const { port1, port2 } = new MessageChannel();
      return new Promise<boolean>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data.isNewer);
        waiting.postMessage({ entry: path }, [port2]);
      });
    }, entry);
  const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

  test('waits while an old page is open, takes over from a page of its own, and clears the old files away', async () => {
    const { page, context } = open;
    await page.goto(`${url}/journal`);
    await register(page);
    await whenKept(page);
    expect(await cacheNames(page)).toEqual(['app-one']);

    build = 'two';
    expect(await register(page)).toBe('installed');
    // The open page is of the first build: it is told, and nothing is taken from under it.
    expect(await ask(page, '/assets/one.js')).toBe(true);
    await context.setOffline(true);
    await page.goto(`${url}/journal`);
    expect(await page.title()).toBe('one');
    await context.setOffline(false);

    // A reload with a network is the second build already; with no other page open, its worker takes over without a reload.
    await page.goto(`${url}/journal`);
    expect(await page.title()).toBe('two');
    const another = await context.newPage();
    await another.goto(`${url}/journal`);
    expect(await ask(page, '/assets/two.js')).toBe(false);
    await page.waitForTimeout(300);
    expect(await cacheNames(page)).toEqual(['app-one', 'app-two']);
    await another.close();
    let loads = 0;
    page.on('load', () => loads++);
    // The browser forgets a closed page a moment later.
    await expect
      .poll(
        async () => {
          await ask(page, '/assets/two.js');
          return cacheNames(page);
        },
        { timeout: 30_000, interval: 300 },
      )
      .toEqual(['app-two']);
    expect(loads).toBe(0);

    await context.setOffline(true);
    await page.goto(`${url}/journal`);
    expect(await page.title()).toBe('two');
  });

  test('is not put together from the files of two', async () => {
    const { page, context } = open;
    await context.setOffline(false);
    await page.goto(`${url}/journal`);
    build = 'three';
    pageOf = 'four';
    expect(await register(page)).toBe('redundant');
    expect(await cacheNames(page)).toEqual(['app-two']);
  });
});
