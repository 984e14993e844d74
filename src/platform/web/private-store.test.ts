// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetEverythingPrivate,
  forgetPrivately,
  holdPrivateKey,
  keepPrivately,
  listPrivately,
  readPrivately,
} from './private-store.ts';

const raw = () => openDB('tulia-private', 1);
/** The store as another tab of the same browser has it. */
async function anotherTab(): Promise<typeof import('./private-store.ts')> {
  vi.resetModules();
  return import('./private-store.ts');
}

beforeEach(async () => {
  await forgetEverythingPrivate();
  await holdPrivateKey('ann');
});

describe('words kept in the browser', () => {
  it('come back as they were, to the member who wrote them only', async () => {
    await keepPrivately('ann', 'draft', { text: 'the sea at night' });
    expect(await readPrivately('ann', 'draft')).toEqual({ text: 'the sea at night' });
    expect(await readPrivately('ben', 'draft')).toBeNull();
  });

  it('are unreadable on the disk', async () => {
    await keepPrivately('ann', 'draft', 'canary in plain words');
    const item = await (await raw()).get('items', 'ann/draft');
    expect(new TextDecoder().decode(item.bytes)).not.toContain('canary');
  });

  it('cannot be read once the key has died, even if what it locked is still there', async () => {
    await keepPrivately('ann', 'draft', 'gone');
    await (await raw()).clear('keys');
    expect(await readPrivately('ann', 'draft')).toBeNull();
    expect(await listPrivately('ann', '')).toEqual([]);
  });

  it('do not open in another place', async () => {
    await keepPrivately('ann', 'draft', 'mine');
    const database = await raw();
    await database.put('items', await database.get('items', 'ann/draft'), 'ben/draft');
    expect(await readPrivately('ben', 'draft')).toBeNull();
  });

  it('are listed by the start of their name, in order', async () => {
    await keepPrivately('ann', 'queue/2', 'second');
    await keepPrivately('ann', 'queue/1', 'first');
    await keepPrivately('ann', 'other', 'no');
    await keepPrivately('anna', 'queue/1', 'hers');
    expect(await listPrivately('ann', 'queue/')).toEqual([
      { name: 'queue/1', value: 'first' },
      { name: 'queue/2', value: 'second' },
    ]);
  });

  it('are gone after forgetting, one or all', async () => {
    await keepPrivately('ann', 'a', 1);
    await keepPrivately('ann', 'b', 2);
    await forgetPrivately('ann', 'a');
    expect(await listPrivately('ann', '')).toEqual([{ name: 'b', value: 2 }]);
    await forgetEverythingPrivate();
    expect(await listPrivately('ann', '')).toEqual([]);
    expect(await (await raw()).count('items')).toBe(0);
  });
});

describe('a sign-out on a browser that several people use', () => {
  it('destroys the words of whoever signs out, and of no one else', async () => {
    await keepPrivately('ann', 'queue/1', 'hers, unsent');
    await keepPrivately('anna', 'queue/1', 'another Ann’s');
    await keepPrivately('ben', 'queue/1', 'his, unsent');
    await forgetEverythingPrivate('ben');
    expect(await listPrivately('ben', '')).toEqual([]);
    expect(await readPrivately('ann', 'queue/1')).toBe('hers, unsent');
    await forgetEverythingPrivate('ann');
    expect(await readPrivately('ann', 'queue/1')).toBeNull();
    expect(await readPrivately('anna', 'queue/1')).toBe('another Ann’s');
    expect(await (await raw()).getAllKeys('keys')).toEqual(['anna']);
  });

  it('locks each member’s words with a key of their own', async () => {
    await keepPrivately('ann', 'draft', 'hers');
    await keepPrivately('ben', 'draft', 'his');
    const database = await raw();
    await database.put('keys', await database.get('keys', 'ben'), 'ann');
    expect(await readPrivately('ann', 'draft')).toBeNull();
    expect(await readPrivately('ben', 'draft')).toBe('his');
  });

  it('lets no late write of another tab come to rest, under the dead key or a fresh one', async () => {
    const other = await anotherTab();
    await other.holdPrivateKey('ann');
    await keepPrivately('ann', 'draft', 'first');
    await forgetEverythingPrivate('ann');
    // The other tab has not heard of it yet.
    await other.keepPrivately('ann', 'draft', 'typed a moment too late');
    await other.keepPrivately('ann', 'draft', 'and once more');
    const database = await raw();
    expect(await database.count('items')).toBe(0);
    expect(await database.count('keys')).toBe(0);
    // Nor when the member is back: that was said to a page that was left.
    await holdPrivateKey('ann');
    await keepPrivately('ann', 'queue/1', 'after signing in again');
    await other.keepPrivately('ann', 'draft', 'and again');
    expect(await listPrivately('ann', '')).toEqual([{ name: 'queue/1', value: 'after signing in again' }]);
    // From then on that page knows.
    await other.keepPrivately('ann', 'draft', 'said since');
    expect(await readPrivately('ann', 'draft')).toBe('said since');
  });

  it('that a tab hears of late takes nothing that was kept after signing in again', async () => {
    const other = await anotherTab();
    await other.keepPrivately('ann', 'draft', 'before');
    await forgetEverythingPrivate('ann');
    await holdPrivateKey('ann');
    await keepPrivately('ann', 'draft', 'after');
    await other.forgetEverythingPrivate('ann');
    expect(await readPrivately('ann', 'draft')).toBe('after');
    await other.forgetEverythingPrivate('ann');
    expect(await readPrivately('ann', 'draft')).toBeNull();
  });

  it('is not followed by what the same page was about to keep, until the member is back', async () => {
    await forgetEverythingPrivate('ann');
    await keepPrivately('ann', 'kept/entries/1', 'an answer that came after');
    expect(await (await raw()).count('items')).toBe(0);
    await holdPrivateKey('ann');
    await keepPrivately('ann', 'kept/entries/1', 'an answer to the next visit');
    expect(await listPrivately('ann', '')).toHaveLength(1);
  });

  it('is not outrun by a write that was on its way', async () => {
    for (let round = 0; round < 20; round++) {
      await holdPrivateKey('ann');
      const writes = [1, 2, 3].map((at) => keepPrivately('ann', `queue/${at}`, 'on its way'));
      for (let turns = round; turns > 0; turns--) await null;
      await forgetEverythingPrivate('ann');
      await Promise.all(writes);
      expect(await (await raw()).count('items')).toBe(0);
    }
  });
});
