import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { createLastRequests } from './last-requests.ts';

const FINISH_WITHIN_MS = 1_500;
const SLOW_MS = 300;
let server: Server;
let close: () => Promise<void>;
let agent: Agent;
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const events = { 'Content-Type': 'text/event-stream' };
/** Says one word at once and another one later; `hasEnd`: and then it is over. */
const twoWords = (hasEnd: boolean) =>
  new ReadableStream({
    async start(controller) {
      controller.enqueue('one ');
      await sleep(SLOW_MS);
      if (!hasEnd) return;
      controller.enqueue('two');
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());

/** Resolves with a way to ask over connections that stay open. */
async function listen() {
  const app = new Hono();
  app.get('/quick', (c) => c.text('quick'));
  app.get('/slow', async (c) => c.text((await sleep(SLOW_MS, 'slow')) as string));
  app.get('/endless', (c) => c.body(twoWords(false), 200, events));
  app.get('/export', (c) => c.body(twoWords(true), 200, { 'Content-Type': 'text/csv' }));
  app.post('/reply', (c) => c.body(twoWords(true), 200, events));
  app.get('/stuck', async () => new Promise<Response>(() => {}));
  const requests = createLastRequests(app.fetch, { finishWithinMs: FINISH_WITHIN_MS });
  server = createAdaptorServer({
    fetch: (request, bindings) => requests.answer(request, bindings as HttpBindings),
  }) as Server;
  close = requests.watch(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  agent = new Agent({ keepAlive: true });
  const ask = (path: string, method = 'GET') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path, method, agent, host: '127.0.0.1' }, resolve).on('error', reject);
    });
  return { port, ask };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

test('a server that nobody asks closes at once, whoever kept a connection', async () => {
  const { ask } = await listen();
  expect(await text(await ask('/quick'))).toBe('quick');
  expect(await timed(close)).toBeLessThan(SLOW_MS);
});

test('what was asked before is answered whole, and holds the closing up no longer than that', async () => {
  const { ask } = await listen();
  const slow = ask('/slow');
  const download = await ask('/export');
  const reply = await ask('/reply', 'POST');
  await sleep(50);
  const tookMs = timed(close);
  expect((await slow).headers.connection).toBe('close');
  expect(await text(await slow)).toBe('slow');
  expect(await text(download)).toBe('one two');
  expect(await text(reply)).toBe('one two');
  expect(await tookMs).toBeLessThan(FINISH_WITHIN_MS);
});

test('a stream of changes is let go at once', async () => {
  const { ask } = await listen();
  const stream = await ask('/endless');
  expect(await timed(close)).toBeLessThan(SLOW_MS);
  await expect(text(stream)).rejects.toThrow();
});

test('what comes too late is refused in words the page knows', async () => {
  const { port, ask } = await listen();
  // A connection that was opened in time and asks nothing yet.
  const late = connect(port, '127.0.0.1');
  const slow = ask('/slow');
  await sleep(50);
  const closed = close();
  late.end('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n');
  const answer = await text(late);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toContain('"code":"UNAVAILABLE"');
  expect(await text(await slow)).toBe('slow');
  await closed;
});

test('whoever does not come to an end is not waited for', async () => {
  const { port, ask } = await listen();
  server.on('upgrade', (_request, socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const upgraded = connect(port, '127.0.0.1', () =>
    upgraded.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
  );
  const stuck = ask('/stuck').catch((error: NodeJS.ErrnoException) => error.code);
  await sleep(50);
  const tookMs = await timed(close);
  expect(tookMs).toBeGreaterThan(FINISH_WITHIN_MS - 100);
  expect(tookMs).toBeLessThan(FINISH_WITHIN_MS + 1_000);
  expect(await stuck).toBe('ECONNRESET');
  expect(await text(upgraded)).toMatch(/101/);
});
