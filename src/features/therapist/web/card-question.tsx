// One question of a card: words to write, words to tap, a strength, or yes and no.
import { ChipGroup, ChipToggle } from '#platform/web/ui/chip.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { Textarea } from '#platform/web/ui/textarea.tsx';
import type { CardField, ExerciseId } from '../exercise-cards.contract.ts';
import { exerciseCardCopy as copy, type FieldCopy } from './exercise-card.copy.ts';
import { RatingSlider } from './rating-slider.tsx';

/** An answer is a line or two: the rest is better told to the therapist. */
export const MAX_ANSWER_CHARACTERS = 240;
const NEAR_LIMIT = 40;

const partsOf = (value: string): string[] =>
  value
    .split(/,\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Taps an option on or off in a comma-separated answer, leaving what was typed. */
export function toggled(value: string, option: string, isOn: boolean): string {
  const others = partsOf(value).filter((part) => part !== option);
  return (isOn ? [...others, option] : others).join(', ');
}

type CardQuestionProps = {
  id: ExerciseId;
  field: CardField;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

export function CardQuestion({ id, field, value, error, onChange }: CardQuestionProps) {
  const words: FieldCopy = copy.fields[id]?.[field.slot] ?? { ask: field.label };
  if (field.kind === 'rating') {
    const isSure = field.slot === 'sure';
    return (
      <RatingSlider
        label={words.ask}
        value={value}
        onChange={onChange}
        error={error && copy.choose}
        {...(isSure ? { low: copy.rating.unsure, high: copy.rating.sure } : {})}
      />
    );
  }
  if (field.kind === 'yes-no') {
    return (
      <div className="grid gap-1.5">
        <ChipGroup
          label={words.ask}
          isLabelShown
          options={[
            { value: 'yes', label: copy.yes },
            { value: 'no', label: copy.no },
          ]}
          value={value === '' ? null : value}
          onChange={onChange}
        />
        {words.help && <p className="text-tiny text-ink-soft">{words.help}</p>}
        <div aria-live="polite">
          {error && <p className="text-tiny font-medium text-warn">{copy.choose}</p>}
        </div>
      </div>
    );
  }
  const left = MAX_ANSWER_CHARACTERS - value.length;
  const help =
    left <= NEAR_LIMIT
      ? copy.nearLimit(left)
      : (words.help ?? (field.isOptional ? copy.optional : undefined));
  const control = {
    value,
    maxLength: MAX_ANSWER_CHARACTERS,
    ...(words.placeholder ? { placeholder: words.placeholder } : {}),
  };
  return (
    <div className="grid gap-2.5">
      <Field label={words.ask} error={error} help={help}>
        {field.kind === 'long' ? (
          <Textarea {...control} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
        ) : (
          <TextInput
            {...control}
            autoComplete="off"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {words.options && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.ask}</legend>
          {words.options.map((option) => (
            <ChipToggle
              key={option}
              isOn={partsOf(value).includes(option)}
              onChange={(isOn) =>
                onChange(words.isSeveral ? toggled(value, option, isOn) : isOn ? option : '')
              }
            >
              {option}
            </ChipToggle>
          ))}
        </fieldset>
      )}
    </div>
  );
}
