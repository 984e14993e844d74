// The member's conversations with words in them, a page at a time, kept true by what the server says has changed.
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal } from '#platform/shared/refusals.ts';
import { apiOf } from '#platform/web/api.ts';
import { keepWords } from '#platform/web/kept-words.ts';
import { onChange } from '#platform/web/live.ts';
import type { Conversation, conversationsContract, HistoryItem, Message } from '../conversations.contract.ts';

export const conversationsApi = apiOf<typeof conversationsContract>('conversations');

export type HistoryFilter = {
  q?: string;
  surface?: Conversation['surface'];
  coach_type?: string;
  from?: string;
  to?: string;
  /** The zone the dates are meant in. */
  tz?: string;
  /** Without it by when they began. */
  order?: 'last_said';
};

/** Where this device keeps what is being written in a conversation, over its messages, and on its exercise cards. */
export const draftOf = (conversationId: string) => `draft:${conversationId}`;
export const editsOf = (conversationId: string) => `edits:${conversationId}`;
export const answersOf = (conversationId: string) => `answers:${conversationId}`;

/** With a conversation goes what was meant for it. */
export function forgetWordsFor(memberId: string, conversationId: string): void {
  for (const place of [draftOf, editsOf, answersOf]) keepWords(memberId, place(conversationId), '');
}

const PER_PAGE = 20;
const MESSAGES_PER_PAGE = 200;
/** A conversation under way says that it changed with every message: those are answered together. */
const GATHER_CHANGES_MS = 1_000;

const keys = {
  all: (memberId: string) => ['conversations', memberId] as const,
  history: (memberId: string, filter: HistoryFilter) =>
    ['conversations', memberId, 'history', filter] as const,
  one: (memberId: string, id: string) => ['conversations', memberId, 'one', id] as const,
  messages: (memberId: string, id: string) => ['conversations', memberId, 'messages', id] as const,
};

export function useHistory(memberId: string, filter: HistoryFilter) {
  const list = useInfiniteQuery({
    queryKey: keys.history(memberId, filter),
    // A search that nobody waits for any more is given up, here and on the server.
    queryFn: ({ pageParam, signal }) =>
      conversationsApi.history(
        { ...filter, limit: PER_PAGE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
  useRefreshedOnChange(memberId, 'history', null);
  return {
    /** undefined until the first answer. */
    items: list.data && withoutRepeats(list.data.pages.flatMap(({ items }) => items)),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    /** Or cannot be asked for: without a network it waits for one, and goes on by itself when it is back. */
    isFailed: (list.isError || list.isPaused) && !list.data,
    /** What is shown answers an earlier search. */
    isStale: list.isPlaceholderData,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
  };
}

/** One in which something was said between two pages has moved to the top, and what stood above it comes once more. */
const withoutRepeats = (items: HistoryItem[]) => [
  ...new Map(items.map((item) => [item.conversation.id, item])).values(),
];

/** Asks again when the server says that it changed: all of what is kept under `kind`, or of one conversation. */
function useRefreshedOnChange(memberId: string, kind: 'history' | 'one', id: string | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const queryKey = ['conversations', memberId, kind, ...(id === null ? [] : [id])];
    const stop = onChange('conversations', (change) => {
      if (id !== null && change.id !== undefined && change.id !== id) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey });
      }, GATHER_CHANGES_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      // From now on nobody hears of changes: whoever looks next asks.
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    };
  }, [queryClient, memberId, kind, id]);
}

/** Its name stays true while it is read, and words that were deleted elsewhere do not stay on the screen. */
export const useConversationKeptTrue = (memberId: string, id: string): void =>
  useRefreshedOnChange(memberId, 'one', id);

/** One conversation; a missing one is an error whose refusal is NOT_FOUND. */
export const useConversation = (memberId: string, id: string | null) =>
  useQuery({
    queryKey: keys.one(memberId, id ?? ''),
    queryFn: () => conversationsApi.get({ id: id ?? '' }),
    enabled: id !== null,
    retry: false,
  });

/** Every message of a conversation, in order. */
export async function fetchTranscript(id: string): Promise<Message[]> {
  const messages: Message[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Message[]; nextCursor: string | null } = await conversationsApi.listMessages({
      id,
      limit: MESSAGES_PER_PAGE,
      ...(cursor && { cursor }),
    });
    messages.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return messages;
}

export const useTranscript = (memberId: string, id: string) =>
  useQuery({
    queryKey: keys.messages(memberId, id),
    queryFn: () => fetchTranscript(id),
    staleTime: 0,
    retry: 1,
  });

type Page = { items: HistoryItem[]; nextCursor: string | null };
type Pages = InfiniteData<Page>;

/** Renaming and deleting; the lists show it before they are asked again. Both reject when the server does. */
export function useConversationChanges(memberId: string) {
  const queryClient = useQueryClient();
  const changeLists = (edit: (items: HistoryItem[]) => HistoryItem[]) =>
    queryClient.setQueriesData<Pages>(
      { queryKey: ['conversations', memberId, 'history'] },
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: edit(page.items) })) },
    );
  return {
    /** Resolves with whether help belongs on the screen. */
    rename: async (id: string, title: string): Promise<boolean> => {
      // Under another's sign-in it is refused unread: what is found in it would be noted as theirs.
      const context = { writtenFor: memberId };
      const { shows_help, ...conversation } = await conversationsApi.rename({ id, title }, { context });
      queryClient.setQueryData(keys.one(memberId, id), conversation);
      changeLists((items) =>
        items.map((item) => (item.conversation.id === id ? { ...item, conversation } : item)),
      );
      return shows_help;
    },
    remove: async (id: string) => {
      await conversationsApi.remove({ id }).catch((error: unknown) => {
        // Deleted already, on another page.
        if (!isRefusal(error, 'NOT_FOUND')) throw error;
      });
      forgetWordsFor(memberId, id);
      queryClient.removeQueries({ queryKey: keys.one(memberId, id) });
      queryClient.removeQueries({ queryKey: keys.messages(memberId, id) });
      changeLists((items) => items.filter((item) => item.conversation.id !== id));
    },
  };
}
