// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake } from './wake-lock.ts';

/** The locks that were given, in order. */
let given: { released: boolean; release: () => Promise<void> }[] = [];
let isVisible = true;

beforeEach(() => {
  given = [];
  isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        const lock = {
          released: false,
          release: async () => {
            lock.released = true;
          },
        };
        given.push(lock);
        return lock;
      },
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const held = () => given.filter(({ released }) => !released).length;
/** As the browser does: what is hidden loses its lock. */
function show(value: boolean) {
  isVisible = value;
  if (!value) for (const lock of given) lock.released = true;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('is held once, also where it was asked for twice at a time, and let go of at the end', async () => {
  const letGo = keepAwake();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(held()).toBe(1);
  letGo();
  await settled();
  expect(held()).toBe(0);
});

it('is asked for again when the page comes back, and not after the end', async () => {
  const letGo = keepAwake();
  await settled();
  show(false);
  expect(held()).toBe(0);
  show(true);
  await settled();
  expect(held()).toBe(1);
  letGo();
  show(false);
  show(true);
  await settled();
  expect(held()).toBe(0);
});

it('that comes after the end is let go of at once', async () => {
  keepAwake()();
  await settled();
  expect(held()).toBe(0);
});
