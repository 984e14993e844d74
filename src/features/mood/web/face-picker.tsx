// The five faces as one radio group: a tap or an arrow key chooses, nothing is saved by it.
import { useId } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { MoodFace } from '#platform/web/ui/mood-face.tsx';
import type { Score } from './check-in-draft.ts';
import { moodCopy } from './mood.copy.ts';

const scores = [1, 2, 3, 4, 5] as const;

type FacePickerProps = {
  value: Score | null;
  onChange: (score: Score) => void;
  label?: string;
  /** For the sidebar: faces alone, their words for screen readers and on the chosen one's tooltip. */
  isSmall?: boolean;
};

export function FacePicker({
  value,
  onChange,
  label = moodCopy.checkIn.faces,
  isSmall = false,
}: FacePickerProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={classNames('grid grid-cols-5', isSmall ? 'gap-0' : 'gap-1 sm:gap-2')}>
        {scores.map((score) => (
          <label
            key={score}
            title={isSmall ? moodCopy.scores[score - 1] : undefined}
            className={classNames(
              'grid touch justify-items-center gap-1 rounded-inset transition',
              'has-checked:bg-here has-focus-visible:outline-2 has-focus-visible:outline-brand hover:bg-here/60',
              isSmall ? 'place-items-center py-1.5' : 'px-1 py-3',
            )}
          >
            <input
              type="radio"
              name={name}
              value={score}
              checked={value === score}
              onChange={() => onChange(score)}
              className="sr-only"
            />
            <MoodFace
              score={score}
              isLabelled={isSmall}
              className={classNames(
                isSmall ? 'size-8' : 'size-11 sm:size-12',
                'transition',
                value !== null && value !== score && 'opacity-60',
              )}
            />
            {!isSmall && (
              <span className={classNames('text-small', value === score ? 'font-semibold' : 'text-ink-soft')}>
                {moodCopy.scores[score - 1]}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
