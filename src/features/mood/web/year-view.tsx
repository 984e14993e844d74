import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import { dayNumber, momentOf } from '#platform/web/calendar-dates.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChipToggle } from '#platform/web/ui/chip.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { usePaperColours } from '#platform/web/use-paper-colours.ts';
import { ChartFrame } from './chart-frame.tsx';
import { moodCopy } from './mood.copy.ts';
import { yearReading } from './readings.ts';
import { useOverview } from './use-moods.ts';
import { UnknownFigures } from './view-states.tsx';
import { MoodLegend, YearInPixels, YearTable } from './year-in-pixels.tsx';

const copy = moodCopy.year;

type YearViewProps = { memberId: string; today: string; onOpen: (date: string) => void };

export function YearView({ memberId, today, onOpen }: YearViewProps) {
  const thisYear = today.slice(0, 4);
  const [year, setYear] = useState(thisYear);
  usePaperColours();
  const [hasNumbers, setHasNumbers] = useState(false);
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const shown = useOverview(memberId, from, to, `year-${year}`);
  const daysSoFar = dayNumber(year === thisYear ? today : to) - dayNumber(from) + 1;
  const days = shown.overview?.days.filter(({ date }) => date.startsWith(year)) ?? [];
  if (shown.isFailed) return <UnknownFigures onRetry={shown.retry} isRetrying={shown.isRetrying} />;
  return (
    <ChartFrame
      title={copy.title(year)}
      reading={
        shown.overview && !shown.isStale ? (
          <>
            {yearReading(days, daysSoFar)} {shown.asOf && moodCopy.states.asOf(momentOf(shown.asOf))}
          </>
        ) : (
          moodCopy.states.counting
        )
      }
      className="print:border-0 print:bg-transparent print:p-0 print:shadow-none"
      actions={
        <div className="flex flex-wrap items-center gap-1" data-screen-only="">
          <IconButton
            label={copy.previous}
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            onClick={() => setYear(String(Number(year) - 1))}
          />
          <IconButton
            label={copy.next}
            icon={<ChevronRight size={20} aria-hidden="true" />}
            disabled={year >= thisYear}
            onClick={() => setYear(String(Number(year) + 1))}
          />
        </div>
      }
      table={() => <YearTable year={year} days={days} />}
    >
      {shown.overview ? (
        <div className={`@container grid gap-4 transition-opacity ${shown.isStale ? 'opacity-60' : ''}`}>
          <YearInPixels
            key={year}
            year={year}
            days={days}
            today={today}
            hasNumbers={hasNumbers}
            onOpen={onOpen}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <MoodLegend />
            <div className="flex flex-wrap gap-2" data-screen-only="">
              <ChipToggle isOn={hasNumbers} onChange={setHasNumbers}>
                {copy.numbers}
              </ChipToggle>
              <Button
                variant="secondary"
                size="small"
                icon={<Printer size={16} aria-hidden="true" />}
                onClick={() => print()}
              >
                {copy.print}
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <Skeleton className="h-[30rem] w-full md:h-96" />
      )}
    </ChartFrame>
  );
}
