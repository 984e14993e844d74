import { History } from 'lucide-react';
import { Link } from 'react-router';
import { journalCopy } from './journal.copy.ts';
import { useOnThisDay } from './use-journal.ts';

const copy = journalCopy.onThisDay;

/** What was written on this date in earlier years; nothing at all when there is nothing. */
export function OnThisDay({ memberId, date }: { memberId: string; date: string }) {
  const { data: items } = useOnThisDay(memberId, date);
  if (!items || items.length === 0) return null;
  const year = Number(date.slice(0, 4));
  return (
    <section aria-label={copy.title} className="rounded-inset border border-line bg-glow-tint p-4">
      <h2 className="flex items-center gap-2 font-sans text-small font-semibold tracking-normal">
        <History size={18} aria-hidden="true" className="text-warn" />
        {copy.title}
      </h2>
      <ul className="mt-2 grid gap-2.5">
        {items.slice(0, 5).map((item) => (
          <li key={item.id}>
            <Link
              to={`/journal/${item.id}`}
              state={{ fromJournal: true }}
              className="block rounded-small hover:underline"
            >
              <span className="block text-tiny text-ink-soft">
                {copy.years(year - Number(item.date.slice(0, 4)))}
              </span>
              <span className="line-clamp-2 text-small break-words">
                {item.title || item.excerpt || journalCopy.untitled}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
