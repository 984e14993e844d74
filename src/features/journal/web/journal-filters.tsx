import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { uiCopy } from '#platform/web/ui/ui.copy.ts';
import { journalCopy } from './journal.copy.ts';
import { isFiltered } from './journal-filter.ts';
import type { ListFilter } from './journal-writes.ts';

const copy = journalCopy.list;
const REST_MS = 300;

type JournalFiltersProps = {
  filter: ListFilter;
  tags: { tag: string; count: number }[];
  /** `name` is the parameter in the address; an empty value takes it away. */
  onChange: (name: 'q' | 'tag' | 'mood' | 'from' | 'to', value: string) => void;
  onClear: () => void;
};

export function JournalFilters({ filter, tags, onChange, onClear }: JournalFiltersProps) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(() => isFiltered(filter));
  return (
    <search className="grid gap-3">
      <div className="flex gap-2">
        <SearchField value={filter.q ?? ''} onChange={(q) => onChange('q', q)} />
        <IconButton
          look="ring"
          label={copy.filters}
          aria-expanded={isOpen}
          aria-controls={panelId}
          icon={<SlidersHorizontal size={20} aria-hidden="true" />}
          className={isFiltered(filter) ? 'border-brand text-brand' : ''}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div id={panelId} hidden={!isOpen} className="rounded-inset border border-line bg-surface p-4">
        <div className="grid gap-3 min-[23rem]:grid-cols-2 xl:grid-cols-4">
          <Field label={copy.tag}>
            <Select value={filter.tag ?? ''} onChange={(event) => onChange('tag', event.currentTarget.value)}>
              <option value="">{copy.anyTag}</option>
              {filter.tag && !tags.some(({ tag }) => tag === filter.tag) && (
                <option value={filter.tag}>{filter.tag}</option>
              )}
              {tags.map(({ tag }) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={copy.mood}>
            <Select
              value={filter.mood ?? ''}
              onChange={(event) => onChange('mood', event.currentTarget.value)}
            >
              <option value="">{copy.anyMood}</option>
              {[5, 4, 3, 2, 1].map((score) => (
                <option key={score} value={score}>
                  {uiCopy.moods[score - 1]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={copy.from}>
            <TextInput
              type="date"
              value={filter.from ?? ''}
              max={filter.to}
              onChange={(event) => onChange('from', event.currentTarget.value)}
            />
          </Field>
          <Field label={copy.to}>
            <TextInput
              type="date"
              value={filter.to ?? ''}
              min={filter.from}
              onChange={(event) => onChange('to', event.currentTarget.value)}
            />
          </Field>
        </div>
        {isFiltered(filter) && (
          <Button variant="quiet" size="small" className="mt-3 -ml-3" onClick={onClear}>
            {copy.clear}
          </Button>
        )}
      </div>
    </search>
  );
}

/** Tells what was typed once the hand rests, or at once on Enter. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  // The address changed by itself, by going back.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  const tell = (next: string) => {
    if (next.trim() === told.current) return;
    told.current = next.trim();
    onChange(next.trim());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts the clock
  useEffect(() => {
    const timer = setTimeout(() => tell(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const clear = () => {
    setText('');
    tell('');
    input.current?.focus();
  };
  return (
    <Field label={copy.search} isLabelHidden className="relative min-w-0 flex-1">
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-[13px] left-3.5 z-10 text-ink-soft"
      />
      <TextInput
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        placeholder={copy.searchPlaceholder}
        className="pr-11 pl-10"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell(text);
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            clear();
          }
        }}
      />
      {text !== '' && (
        <IconButton
          label={copy.clearSearch}
          icon={<X size={18} aria-hidden="true" />}
          className="absolute! top-0 right-0"
          onClick={clear}
        />
      )}
    </Field>
  );
}
