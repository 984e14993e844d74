// @vitest-environment happy-dom
// What keeps /crisis readable without a network: the page that asks for it, and the worker that does it.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepCrisisPage } from './crisis-keeper.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('a page in use every day', () => {
  test.each(['fine', 'refused'])(
    'looks for newer numbers each time, and a look that is %s is quiet',
    async (how) => {
      const update = vi.fn(async () => {
        if (how === 'refused') throw new Error('No network');
      });
      const register = vi.fn(async () => ({ update }));
      vi.stubEnv('PROD', true);
      vi.stubGlobal('navigator', { serviceWorker: { register } });
      keepCrisisPage();
      window.dispatchEvent(new Event('load'));
      await expect.poll(() => update.mock.calls.length).toBe(1);
      expect(register).toHaveBeenCalledWith('/crisis-worker.js', { scope: '/crisis' });
    },
  );
});

const HTML = `<script src="/theme.js"></script><script type="module" src="/assets/index-1.js"></script>
  <link rel="modulepreload" href="/assets/crisis.screen-1.js" /><link rel="stylesheet" href="/assets/index-1.css">
  <link rel="preload" as="font" href="/assets/figtree-1.woff2" /><link rel="icon" href="/favicon.svg" />`;

type Install = { waitUntil: (work: Promise<unknown>) => void };

/** Installs the worker where some files cannot be had. */
async function install(missing: string[]) {
  const kept = new Set<string>();
  const skipWaiting = vi.fn();
  const listeners = new Map<string, (event: Install) => void>();
  const cache = {
    put: async (path: string) => void kept.add(path),
    add: async (path: string) => {
      if (missing.includes(path)) throw new TypeError('Request failed');
      kept.add(path);
    },
  };
  runInNewContext(readFileSync('public/crisis-worker.js', 'utf8'), {
    self: {
      addEventListener: (name: string, run: (event: Install) => void) => listeners.set(name, run),
      skipWaiting,
    },
    caches: { open: async () => cache },
    fetch: async () => new Response(HTML),
  });
  const works: Promise<unknown>[] = [];
  listeners.get('install')?.({ waitUntil: (work) => void works.push(work) });
  expect(works).toHaveLength(1);
  const isInstalled = await Promise.all(works).then(
    () => true,
    () => false,
  );
  return { isInstalled, isTakingOver: skipWaiting.mock.calls.length > 0, kept: [...kept].sort() };
}

describe('the kept copy', () => {
  test('holds the page with all it is made of', async () => {
    expect(await install([])).toEqual({
      isInstalled: true,
      isTakingOver: true,
      kept: [
        '/assets/crisis.screen-1.js',
        '/assets/figtree-1.woff2',
        '/assets/index-1.css',
        '/assets/index-1.js',
        '/crisis',
        '/favicon.svg',
        '/theme.js',
      ],
    });
  });

  test('with a script or the style missing never takes the place of a whole one', async () => {
    for (const missing of ['/assets/crisis.screen-1.js', '/assets/index-1.css', '/theme.js']) {
      const { isInstalled, isTakingOver, kept } = await install([missing]);
      expect([isInstalled, isTakingOver], missing).toEqual([false, false]);
      expect(kept).not.toContain('/crisis');
    }
  });

  test('does without a font or the picture of the tab', async () => {
    const { isInstalled } = await install(['/assets/figtree-1.woff2', '/favicon.svg']);
    expect(isInstalled).toBe(true);
  });
});
