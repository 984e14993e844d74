import { expect, it } from 'vitest';
import { createPasswords } from './password-hash.ts';

const cheap = { logN: 10, blockSize: 8, parallelism: 1 };

it('recognises the right password and no other', async () => {
  const passwords = createPasswords(cheap);
  const hash = await passwords.hash('lantern quiet river');
  expect(await passwords.verify(hash, 'lantern quiet river')).toBe(true);
  expect(await passwords.verify(hash, 'lantern quiet rivers')).toBe(false);
  expect(await passwords.verify(null, 'lantern quiet river')).toBe(false);
  expect(await passwords.verify('not a hash', 'lantern quiet river')).toBe(false);
});

it('stores the same password differently each time', async () => {
  const passwords = createPasswords(cheap);
  expect(await passwords.hash('lantern quiet river')).not.toBe(await passwords.hash('lantern quiet river'));
});

it('treats one text typed on two keyboards as one password', async () => {
  const passwords = createPasswords(cheap);
  const hash = await passwords.hash('cafe\u0301 by the lake');
  expect(await passwords.verify(hash, 'caf\u00e9 by the lake')).toBe(true);
});

it('uses 32 MiB a hash, as OWASP advises, and can still read cheaper ones', async () => {
  const strong = createPasswords();
  const hash = await strong.hash('lantern quiet river');
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$/);
  const old = await createPasswords(cheap).hash('lantern quiet river');
  expect(await strong.verify(old, 'lantern quiet river')).toBe(true);
  expect(strong.isOutdated(old)).toBe(true);
  expect(strong.isOutdated(hash)).toBe(false);
});

it('takes as long for a name nobody has', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('lantern quiet river');
  const time = async (known: string | null) => {
    const startedAt = performance.now();
    await passwords.verify(known, 'wrong password here');
    return performance.now() - startedAt;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 8; round++) {
    known.push(await time(hash));
    unknown.push(await time(null));
  }
  // The quickest of several is the work itself; anything above it is the machine being busy with something else.
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
  // Seventeen real hashes.
});

it('turns a flood away instead of using all the memory', async () => {
  const passwords = createPasswords(cheap);
  const tries = await Promise.allSettled(
    Array.from({ length: 200 }, () => passwords.hash('lantern quiet river')),
  );
  const refused = tries.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  expect(await passwords.hash('lantern quiet river')).toMatch(/^scrypt/);
});
