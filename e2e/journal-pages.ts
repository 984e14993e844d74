// The journal's pages, in the words they use.
import type { Page } from 'playwright-core';
import { ask } from './member.ts';

type Listed = {
  id: string;
  title: string;
  excerpt: string;
  date: string;
  version: number;
  conflict_of: string | null;
};

export async function storedEntries(page: Page): Promise<Listed[]> {
  const items: Listed[] = [];
  let cursor: string | null = null;
  do {
    const answer: { items: Listed[]; nextCursor: string | null } = await ask(
      page,
      'GET',
      `/journal/entries?limit=100${cursor ? `&cursor=${cursor}` : ''}`,
    );
    items.push(...answer.items);
    cursor = answer.nextCursor;
  } while (cursor);
  return items;
}
export const storedBody = async (page: Page, id: string) =>
  (await ask<{ body: string }>(page, 'GET', `/journal/entries/${id}`)).body;

export const editor = (page: Page) => page.getByRole('textbox', { name: 'Your entry' });
export const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor({ timeout: 30_000 });

export async function newEntry(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(?:New entry|Write your first entry)$/ })
    .first()
    .click();
  await editor(page).waitFor();
}
export const toJournal = (page: Page) => page.getByRole('link', { name: 'All entries' }).click();

/** Imports a file; `button` is null where there is nothing new in it. */
export async function bringIn(page: Page, path: string, button: RegExp | null): Promise<void> {
  await page.getByRole('button', { name: 'More for your journal' }).click();
  await page.getByRole('menuitem', { name: 'Import entries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import entries' });
  await dialog.getByLabel('File').setInputFiles(path);
  await dialog.getByRole('button', { name: 'See what is in it' }).click();
  await dialog.getByRole('heading', { name: 'What is in it' }).waitFor({ timeout: 60_000 });
  if (button) {
    await dialog.getByRole('button', { name: button }).click();
    await dialog.getByRole('heading', { name: 'Done' }).waitFor({ timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  } else {
    await dialog.getByText('Everything in this file is in your journal already.').waitFor();
    await page.keyboard.press('Escape');
  }
  await dialog.waitFor({ state: 'hidden' });
}
