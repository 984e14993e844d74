import { describe, expect, it } from 'vitest';
import type { SpokenClause } from './speech.ts';
import { speakReply } from './spoken-reply.ts';

/** A voice that takes no time and speaks 50 ms per letter. */
function speaking() {
  const ordered: { text: string; dueAt: number }[] = [];
  return {
    ordered,
    async speakClause(
      text: string,
      _voice: string,
      { dueAt, signal }: { dueAt: number; signal: AbortSignal },
    ) {
      signal.throwIfAborted();
      ordered.push({ text, dueAt });
      return { text, pcm: Buffer.alloc(text.length * 50 * 48), visemes: [] };
    },
  };
}

async function* words(...chunks: string[]) {
  for (const text of chunks) yield { text };
}

function reply(
  source: AsyncIterable<{ text: string }>,
  speech = speaking(),
  signal = new AbortController().signal,
) {
  const clauses: { text: string; atMs: number }[] = [];
  const done = speakReply({
    words: source,
    speech,
    signal,
    sound: () => ({ voice: 'alloy', speed: 1 }),
    admission: async () => {},
    onClause: ({ text }: SpokenClause, atMs) => {
      clauses.push({ text, atMs });
    },
  });
  return { clauses, done, speech };
}

describe('a reply on its way from words to sound', () => {
  it('is delivered in order, each clause where the one before ends', async () => {
    const { clauses, done } = reply(
      words('I hear you.', 'That must have been a hard thing to do for you.', 'What then?'),
    );
    await done;
    expect(clauses.map(({ text }) => text)).toEqual([
      'I hear you.',
      'That must have been a hard thing to do for you.',
      'What then?',
    ]);
    expect(clauses.map(({ atMs }) => atMs)).toEqual([0, 550, 550 + 47 * 50]);
  });

  it('is heard before the rest of its words exist', async () => {
    let release = () => {};
    async function* slow() {
      yield { text: 'I hear you.' };
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      yield { text: 'Go on.' };
    }
    const { clauses, done } = reply(slow());
    while (clauses.length === 0) await new Promise(setImmediate);
    expect(clauses).toEqual([{ text: 'I hear you.', atMs: 0 }]);
    release();
    await done;
    expect(clauses).toHaveLength(2);
  });

  it('goes on with a short clause right after opening words that are over in a second', async () => {
    const { clauses, done, speech } = reply(
      words('I hear you.', 'The day has no closing time and so neither do you have one, it seems to me.'),
    );
    await done;
    expect(clauses.map(({ text }) => text).slice(0, 2)).toEqual([
      'I hear you.',
      'The day has no closing time',
    ]);
    expect(speech.ordered[1]!.dueAt - speech.ordered[0]!.dueAt).toBeLessThan(600);
  });

  it('asks for each clause at the moment it will be needed, not before', async () => {
    const { done, speech } = reply(
      words('I hear you.', 'That must have been a hard thing to do for you.', 'And what happened then?'),
    );
    await done;
    const [first, second, third] = speech.ordered.map(({ dueAt }) => dueAt);
    expect(second! - first!).toBeGreaterThanOrEqual(500);
    expect(third! - first!).toBeGreaterThanOrEqual(500);
  });

  it('stays at most some seconds ahead of the listener', async () => {
    const long = Array.from(
      { length: 6 },
      (_, i) => `This is the long sentence number ${i}, and it goes on for a while.`,
    );
    const stop = new AbortController();
    const { clauses, done } = reply(words(...long), speaking(), stop.signal);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(clauses.at(-1)!.atMs).toBeLessThan(13_000);
    expect(clauses.length).toBeLessThan(6);
    stop.abort(new Error('interrupted'));
    await expect(done).rejects.toThrow();
  });

  it('stops at once when interrupted, even if the words never come', async () => {
    async function* never() {
      yield { text: 'I hear you.' };
      await new Promise(() => {});
      yield { text: 'Never.' };
    }
    const stop = new AbortController();
    const { done } = reply(never(), speaking(), stop.signal);
    setTimeout(() => stop.abort(new Error('interrupted')), 20);
    await expect(done).rejects.toThrow('interrupted');
  });
});
