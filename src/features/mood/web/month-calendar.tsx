// A month in weeks, a face a day. A real table: its cells say their day, arrow keys move, Enter opens.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  addMonths,
  firstOf,
  lastOf,
  longDate,
  monthName,
  monthOf,
  shortDate,
  shortWeekdayName,
  weekdayName,
  weeksOf,
} from '#platform/web/calendar-dates.ts';
import { classNames } from '#platform/web/class-names.ts';
import { calendarKey } from '#platform/web/grid-keys.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { MoodFace } from '#platform/web/ui/mood-face.tsx';
import { Table } from '#platform/web/ui/table.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { dayMeans, faceOf, type MoodDay, sumUp } from './day-means.ts';
import { moodCopy } from './mood.copy.ts';
import { scoreName } from './mood-names.ts';
import { figure } from './readings.ts';
import { useSpanMoods } from './use-moods.ts';
import { UnknownFigures } from './view-states.tsx';

const copy = moodCopy.calendar;

type MonthCalendarProps = { memberId: string; today: string; onOpen: (date: string) => void };

export function MonthCalendar({ memberId, today, onOpen }: MonthCalendarProps) {
  const [focused, setFocused] = useState(today);
  const mustFocus = useRef(false);
  const table = useRef<HTMLTableElement>(null);
  const month = monthOf(focused);
  const known = useSpanMoods(memberId, firstOf(month), lastOf(month));
  const days = dayMeans(known.logs ?? []);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const { n, mean } = sumUp(days);

  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = calendarKey(event.key, focused);
    if (next === null) return;
    event.preventDefault();
    if (next > today) return;
    mustFocus.current = true;
    setFocused(next);
  };
  const go = (months: number) => {
    const next = addMonths(month, months);
    setFocused(next === monthOf(today) ? today : firstOf(next));
  };

  if (known.isFailed) return <UnknownFigures onRetry={known.retry} isRetrying={known.isRetrying} />;
  return (
    <ChartFrame
      title={monthName(month)}
      reading={
        known.logs === null
          ? moodCopy.states.counting
          : mean === null
            ? copy.none
            : copy.reading(n, days.length, figure(mean))
      }
      actions={
        <div className="flex items-center gap-1">
          {month !== monthOf(today) && (
            <Button variant="quiet" size="small" onClick={() => setFocused(today)}>
              {copy.current}
            </Button>
          )}
          <IconButton
            label={copy.previous}
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            onClick={() => go(-1)}
          />
          <IconButton
            label={copy.next}
            icon={<ChevronRight size={20} aria-hidden="true" />}
            disabled={month >= monthOf(today)}
            onClick={() => go(1)}
          />
        </div>
      }
      table={() => <MonthTable month={month} days={days} />}
    >
      <table
        ref={table}
        onKeyDown={onKeyDown}
        aria-busy={known.logs === null}
        className="mx-auto w-full max-w-2xl table-fixed border-separate border-spacing-1"
      >
        <caption className="sr-only">{copy.grid(monthName(month))}</caption>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, weekday) => (
              <th key={weekdayName(weekday)} scope="col" className="pb-1 text-tiny font-normal text-ink-soft">
                <abbr title={weekdayName(weekday)} className="no-underline">
                  {shortWeekdayName(weekday)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, weekday) => (
                <td key={date ?? `empty-${weekday}`} className="p-0">
                  {date && (
                    <DayCell
                      date={date}
                      day={byDate.get(date)}
                      isToday={date === today}
                      isAhead={date > today}
                      isFocused={date === focused}
                      onOpen={() => {
                        setFocused(date);
                        onOpen(date);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ChartFrame>
  );
}

type DayCellProps = {
  date: string;
  day: MoodDay | undefined;
  isToday: boolean;
  isAhead: boolean;
  isFocused: boolean;
  onOpen: () => void;
};

function DayCell({ date, day, isToday, isAhead, isFocused, onOpen }: DayCellProps) {
  const number = Number(date.slice(8));
  const numberClass = classNames(
    'text-tiny tabular-nums',
    isToday ? 'rounded-pill bg-brand px-1.5 font-semibold text-brand-ink' : 'text-ink-soft',
  );
  const cell = 'flex min-h-16 w-full flex-col items-center justify-start gap-1 rounded-control pt-1.5 pb-1';
  if (isAhead) {
    return (
      <div className={cell}>
        <span className="text-tiny text-ink-soft tabular-nums">{number}</span>
      </div>
    );
  }
  const score = day && faceOf(day.mean);
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isFocused ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onClick={onOpen}
      aria-label={
        day && score
          ? moodCopy.year.dayLabel(longDate(date), scoreName(score), figure(day.mean), day.n)
          : moodCopy.year.dayNone(longDate(date))
      }
      className={classNames(cell, 'transition hover:bg-here', day && 'bg-canvas')}
    >
      <span className={numberClass}>{number}</span>
      {score ? (
        <MoodFace score={score} isLabelled={false} className="size-7 sm:size-8" />
      ) : (
        <span className="mt-3 size-1.5 rounded-pill bg-line" />
      )}
    </button>
  );
}

const MonthTable = ({ month, days }: { month: string; days: readonly MoodDay[] }) => (
  <Table
    caption={monthName(month)}
    rows={[...days]}
    rowKey={({ date }) => date}
    columns={[
      { id: 'date', title: copy.columns.date, cell: ({ date }) => shortDate(date) },
      { id: 'mood', title: copy.columns.mood, cell: ({ mean }) => scoreName(faceOf(mean)) },
      { id: 'mean', title: copy.columns.mean, isNumeric: true, cell: ({ mean }) => figure(mean) },
      { id: 'n', title: copy.columns.n, isNumeric: true, cell: ({ n }) => n },
    ]}
  />
);
