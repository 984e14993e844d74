// Sentences as vectors of meaning, on this machine alone: a small model on a thread of its own.
// Nobody waits behind background work: it is handed over one text at a time, whenever no live text is waiting; nor
// behind all that somebody else asked for: live texts are taken in turns.
// What was embedded lately is kept in memory only.
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { limitRestarts } from '../restarts.ts';
import { createFairQueue } from './fair-queue.ts';
import type { EmbedderSetup, FromEmbedder, ToEmbedder } from './sentence-embedder.protocol.ts';

export type EmbedOptions = {
  /** All live texts go first. */
  isBackground?: boolean;
  /** Who asks, by anything that is the same for all they ask: they take turns. Absent: this call by itself. */
  asker?: unknown;
  /** Rejects with its reason, and what has not begun is not begun. */
  signal?: AbortSignal | undefined;
};

export type SentenceEmbedder = {
  /**
   * Resolves once vectors can be had; rejects with a sentence for the operator when they never will. Closed before it
   * began to load, it stays silent.
   */
  readonly ready: Promise<void>;
  isReady(): boolean;
  /**
   * One vector of 384 numbers and unit length per text, in order; about 90 words of each are read. Treat a vector as
   * read-only: it is shared with others who ask for the same text.
   * Waits while the model loads; rejects when it cannot be used, is closed, or its thread died.
   */
  embed(texts: string[], options?: EmbedOptions): Promise<Float32Array[]>;
  close(): Promise<void>;
};

type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

type Waiter = { resolve(vector: Float32Array): void; reject(reason: unknown): void };
type Job = { id: number; text: string; hasBegun: boolean; waiting: Set<Waiter> };

/** A job may stand in more than one place, for everybody who asked for its text. */
const isWanted = ({ hasBegun, waiting }: Job): boolean => !hasBegun && waiting.size > 0;

const KEPT_VECTORS = 2_000;
const RESTART_AFTER_MS = 500;
const RESTARTS = { most: 5, withinMs: 60 * 60_000 };
/** Texts in the thread's own queue: one is computed, the next is there when it is done. */
const HANDED_OVER = 2;
const ENDS_WITHIN_MS = 5_000;
/** Who loads is not waited for any longer by the next one. */
const LOADS_WITHIN_MS = 20_000;

/** Models that load at once on few cores are all late, and everybody else waits for them. */
let lastLoad: Promise<unknown> = Promise.resolve();

/** Trying again would bring the same. */
class UnusableModel extends Error {}

/** `leaving` rejects when it need not be started any more. */
function inTurn<Loaded>(start: () => Promise<Loaded>, leaving: Promise<never>): Promise<Loaded> {
  const mine = Promise.race([lastLoad, leaving]).then(start);
  const over = mine.catch(() => {});
  lastLoad = lastLoad.then(() => Promise.race([over, sleep(LOADS_WITHIN_MS, undefined, { ref: false })]));
  return mine;
}

/**
 * Returns at once. `threads`: cores one sentence may use. `directory`: of the model's package, for tests. `adaptation`:
 * path of a file that says how this reader's model differs from the package's. `name`: what the log calls it. `readsEnd`:
 * of a text that is too long the end counts. `keeps`: how many texts are remembered with their vectors. `beginsAfter`:
 * loading waits for this; a thread in the middle of loading cannot be stopped, so whoever may have to leave again at once
 * had better not begin.
 */
export function openSentenceEmbedder(options: {
  log: Log;
  threads?: number;
  directory?: string | null;
  adaptation?: string;
  name?: string;
  readsEnd?: boolean;
  keeps?: number;
  beginsAfter?: Promise<void>;
}): SentenceEmbedder {
  const { log, threads = 1, directory, adaptation, beginsAfter } = options;
  const { name = 'meaning', readsEnd = false, keeps = KEPT_VECTORS } = options;
  const setup: EmbedderSetup = {
    threads,
    readsEnd,
    ...(directory !== undefined && { directory }),
    ...(adaptation !== undefined && { adaptation }),
  };
  const kept = new Map<string, Float32Array>();
  const live = createFairQueue(isWanted);
  const background = createFairQueue(isWanted);
  /** By text, so that two who ask for the same text at once share the work. */
  const known = new Map<string, Job>();
  const running = new Map<number, Job>();
  let worker: Worker | null = null;
  const mayRestart = limitRestarts(RESTARTS);
  let nextId = 0;
  let isClosed = false;
  let hasBegun = !beginsAfter;
  let refuseWaiting = (_reason: Error) => {};
  const closing = new Promise<never>((_, reject) => {
    refuseWaiting = reject;
  });
  closing.catch(() => {});
  let ready = beginsAfter ? beginsAfter.then(begin) : loadFirst();
  // Whoever cares awaits `ready`; nobody caring must not end the process.
  ready.catch(() => {});

  async function begin(): Promise<void> {
    if (isClosed) return new Promise(() => {});
    hasBegun = true;
    return loadFirst();
  }

  /** A thread may fail for want of memory and have it a moment later; a model that is not there stays away. */
  async function loadFirst(): Promise<void> {
    try {
      await load();
    } catch (error) {
      if (isClosed || error instanceof UnusableModel) throw error;
      await restart();
    }
  }

  async function load(): Promise<void> {
    let startedAt = 0;
    try {
      worker = await inTurn(() => {
        startedAt = performance.now();
        return startWorker();
      }, closing);
    } catch (error) {
      if (!isClosed)
        log.error({ name }, error instanceof Error ? error.message : 'sentences cannot be embedded');
      giveUp(error instanceof Error ? error : new Error('sentences cannot be embedded'));
      throw error;
    }
    log.info({ name, tookMs: Math.round(performance.now() - startedAt) }, 'sentence vectors are ready');
    next();
  }

  async function startWorker(): Promise<Worker> {
    // The native library is let go with the last thread that used it, and cannot be loaded a second time in a process:
    // holding it here is what lets a thread that died be replaced.
    await import('onnxruntime-node');
    if (isClosed) throw new Error('the sentence embedder is closed');
    const starting = new Worker(new URL('./sentence-embedder.worker.ts', import.meta.url), {
      workerData: setup,
    });
    return new Promise((resolve, reject) => {
      starting.on('message', (message: FromEmbedder) => {
        if (message.type === 'ready') {
          // Idle, it keeps no command-line tool from ending.
          starting.unref();
          if (!isClosed) return resolve(starting);
          void endGently(starting).then(() => reject(new Error('the sentence embedder is closed')));
        } else if (message.type === 'unusable') {
          reject(new UnusableModel(message.message));
          void starting.terminate();
        } else finish(message);
      });
      starting.on('error', () => reject(new Error('the thread that embeds sentences could not start')));
      starting.on('exit', () => {
        reject(new Error('the thread that embeds sentences could not start'));
        if (worker === starting) lose();
      });
    });
  }

  function lose(): void {
    worker = null;
    if (isClosed) return;
    // What it was working on may be what ended it.
    for (const job of running.values()) settle(job, new Error('the thread that embeds sentences stopped'));
    running.clear();
    log.error({ name }, 'the thread that embeds sentences died; starting anew');
    ready = restart();
    ready.catch(() => {});
  }

  async function restart(): Promise<void> {
    while (!isClosed && mayRestart()) {
      await sleep(RESTART_AFTER_MS, undefined, { ref: false });
      // Why it failed was said, and may have been bad luck.
      const hasLoaded = await load().then(
        () => true,
        () => false,
      );
      if (hasLoaded) return;
    }
    const gone = new Error('Understanding by meaning stopped on this machine. Restart the server.');
    giveUp(gone);
    throw gone;
  }

  function giveUp(reason: Error): void {
    for (const job of [...live.takeAll(), ...background.takeAll(), ...running.values()]) settle(job, reason);
    running.clear();
  }

  function settle(job: Job, outcome: Float32Array | Error): void {
    forget(job);
    for (const { resolve, reject } of job.waiting) {
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    }
    job.waiting.clear();
  }

  function forget(job: Job): void {
    if (known.get(job.text) === job) known.delete(job.text);
    if (known.size === 0) worker?.unref();
  }

  function finish(message: Extract<FromEmbedder, { id: number }>): void {
    const job = running.get(message.id);
    if (!job) return;
    running.delete(message.id);
    if (message.type === 'failed') settle(job, new Error('a sentence could not be embedded'));
    else {
      keep(job.text, message.vector);
      settle(job, message.vector);
    }
    next();
  }

  function keep(text: string, vector: Float32Array): void {
    kept.delete(text);
    kept.set(text, vector);
    if (kept.size > keeps) kept.delete(kept.keys().next().value!);
  }

  function next(): void {
    while (worker && running.size < HANDED_OVER) {
      const job = live.take() ?? (running.size === 0 ? background.take() : undefined);
      if (!job) return;
      job.hasBegun = true;
      running.set(job.id, job);
      worker.ref();
      worker.postMessage({ id: job.id, text: job.text } satisfies ToEmbedder);
    }
  }

  function embedOne(text: string, { isBackground, asker, signal }: EmbedOptions): Promise<Float32Array> {
    const found = kept.get(text);
    if (found) {
      keep(text, found);
      return Promise.resolve(found);
    }
    return new Promise((resolve, reject) => {
      const job = known.get(text) ?? { id: nextId++, text, hasBegun: false, waiting: new Set<Waiter>() };
      known.set(text, job);
      if (!job.hasBegun) (isBackground ? background : live).add(asker, job);
      const waiter = { resolve, reject };
      job.waiting.add(waiter);
      signal?.addEventListener(
        'abort',
        () => {
          if (!job.waiting.delete(waiter)) return;
          reject(signal.reason);
          if (job.waiting.size === 0 && !job.hasBegun) forget(job);
        },
        { once: true },
      );
      next();
    });
  }

  return {
    get ready() {
      return ready;
    },
    isReady: () => worker !== null,
    async embed(texts, options = {}) {
      if (isClosed) throw new Error('the sentence embedder is closed');
      if (worker === null) await Promise.race([ready, closing]);
      options.signal?.throwIfAborted();
      const asker = options.asker ?? {};
      return Promise.all(texts.map((text) => embedOne(text, { ...options, asker })));
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      const ending = worker;
      worker = null;
      const reason = new Error('the sentence embedder is closed');
      giveUp(reason);
      refuseWaiting(reason);
      if (hasBegun) await ready.catch(() => {});
      if (ending) await endGently(ending);
    },
  };
}

/** A thread stopped in the middle of the native library takes the whole process with it; so it is asked, and ends itself. */
async function endGently(worker: Worker): Promise<void> {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.ref();
  worker.postMessage(null satisfies ToEmbedder);
  const late = new AbortController();
  await Promise.race([ended, sleep(ENDS_WITHIN_MS, undefined, { signal: late.signal }).catch(() => {})]);
  late.abort();
  await worker.terminate();
}
