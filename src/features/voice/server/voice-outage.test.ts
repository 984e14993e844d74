// A disclosure, and then a database that was away for longer than a session's lease: on a real one, with a real call.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { sweepSessions } from '#features/billing/server/billing.service.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import { type RealtimeVendor, startRealtimeVendor } from '#platform/testing/realtime-vendor.ts';
import { callAs } from './testing/test-client.ts';
import { startVoice, type Voice } from './voice.service.ts';

const httpServer = createServer();
let app: TestApp;
let vendor: RealtimeVendor;
let voice: Voice;
beforeAll(async () => {
  app = await startTestApp();
  vendor = await startRealtimeVendor({ replyMs: 200 });
  // The app has counted its own calls under this name already.
  const metrics = { ...app.platform.metrics, gauge: () => {} };
  voice = startVoice(
    { ...app.platform, metrics },
    {
      accounts: { findMember: async () => null, isStillSignedIn: async () => true },
      therapist: {
        async *reply() {
          yield { text: 'Hello.' };
        },
      },
      assessor: { assess: async (turns) => assess(turns) },
      checkReply: async () => null,
      sumUp: async () => ({ text: '', step: null, suggestedMemories: [] }),
      realtime: { url: vendor.url, apiKey: null, model: 'a-model' },
      secret: 'a secret',
      hasSpeech: false,
    },
  );
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  voice.attach(httpServer);
});
afterAll(async () => {
  await voice.drain();
  await voice.close();
  await vendor.close();
  httpServer.closeAllConnections();
  await new Promise((resolve) => httpServer.close(resolve));
  await app.close();
});

test('the sweep that finds the lease lapsed ends the session, not the call, and a broken line finds back to it', async () => {
  const member = await app.signUp();
  const conversationId = randomUUID();
  const { sessionId } = (await member.call('POST', '/start-session', { conversationId })).body;
  const draft = { id: conversationId, therapy_style: 'Standard', coach_type: 'career' };
  await member.call('POST', '/conversations', draft);
  const caller = { memberId: member.memberId, authSessionId: randomUUID() } as Parameters<
    Voice['createTicket']
  >[0];
  const connect = async (hello = {}) => {
    const { path } = await voice.createTicket(caller, { sessionId, voice: 'alloy' });
    const { port } = httpServer.address() as AddressInfo;
    return callAs(`ws://127.0.0.1:${port}${path}`, {
      hello,
      playsAt: 20,
      origin: `http://127.0.0.1:${port}`,
    });
  };
  const isStored = async (said: string) => {
    const { body } = await member.call('GET', `/conversations/${conversationId}/messages`);
    return (body.items as { content: string }[]).some(({ content }) => content === said);
  };
  const line = await connect();
  await line.until('item_done');
  vendor.session().hear('I want to kill myself tonight.');
  await line.until('crisis');
  const { resumeToken } = await line.until('ready');
  await line.until('item_done', ({ item }) => item === 2);

  // A heartbeat of the answer may still be on its way and keep the lease once more.
  const lapse = async () => {
    await app.query(
      `update therapy_sessions set lease_until = clock_timestamp() - interval '1 s'
       where id = $1 and ended_at is null`,
      [sessionId],
    );
    await sweepSessions(app.platform);
    return (await app.query('select end_reason from therapy_sessions where id = $1', [sessionId]))[0];
  };
  await expect.poll(lapse).toEqual({ end_reason: 'lost' });
  vendor.session().hear('Are you still there?');
  await line.until('item_done', ({ item }) => item === 3);
  line.cut();
  const again = await connect({ resumeToken });
  expect(await again.until('ready')).toMatchObject({ isResumed: true });
  vendor.session().hear('I am still here.');
  await again.until('caption', ({ text, isFinal }) => isFinal && text === 'I am still here.');
  await expect.poll(() => isStored('I am still here.')).toBe(true);
  expect([...line.of('ended'), ...again.of('ended')]).toEqual([]);

  again.send({ type: 'end' });
  expect((await again.until('ended')).reason).toBe('member');
  await expect(connect()).rejects.toThrow();
  const [row] = await app.query('select status, end_reason from therapy_sessions where id = $1', [sessionId]);
  expect(row).toEqual({ status: 'voided', end_reason: 'lost' });
});
