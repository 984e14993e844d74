// The sound of an engine that thinks for itself, held back until the words in it were read. Sound carries no marks of its
// words, but no voice is faster than a certain pace: what was read lasts at least so long.
import { SAMPLE_RATE } from '../../voice.protocol.ts';
import { leastMsOf } from './heard-text.ts';

const BYTES_PER_MS = (SAMPLE_RATE * 2) / 1000;
/** Where the words are slow to come: one pause is better than a stutter. */
const STEP_MS = 200;

export type UnreadSound = {
  take(itemId: string, pcm: Buffer): void;
  /** Lets through as much as can hold no other words than these and the ones before. */
  read(words: string): void;
  /** Lets through all that was taken: its last word was read. */
  release(): void;
};

export function createUnreadSound(letThrough: (itemId: string, pcm: Buffer) => void): UnreadSound {
  let held: { itemId: string; pcm: Buffer }[] = [];
  let allowedMs = 0;
  let isWaiting = false;

  function pass(): void {
    if (isWaiting && allowedMs < STEP_MS) return;
    while (held.length > 0 && allowedMs >= 1) {
      const { itemId, pcm } = held[0]!;
      const bytes = Math.min(pcm.length, Math.floor(allowedMs) * BYTES_PER_MS);
      if (bytes === pcm.length) held.shift();
      else held[0] = { itemId, pcm: pcm.subarray(bytes) };
      allowedMs -= bytes / BYTES_PER_MS;
      letThrough(itemId, pcm.subarray(0, bytes));
    }
    isWaiting = held.length > 0;
  }

  return {
    take(itemId, pcm) {
      held.push({ itemId, pcm });
      pass();
    },
    read(words) {
      allowedMs += leastMsOf(words);
      pass();
    },
    release() {
      const rest = held;
      held = [];
      allowedMs = 0;
      isWaiting = false;
      for (const { itemId, pcm } of rest) letThrough(itemId, pcm);
    },
  };
}
