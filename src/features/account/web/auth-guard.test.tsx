// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import type { AuthSession } from '../account.contract.ts';
import { AuthGuard } from './auth-guard.tsx';
import { AuthProvider } from './auth-session.tsx';
import { createAuthStore } from './auth-store.ts';
import { returnPath } from './return-path.ts';

const sessionFor = (role: 'member' | 'super_admin'): AuthSession => ({
  user: {
    id: '0193e0a0-0000-7000-8000-000000000001',
    email: 'amina@tulia.test',
    phone: null,
    country: null,
    nickname: 'Amina',
    role,
  },
  expiresAt: '2026-12-20T00:00:00.000Z',
});

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class {
      close() {}
    },
  );
  sessionStorage.clear();
  dismissAllToasts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

function open(path: string, answer: Promise<AuthSession | null>, wasSignedIn = false) {
  let isRemembered = wasSignedIn;
  const store = createAuthStore({
    calls: {
      fetchSession: () => answer,
      isAdmin: async () => (await answer)?.user.role === 'super_admin',
      signOut: async () => {},
    },
    memory: {
      wasSignedIn: () => isRemembered,
      remember: (isSignedIn) => {
        isRemembered = isSignedIn;
      },
    },
    tellOtherTabs: () => {},
    wait: async () => {},
  });
  render(
    <AuthProvider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <Routes>
          <Route path="/" element={<p>The landing page</p>} />
          <Route path="/admin/auth" element={<p>The admin’s door</p>} />
          <Route
            path="/dashboard"
            element={
              <AuthGuard area="member">
                <p>The dashboard</p>
              </AuthGuard>
            }
          />
          <Route
            path="/journal"
            element={
              <AuthGuard area="member">
                <p>The journal</p>
              </AuthGuard>
            }
          />
          <Route
            path="/admin/*"
            element={
              <AuthGuard area="admin">
                <p>The admin portal</p>
              </AuthGuard>
            }
          />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
  return store;
}

const where = () => screen.getByTestId('where').textContent;
const toasts = () => shownToasts().map(({ title, description, tone }) => ({ title, description, tone }));
const never = new Promise<null>(() => {});

it('shows a spinner and nothing else while it does not know', () => {
  open('/journal', never);
  expect(screen.getByRole('status').textContent).toContain('Checking who is here');
  expect(screen.queryByText('The journal')).toBeNull();
});

it('lets a member in', async () => {
  open('/journal', Promise.resolve(sessionFor('member')));
  expect(await screen.findByText('The journal')).toBeDefined();
  expect(toasts()).toEqual([]);
});

it('sends a visitor home, and remembers where they were going', async () => {
  open('/journal?entry=7', Promise.resolve(null));
  expect(await screen.findByText('The landing page')).toBeDefined();
  expect(returnPath({ isAdmin: false, otherwise: '/dashboard' })).toBe('/journal?entry=7');
});

it('sends a visitor on an admin path to the admin’s door', async () => {
  open('/admin/users', Promise.resolve(null));
  expect(await screen.findByText('The admin’s door')).toBeDefined();
  expect(returnPath({ isAdmin: true, otherwise: '/admin' })).toBe('/admin/users');
  expect(returnPath({ isAdmin: false, otherwise: '/dashboard' })).toBe('/dashboard');
});

it('turns a member away from the admin portal with a word, never showing any of it', async () => {
  open('/admin', Promise.resolve(sessionFor('member')));
  expect(await screen.findByText('The dashboard')).toBeDefined();
  expect(screen.queryByText('The admin portal')).toBeNull();
  expect(toasts()).toEqual([
    {
      title: 'Access Denied',
      description: "You don't have permission to access the admin dashboard",
      tone: 'problem',
    },
  ]);
});

it('lets the super admin into the portal and into the member’s screens', async () => {
  open('/admin', Promise.resolve(sessionFor('super_admin')));
  expect(await screen.findByText('The admin portal')).toBeDefined();
  cleanup();
  open('/journal', Promise.resolve(sessionFor('super_admin')));
  expect(await screen.findByText('The journal')).toBeDefined();
});

it('tells someone whose session ended that it expired, and sends them home', async () => {
  open('/journal', Promise.resolve(null), true);
  expect(await screen.findByText('The landing page')).toBeDefined();
  expect(toasts()).toEqual([
    { title: 'Session Expired', description: 'Please log in again', tone: 'problem' },
  ]);
});

it('sends someone who pressed sign out home, without remembering the page', async () => {
  const store = open('/journal', Promise.resolve(sessionFor('member')));
  await screen.findByText('The journal');
  await act(() => store.signOut());
  expect(where()).toBe('/');
  expect(returnPath({ isAdmin: false, otherwise: '/dashboard' })).toBe('/dashboard');
  expect(toasts()).toEqual([]);
});

it('leaves the page when another tab signs out', async () => {
  const store = open('/admin', Promise.resolve(sessionFor('super_admin')));
  await screen.findByText('The admin portal');
  await act(async () => store.signedOutElsewhere());
  expect(where()).toBe('/admin/auth');
});

it('returns only to paths of our own', () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    sessionStorage.setItem('tulia.return-to', path);
    expect(returnPath({ isAdmin: true, otherwise: '/dashboard' })).toBe('/dashboard');
  }
});
