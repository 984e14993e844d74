// Search and filters of the history. Typing is answered once it rests; a filter at once.
import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Category } from '#features/categories/categories.contract.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { conversationsCopy } from './conversations.copy.ts';
import { isFiltered } from './history-filter.ts';
import type { HistoryFilter } from './use-history.ts';

const copy = conversationsCopy.history;
const REST_MS = 300;

/** `name` is the parameter in the address; an empty value takes it away. */
type Change = (name: 'q' | 'surface' | 'category' | 'from' | 'to', value: string) => void;
type FiltersProps = {
  filter: HistoryFilter;
  categories: Category[];
  onChange: Change;
  onClear: () => void;
};

export function HistoryFilters({ filter, categories, onChange, onClear }: FiltersProps) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(() => isFiltered(filter));
  return (
    <search className="grid gap-3">
      <div className="flex gap-2">
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={filter.q ?? ''}
          onChange={(q) => onChange('q', q)}
        />
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
          <Field label={copy.surface}>
            <Select
              value={filter.surface ?? ''}
              onChange={(event) => onChange('surface', event.currentTarget.value)}
            >
              <option value="">{copy.anySurface}</option>
              <option value="voice">{conversationsCopy.surfaces.voice}</option>
              <option value="chat">{conversationsCopy.surfaces.chat}</option>
              <option value="avatar">{conversationsCopy.surfaces.avatar}</option>
            </Select>
          </Field>
          <Field label={copy.category}>
            <Select
              value={filter.coach_type ?? ''}
              onChange={(event) => onChange('category', event.currentTarget.value)}
            >
              <option value="">{copy.anyCategory}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
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

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** Tells what was typed once the hand rests, or at once on Enter. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
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
  return (
    <Field label={label} isLabelHidden className="relative min-w-0 flex-1">
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
        placeholder={placeholder}
        className="pr-11 pl-10"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell(text);
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            setText('');
            tell('');
          }
        }}
      />
      {text !== '' && (
        <IconButton
          label={copy.clearSearch}
          icon={<X size={18} aria-hidden="true" />}
          className="absolute! top-0 right-0"
          onClick={() => {
            setText('');
            tell('');
            input.current?.focus();
          }}
        />
      )}
    </Field>
  );
}
