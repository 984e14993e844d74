// Saving. The ordinary save is one statement; what it could not do is settled here, under the member's revision lock:
// a write that came twice, a text that changed meanwhile, an entry that was deleted meanwhile.
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MemberVault } from '#platform/server/vault/vault.ts';
import { localDate } from '#platform/shared/local-day.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { JournalEntry, JournalTemplate } from '../journal.contract.ts';
import { derivedId } from './derived-id.ts';
import { cleanWords, countWords, type EntryWords, openWords, sealWords } from './entry-words.ts';
import {
  type EntryRow,
  findEntry,
  findWrite,
  insertEntry,
  isDeleted,
  type SealedEntry,
  takeRevision,
  updateEntry,
  updateWrite,
  writeEntry,
} from './journal.queries.ts';
import { listPhotos } from './photos.queries.ts';
import { presentEntry } from './present-entry.ts';

const EARLIEST_DATE = '1900-01-01';
/** The first place where a day begins. */
const EARLIEST_ZONE = 'Pacific/Kiritimati';

export type EntryDraft = EntryWords & {
  id: string;
  date: string;
  mood: number | null;
  template: JournalTemplate;
  is_pinned: boolean;
  base_version: number;
  write_id: string;
};
export type SaveAnswer = {
  outcome: 'saved' | 'kept_both';
  entry: JournalEntry;
  other: JournalEntry | null;
};

/** Neither before 1900 nor a day that has begun nowhere yet. */
export const isPossibleDate = (date: string, now = new Date()): boolean =>
  date >= EARLIEST_DATE && date <= localDate(now, EARLIEST_ZONE);

/** Refuses INVALID_INPUT for a day that has begun nowhere on earth yet. */
function assertPossibleDate(date: string, now = new Date()): void {
  if (date > localDate(now, EARLIEST_ZONE)) throw refuse('INVALID_INPUT', 'That day has not come yet.');
  if (date < EARLIEST_DATE) throw refuse('INVALID_INPUT', 'That day is too long ago.');
}

/**
 * Exactly once per `write_id`. Over another version with another text both are kept: the late one becomes a new entry
 * with `conflict_of`. Refuses NOT_FOUND for an id that is someone else's, and for a write whose entry is deleted.
 */
export async function saveEntry(
  platform: Platform,
  memberId: string,
  draft: EntryDraft,
): Promise<SaveAnswer> {
  assertPossibleDate(draft.date);
  const words = cleanWords(draft);
  return platform.database.asMember(memberId, async (tx) => {
    const vault = await platform.vault.forMember(tx, memberId);
    const sealed = sealEntry(vault, draft.id, draft, words);
    const write = { writeId: draft.write_id, askedId: draft.id, baseVersion: draft.base_version };
    const { isNewWrite, row } = await writeEntry(tx, memberId, write, sealed);
    const settled = row
      ? { entry: row, other: null }
      : isNewWrite
        ? await settleWrite(tx, memberId, vault, draft, words)
        : await findWritten(tx, memberId, draft.write_id);
    const { entry, other } = settled;
    if (isNewWrite) await platform.events.publish(tx, { memberId, topic: 'journal', id: entry.id });
    const isFirst = row !== null && draft.base_version === 0;
    const mayHavePhotos = isFirst ? [] : [entry, other].flatMap((each) => (each ? [each.id] : []));
    const photos = await listPhotos(tx, memberId, mayHavePhotos);
    const present = (each: EntryRow, known?: EntryWords) =>
      presentEntry(
        vault,
        each,
        photos.filter(({ entry_id }) => entry_id === each.id),
        known,
      );
    return {
      outcome: entry.id === draft.id ? 'saved' : 'kept_both',
      entry: present(entry, isNewWrite ? words : undefined),
      other: other && present(other),
    };
  });
}

export function sealEntry(
  vault: MemberVault,
  id: string,
  plain: Pick<EntryDraft, 'date' | 'mood' | 'template' | 'is_pinned'>,
  words: EntryWords,
): SealedEntry {
  return {
    words: sealWords(vault, id, words),
    date: plain.date,
    mood: plain.mood,
    template: plain.template,
    is_pinned: plain.is_pinned,
    word_count: countWords(words.body),
  };
}

type Settled = { entry: EntryRow; other: EntryRow | null };

async function settleWrite(
  tx: Tx,
  memberId: string,
  vault: MemberVault,
  draft: EntryDraft,
  words: EntryWords,
): Promise<Settled> {
  const revision = await takeRevision(tx, memberId);
  const stored = await findEntry(tx, memberId, draft.id, { forUpdate: true });
  if (stored) {
    const there = openWords(vault, stored.id, stored.words);
    if (there.title === words.title && there.body === words.body) {
      const sealed = sealEntry(vault, draft.id, draft, words);
      return { entry: await updateEntry(tx, memberId, revision, draft.id, sealed), other: null };
    }
    return { entry: await keepBeside(tx, memberId, vault, revision, draft, words, stored.id), other: stored };
  }
  // Written on a device that did not know of the deletion: the words are kept, the deleted entry stays deleted.
  if (await isDeleted(tx, memberId, draft.id))
    return { entry: await keepBeside(tx, memberId, vault, revision, draft, words, null), other: null };
  const sealed = sealEntry(vault, draft.id, draft, words);
  const entry = await insertEntry(tx, memberId, revision, { id: draft.id, ...sealed, conflict_of: null });
  if (!entry) throw refuse('NOT_FOUND');
  return { entry, other: null };
}

async function keepBeside(
  tx: Tx,
  memberId: string,
  vault: MemberVault,
  revision: number,
  draft: EntryDraft,
  words: EntryWords,
  conflictOf: string | null,
): Promise<EntryRow> {
  const id = derivedId('journal write', memberId, draft.write_id);
  const sealed = sealEntry(vault, id, draft, words);
  const copy = await insertEntry(tx, memberId, revision, { id, ...sealed, conflict_of: conflictOf });
  if (!copy) throw refuse('NOT_FOUND');
  await updateWrite(tx, memberId, draft.write_id, id);
  return copy;
}

/** The answer to a write that came before: the entries as they are now. */
async function findWritten(tx: Tx, memberId: string, writeId: string): Promise<Settled> {
  const write = await findWrite(tx, memberId, writeId);
  const entry = write && (await findEntry(tx, memberId, write.entry_id));
  if (!entry) throw refuse('NOT_FOUND');
  const other = write.asked_id === write.entry_id ? null : await findEntry(tx, memberId, write.asked_id);
  return { entry, other };
}
