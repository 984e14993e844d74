import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createModelJudge } from './model-judge.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handle: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

it('does not follow an endpoint to another address with what a member said', async () => {
  const strayed: string[] = [];
  const elsewhere = await listen(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    strayed.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[]}');
  });
  const baseUrl = await listen((_request, response) => {
    response.writeHead(307, { location: `${elsewhere}/chat/completions` }).end();
  });
  const judge = createModelJudge({ baseUrl, apiKey: 'key', model: 'm' });
  expect(await judge([{ role: 'user', content: 'My private words.' }])).toBeNull();
  expect(strayed).toEqual([]);
});
