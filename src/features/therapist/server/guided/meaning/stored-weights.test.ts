import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learnLabels } from './learn-labels.ts';
import { hashOf, readWeights, writeWeights } from './stored-weights.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weights-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const key = hashOf('a key');
const weights = Float32Array.from([1.5, -2, 0.25]);

describe('stored weights', () => {
  it('come back as they were', async () => {
    const path = join(folder, 'one.bin');
    await writeWeights(path, key, weights);
    expect(await readWeights(path, key, 3)).toEqual(weights);
  });

  it('of other examples, damaged, or missing, are learnt anew', async () => {
    const path = join(folder, 'two.bin');
    await writeWeights(path, key, weights);
    expect(await readWeights(path, hashOf('another'), 3)).toBeNull();
    expect(await readWeights(path, key, 4)).toBeNull();
    const bytes = await readFile(path);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(path, bytes);
    expect(await readWeights(path, key, 3)).toBeNull();
    expect(await readWeights(join(folder, 'none.bin'), key, 3)).toBeNull();
  });

  it('answer just as what was just learnt', async () => {
    const at = (x: number, y: number) => Float32Array.from([x, y, 0, 0]);
    const examples = [
      { text: 'the sun', vector: at(1, 0), label: 'day' },
      { text: 'the moon', vector: at(0, 1), label: 'night' },
    ];
    const learning = { sharpness: 2, wordShare: 0.3, ridge: 0.1, storePath: join(folder, 'three.bin') };
    const first = (await learnLabels(examples, learning)).score('sun', Float32Array.of(0.9, 0.1));
    const second = (await learnLabels(examples, learning)).score('sun', Float32Array.of(0.9, 0.1));
    expect(second).toEqual(first);
    expect(first[0]?.label).toBe('day');
  });
});
