// Thirty days as dots, and the line of the seven-day mean through them. The line breaks where a week or more is empty.
import { Table } from '#platform/web/ui/table.tsx';
import { type MoodDay, unbrokenRuns } from './day-means.ts';
import { moodCopy } from './mood.copy.ts';
import { addDays, dayNumber, longDate, shortDate } from './mood-dates.ts';
import { figure } from './readings.ts';
import { useWidth } from './use-width.ts';

const copy = moodCopy.trend;

const HEIGHT = 208;
const LEFT = 52;
const RIGHT = 10;
const TOP = 28;
const BOTTOM = 26;
const scores = [5, 4, 3, 2, 1] as const;
const fills = ['fill-mood-1', 'fill-mood-2', 'fill-mood-3', 'fill-mood-4', 'fill-mood-5'] as const;

type TrendChartProps = { days: readonly MoodDay[]; from: string; to: string };

export function TrendChart({ days, from, to }: TrendChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(560);
  const first = dayNumber(from);
  const span = Math.max(1, dayNumber(to) - first);
  const x = (date: string) => LEFT + ((dayNumber(date) - first) / span) * (width - LEFT - RIGHT);
  const y = (score: number) => TOP + ((5 - score) / 4) * (HEIGHT - TOP - BOTTOM);
  const last = days.at(-1);
  const ticks = [from, addDays(from, Math.round(span / 2)), to];
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={copy.chart}
        className="block"
      >
        {scores.map((score) => (
          <g key={score}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(score)} y2={y(score)} className="stroke-line" />
            <text x={0} y={y(score) + 4} className="fill-ink-soft text-tiny">
              {moodCopy.scores[score - 1]}
            </text>
          </g>
        ))}
        {ticks.map((date, place) => (
          <text
            key={date}
            x={x(date)}
            y={HEIGHT - 6}
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
          <text x={width - RIGHT} y={11} textAnchor="end" className="fill-brand text-tiny font-semibold">
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
            className={`stroke-surface ${fills[Math.round(day.mean) - 1] ?? fills[2]}`}
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
      </svg>
    </div>
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
