// The first thing on the page: how are you, and below it what today already holds.
import { useEffect, useRef, useState } from 'react';
import { today } from '#platform/web/calendar-dates.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { MoodFace } from '#platform/web/ui/mood-face.tsx';
import { SkeletonText } from '#platform/web/ui/skeleton.tsx';
import type { MoodActivity } from '../mood.contract.ts';
import { CheckIn, type SavedCheckIn } from './check-in.tsx';
import { CheckInDetails } from './check-in-details.tsx';
import { greetingAt, type Score } from './check-in-draft.ts';
import { moodsOf } from './member-moods.ts';
import { moodCopy } from './mood.copy.ts';
import { scoreName } from './mood-names.ts';
import { MoodRow } from './mood-row.tsx';
import type { ShownLog } from './mood-writes.ts';

const copy = moodCopy.checkIn;
const todayCopy = moodCopy.today;

type TodayCardProps = {
  memberId: string;
  /** Recent ones, newest first; null while they are asked for. */
  logs: readonly ShownLog[] | null;
  /** They could not be had: `logs` holds only what waits on this device. */
  isFailed: boolean;
  activities: readonly MoodActivity[] | null;
  onEdit: (log: ShownLog) => void;
};

export function TodayCard({ memberId, logs, isFailed, activities, onEdit }: TodayCardProps) {
  const [saved, setSaved] = useState<SavedCheckIn | null>(null);
  const date = today();
  const ofToday = logs?.filter((log) => log.local_date === date && log.id !== saved?.id) ?? [];
  return (
    <Card as="section" aria-labelledby="check-in-title" className="grid content-start gap-4">
      <h2 id="check-in-title" className="text-title">
        {greetingAt(new Date())}
      </h2>
      {saved ? (
        <SavedPart
          key={saved.id}
          memberId={memberId}
          saved={saved}
          known={logs?.find(({ id }) => id === saved.id)}
          onDone={() => setSaved(null)}
        />
      ) : (
        <CheckIn
          memberId={memberId}
          source="checkin"
          label={greetingAt(new Date())}
          onSaved={setSaved}
          onTakenBack={(id) => setSaved((open) => (open?.id === id ? null : open))}
        />
      )}
      <div className="border-t border-line pt-3">
        <h3 className="font-sans text-small font-semibold tracking-normal">{todayCopy.title}</h3>
        {logs === null && <SkeletonText lines={1} />}
        {logs !== null && ofToday.length === 0 && (
          <p className="text-small text-ink-soft">
            {isFailed ? todayCopy.unknown : emptyLine(logs, saved !== null)}
          </p>
        )}
        {ofToday.length > 0 && (
          <ul aria-label={todayCopy.list} className="divide-y divide-line">
            {ofToday.map((log) => (
              <MoodRow
                key={log.id}
                memberId={memberId}
                log={log}
                activities={activities}
                onEdit={() => onEdit(log)}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function emptyLine(logs: readonly ShownLog[], hasJustSaved: boolean): string {
  if (logs.length === 0) return todayCopy.first;
  return hasJustSaved ? todayCopy.one : todayCopy.none;
}

type SavedPartProps = {
  memberId: string;
  saved: SavedCheckIn;
  known: ShownLog | undefined;
  onDone: () => void;
};

/** After the second tap: it is done, and more may be added. */
function SavedPart({ memberId, saved, known, onDone }: SavedPartProps) {
  const [words, setWords] = useState(saved.words);
  const isOnline = useIsOnline();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  const mood = scoreName(words.score);
  const isChanged = words !== saved.words;
  const keep = () => {
    if (isChanged)
      void moodsOf(memberId).save(
        saved.id,
        words,
        known?.source === 'backfill' ? 'backfill' : 'checkin',
        known,
      );
    onDone();
  };
  return (
    <div className="grid animate-appear gap-5">
      <div className="flex items-center gap-3">
        <MoodFace score={words.score as Score} isLabelled={false} className="size-12 shrink-0" />
        <div>
          <p ref={line} tabIndex={-1} className="font-semibold">
            {isOnline ? copy.saved(mood) : copy.kept(mood)}
          </p>
          <p className="text-small text-ink-soft">{copy.addMore}</p>
        </div>
      </div>
      <CheckInDetails memberId={memberId} words={words} onChange={setWords} />
      <div className="flex justify-end">
        <Button variant={isChanged ? 'primary' : 'secondary'} onClick={keep}>
          {isChanged ? copy.saveChanges : copy.done}
        </Button>
      </div>
    </div>
  );
}
