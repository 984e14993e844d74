import { Field } from '#platform/web/ui/field.tsx';
import { FilterRow } from '#platform/web/ui/filter-row.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { uiCopy } from '#platform/web/ui/ui.copy.ts';
import { journalCopy } from './journal.copy.ts';
import { isFiltered } from './journal-filter.ts';
import type { ListFilter } from './journal-writes.ts';

const copy = journalCopy.list;

type JournalFiltersProps = {
  filter: ListFilter;
  tags: { tag: string; count: number }[];
  /** `name` is the parameter in the address; an empty value takes it away. */
  onChange: (name: 'q' | 'tag' | 'mood' | 'from' | 'to', value: string) => void;
  onClear: () => void;
};

export const JournalFilters = ({ filter, tags, onChange, onClear }: JournalFiltersProps) => (
  <FilterRow
    label={copy.search}
    filter={filter}
    onChange={onChange}
    isFiltered={isFiltered(filter)}
    onClear={onClear}
  >
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
      <Select value={filter.mood ?? ''} onChange={(event) => onChange('mood', event.currentTarget.value)}>
        <option value="">{copy.anyMood}</option>
        {[5, 4, 3, 2, 1].map((score) => (
          <option key={score} value={score}>
            {uiCopy.moods[score - 1]}
          </option>
        ))}
      </Select>
    </Field>
  </FilterRow>
);
