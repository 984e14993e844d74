import { useQuery } from '@tanstack/react-query';
import { longDate, today } from '#platform/web/calendar-dates.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { MoodAssessment } from '../mood.contract.ts';
import { questionnaires } from '../questionnaires.data.ts';
import { moodCopy } from './mood.copy.ts';
import { moodApi } from './mood-api.ts';
import { PastResults } from './past-results.tsx';
import { assessmentsKey } from './use-moods.ts';
import { UnknownFigures } from './view-states.tsx';

const copy = moodCopy.questionnaires;
type Instrument = MoodAssessment['instrument'];
const instruments = ['phq9', 'gad7'] as const satisfies readonly Instrument[];

type QuestionnairesViewProps = { memberId: string; onTake: (instrument: Instrument) => void };

export function QuestionnairesView({ memberId, onTake }: QuestionnairesViewProps) {
  const query = useQuery({
    queryKey: assessmentsKey(memberId),
    queryFn: () => moodApi.listAssessments(),
    networkMode: 'always',
  });
  if (query.isError)
    return <UnknownFigures onRetry={() => void query.refetch()} isRetrying={query.isRefetching} />;
  if (!query.data) {
    return (
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
    );
  }
  const { items, nextAt } = query.data;
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="max-w-(--measure) text-ink-soft">{copy.intro}</p>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {instruments.map((instrument) => (
          <Offer
            key={instrument}
            instrument={instrument}
            nextAt={nextAt[instrument]}
            onStart={() => onTake(instrument)}
          />
        ))}
      </div>
      {instruments.map((instrument) => {
        const past = items.filter((item) => item.instrument === instrument);
        return past.length > 0 && <PastResults key={instrument} instrument={instrument} newestFirst={past} />;
      })}
    </div>
  );
}

type OfferProps = { instrument: Instrument; nextAt: string | null; onStart: () => void };

function Offer({ instrument, nextAt, onStart }: OfferProps) {
  const { name, about, items } = questionnaires[instrument];
  return (
    <Card as="section" className="grid content-start gap-3">
      <div>
        <h2 className="text-title">
          {name} <span className="text-ink-soft">· {about}</span>
        </h2>
        <p className="text-small text-ink-soft">{copy.minutes(items.length)}</p>
      </div>
      {nextAt ? (
        <p className="text-small">
          {copy.again(longDate(today(new Date(nextAt))))}{' '}
          <span className="text-ink-soft">{copy.againWhy}</span>
        </p>
      ) : (
        <Button className="justify-self-start" onClick={onStart}>
          {copy.start(name)}
        </Button>
      )}
    </Card>
  );
}
