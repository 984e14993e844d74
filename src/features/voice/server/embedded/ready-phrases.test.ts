import { describe, expect, it } from 'vitest';
import { createReadyPhrases } from './ready-phrases.ts';
import type { SpokenClause } from './speech.ts';

type Order = { text: string; voice: string; speed: number; dueAt: number; finish(): void };

/** A voice that finishes a phrase when it is told to, and drops one that is not wanted any more. */
function slowVoice() {
  const orders: Order[] = [];
  const reserved = new Set<string>();
  return {
    orders,
    reserved,
    speech: {
      speakClause: (
        text: string,
        voice: string,
        { speed, signal, dueAt }: { speed: number; signal: AbortSignal; dueAt: number },
      ) =>
        new Promise<SpokenClause>((resolve, reject) => {
          const finish = () => resolve({ text, pcm: Buffer.alloc(0), visemes: [] });
          orders.push({ text, voice, speed, dueAt, finish });
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        }),
      reserve(phrases: readonly string[], voice: string, { speed }: { speed: number }) {
        const keys = phrases.map((text) => `${voice} ${speed} ${text}`);
        for (const key of keys) reserved.add(key);
        return () => {
          for (const key of keys) reserved.delete(key);
        };
      },
    },
  };
}
const settled = () => new Promise(setImmediate);
const sound = { voice: 'alloy', speed: 1 } as const;

describe('phrases made into sound beforehand', () => {
  it('are made one after the other, the most needed first, after all that anybody waits for', async () => {
    const { orders, speech } = slowVoice();
    const ready = createReadyPhrases({ phrases: ['I hear you.', 'Okay.'], speech, sound });
    expect(orders).toEqual([]);
    ready.quiet();
    expect(orders.map(({ text, dueAt }) => [text, dueAt])).toEqual([
      ['I hear you.', Number.POSITIVE_INFINITY],
    ]);
    orders[0]!.finish();
    await settled();
    orders[1]!.finish();
    await settled();
    ready.busy();
    ready.quiet();
    expect(orders.map(({ text }) => text)).toEqual(['I hear you.', 'Okay.']);
  });

  it('are not begun while somebody speaks or waits, and are gone on with afterwards', async () => {
    const { orders, speech } = slowVoice();
    const ready = createReadyPhrases({ phrases: ['I hear you.', 'Okay.', 'I see.'], speech, sound });
    ready.quiet();
    orders[0]!.finish();
    await settled();
    ready.busy();
    // The one on its way comes to its end, and nothing after it is begun.
    orders[1]!.finish();
    await settled();
    expect(orders).toHaveLength(2);
    ready.quiet();
    expect(orders.map(({ text }) => text)).toEqual(['I hear you.', 'Okay.', 'Okay.']);
  });

  it('are made anew in another voice or at another speed, and the old ones are let go', async () => {
    const { orders, reserved, speech } = slowVoice();
    const ready = createReadyPhrases({ phrases: ['Okay.'], speech, sound });
    ready.quiet();
    orders[0]!.finish();
    await settled();
    ready.setSound({ voice: 'alloy', speed: 1 });
    expect(orders).toHaveLength(1);
    ready.setSound({ voice: 'echo', speed: 1.1 });
    expect(orders.at(-1)).toMatchObject({ text: 'Okay.', voice: 'echo', speed: 1.1 });
    expect([...reserved]).toEqual(['echo 1.1 Okay.']);
    ready.close();
    expect([...reserved]).toEqual([]);
  });
});
