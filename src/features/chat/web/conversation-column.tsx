// Every conversation, to go on with one of them: beside the thread on a wide screen, in a drawer on a narrow one.
import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { HistoryItem } from '#features/conversations/conversations.contract.ts';
import { nameOfItem } from '#features/conversations/web/conversation-name.ts';
import { ConversationOptions } from '#features/conversations/web/conversation-options.tsx';
import { dayOf } from '#features/conversations/web/conversation-time.ts';
import { FoundPlace } from '#features/conversations/web/marked-text.tsx';
import { placeOf } from '#features/conversations/web/message-place.ts';
import { SurfaceIcon } from '#features/conversations/web/surface-icon.tsx';
import { useFocusAfterDelete } from '#features/conversations/web/use-focus-after-delete.ts';
import { useHistory } from '#features/conversations/web/use-history.ts';
import { classNames } from '#platform/web/class-names.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { uiCopy } from '#platform/web/ui/ui.copy.ts';
import { chatCopy } from './chat.copy.ts';
import { WaitingWords } from './waiting-words.tsx';

const copy = chatCopy.list;

type ColumnProps = {
  memberId: string;
  currentId: string | null;
  onNavigate?: () => void;
  /** The conversation that is open was deleted. */
  onCurrentDeleted: () => void;
};

export function ConversationColumn({ memberId, currentId, onNavigate, onCurrentDeleted }: ColumnProps) {
  const [q, setQ] = useState('');
  const history = useHistory(memberId, { order: 'last_said', ...(q && { q }) });
  const rows = useRef<HTMLUListElement>(null);
  const onDeleted = useFocusAfterDelete(
    history.items?.map(({ conversation }) => conversation.id),
    rows,
  );
  return (
    <nav aria-label={copy.title} className="flex min-h-0 flex-1 flex-col gap-3 px-3 pb-4">
      <ButtonLink
        to="/chat"
        isWide
        variant="secondary"
        icon={<Plus size={18} aria-hidden="true" />}
        {...(onNavigate && { onClick: onNavigate })}
      >
        {copy.new}
      </ButtonLink>
      <div className="flex">
        <SearchField label={copy.search} placeholder={copy.searchPlaceholder} value={q} onChange={setQ} />
      </div>
      <p role="status" className="sr-only">
        {q && foundIn(history)}
      </p>
      <div className="relative -mx-1 min-h-0 flex-1 overflow-y-auto px-1">
        {!q && (
          <WaitingWords
            memberId={memberId}
            currentId={currentId}
            className="mb-3 border-b border-line pb-3"
            {...(onNavigate && { onNavigate })}
          />
        )}
        <ConversationList
          history={history}
          q={q}
          rows={rows}
          row={(item, at) => (
            <ConversationRow
              key={item.conversation.id}
              memberId={memberId}
              item={item}
              isCurrent={item.conversation.id === currentId}
              onDeleted={() => {
                if (item.conversation.id === currentId) onCurrentDeleted();
                else onDeleted(item.conversation.id, at);
              }}
              {...(onNavigate && { onNavigate })}
            />
          )}
        />
      </div>
    </nav>
  );
}

type History = ReturnType<typeof useHistory>;

/** What a search came to, for those who do not see the list change. */
function foundIn({ items, isStale, hasMore }: History): string {
  if (!items || isStale) return '';
  return items.length === 0 ? copy.none : copy.found(items.length, hasMore);
}

type ListProps = {
  history: History;
  q: string;
  rows: RefObject<HTMLUListElement | null>;
  row: (item: HistoryItem, at: number) => ReactNode;
};

function ConversationList({ history, q, rows, row }: ListProps) {
  const isOnline = useIsOnline();
  const { items } = history;
  if (history.isFailed && !isOnline)
    return (
      <p role="alert" className="px-2 py-3 text-small text-ink-soft">
        {copy.offline}
      </p>
    );
  if (history.isFailed) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 px-2 py-3 text-small text-ink-soft">
        {copy.failed}
        <Button variant="secondary" size="small" isBusy={history.isRetrying} onClick={history.retry}>
          {uiCopy.tryAgain}
        </Button>
      </div>
    );
  }
  if (!items) return <ColumnSkeleton />;
  if (items.length === 0) {
    return (
      // Of a search it is said above.
      <p aria-hidden={q !== '' || undefined} className="px-2 py-3 text-small text-ink-soft">
        {q ? copy.none : copy.empty}
      </p>
    );
  }
  return (
    <>
      <ul
        ref={rows}
        className={classNames('grid gap-0.5 transition-opacity', history.isStale && 'opacity-60')}
      >
        {items.map(row)}
      </ul>
      {history.hasMore && (
        <Button
          variant="quiet"
          size="small"
          isWide
          className="mt-1"
          isBusy={history.isLoadingMore}
          onClick={history.loadMore}
        >
          {copy.more}
        </Button>
      )}
    </>
  );
}

type RowProps = {
  memberId: string;
  item: HistoryItem;
  isCurrent: boolean;
  onNavigate?: () => void;
  onDeleted: () => void;
};

function ConversationRow({ memberId, item, isCurrent, onNavigate, onDeleted }: RowProps) {
  const { conversation, matches } = item;
  const name = nameOfItem(item);
  const found = matches[0];
  return (
    <li
      className={classNames(
        'group relative flex items-center rounded-control transition',
        isCurrent ? 'bg-here' : 'hover:bg-here/60',
      )}
    >
      <Link
        to={`/chat/${conversation.id}${found ? placeOf(found.message_id) : ''}`}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onNavigate}
        className="grid min-h-11 min-w-0 flex-1 rounded-control py-2 pr-1 pl-3"
      >
        <span className="truncate text-small font-medium">{name}</span>
        {found && (
          <span className="line-clamp-2 text-tiny text-ink-soft">
            <FoundPlace {...found} />
          </span>
        )}
        <span className="flex items-center gap-1.5 text-tiny text-ink-soft">
          <SurfaceIcon surface={conversation.surface} size={14} />
          {dayOf(item.last_said_at)}
        </span>
      </Link>
      <ConversationOptions
        memberId={memberId}
        conversationId={conversation.id}
        title={conversation.title}
        name={name}
        hasHistoryLink
        onDeleted={onDeleted}
        className={classNames(
          'transition-opacity focus-visible:opacity-100 aria-expanded:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100',
          !isCurrent && 'pointer-fine:opacity-0',
        )}
      />
    </li>
  );
}

const ColumnSkeleton = () => (
  <div className="grid gap-4 px-3 py-2">
    {['w-4/5', 'w-3/5', 'w-full', 'w-2/3'].map((width) => (
      <div key={width} className="grid gap-2">
        <Skeleton className={`h-4 ${width}`} />
        <Skeleton className="h-3 w-16" />
      </div>
    ))}
  </div>
);
