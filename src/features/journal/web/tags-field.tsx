import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { MAX_TAG_CHARACTERS, MAX_TAGS } from '../journal-limits.data.ts';
import { journalCopy } from './journal.copy.ts';
import { withTags } from './tags.ts';

const copy = journalCopy.tags;

type TagsFieldProps = {
  tags: readonly string[];
  known: readonly string[];
  onChange: (tags: string[]) => void;
};

export function TagsField({ tags, known, onChange }: TagsFieldProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = (typed: string) => {
    const answer = withTags(tags, typed);
    setProblem(
      answer.problem === 'tooMany' ? copy.tooMany : answer.problem === 'tooLong' ? copy.tooLong : null,
    );
    setText(answer.rest);
    if (answer.tags.length !== tags.length) onChange(answer.tags);
  };
  return (
    <div className="grid gap-2">
      <Field label={copy.label} help={copy.help} error={problem}>
        <TextInput
          ref={field}
          value={text}
          list={listId}
          maxLength={MAX_TAG_CHARACTERS + 1}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onChange={(event) => {
            const next = event.currentTarget.value;
            if (/[,\n]/.test(next)) add(next);
            else {
              setText(next);
              setProblem(null);
            }
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              add(text);
            } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
              onChange(tags.slice(0, -1));
              setText(tags.at(-1) ?? '');
              event.preventDefault();
            }
          }}
          onBlur={() => text.trim() && add(text)}
        />
      </Field>
      <datalist id={listId}>
        {tags.length < MAX_TAGS &&
          known.filter((tag) => !tags.includes(tag)).map((tag) => <option key={tag} value={tag} />)}
      </datalist>
      {tags.length > 0 && (
        <ul aria-label={copy.list} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full items-center rounded-pill bg-brand-tint pl-3 text-small text-ink"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={copy.remove(tag)}
                className="grid size-8 shrink-0 place-items-center rounded-pill text-ink-soft hover:text-ink pointer-coarse:size-11"
                onClick={() => {
                  onChange(tags.filter((other) => other !== tag));
                  field.current?.focus();
                }}
              >
                <X size={15} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
