// Writes of the journal that wait on this device, and how the list looks with them laid over what the server said.
import type { QueuedItem } from '#platform/web/offline/queue-item.ts';
import type { JournalEntry, JournalListItem } from '../journal.contract.ts';
import { countWords, type EntryWords, excerptOf } from './entry-words.ts';

export type SaveWrite = {
  kind: 'save';
  write_id: string;
  /** The entry's id. */
  entity: string;
  words: EntryWords;
  base_version: number;
  /** ISO, by this device's clock. */
  written_at: string;
};
export type DeleteWrite = { kind: 'delete'; write_id: string; entity: string };
/** Leaves the two texts of a clash as two entries. It waits apart from the entry's words, and moves none of them. */
export type KeepBothWrite = { kind: 'keepBoth'; write_id: string; entity: `both:${string}`; entryId: string };
export type JournalWrite = SaveWrite | DeleteWrite | KeepBothWrite;
/** null after a deletion. */
export type JournalAnswer = {
  outcome: 'saved' | 'kept_both';
  entry: JournalEntry;
  other: JournalEntry | null;
} | null;

/** Two unsent writes of one entry as one. What was deleted and written again is two. */
export function mergeWrites(earlier: JournalWrite, later: JournalWrite): JournalWrite | null {
  if (earlier.kind === 'delete') return null;
  if (earlier.kind === 'save' && later.kind === 'save')
    return { ...later, base_version: earlier.base_version };
  return later;
}

/** Whether the member has said, and the server may not know yet, that an entry stays beside the one it clashed with. */
export const isLeftAsTwo = (queued: readonly QueuedItem<JournalWrite>[], id: string): boolean =>
  queued.some(({ write, state }) => write.kind === 'keepBoth' && write.entryId === id && state !== 'refused');

/** Where the text went to another entry, what was written after it goes there too. */
export function rebaseWrite(waiting: JournalWrite, answer: JournalAnswer): JournalWrite {
  if (waiting.kind === 'keepBoth') return waiting;
  if (!answer) return waiting.kind === 'delete' ? waiting : { ...waiting, base_version: 0 };
  const { id, version } = answer.entry;
  if (waiting.kind === 'delete') return { ...waiting, entity: id };
  const base = waiting.entity === id ? Math.max(waiting.base_version, version) : version;
  return { ...waiting, entity: id, base_version: base };
}

/** `keeping`: on its way to this device's store; `waiting`: kept there, and the server may not have it yet. */
export type ShownItem = JournalListItem & { state: 'stored' | 'keeping' | 'waiting' | 'refused' };
export type ListFilter = {
  q?: string;
  tag?: string;
  mood?: number;
  from?: string;
  to?: string;
};

/**
 * The list as it stands on this device.
 * @param hasMore the server has items after the last of `items`: what belongs there is left out
 */
export function applyWrites(
  items: readonly JournalListItem[],
  queued: readonly QueuedItem<JournalWrite>[],
  filter: ListFilter = {},
  hasMore = false,
): ShownItem[] {
  const byId = new Map<string, ShownItem>(items.map((item) => [item.id, { ...item, state: 'stored' }]));
  for (const { write, state, isBeingKept } of queued) {
    if (write.kind === 'keepBoth') {
      const left = byId.get(write.entryId);
      if (left && state !== 'refused') byId.set(write.entryId, { ...left, conflict_of: null });
      continue;
    }
    const known = byId.get(write.entity);
    if (write.kind === 'delete') {
      if (state !== 'refused') byId.delete(write.entity);
      continue;
    }
    const isKeeping = isBeingKept && known?.state !== 'waiting';
    const shown = state === 'refused' ? state : isKeeping ? 'keeping' : 'waiting';
    if (matches(write.words, filter)) byId.set(write.entity, unsentItem(write, shown, known));
    else if (!filter.q) byId.delete(write.entity);
  }
  const shown = [...byId.values()].sort(inOrder);
  const last = items.at(-1);
  const end = hasMore && last ? shown.findIndex(({ id }) => id === last.id) : -1;
  return end === -1 ? shown : shown.slice(0, end + 1);
}

const inOrder = (one: ShownItem, other: ShownItem) =>
  Number(other.is_pinned) - Number(one.is_pinned) ||
  compare(other.date, one.date) ||
  compare(other.created_at, one.created_at) ||
  compare(other.id, one.id);
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Case and accents do not matter in a search. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether words fit a filter, as far as this device can tell. */
export function matches(
  words: Pick<EntryWords, 'title' | 'date' | 'tags' | 'mood'> & { body?: string; excerpt?: string },
  { q, tag, mood, from, to }: ListFilter,
): boolean {
  if (from && words.date < from) return false;
  if (to && words.date > to) return false;
  if (mood && words.mood !== mood) return false;
  if (tag && !words.tags.some((known) => plain(known) === plain(tag))) return false;
  if (!q) return true;
  return plain([words.title, words.body ?? words.excerpt ?? '', ...words.tags].join('\n')).includes(plain(q));
}

const unsentItem = (
  { entity, words, written_at, base_version }: SaveWrite,
  state: ShownItem['state'],
  known: ShownItem | undefined,
): ShownItem => ({
  id: entity,
  title: words.title,
  date: words.date,
  tags: words.tags,
  mood: words.mood,
  template: words.template,
  is_pinned: words.is_pinned,
  word_count: countWords(words.body),
  excerpt: excerptOf(words.body),
  photo_count: known?.photo_count ?? 0,
  cover_photo_id: known?.cover_photo_id ?? null,
  matches: known?.matches ?? [],
  shows_help: known?.shows_help ?? false,
  conflict_of: known?.conflict_of ?? null,
  version: known?.version ?? base_version,
  created_at: known?.created_at ?? written_at,
  updated_at: written_at,
  state,
});

export type Month = { month: string; items: ShownItem[] };

/** Pinned ones first, by themselves; the others by month, in the order they come. */
export function inGroups(items: readonly ShownItem[]): { pinned: ShownItem[]; months: Month[] } {
  const pinned = items.filter(({ is_pinned }) => is_pinned);
  const months: Month[] = [];
  for (const item of items) {
    if (item.is_pinned) continue;
    const month = item.date.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.items.push(item);
    else months.push({ month, items: [item] });
  }
  return { pinned, months };
}
