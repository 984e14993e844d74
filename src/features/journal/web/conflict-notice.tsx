// Two texts of one entry, both kept. They stand side by side until the member says what becomes of them.
import { useState } from 'react';
import { isRefusal } from '#platform/shared/refusals.ts';
import { longDate } from '#platform/web/calendar-dates.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { countWords, type EntryWords } from './entry-words.ts';
import { journalCopy } from './journal.copy.ts';
import { journalOf } from './member-journal.ts';
import { useEntryQuery } from './use-journal.ts';

const copy = journalCopy.conflict;

type ConflictNoticeProps = {
  memberId: string;
  /** The entry on the page. */
  id: string;
  otherId: string;
  /** As it is on the page now. */
  words: () => EntryWords;
  /** Nothing more of this page is saved. */
  rest: () => void;
  /** Leads to the entry that stays. */
  onSettled: (id: string) => void;
  onKeptBoth: () => void;
};

export function ConflictNotice({
  memberId,
  id,
  otherId,
  words,
  rest,
  onSettled,
  onKeptBoth,
}: ConflictNoticeProps) {
  const journal = journalOf(memberId);
  const other = useEntryQuery(memberId, otherId);
  const [isOpen, setIsOpen] = useState(false);
  const there = other.data?.value ?? null;
  // The other one is gone by now: this is an entry like any other.
  if (isRefusal(other.error, 'NOT_FOUND')) return null;

  async function keepMine(against: JournalEntry) {
    // Its words go where the photos are; the copy they were kept in is no longer needed.
    const mine = words();
    rest();
    // Written over the other text on purpose: not one more of the writes that were moved away from it.
    journal.queue.latest(against.id);
    await journal.save(against.id, mine, against.version);
    await journal.remove(id);
    toast({ title: copy.usedMine, tone: 'good' });
    onSettled(against.id);
  }
  async function keepOther(against: JournalEntry) {
    rest();
    await journal.remove(id);
    toast({ title: copy.usedOther, tone: 'good' });
    onSettled(against.id);
  }

  return (
    <Card as="section" padding="snug" aria-label={copy.title} className="grid gap-3 bg-glow-tint">
      <div>
        <h2 className="text-lead">{copy.title}</h2>
        <p className="text-small">{copy.body}</p>
      </div>
      {isOpen && there && (
        <div className="grid gap-3 md:grid-cols-2">
          <Version title={copy.mine} words={words()} />
          <Version title={copy.other} words={there} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isOpen}
          disabled={!there}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? copy.hide : copy.compare}
        </Button>
        {there && (
          <>
            <Button size="small" onClick={() => void keepMine(there)}>
              {copy.useMine}
            </Button>
            <Button size="small" variant="secondary" onClick={() => void keepOther(there)}>
              {copy.useOther}
            </Button>
          </>
        )}
        <Button size="small" variant="quiet" onClick={onKeptBoth}>
          {copy.keepBoth}
        </Button>
      </div>
    </Card>
  );
}

const Version = ({ title, words }: { title: string; words: EntryWords }) => (
  <article className="grid content-start gap-1.5 rounded-inset border border-line bg-surface p-3.5">
    <h3 className="font-sans text-small font-semibold tracking-normal">{title}</h3>
    <p className="text-tiny text-ink-soft">{copy.dated(longDate(words.date), countWords(words.body))}</p>
    {words.title && <p className="font-display text-lead">{words.title}</p>}
    <p className="max-h-80 overflow-y-auto text-small break-words whitespace-pre-wrap">{words.body}</p>
  </article>
);
