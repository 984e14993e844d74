import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('a figure that cannot be measured takes none of the others away', async () => {
  const metrics = createMetrics();
  metrics.gauge('tulia_good', 'Measured', async () => 3);
  metrics.gauge('tulia_away', 'Not measured', () => Promise.reject(new Error('the database is away')));
  metrics.gauge('tulia_broken', 'Not measured', () => {
    throw new Error('broken');
  });
  const text = await metrics.text();
  expect(text).toContain('tulia_good 3');
  expect(text).toContain('tulia_calls_open 0');
  expect(text).toMatch(/^tulia_away Nan$/im);
  expect(text).toMatch(/^tulia_broken Nan$/im);
});

test('a figure that costs much is measured once in a while, whoever asks how often', async () => {
  const metrics = createMetrics();
  let dear = 0;
  let cheap = 0;
  metrics.gauge('tulia_dear', 'Measured now and then', async () => ++dear, 60_000);
  metrics.gauge('tulia_cheap', 'Measured each time', async () => ++cheap);
  await Promise.all([metrics.text(), metrics.text()]);
  expect(await metrics.text()).toContain('tulia_dear 1\n');
  expect(dear).toBe(1);
  expect(cheap).toBe(3);
});
