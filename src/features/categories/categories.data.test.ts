import { describe, expect, it } from 'vitest';
import { builtInCategories, DEFAULT_CATEGORY_ID, DEFAULT_TOPIC_ID } from './categories.data.ts';

describe('built-in categories', () => {
  it('are the ten of the specification, in its order', () => {
    expect(builtInCategories.map((category) => category.id)).toEqual([
      'general',
      'relationships',
      'career',
      'personal',
      'creative',
      'health',
      'confidence',
      'trauma',
      'addiction',
      'lgbtq',
    ]);
  });

  it('each have four topics, a description and an icon', () => {
    for (const category of builtInCategories) {
      expect(category.subcategories, category.id).toHaveLength(4);
      expect(category.description.length, category.id).toBeGreaterThan(20);
      expect(category.icon).toMatch(/^[a-z-]+$/);
      expect(category.isCustom).toBe(false);
    }
  });

  it('name each topic with an id of its own', () => {
    const ids = builtInCategories.flatMap((category) => category.subcategories.map((topic) => topic.id));
    expect(new Set(ids).size).toBe(40);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('contain the default choice: general, stress', () => {
    const general = builtInCategories.find((category) => category.id === DEFAULT_CATEGORY_ID);
    expect(general?.subcategories[0]?.id).toBe(DEFAULT_TOPIC_ID);
    expect(general?.subcategories.map((topic) => topic.id)).toEqual([
      'stress',
      'anxiety',
      'sleep',
      'low-mood',
    ]);
  });
});
