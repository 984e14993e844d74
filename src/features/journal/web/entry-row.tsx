import { CloudUpload, GitFork, Image, Pin, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { longDate, shortWeekdayName, weekdayOf } from '#platform/web/calendar-dates.ts';
import { MoodFace, type MoodScore } from '#platform/web/ui/mood-face.tsx';
import { nameFrom, withoutMarks } from './entry-words.ts';
import { journalCopy } from './journal.copy.ts';
import { photoUrl } from './journal-api.ts';
import type { ShownItem } from './journal-writes.ts';
import { Marked } from './marked.tsx';

const copy = journalCopy.list;

export function EntryRow({ item, wanted }: { item: ShownItem; wanted: string }) {
  const weekday = shortWeekdayName(weekdayOf(item.date));
  const day = Number(item.date.slice(8));
  const name = item.title || nameFrom(item.excerpt) || journalCopy.untitled;
  const { matches } = item;
  return (
    <li className="relative flex gap-3.5 rounded-inset border border-line bg-surface p-4 transition focus-within:border-line-strong hover:border-line-strong sm:gap-4.5">
      <div className="grid w-10 shrink-0 content-start justify-items-center gap-2">
        <time
          dateTime={item.date}
          title={longDate(item.date)}
          className="grid justify-items-center text-center"
        >
          <span aria-hidden="true" className="text-tiny text-ink-soft">
            {weekday}
          </span>
          <span aria-hidden="true" className="font-display text-title leading-none tabular-nums">
            {day}
          </span>
          <span className="sr-only">{longDate(item.date)}</span>
        </time>
        {item.mood !== null && <MoodFace score={item.mood as MoodScore} className="size-7" />}
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="flex items-start gap-2 text-lead leading-snug">
          {item.is_pinned && <Pin size={16} aria-hidden="true" className="mt-1 fill-current text-glow" />}
          <Link
            to={`/journal/${item.id}`}
            state={{ fromJournal: true }}
            className="min-w-0 rounded-small break-words after:absolute after:inset-0 after:rounded-inset after:content-['']"
          >
            <Marked text={name} wanted={wanted} />
          </Link>
        </h3>
        {matches.length > 0 ? (
          <ul className="my-1.5 grid gap-1 border-l-2 border-glow pl-3">
            {matches.map(({ before, match, after }) => (
              <li key={`${before}${match}${after}`} className="text-small break-words">
                {withoutMarks(before)}
                <mark className="rounded-[4px] bg-glow/45 text-ink">{match}</mark>
                {withoutMarks(after)}
              </li>
            ))}
          </ul>
        ) : (
          item.title && (
            <p className="line-clamp-2 text-small break-words text-ink-soft">
              <Marked text={item.excerpt} wanted={wanted} />
            </p>
          )
        )}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny text-ink-soft">
          <span>{journalCopy.words(item.word_count)}</span>
          {item.photo_count > 0 && (
            <span className="inline-flex items-center gap-1">
              <Image size={14} aria-hidden="true" />
              {copy.photos(item.photo_count)}
            </span>
          )}
          {item.tags.map((tag) => (
            <span key={tag} className="max-w-40 truncate rounded-pill bg-sunken px-2 py-px">
              {tag}
            </span>
          ))}
          {item.conflict_of && (
            <span className="inline-flex items-center gap-1">
              <GitFork size={14} aria-hidden="true" />
              {copy.otherText}
            </span>
          )}
          {item.state === 'waiting' && (
            <span className="inline-flex items-center gap-1">
              <CloudUpload size={14} aria-hidden="true" />
              {copy.waiting}
            </span>
          )}
          {item.state === 'refused' && (
            <span className="inline-flex items-center gap-1 font-medium text-warn">
              <TriangleAlert size={14} aria-hidden="true" />
              {copy.refused}
            </span>
          )}
        </p>
      </div>
      {item.cover_photo_id && (
        <img
          src={photoUrl(item.cover_photo_id, 'thumb')}
          alt=""
          loading="lazy"
          className="size-18 shrink-0 rounded-control bg-sunken object-cover max-[23rem]:hidden sm:size-20"
        />
      )}
    </li>
  );
}
