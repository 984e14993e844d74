// A month of days: a dot where something was written, in the colour of its mood where there was one. One stop for the keyboard.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  addMonths,
  longDate,
  monthName,
  monthOf,
  shortWeekdayName,
  today,
  weekdayName,
  weeksOf,
} from '#platform/web/calendar-dates.ts';
import { classNames } from '#platform/web/class-names.ts';
import { calendarKey } from '#platform/web/grid-keys.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { uiCopy } from '#platform/web/ui/ui.copy.ts';
import { journalCopy } from './journal.copy.ts';
import { useCalendar, useQueued } from './use-journal.ts';

const copy = journalCopy.calendar;
const dots = ['bg-brand', 'bg-mood-1', 'bg-mood-2', 'bg-mood-3', 'bg-mood-4', 'bg-mood-5'] as const;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

type JournalCalendarProps = { memberId: string; chosen: string | null; onChoose: (date: string) => void };

export function JournalCalendar({ memberId, chosen, onChoose }: JournalCalendarProps) {
  const thisDay = today();
  const [focused, setFocused] = useState(chosen ?? thisDay);
  const month = monthOf(focused);
  const { data: days, isError } = useCalendar(memberId, month);
  const queued = useQueued(memberId);
  const grid = useRef<HTMLTableElement>(null);
  const mustFocus = useRef(false);
  useEffect(() => {
    if (chosen) setFocused(chosen);
  }, [chosen]);
  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const known = new Map((days ?? []).map((day) => [day.date, day]));
  for (const { write } of queued)
    if (write.kind === 'save' && !known.has(write.words.date))
      known.set(write.words.date, { date: write.words.date, count: 1, mood: write.words.mood });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = calendarKey(event.key, focused);
    if (!next) return;
    event.preventDefault();
    if (next > thisDay) return;
    mustFocus.current = true;
    setFocused(next);
  };
  const turn = (months: number) => {
    const other = addMonths(month, months);
    setFocused(other === monthOf(thisDay) ? thisDay : `${other}-01`);
  };
  return (
    <section aria-label={copy.label} className="rounded-inset border border-line bg-surface p-3">
      <div className="flex items-center justify-between">
        <IconButton
          label={copy.before}
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={() => turn(-1)}
        />
        <h2 aria-live="polite" className="text-lead">
          {monthName(month)}
        </h2>
        <IconButton
          label={copy.after}
          icon={<ChevronRight size={20} aria-hidden="true" />}
          disabled={month >= monthOf(thisDay)}
          onClick={() => turn(1)}
        />
      </div>
      <table ref={grid} className="w-full table-fixed border-collapse" onKeyDown={onKeyDown}>
        <caption className="sr-only">{copy.help}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 text-tiny font-normal text-ink-soft">
                <span aria-hidden="true">{shortWeekdayName(weekday).slice(0, 2)}</span>
                <span className="sr-only">{weekdayName(weekday)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday's place never moves
                <td key={at} className="p-0 text-center">
                  {date && (
                    <Day
                      date={date}
                      count={known.get(date)?.count ?? 0}
                      mood={known.get(date)?.mood ?? null}
                      isToday={date === thisDay}
                      isFuture={date > thisDay}
                      isChosen={date === chosen}
                      isStop={date === focused}
                      onChoose={() => {
                        setFocused(date);
                        onChoose(date);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isError && !days && <p className="px-2 pb-1 text-tiny text-warn">{copy.failed}</p>}
    </section>
  );
}

type DayProps = {
  date: string;
  count: number;
  mood: number | null;
  isToday: boolean;
  isFuture: boolean;
  isChosen: boolean;
  isStop: boolean;
  onChoose: () => void;
};

function Day({ date, count, mood, isToday, isFuture, isChosen, isStop, onChoose }: DayProps) {
  const score = mood === null ? 0 : Math.round(mood);
  const label = [
    longDate(date),
    isToday && copy.today,
    isFuture ? copy.future : copy.entries(count),
    score > 0 && uiCopy.moods[score - 1],
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      disabled={isFuture}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={label}
      onClick={onChoose}
      className={classNames(
        'relative mx-auto grid h-10 w-full max-w-11 place-items-center rounded-control pb-1.5 text-small tabular-nums transition hover:bg-sunken disabled:text-ink-soft disabled:opacity-50 disabled:hover:bg-transparent pointer-coarse:h-11',
        isToday && 'font-bold text-brand',
        isChosen && 'bg-brand-tint outline-1 outline-brand',
      )}
    >
      {Number(date.slice(8))}
      {count > 0 && (
        <span
          aria-hidden="true"
          className={classNames('absolute bottom-1.5 size-1.5 rounded-pill', dots[score])}
        />
      )}
    </button>
  );
}
