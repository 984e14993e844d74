// What to talk about: a category, then a topic within it. The built-in ones show four at first; a member's own always
// show, newest first.
import { ChevronDown, ChevronUp, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { later, usePreloaded } from '#platform/web/later.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ChipGroup } from '#platform/web/ui/chip.tsx';
import { ChoiceCards } from '#platform/web/ui/choice-card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { Category, SavedCategory } from '../categories.contract.ts';
import { categoriesCopy } from './categories.copy.ts';
import type { CategoryDraft } from './category-draft.ts';
import { CategoryIcon } from './category-icon.tsx';
import { topicsOf } from './category-selection.ts';

const SHOWN_AT_FIRST = 4;

const CategoryDialogLater = later(async () => (await import('./category-dialog.tsx')).CategoryDialog);

/** The server's answer says whether help belongs on the screen; a caller that only knows the category may leave it out. */
type Saved = Category & Partial<Pick<SavedCategory, 'shows_help'>>;

type CategoryPickerProps = {
  categories: Category[];
  categoryId: string;
  topicId: string;
  onChange: (selection: { categoryId: string; topicId: string }) => void;
  /** Creates when `replaces` is null. Resolves with what was saved. */
  onSave: (draft: CategoryDraft, replaces: Category | null) => Promise<Saved>;
  onDelete: (category: Category) => Promise<unknown>;
  isLocked: boolean;
};

export function CategoryPicker(props: CategoryPickerProps) {
  const { categories, categoryId, topicId, onChange, isLocked } = props;
  const builtIn = categories.filter((category) => !category.isCustom);
  const own = categories.filter((category) => category.isCustom);
  const [isExpanded, setIsExpanded] = useState(() =>
    builtIn.slice(SHOWN_AT_FIRST).some((category) => category.id === categoryId),
  );
  /** `undefined` closed, `null` creating, otherwise the category being changed. */
  const [editing, setEditing] = useState<Category | null | undefined>(undefined);
  /** As it is now: it may have been changed or deleted elsewhere since. */
  const edited = categories.find(({ id }) => id === editing?.id) ?? null;
  const topics = topicsOf(categories, categoryId);
  usePreloaded(CategoryDialogLater);

  const select = (id: string) => onChange({ categoryId: id, topicId: topicsOf(categories, id)[0]?.id ?? '' });

  async function save(draft: CategoryDraft): Promise<Saved> {
    const saved = await props.onSave(draft, edited);
    const keepsTopic = saved.id === categoryId && saved.subcategories.some((topic) => topic.id === topicId);
    if (!keepsTopic && (!edited || saved.id === categoryId))
      onChange({ categoryId: saved.id, topicId: saved.subcategories[0]?.id ?? '' });
    return saved;
  }

  return (
    <div className="grid gap-4">
      <ChoiceCards
        label={categoriesCopy.label}
        value={categoryId}
        onChange={select}
        isDisabled={isLocked}
        choices={[...(isExpanded ? builtIn : builtIn.slice(0, SHOWN_AT_FIRST)), ...own].map((category) => ({
          value: category.id,
          title: category.name,
          icon: <CategoryIcon categoryId={category.id} />,
          description: (
            <>
              {category.description}
              {category.isCustom && (
                <span className="mt-1.5 block">
                  <Badge tone="calm">{categoriesCopy.own}</Badge>
                </span>
              )}
            </>
          ),
          ...(category.isCustom && {
            actions: (
              <IconButton
                label={categoriesCopy.edit(category.name)}
                icon={<Pencil size={18} aria-hidden="true" />}
                disabled={isLocked}
                onClick={() => setEditing(category)}
              />
            ),
          }),
        }))}
      />
      <div className="flex flex-wrap gap-2.5">
        {builtIn.length > SHOWN_AT_FIRST && (
          <Button
            variant="secondary"
            size="small"
            icon={
              isExpanded ? (
                <ChevronUp size={18} aria-hidden="true" />
              ) : (
                <ChevronDown size={18} aria-hidden="true" />
              )
            }
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? categoriesCopy.showLess : categoriesCopy.loadMore}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={isLocked}
          onClick={() => setEditing(null)}
        >
          {categoriesCopy.createMyOwn}
        </Button>
      </div>
      <ChipGroup
        label={categoriesCopy.chooseTopic}
        isLabelShown
        options={topics.map((topic) => ({ value: topic.id, label: topic.name }))}
        value={topicId}
        onChange={(id) => onChange({ categoryId, topicId: id })}
        isDisabled={isLocked}
      />
      {editing !== undefined && (
        <CategoryDialogLater
          key={editing?.id ?? 'new'}
          category={edited}
          onSave={save}
          onDelete={props.onDelete}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}
