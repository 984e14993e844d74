// @vitest-environment happy-dom
// Nobody waits at the guard without a way to help, however long the server keeps them.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthSession } from '../account.contract.ts';
import { AuthGuard } from './auth-guard.tsx';
import { AuthProvider } from './auth-session.tsx';
import { createAuthStore } from './auth-store.ts';

const keptMember = { id: '0193e0a0-0000-7000-8000-000000000001', nickname: 'Amina', country: null };

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

function wait(area: 'member' | 'admin', fetchSession: () => Promise<AuthSession | null>) {
  const store = createAuthStore({
    calls: { fetchSession, isAdmin: async () => true, signOut: async () => {} },
    memory: {
      wasSignedIn: () => area === 'admin',
      keptMember: () => (area === 'admin' ? keptMember : null),
      remember: () => {},
    },
    tellOtherTabs: () => {},
    wait: async () => {},
  });
  render(
    <AuthProvider store={store}>
      <MemoryRouter>
        <AuthGuard area={area}>
          <p>Let in</p>
        </AuthGuard>
      </MemoryRouter>
    </AuthProvider>,
  );
  return store;
}

const help = () => screen.getByRole('link', { name: 'Crisis help' });

it('leads to help from the first moment of asking who is here', () => {
  wait('member', () => new Promise(() => {}));
  expect(help().getAttribute('href')).toBe('/crisis');
});

it('leads an admin to help for as long as an outage keeps the portal shut', async () => {
  const store = wait('admin', async () => {
    throw Object.assign(new Error('Bad gateway'), { status: 502 });
  });
  await expect.poll(() => store.snapshot().isUnconfirmed).toBe(true);
  expect(screen.queryByText('Let in')).toBeNull();
  expect(help().getAttribute('href')).toBe('/crisis');
});
