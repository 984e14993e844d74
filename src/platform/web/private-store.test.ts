// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetEverythingPrivate,
  forgetPrivately,
  keepPrivately,
  listPrivately,
  readPrivately,
} from './private-store.ts';

const raw = () => openDB('tulia-private', 1);

beforeEach(() => forgetEverythingPrivate());

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
