// One reply from its first thought to its last sound: takes words as they come, cuts them into clauses and has them
// spoken in order, at most a few seconds ahead of the listener, so that an interruption wastes little.
import { setTimeout as sleep } from 'node:timers/promises';
import type { VoiceId } from '../../voice.contract.ts';
import { type ClausePlace, placeAfter, splitIntoClauses } from './clauses.ts';
import type { Speech, SpokenClause } from './speech.ts';

/** Sound made before it is needed. */
const LONGEST_LEAD_MS = 8_000;
/** Clauses ordered at the same time: the next is on its way while one is being made. */
const ORDERED_AT_ONCE = 2;
const BYTES_PER_MS = 48;

/**
 * Calls `onClause` in order, with the place of its sound in the whole reply. Resolves when all is spoken.
 * Rejects when `signal` aborts, when `words` fails, or when a clause cannot be spoken.
 */
export async function speakReply(options: {
  words: AsyncIterable<{ text: string }>;
  speech: Pick<Speech, 'speakClause'>;
  /** Asked for every clause, so that a change of voice or speed is heard at once. */
  sound(): { voice: VoiceId; speed: number };
  signal: AbortSignal;
  /** Awaited before the first clause is ordered. */
  admission(): Promise<void>;
  onClause(clause: SpokenClause, atMs: number): Promise<void> | void;
}): Promise<void> {
  const { speech, signal } = options;
  const ordered: Promise<SpokenClause>[] = [];
  let spokenMs = 0;
  let place: ClausePlace = 'opening';
  let isFirst = true;
  let startedAt = 0;

  const deliver = async () => {
    const clause = await ordered[0]!;
    ordered.shift();
    signal.throwIfAborted();
    if (startedAt === 0) startedAt = performance.now();
    const atMs = spokenMs;
    spokenMs += clause.pcm.length / BYTES_PER_MS;
    await options.onClause(clause, atMs);
  };

  const order = async (text: string) => {
    if (isFirst) await options.admission();
    const dueAt = isFirst ? performance.now() : startedAt + spokenMs;
    isFirst = false;
    place = placeAfter(place, text);
    const leadMs = startedAt === 0 ? 0 : dueAt - performance.now();
    if (leadMs > LONGEST_LEAD_MS) await sleep(leadMs - LONGEST_LEAD_MS, undefined, { signal });
    const clause = speech.speakClause(text, options.sound().voice, {
      speed: options.sound().speed,
      signal,
      dueAt,
    });
    clause.catch(() => {});
    ordered.push(clause);
  };

  for await (const { text } of until(options.words, signal)) {
    for (const clause of splitIntoClauses(text, place)) {
      if (ordered.length >= ORDERED_AT_ONCE) await deliver();
      await order(clause);
      // Nothing is worth waiting for before the first sound is out.
      if (startedAt === 0) await deliver();
    }
  }
  while (ordered.length > 0) await deliver();
}

/** Stops waiting for the next value the moment `signal` aborts, even if `source` does not listen to it. */
async function* until<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncIterable<T> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    iterator.return?.().catch(() => {});
  }
}
