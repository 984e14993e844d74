// Mood over the hours of a day: a dot for each hour, larger where it rests on more check-ins.
import { Table } from '#platform/web/ui/table.tsx';
import type { MoodOverview } from '../mood.contract.ts';
import { moodCopy } from './mood.copy.ts';
import { figure } from './readings.ts';
import { fillOf, ScoreChart } from './score-chart.tsx';

const copy = moodCopy.patterns;

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

type Hours = MoodOverview['by_hour'];

export function HourChart({ hours }: { hours: Hours }) {
  const most = Math.max(1, ...hours.map(({ n }) => n));
  return (
    <ScoreChart label={copy.hoursChart} height={190} top={14} right={12} width={480}>
      {({ left, right, foot, y }) => {
        const x = (hour: number) => left + 8 + (hour / 23) * (right - left - 16);
        return (
          <>
            {[0, 6, 12, 18, 23].map((hour) => (
              <text
                key={hour}
                x={x(hour)}
                y={foot}
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
                    className={`stroke-surface ${fillOf(mean)}`}
                  >
                    <title>{`${clock(hour)}: ${copy.meanOf(figure(mean), n)}`}</title>
                  </circle>
                ),
            )}
          </>
        );
      }}
    </ScoreChart>
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
