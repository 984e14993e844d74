// The member's journal as the screens read it: fresh when the server answers, else as it last was, with what waits on this
// device laid over.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { queryClient } from '#platform/web/api.ts';
import { onChange } from '#platform/web/live.ts';
import { isUnreachable } from '#platform/web/offline/kept-data.ts';
import type { JournalListItem } from '../journal.contract.ts';
import { journalApi } from './journal-api.ts';
import { applyWrites, type ListFilter, matches } from './journal-writes.ts';
import { journalOf, keys, type ListPage, refreshAround } from './member-journal.ts';

const PER_PAGE = 30;
const GATHER_CHANGES_MS = 1_000;
const TIMELINE = 'timeline';

type Answer = { items: JournalListItem[]; nextCursor: string | null };

async function fetchPage(memberId: string, filter: ListFilter, cursor: string | null): Promise<ListPage> {
  const shelf = journalOf(memberId).lists;
  const ask = () => journalApi.listEntries({ ...filter, limit: PER_PAGE, ...(cursor && { cursor }) });
  if (cursor) return { ...(await ask()), asOf: null };
  if (Object.keys(filter).length === 0) {
    const { value, asOf } = await shelf.freshOrKept(TIMELINE, ask);
    return { ...(value as Answer), asOf };
  }
  try {
    return { ...(await ask()), asOf: null };
  } catch (error) {
    const kept = isUnreachable(error) ? await shelf.read(TIMELINE) : null;
    if (!kept) throw error;
    // Without the server, only the first words of the latest entries can be searched.
    const items = (kept.value as Answer).items.filter((item) => matches(item, filter));
    return { items, nextCursor: null, asOf: kept.asOf };
  }
}

export function useQueued(memberId: string) {
  const { queue } = journalOf(memberId);
  return useSyncExternalStore(queue.subscribe, queue.list);
}

/** False until the device was read: before that nobody knows what waits on it. */
export function useIsQueueReady(memberId: string): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void journalOf(memberId).queue.ready.then(() => isWanted && setIsReady(true));
    return () => {
      isWanted = false;
    };
  }, [memberId]);
  return isReady;
}

export function useTimeline(memberId: string, filter: ListFilter) {
  const queued = useQueued(memberId);
  const list = useInfiniteQuery({
    queryKey: [...keys.list(memberId), filter],
    queryFn: ({ pageParam }) => fetchPage(memberId, filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 15_000,
  });
  const isKnown = list.data !== undefined || list.isError;
  const items = useMemo(() => {
    const stored = list.data?.pages.flatMap((page) => page.items) ?? [];
    return list.isPlaceholderData
      ? stored.map(asStored)
      : applyWrites(stored, queued, filter, list.hasNextPage);
  }, [list.data, list.isPlaceholderData, list.hasNextPage, queued, filter]);
  return {
    /** null until something is known; after a failed load only what waits on this device. */
    items: isKnown || items.length > 0 ? items : null,
    hasMore: list.hasNextPage && !list.isPlaceholderData,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    isFailed: list.isError && !list.data,
    /** What is shown answers an earlier search. */
    isStale: list.isPlaceholderData,
    asOf: list.data?.pages[0]?.asOf ?? null,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
  };
}

const asStored = (item: JournalListItem) => ({ ...item, state: 'stored' as const });

export function useEntryQuery(memberId: string, id: string, isEnabled = true) {
  const { entries } = journalOf(memberId);
  return useQuery({
    queryKey: keys.one(memberId, id),
    queryFn: () => entries.freshOrKept(id, () => journalApi.getEntry({ id })),
    enabled: isEnabled,
    retry: false,
    networkMode: 'always',
    staleTime: 0,
  });
}

export function useCalendar(memberId: string, month: string) {
  const { lists } = journalOf(memberId);
  return useQuery({
    queryKey: [...keys.calendar(memberId), month],
    queryFn: async () => {
      const { value } = await lists.freshOrKept(`calendar/${month}`, () => journalApi.calendar({ month }));
      return (value as Awaited<ReturnType<typeof journalApi.calendar>>).days;
    },
    networkMode: 'always',
    placeholderData: keepPreviousData,
  });
}

export const useOnThisDay = (memberId: string, date: string) =>
  useQuery({
    queryKey: [...keys.onThisDay(memberId), date],
    queryFn: async () => (await journalApi.onThisDay({ date })).items,
  });

export function useTags(memberId: string) {
  const { lists } = journalOf(memberId);
  return useQuery({
    queryKey: keys.tags(memberId),
    queryFn: async () => {
      const { value } = await lists.freshOrKept('tags', () => journalApi.listTags());
      return (value as Awaited<ReturnType<typeof journalApi.listTags>>).items;
    },
    networkMode: 'always',
  });
}

/** Keeps the journal's pages true to what the server says has changed, by this device or another. */
export function useJournalFollowed(memberId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = new Set<string>();
    let isEverything = false;
    // Each autosave is told of as well: those of a moment are asked for together.
    const stop = onChange('journal', ({ id }) => {
      if (id) changed.add(id);
      else isEverything = true;
      timer ??= setTimeout(() => {
        timer = undefined;
        if (isEverything) void queryClient.invalidateQueries({ queryKey: keys.all(memberId) });
        for (const each of changed)
          void queryClient.invalidateQueries({ queryKey: keys.one(memberId, each) });
        changed.clear();
        isEverything = false;
        refreshAround(memberId);
      }, GATHER_CHANGES_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [memberId]);
}
