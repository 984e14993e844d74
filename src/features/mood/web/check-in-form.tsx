// A whole check-in at once: changing one that is there, or writing one for an earlier day.
import { type FormEvent, useState } from 'react';
import { today } from '#platform/web/calendar-dates.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckInDetails } from './check-in-details.tsx';
import { emptyWords, readWhen, type Score, whenOn } from './check-in-draft.ts';
import { FacePicker } from './face-picker.tsx';
import { moodsOf } from './member-moods.ts';
import { moodCopy } from './mood.copy.ts';
import { fieldValueOf, isOpenForWriting } from './mood-dates.ts';
import { type ShownLog, wordsOf } from './mood-writes.ts';
import { WhenField } from './when-field.tsx';

const copy = moodCopy.checkIn;

type CheckInFormProps = {
  memberId: string;
  /** The one to change; without it a new one for `date`. */
  log?: ShownLog;
  date: string;
  onDone: () => void;
};

export function CheckInForm({ memberId, log, date, onDone }: CheckInFormProps) {
  const [words, setWords] = useState(() => (log ? wordsOf(log) : emptyWords(3, new Date())));
  const [score, setScore] = useState<Score | null>(log ? (log.score as Score) : null);
  const startWhen = log ? fieldValueOf(new Date(log.logged_at)) : whenOn(date);
  const [when, setWhen] = useState(startWhen);
  const [problem, setProblem] = useState<string | null>(null);
  /** The time of an old one cannot be moved; of a recent one it can, within the open days. */
  const canMove = !log || isOpenForWriting(log.local_date);

  function save(event: FormEvent) {
    event.preventDefault();
    if (score === null) return;
    const next = { ...words, score };
    const isMoved = !log || when !== startWhen;
    const moods = moodsOf(memberId);
    if (isMoved) {
      const time = readWhen(when);
      if ('problem' in time) return setProblem(time.problem);
      Object.assign(next, { logged_at: time.at.toISOString(), tz: emptyWords(score, time.at).tz });
    }
    const source = log && log.source !== 'import' ? log.source : date === today() ? 'checkin' : 'backfill';
    void moods.save(log?.id ?? crypto.randomUUID(), next, source, log);
    onDone();
  }

  return (
    <form onSubmit={save} className="grid gap-5">
      <FacePicker value={score} onChange={setScore} />
      {canMove && <WhenField value={when} onChange={setWhen} problem={problem} />}
      <CheckInDetails
        memberId={memberId}
        words={score === null ? words : { ...words, score }}
        onChange={setWords}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={onDone}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={score === null}>
          {log ? copy.saveChanges : copy.save}
        </Button>
      </div>
    </form>
  );
}
