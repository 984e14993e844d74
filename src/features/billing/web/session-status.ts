// What the member has left, shared by the banner, the sidebar and the upgrade screen through one cache entry. Forced
// on load; after that the network is asked at most once per 4 minutes unless forced. A failed lookup is silent.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { apiOf } from '#platform/web/api.ts';
import { onChange } from '#platform/web/live.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { billingContract, SessionStatus } from '../billing.contract.ts';
import { billingToasts } from './billing.copy.ts';
import { readRemembered, rememberStatus, STATUS_VALID_MS } from './remembered-status.ts';

const billingApi = apiOf<typeof billingContract>('billing');

const THROTTLE_MS = 240_000;
const POLL_MS = 30_000;
const TO_UPGRADE_AFTER_MS = 1_500;
const PURCHASE_TOAST_MS = 5_000;
/** One change in the database is told under several topics; they are answered together. */
const GATHER_CHANGES_MS = 50;

/** The one cache entry, to be read with whatever staleness a place needs. */
export const sessionStatusQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['billing', 'session-status', memberId],
    queryFn: async () => {
      const status = await billingApi.verifySessionAccess();
      rememberStatus(memberId, status);
      return status;
    },
    initialData: () => readRemembered(memberId)?.status,
    initialDataUpdatedAt: () => readRemembered(memberId)?.checkedAt,
    staleTime: THROTTLE_MS,
    gcTime: STATUS_VALID_MS,
    retry: 1,
  });

type SessionStatusOptions = {
  memberId: string;
  /** False while a session runs or its ending is read: nobody is sent away then. */
  mayLeave?: boolean;
};

/**
 * For the voice screen: the status (null when not known), polled, and the way to /upgrade when there is no access.
 * `refresh` asks the server whatever the throttle says.
 */
export function useSessionStatus({ memberId, mayLeave = true }: SessionStatusOptions) {
  const queryClient = useQueryClient();
  const options = sessionStatusQuery(memberId);
  const query = useQuery({ ...options, refetchOnMount: 'always' });
  useStatusRefreshedOnChange(memberId);

  useEffect(() => {
    const poll = setInterval(() => {
      void queryClient.fetchQuery(sessionStatusQuery(memberId)).catch(() => {});
    }, POLL_MS);
    return () => clearInterval(poll);
  }, [queryClient, memberId]);

  // What was remembered is shown at once, but only an answer of the server sends anyone away.
  useUpgradeWhenRequired(query.isFetchedAfterMount && mayLeave ? (query.data ?? null) : null);

  const refresh = useCallback(() => refreshSessionStatus(queryClient, memberId), [queryClient, memberId]);
  const isValid = query.data !== undefined && Date.now() - query.dataUpdatedAt < STATUS_VALID_MS;
  return { status: isValid ? query.data : null, isChecking: query.isFetching, refresh };
}

/** Asks the server now. Resolves with null when it cannot be asked. */
export async function refreshSessionStatus(
  queryClient: QueryClient,
  memberId: string,
): Promise<SessionStatus | null> {
  return queryClient.fetchQuery({ ...sessionStatusQuery(memberId), staleTime: 0 }).catch(() => null);
}

const gathering = new WeakSet<QueryClient>();

/** Everything that depends on sessions or payments is asked for again when the server says it changed. */
export function useStatusRefreshedOnChange(memberId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const changed = () => {
      if (gathering.has(queryClient)) return;
      gathering.add(queryClient);
      setTimeout(() => {
        gathering.delete(queryClient);
        void queryClient.invalidateQueries({ queryKey: sessionStatusQuery(memberId).queryKey });
        void queryClient.invalidateQueries({ queryKey: ['billing', 'recent-payments', memberId] });
      }, GATHER_CHANGES_MS);
    };
    const stops = [onChange('therapy_sessions', changed), onChange('profiles', changed)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, memberId]);
}

function useUpgradeWhenRequired(status: SessionStatus | null): void {
  const navigate = useNavigate();
  const isRequired = status?.redirectToUpgrade ?? false;
  const isWithoutAccess = status !== null && !status.hasAccess;
  const message = status?.message ?? null;
  useEffect(() => {
    const leave = () => void navigate('/upgrade', { replace: true });
    if (!isRequired) {
      if (isWithoutAccess) leave();
      return;
    }
    toast({
      title: billingToasts.purchaseRequired.title,
      description: message ?? billingToasts.purchaseRequired.description,
      tone: 'problem',
      durationMs: PURCHASE_TOAST_MS,
    });
    const timer = setTimeout(leave, TO_UPGRADE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRequired, isWithoutAccess, message, navigate]);
}
