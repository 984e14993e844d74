// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from './app-keeper.ts';

const QUIET_MS = 20_000;
let run: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
  run = vi.fn<() => void>();
  history.replaceState(null, '', '/journal');
  document.body.innerHTML = '<textarea></textarea><button></button>';
});
afterEach(() => vi.useRealTimers());

describe('word of a newer version', () => {
  it('comes once, when nothing has been typed for a while', () => {
    whenQuiet(run, QUIET_MS);
    vi.advanceTimersByTime(QUIET_MS - 2_000);
    document.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }));
    vi.advanceTimersByTime(QUIET_MS - 2_000);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(QUIET_MS * 3);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('never comes where a session may be running, or a reply on its way', () => {
    for (const path of [
      '/dashboard',
      '/realtime',
      '/chat/0193e0a0-0000-7000-8000-000000000001',
      '/avatar-therapy',
    ]) {
      history.replaceState(null, '', path);
      whenQuiet(run, QUIET_MS);
      vi.advanceTimersByTime(QUIET_MS * 2);
      expect(run).not.toHaveBeenCalled();
    }
  });

  it('never comes while the cursor stands in a text', () => {
    document.querySelector('textarea')?.focus();
    whenQuiet(run, QUIET_MS);
    vi.advanceTimersByTime(QUIET_MS * 2);
    expect(run).not.toHaveBeenCalled();
    document.querySelector('button')?.focus();
    vi.advanceTimersByTime(QUIET_MS);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
