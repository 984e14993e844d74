// Tags as they are typed: parted by commas, without the sign some write before them, none twice whatever its case.
import { MAX_TAG_CHARACTERS, MAX_TAGS } from '../journal-limits.data.ts';

export type TagsAnswer = { tags: string[]; rest: string; problem: 'tooMany' | 'tooLong' | null };

/** `rest` is what could not be taken and stays in the field. */
export function withTags(tags: readonly string[], typed: string): TagsAnswer {
  const next = [...tags];
  for (const part of typed.split(/[,\n]/)) {
    const tag = part.trim().replace(/^#+/, '').trim();
    if (tag === '' || next.some((known) => known.toLowerCase() === tag.toLowerCase())) continue;
    if ([...tag].length > MAX_TAG_CHARACTERS) return { tags: next, rest: tag, problem: 'tooLong' };
    if (next.length >= MAX_TAGS) return { tags: next, rest: tag, problem: 'tooMany' };
    next.push(tag);
  }
  return { tags: next, rest: '', problem: null };
}
