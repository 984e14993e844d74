// @vitest-environment happy-dom
// The crisis page as the build draws it, met by a browser that may or may not get all of its code.
import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const chunks = {
  screen: '#features/safety/web/crisis.screen.tsx',
  layout: '#features/site/web/public-layout.tsx',
};
let html: string;

beforeAll(async () => {
  const { prerender } = await import('./prerender.tsx');
  html = await prerender('/crisis');
});
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/crisis');
  document.body.innerHTML = `<div id="root" data-path="/crisis">${html}</div>`;
});

const numbers = () => document.querySelectorAll('a[href^="tel:"]').length;
const isAwake = () =>
  Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('the crisis page', () => {
  for (const [part, path] of Object.entries(chunks)) {
    test(`keeps its numbers when the code of its ${part} cannot be had`, async () => {
      vi.doMock(path, () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      });
      const before = numbers();
      expect(before).toBeGreaterThan(20);
      await import('./main.tsx');
      await settled();
      vi.doUnmock(path);
      expect(numbers()).toBe(before);
    });
  }

  test('wakes when all of its code is here', async () => {
    const before = numbers();
    await import('./main.tsx');
    await waitFor(() => expect(isAwake()).toBe(true));
    await settled();
    expect(numbers()).toBeGreaterThanOrEqual(before);
  });
});

describe('any other page', () => {
  test('whose code cannot be had still says so, with the way to help', async () => {
    vi.doMock(chunks.screen, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    document.body.innerHTML = '<div id="root"></div>';
    await import('./main.tsx');
    await waitFor(() => expect(document.querySelector('main a[href="/crisis"]')).not.toBeNull());
    vi.doUnmock(chunks.screen);
  });
});
