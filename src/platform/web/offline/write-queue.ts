// Writes on their way to the server: kept encrypted on the device, sent in order, each done once. One tab sends at a time.
// A write that may have arrived is never changed; later words wait behind it and are moved onto the version it made.
import { isRefusal } from '#platform/shared/refusals.ts';
import type { QueuedItem, QueuedWrite, StoredItem } from './queue-item.ts';
import { browserPorts, type QueuePorts } from './queue-ports.ts';
import { failureOf, nextToSend } from './queue-rules.ts';

export type WriteQueueOptions<Write extends QueuedWrite, Answer> = {
  memberId: string;
  /** One per feature: `journal`, `mood`. */
  name: string;
  /** Rejects as the API client does: `status` tells a refusal from trouble on the way. */
  send(write: Write, signal: AbortSignal): Promise<Answer>;
  /**
   * One write in place of two unsent ones: the words of `later` and the `base_version` of `earlier`. It is sent under the
   * `write_id` of `later`, for the `entity` of `earlier`. null, or no `merge`: both are sent.
   */
  merge?(earlier: Write, later: Write): Write | null;
  /**
   * `sent` was done while `waiting` was written over it: give `waiting` the version that came of it
   * (`Math.max(waiting.base_version, answer.entry.version)`), and the id, should the answer have another.
   * It may be called twice with the same answer.
   */
  rebase?(waiting: Write, answer: Answer, sent: Write): Write;
  /** Awaited before a done write leaves the device, so that reading offline goes on where the words were. Must not reject. */
  keepAnswer?(write: Write, answer: Answer): Promise<void>;
  /** Only given by tests. */
  ports?: QueuePorts<Write>;
};

export type WriteQueue<Write extends QueuedWrite, Answer> = {
  /**
   * Resolves when the write is kept on the device (in memory, where the browser keeps nothing); never rejects. Await it, or
   * call it on `visibilitychange`, before a page may go. It is taken as written over the last write of that entity that this
   * page added or asked for with `latest`; another tab's words are another branch, and the server keeps both.
   */
  add(write: Write): Promise<void>;
  /** Everything unsent, in order. The same array until something changes: made for useSyncExternalStore. */
  list(): readonly QueuedItem<Write>[];
  /** The newest unsent words of an entity: open an editor on these, and on the server's only when there are none. */
  latest(entity: string): Write | null;
  subscribe(listener: () => void): () => void;
  /**
   * After the server did a write, in every tab of the member. An editor looks by `write_id` whether it was one of its own:
   * then it goes on from the version and the id of the answer. Another tab's is news, not a ground to build on.
   */
  onAccepted(listener: (write: Write, answer: Answer) => void): () => void;
  /** Sends what can be sent; resolves when nothing more can be for now. Called by itself when the network returns. */
  flush(): Promise<void>;
  /** Tries a refused write again as it is. */
  retry(writeId: string): Promise<void>;
  /** Takes a write out and gives it back with its words; null when it is gone, or may have reached the server. */
  remove(writeId: string): Promise<Write | null>;
  /** Resolved once the device was read: before that `list` may lack what an earlier visit left. */
  ready: Promise<void>;
  /** False when the browser keeps nothing: unsent words then last as long as the page. */
  isKeptOnDevice(): boolean;
  /** Nothing is sent or shown any more. Happens by itself when the member signs out or another signs in. */
  close(): void;
};

export const SEND_WITHIN_MS = 30_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
const MOST_ANSWERS_KNOWN = 200;

/** What another tab is told. */
type QueueNews<Write, Answer> = { kind: 'changed' } | { kind: 'accepted'; write: Write; answer: Answer };

/** One for a member and a name; made twice, both work on the same writes and take turns. */
export function createWriteQueue<Write extends QueuedWrite, Answer>({
  memberId,
  name,
  send,
  merge,
  rebase = (waiting) => waiting,
  keepAnswer = async () => {},
  ports = browserPorts<Write>(memberId, name),
}: WriteQueueOptions<Write, Answer>): WriteQueue<Write, Answer> {
  let stored: readonly StoredItem<Write>[] = [];
  let view: readonly QueuedItem<Write>[] = [];
  const adding = new Map<string, Write>();
  /** The words this page last wrote or read, by entity. */
  const seen = new Map<string, string>();
  const answers = new Map<string, { write: Write; answer: Answer }>();
  const notBefore = new Map<string, { at: number; pauseMs: number }>();
  const listeners = new Set<() => void>();
  const acceptedListeners = new Set<(write: Write, answer: Answer) => void>();
  let isClosed = false;
  let request: AbortController | null = null;
  let turn = 0;
  let sendingId: string | null = null;
  let pauseMs = FIRST_RETRY_MS;
  /** New writes alone are no reason to try again before this. */
  let pausedUntil = 0;
  let flushing: Promise<void> | null = null;
  let mustFlushAgain = false;
  let cancelLater = () => {};

  function show(items: readonly StoredItem<Write>[]): void {
    turn++;
    stored = isClosed ? [] : items;
    view = [
      ...stored.map(({ write, refusal, isTried }) => ({
        write,
        state: refusal
          ? ('refused' as const)
          : write.write_id === sendingId
            ? ('sending' as const)
            : ('waiting' as const),
        reason: refusal?.reason ?? null,
        ...(isTried && !refusal && { mayHaveArrived: true as const }),
        ...(refusal?.data !== undefined && { data: refusal.data }),
      })),
      ...[...adding.values()]
        .filter(({ write_id }) => !stored.some(({ write }) => write.write_id === write_id))
        .map((write) => ({ write, state: 'waiting' as const, reason: null, isBeingKept: true as const })),
    ];
    for (const listener of listeners) listener();
  }

  /** A slow look never hides what was seen since. */
  async function look(): Promise<void> {
    const mine = ++turn;
    const items = await ports.load();
    if (mine === turn) show(items);
  }

  /** Reads, changes and shows what is kept, with no other tab in between. */
  const change = <Result>(run: (items: readonly StoredItem<Write>[]) => Promise<Result>): Promise<Result> =>
    ports.alone('keep', async () => {
      const result = await run(await ports.load());
      show(await ports.load());
      ports.tell({ kind: 'changed' } satisfies QueueNews<Write, Answer>);
      return result;
    });

  async function keepNew(write: Write, follows: string | null): Promise<void> {
    await change(async (items) => {
      if (isClosed || items.some((item) => item.write.write_id === write.write_id)) return;
      const known = follows === null ? undefined : answers.get(follows);
      const moved = known ? movedOnto(write, known.answer, known.write) : write;
      const before = items.find((item) => item.write.write_id === follows);
      if (before && (await hasMerged(before, moved, items))) return;
      const key = String(Number(items.at(-1)?.key ?? 0) + 1).padStart(12, '0');
      await ports.put({ key, write: moved, follows: before ? follows : null, isTried: false, refusal: null });
    });
  }

  function movedOnto(waiting: Write, answer: Answer, sent: Write): Write {
    const moved = rebase(waiting, answer, sent);
    if (seen.get(waiting.entity) === waiting.write_id) seen.set(moved.entity, waiting.write_id);
    return moved;
  }

  /** Puts `later` in the place of `before`, unless that one may have arrived or has other words behind it. */
  async function hasMerged(
    before: StoredItem<Write>,
    later: Write,
    items: readonly StoredItem<Write>[],
  ): Promise<boolean> {
    const isFrozen = before.isTried && !before.refusal;
    const hasOthers = items.some(
      ({ follows, write }) => follows === before.write.write_id && write.write_id !== later.write_id,
    );
    const merged = isFrozen || hasOthers ? null : (merge?.(before.write, later) ?? null);
    if (!merged) return false;
    const write = { ...merged, write_id: later.write_id, entity: before.write.entity };
    await ports.put({ ...before, write, isTried: false, refusal: null });
    return true;
  }

  const isEarly = (writeId: string) => (notBefore.get(writeId)?.at ?? 0) > ports.now();

  async function sendAll(): Promise<void> {
    while (!isClosed && ports.maySend()) {
      const item = await ports.alone('keep', async () => {
        const next = nextToSend(await ports.load(), isEarly);
        if (next && !next.isTried) await ports.put({ ...next, isTried: true });
        return next;
      });
      if (!item || isClosed) break;
      sendingId = item.write.write_id;
      await look();
      // Between the last look at who is here and the request nothing is awaited.
      const canGoOn = ports.maySend() && (await attempt(item.write));
      sendingId = null;
      await look();
      if (!canGoOn) {
        mustFlushAgain = false;
        break;
      }
    }
  }

  /** False when nothing more can be sent for now. */
  async function attempt(write: Write): Promise<boolean> {
    let answer: Answer;
    try {
      answer = await answerWithin(write);
    } catch (error) {
      if (isClosed) return false;
      const failure = failureOf(error);
      if (failure === 'refused') await park(write, error);
      else if (failure === 'trouble') postpone(write.write_id);
      else if (failure === 'sign-in') {
        pausedUntil = Number.POSITIVE_INFINITY;
        ports.needsSignIn();
      } else {
        pausedUntil = ports.now() + pauseMs;
        flushLater(pauseMs);
        pauseMs = Math.min(pauseMs * 2, LONGEST_RETRY_MS);
      }
      return failure === 'refused' || failure === 'trouble';
    }
    pauseMs = FIRST_RETRY_MS;
    pausedUntil = 0;
    if (!isClosed) await accepted(write, answer);
    return true;
  }

  function answerWithin(write: Write): Promise<Answer> {
    const mine = new AbortController();
    request = mine;
    return new Promise<Answer>((resolve, reject) => {
      const cancel = ports.later(() => mine.abort(), SEND_WITHIN_MS);
      mine.signal.addEventListener('abort', () => reject(new Error('No answer in time')), { once: true });
      send(write, mine.signal).then(resolve, reject).finally(cancel);
    });
  }

  async function accepted(write: Write, answer: Answer): Promise<void> {
    notBefore.delete(write.write_id);
    sendingId = null;
    remember(write, answer);
    ports.tell({ kind: 'accepted', write, answer } satisfies QueueNews<Write, Answer>);
    await keepAnswer(write, answer);
    await change(async (items) => {
      // The later words first: broken off in between, the same answer comes again and moves them to the same version.
      for (const item of items)
        if (item.follows === write.write_id)
          await ports.put({ ...item, write: movedOnto(item.write, answer, write) });
      const done = items.find((item) => item.write.write_id === write.write_id);
      if (done) await ports.drop(done.key);
    });
    for (const listener of acceptedListeners) listener(write, answer);
  }

  function remember(write: Write, answer: Answer): void {
    answers.set(write.write_id, { write, answer });
    if (answers.size > MOST_ANSWERS_KNOWN) answers.delete(answers.keys().next().value ?? '');
  }

  const park = (write: Write, error: unknown) =>
    change(async (items) => {
      sendingId = null;
      const item = items.find((known) => known.write.write_id === write.write_id);
      if (!item) return;
      const data = (error as { data?: unknown }).data;
      const refusal = { reason: isRefusal(error) ? error.message : null, data };
      const parked = { ...item, refusal };
      const later = items.find(({ follows, isTried }) => follows === write.write_id && !isTried);
      // Words written since may be the very mending of what was refused.
      if (later && (await hasMerged(parked, later.write, items))) await ports.drop(later.key);
      else await ports.put(parked);
    });

  /** The server stumbled over this one: others go first, and it is tried again later. */
  function postpone(writeId: string): void {
    const pause = Math.min((notBefore.get(writeId)?.pauseMs ?? FIRST_RETRY_MS / 2) * 2, LONGEST_RETRY_MS);
    notBefore.set(writeId, { at: ports.now() + pause, pauseMs: pause });
    flushLater(pause);
  }

  function flushLater(ms: number): void {
    cancelLater();
    cancelLater = ports.later(() => void flush(), ms);
  }

  function flush(): Promise<void> {
    mustFlushAgain = true;
    flushing ??= (async () => {
      while (mustFlushAgain && !isClosed) {
        mustFlushAgain = false;
        await ports.alone('send', sendAll);
      }
    })().finally(() => {
      flushing = null;
    });
    return flushing;
  }

  const stopListening = ports.listen({
    onNews: (news) => {
      const told = news as QueueNews<Write, Answer>;
      if (told.kind === 'changed') return void look();
      const { write, answer } = told;
      remember(write, answer);
      for (const listener of acceptedListeners) listener(write, answer);
    },
    onWake: () => {
      pauseMs = FIRST_RETRY_MS;
      notBefore.clear();
      void flush();
    },
    onForgotten: () => close(),
  });

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    request?.abort();
    cancelLater();
    stopListening();
    adding.clear();
    seen.clear();
    answers.clear();
    show([]);
  }

  const ready = look();
  void ready.then(flush);

  return {
    async add(write) {
      if (isClosed) return;
      const follows = seen.get(write.entity) ?? null;
      seen.set(write.entity, write.write_id);
      adding.set(write.write_id, write);
      show(stored);
      await keepNew(write, follows);
      adding.delete(write.write_id);
      show(stored);
      if (ports.now() >= pausedUntil) void flush();
    },
    list: () => view,
    latest(entity) {
      const write = view.findLast((item) => item.write.entity === entity)?.write ?? null;
      if (write) seen.set(entity, write.write_id);
      else seen.delete(entity);
      return write;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onAccepted(listener) {
      acceptedListeners.add(listener);
      return () => void acceptedListeners.delete(listener);
    },
    flush,
    async retry(writeId) {
      await change(async (items) => {
        const item = items.find(({ write }) => write.write_id === writeId);
        if (item?.refusal) await ports.put({ ...item, refusal: null });
      });
      void flush();
    },
    remove: (writeId) =>
      change(async (items) => {
        const item = items.find(({ write }) => write.write_id === writeId);
        if (!item || (item.isTried && !item.refusal)) return null;
        await ports.drop(item.key);
        for (const child of items)
          if (child.follows === writeId) await ports.put({ ...child, follows: item.follows });
        return item.write;
      }),
    ready,
    isKeptOnDevice: ports.isKeptOnDevice,
    close,
  };
}
