// Hearing and speaking on this machine alone. Everything heavy runs on threads of its own and loads in the background,
// so the server answers its first page long before the first word can be spoken.
// A thread that dies is replaced; calls that were on it are told, and come back by themselves.
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { limitRestarts } from '#platform/server/restarts.ts';
import type { VoiceId } from '../../voice.contract.ts';
import { splitIntoClauses } from './clauses.ts';
import { type Listener, type ListenerEvents, type Listening, openListening } from './listening.ts';
import { downsample } from './resample.ts';
import { openSpeaking, type Speaking, type SpokenAudio } from './speaking.ts';
import { embeddedVoices } from './voices.ts';
import { type WeightPaths, WeightsError, type WeightsProgress } from './weights.ts';
import type { WeightsMessage } from './weights.worker.ts';

type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

/** `text` as it was written; `pcm`: 24 kHz, mono, 16 bit; `visemes`: times within `pcm`. */
export type SpokenClause = SpokenAudio & { text: string };

export type Speech = {
  isReady(): boolean;
  /** A sentence for the operator and the person when there will be no speech; null while there is hope. */
  problem(): string | null;
  /**
   * Resolves once speech works; rejects with `WeightsError` or another error when it never will. A new promise while
   * a thread that died is being replaced.
   */
  readonly ready: Promise<void>;
  /** A Buffer or Int16Array is 24 kHz PCM16, a Float32Array is 16 kHz. '' when there are no words in it. */
  transcribe(sound: Buffer | Int16Array | Float32Array): Promise<string>;
  /** Clause by clause, the first one short. Ends early, without an error, when `signal` aborts. */
  synthesise(
    text: string,
    voice: VoiceId,
    options?: { speed?: number; signal?: AbortSignal },
  ): AsyncIterable<SpokenClause>;
  /**
   * One clause. `dueAt`: when its sound is needed, on the clock of `performance.now()`; infinity: when there is nothing
   * else to do.
   */
  speakClause(
    text: string,
    voice: VoiceId,
    options: { speed: number; signal: AbortSignal; dueAt: number },
  ): Promise<SpokenClause>;
  /** Their sound stays once it was made, until the returned function is called. Makes nothing by itself. */
  reserve(phrases: readonly string[], voice: VoiceId, options: { speed: number }): () => void;
  listen(options: ListenerEvents & { takeYourTime: boolean }): Listener;
  /** How many replies can be spoken at the same time without a gap; learnt from the last clauses. */
  voicesAtOnce(): number;
  close(): Promise<void>;
};

const RESTART_AFTER_MS = 1_000;
const RESTARTS = { most: 3, withinMs: 60 * 60_000 };
/** Share of a thread that may be planned for; the rest absorbs long clauses. */
const PLANNED_LOAD = 0.85;

type Threads = { listening: Listening; speaking: Speaking };

/** Returns at once. `dataDir`: where the assembled models are kept. */
export function openSpeech(options: {
  dataDir: string;
  log: Log;
  onProgress?: (progress: WeightsProgress) => void;
}): Speech {
  const { log } = options;
  const cores = availableParallelism();
  const plan = planThreads(cores);
  const closing = new AbortController();
  let threads: Threads | null = null;
  let problem: string | null = null;
  const mayRestart = limitRestarts(RESTARTS);

  let ready = load();
  // Whoever cares awaits `ready`; nobody caring must not end the process.
  ready.catch(() => {});

  async function load(): Promise<void> {
    const startedAt = performance.now();
    try {
      const paths = await prepareOnThread(options.dataDir, closing.signal, options.onProgress);
      closing.signal.throwIfAborted();
      threads = await keepStarting(paths);
      log.info({ tookMs: Math.round(performance.now() - startedAt) }, 'speech is ready');
    } catch (error) {
      if (closing.signal.aborted) throw error;
      problem =
        error instanceof WeightsError ? error.message : 'Speech could not be started on this machine.';
      if (error instanceof WeightsError) log.error({ problem: error.problem }, error.message);
      else log.error(nameOf(error), 'speech could not be started');
      throw error;
    }
  }

  /** What failed may have been bad luck. */
  async function keepStarting(paths: WeightPaths): Promise<Threads> {
    // It is let go with the last thread that used it, and cannot be loaded a second time in a process: see sentence-embedder.ts.
    await import('onnxruntime-node');
    for (;;) {
      try {
        return await startThreads(paths);
      } catch (error) {
        if (closing.signal.aborted || !mayRestart()) throw error;
        log.error(nameOf(error), 'speech did not start; trying again');
        await sleep(RESTART_AFTER_MS, undefined, { signal: closing.signal });
      }
    }
  }

  async function startThreads(paths: WeightPaths): Promise<Threads> {
    let own: Threads | null = null;
    let isLost = false;
    const onLost = () => {
      isLost = true;
      if (own === null || threads !== own || closing.signal.aborted) return;
      threads = null;
      ready = restart(own, paths);
      ready.catch(() => {});
    };
    // One after the other: two models loading at once on two cores delay everything else.
    const speaking = await openSpeaking({
      setup: { paths, threads: plan.coresPerVoice },
      threads: plan.voices,
      onLost,
    });
    try {
      closing.signal.throwIfAborted();
      const listening = await openListening({
        setup: { paths, threads: plan.coresPerReading, parallel: plan.readings },
        // With cores to spare a reading does not hold anybody's voice up.
        onBusy: (isBusy) => plan.isScarce && speaking.hold(isBusy),
        onLost,
      });
      if (isLost) {
        await listening.close();
        throw new Error('a speech thread died while another was starting');
      }
      own = { speaking, listening };
      return own;
    } catch (error) {
      await speaking.close();
      throw error;
    }
  }

  async function restart(lost: Threads, paths: WeightPaths): Promise<void> {
    log.error({}, 'a speech thread died; starting anew');
    await Promise.allSettled([lost.listening.close(), lost.speaking.close()]);
    try {
      if (!mayRestart()) throw new Error('speech threads die again and again');
      await sleep(RESTART_AFTER_MS, undefined, { signal: closing.signal });
      threads = await keepStarting(paths);
    } catch (error) {
      if (closing.signal.aborted) throw error;
      problem = 'Speech stopped working on this machine. Restart the server.';
      log.error(nameOf(error), problem);
      throw new Error(problem);
    }
  }

  function running(): Threads {
    if (threads === null) throw new Error('speech is not ready');
    return threads;
  }

  async function stop(): Promise<void> {
    const ending = threads;
    threads = null;
    if (ending) await Promise.all([ending.listening.close(), ending.speaking.close()]);
  }

  const speakClause: Speech['speakClause'] = async (text, voice, { speed, signal, dueAt }) => ({
    text,
    ...(await running().speaking.speak({ text, voice: embeddedVoices[voice], speed, dueAt, signal })),
  });

  return {
    get ready() {
      return ready;
    },
    isReady: () => threads !== null,
    problem: () => problem,
    transcribe: async (sound) => running().listening.transcribe(forListening(sound)),
    async *synthesise(text, voice, { speed = 1, signal = closing.signal } = {}) {
      for (const clause of splitIntoClauses(text)) {
        if (signal.aborted) return;
        try {
          yield await speakClause(clause, voice, { speed, signal, dueAt: performance.now() });
        } catch (error) {
          if (signal.aborted) return;
          throw error;
        }
      }
    },
    speakClause,
    reserve: (phrases, voice, { speed }) =>
      running().speaking.reserve(phrases.map((text) => ({ text, voice: embeddedVoices[voice], speed }))),
    listen: (events) => running().listening.listen(events),
    voicesAtOnce: () =>
      Math.max(1, Math.floor((plan.voices * PLANNED_LOAD) / (threads?.speaking.effort() ?? 1))),
    async close() {
      closing.abort(new Error('speech is closed'));
      await ready.catch(() => {});
      await stop();
    },
  };
}

const nameOf = (error: unknown) => ({ error: error instanceof Error ? error.name : typeof error });

/** One voice thread per four cores: a clause is done sooner by two cores than two clauses by one core each. */
function planThreads(cores: number) {
  return {
    isScarce: cores <= 2,
    voices: Math.max(1, Math.min(4, Math.floor(cores / 4))),
    coresPerVoice: Math.max(1, Math.min(4, cores)),
    readings: Math.max(1, Math.floor(cores / 2)),
    // A second core reads a sentence little sooner for twice the work, and later when it is not free.
    coresPerReading: cores <= 2 ? 1 : 2,
  };
}

function prepareOnThread(
  dataDir: string,
  signal: AbortSignal,
  onProgress?: (progress: WeightsProgress) => void,
): Promise<WeightPaths> {
  const worker = new Worker(new URL('./weights.worker.ts', import.meta.url), { workerData: { dataDir } });
  signal.addEventListener('abort', () => void worker.terminate(), { once: true });
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WeightsMessage) => {
      if (message.type === 'progress') onProgress?.({ step: message.step });
      else if (message.type === 'ready') resolve(message.paths);
      else reject(new WeightsError(message.problem, message.message));
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the models could not be prepared')));
  });
}

function forListening(sound: Buffer | Int16Array | Float32Array): Float32Array {
  if (sound instanceof Float32Array) return sound.slice();
  if (sound instanceof Int16Array) return downsample(sound);
  const samples = new Int16Array(sound.length >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = sound.readInt16LE(i * 2);
  return downsample(samples);
}
