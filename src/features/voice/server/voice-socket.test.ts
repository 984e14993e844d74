import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, expect, test as sequential } from 'vitest';
import { eventually, later } from './testing/eventually.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';
import { callAs } from './testing/test-client.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

const test = sequential.concurrent;
const open: TestGateway[] = [];
afterAll(async () => {
  await Promise.all(open.map((gateway) => gateway.close()));
});

async function gatewayWith(options: Partial<Parameters<typeof startTestGateway>[0]> = {}) {
  const engine = createScriptedEngine(20);
  const gateway = await startTestGateway({ openUpstream: engine.open, ...options });
  open.push(gateway);
  return { engine, gateway };
}

test('a page of another origin gets no call', async () => {
  const { gateway } = await gatewayWith();
  const { address } = gateway.admit();
  for (const origin of ['http://evil.test', 'http://tulia.test.evil', 'https://tulia.test', 'null']) {
    await expect(callAs(address, { origin })).rejects.toThrow('403');
  }
  const client = await callAs(address);
  await client.until('ready');
});

test('a ticket opens one call, once', async () => {
  const { gateway } = await gatewayWith();
  const { address } = gateway.admit();
  await (await callAs(address)).until('ready');
  expect(await (await callAs(address)).closed).toBe(4_401);
});

test('without a ticket, or with a forged one, there is no call', async () => {
  const { gateway } = await gatewayWith();
  const forged = randomBytes(32).toString('base64url');
  for (const ticket of ['', 'short', forged, `${forged}${forged}`, '%00']) {
    expect(await (await callAs(gateway.address(ticket))).closed).toBe(4_401);
  }
});

test("a ticket for somebody else's session, or one that is over, is refused as no access", async () => {
  const { gateway, engine } = await gatewayWith();
  const { caller } = gateway.admit();
  const stranger = { ...caller, memberId: 'somebody-else' };
  expect(await (await callAs(gateway.again(stranger))).closed).toBe(4_402);
  const client = await callAs(gateway.again(caller));
  await client.until('ready');
  expect(await (await callAs(gateway.again(stranger))).closed).toBe(4_402);
  expect(client.of('ended')).toEqual([]);
  client.send({ type: 'end' });
  expect((await client.until('ended')).reason).toBe('member');
  expect(await (await callAs(gateway.again(caller))).closed).toBe(4_402);
  expect(engine.opened).toBe(1);
});

test('other addresses are not upgraded', async () => {
  const { gateway } = await gatewayWith();
  await expect(callAs(gateway.admit().address.replace('/call', '/calls'))).rejects.toThrow('404');
});

test('a frame of 1 MB closes the socket as too big and the call can be resumed', async () => {
  const { gateway } = await gatewayWith();
  const { address, caller } = gateway.admit();
  const client = await callAs(address);
  const { resumeToken } = await client.until('ready');
  client.sendRaw(Buffer.alloc(1_000_000));
  expect(await client.closed).toBe(1_009);
  const back = await callAs(gateway.again(caller), { hello: { resumeToken } });
  expect((await back.until('ready')).isResumed).toBe(true);
});

test('garbage is answered calmly five times, then the socket is closed and the call can be resumed', async () => {
  const { gateway } = await gatewayWith();
  const { address, caller } = gateway.admit();
  const client = await callAs(address);
  const { resumeToken } = await client.until('ready');
  for (const garbage of [
    '{',
    'null',
    '[]',
    '{"type":"session.update"}',
    '{"type":"say","id":"x","text":""}',
  ]) {
    client.sendRaw(garbage);
  }
  expect(await client.closed).toBe(1_008);
  expect(client.of('problem').map(({ code }) => code)).toEqual(Array(5).fill('bad_message'));
  const back = await callAs(gateway.again(caller), { hello: { resumeToken } });
  expect((await back.until('ready')).isResumed).toBe(true);
});

test('a client that says nothing, or something else than hello, does not keep a socket', async () => {
  const { gateway, engine } = await gatewayWith({ socketLimits: { helloMs: 40 } });
  const silent = await callAs(gateway.admit().address, { hello: null });
  expect(await silent.closed).toBe(1_008);
  const rude = await callAs(gateway.admit().address, { hello: null });
  for (let at = 0; at < 5; at++) rude.send({ type: 'interrupt' });
  expect(await rude.closed).toBe(1_008);
  expect(engine.opened).toBe(0);
});

test('a client that talks far too much is closed', async () => {
  const { gateway } = await gatewayWith({ socketLimits: { messageBurst: 50, messagesPerSecond: 1 } });
  const client = await callAs(gateway.admit().address);
  await client.until('ready');
  for (let at = 0; at < 100; at++) client.send({ type: 'played', item: 1, ms: at });
  expect(await client.closed).toBe(1_008);
});

test('a client whose line died without a word is noticed', async () => {
  const { gateway } = await gatewayWith({ socketLimits: { pingMs: 40 }, limits: { resumeMs: 50 } });
  const { caller, address } = gateway.admit();
  const { hostname, port, pathname, search } = new URL(address.replace('ws:', 'http:'));
  const dead = connect(Number(port), hostname);
  dead.write(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\nOrigin: http://tulia.test\r\nUpgrade: websocket\r\n` +
      'Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  const hello = Buffer.from('{"type":"hello"}');
  dead.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]));
  await eventually(() => gateway.ports.ended.length > 0);
  expect(gateway.ports.ended).toMatchObject([{ sessionId: caller.sessionId, reason: 'lost' }]);
  dead.destroy();
});

test('it is known whose calls go on here', async () => {
  const { gateway } = await gatewayWith();
  const { address, caller } = gateway.admit();
  const { memberId, sessionId } = caller;
  expect(gateway.voice.isServing(memberId, sessionId)).toBe(false);
  const client = await callAs(address);
  await client.until('ready');
  expect(gateway.voice.isServing(memberId, sessionId)).toBe(true);
  expect(gateway.voice.isServing('somebody-else', sessionId)).toBe(false);
  client.send({ type: 'end' });
  await client.until('ended');
  await eventually(() => !gateway.voice.isServing(memberId, sessionId));
});

test('signing out ends the call at once', async () => {
  const { gateway } = await gatewayWith();
  const { address, caller } = gateway.admit();
  const other = await callAs(gateway.admit().address);
  const client = await callAs(address);
  await Promise.all([client.until('ready'), other.until('ready')]);
  void gateway.voice.endForSignIn(caller.authSessionId);
  expect((await client.until('ended')).reason).toBe('signed_out');
  expect(await client.closed).toBe(4_401);
  expect(other.of('ended')).toEqual([]);
});

test('a sign-in that was revoked unseen is noticed within the minute', async () => {
  const { gateway } = await gatewayWith({
    limits: { signedInCheckMs: 40 },
    replaced: { isStillSignedIn: async () => false },
  });
  const client = await callAs(gateway.admit().address);
  expect((await client.until('ended')).reason).toBe('signed_out');
});

test('a database that is away while a call is entered asks the client to come again', async () => {
  let isAway = true;
  const { gateway } = await gatewayWith({
    replaced: {
      loadTranscript: async () => {
        if (isAway) throw new Error('away');
        return [];
      },
    },
  });
  const { address, caller } = gateway.admit();
  expect(await (await callAs(address)).closed).toBe(1_012);
  isAway = false;
  await (await callAs(gateway.again(caller))).until('ready');
});

test('ten thousand malformed messages crash nothing and harm nobody else', async () => {
  const { gateway, engine } = await gatewayWith({
    socketLimits: { badMessages: 2_000, messageBurst: 20_000 },
  });
  const bystander = await callAs(gateway.admit().address);
  await bystander.until('item_done');
  const clients = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const client = await callAs(gateway.admit().address);
      await client.until('ready');
      return client;
    }),
  );
  let sent = 0;
  for (let at = 0; at < 10_000; at++) {
    const client = clients[at % clients.length]!;
    client.sendRaw(malformed(at));
    sent++;
    if (at % 1_000 === 999) await later(1);
  }
  expect(sent).toBe(10_000);
  await Promise.all(clients.map((client) => Promise.race([client.closed, later(1_500)])));
  engine.hear('still here');
  expect(gateway.voice.callCount()).toBeGreaterThanOrEqual(1);
  bystander.sendAudio(1);
  const { address } = gateway.admit();
  await (await callAs(address)).until('item_done');
  expect(bystander.of('problem')).toEqual([]);
  expect(bystander.of('ended')).toEqual([]);
});

const intents = ['hello', 'played', 'flushed', 'interrupt', 'say', 'mute', 'pace', 'x', '__proto__', ''];

/** Text and binary, near misses and noise, repeatable. */
function malformed(at: number): string | Buffer {
  const type = intents[at % intents.length]!;
  switch (at % 8) {
    case 0:
      return randomBytes(at % 9);
    case 1:
      return Buffer.concat([Buffer.alloc(8, 0xff), Buffer.alloc((at % 40) * 2 + 1)]);
    case 2:
      return `{"type":"${type}"`;
    case 3:
      return JSON.stringify({
        type,
        item: -at,
        ms: 'NaN',
        flush: 1e99,
        text: { length: at },
        id: at,
        muted: 'yes',
      });
    case 4:
      return JSON.stringify({ type, extra: '💥'.repeat(at % 50), item: 70_000 });
    case 5:
      return '['.repeat(at % 3_000);
    case 6:
      return JSON.stringify({ type, __proto__: null, constructor: { prototype: at } });
    default:
      return randomBytes(at % 60).toString('latin1');
  }
}
