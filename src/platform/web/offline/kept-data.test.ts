// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '#platform/shared/refusals.ts';
import { forgetEverythingPrivate, listPrivately } from '../private-store.ts';
import { createKeptData } from './kept-data.ts';

const away = async () => {
  throw new TypeError('Failed to fetch');
};
const open = (memberId = 'ann', mostBytes = 10_000) =>
  createKeptData<string>({ memberId, name: 'entries', mostBytes, patienceMs: 30 });

beforeEach(() => forgetEverythingPrivate());

describe('the last known answers', () => {
  it('are read without a network, with the time they are of', async () => {
    const kept = open();
    expect(await kept.freshOrKept('e1', async () => 'the sea')).toEqual({ value: 'the sea', asOf: null });
    await expect.poll(() => kept.read('e1')).not.toBeNull();
    const offline = await kept.freshOrKept('e1', away);
    expect(offline.value).toBe('the sea');
    expect(Date.now() - Date.parse(offline.asOf ?? '')).toBeLessThan(5_000);
  });

  it('stand in for a slow server, and for nothing it has refused', async () => {
    const kept = open();
    await kept.keep('e1', 'the sea');
    const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 200, 'the lake'));
    expect((await kept.freshOrKept('e1', slow)).value).toBe('the sea');
    await expect(
      kept.freshOrKept('e1', async () => {
        throw refuse('NOT_FOUND');
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('say that there is nothing when there is nothing', async () => {
    await expect(open().freshOrKept('e1', away)).rejects.toThrow('Failed to fetch');
  });

  it('take no more room than they may: the longest kept makes way', async () => {
    const kept = open('ann', 250);
    for (const key of ['a', 'b', 'c']) await kept.keep(key, key.repeat(100));
    expect(await kept.keys()).toEqual(['c', 'b']);
    expect(await kept.read('a')).toBeNull();
    await kept.keep('b', 'b'.repeat(90));
    await kept.keep('d', 'd'.repeat(100));
    expect(await kept.keys()).toEqual(['d', 'b']);
    await kept.keep('d', 'd'.repeat(1_000));
    expect(await kept.keys()).toEqual(['b']);
    expect((await listPrivately('ann', 'kept/')).map(({ name }) => name)).toEqual(['kept/entries/b']);
  });

  it('belong to one member', async () => {
    await open('ann').keep('e1', 'hers');
    expect(await open('ben').read('e1')).toBeNull();
  });

  it('can be forgotten one by one', async () => {
    const kept = open();
    await kept.keep('e1', 'one');
    await kept.forget('e1');
    expect(await kept.read('e1')).toBeNull();
    expect(await kept.keys()).toEqual([]);
  });
});
