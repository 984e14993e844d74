// Opens the journal entry by entry for an export; no more than a few are in memory at a time.
import type { Platform } from '#platform/server/platform.ts';
import type { JournalReflection } from '../../journal.contract.ts';
import { type EntryWords, openWords } from '../entry-words.ts';
import { PHOTO_ALT, REFLECTION } from '../present-entry.ts';
import { type ExportedRow, listIdsToExport, listPhotosToExport, listToExport } from './export.queries.ts';

const ENTRIES_AT_ONCE = 50;

export type ExportedPhoto = { originId: string; alt: string; picture: Buffer };
export type ExportedEntry = Omit<ExportedRow, 'words' | 'reflection'> & {
  words: EntryWords;
  reflection: JournalReflection | null;
};

/** In the order of writing. Entries deleted meanwhile are left out. */
export async function* openEntries(platform: Platform, memberId: string): AsyncIterable<ExportedEntry> {
  const ids = await platform.database.asMember(memberId, (tx) => listIdsToExport(tx, memberId));
  for (let at = 0; at < ids.length; at += ENTRIES_AT_ONCE) {
    const some = ids.slice(at, at + ENTRIES_AT_ONCE);
    const { rows, vault } = await platform.database.asMember(memberId, async (tx) => ({
      rows: new Map((await listToExport(tx, memberId, some)).map((row) => [row.id, row])),
      vault: await platform.vault.forMember(tx, memberId),
    }));
    for (const id of some) {
      const row = rows.get(id);
      if (!row) continue;
      const reflection = row.reflection && vault.open(REFLECTION, id, row.reflection);
      yield {
        ...row,
        words: openWords(vault, id, row.words),
        reflection: reflection === null ? null : (JSON.parse(reflection) as JournalReflection),
      };
    }
  }
}

export async function openPhotos(
  platform: Platform,
  memberId: string,
  entryId: string,
): Promise<ExportedPhoto[]> {
  return platform.database.asMember(memberId, async (tx) => {
    const rows = await listPhotosToExport(tx, memberId, entryId);
    const vault = await platform.vault.forMember(tx, memberId);
    return rows.map((row) => ({
      originId: row.origin_id,
      alt: vault.open(PHOTO_ALT, row.id, row.alt),
      picture: vault.openBytes('journal_photos.picture', row.id, row.picture),
    }));
  });
}
