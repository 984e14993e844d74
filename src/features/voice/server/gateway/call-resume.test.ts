import { afterAll, expect, test as sequential } from 'vitest';
import { eventually, later } from '../testing/eventually.ts';
import { createScriptedEngine } from '../testing/scripted-engine.ts';
import { callAs } from '../testing/test-client.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { spokenWords } from './spoken-words.data.ts';

const test = sequential.concurrent;
const open: TestGateway[] = [];
afterAll(async () => {
  await Promise.all(open.map((gateway) => gateway.close()));
});

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

async function gatewayWith(options: Partial<Parameters<typeof startTestGateway>[0]> = {}, wordMs = 100) {
  const engine = createScriptedEngine(wordMs);
  const gateway = await startTestGateway({ openUpstream: engine.open, ...options });
  open.push(gateway);
  return { engine, gateway, ports: gateway.ports };
}
const speaking = (text: string) => ({
  async *reply() {
    yield { text };
  },
});

test('after a cut of the line the therapist goes on where the member stopped hearing', async () => {
  const { gateway } = await gatewayWith({ replaced: speaking(words(15)) });
  const { address, caller } = gateway.admit();
  const first = await callAs(address, { playsAt: 0 });
  const { resumeToken } = await first.until('ready');
  await first.wait(() => first.receivedMs(1) >= 600);
  first.cut();
  const lastFrame = first.frames.at(-1)!;
  await later(100);
  const second = await callAs(gateway.again(caller), {
    hello: { resumeToken, lastSequence: 0, played: { item: 1, ms: 350 } },
  });
  expect(await second.until('ready')).toMatchObject({ isResumed: true, resumeToken });
  await second.until('item_done');
  const frames = second.frames.map(({ frame }) => frame);
  expect(frames[0]).toBe(3);
  expect(frames).toEqual(Array.from({ length: 12 }, (_, at) => at + 3));
  expect(frames).toContain(lastFrame.frame);
  expect(gateway.ports.turns).toHaveLength(0);
  expect(gateway.voice.callCount()).toBe(1);
});

test('what was said while the line was down is told to the client that returns', async () => {
  const { engine, gateway } = await gatewayWith({}, 20);
  const { address, caller } = gateway.admit();
  const first = await callAs(address);
  const { resumeToken } = await first.until('ready');
  await first.until('item_done');
  first.cut();
  await first.closed;
  engine.hear('are you still there');
  await eventually(() => gateway.ports.turns.length === 2);
  const second = await callAs(gateway.again(caller), { hello: { resumeToken } });
  await second.until('caption', ({ text }) => text === 'are you still there');
  await second.until('item_done', ({ item }) => item === 2);
  expect(second.receivedMs(2)).toBe(120);
});

test('frames sent again after a resume are not heard twice', async () => {
  const { engine, gateway } = await gatewayWith({}, 20);
  const { address, caller } = gateway.admit();
  const first = await callAs(address);
  const { resumeToken } = await first.until('ready');
  for (let sequence = 1; sequence <= 10; sequence++) first.sendAudio(sequence);
  await first.wait(() => engine.audioBytes === 10 * 960);
  first.cut();
  const second = await callAs(gateway.again(caller), { hello: { resumeToken, lastSequence: 15 } });
  expect((await second.until('ready')).lastSequence).toBe(10);
  for (let sequence = 6; sequence <= 15; sequence++) second.sendAudio(sequence);
  await second.wait(() => engine.audioBytes === 15 * 960);
  await later(30);
  expect(engine.audioBytes).toBe(15 * 960);
});

test('a member who does not come back within the window ends the session as lost', async () => {
  const { gateway, ports } = await gatewayWith({ limits: { resumeMs: 80 } }, 20);
  const client = await callAs(gateway.admit().address);
  await client.until('ready');
  client.cut();
  await eventually(() => gateway.voice.callCount() === 0);
  expect(ports.ended.map(({ reason }) => reason)).toEqual(['lost']);
});

test('a second tab takes the call over and the first is told', async () => {
  const { gateway } = await gatewayWith({}, 20);
  const { address, caller } = gateway.admit();
  const first = await callAs(address);
  await first.until('item_done');
  const second = await callAs(gateway.again(caller));
  expect((await first.until('ended')).reason).toBe('replaced');
  expect(await first.closed).toBe(1_000);
  expect(await second.until('ready')).toMatchObject({ isResumed: true });
  await second.until('caption', ({ isFinal }) => isFinal);
  expect(gateway.ports.ended).toEqual([]);
});

test('a page that was loaded anew and goes on with the call is heard from its first word', async () => {
  const { engine, gateway } = await gatewayWith({}, 20);
  const { address, caller } = gateway.admit();
  const first = await callAs(address);
  await first.until('item_done');
  for (let sequence = 1; sequence <= 200; sequence++) first.sendAudio(sequence);
  await first.wait(() => engine.audioBytes === 200 * 960);
  const second = await callAs(gateway.again(caller));
  // Still on its way when the other tab took over.
  for (let sequence = 201; sequence <= 220; sequence++) first.sendAudio(sequence);
  expect((await second.until('ready')).lastSequence).toBe(0);
  const before = engine.audioBytes;
  for (let sequence = 1; sequence <= 10; sequence++) second.sendAudio(sequence);
  await second.wait(() => engine.audioBytes === before + 10 * 960);
});

test('two sockets that arrive at once share one call', async () => {
  const { engine, gateway } = await gatewayWith({}, 20);
  const { address, caller } = gateway.admit();
  const clients = await Promise.all([callAs(address), callAs(gateway.again(caller))]);
  const replaced = () => clients.filter((client) => client.of('ended').length > 0);
  await eventually(() => replaced().length === 1);
  await eventually(() => clients.some((client) => client.of('ready').length > 0));
  expect(engine.opened).toBe(1);
  expect(replaced()).toHaveLength(1);
});

test('after a crash another process goes on with the same session from what was stored', async () => {
  const before = await gatewayWith({ replaced: {} }, 100);
  const { address, caller } = before.gateway.admit();
  const first = await callAs(address);
  const { resumeToken } = await first.until('ready');
  await first.wait(() => first.of('state').at(-1)?.state === 'listening');
  before.engine.hear('I cannot sleep');
  await first.wait(() => first.receivedMs(2) >= 200);
  await first.wait(() => before.ports.rows.size === 3);

  // The first process is gone without a word; only what it stored is left.
  const after = await gatewayWith({ ports: before.ports }, 20);
  first.cut();
  const second = await callAs(after.gateway.again(caller), {
    hello: { resumeToken, lastSequence: 400, played: { item: 2, ms: 100 } },
  });
  const ready = await second.until('ready');
  expect(ready).toMatchObject({ isResumed: true, lastSequence: 0 });
  expect(ready.elapsedMs).toBeGreaterThan(100);
  expect(after.engine.asked[0]).toBe('replay 3');
  await second.until('caption', ({ text }) => text === 'I cannot sleep');
  const item = await second.until('item');
  expect(item.item).toBeGreaterThan(2);
  await second.until('caption', ({ text }) => text === spokenWords.wereCutOff);
  after.engine.hear('I was saying');
  await second.until('caption', ({ text, isFinal }) => isFinal && text === 'You said: I was saying');
  expect(after.ports.turns.at(-1)!.conversation.map(({ content }) => content)).toContain('I cannot sleep');
});

test('a process whose member went on with another one lets go without ending the session', async () => {
  const before = await gatewayWith({ limits: { heartbeatMs: 30, resumeMs: 1_600 } }, 20);
  const { address, caller } = before.gateway.admit();
  const first = await callAs(address);
  const { resumeToken } = await first.until('ready');
  await first.until('item_done');
  const after = await gatewayWith({ ports: before.ports, limits: { heartbeatMs: 30 } }, 20);
  first.cut();
  const second = await callAs(after.gateway.again(caller), { hello: { resumeToken } });
  await second.until('ready');
  await eventually(() => before.gateway.voice.callCount() === 0);
  expect(before.ports.ended).toEqual([]);
  expect(second.of('ended')).toEqual([]);
  expect(after.gateway.voice.callCount()).toBe(1);
});

test('a reply that a restart cuts into is apologised for by the next process', async () => {
  const before = await gatewayWith({ replaced: speaking(words(40)) }, 60);
  const { address, caller } = before.gateway.admit();
  const first = await callAs(address);
  const { resumeToken } = await first.until('ready');
  await first.wait(() => first.receivedMs(1) >= 600);
  const { itemId } = await first.until('item');
  await before.gateway.voice.drain();
  expect(before.ports.rows.get(itemId)!.text).toMatch(/^w0 w1\b(?!.*w39)/);

  const after = await gatewayWith({ ports: before.ports }, 20);
  const second = await callAs(after.gateway.again(caller), {
    hello: { resumeToken, played: { item: 1, itemId, ms: 400 } },
  });
  await second.until('caption', ({ text }) => text === spokenWords.wereCutOff);
  await eventually(() => before.ports.rows.get(itemId)!.isFinal);
});

test('a question that a crash left unanswered is judged and answered by the next process', async () => {
  const { gateway, ports } = await gatewayWith({}, 20);
  const row = { isFinal: true, heardMs: null, source: 'voice' } as const;
  ports.rows.set('a', { ...row, itemId: 'a', position: 1_024, role: 'assistant', text: 'Hello.' });
  ports.rows.set('b', {
    ...row,
    itemId: 'b',
    position: 2_048,
    role: 'user',
    text: 'I cannot sleep',
    isFinal: false,
  });
  const client = await callAs(gateway.admit({}, { startedAt: new Date() }).address);
  await client.until('caption', ({ text, isFinal }) => isFinal && text === 'You said: I cannot sleep');
  expect(ports.judged).toEqual(['I cannot sleep']);
  expect(ports.rows.get('b')!.isFinal).toBe(true);
});

test('a reply that was made when the process died, and of which nothing was heard, is given by the next one', async () => {
  const { gateway, ports } = await gatewayWith({}, 20);
  const row = { isFinal: true, heardMs: null, source: 'voice' } as const;
  const said = (itemId: string, position: number, role: 'user' | 'assistant', text: string) =>
    ports.rows.set(itemId, { ...row, itemId, position, role, text });
  said('a', 1_024, 'assistant', 'Hello, I am an AI, and I am here to listen to whatever you bring.');
  said('b', 2_048, 'user', 'I cannot sleep');
  said('c', 3_072, 'assistant', 'Not sleeping wears you out.');
  const client = await callAs(gateway.admit({}, { startedAt: new Date() }).address, {
    hello: { resumeToken: 'of another process', played: { item: 1, itemId: 'a', ms: 6_000 } },
  });
  await client.until('caption', ({ text, isFinal }) => isFinal && text === 'You said: I cannot sleep');
  const shown = client.of('caption').filter(({ itemId }) => itemId === 'c');
  expect(shown.at(-1)).toMatchObject({ text: '', isCutOff: true });
  await eventually(() => !ports.rows.has('c'));
  expect(ports.turns[0]!.conversation.map(({ content }) => content)).not.toContain(
    'Not sleeping wears you out.',
  );
});

test('a new session in an old conversation opens anew and remembers', async () => {
  const { engine, gateway, ports } = await gatewayWith({}, 20);
  const row = { isFinal: true, heardMs: null, source: 'voice' } as const;
  ports.rows.set('a', { ...row, itemId: 'a', position: 1_024, role: 'user', text: 'last week' });
  const client = await callAs(gateway.admit().address);
  expect((await client.until('ready')).isResumed).toBe(false);
  await client.until('caption', ({ text }) => text === "Hello, I'm an AI.");
  expect(engine.asked[0]).toBe('replay 1');
});

test('before a restart the member is told, the turn is finished, and the session lives on', async () => {
  const { engine, gateway, ports } = await gatewayWith({ limits: { drainMs: 2_000 } }, 60);
  const client = await callAs(gateway.admit().address, { playsAt: 20 });
  await client.until('item_done');
  engine.hear('I cannot sleep');
  await client.until('item', ({ item }) => item === 2);
  const draining = gateway.voice.drain();
  await client.until('going_away');
  await client.until('item_done', ({ item }) => item === 2);
  expect(await client.closed).toBe(1_012);
  await draining;
  expect(ports.ended).toEqual([]);
  expect(ports.beats.length).toBeGreaterThan(0);
  expect([...ports.rows.values()].every(({ isFinal }) => isFinal)).toBe(true);
  await expect(callAs(gateway.admit().address)).rejects.toThrow('503');
});
