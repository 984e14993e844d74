import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from './serve.ts';

test('a request under way when the server closes is still answered', async () => {
  const app = new Hono();
  app.get('/', async (c) => {
    await sleep(200);
    return c.text('kept');
  });
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await sleep(50);
  const closed = close();
  expect(await answer).toBe('kept');
  await closed;
});
