// The page's one auth store, and what keeps it true: other tabs, the event stream, coming back to the tab, and any answer
// that says the session is missing.
import { ORPCError } from '@orpc/client';
import type { QueryFilters } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { rememberCountry } from '#features/safety/web/likely-country.ts';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { goLive, onChange, stopLive } from '#platform/web/live.ts';
import { forgetNotesOf } from '#platform/web/member-notes.ts';
import { keepMember, readKeptMember } from '#platform/web/offline/kept-member.ts';
import { onSignInNeeded } from '#platform/web/sign-in-needed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { accountCopy } from './account.copy.ts';
import { accountApi } from './account-api.ts';
import { type AuthStore, createAuthStore, UNREACHABLE_RECHECK_MS } from './auth-store.ts';

const CHANNEL = 'tulia.auth';
const MEMORY_KEY = 'tulia.was-signed-in';

/** One for the page: a channel does not hear what it says itself. */
let otherTabs: BroadcastChannel | null = null;

const isMissingSession = (error: unknown) => error instanceof ORPCError && error.code === 'UNAUTHENTICATED';

const authStore = createAuthStore({
  calls: {
    fetchSession: async () => (await accountApi.session()).session,
    isAdmin: async () => {
      try {
        return (await accountApi.adminSession()).isAdmin;
      } catch (error) {
        if (error instanceof ORPCError && (error.status === 403 || error.status === 401)) return false;
        throw error;
      }
    },
    signOut: async () => void (await accountApi.signOut({})),
  },
  memory: {
    wasSignedIn: () => readMemory() === 'true',
    keptMember: readKeptMember,
    remember: (isSignedIn, member) => {
      keepMember(member);
      try {
        if (isSignedIn) localStorage.setItem(MEMORY_KEY, 'true');
        else localStorage.removeItem(MEMORY_KEY);
      } catch {
        // Storage is closed to us: an expired session then ends without a word.
      }
    },
  },
  isOnline: () => navigator.onLine,
  tellOtherTabs: (event) => otherTabs?.postMessage(event),
});

/**
 * What was typed waits for `keptFor` and is shown to no one else; null: `left` signed out, and the key to theirs dies, as
 * does the one to the safety plan on this device, and what was noted for them goes.
 */
function forgetWords(keptFor: string | null, left: string | null): void {
  forgetKeptWords(keptFor);
  if (keptFor === null && left !== null) forgetNotesOf(left);
  void import('#platform/web/private-store.ts').then((store) => {
    if (keptFor !== null) return store.holdPrivateKey(keptFor);
    return left === null ? undefined : store.forgetEverythingPrivate(left);
  });
  void import('#features/safety/web/plan-on-device.ts').then((plan) => plan.keepOnlyPlanOf(keptFor));
}

function readMemory(): string | null {
  try {
    return localStorage.getItem(MEMORY_KEY);
  } catch {
    return null;
  }
}

const AuthContext = createContext<AuthStore>(authStore);

/** `store` is only given by tests. */
export function AuthProvider({ store = authStore, children }: { store?: AuthStore; children: ReactNode }) {
  useEffect(() => keepTrue(store), [store]);
  return <AuthContext value={store}>{children}</AuthContext>;
}

/** On the screen, and failed. */
const inVain: QueryFilters = { type: 'active', predicate: ({ state }) => state.status === 'error' };

function keepTrue(store: AuthStore): () => void {
  let shownFor: string | null = store.snapshot().user?.id ?? null;
  let wordsKeptFor: string | null = null;
  let wasUnconfirmed = false;
  const follow = () => {
    const { user, leftBecause, isUnconfirmed } = store.snapshot();
    const userId = user?.id ?? null;
    if (user?.country) rememberCountry(user.country);
    // Nothing of one person may be shown to the next.
    if (shownFor !== null && shownFor !== userId) queryClient.clear();
    // A session that ran out is signed in again, and what was typed waits; whoever signed out leaves nothing behind.
    const hasLeft = leftBecause === 'requested' || leftBecause === 'elsewhere';
    if ((userId || hasLeft) && userId !== wordsKeptFor) {
      forgetWords(userId, wordsKeptFor);
      wordsKeptFor = userId;
    }
    shownFor = userId;
    // The server is there again: what it could not be asked for is asked anew.
    if (wasUnconfirmed && userId && !isUnconfirmed) void queryClient.refetchQueries(inVain);
    wasUnconfirmed = isUnconfirmed;
    if (userId && !isUnconfirmed) goLive();
    else stopLive();
  };
  const channel = new BroadcastChannel(CHANNEL);
  otherTabs = channel;
  channel.onmessage = ({ data }) => {
    if (data === 'SIGNED_OUT') store.signedOutElsewhere();
    else void store.check({ isForced: true });
  };
  const onVisible = () => document.visibilityState === 'visible' && void store.check();
  document.addEventListener('visibilitychange', onVisible);
  const lookAgain = () => void store.check({ isForced: true });
  addEventListener('online', lookAgain);
  // The network may be there and the server not: nothing tells when that is over.
  const untilConfirmed = setInterval(
    () => store.snapshot().isUnconfirmed && lookAgain(),
    UNREACHABLE_RECHECK_MS,
  );
  const undo = [
    () => {
      channel.close();
      if (otherTabs === channel) otherTabs = null;
    },
    () => document.removeEventListener('visibilitychange', onVisible),
    () => removeEventListener('online', lookAgain),
    () => clearInterval(untilConfirmed),
    onSignInNeeded(lookAgain),
    store.onEvent((event, { leftBecause }) => {
      if (event !== 'SIGNED_OUT') return;
      if (leftBecause === 'expired') toast({ ...accountCopy.toasts.expired, tone: 'problem' });
    }),
    store.subscribe(follow),
    onChange('auth', lookAgain),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isMissingSession(event.action.error)) lookAgain();
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isMissingSession(event.action.error)) lookAgain();
    }),
  ];
  void store.check();
  follow();
  return () => {
    for (const step of undo) step();
  };
}

export const useAuthStore = () => useContext(AuthContext);

/** Works with or without a provider around it; only with one is it kept up to date. */
export function useAuth() {
  const store = useAuthStore();
  const { state, user, isUnconfirmed } = useSyncExternalStore(
    store.subscribe,
    store.snapshot,
    store.snapshot,
  );
  const signOut = useCallback(async () => {
    try {
      await store.signOut();
      toast(accountCopy.toasts.loggedOut);
    } catch {
      toast({ ...accountCopy.toasts.logoutFailed, tone: 'problem' });
    }
  }, [store]);
  const refresh = useCallback(() => store.check({ isForced: true }), [store]);
  return { state, user, isUnconfirmed, signOut, refresh };
}
