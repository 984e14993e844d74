// /journal: every entry, newest first, with its days, its tags, and what was written on this day in other years. Filters
// are in the address; searched words are not.
import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { longDate, momentOf, today } from '#platform/web/calendar-dates.ts';
import { classNames } from '#platform/web/class-names.ts';
import { useMediaQuery } from '#platform/web/media-query.ts';
import { useSearchedWords } from '#platform/web/searched-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { IllustrationSprout } from '#platform/web/ui/illustration-sprout.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import { useAfterRest } from './after-rest.ts';
import { loadRichText } from './entry-editor.tsx';
import { journalCopy } from './journal.copy.ts';
import { JournalCalendar } from './journal-calendar.tsx';
import { dayFrom, filterFrom, isAnything } from './journal-filter.ts';
import { JournalFilters } from './journal-filters.tsx';
import { idsAskingForHelp, JournalHelp } from './journal-help.tsx';
import { JournalOptions } from './journal-options.tsx';
import { NewEntry } from './new-entry.tsx';
import { OnThisDay } from './on-this-day.tsx';
import { Timeline } from './timeline.tsx';
import { useJournalFollowed, useTags, useTimeline } from './use-journal.ts';

const copy = journalCopy.list;

export function JournalScreen() {
  const { user } = useAuth();
  return user ? <MemberJournal key={user.id} memberId={user.id} country={user.country} /> : null;
}

type MemberJournalProps = { memberId: string; country: string | null };

export function MemberJournal({ memberId, country }: MemberJournalProps) {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const [q, search] = useSearchedWords('journal');
  const filter = useMemo(() => filterFrom(new URLSearchParams(query), q), [query, q]);
  const day = dayFrom(params);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  useJournalFollowed(memberId);
  // So that an entry opens at once, and without a network.
  useAfterRest(() => void loadRichText().catch(() => {}));
  const timeline = useTimeline(memberId, filter);
  const tags = useTags(memberId);
  const { items } = timeline;
  const isEmpty = items?.length === 0 && isAnything(filter) && !timeline.isStale && !timeline.isFailed;

  function change(name: string, value: string) {
    if (name === 'q') return search(value);
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (value) next.set(name, value);
        else next.delete(name);
        if (name === 'from' || name === 'to') next.delete('day');
        return next;
      },
      { replace: true },
    );
  }
  const clear = () => setParams({}, { replace: true });
  const chooseDay = (chosen: string) => change('day', chosen === day ? '' : chosen);

  const calendar = <JournalCalendar memberId={memberId} chosen={day} onChoose={chooseDay} />;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-1 pb-32 sm:px-6 lg:px-8">
      <TopBarTitle>{journalCopy.title}</TopBarTitle>
      <div
        className={classNames(
          'grid grid-cols-1 gap-x-10 gap-y-5',
          !isEmpty && 'lg:grid-cols-[minmax(0,1fr)_19rem]',
        )}
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {isEmpty ? <span /> : <NewEntry label={journalCopy.newEntry} />}
            <div className="flex gap-2">
              {!isWide && !isEmpty && (
                <IconButton
                  look="ring"
                  label={copy.calendar}
                  aria-expanded={isCalendarOpen}
                  icon={<CalendarDays size={20} aria-hidden="true" />}
                  className={day ? 'border-brand text-brand' : ''}
                  onClick={() => setIsCalendarOpen(!isCalendarOpen)}
                />
              )}
              <JournalOptions memberId={memberId} />
            </div>
          </div>
          <JournalHelp memberId={memberId} country={country} ids={idsAskingForHelp(items ?? [])} />
          {isEmpty ? (
            <EmptyState
              illustration={<IllustrationSprout />}
              title={copy.emptyTitle}
              description={copy.emptyBody}
              action={<NewEntry label={copy.emptyAction} />}
            />
          ) : (
            <>
              <JournalFilters filter={filter} tags={tags.data ?? []} onChange={change} onClear={clear} />
              {!isWide && isCalendarOpen && calendar}
              {!isWide && isAnything(filter) && <OnThisDay memberId={memberId} date={today()} />}
              {day && (
                <div className="flex flex-wrap items-center gap-x-3">
                  <h2 className="text-lead">{copy.onDay(longDate(day))}</h2>
                  <Button variant="quiet" size="small" onClick={() => change('day', '')}>
                    {copy.allDays}
                  </Button>
                </div>
              )}
              <p role="status" className={filter.q ? 'text-small text-ink-soft' : 'sr-only'}>
                {filter.q && items && !timeline.isStale && copy.found(items.length, timeline.hasMore)}
              </p>
              {timeline.asOf && (
                <p className="text-small text-ink-soft">
                  {copy.asOf(momentOf(timeline.asOf))} {filter.q && copy.searchOffline}
                </p>
              )}
              <Timeline timeline={timeline} wanted={filter.q ?? ''} isDay={day !== null} />
            </>
          )}
        </div>
        {isWide && !isEmpty && (
          <aside aria-label={copy.beside} className="grid content-start gap-6">
            {calendar}
            <OnThisDay memberId={memberId} date={today()} />
            <TagCloud
              tags={tags.data ?? []}
              chosen={filter.tag ?? null}
              onChoose={(tag) => change('tag', tag === filter.tag ? '' : tag)}
            />
          </aside>
        )}
      </div>
    </div>
  );
}

type TagCloudProps = {
  tags: { tag: string; count: number }[];
  chosen: string | null;
  onChoose: (tag: string) => void;
};

function TagCloud({ tags, chosen, onChoose }: TagCloudProps) {
  if (tags.length === 0) return null;
  return (
    <section aria-label={copy.tags}>
      <h2 className="mb-2 font-sans text-small font-semibold tracking-normal">{copy.tags}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {tags.slice(0, 30).map(({ tag, count }) => (
          <li key={tag} className="max-w-full">
            <button
              type="button"
              aria-pressed={tag === chosen}
              className="flex min-h-9 max-w-full items-center gap-1.5 rounded-pill border border-line px-3 text-small transition hover:border-line-strong aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-brand-ink pointer-coarse:min-h-11"
              onClick={() => onChoose(tag)}
            >
              <span className="truncate">{tag}</span>
              <span className="text-tiny tabular-nums opacity-75">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
