// Rows as the pages know them.
import type { MemberVault } from '#platform/server/vault/vault.ts';
import type {
  JournalEntry,
  JournalListItem,
  JournalPhoto,
  JournalReflection,
  JournalTemplate,
} from '../journal.contract.ts';
import { type EntryWords, excerptOf, openWords } from './entry-words.ts';
import type { EntryRow, ListedRow } from './journal.queries.ts';
import type { PhotoRow } from './photos.queries.ts';

export const REFLECTION = 'journal_entries.reflection';
export const PHOTO_ALT = 'journal_photos.alt';

/** `words`: when they are at hand already. */
export function presentEntry(
  vault: MemberVault,
  row: EntryRow,
  photos: PhotoRow[],
  words: EntryWords = openWords(vault, row.id, row.words),
): JournalEntry {
  return {
    ...plainFields(row),
    ...words,
    photos: photos.map((photo) => presentPhoto(vault, photo)),
    reflection:
      row.reflection && (JSON.parse(vault.open(REFLECTION, row.id, row.reflection)) as JournalReflection),
  };
}

export function presentItem(
  vault: MemberVault,
  row: ListedRow,
  matchesIn: (words: EntryWords) => JournalListItem['matches'] = () => [],
): JournalListItem {
  const words = openWords(vault, row.id, row.words);
  return {
    ...plainFields(row),
    title: words.title,
    tags: words.tags,
    excerpt: excerptOf(words.body),
    photo_count: row.photo_count,
    cover_photo_id: row.cover_photo_id,
    matches: matchesIn(words),
  };
}

export function presentPhoto(vault: MemberVault, photo: PhotoRow): JournalPhoto {
  return {
    id: photo.id,
    alt: vault.open(PHOTO_ALT, photo.id, photo.alt),
    width: photo.width,
    height: photo.height,
    bytes: photo.bytes,
  };
}

const plainFields = (row: EntryRow) => ({
  id: row.id,
  date: row.date,
  mood: row.mood,
  template: row.template as JournalTemplate,
  is_pinned: row.is_pinned,
  word_count: row.word_count,
  shows_help: row.shows_help,
  conflict_of: row.conflict_of,
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
