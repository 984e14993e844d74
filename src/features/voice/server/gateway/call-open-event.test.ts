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
  const client = await callAs(gateway.admit({}, { hasOpenSafetyEvent: true }).address, { playsAt: 20 });
  await client.until('crisis');
  expect(client.of('ready')).toEqual([]);
  engine.emit({ type: 'ready' });
  await client.until('item_done');
  expect(ports.turns[0]).toMatchObject({ memberText: null, risk: { level: 'watch' } });
  await later(700);
  expect(ports.ended).toEqual([]);
  expect(client.of('ended')).toEqual([]);
});

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
