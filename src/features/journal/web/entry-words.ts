// What a member writes in an entry, as it travels and as the list shows it.
import type { JournalEntry, JournalListItem } from '../journal.contract.ts';

export type EntryWords = Pick<
  JournalEntry,
  'title' | 'body' | 'date' | 'tags' | 'mood' | 'template' | 'is_pinned'
>;

const EXCERPT_CHARACTERS = 200;

export const newWords = (date: string): EntryWords => ({
  title: '',
  body: '',
  date,
  tags: [],
  mood: null,
  template: 'free',
  is_pinned: false,
});

export const wordsOf = ({ title, body, date, tags, mood, template, is_pinned }: EntryWords): EntryWords => ({
  title,
  body,
  date,
  tags,
  mood,
  template,
  is_pinned,
});

export const sameWords = (one: EntryWords, other: EntryWords): boolean =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

/** Nothing in it that anyone would miss. */
export const isBlank = ({ title, body, tags, mood }: EntryWords): boolean =>
  title.trim() === '' && body.trim() === '' && tags.length === 0 && mood === null;

/** The first words without their marks: near to what the server says, until it has said it. */
export function excerptOf(body: string): string {
  const plain = body
    .slice(0, 1_500)
    .replace(/^\s*(?:#{1,6}\s|>\s?|[-*+]\s+(?:\[[ xX]\]\s)?|\d{1,9}[.)]\s|```.*$|---+$)/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|~~|`/g, '')
    .replace(/(^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$|[.,;:!?])/gm, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > EXCERPT_CHARACTERS ? `${plain.slice(0, EXCERPT_CHARACTERS - 1)}…` : plain;
}

const NAME_CHARACTERS = 60;

/** What an entry without a title goes by in a list: its first words, none of them cut. */
export function nameFrom(excerpt: string): string {
  const letters = [...excerpt];
  if (letters.length <= NAME_CHARACTERS) return excerpt;
  const start = letters.slice(0, NAME_CHARACTERS).join('');
  const end = letters[NAME_CHARACTERS] === ' ' ? start.length : start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}

/** A piece from the middle of a text, without the marks a reader would stumble over. */
export const withoutMarks = (piece: string): string =>
  piece.replace(/\\([!-/:-@[-`{-~])/g, '$1').replace(/\*\*|~~|(?<=^|\s)#{1,6}\s|(?<=^|\s)>\s/g, '');

/** Runs of letters and digits; in scripts that write without spaces, each character. */
export function countWords(text: string): number {
  const unspaced = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0;
  const spaced =
    text
      .replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  return unspaced + spaced;
}

export function itemOf(entry: JournalEntry): JournalListItem {
  const { body, photos, reflection: _, ...rest } = entry;
  return {
    ...rest,
    excerpt: excerptOf(body),
    photo_count: photos.length,
    cover_photo_id: photos[0]?.id ?? null,
    matches: [],
  };
}
