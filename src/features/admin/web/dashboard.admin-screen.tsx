// The admin portal's first page: the installation at a glance. Numbers where a number says it.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiOf } from '#platform/web/api.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import type { adminContract, Overview } from '../admin.contract.ts';
import { adminCopy as copy } from './admin.copy.ts';

const adminApi = apiOf<typeof adminContract>('admin');
const REFRESH_MS = 60_000;

export function AdminDashboardScreen() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: () => adminApi.overview(),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
  return (
    <div className="grid max-w-6xl gap-6 px-4 pt-1 pb-16 sm:px-6 lg:px-8">
      <TopBarTitle>{copy.title}</TopBarTitle>
      <p className="max-w-(--measure) text-ink-soft">{copy.description}</p>
      {error && !data ? (
        <ErrorState
          title={copy.errorTitle}
          description={copy.errorDescription}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Overviews overview={data} />
      )}
      <p className="max-w-(--measure) text-small text-ink-soft">{copy.coming}</p>
    </div>
  );
}

const Overviews = ({ overview }: { overview: Overview | undefined }) => (
  <div aria-busy={!overview} className="grid gap-4 lg:grid-cols-3">
    <Group title={copy.groups.members}>
      <Figure label={copy.figures.members} value={overview?.members} />
      <Figure label={copy.figures.membersActive7d} value={overview?.membersActive7d} />
    </Group>
    <Group title={copy.groups.sessions}>
      <Figure label={copy.figures.open} value={overview?.sessions.open} />
      <Figure label={copy.figures.captured} value={overview?.sessions.captured} />
      <Figure label={copy.figures.voided} value={overview?.sessions.voided} />
    </Group>
    <Group title={copy.groups.care} note={overview && <LedgerNote violations={overview.ledgerViolations} />}>
      <Figure label={copy.figures.openSafetyEvents7d} value={overview?.openSafetyEvents7d} />
      <Figure label={copy.figures.ledgerViolations} value={overview?.ledgerViolations} />
    </Group>
  </div>
);

type GroupProps = { title: string; note?: ReactNode; children: ReactNode };

const Group = ({ title, note, children }: GroupProps) => (
  <Card as="section" aria-label={title} isFlat className="grid content-start gap-3">
    <h2 className="text-lead">{title}</h2>
    <dl className="grid divide-y divide-line">{children}</dl>
    {note}
  </Card>
);

const Figure = ({ label, value }: { label: string; value: number | undefined }) => (
  <div className="flex min-h-13 items-center justify-between gap-4">
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd className="font-display text-title tabular-nums">
      {value === undefined ? <Skeleton className="h-6 w-10" /> : value.toLocaleString()}
    </dd>
  </div>
);

const LedgerNote = ({ violations }: { violations: number }) =>
  violations === 0 ? (
    <p className="text-small text-ink-soft">{copy.ledgerClean}</p>
  ) : (
    <p role="alert" className="text-small font-medium text-rose">
      {copy.ledgerBroken}
    </p>
  );
