// Buying, from the moment nothing is left, on a phone's width, with the test provider in the place of a real one.
import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { type OpenPage, openPage } from './browser.ts';
import { ask, haveASession, signUp, startSession } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const DATA = '.tmp/e2e-payments';
const ADMIN = 'keeper@tulia.test';
const PHONE = { width: 390, height: 844 };
let server: ServerProcess;
const opened: OpenPage[] = [];

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  server = await startServer({
    dataDir: DATA,
    port: await freePort(),
    env: { SUPER_ADMIN_EMAIL: ADMIN },
  });
});
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});
afterAll(async () => {
  await server?.stop();
});

async function openAs(email: string): Promise<OpenPage> {
  const open = await openPage({ viewport: PHONE });
  opened.push(open);
  await signUp(open.page, server.url, email);
  return open;
}

type Status = { type: string; remaining: number | null; hasAccess: boolean; subscriptionEnd: string | null };
const statusOf = (page: Page) => ask<Status>(page, 'POST', '/verify-session-access');
const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** From the plans to the test provider's page. */
async function order(page: Page, product: string, currency?: 'Kenyan shillings (KSh)'): Promise<void> {
  if (!page.url().endsWith('/upgrade')) await page.goto(`${server.url}/upgrade`);
  if (currency) await page.getByText(currency).click();
  await page.getByRole('button', { name: `Choose: ${product}` }).click();
  await page.getByRole('dialog', { name: 'Your order' }).waitFor();
}

async function pay(page: Page, total: string, outcome: string): Promise<void> {
  await page.getByRole('button', { name: `Pay ${total}`, exact: true }).click();
  await page.waitForURL('**/test-checkout/*');
  await page.getByText('Test mode: no money moves').first().waitFor();
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: outcome }).click();
  await page.waitForURL('**/upgrade/return?*');
}

const paid = (page: Page) => page.getByText('Thank you. It is paid.');

test('the free sessions run out, and a pack bought in shillings with a code opens the next session', async () => {
  const admin = await openAs(ADMIN);
  const made = await ask<{ code: string }>(admin.page, 'POST', '/admin/promo-codes', {
    code: 'CALM20',
    kind: 'percent',
    value: 20,
    currency: null,
    product_ids: null,
    max_redemptions: 1,
    max_per_user: 1,
    first_purchase_only: true,
    min_amount_minor: null,
    starts_at: null,
    expires_at: null,
  });
  expect(made.code).toBe('CALM20');
  await admin.close();

  const { page, complaints } = await openAs('buyer@tulia.test');
  await haveASession(page);
  await expect
    .poll(() => statusOf(page), { timeout: 30_000 })
    .toMatchObject({ remaining: 1, hasActiveSession: false });
  await haveASession(page);
  await page.waitForURL('**/upgrade', { timeout: 30_000 });
  expect(await statusOf(page)).toMatchObject({ type: 'free', remaining: 0, hasAccess: false });
  await page.goto(`${server.url}/dashboard`);
  await page.getByText('Purchase Required').first().waitFor();
  await page.waitForURL('**/upgrade', { timeout: 30_000 });

  await order(page, 'Steady pack', 'Kenyan shillings (KSh)');
  const dialog = page.getByRole('dialog', { name: 'Your order' });
  await dialog.getByText('KSh 1,300').first().waitFor();
  await dialog.getByRole('button', { name: 'I have a promo code' }).click();
  await dialog.getByLabel('Promo code').fill('not-a-code');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByText("This code isn't valid").waitFor();
  await dialog.getByLabel('Promo code').fill('calm20');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByText('−KSh 260').waitFor();
  await pay(page, 'KSh 1,040', 'Approve');
  await paid(page).waitFor();
  await page.getByText('10 sessions added.').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect(await statusOf(page)).toMatchObject({ type: 'paid', remaining: 10, hasAccess: true });

  await page.getByRole('link', { name: 'See the receipt' }).click();
  await page.getByText('Discount, code CALM20').waitFor();
  for (const words of ['KSh 1,300', '−KSh 260', 'KSh 1,040', 'No money moved'])
    await page.getByText(words).first().waitFor();
  await page.getByRole('link', { name: 'All payments' }).first().click();
  await page.getByRole('list', { name: 'Your payments' }).getByText('Steady pack').waitFor();
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);

  await page.goto(`${server.url}/dashboard`);
  await startSession(page);
  expect(await statusOf(page)).toMatchObject({ remaining: 9, hasActiveSession: true });
  await page.getByRole('button', { name: 'End session' }).click();
  // The refused code is a 422 of the server, and the browser notes it.
  expect(complaints.filter((what) => !what.includes('422'))).toEqual([]);
});

test('a subscription is bought, cancelled in two clicks, and still there to the end of its period', async () => {
  const { page, complaints } = await openAs('subscriber@tulia.test');
  await order(page, 'Monthly');
  await page.getByText('$14.99 a month, until you cancel.').waitFor();
  await pay(page, '$14.99', 'Approve');
  await paid(page).waitFor();
  await page.getByText('Monthly is yours').waitFor();
  expect(await statusOf(page)).toMatchObject({ type: 'subscription', remaining: null, hasAccess: true });

  await page.goto(`${server.url}/upgrade`);
  await page.getByText(/^Renews on /).waitFor();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText(/^Ends on /).waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await axeProblems(page)).toEqual([]);
  await page.reload();
  await page.getByText(/^Ends on /).waitFor();

  const after = await statusOf(page);
  expect(after).toMatchObject({ type: 'subscription', remaining: null, hasAccess: true });
  const daysLeft = (Date.parse(after.subscriptionEnd ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(27);
  expect(daysLeft).toBeLessThan(32);
  await page.goto(`${server.url}/dashboard`);
  await page.getByText('Unlimited').first().waitFor();
  expect(complaints).toEqual([]);
});

test('declined, left, and paid late: it never says paid before it is, and a late payment counts once', async () => {
  const { page, complaints } = await openAs('unsure@tulia.test');
  const before = await statusOf(page);

  await order(page, 'Starter pack');
  await pay(page, '$4.99', 'Decline');
  await page.getByText('The payment did not go through').waitFor();
  expect(await paid(page).count()).toBe(0);

  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await order(page, 'Starter pack');
  await pay(page, '$4.99', 'Leave without paying');
  await page.getByText('You left before paying').waitFor();
  expect(await statusOf(page)).toEqual(before);

  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await order(page, 'Starter pack');
  await pay(page, '$4.99', 'Pay late');
  await page.getByText('The payment page ran out').waitFor();
  expect(await paid(page).count()).toBe(0);
  expect(await statusOf(page)).toEqual(before);
  await paid(page).waitFor({ timeout: 60_000 });
  expect(await statusOf(page)).toMatchObject({ type: 'paid', remaining: 5, hasAccess: true });

  await page.goto(`${server.url}/payment-history`);
  const rows = page.getByRole('list', { name: 'Your payments' }).getByRole('listitem');
  await rows.nth(2).waitFor();
  expect(await rows.getByText('Paid', { exact: true }).count()).toBe(1);
  expect(await rows.getByText('Did not go through').count()).toBe(1);
  expect(await rows.getByText('Cancelled').count()).toBe(1);
  await page.getByLabel('Status').selectOption('success');
  await expect.poll(() => rows.count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('a slow payment is confirmed by itself while the member waits, and another member never sees it', async () => {
  const { page, complaints } = await openAs('patient@tulia.test');
  await order(page, 'Starter pack');
  await pay(page, '$4.99', 'Pay slowly');
  await page.getByText('Confirming…').waitFor();
  expect(await paid(page).count()).toBe(0);
  const address = page.url();
  await paid(page).waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('region', { name: 'Recent payments' }).getByText('$4.99').waitFor();
  await menu.getByRole('link', { name: 'All payments' }).click();
  await page.getByRole('list', { name: 'Your payments' }).getByText('Starter pack').waitFor();
  await menu.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);

  const stranger = await openAs('stranger@tulia.test');
  await stranger.page.goto(address);
  await stranger.page.getByText('We do not know this payment').waitFor();
});
