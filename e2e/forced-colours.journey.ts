// With a contrast theme the page has a handful of colours and no fills: what is chosen must look different all the same.
import { rm } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { signUp } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-forced-colours';

let server: ServerProcess;
let open: OpenPage;

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  server = await startServer({ dataDir: DATA, port: await freePort() });
  open = await openPage();
  await signUp(open.page, server.url, 'contrast@tulia.test');
  await open.page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
});
afterAll(async () => {
  await open?.close();
  await server?.stop();
});

const groundOf = (thing: Locator) => thing.evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  expect(await groundOf(chosen.first())).not.toBe(await groundOf(other.first()));
}

test('a chosen tab, card and switch, and the place one is in, can be told from the others', async () => {
  const { page } = open;
  await page.goto(`${server.url}/dashboard`);
  const toggle = page.getByRole('switch', { name: /Gen Z/ });
  await toggle.waitFor();
  await expectToDiffer(
    page.locator('main [role=tab][aria-selected=true]'),
    page.locator('main [role=tab][aria-selected=false]'),
  );
  await expectToDiffer(
    page.locator('main label:has(input[type=radio]:checked)'),
    page.locator('main label:has(input[type=radio]:not(:checked))'),
  );
  await expectToDiffer(
    page.getByRole('link', { name: 'Home', exact: true }),
    page.getByRole('link', { name: 'Journal' }),
  );
  const off = await groundOf(toggle);
  await toggle.check();
  expect(await groundOf(toggle)).not.toBe(off);
});
