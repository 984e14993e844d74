// /history: every conversation that holds words, by voice, text or avatar. Filters are in the address; searched words are not.
import { History } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { useCategories } from '#features/categories/web/use-categories.ts';
import { zoneHere } from '#platform/web/calendar-dates.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { useSearchedWords } from '#platform/web/searched-words.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { IllustrationSprout } from '#platform/web/ui/illustration-sprout.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import type { HistoryItem } from '../conversations.contract.ts';
import { nameOfItem } from './conversation-name.ts';
import { ConversationOptions } from './conversation-options.tsx';
import { dateAndTimeOf, dayOf, lengthOf, timeOf } from './conversation-time.ts';
import { conversationsCopy } from './conversations.copy.ts';
import { filterFrom, HISTORY_SEARCH, isAnything } from './history-filter.ts';
import { HistoryFilters } from './history-filters.tsx';
import { FoundPlace } from './marked-text.tsx';
import { placeOf } from './message-place.ts';
import { SurfaceIcon } from './surface-icon.tsx';
import { useFocusAfterDelete } from './use-focus-after-delete.ts';
import { useHistory } from './use-history.ts';

const copy = conversationsCopy.history;

export function HistoryScreen() {
  const { user } = useAuth();
  return user ? <MemberHistory key={user.id} memberId={user.id} /> : null;
}

function MemberHistory({ memberId }: { memberId: string }) {
  const [params, setParams] = useSearchParams();
  const [q, search] = useSearchedWords(HISTORY_SEARCH);
  const filter = filterFrom(params, q);
  const { categories } = useCategories(memberId);
  // Dates are meant as they are shown here, in the zone of this device.
  const asked = filter.from || filter.to ? { ...filter, tz: zoneHere() } : filter;
  const history = useHistory(memberId, asked);
  const { items } = history;
  const rows = useRef<HTMLUListElement>(null);
  const onDeleted = useFocusAfterDelete(
    items?.map(({ conversation }) => conversation.id),
    rows,
  );
  const isEverythingEmpty = items?.length === 0 && isAnything(filter) && !history.isStale;

  function change(name: string, value: string) {
    if (name === 'q') return search(value);
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  }
  const clear = () => setParams({}, { replace: true });

  return (
    <div className="mx-auto grid w-full max-w-4xl content-start gap-5 px-4 pt-1 pb-32 sm:px-6 lg:px-8">
      <TopBarTitle>{copy.title}</TopBarTitle>
      {isEverythingEmpty ? (
        <EmptyState
          illustration={<IllustrationSprout />}
          title={copy.emptyTitle}
          description={copy.emptyBody}
          action={<ButtonLink to="/chat">{copy.emptyAction}</ButtonLink>}
        />
      ) : (
        <>
          <HistoryFilters filter={filter} categories={categories} onChange={change} onClear={clear} />
          <p role="status" className={filter.q ? 'text-small text-ink-soft' : 'sr-only'}>
            {filter.q && items && !history.isStale && copy.found(items.length, history.hasMore)}
          </p>
          <HistoryList
            memberId={memberId}
            history={history}
            categories={categories}
            rows={rows}
            onDeleted={onDeleted}
          />
        </>
      )}
    </div>
  );
}

type HistoryListProps = {
  memberId: string;
  history: ReturnType<typeof useHistory>;
  categories: { id: string; name: string }[];
  rows: RefObject<HTMLUListElement | null>;
  onDeleted: (id: string, at: number) => void;
};

function HistoryList({ memberId, history, categories, rows, onDeleted }: HistoryListProps) {
  const isOnline = useIsOnline();
  const { items } = history;
  if (history.isFailed) {
    return (
      <ErrorState
        title={isOnline ? copy.failedTitle : copy.offlineTitle}
        description={isOnline ? copy.failedBody : copy.offlineBody}
        onRetry={history.retry}
        isRetrying={history.isRetrying}
      />
    );
  }
  if (!items) return <HistorySkeleton />;
  if (items.length === 0) {
    return (
      <EmptyState
        illustration={<History size={40} aria-hidden="true" className="text-ink-soft" />}
        title={copy.noneTitle}
        description={copy.noneBody}
      />
    );
  }
  const nameOfCategory = (id: string) =>
    categories.find((category) => category.id === id)?.name ?? conversationsCopy.ownCategory;
  return (
    <>
      <ul
        ref={rows}
        aria-label={copy.list}
        aria-busy={history.isStale}
        className={`grid gap-2.5 transition-opacity ${history.isStale ? 'opacity-60' : ''}`}
      >
        {items.map((item, at) => (
          <HistoryRow
            key={item.conversation.id}
            memberId={memberId}
            item={item}
            category={nameOfCategory(item.conversation.coach_type)}
            onDeleted={() => onDeleted(item.conversation.id, at)}
          />
        ))}
      </ul>
      <LoadMore list={history}>{copy.more}</LoadMore>
    </>
  );
}

type HistoryRowProps = { memberId: string; item: HistoryItem; category: string; onDeleted: () => void };

function HistoryRow({ memberId, item, category, onDeleted }: HistoryRowProps) {
  const { conversation, first_line, matches } = item;
  const name = nameOfItem(item);
  const path = `/history/${conversation.id}`;
  const facts = [
    `${dayOf(conversation.created_at)}, ${timeOf(conversation.created_at)}`,
    lengthOf(item.length_ms),
    category,
    conversationsCopy.messages(item.message_count),
  ];
  return (
    <li className="relative flex gap-3 rounded-inset border border-line bg-surface py-3.5 pr-1.5 pl-4 transition focus-within:border-line-strong hover:border-line-strong sm:gap-4">
      <span className="mt-1 text-brand">
        <SurfaceIcon surface={conversation.surface} size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-lead leading-snug">
          <Link
            to={path}
            state={{ fromHistory: true }}
            className="rounded-small break-words after:absolute after:inset-0 after:rounded-inset after:content-['']"
          >
            {name}
          </Link>
        </h2>
        {conversation.title && first_line && (
          <p className="line-clamp-2 text-small break-words text-ink-soft">{first_line}</p>
        )}
        {!first_line && !conversation.title && (
          <p className="text-small text-ink-soft">{copy.onlyTherapist}</p>
        )}
        {matches.length > 0 && (
          <ul className="my-1.5 grid gap-1 border-l-2 border-glow pl-3">
            {matches.map((found) => (
              <li key={found.message_id} className="text-small break-words">
                <Link
                  to={path + placeOf(found.message_id)}
                  state={{ fromHistory: true }}
                  className="relative z-10 rounded-small hover:underline"
                >
                  <FoundPlace {...found} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-0.5 text-tiny text-ink-soft">
          <time dateTime={conversation.created_at} title={dateAndTimeOf(conversation.created_at)}>
            {facts[0]}
          </time>
          {facts.slice(1).map((fact) => (
            <span key={fact}> · {fact}</span>
          ))}
        </p>
      </div>
      <div className="relative z-10 -my-1.5">
        <ConversationOptions
          memberId={memberId}
          conversationId={conversation.id}
          title={conversation.title}
          name={name}
          onDeleted={onDeleted}
        />
      </div>
    </li>
  );
}

const HistorySkeleton = () => (
  <div className="grid gap-2.5">
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <div key={row} className="flex gap-4 rounded-inset border border-line bg-surface px-4 py-4">
        <Skeleton className="size-5" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
      </div>
    ))}
  </div>
);
