import { afterAll, expect, test as sequential } from 'vitest';
import { later } from '../testing/eventually.ts';
import { closeScriptedCalls, gatewayWith, inCall } from '../testing/scripted-call.ts';
import { callAs } from '../testing/test-client.ts';

const test = sequential.concurrent;
afterAll(closeScriptedCalls);

test('a member waiting for a place is told how many are ahead', async () => {
  const { engine, gateway } = await gatewayWith({ limits: { connectMs: 60 } });
  engine.isReadyAtOnce = false;
  const client = await callAs(gateway.admit().address);
  await client.until('state', ({ state }) => state === 'connecting');
  engine.emit({ type: 'queued', ahead: 2 });
  expect((await client.until('queued')).ahead).toBe(2);
  await later(120);
  expect(client.of('ended')).toEqual([]);
  engine.emit({ type: 'queued', ahead: 0 });
  engine.emit({ type: 'ready' });
  await client.until('ready');
});

test('an engine that never becomes ready ends in a clear sentence', async () => {
  const { engine, gateway, ports } = await gatewayWith({ limits: { connectMs: 20 } });
  engine.isReadyAtOnce = false;
  const client = await callAs(gateway.admit().address);
  expect((await client.until('problem')).code).toBe('voice_unavailable');
  expect((await client.until('ended')).reason).toBe('engine_failed');
  expect(engine.opened).toBe(4);
  expect(ports.ended[0]!.reason).toBe('engine_failed');
});

test('an engine lost in mid-reply is opened again with the words so far, and the question is answered', async () => {
  const { client, engine } = await inCall({
    replaced: {
      async *reply({ memberText }) {
        if (memberText !== null && engine.opened === 1) await new Promise(() => {});
        yield { text: memberText === null ? 'Hello.' : 'I am back.' };
      },
    },
  });
  engine.hear('I cannot sleep');
  await client.wait(() => engine.asked.at(-1) === 'respond' && engine.asked.length === 2);
  engine.emit({ type: 'closed', reason: 'lost' });
  expect((await client.until('problem')).code).toBe('engine_lost');
  await client.until('caption', ({ text }) => text === 'I am back.');
  expect(engine.asked).toContain('replay 2');
});

test('an engine that hangs is noticed, the member is told, and it is tried once more', async () => {
  const { client, engine } = await inCall({
    limits: { replyMs: 120, mindMs: 60_000 },
    replaced: {
      async *reply({ memberText }) {
        if (memberText !== null && engine.opened === 1) await new Promise(() => {});
        yield { text: memberText === null ? 'Hello.' : 'I am back.' };
      },
    },
  });
  engine.hear('I cannot sleep');
  await client.until('problem', ({ code }) => code === 'engine_lost');
  await client.until('caption', ({ text }) => text === 'I am back.');
});
