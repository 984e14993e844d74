import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createMetrics } from '../metrics.ts';
import type { Platform } from '../platform.ts';
import { createHttp } from './http.ts';
import type { RawEndpoint } from './raw-endpoint.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(endpoint: Pick<RawEndpoint, 'path' | 'handle'>) {
  const logged: { fields: Record<string, unknown>; message: string }[] = [];
  const tell = (fields: Record<string, unknown>, message: string) => void logged.push({ fields, message });
  const platform = {
    publicUrl: 'http://localhost',
    productName: 'Tulia',
    metrics: createMetrics(),
    log: { info: tell, warn: tell, error: tell },
  } as unknown as Platform;
  const http = createHttp({
    platform,
    contract: {},
    router: {},
    rawEndpoints: [{ ...endpoint, method: 'GET', access: 'public', summary: '', tag: '' }],
    resolveCaller: async () => null,
    readiness: {},
    metricsToken: null,
    trustsProxy: false,
  });
  server = createAdaptorServer({ fetch: http.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, logged };
}

test('an answer that breaks off half-way is seen to, and is logged by its place without its words', async () => {
  const words = `words of ${randomUUID()}`;
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { url, logged } = await serve({
    path: '/export/:id',
    handle: () =>
      new Response(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(Buffer.from('the first part, '));
            await new Promise((resolve) => setTimeout(resolve, 50));
            controller.error(Object.assign(new Error(words), { code: '57P01' }));
          },
        }),
      ),
  });
  const answer = await fetch(`${url}/api/export/1`);
  await expect(answer.text()).rejects.toThrow();
  expect(printed).not.toHaveBeenCalled();
  expect(logged).toMatchObject([{ fields: { route: '/api/export/{id}', code: '57P01' } }]);
  expect(JSON.stringify(logged)).not.toContain(words);
  printed.mockRestore();
});

test.each([
  new Error('Client has encountered a connection error and is not queryable'),
  Object.assign(new Error('read ETIMEDOUT'), { code: 'ETIMEDOUT' }),
])('a database that is away is said to be away for now: %s', async (error) => {
  const { url, logged } = await serve({ path: '/thing', handle: () => Promise.reject(error) });
  const answer = await fetch(`${url}/api/thing`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(logged).toMatchObject([{ message: 'the database is away' }]);
});

test('figures are told to this machine, not to whomever a proxy on it speaks for', async () => {
  const { url } = await serve({ path: '/thing', handle: () => new Response() });
  expect((await fetch(`${url}/metrics`)).status).toBe(200);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect((await fetch(`${url}/metrics`, { headers })).status).toBe(404);
});
