// Each member's check-ins on their way. It lives outside React, so that they are sent from whatever screen is looked at.
// A deletion waits as long as its undo can be pressed, and no longer than the page is looked at.

import { tellOfHelp } from '#features/safety/web/tell-of-help.ts';
import { verdictIn } from '#features/safety/web/verdict-in.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { queryClient } from '#platform/web/api.ts';
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import { createWriteQueue, type WriteQueue } from '#platform/web/offline/write-queue.ts';
import type { MoodLog } from '../mood.contract.ts';
import { moodApi, moodKey } from './mood-api.ts';
import {
  type MoodAnswer,
  type MoodWords,
  type MoodWrite,
  mergeWrites,
  rebaseWrite,
  type WrittenSource,
} from './mood-writes.ts';

const UNDO_MS = 10_500;

/** `asOf` null: fresh from the server. */
export type KnownLogs = { value: MoodLog[]; asOf: string | null };

export const logsKey = (memberId: string) => [...moodKey(memberId), 'logs'] as const;
export const overviewKey = (memberId: string) => [...moodKey(memberId), 'overview'] as const;

export type MemberMoods = {
  queue: WriteQueue<MoodWrite, MoodAnswer>;
  /** Keeps it on the device and sends it when it can. `known` is the check-in as it is shown, when it is changed. */
  save(id: string, words: MoodWords, source: WrittenSource, known?: MoodLog): Promise<void>;
  /** Hides it; deletes it when the undo has gone. Returns the undo, false when it came too late. */
  remove(log: MoodLog): () => boolean;
  /** Ids hidden by a deletion that can still be undone. The same set until it changes. */
  hidden(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** True when words that were not stored asked for help. */
  asksForHelp(): boolean;
  putHelpAway(): void;
  /** Takes a check-in back that was just written. */
  takeBack(id: string): Promise<void>;
};

const known = new Map<string, MemberMoods & { close(): void }>();

export function moodsOf(memberId: string): MemberMoods {
  const there = known.get(memberId);
  if (there) return there;
  const made = createMoods(memberId);
  known.set(memberId, made);
  return made;
}

onWordsForgotten((keptFor) => {
  for (const [memberId, moods] of known) {
    if (memberId === keptFor) continue;
    moods.close();
    known.delete(memberId);
  }
});

function createMoods(memberId: string): MemberMoods & { close(): void } {
  let isHelpAsked = false;
  const listeners = new Set<() => void>();
  const setHelpAsked = (isAsked: boolean) => {
    isHelpAsked = isAsked;
    for (const listener of listeners) listener();
  };
  const queue = createWriteQueue<MoodWrite, MoodAnswer>({
    memberId,
    name: 'mood',
    send: (write, signal) =>
      send(memberId, write, signal).catch((error) => {
        if (verdictIn(error)) {
          setHelpAsked(true);
          tellOfHelp('/mood');
        }
        throw error;
      }),
    merge: mergeWrites,
    rebase: rebaseWrite,
  });
  // Refused at an earlier visit, and still here.
  void queue.ready.then(() => {
    if (queue.list().some((item) => verdictIn(item))) setHelpAsked(true);
  });
  queue.onAccepted((write, answer) => {
    putInCaches(memberId, write.entity, answer);
    void queryClient.invalidateQueries({ queryKey: overviewKey(memberId) });
  });
  const takeBack = (id: string) => queue.add({ kind: 'delete', write_id: crypto.randomUUID(), entity: id });
  const deletions = createDeletions(takeBack);
  const save: MemberMoods['save'] = (id, words, source, shown) => {
    const latest = queue.latest(id);
    const base = latest?.kind === 'save' ? latest.base_version : (shown?.version ?? 0);
    return queue.add({
      kind: 'save',
      write_id: crypto.randomUUID(),
      entity: id,
      words,
      source,
      base_version: base,
    });
  };
  return {
    queue,
    save,
    remove: (log) => deletions.begin(log.id),
    hidden: deletions.hidden,
    subscribe(listener) {
      const stop = deletions.subscribe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    asksForHelp: () => isHelpAsked,
    putHelpAway: () => setHelpAsked(false),
    takeBack,
    close() {
      deletions.close();
      queue.close();
    },
  };
}

async function send(memberId: string, write: MoodWrite, signal: AbortSignal): Promise<MoodAnswer> {
  const options = { signal, context: { writtenFor: memberId } };
  if (write.kind === 'delete') {
    try {
      await moodApi.deleteLog({ id: write.entity }, options);
    } catch (error) {
      // Deleted already, or never there: what was wanted.
      if (!isRefusal(error, 'NOT_FOUND')) throw error;
    }
    putInCaches(memberId, write.entity, null);
    return null;
  }
  const { words, source, base_version, entity } = write;
  try {
    const log = await moodApi.saveLog({ id: entity, ...words, source, base_version }, options);
    if (log.shows_help) tellOfHelp('/mood');
    // Before the queue lets go of it, or the row would vanish for a moment.
    putInCaches(memberId, entity, log);
    return log;
  } catch (error) {
    // The page needs the server's own version to show both.
    if (isRefusal(error)) void queryClient.invalidateQueries({ queryKey: logsKey(memberId) });
    throw error;
  }
}

function putInCaches(memberId: string, id: string, log: MoodLog | null): void {
  for (const [key, answer] of queryClient.getQueriesData<KnownLogs>({ queryKey: logsKey(memberId) })) {
    if (!answer) continue;
    const [from, to] = key.slice(logsKey(memberId).length) as [string, string];
    const others = answer.value.filter((item) => item.id !== id);
    const isInside = log !== null && log.local_date >= from && log.local_date <= to;
    queryClient.setQueryData<KnownLogs>(key, { ...answer, value: isInside ? [log, ...others] : others });
  }
}

function createDeletions(commit: (id: string) => Promise<void>) {
  let hidden: ReadonlySet<string> = new Set();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const become = (ids: Iterable<string>) => {
    hidden = new Set(ids);
    for (const listener of listeners) listener();
  };
  async function finish(id: string): Promise<void> {
    clearTimeout(timers.get(id));
    if (!timers.delete(id)) return;
    const kept = commit(id);
    await kept;
    become([...hidden].filter((other) => other !== id));
  }
  const finishAll = () => {
    for (const id of [...timers.keys()]) void finish(id);
  };
  // A page that is left may never come back: what was deleted is deleted.
  const onHidden = () => document.visibilityState === 'hidden' && finishAll();
  document.addEventListener('visibilitychange', onHidden);
  return {
    hidden: () => hidden,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    begin(id: string) {
      become([...hidden, id]);
      timers.set(
        id,
        setTimeout(() => void finish(id), UNDO_MS),
      );
      return () => {
        if (!timers.has(id)) return false;
        clearTimeout(timers.get(id));
        timers.delete(id);
        become([...hidden].filter((other) => other !== id));
        return true;
      };
    },
    close() {
      finishAll();
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}
