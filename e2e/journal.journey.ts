// A journal on bad days: a server that dies in the middle of a sentence, an evening without a network, two devices at once,
// and a thousand entries brought from elsewhere.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { daylioFile } from '../src/features/journal/testing/daylio-file.ts';
import { dayOneFile, photoWithPlace } from '../src/features/journal/testing/dayone-file.ts';
import { axeProblems } from './axe.ts';
import { type OpenPage, openPage } from './browser.ts';
import { bringIn, editor, newEntry, saved, storedBody, storedEntries, toJournal } from './journal-pages.ts';
import { ask, signUp } from './member.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';
import { withSpeech, writeTrack } from './speech-track.ts';

const DATA = '.tmp/e2e-journal';
const FILES = {
  dayone: '.tmp/e2e-dayone.zip',
  daylio: '.tmp/e2e-daylio.csv',
  own: '.tmp/e2e-own.json',
  photo: '.tmp/e2e-photo.jpg',
  notPhoto: '.tmp/e2e-not-photo.png',
  letter: '.tmp/e2e-letter.pdf',
  speech: '.tmp/e2e-dictated.wav',
};
let server: ServerProcess;
let port: number;
let open: OpenPage;

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  port = await freePort();
  server = await startServer({ dataDir: DATA, port });
  open = await openPage();
  await signUp(open.page, server.url, 'journal@tulia.test');
});
afterEach(() => open.context.setOffline(false));
afterAll(async () => {
  await open?.close();
  await server?.stop();
});

test('a server that is killed in the middle of a sentence takes no word with it', async () => {
  const { page } = open;
  await page.goto(`${server.url}/journal`);
  await newEntry(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Before the storm');
  await editor(page).click();
  await page.keyboard.type('The first sentence reached the server.');
  await saved(page);
  await page.keyboard.type(' The second one is being written');
  const killed = server.kill();
  await page.keyboard.type(' while everything goes dark,', { delay: 30 });
  await killed;
  await page.keyboard.type(' and goes on after.');
  // Two seconds at most until words are kept on the device.
  await page.waitForTimeout(2_600);
  server = await startServer({ dataDir: DATA, port });
  await page.reload();
  await editor(page).waitFor();
  const whole =
    'The first sentence reached the server. The second one is being written while everything goes dark, and goes on after.';
  await expect.poll(() => editor(page).innerText(), { timeout: 30_000 }).toContain(whole);
  await saved(page);
  const [entry, ...others] = await storedEntries(page);
  expect(others).toEqual([]);
  expect(entry!.title).toBe('Before the storm');
  expect(await storedBody(page, entry!.id)).toBe(whole);
});

test('a server that is killed while it stores a text has the old one or the new one, whole, and is brought the newest', async () => {
  const { page, context } = open;
  await page.goto(`${server.url}/journal`);
  await newEntry(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('In the middle of a save');
  await editor(page).click();
  let typed = 'Once.';
  await page.keyboard.type(typed);
  await saved(page);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const path = `/api/journal/entries/${id}`;
  for (const killAfterMs of [0, 5, 15, 30]) {
    const old = await storedBody(page, id);
    const sending = page.waitForRequest((one) => one.method() === 'PUT' && one.url().endsWith(path));
    const sentence = ` A sentence that is sent ${killAfterMs} ms before the end.`;
    await page.keyboard.type(sentence);
    const sent = (await sending).postDataJSON() as { body: string };
    await page.waitForTimeout(killAfterMs);
    await server.kill();
    // The page must not mend it before it was looked at.
    await context.setOffline(true);
    await page.keyboard.type(' And this is written in the dark.');
    typed = `${typed}${sentence} And this is written in the dark.`;
    server = await startServer({ dataDir: DATA, port });
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const there = await fetch(`${server.url}${path}`, { headers: { cookie } });
    expect(there.status).toBe(200);
    expect([old, sent.body]).toContain(((await there.json()) as { body: string }).body);
    await context.setOffline(false);
    await expect.poll(() => storedBody(page, id), { timeout: 30_000 }).toBe(typed);
    await saved(page);
  }
  const same = (await storedEntries(page)).filter(({ title }) => title === 'In the middle of a save');
  expect(same.map((entry) => [entry.id, entry.conflict_of])).toEqual([[id, null]]);
  await page.goto(`${server.url}/journal`);
  await page.getByText('Before the storm').waitFor();
});

test('two entries and three moods of an evening without a network arrive once each', async () => {
  const { page, context } = open;
  await page.goto(`${server.url}/journal`);
  await page.getByText('Before the storm').waitFor();
  // The code of the editor is fetched while all is well.
  await page.waitForTimeout(2_000);
  const before = (await storedEntries(page)).length;
  await context.setOffline(true);
  for (const [title, words] of [
    ['No signal', 'The bus is late and the phone says nothing.'],
    ['Still no signal', 'I counted the stars instead.'],
  ] as const) {
    await newEntry(page);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await editor(page).click();
    await page.keyboard.type(words);
    await page.getByText(/^Kept on this device/).waitFor({ timeout: 30_000 });
    await toJournal(page);
    await page.getByRole('link', { name: title, exact: true }).waitFor();
  }
  await page.getByRole('link', { name: 'Mood Tracker' }).click();
  const checkIn = page.locator('#main section:has(#check-in-title)');
  for (const mood of ['Low', 'Okay', 'Good']) {
    await checkIn.getByText(mood, { exact: true }).first().click();
    await checkIn.getByRole('button', { name: 'Save', exact: true }).click();
    await checkIn.getByRole('button', { name: 'Done', exact: true }).click();
  }
  await context.setOffline(false);
  await expect.poll(async () => (await storedEntries(page)).length, { timeout: 30_000 }).toBe(before + 2);
  const moods = () =>
    ask<{ items: unknown[] }>(page, 'GET', '/mood/logs?from=2000-01-01&to=2100-01-01').then(
      ({ items }) => items.length,
    );
  await expect.poll(moods, { timeout: 30_000 }).toBe(3);
  // Nothing more comes later.
  await page.goto(`${server.url}/journal`);
  await page.getByText('Still no signal').waitFor();
  await page.waitForTimeout(3_000);
  expect((await storedEntries(page)).length).toBe(before + 2);
  expect(await moods()).toBe(3);
});

test('an entry changed on another device is not written over: both texts are kept and one is chosen', async () => {
  const { page, context } = open;
  await page.goto(`${server.url}/journal`);
  await page.getByRole('link', { name: 'No signal', exact: true }).click();
  await editor(page).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await context.setOffline(true);
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Written here.');
  await page.getByText(/^Kept on this device/).waitFor();
  // The other device, with the same cookie and a network of its own.
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'content-type': 'application/json' };
  const there = await (await fetch(`${server.url}/api/journal/entries/${id}`, { headers })).json();
  const { title, date, tags, mood, template, is_pinned, version } = there;
  const answer = await fetch(`${server.url}/api/journal/entries/${id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({
      title,
      date,
      tags,
      mood,
      template,
      is_pinned,
      body: 'Written there.',
      base_version: version,
      write_id: crypto.randomUUID(),
    }),
  });
  expect(answer.status).toBe(200);
  await context.setOffline(false);
  const notice = page.getByRole('region', { name: 'Both texts are kept' });
  await notice.waitFor({ timeout: 30_000 });
  await notice.getByRole('button', { name: 'Compare them' }).click();
  await notice.getByText('Written there.').waitFor();
  await notice.getByText(/Written here\./).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Use this text' }).click();
  await expect
    .poll(() => storedBody(page, id), { timeout: 30_000 })
    .toBe('The bus is late and the phone says nothing. Written here.');
  await expect
    .poll(async () => (await storedEntries(page)).filter(({ conflict_of }) => conflict_of).length)
    .toBe(0);
});

test('a thousand entries come in from Day One and Daylio, and not a second time', async () => {
  const { page } = open;
  await writeFile(FILES.dayone, await dayOneFile(1_000));
  await writeFile(FILES.daylio, daylioFile(1_000));
  await page.goto(`${server.url}/journal`);
  const before = (await storedEntries(page)).length;
  await bringIn(page, FILES.dayone, /^Bring in 1000$/);
  expect((await storedEntries(page)).length).toBe(before + 1_000);
  await bringIn(page, FILES.dayone, null);
  await bringIn(page, FILES.daylio, /^Bring in \d+$/);
  const all = (await storedEntries(page)).length;
  expect(all).toBeGreaterThan(before + 1_400);
  await bringIn(page, FILES.daylio, null);
  expect((await storedEntries(page)).length).toBe(all);
  await page.getByRole('heading', { name: 'December 2025' }).waitFor();
});

test('what is exported comes back whole in another journal, and goes out again the same', async () => {
  const { page } = open;
  const exportedBy = async (from: Page) => {
    await from.getByRole('button', { name: 'More for your journal' }).click();
    const [download] = await Promise.all([
      from.waitForEvent('download'),
      from.getByRole('menuitem', { name: 'Export everything (JSON)' }).click(),
    ]);
    return readFile(await download.path());
  };
  await page.goto(`${server.url}/journal`);
  await page.getByRole('button', { name: 'More for your journal' }).waitFor();
  const first = await exportedBy(page);
  await writeFile(FILES.own, first);
  const other = await openPage();
  try {
    await signUp(other.page, server.url, 'journal-two@tulia.test');
    await other.page.goto(`${server.url}/journal`);
    await bringIn(other.page, FILES.own, /^Bring in \d+$/);
    const second = await exportedBy(other.page);
    expect(second.equals(first)).toBe(true);
    expect(other.complaints).toEqual([]);
  } finally {
    await other.close();
  }
});

test('words that sound like danger bring help beside the entry, and never in its way', async () => {
  const { page } = open;
  await page.goto(`${server.url}/journal`);
  await newEntry(page);
  await editor(page).click();
  await page.keyboard.type('I do not want to be alive any more.');
  const card = page.getByRole('status').filter({ hasText: 'You don’t have to carry this alone' });
  await card.waitFor({ timeout: 45_000 });
  await page.keyboard.type(' But I am writing this down.');
  await saved(page);
  await page.getByRole('button', { name: 'Put this away' }).click();
  await card.waitFor({ state: 'hidden' });
  await page.reload();
  await editor(page).waitFor();
  await page.waitForTimeout(1_500);
  expect(await card.count()).toBe(0);
});

test('what Word puts on the clipboard becomes plain formatting, and a search finds it', async () => {
  const { page } = open;
  await page.goto(`${server.url}/journal`);
  await newEntry(page);
  await editor(page).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
      <!--StartFragment--><p class=MsoNormal style='margin:0'>A <b>plain</b> day<o:p></o:p></p>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>gooseberries</p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><span style='font-style:italic'>rhubarb</span></p><!--EndFragment--></body></html>`,
    );
    document
      .querySelector('.ProseMirror')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await saved(page);
  const [entry] = await storedEntries(page);
  expect(await storedBody(page, entry!.id)).toBe('A **plain** day\n\n- gooseberries\n- *rhubarb*');
  await toJournal(page);
  await page.getByLabel('Search your journal').fill('GOOSEBERRIES');
  await page
    .locator('mark')
    .filter({ hasText: /gooseberries/i })
    .first()
    .waitFor();
});

test('photos are added, described and removed, and what cannot be one says so', async () => {
  const { page } = open;
  await writeFile(FILES.photo, await photoWithPlace('#7fa8c9'));
  await writeFile(FILES.letter, 'Dear');
  await writeFile(FILES.notPhoto, 'words, not a picture');
  await page.goto(`${server.url}/journal`);
  await newEntry(page);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos' }).click();
  await (await chosen).setFiles([FILES.photo, FILES.notPhoto, FILES.letter]);
  await page.getByText(/e2e-letter\.pdf” is not a photo/).waitFor();
  await page.getByRole('alert').filter({ hasText: 'e2e-not-photo.png' }).waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Describe it' }).click();
  await page.getByLabel('What the photo shows').fill('The lake in the morning');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('img', { name: 'The lake in the morning' }).waitFor();
  await page.reload();
  await page.getByRole('img', { name: 'The lake in the morning' }).waitFor();
  await page.getByRole('button', { name: /^Options for this entry: The lake/ }).click();
  await page.getByRole('menuitem', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByRole('img', { name: 'The lake in the morning' }).waitFor({ state: 'detached' });
});

test('spoken words are written down where the cursor stands', async () => {
  await withSpeech((speech) =>
    writeTrack(speech, FILES.speech, [{ atMs: 1_000, text: 'The tomatoes are finally turning red.' }], 6_000),
  );
  const speaking = await openPage({ microphoneWav: resolve(FILES.speech) });
  try {
    const { page } = speaking;
    await signUp(page, server.url, 'journal-spoken@tulia.test');
    await page.goto(`${server.url}/journal`);
    await newEntry(page);
    await page.getByRole('button', { name: 'Dictate' }).click();
    await page.getByRole('button', { name: 'Stop and write it down' }).waitFor();
    await page.waitForTimeout(6_500);
    await page.getByRole('button', { name: 'Stop and write it down' }).click();
    await expect.poll(() => editor(page).innerText(), { timeout: 60_000 }).toMatch(/tomatoes/i);
    await saved(page);
    expect(speaking.complaints).toEqual([]);
  } finally {
    await speaking.close();
  }
});

test('the pages of a full journal have nothing for axe to find, and nothing was complained of', async () => {
  const { page, complaints } = open;
  const isSideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${server.url}/journal`);
    await page.getByRole('heading', { name: 'Journal', exact: true }).waitFor();
    await page.getByText('words').first().waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await isSideways(), `the list at ${width}`).toBe(false);
    await page.getByRole('link', { name: 'Before the storm' }).first().click();
    await editor(page).waitFor();
    await page.waitForTimeout(500);
    expect(await axeProblems(page)).toEqual([]);
    expect(await isSideways(), `the entry at ${width}`).toBe(false);
  }
  // Of being offline the browser itself complains, and of a server that was killed.
  expect(
    complaints.filter(
      (line) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource/.test(line),
    ),
  ).toEqual([]);
});
