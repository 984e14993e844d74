// How one was, said with a face: one of five, or none.
import { useId } from 'react';
import { MoodFace, type MoodScore } from '#platform/web/ui/mood-face.tsx';
import { uiCopy } from '#platform/web/ui/ui.copy.ts';
import { journalCopy } from './journal.copy.ts';

const copy = journalCopy.mood;
const scores: readonly MoodScore[] = [1, 2, 3, 4, 5];

type MoodLinkProps = { value: number | null; onChange: (value: number | null) => void };

export function MoodLink({ value, onChange }: MoodLinkProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-small font-semibold">{copy.label}</legend>
      <div className="mt-2 grid max-w-70 grid-cols-5 gap-0.5">
        {scores.map((score) => (
          <label
            key={score}
            className="grid min-w-0 justify-items-center gap-1 rounded-control px-0.5 pt-1.5 pb-1 text-tiny text-ink-soft transition hover:bg-sunken has-checked:bg-brand-tint has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === score}
              onChange={() => onChange(score)}
            />
            <MoodFace score={score} isLabelled={false} className="size-8" />
            {uiCopy.moods[score - 1]}
          </label>
        ))}
      </div>
      {value !== null && (
        <button
          type="button"
          className="touch -ml-2 rounded-control px-2 text-small text-ink-soft underline underline-offset-3 hover:text-ink"
          onClick={() => onChange(null)}
        >
          {copy.none}
        </button>
      )}
    </fieldset>
  );
}
