import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompletionsVendor, startCompletionsVendor } from '#platform/testing/chat-completions-vendor.ts';
import { createReflectOnEntry } from './reflect-on-entry.service.ts';

let vendor: CompletionsVendor;
beforeAll(async () => {
  vendor = await startCompletionsVendor();
});
afterAll(() => vendor.close());
beforeEach(() => {
  vendor.requests.length = 0;
});

async function entryAsSent(text: string): Promise<string> {
  const reflect = createReflectOnEntry(
    { baseUrl: vendor.url, apiKey: null, model: 'small' },
    { log: { warn: () => {} } },
  );
  await reflect({ title: '', text });
  const { messages } = vendor.requests[0]!.body as { messages: { content: string }[] };
  return messages[1]!.content.replace(/<\/?member_words>/g, '').trim();
}

test('a long entry is read from both ends, at words where there are any', async () => {
  const sent = await entryAsSent(`It began ${'slowly and '.repeat(900)}ended well.`);
  expect(sent.length).toBeLessThanOrEqual(6_000);
  expect(sent).toMatch(/^It began slowly/);
  expect(sent).toMatch(/ended well\.$/);
  for (const word of sent.split(/\s+/))
    expect(['It', 'began', 'slowly', 'and', 'ended', 'well.']).toContain(word);
});

test('a script that sets no words apart is read as well, and no emoji is torn', async () => {
  const sent = await entryAsSent(`今日は${'眠れない夜が続いている'.repeat(700)}😴`.replaceAll('夜', '🌙'));
  expect(sent.length).toBeGreaterThan(5_900);
  expect(sent).toMatch(/^今日は眠れない/);
  expect(sent).toMatch(/😴$/);
  expect(sent.isWellFormed()).toBe(true);
});
