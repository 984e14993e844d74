// A call through the whole product, with a vendor's protocol instead of the embedded engine: access, transcript,
// safety and settlement as a member would meet them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '#features/voice/server/testing/test-client.ts';
import { type RealtimeVendor, startRealtimeVendor } from '#platform/testing/realtime-vendor.ts';
import { startTestApp, type TestApp, type TestMember } from '../testing/test-app.ts';

let vendor: RealtimeVendor;
let app: TestApp;

beforeAll(async () => {
  vendor = await startRealtimeVendor();
  app = await startTestApp({
    realtime: { url: vendor.url, apiKey: 'sk-test-12345678', model: 'gpt-realtime-2.1' },
  });
});
afterAll(async () => {
  await app.close();
  await vendor.close();
});

async function openCall(member: TestMember) {
  const conversationId = randomUUID();
  const { sessionId } = (await member.call('POST', '/start-session', { conversationId })).body;
  await member.call('POST', '/conversations', {
    id: conversationId,
    therapy_style: 'GenZ',
    coach_type: 'career',
    topic: 'burnout',
  });
  const { body } = await member.call('POST', '/voice/tickets', { sessionId, voice: 'ember' });
  const client = await callAs(`${app.url.replace('http', 'ws')}${body.path}`, { origin: app.url });
  await client.until('ready');
  return { client, sessionId, conversationId };
}

const messagesOf = async (member: TestMember, conversationId: string) =>
  (await member.call('GET', `/conversations/${conversationId}/messages`)).body.items as {
    role: string;
    content: string;
  }[];

async function sayAndHear(client: Awaited<ReturnType<typeof callAs>>, text: string): Promise<void> {
  const before = client.of('item_done').length;
  client.send({ type: 'say', id: randomUUID(), text });
  await client.wait(() => client.of('item_done').length > before, 'an answer');
}

test('three turns with a vendor are stored sealed, heard, and counted as one session', async () => {
  const member = await app.signUp();
  const { client, sessionId, conversationId } = await openCall(member);
  await client.until('item_done');
  for (const text of ['I answer mail at midnight.', 'My lead takes the credit.', 'I dread Sundays.'])
    await sayAndHear(client, text);
  client.send({ type: 'end' });
  await client.until('ended');

  const settled = (await member.call('POST', '/end-session', { sessionId })).body;
  expect(settled).toMatchObject({ success: true, remaining: 1, usedSessions: 1 });
  const stored = await messagesOf(member, conversationId);
  expect(stored.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    'I answer mail at midnight.',
    'My lead takes the credit.',
    'I dread Sundays.',
  ]);
  const rows = await app.query<{ content: Buffer }>(
    'select content from messages where conversation_id = $1',
    [conversationId],
  );
  expect(rows.length).toBe(stored.length);
  for (const { content } of rows) expect(content.toString('latin1')).not.toMatch(/midnight|credit|Sundays/);

  const summary = (await member.call('GET', `/voice/sessions/${sessionId}/summary`)).body;
  expect(summary).toMatchObject({ isCounted: true, remaining: 1 });
  expect(summary.message).toContain('1 session');
});

test('a disclosure is answered with reviewed words and the crisis card, is recorded without its words, and costs nothing', async () => {
  const member = await app.signUp();
  const { client, sessionId, conversationId } = await openCall(member);
  await client.until('item_done');
  for (const text of ['Work is a lot.', 'Nobody notices.']) await sayAndHear(client, text);
  client.send({
    type: 'say',
    id: randomUUID(),
    text: 'I have the pills here and I am going to kill myself tonight.',
  });
  await client.until('crisis', ({ level }) => level === 'imminent');
  await client.wait(() =>
    client
      .of('caption')
      .some(({ role, text }) => role === 'assistant' && /emergency|right now|safe/i.test(text)),
  );
  client.send({ type: 'end' });
  await client.until('ended');

  expect((await member.call('POST', '/end-session', { sessionId })).body).toMatchObject({
    remaining: 2,
    usedSessions: 0,
  });
  const events = await app.query<Record<string, unknown>>(
    'select * from safety_events where conversation_id = $1',
    [conversationId],
  );
  expect(events.length).toBeGreaterThanOrEqual(1);
  expect(events[0]).toMatchObject({ level: 'imminent', surface: 'voice', user_id: member.memberId });
  expect(JSON.stringify(events)).not.toMatch(/pills|kill myself/);
});

test('signing out closes the call within a second', async () => {
  const member = await app.signUp();
  const { client } = await openCall(member);
  await client.until('item_done');
  const startedAt = performance.now();
  await member.call('POST', '/account/sign-out', {});
  await client.closed;
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('a session ended from elsewhere ends its call', async () => {
  const member = await app.signUp();
  const { client, sessionId } = await openCall(member);
  await client.until('item_done');
  await member.call('POST', '/end-session', { sessionId });
  await client.closed;
  expect((await member.call('POST', '/verify-session-access')).body).toMatchObject({
    hasActiveSession: false,
    remaining: 2,
  });
});

test('the books balance after all of it', async () => {
  expect(await app.query('select * from violations')).toEqual([]);
});
