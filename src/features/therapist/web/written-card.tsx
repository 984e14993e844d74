// The exercises that are answered in words: one question at a time when there are many, all at once when there are few.
import { useRef, useState } from 'react';
import { type CardField, type ExerciseId, SURE_ENOUGH, writeCardAnswer } from '../exercise-cards.contract.ts';
import { AssembledPreview } from './assembled-preview.tsx';
import { useBegun } from './begun-answers.ts';
import { CardQuestion } from './card-question.tsx';
import { CardProgress, CardTurning } from './card-turning.tsx';
import { exerciseCardCopy as copy } from './exercise-card.copy.ts';

const ALL_AT_ONCE = 3;

type Values = Readonly<Record<string, string>>;

/** After "it is not safe", nothing further is asked. */
const askedOf = (fields: readonly CardField[], values: Values): readonly CardField[] => {
  const refusedAt = fields.findIndex(({ kind, slot }) => kind === 'yes-no' && values[slot] === 'no');
  return refusedAt < 0 ? fields : fields.slice(0, refusedAt + 1);
};

const isMissing = ({ slot, isOptional }: CardField, values: Values): boolean =>
  !isOptional && (values[slot] ?? '').trim() === '';

function noteFor(id: ExerciseId, slot: string | undefined, values: Values): string | null {
  if (slot === 'safe' && values.safe === 'no') return copy.notSafe;
  if (id === 'small-step' && values.sure && Number(values.sure) < SURE_ENOUGH) return copy.tooBig;
  if (values.before && values.after) return copy.change(Number(values.before), Number(values.after));
  return null;
}

type WrittenCardProps = { id: ExerciseId; fields: readonly CardField[]; onAnswer: (text: string) => void };

export function WrittenCard({ id, fields, onAnswer }: WrittenCardProps) {
  const [values, setValues] = useBegun<Values>(id, {});
  const [at, setAt] = useState(0);
  const [hasTried, setHasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const asked = askedOf(fields, values);
  const isTogether = fields.length <= ALL_AT_ONCE;
  const shown = isTogether ? asked : asked.slice(at, at + 1);
  const current = shown.at(-1);
  const isLast = isTogether || at >= asked.length - 1;
  const note = noteFor(id, current?.slot, values);

  const focusFirst = () => {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus());
  };
  const go = (to: number) => {
    setAt(to);
    setHasTried(false);
    focusFirst();
  };
  const submit = () => {
    if (shown.some((field) => isMissing(field, values))) {
      setHasTried(true);
      const missing = shown.findIndex((field) => isMissing(field, values));
      form.current
        ?.querySelectorAll<HTMLElement>('[data-question]')
        [missing]?.querySelector<HTMLElement>('input, textarea')
        ?.focus();
      return;
    }
    if (!isLast) return go(at + 1);
    const kept = Object.fromEntries(asked.map(({ slot }) => [slot, values[slot] ?? '']));
    onAnswer(writeCardAnswer(id, kept));
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!isTogether && <CardProgress at={at} of={asked.length} />}
      {shown.map((field) => (
        <div key={field.slot} data-question className={isTogether ? undefined : 'animate-appear'}>
          <CardQuestion
            id={id}
            field={field}
            value={values[field.slot] ?? ''}
            error={hasTried && isMissing(field, values) ? copy.required : null}
            onChange={(value) => setValues((before) => ({ ...before, [field.slot]: value }))}
          />
        </div>
      ))}
      <div aria-live="polite" className={note ? undefined : 'sr-only'}>
        {note && <p className="rounded-inset bg-sunken px-4 py-3 text-small">{note}</p>}
      </div>
      <AssembledPreview id={id} values={values} />
      <CardTurning
        isFirst={isTogether || at === 0}
        isLast={isLast}
        isEmpty={shown.every(({ slot, isOptional }) => isOptional && !values[slot])}
        onBack={() => go(at - 1)}
      />
    </form>
  );
}
