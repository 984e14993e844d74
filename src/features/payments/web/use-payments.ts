// Plans, payments and the subscription as the screens read them, kept true by what the server says has changed.
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChange } from '#platform/web/live.ts';
import type { MemberPayment, MemberSubscription, PaymentStatus } from '../payments.contract.ts';
import { paymentsApi, paymentsKey } from './payments-api.ts';

const PER_PAGE = 20;
const PRICES_FRESH_MS = 60_000;
/** One change in the database is told under several topics; they are answered together. */
const GATHER_CHANGES_MS = 100;
const topics = ['payment_transactions', 'subscriptions', 'profiles'] as const;

export type PaymentFilter = { status?: PaymentStatus; year?: number };

const keys = {
  plans: (memberId: string) => [...paymentsKey(memberId), 'plans'] as const,
  subscription: (memberId: string) => [...paymentsKey(memberId), 'subscription'] as const,
  list: (memberId: string) => [...paymentsKey(memberId), 'list'] as const,
  one: (memberId: string, id: string) => [...paymentsKey(memberId), 'one', id] as const,
};

export const usePlans = (memberId: string) =>
  useQuery({
    queryKey: keys.plans(memberId),
    queryFn: () => paymentsApi.plans(),
    staleTime: PRICES_FRESH_MS,
  });

/** `data` null: there is no subscription. */
export const useSubscription = (memberId: string) =>
  useQuery({
    queryKey: keys.subscription(memberId),
    queryFn: async () => (await paymentsApi.subscription()).subscription,
    staleTime: 0,
  });

export function rememberSubscription(
  queryClient: QueryClient,
  memberId: string,
  subscription: MemberSubscription,
): void {
  queryClient.setQueryData(keys.subscription(memberId), subscription);
}

export function rememberPayment(queryClient: QueryClient, memberId: string, payment: MemberPayment): void {
  queryClient.setQueryData(keys.one(memberId, payment.id), payment);
}

/** One payment; a missing one is an error whose refusal is NOT_FOUND. `askAgainInMs` false: not by itself. */
export const usePayment = (memberId: string, id: string | null, askAgainInMs: () => number | false) =>
  useQuery({
    queryKey: keys.one(memberId, id ?? ''),
    queryFn: () => paymentsApi.payment({ paymentId: id ?? '' }),
    enabled: id !== null,
    staleTime: 0,
    retry: false,
    refetchInterval: askAgainInMs,
  });

export function usePaymentList(memberId: string, filter: PaymentFilter) {
  const list = useInfiniteQuery({
    queryKey: [...keys.list(memberId), filter],
    queryFn: ({ pageParam }) =>
      paymentsApi.payments({ ...filter, limit: PER_PAGE, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    /** undefined until the first answer. */
    items: list.data?.pages.flatMap(({ payments }) => payments),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    isFailed: list.isError && !list.data,
    /** Waiting for a network, with nothing to show. */
    isPaused: list.isPending && list.isPaused,
    /** What is shown answers earlier filters. */
    isStale: list.isPlaceholderData,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
  };
}

/** Payments that were begun and not settled, newest first. */
export const useOpenPayments = (memberId: string) =>
  useQuery({
    queryKey: [...keys.list(memberId), 'open'],
    queryFn: async () => (await paymentsApi.payments({ status: 'pending', limit: 5 })).payments,
    staleTime: 0,
  });

export function refreshPayments(queryClient: QueryClient, memberId: string): void {
  for (const key of [keys.subscription(memberId), keys.list(memberId)])
    void queryClient.invalidateQueries({ queryKey: key });
}

export function usePaymentsRefreshedOnChange(memberId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        refreshPayments(queryClient, memberId);
        void queryClient.invalidateQueries({ queryKey: [...paymentsKey(memberId), 'one'] });
      }, GATHER_CHANGES_MS);
    };
    const stops = topics.map((topic) => onChange(topic, changed));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [queryClient, memberId]);
}
