// Someone who was not safe in this conversation, in this session or before it: the card is there from the start, they are
// answered, and nothing hangs up on them.
import { afterAll, expect, test as sequential } from 'vitest';
import type { StoredItem, Verdict } from '../ports.ts';
import { eventually, later } from '../testing/eventually.ts';
import { createScriptedEngine } from '../testing/scripted-engine.ts';
import { callAs } from '../testing/test-client.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const test = sequential.concurrent;
const open: TestGateway[] = [];
afterAll(async () => {
  await Promise.all(open.map((gateway) => gateway.close()));
});

async function gatewayWith(options: Partial<Parameters<typeof startTestGateway>[0]> = {}) {
  const engine = createScriptedEngine(20);
  const gateway = await startTestGateway({ openUpstream: engine.open, ...options });
  open.push(gateway);
  return { engine, gateway, ports: gateway.ports };
}

const say = 'I am glad you told me. Are you safe right now?';
const grave: Verdict = {
  assessment: { level: 'imminent', kinds: ['suicide'], evidence: ['rule'], declined: [] },
  say,
};
const judge = async () => grave;
const row = (change: Partial<StoredItem>): StoredItem => ({
  itemId: 'a',
  position: 1_024,
  role: 'user',
  text: 'I do not want to live',
  isFinal: true,
  heardMs: null,
  source: 'voice',
  ...change,
});

test('a disclosure of before is met with the card as soon as somebody connects, and with patience', async () => {
  const { engine, gateway, ports } = await gatewayWith({
    limits: { checkInAfterMs: 100, silenceEndMs: 300 },
  });
  engine.isReadyAtOnce = false;
  ports.rows.set('a', row({ role: 'assistant', text: say }));
  const known = { hasEarlierEvent: true, hasOpenSafetyEvent: true };
  const client = await callAs(gateway.admit({}, known).address, { playsAt: 20 });
  await client.until('crisis');
  expect(client.of('ready')).toEqual([]);
  engine.emit({ type: 'ready' });
  await client.until('item_done');
  expect(ports.turns[0]).toMatchObject({ memberText: null, risk: { level: 'watch' } });
  await later(700);
  expect(ports.ended).toEqual([]);
  expect(client.of('ended')).toEqual([]);
});

test('one of long ago is met with the card, and the call still ends by itself', async () => {
  const { gateway, ports } = await gatewayWith({ limits: { checkInAfterMs: 5_000, silenceEndMs: 300 } });
  const client = await callAs(gateway.admit({}, { hasEarlierEvent: true }).address, { playsAt: 20 });
  await client.until('crisis');
  expect((await client.until('ended')).reason).toBe('silence');
  expect(ports.turns[0]).toMatchObject({ memberText: null, risk: { level: 'watch' } });
});

for (const startedAt of [null, new Date()]) {
  const whose = startedAt ? 'the same session' : 'the next session';
  test(`a noise while what was left unanswered is judged does not keep ${whose} from answering it`, async () => {
    const slowly = () => later(150).then(() => grave);
    const { engine, gateway, ports } = await gatewayWith({ replaced: { judge: slowly } });
    ports.rows.set('a', row({}));
    const client = await callAs(gateway.admit({}, { startedAt }).address, { playsAt: 20 });
    await client.until('state', ({ state }) => state === 'thinking');
    const noise = engine.startSpeech();
    await later(60);
    engine.stopSpeech(noise);
    engine.understand(noise, '');
    await client.until('caption', ({ text, isFinal }) => isFinal && text === say);
    expect(engine.asked).toEqual(['replay 1', `respond: ${say}`]);
  });
}

test('what a lost call left unanswered is judged and answered by the next session, with the card', async () => {
  const { engine, gateway, ports } = await gatewayWith({ replaced: { judge } });
  ports.rows.set('a', row({ isFinal: false }));
  const client = await callAs(gateway.admit().address, { playsAt: 20 });
  await client.until('crisis', ({ level }) => level === 'imminent');
  await client.until('caption', ({ text, isFinal }) => isFinal && text === say);
  expect(engine.asked).toEqual(['replay 1', `respond: ${say}`]);
  expect(ports.turns).toEqual([]);
  await eventually(() => ports.rows.get('a')?.isFinal === true);
});

test('a message of another surface is answered without being written again', async () => {
  const { gateway, ports } = await gatewayWith({ replaced: { judge } });
  const typed = row({ source: 'typed' });
  ports.rows.set('a', typed);
  const client = await callAs(gateway.admit().address, { playsAt: 20 });
  await client.until('item_done');
  await eventually(() => ports.rows.size === 2);
  expect(ports.rows.get('a')).toBe(typed);
});

test('a session that was settled behind its back does not end the call, and its words are still stored', async () => {
  const { engine, gateway, ports } = await gatewayWith({
    replaced: { judge },
    limits: { heartbeatMs: 30 },
  });
  const { address, caller } = gateway.admit();
  const client = await callAs(address, { playsAt: 20 });
  await client.until('item_done');
  engine.hear('I do not want to live');
  await client.until('caption', ({ text, isFinal }) => isFinal && text === say);

  ports.sessions.delete(caller.sessionId);
  const beats = ports.beats.length;
  await eventually(() => ports.beats.length > beats + 2);
  await gateway.voice.endForSession(caller.sessionId, 'no_access');
  engine.hear('I am still here');
  await client.until('caption', ({ text, isFinal }) => isFinal && text === 'I am still here');
  await eventually(() => [...ports.rows.values()].some(({ text }) => text === 'I am still here'));
  expect(client.of('ended')).toEqual([]);

  await gateway.voice.endForSession(caller.sessionId, 'member');
  expect((await client.until('ended')).reason).toBe('member');
});

test('a member who ended the session elsewhere is let go, though nobody told this process', async () => {
  let isOver = false;
  const wasEndedByMember = async () => isOver;
  const { gateway, ports } = await gatewayWith({
    replaced: { wasEndedByMember },
    limits: { heartbeatMs: 30 },
  });
  const { address, caller } = gateway.admit({}, { hasOpenSafetyEvent: true });
  const client = await callAs(address, { playsAt: 20 });
  await client.until('item_done');
  isOver = true;
  ports.sessions.delete(caller.sessionId);
  expect((await client.until('ended')).reason).toBe('member');
});

test('the first sound of the therapist finds out as well', async () => {
  const { engine, gateway, ports } = await gatewayWith({ replaced: { wasEndedByMember: async () => true } });
  engine.isReadyAtOnce = false;
  const { address, caller } = gateway.admit({}, { hasOpenSafetyEvent: true });
  const client = await callAs(address, { playsAt: 20 });
  await client.until('state');
  ports.sessions.delete(caller.sessionId);
  engine.emit({ type: 'ready' });
  expect((await client.until('ended')).reason).toBe('member');
});

test('while it cannot be asked who ended a session, it is asked again', async () => {
  let asked = 0;
  const wasEndedByMember = async () => {
    if (++asked < 3) throw new Error('the database is away');
    return true;
  };
  const { gateway, ports } = await gatewayWith({
    replaced: { wasEndedByMember },
    limits: { heartbeatMs: 30 },
  });
  const { address, caller } = gateway.admit();
  const client = await callAs(address, { playsAt: 20 });
  await client.until('item_done');
  ports.sessions.delete(caller.sessionId);
  expect((await client.until('ended')).reason).toBe('member');
  expect(asked).toBe(3);
});
