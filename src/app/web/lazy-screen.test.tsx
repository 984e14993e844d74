// @vitest-environment happy-dom
// Drawn as in a browser, with React's own timing: the test tools' would hide a screen that is asked for without end.
import { Suspense, startTransition, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyScreen } from './lazy-screen.tsx';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.restoreAllMocks();
});

/** A page from which one goes on as a link does: the old screen stays until the new one can be drawn. */
function Page({ Next }: { Next: React.ComponentType }) {
  const [isThere, setIsThere] = useState(false);
  return (
    <MemoryRouter>
      <button type="button" onClick={() => startTransition(() => setIsThere(!isThere))}>
        Go
      </button>
      <ErrorBoundary resetKey={String(isThere)} isWithinPage>
        <Suspense fallback="…">{isThere ? <Next /> : 'Here'}</Suspense>
      </ErrorBoundary>
    </MemoryRouter>
  );
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const go = () => place.querySelector('button')?.click();
const shows = (words: string) => expect.poll(() => place.textContent).toContain(words);

describe('a screen fetched when it is needed', () => {
  test('whose code cannot be had says so, and is not asked for without end', async () => {
    const load = vi.fn(async () => {
      await sleep(5);
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    root.render(<Page Next={lazyScreen(load)} />);
    await shows('Here');
    go();
    await shows('This page could not be loaded');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is asked for again when someone comes back to it a while later', async () => {
    let isReachable = false;
    const now = vi.spyOn(performance, 'now');
    const Next = lazyScreen(async () => {
      await sleep(5);
      if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>The screen</p>;
    });
    root.render(<Page Next={Next} />);
    await shows('Here');
    go();
    await shows('This page could not be loaded');
    go();
    await shows('Here');
    isReachable = true;
    const later = performance.now() + 60_000;
    now.mockImplementation(() => later);
    go();
    await shows('The screen');
  });

  test('without a network says that it needs one, and opens by itself when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const Next = lazyScreen(async () => {
      await sleep(5);
      if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>The screen</p>;
    });
    root.render(<Page Next={Next} />);
    await shows('Here');
    go();
    await shows('This page needs a network');
    expect(place.textContent).not.toContain('Reload');
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await shows('The screen');
  });
});
