// Each member's words on their way. It lives outside React, so that they are sent from whatever screen is looked at.
import type { InfiniteData } from '@tanstack/react-query';
import { tellOfHelp } from '#features/safety/web/tell-of-help.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { queryClient } from '#platform/web/api.ts';
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import { createKeptData, type FreshOrKept, type KeptData } from '#platform/web/offline/kept-data.ts';
import { createWriteQueue, type WriteQueue } from '#platform/web/offline/write-queue.ts';
import type { JournalEntry, JournalListItem } from '../journal.contract.ts';
import { type EntryWords, itemOf } from './entry-words.ts';
import { journalApi } from './journal-api.ts';
import { type JournalAnswer, type JournalWrite, mergeWrites, rebaseWrite } from './journal-writes.ts';

export type ListPage = { items: JournalListItem[]; nextCursor: string | null; asOf: string | null };

export const keys = {
  all: (memberId: string) => ['journal', memberId] as const,
  list: (memberId: string) => ['journal', memberId, 'list'] as const,
  one: (memberId: string, id: string) => ['journal', memberId, 'one', id] as const,
  calendar: (memberId: string) => ['journal', memberId, 'calendar'] as const,
  onThisDay: (memberId: string) => ['journal', memberId, 'on-this-day'] as const,
  tags: (memberId: string) => ['journal', memberId, 'tags'] as const,
};

export type MemberJournal = {
  queue: WriteQueue<JournalWrite, JournalAnswer>;
  entries: KeptData<JournalEntry>;
  lists: KeptData<unknown>;
  /** Keeps it on the device and sends it when it can. */
  save(id: string, words: EntryWords, baseVersion: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Of a clash's two texts, both stay. */
  keepBoth(id: string): Promise<void>;
};

const known = new Map<string, MemberJournal & { close(): void }>();

export function journalOf(memberId: string): MemberJournal {
  const there = known.get(memberId);
  if (there) return there;
  const made = createJournal(memberId);
  known.set(memberId, made);
  return made;
}

onWordsForgotten((keptFor) => {
  for (const [memberId, journal] of known) {
    if (memberId === keptFor) continue;
    journal.close();
    known.delete(memberId);
  }
});

function createJournal(memberId: string): MemberJournal & { close(): void } {
  const entries = createKeptData<JournalEntry>({ memberId, name: 'journal-entries' });
  const lists = createKeptData<unknown>({ memberId, name: 'journal-lists', mostBytes: 1024 * 1024 });
  const queue = createWriteQueue<JournalWrite, JournalAnswer>({
    memberId,
    name: 'journal',
    send: async (write, signal) => {
      const answer = await send(write, { signal, context: { writtenFor: memberId } });
      if (answer?.entry.shows_help && !isHelpShown(memberId, answer.entry.id)) tellOfHelp('/journal');
      // Before the queue lets go of it, or the row would vanish for a moment.
      if (answer) putEntry(memberId, answer.entry);
      else forgetEntry(memberId, entryIdOf(write));
      return answer;
    },
    merge: mergeWrites,
    rebase: rebaseWrite,
  });
  queue.onAccepted((_write, answer) => {
    if (answer) void entries.keep(answer.entry.id, answer.entry);
    if (answer?.other) putEntry(memberId, answer.other);
    refreshAround(memberId);
  });
  return {
    queue,
    entries,
    lists,
    save: (id, words, baseVersion) =>
      queue.add({
        kind: 'save',
        write_id: crypto.randomUUID(),
        entity: id,
        words,
        base_version: baseVersion,
        written_at: new Date().toISOString(),
      }),
    async remove(id) {
      await queue.add({ kind: 'delete', write_id: crypto.randomUUID(), entity: id });
      await entries.forget(id);
    },
    keepBoth: (id) =>
      queue.add({ kind: 'keepBoth', write_id: crypto.randomUUID(), entity: `both:${id}`, entryId: id }),
    close: () => queue.close(),
  };
}

type SendOptions = { signal: AbortSignal; context: { writtenFor: string } };

async function send(write: JournalWrite, options: SendOptions): Promise<JournalAnswer> {
  if (write.kind === 'save') {
    const { entity, words, base_version, write_id } = write;
    return journalApi.saveEntry({ id: entity, ...words, base_version, write_id }, options);
  }
  const id = entryIdOf(write);
  try {
    if (write.kind === 'delete') await journalApi.deleteEntry({ id }, options);
    else return { outcome: 'saved', entry: await journalApi.keepBoth({ id }, options), other: null };
  } catch (error) {
    // Deleted already, or never there: what was wanted, or nothing left to want.
    if (!isRefusal(error, 'NOT_FOUND')) throw error;
  }
  return null;
}

const entryIdOf = (write: JournalWrite) => (write.kind === 'keepBoth' ? write.entryId : write.entity);

function changeLists(memberId: string, edit: (items: JournalListItem[]) => JournalListItem[]): void {
  queryClient.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: keys.list(memberId) },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: edit(page.items) })) },
  );
}

/** What the server says of an entry, wherever it is shown. */
export function putEntry(memberId: string, entry: JournalEntry): void {
  queryClient.setQueryData<FreshOrKept<JournalEntry>>(keys.one(memberId, entry.id), {
    value: entry,
    asOf: null,
  });
  changeLists(memberId, (items) =>
    items.map((item) => (item.id === entry.id ? { ...itemOf(entry), matches: item.matches } : item)),
  );
}

const isHelpShown = (memberId: string, id: string): boolean =>
  queryClient.getQueryData<FreshOrKept<JournalEntry>>(keys.one(memberId, id))?.value.shows_help ?? false;

/** The card goes at once, wherever it stands. */
export function hideHelp(memberId: string, id: string): void {
  queryClient.setQueryData<FreshOrKept<JournalEntry>>(
    keys.one(memberId, id),
    (known) => known && { ...known, value: { ...known.value, shows_help: false } },
  );
  changeLists(memberId, (items) =>
    items.map((item) => (item.id === id ? { ...item, shows_help: false } : item)),
  );
}

function forgetEntry(memberId: string, id: string): void {
  queryClient.removeQueries({ queryKey: keys.one(memberId, id) });
  changeLists(memberId, (items) => items.filter((item) => item.id !== id));
}

/** What an entry's change may have changed elsewhere: lists, days and tags. */
export function refreshAround(memberId: string): void {
  for (const queryKey of [keys.list(memberId), keys.calendar(memberId), keys.onThisDay(memberId)])
    void queryClient.invalidateQueries({ queryKey });
  // Suggestions beside an open entry need not change with each autosave.
  void queryClient.invalidateQueries({ queryKey: keys.tags(memberId), refetchType: 'none' });
}
