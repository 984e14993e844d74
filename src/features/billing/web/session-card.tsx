// At the foot of the sidebar: what is left. Asked for every 60 s, and at once when the server says something changed.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuthStore } from '#features/account/web/auth-session.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Meter } from '#platform/web/ui/meter.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { SessionStatus } from '../billing.contract.ts';
import { billingCopy } from './billing.copy.ts';
import { refreshSessionStatus, sessionStatusQuery, useStatusRefreshedOnChange } from './session-status.ts';

const SIDEBAR_POLL_MS = 60_000;
const SIDEBAR_STALE_MS = 55_000;

const copy = billingCopy.card;

/** Shows nothing when the status cannot be had: a failed lookup is silent. */
export function SessionCard({ memberId }: { memberId: string }) {
  useStatusRefreshedOnChange(memberId);
  useStatusRefreshedOnAuthChange(memberId);
  const { pathname } = useLocation();
  const { data: status, isPending } = useQuery({
    ...sessionStatusQuery(memberId),
    staleTime: SIDEBAR_STALE_MS,
    refetchInterval: SIDEBAR_POLL_MS,
    retry: 1,
  });
  if (!status) return isPending ? <SessionCardSkeleton /> : null;
  const words = statusWords(status);
  return (
    <Card as="section" padding="snug" isFlat aria-label={copy.title} className="grid gap-2.5 text-small">
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold">{words.left}</p>
        <span className="whitespace-nowrap">
          <Badge tone={status.hasActiveSession ? 'glow' : 'plain'}>
            {status.hasActiveSession ? copy.running : copy[status.type]}
          </Badge>
        </span>
      </div>
      {words.total > 0 && (
        <Meter label={copy.title} value={words.used} max={words.total} text={words.detail} />
      )}
      <p className="text-ink-soft tabular-nums">{words.detail}</p>
      {!status.hasAccess && (
        <Link
          to="/upgrade"
          state={{ from: pathname }}
          className="touch inline-flex items-center font-semibold text-brand"
        >
          {copy.upgrade}
        </Link>
      )}
    </Card>
  );
}

function useStatusRefreshedOnAuthChange(memberId: string): void {
  const queryClient = useQueryClient();
  const store = useAuthStore();
  useEffect(
    () =>
      store.onEvent((_, { user }) => {
        if (user?.id === memberId) void refreshSessionStatus(queryClient, memberId);
      }),
    [store, queryClient, memberId],
  );
}

/** A paid plan is shown as used of total, a subscription by its expiry date or 'ongoing'. */
export function statusWords({
  hasActiveSession,
  type,
  remaining,
  usedSessions,
  totalPaidSessions,
  subscriptionEnd,
}: SessionStatus) {
  if (type === 'subscription') {
    const until = subscriptionEnd ? copy.until(readableDate(subscriptionEnd)) : copy.ongoing;
    return { left: copy.unlimited, detail: until, used: 0, total: 0 };
  }
  const left = remaining ?? 0;
  // The running session is set aside: neither left nor used, but one of them all. So are free ones not used when the first
  // were bought: they are left, though not among those paid for.
  const all = usedSessions + left + (hasActiveSession ? 1 : 0);
  const total = type === 'paid' ? Math.max(totalPaidSessions, all) : all;
  return { left: copy.left(left), detail: copy.usedOf(usedSessions, total), used: usedSessions, total };
}

const readableDate = (iso: string) =>
  new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(iso),
  );

const SessionCardSkeleton = () => (
  <Card padding="snug" isFlat className="grid gap-3" aria-hidden="true">
    <Skeleton className="h-4 w-28" />
    <Skeleton className="h-1.5 w-full" />
    <Skeleton className="h-4 w-20" />
  </Card>
);
