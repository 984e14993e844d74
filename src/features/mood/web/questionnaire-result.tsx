// A total, the range it lies in, and what it is not.
import { useEffect, useRef } from 'react';
import { addDays, longDate, today } from '#platform/web/calendar-dates.ts';
import { classNames } from '#platform/web/class-names.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { MoodAssessment } from '../mood.contract.ts';
import { ASSESSMENT_EVERY_DAYS } from '../mood-limits.data.ts';
import { questionnaires } from '../questionnaires.data.ts';
import { moodCopy } from './mood.copy.ts';
import { bandRanges } from './questionnaire-steps.ts';

const copy = moodCopy.questionnaires;

const nextDateAfter = (takenAt: string): string => addDays(today(new Date(takenAt)), ASSESSMENT_EVERY_DAYS);

export function QuestionnaireResult({
  assessment,
  onDone,
}: {
  assessment: MoodAssessment;
  onDone: () => void;
}) {
  const questionnaire = questionnaires[assessment.instrument];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h2 ref={title} tabIndex={-1} className="text-title">
        {copy.result(questionnaire.name)}
      </h2>
      <p>
        <span className="font-display text-display">
          {copy.total(assessment.total, questionnaire.items.length * 3)}
        </span>
        <span className="ml-3 text-lead">{copy.bands[assessment.band]}</span>
      </p>
      <BandScale assessment={assessment} />
      <div className="grid max-w-(--measure) gap-2">
        <p>{copy.meaning[assessment.band]}</p>
        <p className="font-semibold">{copy.notDiagnosis}</p>
        <p className="text-small text-ink-soft">
          {copy.again(longDate(nextDateAfter(assessment.taken_at)))} {copy.source(questionnaire.source)}
        </p>
      </div>
      <Button className="justify-self-start" onClick={onDone}>
        {copy.done}
      </Button>
    </div>
  );
}

/** The ranges side by side, each as wide as it is, the one reached filled. Said in words to who cannot see it. */
function BandScale({ assessment }: { assessment: MoodAssessment }) {
  const ranges = bandRanges(questionnaires[assessment.instrument]);
  return (
    <ol aria-label={copy.bandsOf} className="flex gap-1">
      {ranges.map(({ band, from, to }) => {
        const isHere = band === assessment.band;
        return (
          <li
            key={band}
            aria-current={isHere || undefined}
            style={{ flexGrow: to - from + 1 }}
            className="min-w-0 basis-0"
          >
            <div className={classNames('h-3 rounded-pill', isHere ? 'bg-brand' : 'bg-sunken')} />
            <p className={classNames('mt-1 text-tiny', isHere ? 'font-semibold' : 'text-ink-soft')}>
              <span className="block tabular-nums">
                {from}–{to}
              </span>
              <span className="block pr-2 leading-tight break-words max-sm:sr-only">{copy.bands[band]}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
