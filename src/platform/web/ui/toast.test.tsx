// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissAllToasts, toast } from './toast.ts';
import { ToastViewport } from './toast-viewport.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastViewport />);
});
afterEach(() => {
  act(dismissAllToasts);
  cleanup();
  vi.useRealTimers();
});

const show = (...request: Parameters<typeof toast>) => act(() => void toast(...request));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a toast', () => {
  test('is announced politely, in a region that was there before it', () => {
    const region = document.querySelector('[aria-live]');
    expect(region?.getAttribute('aria-live')).toBe('polite');
    show({ title: 'Session Expired', description: 'Please log in again', tone: 'problem' });
    expect(region?.textContent).toContain('Session Expired');
    expect(region?.textContent).toContain('Please log in again');
    expect(document.querySelector('[aria-live=assertive], [role=alert]')).toBeNull();
  });

  test('goes after the time it was given, 5 seconds unless said', () => {
    show({ title: 'Logged out' });
    show({ title: 'Short', durationMs: 2_000 });
    pass(2_100);
    expect(screen.queryByText('Short')).toBeNull();
    expect(screen.getByText('Logged out')).toBeTruthy();
    pass(3_000);
    expect(screen.queryByText('Logged out')).toBeNull();
  });

  test('waits while it is pointed at', () => {
    show({ title: 'Purchase Required', durationMs: 5_000 });
    const item = screen.getByText('Purchase Required').closest('li')!;
    pass(4_000);
    fireEvent.pointerEnter(item);
    pass(60_000);
    expect(screen.getByText('Purchase Required')).toBeTruthy();
    fireEvent.pointerLeave(item);
    pass(1_100);
    expect(screen.queryByText('Purchase Required')).toBeNull();
  });

  test('can take a thing back', () => {
    const onUndo = vi.fn();
    show({ title: 'Conversation deleted', undo: { onUndo } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Conversation deleted')).toBeNull();
  });

  test('said twice is shown once, and never more than three at a time', () => {
    show({ title: 'Same' });
    show({ title: 'Same' });
    expect(screen.getAllByText('Same')).toHaveLength(1);
    for (const title of ['One', 'Two', 'Three', 'Four']) show({ title });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
