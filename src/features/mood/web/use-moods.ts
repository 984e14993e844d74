// The member's check-ins and what they add up to, as the screens read them: fresh when the server answers, else as they were
// when it last did, with what waits on this device laid over.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { queryClient } from '#platform/web/api.ts';
import { addDays, today } from '#platform/web/calendar-dates.ts';
import { onChange } from '#platform/web/live.ts';
import { createKeptData, type KeptData } from '#platform/web/offline/kept-data.ts';
import type { MoodActivity, MoodLog, MoodOverview } from '../mood.contract.ts';
import { type KnownLogs, logsKey, moodsOf, overviewKey } from './member-moods.ts';
import { moodApi, moodKey } from './mood-api.ts';
import { applyWrites } from './mood-writes.ts';

/** Days of check-ins that can be read without a network. */
const RECENT_DAYS = 60;
const MOST_BYTES = 512 * 1024;
const PER_PAGE = 500;
/** The name the recent ones are kept under. */
const RECENT = 'recent';

export type ActivityList = { items: MoodActivity[]; version: number };

const shelves = new Map<string, KeptData<unknown>>();
function shelfOf<Value>(memberId: string): KeptData<Value> {
  const there =
    shelves.get(memberId) ?? createKeptData<unknown>({ memberId, name: 'mood', mostBytes: MOST_BYTES });
  shelves.set(memberId, there);
  return there as KeptData<Value>;
}

async function fetchLogs(from: string, to: string): Promise<MoodLog[]> {
  const logs: MoodLog[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: MoodLog[]; nextCursor: string | null } = await moodApi.listLogs({
      from,
      to,
      limit: PER_PAGE,
      ...(cursor && { cursor }),
    });
    logs.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return logs;
}

/** What waits, live. */
export function useMoodWrites(memberId: string) {
  const moods = moodsOf(memberId);
  const items = useSyncExternalStore(moods.queue.subscribe, moods.queue.list);
  const hidden = useSyncExternalStore(moods.subscribe, moods.hidden);
  return { moods, items, hidden };
}

/** Check-ins of the member's dates `from` to `to`, newest first. `logs` null until something is known. */
export function useMoodLogs(memberId: string, from: string, to: string, keptAs: string | null = null) {
  const { items, hidden } = useMoodWrites(memberId);
  const query = useQuery<KnownLogs>({
    queryKey: [...logsKey(memberId), from, to],
    queryFn: () =>
      keptAs
        ? shelfOf<MoodLog[]>(memberId).freshOrKept(keptAs, () => fetchLogs(from, to))
        : fetchLogs(from, to).then((value) => ({ value, asOf: null })),
    networkMode: 'always',
  });
  const isKnown = query.data !== undefined || query.isError;
  const shown = useMemo(() => {
    const all = applyWrites(query.data?.value ?? [], items, hidden);
    return { ...all, logs: all.logs.filter(({ local_date }) => local_date >= from && local_date <= to) };
  }, [query.data, items, hidden, from, to]);
  return {
    /** With a failed load it holds only what waits on this device. */
    logs: isKnown || shown.logs.length > 0 ? shown.logs : null,
    refused: shown.refused,
    isFailed: query.isError,
    asOf: query.data?.asOf ?? null,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}

/** The last sixty days, kept for reading without a network. */
export function useRecentMoods(memberId: string, date = today()) {
  return useMoodLogs(memberId, addDays(date, 1 - RECENT_DAYS), date, RECENT);
}

/** Those of a day or a month. A recent span is cut from what can be read without a network. */
export function useSpanMoods(memberId: string, from: string, to: string, now = today()) {
  const recentFrom = addDays(now, 1 - RECENT_DAYS);
  const isRecent = from >= recentFrom && from <= now;
  const known = useMoodLogs(
    memberId,
    isRecent ? recentFrom : from,
    isRecent ? now : to,
    isRecent ? RECENT : null,
  );
  const isInside = ({ local_date }: MoodLog) => local_date >= from && local_date <= to;
  return { ...known, logs: known.logs?.filter(isInside) ?? null };
}

export function useOverview(memberId: string, from: string, to: string, keptAs: string | null = null) {
  const query = useQuery({
    queryKey: [...overviewKey(memberId), from, to],
    queryFn: async () => {
      const ask = () => moodApi.overview({ from, to });
      const answer = keptAs
        ? await shelfOf<MoodOverview>(memberId).freshOrKept(keptAs, ask)
        : { value: await ask(), asOf: null };
      // Another year or span may be what was kept under this name.
      if (answer.value.from !== from) throw new Error('What is kept is of another span');
      return answer;
    },
    networkMode: 'always',
    placeholderData: keepPreviousData,
  });
  return {
    overview: query.data?.value ?? null,
    asOf: query.data?.asOf ?? null,
    isStale: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}

export const activitiesKey = (memberId: string) => [...moodKey(memberId), 'activities'] as const;

export function useActivities(memberId: string) {
  const query = useQuery({
    queryKey: activitiesKey(memberId),
    queryFn: () => shelfOf<ActivityList>(memberId).freshOrKept('activities', () => moodApi.listActivities()),
    networkMode: 'always',
  });
  return { list: query.data?.value ?? null, isFailed: query.isError };
}

export const assessmentsKey = (memberId: string) => [...moodKey(memberId), 'assessments'] as const;

/** What changed on another device is fetched again. */
export function useMoodLive(memberId: string): void {
  useEffect(() => {
    const again = (key: readonly unknown[]) => () => void queryClient.invalidateQueries({ queryKey: key });
    const stops = [
      onChange('mood_logs', again(logsKey(memberId))),
      onChange('mood_logs', again(overviewKey(memberId))),
      onChange('mood_activities', again(activitiesKey(memberId))),
      onChange('mood_assessments', again(assessmentsKey(memberId))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [memberId]);
}
