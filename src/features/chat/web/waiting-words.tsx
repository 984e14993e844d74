// Above the conversations, and where a chat begins: those with words in them that the server does not have. One that was to begin with such words
// stands in no other list.
import { CircleAlert, Clock } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { nameOf } from '#features/conversations/web/conversation-name.ts';
import { classNames } from '#platform/web/class-names.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { chatCopy } from './chat.copy.ts';
import { useOutbox } from './member-outbox.ts';
import type { Outgoing } from './outbox.ts';

const copy = chatCopy.list;

/** What is sent sooner than this would only flash by. */
export const HELD_UP_AFTER_MS = 3_000;

type WaitingWordsProps = {
  memberId: string;
  currentId: string | null;
  onNavigate?: () => void;
  className?: string;
};

export function WaitingWords({ memberId, currentId, onNavigate, className }: WaitingWordsProps) {
  const headingId = useId();
  const { items } = useOutbox(memberId);
  const heldUp = useHeldUp(items);
  if (heldUp.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={className}>
      <h2 id={headingId} className="px-3 pb-1 font-sans text-tiny font-semibold text-ink-soft">
        {copy.waiting}
      </h2>
      <ul className="grid gap-0.5">
        {heldUp.map(({ conversationId, content, isRefused, count }) => {
          const isHere = conversationId === currentId;
          const Icon = isRefused ? CircleAlert : Clock;
          return (
            <li
              key={conversationId}
              className={classNames('rounded-control transition', isHere ? 'bg-here' : 'hover:bg-here/60')}
            >
              <Link
                to={`/chat/${conversationId}`}
                aria-current={isHere ? 'page' : undefined}
                onClick={onNavigate}
                className="grid min-h-11 rounded-control px-3 py-2"
              >
                <span className="truncate text-small font-medium">{nameOf(null, content)}</span>
                <span
                  className={classNames(
                    'flex items-center gap-1.5 text-tiny',
                    isRefused ? 'text-warn' : 'text-ink-soft',
                  )}
                >
                  <Icon size={14} aria-hidden="true" />
                  {isRefused ? copy.refused : copy.notSentYet(count)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type HeldUp = Pick<Outgoing, 'conversationId' | 'content'> & {
  isRefused: boolean;
  count: number;
};

/** One for each conversation, called by the first of its words. */
function useHeldUp(items: readonly Outgoing[]): HeldUp[] {
  const isOnline = useIsOnline();
  const [now, setNow] = useState(() => Date.now());
  const dueAt = (item: Outgoing) => Date.parse(item.writtenAt) + HELD_UP_AFTER_MS;
  const isHeldUp = (item: Outgoing) => item.state === 'refused' || !isOnline || dueAt(item) <= now;
  const nextAt = Math.min(...items.filter((item) => !isHeldUp(item)).map(dueAt));
  useEffect(() => {
    if (!Number.isFinite(nextAt)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, nextAt - Date.now()));
    return () => clearTimeout(timer);
  }, [nextAt]);
  const found = new Map<string, HeldUp>();
  for (const item of items.filter(isHeldUp)) {
    const { conversationId, content } = item;
    const known = found.get(conversationId) ?? { conversationId, content, isRefused: false, count: 0 };
    const isRefused = known.isRefused || item.state === 'refused';
    found.set(conversationId, { ...known, isRefused, count: known.count + 1 });
  }
  return [...found.values()];
}
