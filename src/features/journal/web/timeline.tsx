// The entries in their order: pinned ones first, then month by month.
import { BookOpen } from 'lucide-react';
import { useId } from 'react';
import { monthName } from '#platform/web/calendar-dates.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EntryRow } from './entry-row.tsx';
import { journalCopy } from './journal.copy.ts';
import { inGroups, type ShownItem } from './journal-writes.ts';
import type { useTimeline } from './use-journal.ts';

const copy = journalCopy.list;

type TimelineProps = { timeline: ReturnType<typeof useTimeline>; wanted: string; isDay: boolean };

export function Timeline({ timeline, wanted, isDay }: TimelineProps) {
  const isOnline = useIsOnline();
  const { items } = timeline;
  if (timeline.isFailed && !items?.length) {
    return (
      <ErrorState
        title={copy.failedTitle}
        description={isOnline ? copy.failedBody : journalCopy.entry.offlineBody}
        onRetry={timeline.retry}
        isRetrying={timeline.isRetrying}
      />
    );
  }
  if (!items) return <TimelineSkeleton />;
  if (items.length === 0) {
    return (
      <EmptyState
        illustration={<BookOpen size={40} aria-hidden="true" className="text-ink-soft" />}
        title={isDay ? copy.noneDayTitle : copy.noneTitle}
        description={isDay ? undefined : copy.noneBody}
      />
    );
  }
  const { pinned, months } = inGroups(items);
  return (
    <div
      aria-busy={timeline.isStale}
      className={`grid grid-cols-1 gap-7 transition-opacity ${timeline.isStale ? 'opacity-60' : ''}`}
    >
      {pinned.length > 0 && <Group title={copy.pinned} items={pinned} wanted={wanted} />}
      {months.map(({ month, items: entries }) => (
        <Group key={month} title={monthName(month)} items={entries} wanted={wanted} />
      ))}
      <LoadMore list={timeline}>{copy.more}</LoadMore>
    </div>
  );
}

function Group({ title, items, wanted }: { title: string; items: ShownItem[]; wanted: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2.5 text-lead text-ink-soft">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-2.5">
        {items.map((item) => (
          <EntryRow key={item.id} item={item} wanted={wanted} />
        ))}
      </ul>
    </section>
  );
}

const TimelineSkeleton = () => (
  <div role="status" aria-label={copy.label} className="grid gap-2.5">
    <Skeleton className="mb-1 h-6 w-36" />
    {['a', 'b', 'c', 'd'].map((row) => (
      <div key={row} className="flex gap-4 rounded-inset border border-line bg-surface p-4">
        <Skeleton className="h-12 w-10" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      </div>
    ))}
  </div>
);
