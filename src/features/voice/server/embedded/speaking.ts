// The server's side of the threads that speak: one queue, the clause that is needed first goes first.
// A clause that is being computed cannot be stopped, so none is handed over before a thread is free for it.
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Viseme } from '../upstream.ts';
import { type Clause, createKeptSounds } from './kept-sounds.ts';
import type { FromSpeaker, SpeakerSetup, ToSpeaker } from './text-to-speech.protocol.ts';

/** `pcm`: 24 kHz, mono, 16 bit. `visemes`: times within it. */
export type SpokenAudio = { pcm: Buffer; visemes: Viseme[] };

export type ClauseOrder = Clause & {
  /**
   * When its sound is needed, on the clock of `performance.now()`. The earliest is made first; infinity: when there is
   * nothing else to do.
   */
  dueAt: number;
  signal: AbortSignal;
};

export type Speaking = {
  /** Rejects with the signal's reason at once when aborted, and with an error when the thread fails. */
  speak(order: ClauseOrder): Promise<SpokenAudio>;
  /** Once made, these sounds stay until the returned function is called. */
  reserve(clauses: readonly Clause[]): () => void;
  /** While held no further clause is begun, because somebody's words are being read. */
  hold(isHeld: boolean): void;
  /** Core time over sound time of the last clauses, for one thread. */
  effort(): number;
  close(): Promise<void>;
};

type Job = ClauseOrder & {
  id: number;
  resolve(audio: SpokenAudio): void;
  reject(reason: unknown): void;
};
type Thread = { worker: Worker; job: Job | null };

const BYTES_PER_MS = 48;
const TYPICAL_EFFORT = 0.4;
/** Longer than any clause takes. */
const ENDS_WITHIN_MS = 5_000;

/** Resolves when all threads are ready. `onLost`: a thread died and nothing will be spoken any more. */
export async function openSpeaking(options: {
  setup: SpeakerSetup;
  threads: number;
  onLost(): void;
}): Promise<Speaking> {
  const queue: Job[] = [];
  const kept = createKeptSounds();
  let isHeld = false;
  let isClosed = false;
  let effort = TYPICAL_EFFORT;
  let lastId = 0;
  let threads: Thread[] = [];
  threads = await startAll();

  /** All of them, or none: of what is not used, no model stays in memory. */
  async function startAll(): Promise<Thread[]> {
    const outcomes = await Promise.allSettled(Array.from({ length: options.threads }, start));
    const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (!failure) return started;
    isClosed = true;
    await Promise.all(started.map(({ worker }) => worker.terminate()));
    throw failure.reason;
  }

  function start(): Promise<Thread> {
    const worker = new Worker(new URL('./text-to-speech.worker.ts', import.meta.url), {
      workerData: options.setup,
    });
    const thread: Thread = { worker, job: null };
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromSpeaker) => {
        if (message.type === 'ready') resolve(thread);
        else finish(thread, message);
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        reject(new Error('the speaking thread stopped'));
        lose();
      });
    });
  }

  function lose(): void {
    if (isClosed) return;
    isClosed = true;
    const jobs = [...queue.splice(0), ...threads.flatMap(({ job }) => job ?? [])];
    for (const thread of threads) thread.job = null;
    for (const job of jobs) job.reject(new Error('the speaking thread stopped'));
    options.onLost();
  }

  function finish(thread: Thread, message: Exclude<FromSpeaker, { type: 'ready' }>): void {
    const job = thread.job;
    thread.job = null;
    next();
    if (!job || job.id !== message.id) return;
    if (message.type === 'failed') {
      job.reject(new Error('a clause could not be spoken'));
      return;
    }
    const { pcm: samples, visemes, tookMs } = message;
    const pcm = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
    // Short phrases cost more for their length than replies do.
    if (pcm.length > 0 && Number.isFinite(job.dueAt))
      effort += (tookMs / (pcm.length / BYTES_PER_MS) - effort) * 0.1;
    kept.keep(job, { pcm, visemes });
    job.resolve({ pcm, visemes });
  }

  function next(): void {
    if (isHeld || isClosed) return;
    for (const thread of threads) {
      if (thread.job) continue;
      const job = takeUnmade();
      if (!job) return;
      thread.job = job;
      const order: ToSpeaker = { id: job.id, text: job.text, voice: job.voice, speed: job.speed };
      thread.worker.postMessage(order);
    }
  }

  /** What another order has made in the meantime is not made again. */
  function takeUnmade(): Job | undefined {
    for (;;) {
      const job = takeEarliest(queue);
      const known = job && kept.find(job);
      if (!job || !known) return job;
      job.resolve(known);
    }
  }

  return {
    speak(order) {
      if (order.signal.aborted) return Promise.reject(order.signal.reason);
      if (isClosed) return Promise.reject(new Error('speech is closed'));
      const known = kept.find(order);
      if (known) return Promise.resolve(known);
      return new Promise((resolve, reject) => {
        const job: Job = { ...order, id: ++lastId, resolve: settle(resolve), reject: settle(reject) };
        const abort = () => {
          const at = queue.indexOf(job);
          if (at >= 0) queue.splice(at, 1);
          job.reject(order.signal.reason);
        };
        function settle<T>(outcome: (value: T) => void): (value: T) => void {
          return (value) => {
            order.signal.removeEventListener('abort', abort);
            outcome(value);
          };
        }
        order.signal.addEventListener('abort', abort, { once: true });
        queue.push(job);
        next();
      });
    },
    reserve: kept.reserve,
    hold(shouldHold) {
      isHeld = shouldHold;
      next();
    },
    effort: () => effort,
    async close() {
      isClosed = true;
      for (const job of queue.splice(0)) job.reject(new Error('speech is closed'));
      for (const { job } of threads) job?.reject(new Error('speech is closed'));
      // A thread stopped in the middle of the native library takes the whole process with it.
      const giveUpAt = performance.now() + ENDS_WITHIN_MS;
      while (threads.some(({ job }) => job) && performance.now() < giveUpAt) await sleep(20);
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function takeEarliest(queue: Job[]): Job | undefined {
  if (queue.length === 0) return undefined;
  let earliest = 0;
  for (const [at, job] of queue.entries()) if (job.dueAt < queue[earliest]!.dueAt) earliest = at;
  return queue.splice(earliest, 1)[0];
}
