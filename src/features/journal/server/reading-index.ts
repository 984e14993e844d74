// What a search of the journal reads. Opening ten thousand sealed entries takes a second of one core, so a member's
// folded words stay in this process's memory for two minutes after they last searched, within fixed bounds, and are
// never written anywhere. It is never stale: each use asks for the journal's revision and reads what came since.
import { setImmediate as breathe } from 'node:timers/promises';
import type { Place } from '#platform/server/page-cursor.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MemberVault } from '#platform/server/vault/vault.ts';
import { fold } from '#platform/shared/folded-text.ts';
import { openWords } from './entry-words.ts';
import {
  findRevision,
  listChanged,
  listDeletedSince,
  listEntriesById,
  listToRead,
  type ReadRow,
} from './journal.queries.ts';

const KEPT_MS = 2 * 60_000;
const SWEEP_EVERY_MS = 30_000;
/** Characters in memory, of one member and altogether. */
const MEMBER_CHARACTERS = 48_000_000;
const ALL_CHARACTERS = 128_000_000;
const READ_AT_ONCE = 250;
/** Longest stretch of work before others get their turn. */
const STRETCH_MS = 4;

export type Reading = {
  id: string;
  date: string;
  mood: number | null;
  isPinned: boolean;
  /** When it was, to the microsecond; text that sorts as the moments do. */
  begun: string;
  tags: string[];
  /** Title, a line's end, body, tags, folded; null where the member's journal is larger than what is kept. */
  folded: string | null;
};

type TimelinePlace = Pick<Reading, 'id' | 'date' | 'isPinned' | 'begun'>;

type Index = {
  revision: number;
  byId: Map<string, Reading>;
  /** In the timeline's order; null after a change. */
  sorted: Reading[] | null;
  characters: number;
  usedAt: number;
  /** One reader at a time. */
  queue: Promise<unknown>;
};

export type ReadingIndex = {
  /** Every entry of the member's in the timeline's order, as of now. */
  read(memberId: string): Promise<Reading[]>;
  /** In order, those that hold `folded` and pass `isWanted`, after this place of the timeline; at most `limit`. */
  search(
    memberId: string,
    folded: string,
    request: { isWanted(reading: Reading): boolean; after: Place | null; limit: number },
  ): Promise<Reading[]>;
  /** Reads the journal ahead of a search that is likely to come. */
  warm(memberId: string): void;
  close(): void;
};

export function createReadingIndex(platform: Platform): ReadingIndex {
  const indexes = new Map<string, Index>();

  const sweep = setInterval(() => {
    for (const [memberId, { usedAt }] of indexes) if (Date.now() - usedAt > KEPT_MS) indexes.delete(memberId);
  }, SWEEP_EVERY_MS);
  sweep.unref();

  function makeRoom(): void {
    let total = 0;
    for (const { characters } of indexes.values()) total += characters;
    const oldestFirst = [...indexes].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [memberId, { characters }] of oldestFirst.slice(0, -1)) {
      if (total <= ALL_CHARACTERS) return;
      indexes.delete(memberId);
      total -= characters;
    }
  }

  async function read(memberId: string): Promise<Reading[]> {
    const index = indexes.get(memberId) ?? emptyIndex();
    indexes.set(memberId, index);
    index.usedAt = Date.now();
    const reading = index.queue.then(() => catchUp(platform, memberId, index));
    index.queue = reading.catch(() => indexes.delete(memberId));
    await reading;
    index.usedAt = Date.now();
    makeRoom();
    index.sorted ??= [...index.byId.values()].sort(byTimeline);
    return index.sorted;
  }

  return {
    read,
    search: async (memberId, folded, { isWanted, after, limit }) => {
      const readings = await read(memberId);
      const found: Reading[] = [];
      let opened = new Map<string, string>();
      let since = performance.now();
      for (
        let at = after ? firstBeyond(after, readings) : 0;
        at < readings.length && found.length < limit;
        at += 1
      ) {
        const reading = readings[at]!;
        if (!isWanted(reading)) continue;
        if (folded !== '' && reading.folded === null && !opened.has(reading.id))
          opened = await openNext(platform, memberId, readings, at);
        const text = reading.folded ?? opened.get(reading.id) ?? '';
        if (text.includes(folded)) found.push(reading);
        if (at % 64 === 0 && performance.now() - since > STRETCH_MS) {
          await breathe();
          since = performance.now();
        }
      }
      return found;
    },
    warm: (memberId) => {
      if (!indexes.has(memberId)) read(memberId).catch(() => {});
    },
    close: () => {
      clearInterval(sweep);
      indexes.clear();
    },
  };
}

const emptyIndex = (): Index => ({
  revision: 0,
  byId: new Map(),
  sorted: null,
  characters: 0,
  usedAt: 0,
  queue: Promise.resolve(),
});

/** Brings an index up to the revision there was when this was called; what changes meanwhile is read again next time. */
async function catchUp(platform: Platform, memberId: string, index: Index): Promise<void> {
  const asMember = platform.database.asMember;
  const { until, deleted, changed, vault } = await asMember(memberId, async (tx) => {
    const revision = await findRevision(tx, memberId);
    const isBehind = revision > index.revision;
    return {
      until: revision,
      deleted: isBehind && index.revision > 0 ? await listDeletedSince(tx, memberId, index.revision) : [],
      changed: isBehind ? await listChanged(tx, memberId, index.revision, revision) : [],
      vault: isBehind ? await platform.vault.forMember(tx, memberId) : null,
    };
  });
  if (!vault) return;
  index.sorted = null;
  for (const id of deleted) forget(index, id);
  const fetch = (from: number) => {
    const ids = changed.slice(from, from + READ_AT_ONCE);
    return asMember(memberId, (tx) => listToRead(tx, memberId, ids));
  };
  let next = changed.length > 0 ? fetch(0) : null;
  for (let from = READ_AT_ONCE; next; from += READ_AT_ONCE) {
    const rows: ReadRow[] = await next;
    // The database looks for the next ones while these are opened.
    next = from < changed.length ? fetch(from) : null;
    next?.catch(() => {});
    let since = performance.now();
    for (const row of rows) {
      keep(index, row, vault);
      if (performance.now() - since > STRETCH_MS) {
        await breathe();
        since = performance.now();
      }
    }
  }
  index.revision = until;
}

function keep(index: Index, row: ReadRow, vault: MemberVault): void {
  forget(index, row.id);
  const { title, body, tags } = openWords(vault, row.id, row.words);
  const folded = foldedWords(title, body, tags);
  const hasRoom = index.characters + folded.length <= MEMBER_CHARACTERS;
  if (hasRoom) index.characters += folded.length;
  index.byId.set(row.id, {
    id: row.id,
    date: row.date,
    mood: row.mood,
    isPinned: row.is_pinned,
    begun: row.begun,
    tags,
    folded: hasRoom ? folded : null,
  });
}

function forget(index: Index, id: string): void {
  index.characters -= index.byId.get(id)?.folded?.length ?? 0;
  index.byId.delete(id);
}

async function openNext(
  platform: Platform,
  memberId: string,
  readings: Reading[],
  from: number,
): Promise<Map<string, string>> {
  const ids = readings
    .slice(from, from + READ_AT_ONCE)
    .filter(({ folded }) => folded === null)
    .map(({ id }) => id);
  return platform.database.asMember(memberId, async (tx) => {
    const vault = await platform.vault.forMember(tx, memberId);
    const opened = new Map(ids.map((id) => [id, '']));
    for (const row of await listEntriesById(tx, memberId, ids)) {
      const { title, body, tags } = openWords(vault, row.id, row.words);
      opened.set(row.id, foldedWords(title, body, tags));
    }
    return opened;
  });
}

/** Where the readings that come after a place begin; their end where only an entry was named that is gone. */
function firstBeyond({ keys, id }: Place, readings: Reading[]): number {
  const place = keys ? placeIn(keys, id) : readings.find((reading) => reading.id === id);
  const first = place ? readings.findIndex((reading) => byTimeline(reading, place) > 0) : -1;
  return first < 0 ? readings.length : first;
}

/** As `TIMELINE_BY`. */
export const timelineKeys = ({ isPinned, date, begun }: TimelinePlace): string[] => [
  String(isPinned),
  date,
  begun,
];

const placeIn = ([isPinned, date = '', begun = '']: string[], id: string): TimelinePlace => ({
  id,
  isPinned: isPinned === 'true',
  date,
  begun,
});

/** Parts stand on lines of their own, so that nothing is found across two of them. */
const foldedWords = (title: string, body: string, tags: string[]): string =>
  [title, body, ...tags].map(fold).join('\n');

/** As `TIMELINE_BY`. */
function byTimeline(a: TimelinePlace, b: TimelinePlace): number {
  if (a.isPinned !== b.isPinned) return a.isPinned ? -1 : 1;
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (a.begun !== b.begun) return a.begun < b.begun ? 1 : -1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? 1 : -1;
}
