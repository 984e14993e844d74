// @vitest-environment happy-dom
// What a browser that keeps the app shows when the server's page does not come.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

const KEPT = 'the kept page';
const away = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

type Visit = { request: object; respondWith: (answer: Promise<Response>) => void };

/** Goes to a page, where the network answers as `fetch` does; null when the worker leaves it to the browser. */
async function visit(path: string, fetch: () => Promise<Response>): Promise<string | null> {
  const listeners = new Map<string, (event: Visit) => void>();
  const worker = readFileSync('public/app-worker.js', 'utf8').replace('__MEMBER_PATHS__', '/journal /mood');
  runInNewContext(worker, {
    self: { addEventListener: (name: string, run: (event: Visit) => void) => listeners.set(name, run) },
    location,
    URL,
    caches: { match: async (asked: unknown) => (asked === '/app.html' ? new Response(KEPT) : undefined) },
    fetch,
    setTimeout: (run: (value: unknown) => void, _ms: number, value: unknown) => setTimeout(run, 20, value),
  });
  let answer: Promise<Response> | null = null;
  listeners.get('fetch')?.({
    request: { url: location.origin + path, method: 'GET', mode: 'navigate' },
    respondWith: (given) => {
      answer = given;
    },
  });
  return answer && (await (answer as Promise<Response>).then((response) => response.text()));
}

describe('without a network', () => {
  test.each(['/', '/about', '/auth', '/admin/users', '/no-such-page', '/journal', '/mood/patterns'])(
    '%s is answered with the app, which says so',
    async (path) => {
      expect(await visit(path, away)).toBe(KEPT);
    },
  );

  test.each(['/api/conversations/export', '/readyz', '/crisis', '/crisis/'])(
    '%s is left alone',
    async (path) => {
      expect(await visit(path, away)).toBeNull();
    },
  );

  test.each([
    ['a path nobody knows', '/no-such-page', 'landing', 'LandingScreen'],
    ['a public page never opened', '/about', 'about', 'AboutScreen'],
  ])('the app in the place of %s says what is missing, and leads to help', async (_, path, name, screen) => {
    const chunk = `#features/site/web/${name}.screen.tsx`;
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.doMock(chunk, () => ({
      get [screen]() {
        throw new TypeError('Failed to fetch dynamically imported module');
      },
    }));
    history.replaceState(null, '', path);
    document.body.innerHTML = '<div id="root"></div>';
    await import('./main.tsx');
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('This page needs a network'));
    expect(document.querySelector('main a[href="/crisis"]')).not.toBeNull();
    vi.doUnmock(chunk);
  });
});

describe('with a network', () => {
  const answering = (status: number, text: string) => async () => new Response(text, { status });
  const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 60, new Response('late')));

  test('what the server says stands', async () => {
    expect(await visit('/about', answering(200, 'about'))).toBe('about');
    expect(await visit('/no-such-page', answering(404, 'not found'))).toBe('not found');
  });

  test('a proxy without a server behind it is no network', async () => {
    expect(await visit('/about', answering(502, 'Bad gateway'))).toBe(KEPT);
  });

  test('a page that only the server has is waited for', async () => {
    expect(await visit('/about', slow)).toBe('late');
    expect(await visit('/journal', slow)).toBe(KEPT);
  });
});
