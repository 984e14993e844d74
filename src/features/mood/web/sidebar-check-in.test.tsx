// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '#features/account/web/auth-session.tsx';
import { createAuthStore } from '#features/account/web/auth-store.ts';
import { moodsOf } from './member-moods.ts';
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

const show = () => {
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
};

it('has a name of its own beside the one that follows a session', async () => {
  show();
  const names = (await screen.findAllByRole('region')).map((region) => region.getAttribute('aria-label'));
  expect(names).toEqual(['Check in', 'Check in after a session']);
});

it('says that it is kept once the device has it, and not before', async () => {
  let kept = () => {};
  const save = vi.spyOn(moodsOf(user.id), 'save').mockReturnValue(
    new Promise((resolve) => {
      kept = resolve;
    }),
  );
  show();
  const [face] = await screen.findAllByRole('radio', { name: 'Good' });
  fireEvent.click(face!);
  fireEvent.click(await screen.findByRole('button', { name: 'Save: Good' }));
  expect(save).toHaveBeenCalledOnce();
  // Whatever would have been shown at once is shown by then.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Good is saved.')).toBeNull();
  kept();
  expect(await screen.findByText('Good is saved.')).toBeTruthy();
});
