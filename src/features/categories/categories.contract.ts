// Therapy categories: ten built in, and the member's own. A change names the version it was made from.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

const MAX_NAME_CHARACTERS = 80;
const MAX_DESCRIPTION_CHARACTERS = 500;
const MAX_SUBCATEGORIES = 12;
export const MAX_OWN_CATEGORIES = 100;

const subcategoryInput = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be an id'),
  name: z.string().trim().min(1, 'Please name every topic').max(MAX_NAME_CHARACTERS),
});

/** What a member may say of a category of their own. Without topics it gets `General Support`. */
const categoryDraft = z.object({
  name: z.string().trim().min(1, 'Please enter a category name').max(MAX_NAME_CHARACTERS),
  description: z.string().trim().max(MAX_DESCRIPTION_CHARACTERS).default(''),
  subcategories: z
    .array(subcategoryInput)
    .min(1)
    .max(MAX_SUBCATEGORIES)
    .refine((topics) => new Set(topics.map(({ id }) => id)).size === topics.length, 'topic ids must differ')
    .default([{ id: 'general-support', name: 'General Support' }]),
});
export type CategoryDraft = z.infer<typeof categoryDraft>;

const category = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  subcategories: z.array(z.object({ id: z.string(), name: z.string() })),
  isCustom: z.boolean(),
  /** Sent back with a change; null for a built-in category, which cannot be changed. */
  version: z.int().min(1).nullable(),
});
export type Category = z.infer<typeof category>;

/**
 * `shows_help`: what was written sounds as if the member is not safe; help belongs on the screen. A refusal to save says so,
 * too, in its data.
 */
const savedCategory = category.extend({ shows_help: z.boolean() });
export type SavedCategory = z.infer<typeof savedCategory>;

const tag = 'categories';

export const categoriesContract = {
  list: endpoint('member', {
    method: 'GET',
    path: '/categories',
    summary: "Built-in categories, then the member's own, newest first",
    tag,
  }).output(z.array(category)),
  create: endpoint('member', {
    method: 'POST',
    path: '/categories',
    summary: 'Make a category; repeating it with the same id changes nothing',
    tag,
  })
    .input(categoryDraft.extend({ id: z.uuid().optional() }))
    .output(savedCategory),
  update: endpoint('member', {
    method: 'PUT',
    path: '/categories/{id}',
    summary: 'Change an own category',
    tag,
  })
    .input(categoryDraft.extend({ id: z.uuid(), version: z.int().min(1) }))
    .output(savedCategory),
  delete: endpoint('member', {
    method: 'DELETE',
    path: '/categories/{id}',
    summary: 'Delete an own category',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
};
