// What the days of a span have in common. Every figure carries its n, and what cannot be told yet says how much is missing.
import { useState } from 'react';
import { addDays, weekdayName } from '#platform/web/calendar-dates.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ChipGroup } from '#platform/web/ui/chip.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IllustrationSprout } from '#platform/web/ui/illustration-sprout.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { MoodOverview } from '../mood.contract.ts';
import { ActivityEffects } from './activity-effects.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { HourChart, HourTable } from './hour-chart.tsx';
import { MeanBars } from './mean-bars.tsx';
import { moodCopy } from './mood.copy.ts';
import { activityName, emotionName } from './mood-names.ts';
import {
  activitiesReading,
  bySleep,
  emotionsReading,
  hourReading,
  sleepReading,
  weekdayReading,
} from './readings.ts';
import { type ActivityList, useActivities, useOverview } from './use-moods.ts';
import { UnknownFigures } from './view-states.tsx';

const copy = moodCopy.patterns;
const spans = ['30', '90', '365', '1095'] as const;
type Span = (typeof spans)[number];
const WORDS_SHOWN = 8;

type PatternsViewProps = { memberId: string; today: string };

export function PatternsView({ memberId, today }: PatternsViewProps) {
  const [span, setSpan] = useState<Span>('90');
  const from = addDays(today, 1 - Number(span));
  const shown = useOverview(memberId, from, today, `patterns-${span}`);
  const { list } = useActivities(memberId);
  const { overview } = shown;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChipGroup
          label={copy.span}
          options={spans.map((value) => ({ value, label: copy.spans[value] }))}
          value={span}
          onChange={setSpan}
        />
        <p className="max-w-(--measure) text-small text-ink-soft">{copy.notCause}</p>
      </div>
      {shown.isFailed ? (
        <UnknownFigures onRetry={shown.retry} isRetrying={shown.isRetrying} />
      ) : overview ? (
        <Patterns overview={overview} list={list} isStale={shown.isStale} />
      ) : (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </div>
      )}
    </div>
  );
}

type PatternsProps = { overview: MoodOverview; list: ActivityList | null; isStale: boolean };

function Patterns({ overview, list, isStale }: PatternsProps) {
  const activities = list?.items ?? null;
  if (overview.n === 0) {
    return (
      <Card padding="none">
        <EmptyState
          illustration={<IllustrationSprout />}
          title={copy.emptyTitle}
          description={copy.emptyBody}
          action={<ButtonLink to="/mood">{copy.emptyAction}</ButtonLink>}
        />
      </Card>
    );
  }
  const nameOf = (id: string) => activityName(activities, id);
  return (
    <div
      aria-busy={isStale}
      className={`grid grid-cols-1 items-start gap-5 transition-opacity lg:grid-cols-2 ${isStale ? 'opacity-60' : ''}`}
    >
      <ChartFrame title={copy.weekdays} reading={weekdayReading(overview.by_weekday)}>
        <MeanBars
          caption={copy.weekdays}
          nameTitle={copy.columns.weekday}
          nTitle={copy.columns.days}
          rows={overview.by_weekday.map((counted, weekday) => ({
            ...counted,
            key: String(weekday),
            name: weekdayName(weekday),
          }))}
        />
      </ChartFrame>
      <ChartFrame
        title={copy.hours}
        reading={hourReading(overview.by_hour)}
        table={() => <HourTable hours={overview.by_hour} />}
      >
        <HourChart hours={overview.by_hour} />
      </ChartFrame>
      {overview.activities.length > 0 && (
        <ChartFrame
          title={copy.activities}
          reading={activitiesReading(overview.activities, nameOf)}
          className="lg:row-span-2"
        >
          <ActivityEffects effects={overview.activities} activities={activities} />
        </ChartFrame>
      )}
      {overview.sleep.n > 0 && (
        <ChartFrame title={copy.sleep} reading={sleepReading(overview.sleep)}>
          <MeanBars
            caption={copy.sleep}
            nameTitle={copy.columns.sleep}
            nTitle={copy.columns.days}
            rows={bySleep(overview.days).map((counted, band) => ({
              ...counted,
              key: String(band),
              name: copy.sleepBands[band] ?? '',
            }))}
          />
        </ChartFrame>
      )}
      {overview.emotions.length > 0 && (
        <ChartFrame title={copy.emotions} reading={emotionsReading(overview.emotions, emotionName)}>
          <WordCounts emotions={overview.emotions.slice(0, WORDS_SHOWN)} />
        </ChartFrame>
      )}
    </div>
  );
}

function WordCounts({ emotions }: { emotions: MoodOverview['emotions'] }) {
  const most = Math.max(1, ...emotions.map(({ n }) => n));
  return (
    <table className="w-full text-small tabular-nums">
      <caption className="sr-only">{copy.emotions}</caption>
      <thead className="text-tiny text-ink-soft">
        <tr>
          <th scope="col" className="pb-1 text-left font-normal">
            {copy.columns.word}
          </th>
          <th scope="col" className="w-full pb-1 pl-3 text-left font-normal">
            {copy.columns.times}
          </th>
        </tr>
      </thead>
      <tbody>
        {emotions.map(({ id, n }) => (
          <tr key={id}>
            <th scope="row" className="py-1 text-left font-medium whitespace-nowrap">
              {emotionName(id)}
            </th>
            <td className="py-1 pl-3">
              <div className="flex items-center gap-2">
                <div aria-hidden="true" className="h-3.5 flex-1 rounded-pill bg-sunken">
                  <div className="h-full rounded-pill bg-calm" style={{ width: `${(n / most) * 100}%` }} />
                </div>
                <span className="w-7 text-right font-semibold">{n}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
