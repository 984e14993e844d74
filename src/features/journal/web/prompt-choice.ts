import { promptCategories } from './prompts.data.ts';

export const promptsIn = (category: string): readonly string[] =>
  (promptCategories.find(({ id }) => id === category) ?? promptCategories[0])?.prompts ?? [];

/** Another prompt than `shown`. Without one it begins at the day's, so that the page is not the same every day. */
export function nextPrompt(category: string, shown: string | null, now = new Date()): string {
  const prompts = promptsIn(category);
  const at = shown === null ? Math.floor(now.getTime() / 86_400_000) : prompts.indexOf(shown) + 1;
  return prompts[at % prompts.length] ?? '';
}
