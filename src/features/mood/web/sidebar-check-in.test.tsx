// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '#features/account/web/auth-session.tsx';
import { createAuthStore } from '#features/account/web/auth-store.ts';
import { SessionCheckIn } from './session-check-in.tsx';
import { SidebarCheckIn } from './sidebar-check-in.tsx';

const user = {
  id: '0193e0a0-0000-7000-8000-000000000001',
  email: 'amina@tulia.test',
  phone: null,
  country: null,
  nickname: 'Amina',
  role: 'member' as const,
};

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class {
      close() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('has a name of its own beside the one that follows a session', async () => {
  const store = createAuthStore({
    calls: {
      fetchSession: async () => ({ user, expiresAt: '2026-12-20T00:00:00.000Z' }),
      isAdmin: async () => false,
      signOut: async () => {},
    },
    memory: { wasSignedIn: () => true, remember: () => {} },
    tellOtherTabs: () => {},
    wait: async () => {},
  });
  render(
    <AuthProvider store={store}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <SidebarCheckIn />
        <SessionCheckIn />
      </MemoryRouter>
    </AuthProvider>,
  );
  const names = (await screen.findAllByRole('region')).map((region) => region.getAttribute('aria-label'));
  expect(names).toEqual(['Check in', 'Check in after a session']);
});
