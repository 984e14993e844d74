import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { waitForSenders } from './sender-patience.ts';

const EVERY_MS = 200;
const LEAST_BYTES = 100;
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server that answers with how much it was sent, once it has it all; `readAfterMs`: it is busy before that. */
async function listen(readAfterMs = 0): Promise<number> {
  server = createServer(async (request, response) => {
    await sleep(readAfterMs);
    const body = await text(request).catch(() => null);
    if (body !== null) response.end(String(body.length));
  });
  waitForSenders(server, { everyMs: EVERY_MS, leastBytes: LEAST_BYTES });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

/** Sends the parts with pauses and resolves with everything that came back, when the connection ends. */
async function sendSlowly(port: number, parts: string[], pauseMs: number, announced?: number) {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket).catch(() => '');
  socket.on('error', () => {});
  const length = announced ?? parts.join('').length;
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
  for (const part of parts) {
    await sleep(pauseMs);
    if (socket.writable) socket.write(part);
  }
  const startedAt = performance.now();
  return { answer: await answer, waitedMs: performance.now() - startedAt };
}

describe('whoever sends a file', () => {
  test('may take as long as their line needs, while it goes on', async () => {
    const port = await listen();
    const parts = Array.from({ length: 30 }, () => 'x'.repeat(60));
    // A second and a half altogether: seven times what a standstill is allowed.
    const { answer } = await sendSlowly(port, parts, 50);
    expect(answer).toMatch(/^HTTP\/1\.1 200[\s\S]*1800$/);
    expect(server.requestTimeout).toBe(0);
    expect(server.headersTimeout).toBe(60_000);
  });

  test('is let go when nothing more comes', async () => {
    const port = await listen();
    const { answer, waitedMs } = await sendSlowly(port, ['x'.repeat(500)], 10, 5_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(waitedMs).toBeLessThan(EVERY_MS * 4);
  });

  test('is let go when a drop now and then is all that comes', async () => {
    const port = await listen();
    const { answer } = await sendSlowly(port, Array(20).fill('x'), 40, 5_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
  });

  test('is not blamed while it is we who do not read', async () => {
    const port = await listen(EVERY_MS * 4);
    const { answer } = await sendSlowly(port, ['x'.repeat(500_000)], 1);
    expect(answer).toMatch(/^HTTP\/1\.1 200[\s\S]*500000$/);
  });
});
