import type { Category } from '#features/categories/categories.contract.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { FilterRow } from '#platform/web/ui/filter-row.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { conversationsCopy } from './conversations.copy.ts';
import { isFiltered } from './history-filter.ts';
import type { HistoryFilter } from './use-history.ts';

const copy = conversationsCopy.history;

/** `name` is the parameter in the address; an empty value takes it away. */
type Change = (name: 'q' | 'surface' | 'category' | 'from' | 'to', value: string) => void;
type FiltersProps = {
  filter: HistoryFilter;
  categories: Category[];
  onChange: Change;
  onClear: () => void;
};

export const HistoryFilters = ({ filter, categories, onChange, onClear }: FiltersProps) => (
  <FilterRow
    label={copy.search}
    filter={filter}
    onChange={onChange}
    isFiltered={isFiltered(filter)}
    onClear={onClear}
  >
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
  </FilterRow>
);
