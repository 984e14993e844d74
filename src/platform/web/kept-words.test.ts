// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetEverythingPrivate } from './private-store.ts';

/** The module as a page finds it that was just loaded; the device stays as it is. */
async function reload() {
  vi.resetModules();
  return import('./kept-words.ts');
}
const onDevice = async () =>
  (await (await openDB('tulia-private', 1)).getAll('items')) as { bytes: ArrayBuffer }[];
const settled = (count: number) => vi.waitFor(async () => expect(await onDevice()).toHaveLength(count));

beforeEach(async () => {
  await forgetEverythingPrivate();
  sessionStorage.clear();
});

describe('words that were typed and not sent', () => {
  it('are there after a reload, for whoever wrote them, and unreadable on the device', async () => {
    const page = await reload();
    for (const words of ['M', 'My', 'My canary']) page.keepWords('ann', 'draft', words);
    expect(page.knownWords('ann', 'draft')).toBe('My canary');
    await settled(1);
    await vi.waitFor(async () => {
      const again = await reload();
      expect(again.knownWords('ann', 'draft')).toBeNull();
      expect(await again.loadKeptWords('ann', 'draft')).toBe('My canary');
    });
    expect(await (await reload()).loadKeptWords('ben', 'draft')).toBeNull();
    for (const { bytes } of await onDevice()) expect(new TextDecoder().decode(bytes)).not.toContain('canary');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('canary');
  });

  it('are forgotten once they are sent', async () => {
    const page = await reload();
    page.keepWords('ann', 'draft', 'half a thou');
    await settled(1);
    page.keepWords('ann', 'draft', '');
    await settled(0);
    expect(page.knownWords('ann', 'draft')).toBeNull();
    expect(await page.loadKeptWords('ann', 'draft')).toBeNull();
  });

  it('are not overwritten unseen by what is typed while they are loaded', async () => {
    (await reload()).keepWords('ann', 'draft', 'before');
    await settled(1);
    const page = await reload();
    const load = page.loadKeptWords('ann', 'draft');
    page.keepWords('ann', 'draft', 'since');
    expect(await load).toBe('before');
    expect(page.knownWords('ann', 'draft')).toBe('since');
    // Its write must have come to rest before the next test begins with an empty device.
    await vi.waitFor(async () => expect(await (await reload()).loadKeptWords('ann', 'draft')).toBe('since'));
  });

  it('are gone for everyone else when another member comes, and for everyone at sign-out', async () => {
    const page = await reload();
    page.keepWords('ann', 'draft', 'hers');
    page.keepWords('ben', 'draft', 'his');
    page.forgetKeptWords('ben');
    expect(page.knownWords('ann', 'draft')).toBeNull();
    expect(page.knownWords('ben', 'draft')).toBe('his');

    page.keepWords('ben', 'draft', 'his last words');
    page.forgetKeptWords(null);
    await (await import('./private-store.ts')).forgetEverythingPrivate();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await onDevice()).toEqual([]);
    expect(await (await reload()).loadKeptWords('ben', 'draft')).toBeNull();
  });

  it('are one text in two tabs, for whoever shows them', async () => {
    const [one, two] = [await reload(), await reload()];
    const seen: string[] = [];
    two.followKeptWords('ann', 'draft', (words) => seen.push(words));
    await two.loadKeptWords('ann', 'draft');
    one.keepWords('ann', 'draft', 'My');
    await expect.poll(() => two.knownWords('ann', 'draft')).toBe('My');
    for (const words of ['My c', 'My ca', 'My canary']) one.keepWords('ann', 'draft', words);
    await expect.poll(() => two.knownWords('ann', 'draft')).toBe('My canary');
    expect(seen.at(-1)).toBe('My canary');
    one.keepWords('ann', 'draft', '');
    await expect.poll(() => two.knownWords('ann', 'draft')).toBeNull();
    expect(seen.at(-1)).toBe('');
  });

  it('are kept up with also while nobody looks, and never where nobody asked for it or signed out', async () => {
    const [one, two] = [await reload(), await reload()];
    two.followKeptWords('ann', 'draft', () => {})();
    await Promise.all([two.loadKeptWords('ann', 'draft'), two.loadKeptWords('ann', 'plan')]);
    one.keepWords('ann', 'plan', 'hers');
    one.keepWords('ann', 'draft', 'hers');
    await expect.poll(() => two.knownWords('ann', 'draft')).toBe('hers');
    expect(two.knownWords('ann', 'plan')).toBeNull();
    two.forgetKeptWords(null);
    one.keepWords('ann', 'draft', 'hers, and more');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(two.knownWords('ann', 'draft')).toBeNull();
  });

  it('travel between tabs only as they lie on the device', async () => {
    const told: unknown[] = [];
    const ear = new BroadcastChannel('tulia.kept-words');
    ear.onmessage = ({ data }) => told.push(data);
    (await reload()).keepWords('ann', 'draft', 'My canary');
    await expect.poll(() => told).toEqual([{ memberId: 'ann', name: 'draft', isEmpty: false }]);
    ear.close();
  });
});
