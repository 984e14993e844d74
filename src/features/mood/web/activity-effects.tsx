// Days with an activity beside days without it. The difference is shown only where there are enough of both, in a table whose
// bars lean right for higher and left for lower.
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import type { MoodActivity, MoodOverview } from '../mood.contract.ts';
import { ActivityIcon } from './activity-icon.tsx';
import { moodCopy } from './mood.copy.ts';
import { activityName } from './mood-names.ts';
import { figure } from './readings.ts';

const copy = moodCopy.patterns;
const SHOWN_AT_FIRST = 8;
/** Points of score that fill half the track. */
const WIDEST = 1.5;

type Effect = MoodOverview['activities'][number];
type ActivityEffectsProps = { effects: readonly Effect[]; activities: readonly MoodActivity[] | null };

export function ActivityEffects({ effects, activities }: ActivityEffectsProps) {
  const [isAll, setIsAll] = useState(false);
  const sorted = [...effects].sort(
    (one, other) => (other.difference ?? -9) - (one.difference ?? -9) || other.with.n - one.with.n,
  );
  const known = sorted.filter(({ difference }) => difference !== null);
  const largest = [...known]
    .sort((one, other) => Math.abs(other.difference ?? 0) - Math.abs(one.difference ?? 0))
    .slice(0, SHOWN_AT_FIRST);
  const first = known.length > 0 ? known.filter((effect) => largest.includes(effect)) : sorted.slice(0, 3);
  const shown = isAll ? sorted : first;
  return (
    <>
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{copy.activities}</caption>
        <thead className="text-tiny text-ink-soft">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              {copy.columns.activity}
            </th>
            <th scope="col" className="w-2/5 pb-1 pl-3 text-left font-normal max-[23rem]:pl-1.5">
              {copy.columns.difference}
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-normal max-[23rem]:pl-1.5">
              {copy.columns.with}
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-normal max-[23rem]:pl-1.5">
              {copy.columns.without}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((effect) => (
            <EffectRow
              key={effect.id}
              effect={effect}
              name={activityName(activities, effect.id)}
              icon={activities?.find(({ id }) => id === effect.id)?.icon ?? ''}
            />
          ))}
        </tbody>
      </table>
      {sorted.length > first.length && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-4 text-ink-soft"
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? copy.fewerActivities : copy.allActivities(sorted.length)}
        </Button>
      )}
    </>
  );
}

type EffectRowProps = { effect: Effect; name: string; icon: string };

function EffectRow({ effect, name, icon }: EffectRowProps) {
  const { difference } = effect;
  const heading = (
    <th scope="row" className="py-1.5 text-left font-medium max-sm:w-full">
      <span className="flex items-center gap-2 text-ink">
        <span className="max-[23rem]:hidden">
          <ActivityIcon icon={icon} />
        </span>
        <span className="break-words">{name}</span>
      </span>
    </th>
  );
  if (difference === null) {
    return (
      <tr>
        {heading}
        <td colSpan={3} className="py-1.5 pl-3 text-ink-soft">
          {copy.few(effect.with.n, effect.without.n)}
        </td>
      </tr>
    );
  }
  const share = Math.min(1, Math.abs(difference) / WIDEST) * 50;
  return (
    <tr>
      {heading}
      <td className="py-1.5 pl-3 max-[23rem]:pl-1.5">
        <div className="flex items-center gap-2">
          <div aria-hidden="true" className="relative h-3.5 flex-1 rounded-pill bg-sunken max-sm:hidden">
            <div
              className={`absolute inset-y-0 ${difference >= 0 ? 'left-1/2 rounded-r-pill bg-mood-4 forced-color-adjust-none' : 'right-1/2 rounded-l-pill bg-mood-2 forced-color-adjust-none'}`}
              style={{ width: `${share}%` }}
            />
            <div className="absolute inset-y-0 left-1/2 w-px bg-line-strong" />
          </div>
          <span className="w-10 text-right font-semibold">
            {difference >= 0 ? '+' : '−'}
            {figure(Math.abs(difference))}
          </span>
        </div>
      </td>
      <MeanCell {...effect.with} />
      <MeanCell {...effect.without} />
    </tr>
  );
}

const MeanCell = ({ mean, n }: { mean: number | null; n: number }) => (
  <td className="py-1.5 pl-3 text-right leading-tight max-[23rem]:pl-1.5 whitespace-nowrap">
    {mean === null ? '–' : figure(mean)}{' '}
    <span className="text-tiny text-ink-soft max-sm:block">n&nbsp;=&nbsp;{n}</span>
  </td>
);
