// Which category and topic are meant by remembered ids: a deleted or unknown one falls back to the defaults.
import { DEFAULT_CATEGORY_ID, type TherapyCategory, type TherapyTopic } from '../categories.data.ts';

export const topicsOf = (categories: readonly TherapyCategory[], categoryId: string): TherapyTopic[] =>
  categories.find((category) => category.id === categoryId)?.subcategories ?? [];

/**
 * The category and topic in their own words. An unknown category becomes the default one; an unknown topic becomes
 * the first of its category. null only while there are no categories at all.
 */
export function resolveSelection(
  categories: readonly TherapyCategory[],
  wanted: { categoryId: string; topicId: string },
): { category: TherapyCategory; topic: TherapyTopic } | null {
  const category =
    categories.find(({ id }) => id === wanted.categoryId) ??
    categories.find(({ id }) => id === DEFAULT_CATEGORY_ID);
  if (!category) return null;
  const topic = category.subcategories.find(({ id }) => id === wanted.topicId) ?? category.subcategories[0];
  return topic ? { category, topic } : null;
}
