// Who is signed in here, as the page knows it. The cookie cannot be read by scripts, so the server is asked, at most once
// in four minutes unless forced; in between, and while the server cannot be reached, the last answer holds. A visit that
// begins without a network opens for whoever was here last, unconfirmed: what is kept on the device is theirs to read.
import type { KeptMember } from '#platform/web/offline/kept-member.ts';
import type { AuthSession, AuthUser } from '../account.contract.ts';

type AuthState = 'loading' | 'authenticated' | 'admin' | 'unauthenticated';
export type AuthEvent = 'INITIAL_SESSION' | 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'USER_UPDATED';
/** Why nobody is signed in any more: they asked to, the session ended, or another tab signed out. */
type LeftBecause = 'requested' | 'expired' | 'elsewhere';

type AuthSnapshot = {
  state: AuthState;
  user: AuthUser | null;
  expiresAt: string | null;
  leftBecause: LeftBecause | null;
  /** Only this browser says who is here; the server has not been reached yet, and decides when it is. */
  isUnconfirmed: boolean;
};

export type AuthCalls = {
  fetchSession(): Promise<AuthSession | null>;
  /** False for anyone but the super admin, as the server sees it. */
  isAdmin(): Promise<boolean>;
  signOut(): Promise<void>;
};

type AuthStoreOptions = {
  calls: AuthCalls;
  /** Whether this browser had someone signed in, kept across visits. */
  memory: {
    wasSignedIn(): boolean;
    remember(isSignedIn: boolean, member: KeptMember | null): void;
    /** Who was signed in last, and did not sign out. */
    keptMember?(): KeptMember | null;
  };
  tellOtherTabs(event: 'SIGNED_IN' | 'SIGNED_OUT'): void;
  /** False only when there is surely no network. */
  isOnline?: () => boolean;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
};

export type AuthStore = ReturnType<typeof createAuthStore>;

export const CHECK_EVERY_MS = 240_000;
const RETRY_AFTER_MS = [400, 1_200];
export const UNREACHABLE_RECHECK_MS = 30_000;
/** How long a visit waits for the server before it opens for who was here last. */
const PATIENCE_MS = 3_000;
const GATEWAY_TROUBLE = new Set([502, 503, 504]);

const LOADING: AuthSnapshot = {
  state: 'loading',
  user: null,
  expiresAt: null,
  leftBecause: null,
  isUnconfirmed: false,
};

/** No answer at all, or one from a proxy in between: it says nothing of the session. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError || GATEWAY_TROUBLE.has((error as { status?: number } | null)?.status ?? 0);

export function createAuthStore({
  calls,
  memory,
  tellOtherTabs,
  isOnline = () => true,
  now = Date.now,
  wait = sleep,
}: AuthStoreOptions) {
  let snapshot = LOADING;
  let checkedAt: number | null = null;
  let underWay: Promise<void> | null = null;
  /** Raised when someone signs in or out, so that an older check's answer is not believed. */
  let generation = 0;
  /** A sign-out is on its way: a check that finds the session gone meanwhile has found no surprise. */
  let isSigningOut = false;
  const watchers = new Set<() => void>();
  const listeners = new Set<(event: AuthEvent, snapshot: AuthSnapshot) => void>();

  const isSignedIn = () => snapshot.state === 'authenticated' || snapshot.state === 'admin';

  function become(next: AuthSnapshot, event: AuthEvent | null): void {
    snapshot = next;
    if (next.state !== 'loading') memory.remember(next.user !== null, next.user);
    for (const watcher of watchers) watcher();
    if (event) for (const listener of listeners) listener(event, next);
  }

  const leave = (leftBecause: LeftBecause | null, event: AuthEvent) =>
    become(
      { state: 'unauthenticated', user: null, expiresAt: null, leftBecause, isUnconfirmed: false },
      event,
    );

  /** For who was here last. No event: nobody has signed in. */
  function openUnconfirmed({ id, nickname, country }: KeptMember): void {
    const user = { id, nickname, country, email: null, phone: null, role: 'member' as const };
    become({ state: 'authenticated', user, expiresAt: null, leftBecause: null, isUnconfirmed: true }, null);
  }

  async function enter(session: AuthSession, event: AuthEvent | null): Promise<void> {
    const started = generation;
    // The role in the session is only a reason to ask; the admin area opens on the server's answer.
    const isAdmin = session.user.role === 'super_admin' && (await withRetries(calls.isAdmin));
    if (started !== generation) return;
    become(
      {
        state: isAdmin ? 'admin' : 'authenticated',
        user: session.user,
        expiresAt: session.expiresAt,
        leftBecause: null,
        isUnconfirmed: false,
      },
      event,
    );
  }

  async function withRetries<T>(call: () => Promise<T>): Promise<T> {
    for (const pause of RETRY_AFTER_MS) {
      try {
        return await call();
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        await wait(pause);
      }
    }
    return call();
  }

  function eventFor(session: AuthSession): AuthEvent | null {
    if (snapshot.state === 'loading') return 'INITIAL_SESSION';
    if (snapshot.isUnconfirmed && snapshot.user?.id === session.user.id) return 'INITIAL_SESSION';
    if (!isSignedIn() || snapshot.user?.id !== session.user.id) return 'SIGNED_IN';
    if (JSON.stringify(snapshot.user) !== JSON.stringify(session.user)) return 'USER_UPDATED';
    return snapshot.expiresAt === session.expiresAt ? null : 'TOKEN_REFRESHED';
  }

  async function ask(): Promise<void> {
    const started = generation;
    const kept = snapshot.state === 'loading' ? (memory.keptMember?.() ?? null) : null;
    const openForKept = () => {
      if (kept && started === generation && snapshot.state === 'loading') openUnconfirmed(kept);
    };
    if (!isOnline()) openForKept();
    else if (kept) void wait(PATIENCE_MS).then(openForKept);
    try {
      const session = await withRetries(calls.fetchSession);
      if (started !== generation) return;
      checkedAt = now();
      if (session) await enter(session, eventFor(session));
      else if (isSignedIn() || memory.wasSignedIn())
        leave(isSigningOut ? 'requested' : 'expired', 'SIGNED_OUT');
      else leave(null, snapshot.state === 'loading' ? 'INITIAL_SESSION' : 'SIGNED_OUT');
    } catch (error) {
      if (started !== generation) return;
      checkedAt = now();
      if (isUnreachable(error)) openForKept();
      if (isUnreachable(error) && isSignedIn()) {
        // A train in a tunnel is no reason to be thrown out.
        checkedAt = now() - CHECK_EVERY_MS + UNREACHABLE_RECHECK_MS;
        return;
      }
      const wasSignedIn = isSignedIn() || memory.wasSignedIn();
      if (!isUnreachable(error)) await calls.signOut().catch(() => {});
      leave(wasSignedIn ? 'expired' : null, 'SIGNED_OUT');
    }
  }

  return {
    snapshot: () => snapshot,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    onEvent: (listener: (event: AuthEvent, snapshot: AuthSnapshot) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Never rejects. */
    check: async ({ isForced = false } = {}): Promise<AuthSnapshot> => {
      const isFresh = checkedAt !== null && now() - checkedAt < CHECK_EVERY_MS;
      if (isForced || !isFresh) {
        underWay ??= ask().finally(() => {
          underWay = null;
        });
        await underWay;
      }
      return snapshot;
    },

    /** What a sign-in, sign-up or reset answered. */
    signedIn: async (session: AuthSession): Promise<void> => {
      generation++;
      checkedAt = now();
      await enter(session, 'SIGNED_IN').catch(() =>
        become(
          {
            state: 'authenticated',
            user: session.user,
            expiresAt: session.expiresAt,
            leftBecause: null,
            isUnconfirmed: false,
          },
          'SIGNED_IN',
        ),
      );
      tellOtherTabs('SIGNED_IN');
    },

    /** Rejects when the server could not be told; the person is then still signed in. */
    signOut: async (): Promise<void> => {
      isSigningOut = true;
      try {
        await withRetries(calls.signOut);
      } finally {
        isSigningOut = false;
      }
      generation++;
      checkedAt = now();
      leave('requested', 'SIGNED_OUT');
      tellOtherTabs('SIGNED_OUT');
    },

    signedOutElsewhere: (): void => {
      generation++;
      checkedAt = now();
      if (snapshot.state !== 'unauthenticated') leave('elsewhere', 'SIGNED_OUT');
    },
  };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
