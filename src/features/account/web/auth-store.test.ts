import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptMember } from '#platform/web/offline/kept-member.ts';
import type { AuthSession } from '../account.contract.ts';
import { type AuthEvent, CHECK_EVERY_MS, createAuthStore } from './auth-store.ts';

const sessionFor = (
  role: 'member' | 'super_admin' = 'member',
  over: Partial<AuthSession['user']> = {},
): AuthSession => ({
  user: {
    id: '0193e0a0-0000-7000-8000-000000000001',
    email: 'amina@tulia.test',
    phone: null,
    country: null,
    nickname: 'Amina',
    role,
    ...over,
  },
  expiresAt: '2026-12-20T00:00:00.000Z',
});
const failure = (status: number) => Object.assign(new Error('failed'), { status });

/** A server that answers from a script; each answer once, the last one for ever. */
function script<T>(...answers: (T | Error)[]) {
  let asked = 0;
  const call = async (): Promise<T> => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer as T;
  };
  return Object.assign(call, { asked: () => asked });
}

function setUp(
  fetchSession: (() => Promise<AuthSession | null>) & { asked: () => number },
  isAdmin = script(false),
) {
  const clock = { now: 1_000_000 };
  const memory = { isRemembered: false };
  const told: string[] = [];
  const events: AuthEvent[] = [];
  const waits: number[] = [];
  const signOut = script<void>(undefined);
  const store = createAuthStore({
    calls: { fetchSession, isAdmin, signOut },
    memory: {
      wasSignedIn: () => memory.isRemembered,
      remember: (isSignedIn) => {
        memory.isRemembered = isSignedIn;
      },
    },
    tellOtherTabs: (event) => told.push(event),
    now: () => clock.now,
    wait: async (ms) => void waits.push(ms),
  });
  store.onEvent((event) => events.push(event));
  return { store, clock, memory, told, events, waits, signOut };
}

describe('who is signed in, as the page knows it', () => {
  it('starts by not knowing, then knows a member', async () => {
    const { store, events } = setUp(script<AuthSession | null>(sessionFor()));
    expect(store.snapshot().state).toBe('loading');
    expect(await store.check()).toMatchObject({ state: 'authenticated', user: { nickname: 'Amina' } });
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('opens the admin state only on the server’s word', async () => {
    const trusted = setUp(script<AuthSession | null>(sessionFor('super_admin')), script(true));
    expect((await trusted.store.check()).state).toBe('admin');
    const doubted = setUp(script<AuthSession | null>(sessionFor('super_admin')), script(false));
    expect((await doubted.store.check()).state).toBe('authenticated');
    const member = setUp(script<AuthSession | null>(sessionFor()), script(true));
    expect((await member.store.check()).state).toBe('authenticated');
  });

  it('asks at most once in four minutes unless forced, and once for many askers', async () => {
    const server = script<AuthSession | null>(sessionFor());
    const { store, clock } = setUp(server);
    await Promise.all([store.check(), store.check(), store.check()]);
    expect(server.asked()).toBe(1);
    clock.now += CHECK_EVERY_MS - 1;
    await store.check();
    expect(server.asked()).toBe(1);
    clock.now += 1;
    await store.check();
    expect(server.asked()).toBe(2);
    await store.check({ isForced: true });
    expect(server.asked()).toBe(3);
  });

  it('re-evaluates the admin when the session was renewed', async () => {
    const later = { ...sessionFor('super_admin'), expiresAt: '2026-12-21T00:00:00.000Z' };
    const { store, events } = setUp(
      script<AuthSession | null>(sessionFor('super_admin'), later),
      script(true, false),
    );
    expect((await store.check()).state).toBe('admin');
    expect((await store.check({ isForced: true })).state).toBe('authenticated');
    expect(events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
  });

  it.each([502, 503, 504])('tries again on %i', async (status) => {
    const { store, waits } = setUp(
      script<AuthSession | null>(failure(status), failure(status), sessionFor()),
    );
    expect((await store.check()).state).toBe('authenticated');
    expect(waits).toHaveLength(2);
  });

  it('keeps someone signed in while the server cannot be reached, and looks again soon', async () => {
    const server = script<AuthSession | null>(
      sessionFor(),
      new TypeError('Failed to fetch'),
      new TypeError(''),
      new TypeError(''),
      sessionFor(),
    );
    const { store, clock, events } = setUp(server);
    await store.check();
    expect((await store.check({ isForced: true })).state).toBe('authenticated');
    clock.now += 31_000;
    await store.check();
    expect(server.asked()).toBe(5);
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('signs out when the check fails, and says the session expired', async () => {
    const { store, events, signOut } = setUp(script<AuthSession | null>(sessionFor(), failure(500)));
    await store.check();
    expect(await store.check({ isForced: true })).toMatchObject({
      state: 'unauthenticated',
      user: null,
      leftBecause: 'expired',
    });
    expect(signOut.asked()).toBe(1);
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
  });

  it('says the session expired when it ended between two visits, and nothing to a first-time visitor', async () => {
    const returning = setUp(script<AuthSession | null>(null));
    returning.memory.isRemembered = true;
    expect((await returning.store.check()).leftBecause).toBe('expired');
    expect(returning.memory.isRemembered).toBe(false);
    const visitor = setUp(script<AuthSession | null>(null));
    expect(await visitor.store.check()).toMatchObject({ state: 'unauthenticated', leftBecause: null });
    expect(visitor.events).toEqual(['INITIAL_SESSION']);
  });
});

describe('a visit that begins without a network', () => {
  const away = new TypeError('Failed to fetch');
  const ann: KeptMember = { id: sessionFor().user.id, nickname: 'Amina', country: 'KE' };
  function visit(
    fetchSession: (() => Promise<AuthSession | null>) & { asked: () => number },
    kept: KeptMember | null = ann,
  ) {
    const remembered: (KeptMember | null)[] = [kept];
    const events: AuthEvent[] = [];
    const store = createAuthStore({
      calls: { fetchSession, isAdmin: script(false), signOut: script<void>(undefined) },
      memory: {
        wasSignedIn: () => kept !== null,
        remember: (_, member) => void remembered.push(member),
        keptMember: () => kept,
      },
      tellOtherTabs: () => {},
      wait: (ms) => (ms < 2_000 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, 20))),
    });
    store.onEvent((event) => events.push(event));
    return { store, events, remembered };
  }

  it('opens for who was here last, unconfirmed and never as an admin', async () => {
    const { store, events } = visit(script<AuthSession | null>(away));
    expect(await store.check()).toMatchObject({
      state: 'authenticated',
      isUnconfirmed: true,
      user: { nickname: 'Amina', country: 'KE', email: null, role: 'member' },
    });
    expect(events).toEqual([]);
  });

  it('does not wait for a server that is slow to answer, and believes it when it does', async () => {
    let answer = (_: AuthSession | null) => {};
    const slow = Object.assign(() => new Promise<AuthSession | null>((resolve) => (answer = resolve)), {
      asked: () => 1,
    });
    const { store, events } = visit(slow);
    const checking = store.check();
    await expect.poll(() => store.snapshot().isUnconfirmed).toBe(true);
    answer(sessionFor());
    expect(await checking).toMatchObject({ isUnconfirmed: false, user: { email: 'amina@tulia.test' } });
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  it('ends when the server, reached again, says the session is over', async () => {
    const { store, events, remembered } = visit(script<AuthSession | null>(away, away, away, null));
    await store.check();
    expect(await store.check({ isForced: true })).toMatchObject({
      state: 'unauthenticated',
      leftBecause: 'expired',
    });
    expect(events).toEqual(['SIGNED_OUT']);
    expect(remembered.at(-1)).toBeNull();
  });

  it('opens for nobody where nobody was signed in', async () => {
    const { store } = visit(script<AuthSession | null>(away), null);
    expect((await store.check()).state).toBe('unauthenticated');
  });
});

describe('signing in and out', () => {
  let server: ReturnType<typeof script<AuthSession | null>>;
  beforeEach(() => {
    server = script<AuthSession | null>(sessionFor());
  });

  it('takes a sign-in at its word without asking again, and tells other tabs', async () => {
    const { store, told, events } = setUp(server);
    await store.signedIn(sessionFor());
    await store.check();
    expect(store.snapshot().state).toBe('authenticated');
    expect(server.asked()).toBe(0);
    expect(told).toEqual(['SIGNED_IN']);
    expect(events).toEqual(['SIGNED_IN']);
  });

  it('stays signed in when the server could not be told of a sign-out', async () => {
    const { store, told } = setUp(server);
    await store.check();
    const failing = createAuthStore({
      calls: { fetchSession: server, isAdmin: script(false), signOut: script<void>(failure(500)) },
      memory: { wasSignedIn: () => false, remember: () => {} },
      tellOtherTabs: (event) => told.push(event),
    });
    await failing.signedIn(sessionFor());
    await expect(failing.signOut()).rejects.toThrow();
    expect(failing.snapshot().state).toBe('authenticated');
    expect(told).toEqual(['SIGNED_IN']);
  });

  it('does not believe an answer that was on its way when someone signed out', async () => {
    let answer: (session: AuthSession) => void = () => {};
    const slow = Object.assign(() => new Promise<AuthSession>((resolve) => (answer = resolve)), {
      asked: () => 0,
    });
    const { store } = setUp(slow);
    await store.signedIn(sessionFor());
    const check = store.check({ isForced: true });
    await store.signOut();
    answer(sessionFor());
    await check;
    expect(store.snapshot()).toMatchObject({ state: 'unauthenticated', leftBecause: 'requested' });
  });

  it('does not call a session expired that a sign-out on its way has just ended', async () => {
    let answer = () => {};
    const reasons: (string | null)[] = [];
    const store = createAuthStore({
      calls: {
        fetchSession: script<AuthSession | null>(sessionFor(), null),
        isAdmin: script(false),
        signOut: () => new Promise((resolve) => (answer = resolve)),
      },
      memory: { wasSignedIn: () => true, remember: () => {} },
      tellOtherTabs: () => {},
    });
    await store.check();
    store.onEvent((_, { leftBecause }) => reasons.push(leftBecause));
    const leaving = store.signOut();
    await store.check({ isForced: true });
    answer();
    await leaving;
    expect(new Set(reasons)).toEqual(new Set(['requested']));
  });

  it('follows another tab out', async () => {
    const { store, told } = setUp(server);
    await store.check();
    store.signedOutElsewhere();
    expect(store.snapshot()).toMatchObject({ state: 'unauthenticated', leftBecause: 'elsewhere' });
    expect(told).toEqual([]);
  });
});
