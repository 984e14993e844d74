// Mood over the hours of a day: a dot for each hour, larger where it rests on more check-ins.
import { Table } from '#platform/web/ui/table.tsx';
import type { MoodOverview } from '../mood.contract.ts';
import { faceOf } from './day-means.ts';
import { moodCopy } from './mood.copy.ts';
import { figure } from './readings.ts';
import { useWidth } from './use-width.ts';

const copy = moodCopy.patterns;

const HEIGHT = 190;
const LEFT = 52;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 26;
const scores = [5, 4, 3, 2, 1] as const;
const fills = ['fill-mood-1', 'fill-mood-2', 'fill-mood-3', 'fill-mood-4', 'fill-mood-5'] as const;
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

type Hours = MoodOverview['by_hour'];

export function HourChart({ hours }: { hours: Hours }) {
  const [ref, width] = useWidth<HTMLDivElement>(480);
  const most = Math.max(1, ...hours.map(({ n }) => n));
  const x = (hour: number) => LEFT + 8 + (hour / 23) * (width - LEFT - RIGHT - 16);
  const y = (score: number) => TOP + ((5 - score) / 4) * (HEIGHT - TOP - BOTTOM);
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={copy.hoursChart}
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
        {[0, 6, 12, 18, 23].map((hour) => (
          <text
            key={hour}
            x={x(hour)}
            y={HEIGHT - 6}
            textAnchor="middle"
            className="fill-ink-soft text-tiny tabular-nums"
          >
            {hour}
          </text>
        ))}
        {hours.map(
          ({ n, mean }, hour) =>
            mean !== null && (
              <circle
                key={clock(hour)}
                cx={x(hour)}
                cy={y(mean)}
                r={3 + 6 * Math.sqrt(n / most)}
                strokeWidth="1.5"
                className={`stroke-surface ${fills[faceOf(mean) - 1]}`}
              >
                <title>{`${clock(hour)}: ${copy.meanOf(figure(mean), n)}`}</title>
              </circle>
            ),
        )}
      </svg>
    </div>
  );
}

export const HourTable = ({ hours }: { hours: Hours }) => (
  <Table
    caption={copy.hours}
    rows={hours.map((counted, hour) => ({ ...counted, hour })).filter(({ n }) => n > 0)}
    rowKey={({ hour }) => String(hour)}
    columns={[
      { id: 'hour', title: copy.columns.hour, cell: ({ hour }) => clock(hour) },
      {
        id: 'mean',
        title: copy.columns.mean,
        isNumeric: true,
        cell: ({ mean }) => (mean === null ? '–' : figure(mean)),
      },
      { id: 'n', title: copy.columns.checkIns, isNumeric: true, cell: ({ n }) => n },
    ]}
  />
);
