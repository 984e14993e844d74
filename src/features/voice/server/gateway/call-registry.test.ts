import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { createCallRegistry } from './call-registry.ts';

const callThat = (drain: () => Promise<void>) => ({ drain }) as Call;

test('a call that cannot be made or moved holds none of the others back', async () => {
  const registry = createCallRegistry();
  let hasMoved = false;
  await registry.findOrCreate('stuck', async () => callThat(() => Promise.reject(new Error('stuck'))));
  await registry.findOrCreate('moves', async () =>
    callThat(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      hasMoved = true;
    }),
  );
  const unmade = registry.findOrCreate('unmade', () => Promise.reject(new Error('no database')));
  const outcome = expect(unmade).rejects.toThrow('no database');
  await registry.drain();
  expect(hasMoved).toBe(true);
  await outcome;
});
