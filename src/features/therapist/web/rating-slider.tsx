// A strength from 0 to 10. Nothing is chosen until it is touched, so that no number is sent that nobody meant.
import { useId } from 'react';
import { RATING_MAX } from '../exercise-cards.contract.ts';
import { exerciseCardCopy } from './exercise-card.copy.ts';

const copy = exerciseCardCopy.rating;

type RatingSliderProps = {
  label: string;
  /** '' = not chosen yet. */
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  low?: string;
  high?: string;
};

export function RatingSlider({
  label,
  value,
  onChange,
  error,
  low = copy.low,
  high = copy.high,
}: RatingSliderProps) {
  const id = useId();
  const isChosen = value !== '';
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-small font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="font-display text-title tabular-nums">
          {isChosen ? value : '–'}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={RATING_MAX}
        step={1}
        value={isChosen ? value : RATING_MAX / 2}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-valuetext={isChosen ? copy.value(Number(value)) : copy.none}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPointerUp={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === ' ' || event.key === 'Enter') onChange(event.currentTarget.value);
        }}
        className={isChosen ? 'h-11 w-full' : 'h-11 w-full opacity-60'}
      />
      <div className="flex justify-between gap-3 text-tiny text-ink-soft">
        <span>{low}</span>
        <span>{high}</span>
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="text-tiny font-medium text-warn">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
