// The check-in itself: one tap on a face, one on Save. It is kept on the device before anything is asked of the network,
// and can be taken back. What may be added comes after, in the hands of whoever shows it.
import { Clock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { longDate, today } from '#platform/web/calendar-dates.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { emptyWords, readWhen, type Score } from './check-in-draft.ts';
import { FacePicker } from './face-picker.tsx';
import { moodsOf } from './member-moods.ts';
import { moodCopy } from './mood.copy.ts';
import { fieldValueOf } from './mood-dates.ts';
import { scoreName } from './mood-names.ts';
import type { MoodWords, WrittenSource } from './mood-writes.ts';
import { WhenField } from './when-field.tsx';

const copy = moodCopy.checkIn;

export type SavedCheckIn = { id: string; words: MoodWords };

type CheckInProps = {
  memberId: string;
  source: Exclude<WrittenSource, 'backfill'>;
  label: string;
  /** In the sidebar: small faces, and only now. */
  isSmall?: boolean;
  onSaved: (saved: SavedCheckIn) => void;
  onTakenBack: (id: string) => void;
};

export function CheckIn({ memberId, source, label, isSmall = false, onSaved, onTakenBack }: CheckInProps) {
  const [score, setScore] = useState<Score | null>(null);
  /** null is now. */
  const [when, setWhen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    if (score === null) return;
    const time = when === null ? { at: new Date() } : readWhen(when);
    if ('problem' in time) return setProblem(time.problem);
    const id = crypto.randomUUID();
    const words = emptyWords(score, time.at);
    const moods = moodsOf(memberId);
    const isEarlier = when !== null && when.slice(0, 10) !== today();
    setScore(null);
    setWhen(null);
    setProblem(null);
    // That it is kept is said when it is, and not before.
    void moods.save(id, words, isEarlier ? 'backfill' : source).then(() => {
      sayItIsSaved(words, isEarlier ? when : null, () => {
        void moods.takeBack(id);
        onTakenBack(id);
      });
      onSaved({ id, words });
    });
  }

  return (
    <form onSubmit={save} className="grid gap-3">
      <FacePicker label={label} value={score} onChange={setScore} isSmall={isSmall} />
      {when !== null && <WhenField value={when} onChange={setWhen} problem={problem} />}
      {(!isSmall || score !== null) && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
          {!isSmall && (
            <Button
              variant="quiet"
              size="small"
              className="-ml-4 text-ink-soft"
              aria-expanded={when !== null}
              icon={<Clock size={16} aria-hidden="true" />}
              onClick={() => {
                setWhen(when === null ? fieldValueOf(new Date()) : null);
                setProblem(null);
              }}
            >
              {when === null ? copy.otherTime : copy.now}
            </Button>
          )}
          {isSmall && (
            <Button variant="quiet" size="small" onClick={() => setScore(null)}>
              {copy.cancel}
            </Button>
          )}
          <Button type="submit" size={isSmall ? 'small' : 'medium'} disabled={score === null}>
            {score !== null && isSmall ? `${copy.save}: ${scoreName(score)}` : copy.save}
          </Button>
        </div>
      )}
    </form>
  );
}

function sayItIsSaved(words: MoodWords, when: string | null, onUndo: () => void): void {
  const mood = scoreName(words.score);
  toast({
    title: navigator.onLine ? copy.toastTitle : copy.toastKept,
    description: when ? `${mood}, ${longDate(when.slice(0, 10))}` : mood,
    tone: 'good',
    undo: { onUndo },
  });
}
