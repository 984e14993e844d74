// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthProvider } from '#features/account/web/auth-session.tsx';
import { type AuthCalls, createAuthStore } from '#features/account/web/auth-store.ts';
import { goLive, stopLive } from '#platform/web/live.ts';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import type { SessionStatus } from '../billing.contract.ts';
import { RecentPayments } from './recent-payments.tsx';
import { SessionCard } from './session-card.tsx';
import { useSessionStatus } from './session-status.ts';

const MEMBER = '5f1c8f1e-6a57-4c0e-9d0b-2f1f4f0c9a11';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const free: SessionStatus = {
  hasActiveSession: false,
  type: 'free',
  remaining: 2,
  usedSessions: 0,
  totalPaidSessions: 0,
  subscriptionEnd: null,
  hasAccess: true,
  sessionId: null,
  redirectToUpgrade: false,
  message: null,
};
const usedUp: SessionStatus = {
  ...free,
  remaining: 0,
  usedSessions: 2,
  hasAccess: false,
  redirectToUpgrade: true,
  message: "You've reached your free session limit of 2. Please upgrade to continue.",
};

let answer: unknown;
let asked: number;
let isServerDown: boolean;
let tellPage: (change: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  dismissAllToasts();
  answer = free;
  asked = 0;
  isServerDown = false;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (isServerDown) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  vi.stubGlobal(
    'EventSource',
    class {
      onmessage: ((event: { data: string }) => void) | null = null;
      constructor() {
        tellPage = (change) => this.onmessage?.({ data: JSON.stringify(change) });
      }
      close() {}
    },
  );
});
afterEach(() => {
  cleanup();
  stopLive();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function VoicePlace({ mayLeave }: { mayLeave: boolean }) {
  const { status, refresh } = useSessionStatus({ memberId: MEMBER, mayLeave });
  return (
    <button type="button" onClick={() => void refresh()}>
      {status ? `${status.remaining} left` : 'not known'}
    </button>
  );
}

async function open(children: ReactNode) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * MINUTE, retryDelay: SECOND } },
  });
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: children },
      { path: '/upgrade', element: <p>the upgrade screen</p> },
    ],
    { initialEntries: ['/dashboard'] },
  );
  const page = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await pass(0);
  return { router, page };
}
const openVoice = (mayLeave = true) => open(<VoicePlace mayLeave={mayLeave} />);

describe('how often the status is asked for', () => {
  test('always on load, then no more than once in four minutes, though it is polled every 30 s', async () => {
    await openVoice();
    expect(asked).toBe(1);
    await pass(4 * MINUTE - SECOND);
    expect(asked).toBe(1);
    await pass(31 * SECOND);
    expect(asked).toBe(2);
    await pass(3 * MINUTE);
    expect(asked).toBe(2);
  });

  test('Refresh Status asks whatever the throttle says', async () => {
    await openVoice();
    answer = { ...free, remaining: 1 };
    screen.getByRole('button').click();
    await pass(0);
    expect(asked).toBe(2);
    expect(screen.getByText('1 left')).toBeTruthy();
  });

  test('a page opened again within five minutes shows what was known, and asks all the same', async () => {
    await openVoice();
    cleanup();
    await pass(4 * MINUTE);
    let resolve: (value: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => (resolve = done)));
    await openVoice();
    expect(screen.getByText('2 left')).toBeTruthy();
    resolve(Response.json({ ...free, remaining: 1 }));
    await pass(0);
    expect(screen.getByText('1 left')).toBeTruthy();
  });

  test('what is older than five minutes is not shown, and not kept', async () => {
    await openVoice();
    cleanup();
    await pass(5 * MINUTE);
    isServerDown = true;
    await openVoice();
    expect(screen.getByText('not known')).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  test('what another member of this device had is never shown', async () => {
    localStorage.setItem(
      'tulia.session-status.somebody-else',
      JSON.stringify({ status: { ...free, remaining: 9 }, checkedAt: Date.now() }),
    );
    isServerDown = true;
    await openVoice();
    expect(screen.queryByText('9 left')).toBeNull();
  });

  test('a failed lookup says nothing', async () => {
    isServerDown = true;
    await openVoice();
    await pass(2 * SECOND);
    expect(asked).toBe(2);
    expect(screen.getByText('not known')).toBeTruthy();
    expect(shownToasts()).toEqual([]);
  });

  test('a change told by the server is asked about at once, several told together only once', async () => {
    await openVoice();
    goLive();
    answer = { ...free, remaining: 1, usedSessions: 1 };
    tellPage({ topic: 'therapy_sessions', id: 'x' });
    tellPage({ topic: 'profiles' });
    await pass(100);
    expect(asked).toBe(2);
    expect(screen.getByText('1 left')).toBeTruthy();
  });
});

describe('when there is no session left', () => {
  test('the toast says so for 5 s, and after 1.5 s the upgrade screen takes the place of this one', async () => {
    answer = usedUp;
    const { router } = await openVoice();
    expect(shownToasts()).toMatchObject([
      { title: 'Purchase Required', description: usedUp.message, durationMs: 5_000 },
    ]);
    await pass(1_499);
    expect(router.state.location.pathname).toBe('/dashboard');
    await pass(1);
    expect(router.state.location.pathname).toBe('/upgrade');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('without a sentence of the server it has its own', async () => {
    answer = { ...usedUp, message: null };
    await openVoice();
    expect(shownToasts()[0]?.description).toBe('Please purchase sessions to continue.');
  });

  test('no access without that request replaces the route at once and silently', async () => {
    answer = { ...usedUp, redirectToUpgrade: false };
    const { router } = await openVoice();
    expect(router.state.location.pathname).toBe('/upgrade');
    expect(shownToasts()).toEqual([]);
  });

  test('what was remembered sends nobody away: sessions may have been bought meanwhile', async () => {
    localStorage.setItem(
      `tulia.session-status.${MEMBER}`,
      JSON.stringify({ status: usedUp, checkedAt: Date.now() }),
    );
    answer = { ...free, type: 'paid', remaining: 3 };
    const { router } = await openVoice();
    await pass(2 * SECOND);
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(shownToasts()).toEqual([]);
  });

  test('nobody is sent away while a session runs', async () => {
    answer = usedUp;
    const { router } = await openVoice(false);
    await pass(10 * SECOND);
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(shownToasts()).toEqual([]);
  });

  test('a session that comes in time calls the way off', async () => {
    answer = usedUp;
    const { router } = await openVoice();
    await pass(SECOND);
    answer = free;
    screen.getByRole('button').click();
    await pass(5 * SECOND);
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

describe('the session card', () => {
  test('asks every 60 s, and tries once more when that fails', async () => {
    await open(<SessionCard memberId={MEMBER} />);
    expect(asked).toBe(1);
    isServerDown = true;
    await pass(MINUTE);
    expect(asked).toBe(2);
    await pass(2 * SECOND);
    expect(asked).toBe(3);
    expect(screen.getByText('2 sessions left')).toBeTruthy();
  });

  test('asks at once when a session ends elsewhere', async () => {
    await open(<SessionCard memberId={MEMBER} />);
    goLive();
    answer = { ...free, remaining: 1, usedSessions: 1 };
    tellPage({ topic: 'therapy_sessions' });
    await pass(100);
    expect(screen.getByText('1 session left')).toBeTruthy();
    expect(screen.getAllByText('1 of 2 used').length).toBeGreaterThan(0);
  });

  test('asks again when the sign-in changes', async () => {
    let expiresAt = '2026-11-21T00:00:00.000Z';
    const user = {
      id: MEMBER,
      email: 'amani@tulia.test',
      phone: null,
      nickname: 'Amani',
      role: 'member',
    } as const;
    const store = createAuthStore({
      calls: {
        fetchSession: async () => ({ user, expiresAt }) as Awaited<ReturnType<AuthCalls['fetchSession']>>,
        isAdmin: async () => false,
        signOut: async () => {},
      },
      memory: { wasSignedIn: () => true, remember: () => {} },
      tellOtherTabs: () => {},
    });
    await store.check();
    await open(
      <AuthProvider store={store}>
        <SessionCard memberId={MEMBER} />
      </AuthProvider>,
    );
    const askedBefore = asked;
    expiresAt = '2026-11-22T00:00:00.000Z';
    await act(() => store.check({ isForced: true }));
    await pass(0);
    expect(asked).toBe(askedBefore + 1);
  });

  test.each<[string, Partial<SessionStatus>, string[]]>([
    [
      'a paid plan: used of total',
      { type: 'paid', usedSessions: 3, totalPaidSessions: 10, remaining: 7 },
      ['7 sessions left', '3 of 10 used', 'Paid'],
    ],
    [
      'a paid plan with free sessions left over: what is left fits into the total',
      { type: 'paid', usedSessions: 1, totalPaidSessions: 3, remaining: 4 },
      ['4 sessions left', '1 of 5 used', 'Paid'],
    ],
    ['a subscription that goes on', { type: 'subscription', remaining: null }, ['Unlimited', 'ongoing']],
    [
      'a subscription with an end',
      { type: 'subscription', remaining: null, subscriptionEnd: '2026-12-03T12:00:00.000Z' },
      ['until Dec 3, 2026'],
    ],
    ['a running session', { hasActiveSession: true }, ['In session']],
  ])('shows %s', async (_, change, words) => {
    answer = { ...free, ...change };
    await open(<SessionCard memberId={MEMBER} />);
    for (const word of words) expect(screen.getAllByText(word).length).toBeGreaterThan(0);
  });

  test('leads to the plans when nothing is left', async () => {
    answer = usedUp;
    await open(<SessionCard memberId={MEMBER} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/upgrade');
  });

  test('is absent when the status cannot be had', async () => {
    isServerDown = true;
    const { page } = await open(<SessionCard memberId={MEMBER} />);
    await pass(2 * SECOND);
    expect(page.container.textContent).toBe('');
  });
});

describe('recent payments', () => {
  const payment = {
    id: '5f1c8f1e-6a57-4c0e-9d0b-2f1f4f0c9a12',
    status: 'success',
    amount_minor: 499,
    currency: 'USD',
    product_id: 'starter',
    sessions: 3,
    created_at: '2026-11-20T10:00:00.000Z',
  };

  test('are shown in their own currencies', async () => {
    answer = [
      payment,
      { ...payment, id: MEMBER, currency: 'KES', amount_minor: 130_000, product_id: 'steady' },
    ];
    await open(<RecentPayments memberId={MEMBER} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Starter pack$4.99',
      'Steady packKSh 1,300',
    ]);
  });

  test('take no room when there are none', async () => {
    answer = [];
    const { page } = await open(<RecentPayments memberId={MEMBER} />);
    expect(page.container.textContent).toBe('');
  });
});
