// A year as one small square a day. The same squares lie with months as rows on a wide page and as columns on a phone and on
// paper; one of them takes the keyboard at a time.
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import {
  datesBetween,
  lastOf,
  longDate,
  monthOf,
  shortDate,
  shortMonthName,
} from '#platform/web/calendar-dates.ts';
import { classNames } from '#platform/web/class-names.ts';
import { yearKey } from '#platform/web/grid-keys.ts';
import { MoodFace } from '#platform/web/ui/mood-face.tsx';
import { Table } from '#platform/web/ui/table.tsx';
import { faceOf, type MoodDay, meanOf } from './day-means.ts';
import { moodCopy } from './mood.copy.ts';
import { scoreName } from './mood-names.ts';
import { figure } from './readings.ts';

const copy = moodCopy.year;
const fills = [
  'bg-mood-1 text-mood-1-ink',
  'bg-mood-2 text-mood-ink',
  'bg-mood-3 text-mood-ink',
  'bg-mood-4 text-mood-ink',
  'bg-mood-5 text-mood-ink',
] as const;
const place = 'col-(--month) row-(--day) @xl:col-(--day) @xl:row-(--month)';

type YearProps = {
  year: string;
  days: readonly MoodDay[];
  today: string;
  hasNumbers: boolean;
  onOpen: (date: string) => void;
};

export function YearInPixels({ year, days, today, hasNumbers, onOpen }: YearProps) {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const isThisYear = today.startsWith(year);
  const [focused, setFocused] = useState(isThisYear ? today : `${year}-01-01`);
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = yearKey(event.key, focused, isWide(grid.current));
    if (next === null) return;
    event.preventDefault();
    if (next > today) return;
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  const months = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot turn its rows into columns
    <div
      ref={grid}
      role="grid"
      aria-label={copy.grid(year)}
      onKeyDown={onKeyDown}
      className="grid grid-cols-[1.5rem_repeat(12,minmax(0,1fr))] gap-[3px] @xl:grid-cols-[2.5rem_repeat(31,minmax(0,1fr))]"
    >
      <DayNumbers />
      {months.map((month, place) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
        <div key={month} role="row" className="contents">
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus */}
          <div
            role="rowheader"
            style={at(place, 0)}
            className="col-(--month) row-(--day) self-center text-center text-tiny text-ink-soft @xl:col-(--day) @xl:row-(--month) @xl:text-left"
          >
            <span className="@xl:hidden" aria-hidden="true">
              {shortMonthName(month).slice(0, 1)}
            </span>
            <span className="@max-xl:sr-only">{shortMonthName(month)}</span>
          </div>
          {datesBetween(`${month}-01`, lastOf(month)).map((date) => (
            <Pixel
              key={date}
              date={date}
              day={byDate.get(date)}
              isAhead={date > today}
              isFocused={date === focused}
              hasNumber={hasNumbers}
              onOpen={() => {
                setFocused(date);
                onOpen(date);
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Below this width in px (the `@xl` of the classes) months are columns. */
const WIDE_FROM = 576;
const isWide = (grid: HTMLElement | null) => (grid?.clientWidth ?? 0) >= WIDE_FROM;

/** Line 1 is the names; months and days begin on line 2. */
const at = (month: number, day: number) =>
  ({ '--month': String(month + 2), '--day': String(day + 1) }) as CSSProperties;

/** Only beside columns of months do the days need their numbers. */
const DayNumbers = () =>
  [1, 5, 10, 15, 20, 25, 30].map((day) => (
    <span
      key={day}
      aria-hidden="true"
      style={{ '--day': String(day + 1) } as CSSProperties}
      className="col-1 row-(--day) self-center pr-1 text-right text-[0.6875rem] leading-none text-ink-soft tabular-nums @xl:hidden"
    >
      {day}
    </span>
  ));

type PixelProps = {
  date: string;
  day: MoodDay | undefined;
  isAhead: boolean;
  isFocused: boolean;
  hasNumber: boolean;
  onOpen: () => void;
};

function Pixel({ date, day, isAhead, isFocused, hasNumber, onOpen }: PixelProps) {
  const where = at(Number(date.slice(5, 7)) - 1, Number(date.slice(8)));
  const look =
    'grid h-6 w-full place-items-center rounded-[4px] text-[0.6875rem] leading-none font-semibold [print-color-adjust:exact] @xl:aspect-square @xl:h-auto';
  if (isAhead)
    return (
      <div role="presentation" style={where} className={classNames(look, place, 'border border-line/60')} />
    );
  const score = day && faceOf(day.mean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
    <div role="gridcell" style={where} tabIndex={-1} className={place}>
      <button
        type="button"
        data-date={date}
        tabIndex={isFocused ? 0 : -1}
        onClick={onOpen}
        aria-label={
          day && score
            ? copy.dayLabel(longDate(date), scoreName(score), figure(day.mean), day.n)
            : copy.dayNone(longDate(date))
        }
        title={day && score ? `${shortDate(date)}: ${scoreName(score)}` : shortDate(date)}
        className={classNames(
          look,
          'cursor-pointer forced-colors:border',
          score ? `${fills[score - 1]} forced-color-adjust-none` : 'bg-sunken',
        )}
      >
        {score && <span className={hasNumber ? '' : 'hidden print:inline'}>{score}</span>}
      </button>
    </div>
  );
}

export const MoodLegend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-tiny text-ink-soft">
    {([1, 2, 3, 4, 5] as const).map((score) => (
      <li key={score} className="flex items-center gap-1.5">
        <MoodFace score={score} isLabelled={false} className="size-5" />
        {score} {scoreName(score)}
      </li>
    ))}
  </ul>
);

export function YearTable({ year, days }: { year: string; days: readonly MoodDay[] }) {
  const months = Array.from({ length: 12 }, (_, month) => {
    const name = `${year}-${String(month + 1).padStart(2, '0')}`;
    const means = days.filter(({ date }) => monthOf(date) === name).map(({ mean }) => mean);
    return { name, means };
  });
  return (
    <Table
      caption={copy.title(year)}
      rows={months}
      rowKey={({ name }) => name}
      columns={[
        { id: 'month', title: copy.columns.month, cell: ({ name }) => shortMonthName(name) },
        { id: 'days', title: copy.columns.days, isNumeric: true, cell: ({ means }) => means.length },
        { id: 'mean', title: copy.columns.mean, isNumeric: true, cell: ({ means }) => orDash(meanOf(means)) },
        {
          id: 'low',
          title: copy.columns.lowest,
          isNumeric: true,
          cell: ({ means }) => orDash(extreme(means, Math.min)),
        },
        {
          id: 'high',
          title: copy.columns.highest,
          isNumeric: true,
          cell: ({ means }) => orDash(extreme(means, Math.max)),
        },
      ]}
    />
  );
}

const orDash = (mean: number | null) => (mean === null ? '–' : figure(mean));
const extreme = (means: number[], pick: (...of: number[]) => number) =>
  means.length ? pick(...means) : null;
