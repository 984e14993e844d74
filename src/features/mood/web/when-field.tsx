import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { moodCopy } from './mood.copy.ts';
import { backfillFrom, fieldValueOf } from './mood-dates.ts';

type WhenFieldProps = { value: string; onChange: (value: string) => void; problem: string | null };

/** The device's own picker for a day and a time, within the days that are open. */
export function WhenField({ value, onChange, problem }: WhenFieldProps) {
  const now = new Date();
  return (
    <Field label={moodCopy.checkIn.when} help={moodCopy.checkIn.whenHelp} error={problem}>
      <TextInput
        type="datetime-local"
        value={value}
        min={`${backfillFrom(now)}T00:00`}
        max={fieldValueOf(now)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
