import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { journalCopy } from './journal.copy.ts';

/** Back to where one came from, with its search and its place in the list. */
export function BackToJournal() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <Link
      to="/journal"
      onClick={(event) => {
        if (state?.fromJournal !== true || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="-ml-2 inline-flex touch items-center gap-2 rounded-control px-2 text-small font-medium text-ink-soft hover:text-ink"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {journalCopy.entry.back}
    </Link>
  );
}
