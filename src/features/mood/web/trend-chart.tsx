// Thirty days as dots, and the line of the seven-day mean through them. The line breaks where a week or more is empty.

import { addDays, dayNumber, longDate, shortDate } from '#platform/web/calendar-dates.ts';
import { Table } from '#platform/web/ui/table.tsx';
import { type MoodDay, unbrokenRuns } from './day-means.ts';
import { moodCopy } from './mood.copy.ts';
import { figure } from './readings.ts';
import { fillOf, ScoreChart } from './score-chart.tsx';

const copy = moodCopy.trend;

type TrendChartProps = { days: readonly MoodDay[]; from: string; to: string };

export function TrendChart({ days, from, to }: TrendChartProps) {
  const first = dayNumber(from);
  const span = Math.max(1, dayNumber(to) - first);
  const last = days.at(-1);
  const ticks = [from, addDays(from, Math.round(span / 2)), to];
  return (
    <ScoreChart label={copy.chart} height={208} top={28} right={10} width={560}>
      {({ left, right, foot, y }) => {
        const x = (date: string) => left + ((dayNumber(date) - first) / span) * (right - left);
        return (
          <>
            {ticks.map((date, place) => (
              <text
                key={date}
                x={x(date)}
                y={foot}
                textAnchor={place === 0 ? 'start' : place === 1 ? 'middle' : 'end'}
                className="fill-ink-soft text-tiny tabular-nums"
              >
                {shortDate(date)}
              </text>
            ))}
            {unbrokenRuns(days).map((run) => (
              <polyline
                key={run[0]?.date}
                points={run.map((day) => `${x(day.date).toFixed(1)},${y(day.mean7).toFixed(1)}`).join(' ')}
                className="fill-transparent stroke-brand"
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            ))}
            {last && (
              <text x={right} y={11} textAnchor="end" className="fill-brand text-tiny font-semibold">
                {copy.mean7(figure(last.mean7))}
              </text>
            )}
            {days.map((day) => (
              <circle
                key={day.date}
                cx={x(day.date)}
                cy={y(day.mean)}
                r="4.5"
                strokeWidth="1.5"
                className={`stroke-surface ${fillOf(day.mean)}`}
              >
                <title>
                  {moodCopy.year.dayLabel(
                    longDate(day.date),
                    moodCopy.scores[Math.round(day.mean) - 1] ?? '',
                    figure(day.mean),
                    day.n,
                  )}
                </title>
              </circle>
            ))}
          </>
        );
      }}
    </ScoreChart>
  );
}

export const TrendTable = ({ days }: { days: readonly MoodDay[] }) => (
  <Table
    caption={copy.title}
    rows={[...days].reverse()}
    rowKey={({ date }) => date}
    columns={[
      { id: 'date', title: copy.columns.date, cell: ({ date }) => shortDate(date) },
      { id: 'mean', title: copy.columns.mean, isNumeric: true, cell: ({ mean }) => figure(mean) },
      { id: 'n', title: copy.columns.n, isNumeric: true, cell: ({ n }) => n },
      { id: 'mean7', title: copy.columns.mean7, isNumeric: true, cell: ({ mean7 }) => figure(mean7) },
      { id: 'days7', title: copy.columns.days7, isNumeric: true, cell: ({ days7 }) => days7 },
    ]}
  />
);
