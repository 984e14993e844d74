// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemberLayout } from './member-layout.tsx';
import { readSidebarCookie, sidebarCookie } from './sidebar-state.ts';

let isPhone = false;

beforeEach(() => {
  isPhone = false;
  vi.stubGlobal('fetch', async () => Response.json({}));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  // biome-ignore lint/suspicious/noDocumentCookie: the page under test keeps it there
  document.cookie = 'sidebar_state=; path=/; max-age=0';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openPage = () =>
  render(
    <MemoryRouter initialEntries={['/journal']}>
      <MemberLayout account={null} footer={<p>3 of 10 used</p>} />
    </MemoryRouter>,
  );
const pressShortcut = (keys: object) => fireEvent.keyDown(window, { key: 'b', ...keys });

describe('the member’s sidebar', () => {
  test('starts unfolded, with the current place marked and the footer at its foot', () => {
    openPage();
    expect(screen.getByRole('link', { name: 'Journal' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('3 of 10 used')).toBeTruthy();
  });

  test('folds with Ctrl B or ⌘ B and remembers it in a cookie', () => {
    openPage();
    pressShortcut({ ctrlKey: true });
    expect(document.cookie).toContain('sidebar_state=false');
    expect(screen.queryByText('3 of 10 used')).toBeNull();
    expect(screen.getByRole('link', { name: 'Journal' })).toBeTruthy();
    pressShortcut({ metaKey: true });
    expect(document.cookie).toContain('sidebar_state=true');
  });

  test('opens as it was left', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page under test reads it there
    document.cookie = 'sidebar_state=false; path=/';
    openPage();
    expect(screen.queryByText('3 of 10 used')).toBeNull();
  });

  test('a plain b, or a key an editor has taken, does nothing', () => {
    openPage();
    pressShortcut({});
    const taken = new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, cancelable: true, bubbles: true });
    taken.preventDefault();
    window.dispatchEvent(taken);
    expect(document.cookie).not.toContain('sidebar_state');
  });

  test('on a phone the shortcut opens a drawer, which closes after a choice', async () => {
    isPhone = true;
    openPage();
    expect(screen.queryByRole('link', { name: 'Mood Tracker' })).toBeNull();
    pressShortcut({ ctrlKey: true });
    fireEvent.click(await screen.findByRole('link', { name: 'Mood Tracker' }));
    expect(screen.queryByRole('link', { name: 'Mood Tracker' })).toBeNull();
    expect(document.cookie).not.toContain('sidebar_state');
  });

  test('crisis help is one tap away, and works as a link where nothing else does', () => {
    openPage();
    expect(screen.getByRole('link', { name: 'Crisis help' }).getAttribute('href')).toBe('/crisis');
  });
});

describe('the sidebar cookie', () => {
  test('lasts 7 days', () => {
    expect(sidebarCookie(false)).toContain('max-age=604800');
  });

  test('is unfolded unless it says otherwise', () => {
    expect(readSidebarCookie('')).toBe(true);
    expect(readSidebarCookie('a=1; sidebar_state=false; b=2')).toBe(false);
    expect(readSidebarCookie('not_sidebar_state=false')).toBe(true);
  });
});
