import { useState } from 'react';
import { today } from '#platform/web/calendar-dates.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { MAX_TITLE_CHARACTERS } from '../journal-limits.data.ts';
import type { EntryWords } from './entry-words.ts';
import { journalCopy } from './journal.copy.ts';

const copy = journalCopy.entry;

type DateAndTitleProps = {
  words: EntryWords;
  onChange: (part: { title?: string; date?: string }) => void;
  /** Enter in the title leads on. */
  onEnter: () => void;
};

export function DateAndTitle({ words, onChange, onEnter }: DateAndTitleProps) {
  // A date that cannot be stays in the field with its reason, and out of the entry.
  const [wrongDate, setWrongDate] = useState<string | null>(null);
  const thisDay = today();
  const problem = wrongDate === null ? null : wrongDate === '' ? copy.dateMissing : copy.dateFuture;
  return (
    <div className="grid gap-1">
      <Field label={copy.dateLabel} isLabelHidden error={problem} className="justify-self-start">
        <TextInput
          type="date"
          value={wrongDate ?? words.date}
          min="1900-01-01"
          // Flying west, yesterday's "today" may still be written on.
          max={words.date > thisDay ? words.date : thisDay}
          required
          className="h-10 w-auto border-transparent! bg-transparent px-2! text-small text-ink-soft hover:border-line! -ml-2"
          onChange={(event) => {
            const date = event.currentTarget.value;
            const isPossible = date >= '1900-01-01' && (date <= thisDay || date === words.date);
            setWrongDate(isPossible ? null : date);
            if (isPossible) onChange({ date });
          }}
          onBlur={() => wrongDate === '' && setWrongDate(null)}
        />
      </Field>
      <textarea
        rows={1}
        aria-label={copy.titleLabel}
        placeholder={copy.titlePlaceholder}
        value={words.title}
        maxLength={MAX_TITLE_CHARACTERS}
        autoComplete="off"
        enterKeyHint="next"
        className="-mx-2 field-sizing-content resize-none rounded-control bg-transparent px-2 py-1 font-display text-heading leading-tight text-ink outline-offset-0"
        // A title is one line, however long: it only wraps.
        onChange={(event) => onChange({ title: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}
