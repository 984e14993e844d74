// With the real threads: what becomes of speech when one of them dies, and when nobody needs them any more.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { openSpeech, type Speech } from './speech.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const LONG_MS = 60_000;

let speech: Speech;
let onThread: (thread: Worker) => void;
afterEach(async () => {
  process.off('worker', onThread);
  await speech.close();
});

/** `seen` is told of each thread at its birth: first the one that prepares the models, then a voice's, then the ear's. */
function open(seen: (threads: Worker[]) => void = () => {}): Worker[] {
  const threads: Worker[] = [];
  onThread = (thread) => {
    threads.push(thread);
    seen(threads);
  };
  process.on('worker', onThread);
  speech = openSpeech({ dataDir: '.tmp', log });
  return threads;
}

async function speaks(): Promise<boolean> {
  for await (const { pcm } of speech.synthesise('Hello.', 'alloy')) return pcm.length > 0;
  return false;
}

test(
  'closed while a voice is loading, it begins nothing further',
  async () => {
    let voiceIsLoading = () => {};
    const loading = new Promise<void>((resolve) => {
      voiceIsLoading = resolve;
    });
    const threads = open(({ length }) => length === 2 && voiceIsLoading());
    await loading;
    await speech.close();
    expect(threads).toHaveLength(2);
    expect(speech.isReady()).toBe(false);
  },
  LONG_MS,
);

test(
  'a thread that dies is replaced',
  async () => {
    const threads = open();
    await speech.ready;
    await threads.at(-1)!.terminate();
    while (speech.isReady()) await sleep(10);
    await speech.ready;
    expect(await speaks()).toBe(true);
  },
  LONG_MS,
);

test(
  'a voice that dies while the ear is still loading is noticed, and both are started anew',
  async () => {
    open((threads) => threads.length === 3 && void threads[1]!.terminate());
    await speech.ready;
    expect(await speaks()).toBe(true);
  },
  LONG_MS,
);
