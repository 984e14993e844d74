// The rules of a category while it is being written. Pure, so that the dialog only draws them.
import type { Category } from '../categories.contract.ts';
import type { TherapyTopic } from '../categories.data.ts';

export type CategoryDraft = { name: string; description: string; subcategories: TherapyTopic[] };

const DEFAULT_SUBCATEGORY = 'General Support';
const DEFAULT_SUBCATEGORY_ID = 'general-support';
/** The server's bounds, kept here without its schema library. */
export const draftLimits = { name: 80, description: 500, subcategories: 12 } as const;

export const newDraft = (): CategoryDraft => ({
  name: '',
  description: '',
  subcategories: [{ id: DEFAULT_SUBCATEGORY_ID, name: DEFAULT_SUBCATEGORY }],
});

export const draftOf = ({ name, description, subcategories }: Category): CategoryDraft => ({
  name,
  description,
  subcategories: subcategories.map((topic) => ({ ...topic })),
});

export const canRemoveSubcategory = (draft: CategoryDraft) => draft.subcategories.length > 1;
export const canAddSubcategory = (draft: CategoryDraft) =>
  draft.subcategories.length < draftLimits.subcategories;

/** A new one has an id of its own and no name yet. */
export const addSubcategory = (draft: CategoryDraft, id: string = crypto.randomUUID()): CategoryDraft =>
  canAddSubcategory(draft) ? { ...draft, subcategories: [...draft.subcategories, { id, name: '' }] } : draft;

export const renameSubcategory = (draft: CategoryDraft, id: string, name: string): CategoryDraft => ({
  ...draft,
  subcategories: draft.subcategories.map((topic) => (topic.id === id ? { id, name } : topic)),
});

/** The last one stays. */
export const removeSubcategory = (draft: CategoryDraft, id: string): CategoryDraft =>
  canRemoveSubcategory(draft)
    ? { ...draft, subcategories: draft.subcategories.filter((topic) => topic.id !== id) }
    : draft;

/**
 * What is sent: trimmed, without the lines left empty, and with General Support when none has a name.
 * null when the category has no name.
 */
export function finishDraft(draft: CategoryDraft): CategoryDraft | null {
  const name = draft.name.trim();
  if (!name) return null;
  const named = draft.subcategories
    .map((topic) => ({ id: topic.id, name: topic.name.trim() }))
    .filter((topic) => topic.name);
  return {
    name,
    description: draft.description.trim(),
    subcategories: named.length ? named : newDraft().subcategories,
  };
}
