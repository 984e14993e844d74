// A search and what narrows it: typing is answered once it rests, a filter at once. The filters unfold below.
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { SearchField } from './search-field.tsx';
import { TextInput } from './text-input.tsx';
import { uiCopy } from './ui.copy.ts';

type FilterRowProps = {
  /** Names the search field. */
  label: string;
  filter: { q?: string | undefined; from?: string | undefined; to?: string | undefined };
  /** An empty value takes the filter away. Dates are YYYY-MM-DD. */
  onChange: (name: 'q' | 'from' | 'to', value: string) => void;
  /** Something besides the search narrows the list. */
  isFiltered: boolean;
  onClear: () => void;
  /** The fields before the dates. */
  children: ReactNode;
};

export function FilterRow({ label, filter, onChange, isFiltered, onClear, children }: FilterRowProps) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(isFiltered);
  return (
    <search className="grid gap-3">
      <div className="flex gap-2">
        <SearchField label={label} value={filter.q ?? ''} onChange={(q) => onChange('q', q)} />
        <IconButton
          look="ring"
          label={uiCopy.filters}
          aria-expanded={isOpen}
          aria-controls={panelId}
          icon={<SlidersHorizontal size={20} aria-hidden="true" />}
          className={isFiltered ? 'border-brand text-brand' : ''}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div id={panelId} hidden={!isOpen} className="rounded-inset border border-line bg-surface p-4">
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {children}
          <Field label={uiCopy.from}>
            <TextInput
              type="date"
              value={filter.from ?? ''}
              max={filter.to}
              onChange={(event) => onChange('from', event.currentTarget.value)}
            />
          </Field>
          <Field label={uiCopy.until}>
            <TextInput
              type="date"
              value={filter.to ?? ''}
              min={filter.from}
              onChange={(event) => onChange('to', event.currentTarget.value)}
            />
          </Field>
        </div>
        {isFiltered && (
          <Button variant="quiet" size="small" className="mt-3 -ml-3" onClick={onClear}>
            {uiCopy.clearFilters}
          </Button>
        )}
      </div>
    </search>
  );
}
