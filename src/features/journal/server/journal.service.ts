// The journal as the pages and the rest of the product use it.
import { isTrip, keepHeard } from '#features/safety/server/safety.service.ts';
import { findWords } from '#platform/server/find-words.ts';
import { describeError } from '#platform/server/log.ts';
import { onePage, placeOf } from '#platform/server/page-cursor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { fold } from '#platform/shared/folded-text.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { JournalEntry, JournalListItem } from '../journal.contract.ts';
import type { Transcribe } from './dictation.ts';
import { cleanWords, openWords } from './entry-words.ts';
import { importJournal } from './import/import.service.ts';
import {
  countWriting,
  deleteOldWrites,
  deleteEntry as deleteRow,
  findEntry,
  type ListedRow,
  listDays,
  listEntries,
  listEntriesById,
  listEntriesOn,
  saveHelp,
  settleConflict,
  TIMELINE_BY,
  takeRevision,
} from './journal.queries.ts';
import { createEntryJudge, HELP_SEEN, wordsToJudge } from './judge-entry.ts';
import { listPhotos } from './photos.queries.ts';
import { describePhoto } from './photos.service.ts';
import { presentEntry, presentItem } from './present-entry.ts';
import { createReadingIndex, timelineKeys } from './reading-index.ts';
import { type ReflectDoors, reflect } from './reflect.service.ts';
import { type EntryDraft, type SaveAnswer, saveEntry } from './save-entry.ts';

const ITEMS_PER_PAGE = 30;
const MATCHES_SHOWN = 3;
/** A save waits this long for the verdict on its words; the page learns of a later one by a change. */
const VERDICT_WAIT_MS = 8;
const WRITES_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;
const TIDY_EVERY_MS = 6 * 60 * 60 * 1_000;
const LEAST_MEMBERS = 10;
const DAY_MS = 24 * 60 * 60 * 1_000;

export type ListRequest = {
  cursor?: string | undefined;
  limit?: number | undefined;
  q?: string | undefined;
  tag?: string | undefined;
  mood?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** What the journal needs of the rest of the product. */
export type JournalDoors = ReflectDoors & { transcribe: Transcribe };

export type Journal = ReturnType<typeof createJournal>;

export function createJournal(platform: Platform, doors: JournalDoors) {
  const index = createReadingIndex(platform);
  const { glance, judge, close: stopJudging } = createEntryJudge(platform, doors);
  const tidy = setInterval(() => {
    const before = Date.now() - WRITES_KEPT_MS;
    platform.database
      .asSystem((tx) => deleteOldWrites(tx, before))
      .catch((error: unknown) =>
        platform.log.warn(describeError(error), 'old numbers of the journal were not deleted'),
      );
  }, TIDY_EVERY_MS);
  tidy.unref();

  /** Pinned first, then newest. Refuses INVALID_INPUT for a cursor that is none of this list. */
  async function list(memberId: string, request: ListRequest) {
    const limit = request.limit ?? ITEMS_PER_PAGE;
    const words = fold(request.q ?? '').trim();
    const tag = fold(request.tag ?? '');
    const after = placeOf(request.cursor, TIMELINE_BY);
    const filter = { mood: request.mood ?? null, from: request.from ?? null, to: request.to ?? null };
    if (words === '' && tag === '') {
      if (after === null) index.warm(memberId);
      return platform.database.asMember(memberId, async (tx) => {
        const vault = await platform.vault.forMember(tx, memberId);
        const rows = await listEntries(tx, memberId, filter, { after, limit: limit + 1 });
        return onePage(rows, limit, {
          present: (row) => presentItem(vault, row),
          keysOf: ({ is_pinned, date, begun }) => [String(is_pinned), date, begun],
        });
      });
    }
    const found = await index.search(memberId, words, {
      isWanted: ({ date, mood, tags }) =>
        (filter.mood === null || mood === filter.mood) &&
        (filter.from === null || date >= filter.from) &&
        (filter.to === null || date <= filter.to) &&
        (tag === '' || tags.some((each) => fold(each) === tag)),
      after,
      limit: limit + 1,
    });
    const { items: ids, nextCursor } = onePage(found, limit, {
      present: ({ id }) => id,
      keysOf: timelineKeys,
    });
    return platform.database.asMember(memberId, async (tx) => {
      const vault = await platform.vault.forMember(tx, memberId);
      const rows = new Map((await listEntriesById(tx, memberId, ids)).map((row) => [row.id, row]));
      // One that was deleted since is left out; there may be more after it all the same.
      const inOrder = ids.flatMap((id) => rows.get(id) ?? []);
      const present = (row: ListedRow) =>
        presentItem(vault, row, ({ title, body, tags }) => findIn([title, body, ...tags], words));
      return { items: inOrder.map(present), nextCursor };
    });
  }

  return {
    list,
    judge,
    transcribe: doors.transcribe,
    importFile: (memberId: string, request: Parameters<typeof importJournal>[3]) =>
      importJournal(platform, { ...doors, judge }, memberId, request),
    reflect: (memberId: string, id: string) => reflect(platform, doors, judge, memberId, id),
    describePhoto: (memberId: string, id: string, alt: string) =>
      describePhoto(platform, doors, memberId, id, alt),

    /** Refuses NOT_FOUND. */
    get: async (memberId: string, id: string): Promise<JournalEntry> => {
      const { entry, isJudged } = await platform.database.asMember(memberId, async (tx) => {
        const row = await findEntry(tx, memberId, id);
        if (!row) throw refuse('NOT_FOUND');
        const vault = await platform.vault.forMember(tx, memberId);
        return {
          entry: presentEntry(vault, row, await listPhotos(tx, memberId, [id])),
          isJudged: row.judged_version === row.version,
        };
      });
      // The server went down between a save and its verdict.
      if (!isJudged) void judge(memberId, id);
      return entry;
    },

    /** As save-entry.ts says; a refusal has `shows_help` in it where the words ask for help. */
    save: async (memberId: string, draft: EntryDraft): Promise<SaveAnswer> => {
      const saving = saveEntry(platform, memberId, draft);
      // The rules read while the database writes.
      const asked = wordsToJudge(cleanWords(draft));
      const glancing = glance(memberId, asked);
      const answer = await keepHeard(platform, glancing.then(isTrip), () => saving, { entryId: draft.id });
      const text = wordsToJudge(answer.entry);
      const verdict = await Promise.race([
        judge(memberId, answer.entry.id, {
          text,
          version: answer.entry.version,
          ...(text === asked && { glance: glancing }),
        }),
        new Promise<null>((resolve) => setTimeout(resolve, VERDICT_WAIT_MS, null)),
      ]);
      if (verdict !== null) answer.entry.shows_help = verdict;
      return answer;
    },

    /** The two texts of a clash stay as two entries; said again it changes nothing. Refuses NOT_FOUND. */
    keepBoth: async (memberId: string, id: string): Promise<JournalEntry> =>
      platform.database.asMember(memberId, async (tx) => {
        const stored = await findEntry(tx, memberId, id);
        if (!stored) throw refuse('NOT_FOUND');
        const isOpen = stored.conflict_of !== null;
        const row = isOpen
          ? await settleConflict(tx, memberId, await takeRevision(tx, memberId), id)
          : stored;
        if (!row) throw refuse('NOT_FOUND');
        if (isOpen) await platform.events.publish(tx, { memberId, topic: 'journal', id });
        const vault = await platform.vault.forMember(tx, memberId);
        return presentEntry(vault, row, await listPhotos(tx, memberId, [id]));
      }),

    /** For good, with its photos and its reflection. Refuses NOT_FOUND, also for one that is deleted already. */
    remove: async (memberId: string, id: string): Promise<{ isDeleted: boolean }> =>
      platform.database.asMember(memberId, async (tx) => {
        if (!(await deleteRow(tx, memberId, id))) throw refuse('NOT_FOUND');
        await platform.events.publish(tx, { memberId, topic: 'journal', id });
        return { isDeleted: true };
      }),

    /** `month`: YYYY-MM. */
    calendar: async (memberId: string, month: string) => {
      const from = `${month}-01`;
      const before = new Date(Date.parse(`${from}T00:00:00Z`) + 32 * DAY_MS).toISOString().slice(0, 7);
      const days = await platform.database.asMember(memberId, (tx) =>
        listDays(tx, memberId, from, `${before}-01`),
      );
      return { days };
    },

    onThisDay: async (memberId: string, date: string): Promise<{ items: JournalListItem[] }> =>
      platform.database.asMember(memberId, async (tx) => {
        const rows = await listEntriesOn(tx, memberId, sameDayBefore(date));
        const vault = await platform.vault.forMember(tx, memberId);
        return { items: rows.map((row) => presentItem(vault, row)) };
      }),

    /** Most used first; spelled as in the newest entry that has it. */
    listTags: async (memberId: string) => {
      const counted = new Map<string, { tag: string; count: number }>();
      for (const { tags } of await index.read(memberId)) {
        for (const tag of tags) {
          const known = counted.get(fold(tag));
          if (known) known.count += 1;
          else counted.set(fold(tag), { tag, count: 1 });
        }
      }
      const items = [...counted.values()].sort(
        (a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'),
      );
      return { items };
    },

    /** Refuses NOT_FOUND. */
    acknowledgeHelp: async (memberId: string, id: string): Promise<{ isAcknowledged: boolean }> =>
      platform.database.asMember(memberId, async (tx) => {
        const row = await findEntry(tx, memberId, id, { forUpdate: true });
        if (!row) throw refuse('NOT_FOUND');
        if (!row.shows_help) return { isAcknowledged: true };
        const vault = await platform.vault.forMember(tx, memberId);
        const seen = wordsToJudge(openWords(vault, id, row.words));
        await saveHelp(tx, memberId, id, {
          ...row,
          shows_help: false,
          help_seen: vault.seal(HELP_SEEN, id, seen),
        });
        await platform.events.publish(tx, { memberId, topic: 'journal', id });
        return { isAcknowledged: true };
      }),

    close: async () => {
      clearInterval(tidy);
      index.close();
      await stopJudging();
    },
  };
}

/** Figures over all members by the day written for; null, or no day at all, where fewer than ten stand behind it. */
export async function journalAggregates(platform: Platform, from: string, to: string) {
  return platform.database.asSystem((tx) => countWriting(tx, from, to, LEAST_MEMBERS));
}

/** The same day of every earlier year; 29 February also on 28 February of years that are short. */
export function sameDayBefore(date: string): string[] {
  const [year, month, day] = [Number(date.slice(0, 4)), date.slice(5, 7), date.slice(8, 10)];
  const isLeap = (each: number) => (each % 4 === 0 && each % 100 !== 0) || each % 400 === 0;
  const takesLeapDay = month === '02' && day === '28' && !isLeap(year);
  const dates: string[] = [];
  for (let before = year - 1; before >= 1900; before -= 1) {
    if (month !== '02' || day !== '29' || isLeap(before)) dates.push(`${before}-${month}-${day}`);
    if (takesLeapDay && isLeap(before)) dates.push(`${before}-02-29`);
  }
  return dates;
}

function findIn(parts: string[], words: string): JournalListItem['matches'] {
  const found: JournalListItem['matches'] = [];
  for (const part of parts) {
    if (found.length >= MATCHES_SHOWN || words === '') break;
    found.push(...findWords(part, words, MATCHES_SHOWN - found.length));
  }
  return found;
}
