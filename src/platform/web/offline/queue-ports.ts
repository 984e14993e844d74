// What a write queue needs of a browser: the encrypted store, locks between tabs, and word that the network is back.
import { onWordsForgotten } from '../kept-words.ts';
import { onChange } from '../live.ts';
import { forgetPrivately, keepPrivately, listPrivately } from '../private-store.ts';
import { tellSignInNeeded } from '../sign-in-needed.ts';
import { readKeptMember } from './kept-member.ts';
import type { QueuedWrite, StoredItem } from './queue-item.ts';

export type QueuePorts<Write extends QueuedWrite> = {
  /** In order. None of the three ever rejects. */
  load(): Promise<readonly StoredItem<Write>[]>;
  put(item: StoredItem<Write>): Promise<void>;
  drop(key: string): Promise<void>;
  isKeptOnDevice(): boolean;
  /** Runs while no other tab of this browser runs under the same lock; first come, first served. */
  alone<Result>(lock: 'keep' | 'send', run: () => Promise<Result>): Promise<Result>;
  /** To the other tabs. */
  tell(news: unknown): void;
  listen(hearers: { onNews(news: unknown): void; onWake(): void; onForgotten(): void }): () => void;
  /** False without a network, and when someone else is signed in here by now. */
  maySend(): boolean;
  /** A write met "not signed in": whoever knows the session looks again. */
  needsSignIn(): void;
  now(): number;
  /** Returns the way to call it off. */
  later(run: () => void, ms: number): () => void;
};

const PREFIX = 'queue/';
const placeOf = (name: string) => `${PREFIX}${name}/`;

/** The names of the queues that left something unsent on this device. */
export async function listWaitingQueues(memberId: string): Promise<string[]> {
  const waiting = await listPrivately(memberId, PREFIX);
  return [...new Set(waiting.map(({ name }) => name.split('/')[1] ?? ''))];
}

/** Where the browser has no locks it has no second tab worth the name either: a turn within the page must do. */
function turnsWithinPage() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(lock: string, run: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(lock) ?? Promise.resolve()).then(run, run);
    last.set(
      lock,
      turn.catch(() => {}),
    );
    return turn;
  };
}

export function browserPorts<Write extends QueuedWrite>(memberId: string, name: string): QueuePorts<Write> {
  const place = placeOf(name);
  const label = `tulia.queue:${memberId}:${name}`;
  const unkept = new Map<string, StoredItem<Write>>();
  const takeTurn = turnsWithinPage();
  let channel: BroadcastChannel | null = null;
  return {
    async load() {
      const kept = await listPrivately<StoredItem<Write>>(memberId, place);
      const onDevice = kept.map(({ value }) => value).filter(({ key }) => !unkept.has(key));
      return [...onDevice, ...unkept.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    async put(item) {
      try {
        await keepPrivately(memberId, place + item.key, item);
        unkept.delete(item.key);
      } catch {
        unkept.set(item.key, item);
      }
    },
    async drop(key) {
      unkept.delete(key);
      await forgetPrivately(memberId, place + key);
    },
    isKeptOnDevice: () => unkept.size === 0,
    alone: (lock, run) =>
      typeof navigator !== 'undefined' && navigator.locks
        ? (navigator.locks.request(`${label}:${lock}`, run) as ReturnType<typeof run>)
        : takeTurn(lock, run),
    tell(news) {
      channel?.postMessage(news);
    },
    listen({ onNews, onWake, onForgotten }) {
      const ears = new BroadcastChannel(label);
      channel = ears;
      ears.onmessage = ({ data }) => onNews(data);
      const onVisible = () => document.visibilityState === 'visible' && onWake();
      addEventListener('online', onWake);
      document.addEventListener('visibilitychange', onVisible);
      const stops = [
        // Told to every listener when the event stream is back after a gap.
        onChange(label, onWake),
        onWordsForgotten((keptFor) => {
          if (keptFor !== memberId) {
            unkept.clear();
            onForgotten();
          }
        }),
      ];
      return () => {
        ears.close();
        channel = null;
        removeEventListener('online', onWake);
        document.removeEventListener('visibilitychange', onVisible);
        for (const stop of stops) stop();
      };
    },
    maySend() {
      const member = readKeptMember();
      return navigator.onLine && (member === null || member.id === memberId);
    },
    needsSignIn: tellSignInNeeded,
    now: () => performance.now(),
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
