import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ModelLine, modelLimits, openModelLine } from './model-line.ts';

const said = [{ role: 'user' as const, content: 'My private words.' }];
const servers: Server[] = [];
let line: ModelLine;
/** What reached an address that the operator never named. */
let strayed: string[] = [];

async function listen(handle: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

beforeAll(async () => {
  const elsewhere = await listen(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    strayed.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[]}');
  });
  const baseUrl = await listen((_request, response) => {
    response.writeHead(307, { location: `${elsewhere}/chat/completions` }).end();
  });
  line = openModelLine({ baseUrl, apiKey: 'sk-test', model: 'small' }, modelLimits);
});
beforeEach(() => {
  strayed = [];
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe('an endpoint that points to another address', () => {
  test('is not followed there with what a member said', async () => {
    const reply = async () => {
      for await (const _ of line.stream(said, new AbortController().signal));
    };
    await expect(reply()).rejects.toMatchObject({ fault: 'unreachable' });
    await expect(line.complete(said)).rejects.toMatchObject({ fault: 'unreachable' });
    expect(strayed).toEqual([]);
  });
});

describe('an endpoint that never stops', () => {
  test('is left before it fills the memory', async () => {
    let sentBytes = 0;
    const baseUrl = await listen((_request, response) => {
      const piece = Buffer.alloc(64 * 1024, 'a');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.on('error', () => {});
      const more = () => {
        while (!response.destroyed && sentBytes < 200_000_000) {
          sentBytes += piece.length;
          if (!response.write(piece)) return;
        }
        response.end();
      };
      response.on('drain', more);
      more();
    });
    const endless = openModelLine(
      { baseUrl, apiKey: null, model: 'small' },
      { ...modelLimits, mostBytes: 500_000 },
    );
    const reply = async () => {
      for await (const _ of endless.stream(said, new AbortController().signal));
    };
    await expect(reply()).rejects.toMatchObject({ fault: 'too_long' });
    await expect(endless.complete(said)).rejects.toMatchObject({ fault: 'too_long' });
    expect(sentBytes).toBeLessThan(40_000_000);
  });
});
