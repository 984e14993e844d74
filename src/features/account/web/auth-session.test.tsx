// @vitest-environment happy-dom
// What was typed on this device, as people sign in, run out of time, and sign out.
import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRemembered, rememberStatus } from '#features/billing/web/remembered-status.ts';
import { keepPlanOnDevice, readPlanOnDevice } from '#features/safety/web/plan-on-device.ts';
import { queryClient } from '#platform/web/api.ts';
import { keepWords, knownWords } from '#platform/web/kept-words.ts';
import { keepMember, readKeptMember } from '#platform/web/offline/kept-member.ts';
import { forgetEverythingPrivate, keepPrivately, listPrivately } from '#platform/web/private-store.ts';
import type { AuthSession } from '../account.contract.ts';
import { AuthProvider } from './auth-session.tsx';
import { createAuthStore } from './auth-store.ts';

const ANN = '0193e0a0-0000-7000-8000-000000000001';
const BEN = '0193e0a0-0000-7000-8000-000000000002';
const sessionOf = (id: string): AuthSession => ({
  user: { id, nickname: 'N', country: null, email: null, phone: null, role: 'member' },
  expiresAt: '2026-11-22T00:00:00.000Z',
});

let session: AuthSession | null = null;
const makeStore = () =>
  createAuthStore({
    calls: { fetchSession: async () => session, isAdmin: async () => false, signOut: async () => {} },
    memory: { wasSignedIn: () => session !== null, remember: () => {} },
    tellOtherTabs: () => {},
    wait: async () => {},
  });
let store = makeStore();
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const onDevice = async () => [...(await listPrivately(ANN, '')), ...(await listPrivately(BEN, ''))].length;

beforeEach(async () => {
  vi.stubGlobal(
    'EventSource',
    class {
      close() {}
    },
  );
  await forgetEverythingPrivate();
  session = sessionOf(ANN);
  store = makeStore();
  render(<AuthProvider store={store}>{null}</AuthProvider>);
  await act(() => store.check({ isForced: true }));
  keepWords(ANN, 'draft', 'half a thought');
  await keepPrivately(ANN, 'queue/chat/1', 'on its way');
  await vi.waitFor(async () => expect(await onDevice()).toBe(2));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('signing out leaves nothing of it, in memory or on the device', async () => {
  await act(() => store.signOut());
  expect(knownWords(ANN, 'draft')).toBeNull();
  await vi.waitFor(async () => expect(await onDevice()).toBe(0));
});

it('signing out in another tab does the same', async () => {
  act(() => store.signedOutElsewhere());
  expect(knownWords(ANN, 'draft')).toBeNull();
  await vi.waitFor(async () => expect(await onDevice()).toBe(0));
});

it('a session that ran out keeps it for its owner, and whoever comes instead is not shown it', async () => {
  session = null;
  await act(() => store.check({ isForced: true }));
  expect(store.snapshot().leftBecause).toBe('expired');
  expect(knownWords(ANN, 'draft')).toBe('half a thought');

  await act(() => store.signedIn(sessionOf(BEN)));
  expect(knownWords(ANN, 'draft')).toBeNull();
  await act(() => store.signedIn(sessionOf(ANN)));
  expect(await onDevice()).toBe(2);
});

const status = {
  hasActiveSession: false,
  type: 'free',
  remaining: 1,
  usedSessions: 1,
  totalPaidSessions: 0,
  subscriptionEnd: null,
  hasAccess: true,
  sessionId: null,
  redirectToUpgrade: false,
  message: null,
} as const;

it('signing out takes what was noted for that member along, and a session that ran out does not', async () => {
  const key = `therapy_choice:${ANN}`;
  localStorage.setItem(key, '{"categoryId":"trauma"}');
  localStorage.setItem('theme', 'dark');
  rememberStatus(ANN, status);
  rememberStatus(BEN, status);
  session = null;
  await act(() => store.check({ isForced: true }));
  expect(localStorage.getItem(key)).not.toBeNull();

  await act(() => store.signedIn(sessionOf(ANN)));
  await act(() => store.signOut());
  expect(localStorage.getItem(key)).toBeNull();
  expect(readRemembered(ANN)).toBeNull();
  expect(readRemembered(BEN)).not.toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
  localStorage.clear();
});

it('signing in and out again clears each time', async () => {
  await act(() => store.signOut());
  await vi.waitFor(async () => expect(await onDevice()).toBe(0));
  await act(() => store.signedIn(sessionOf(ANN)));
  keepWords(ANN, 'draft', 'another');
  await vi.waitFor(async () => expect(await onDevice()).toBe(1));
  await act(() => store.signOut());
  await vi.waitFor(async () => expect(await onDevice()).toBe(0));
});

it('signing out as one member leaves what another one’s session, that ran out, has still to send', async () => {
  session = null;
  await act(() => store.check({ isForced: true }));
  await act(() => store.signedIn(sessionOf(BEN)));
  await keepPrivately(BEN, 'queue/chat/1', 'his');
  await act(() => store.signOut());
  await vi.waitFor(async () => expect(await listPrivately(BEN, '')).toEqual([]));
  expect(await listPrivately(ANN, 'queue/')).toEqual([{ name: 'queue/chat/1', value: 'on its way' }]);

  await act(() => store.signedIn(sessionOf(ANN)));
  await act(() => store.signOut());
  await vi.waitFor(async () => expect(await onDevice()).toBe(0));
});

it('leaves nothing that comes to be written down after the sign-out', async () => {
  await act(() => store.signOut());
  await vi.waitFor(async () => expect(await onDevice()).toBe(0));
  await keepPrivately(ANN, 'queue/journal/1', 'too late');
  expect(await onDevice()).toBe(0);
});

const plan = {
  signs: ['I stop answering'],
  coping: [],
  distraction: [],
  people: [],
  professionals: [],
  safer: [],
};
const whosePlan = async () => (await readPlanOnDevice())?.ownerId;

it('a sign-out takes the safety plan on this device along, in whichever tab, and what was about to be kept', async () => {
  for (const leave of [() => store.signOut(), async () => store.signedOutElsewhere()]) {
    await keepPlanOnDevice(ANN, plan);
    expect(await whosePlan()).toBe(ANN);
    await act(leave);
    await vi.waitFor(async () => expect(await readPlanOnDevice()).toBeNull());
    await keepPlanOnDevice(ANN, plan);
    expect(await readPlanOnDevice()).toBeNull();
    await act(() => store.signedIn(sessionOf(ANN)));
    await vi.waitFor(async () => {
      await keepPlanOnDevice(ANN, plan);
      expect(await whosePlan()).toBe(ANN);
    });
  }
});

it('the safety plan on this device outlives a session that ran out, and not another member’s sign-in', async () => {
  await keepPlanOnDevice(ANN, plan);
  session = null;
  await act(() => store.check({ isForced: true }));
  expect(store.snapshot().leftBecause).toBe('expired');
  await settled();
  expect(await whosePlan()).toBe(ANN);
  await act(() => store.signedIn(sessionOf(ANN)));
  await settled();
  expect(await whosePlan()).toBe(ANN);

  session = null;
  await act(() => store.check({ isForced: true }));
  await act(() => store.signedIn(sessionOf(BEN)));
  await vi.waitFor(async () => expect(await readPlanOnDevice()).toBeNull());
});

it('a safety plan kept before it said whose it is stays until somebody asks to be signed out', async () => {
  await keepPrivately('device', 'safety-plan', plan);
  await act(() => store.signedIn(sessionOf(BEN)));
  await settled();
  expect(await readPlanOnDevice()).toEqual({ ownerId: null, steps: plan });
  await act(() => store.signOut());
  await vi.waitFor(async () => expect(await readPlanOnDevice()).toBeNull());
});

it('what could not be had while the server was away is asked for anew once it says who is here', async () => {
  cleanup();
  let isAway = true;
  keepMember({ id: ANN, nickname: 'N', country: null });
  const away = createAuthStore({
    calls: {
      fetchSession: async () => {
        if (isAway) throw new TypeError('Failed to fetch');
        return sessionOf(ANN);
      },
      isAdmin: async () => false,
      signOut: async () => {},
    },
    memory: { wasSignedIn: () => true, remember: () => {}, keptMember: readKeptMember },
    tellOtherTabs: () => {},
    wait: async () => {},
  });
  render(<AuthProvider store={away}>{null}</AuthProvider>);
  await act(() => away.check({ isForced: true }));
  expect(away.snapshot().isUnconfirmed).toBe(true);
  const ask = vi.fn(async () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return 'here';
  });
  const seen = new QueryObserver(queryClient, { queryKey: ['plan'], queryFn: ask, retry: false });
  const stop = seen.subscribe(() => {});
  await vi.waitFor(() => expect(seen.getCurrentResult().isError).toBe(true));
  isAway = false;
  await act(() => away.check({ isForced: true }));
  await vi.waitFor(() => expect(seen.getCurrentResult().data).toBe('here'));
  stop();
});
