// Earlier totals of one questionnaire, as dots on its ranges and as a table.

import { longDate, shortDate, today } from '#platform/web/calendar-dates.ts';
import { Table } from '#platform/web/ui/table.tsx';
import type { MoodAssessment } from '../mood.contract.ts';
import { questionnaires } from '../questionnaires.data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { moodCopy } from './mood.copy.ts';
import { bandRanges } from './questionnaire-steps.ts';
import { useWidth } from './use-width.ts';

const copy = moodCopy.questionnaires;

const HEIGHT = 180;
const LEFT = 144;
const RIGHT = 28;
const TOP = 14;
const BOTTOM = 24;

type PastResultsProps = { instrument: MoodAssessment['instrument']; newestFirst: readonly MoodAssessment[] };

const dayOf = ({ taken_at }: MoodAssessment) => today(new Date(taken_at));

export function PastResults({ instrument, newestFirst }: PastResultsProps) {
  const { name } = questionnaires[instrument];
  const [latest, before] = newestFirst;
  if (!latest) return null;
  const reading =
    copy.pastReading(newestFirst.length, latest.total, longDate(dayOf(latest))) +
    (before ? copy.change(latest.total - before.total, longDate(dayOf(before))) : '');
  return (
    <ChartFrame
      title={`${name}: ${copy.past.toLowerCase()}`}
      reading={reading}
      table={() => (
        <Table
          caption={`${name}: ${copy.past.toLowerCase()}`}
          rows={[...newestFirst]}
          rowKey={({ id }) => id}
          columns={[
            { id: 'date', title: copy.columns.date, cell: (item) => longDate(dayOf(item)) },
            { id: 'total', title: copy.columns.total, isNumeric: true, cell: ({ total }) => total },
            { id: 'band', title: copy.columns.band, cell: ({ band }) => copy.bands[band] },
          ]}
        />
      )}
    >
      <Totals instrument={instrument} oldestFirst={[...newestFirst].reverse()} />
    </ChartFrame>
  );
}

function Totals({
  instrument,
  oldestFirst,
}: Pick<PastResultsProps, 'instrument'> & { oldestFirst: MoodAssessment[] }) {
  const questionnaire = questionnaires[instrument];
  const most = questionnaire.items.length * 3;
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const first = Date.parse(oldestFirst[0]?.taken_at ?? '');
  const span = Date.parse(oldestFirst.at(-1)?.taken_at ?? '') - first;
  const x = ({ taken_at }: MoodAssessment) =>
    LEFT + (span > 0 ? (Date.parse(taken_at) - first) / span : 0.5) * (width - LEFT - RIGHT);
  const y = (total: number) => TOP + ((most - total) / most) * (HEIGHT - TOP - BOTTOM);
  const ends = span > 0 ? [oldestFirst[0], oldestFirst.at(-1)] : [oldestFirst[0]];
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={copy.chart(questionnaire.name)}
        className="block"
      >
        {bandRanges(questionnaire).map(({ band, from }) => (
          <g key={band}>
            <line x1={LEFT - 8} x2={width} y1={y(from)} y2={y(from)} className="stroke-line" />
            <text x={0} y={y(from) - 4} className="fill-ink-soft text-tiny">
              {copy.bands[band]}
            </text>
          </g>
        ))}
        <polyline
          points={oldestFirst.map((item) => `${x(item).toFixed(1)},${y(item.total).toFixed(1)}`).join(' ')}
          className="fill-transparent stroke-brand"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {oldestFirst.map((item) => (
          <g key={item.id}>
            <circle
              cx={x(item)}
              cy={y(item.total)}
              r="5"
              strokeWidth="2"
              className="fill-brand stroke-surface"
            />
            <text
              x={x(item)}
              y={y(item.total) - 10}
              textAnchor="middle"
              strokeWidth="4"
              className="fill-ink stroke-surface text-tiny font-semibold tabular-nums [paint-order:stroke]"
            >
              {item.total}
            </text>
          </g>
        ))}
        {ends.map(
          (item, place) =>
            item && (
              <text
                key={item.id}
                x={x(item)}
                y={HEIGHT - 4}
                textAnchor={ends.length === 1 ? 'middle' : place === 0 ? 'start' : 'end'}
                className="fill-ink-soft text-tiny"
              >
                {shortDate(dayOf(item))}
              </text>
            ),
        )}
      </svg>
    </div>
  );
}
