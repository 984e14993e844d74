// Learns to name the label of a text from labelled examples, by its meaning (a vector) and, if wanted, by its very words.
// Kernel least squares, solved exactly: the same examples always give the same answer.
import { setImmediate as breathe } from 'node:timers/promises';
import { hashOf, readWeights, writeWeights } from './stored-weights.ts';

export type Example = { text: string; vector: Float32Array; label: string };

/** `score`: about 1 for a plain case of the label, about 0 for none; comparable between texts. */
export type Scored = { label: string; score: number };

export type Labeller = {
  /** All labels, best first. `likenesses`: to each example, in their order. */
  score(text: string, likenesses: Float32Array): Scored[];
};

type Learning = {
  /** How fast likeness in meaning fades with distance. */
  sharpness: number;
  /** How much shared words count beside meaning. */
  wordShare: number;
  /** How far the answers may stay from the examples' own labels. */
  ridge: number;
  /** Where what was learnt is kept; null keeps it nowhere. */
  storePath: string | null;
};

const ROWS_BEFORE_BREATH = 12;

/** Four sums at once: one after the other, each addition would wait for the last. Lengths are multiples of four. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let at = 0; at < a.length; at += 4) {
    first += (a[at] as number) * (b[at] as number);
    second += (a[at + 1] as number) * (b[at + 1] as number);
    third += (a[at + 2] as number) * (b[at + 2] as number);
    fourth += (a[at + 3] as number) * (b[at + 3] as number);
  }
  return first + second + third + fourth;
}

/** The words, their neighbours, how it begins and ends, and how long it is. */
function wordFeatures(text: string): Set<string> {
  const words = (
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).slice(0, 40);
  const length = words.length <= 2 ? 'L2' : words.length <= 5 ? 'L5' : words.length <= 10 ? 'L10' : 'L+';
  const features = new Set([`#${length}`, `^${words[0] ?? ''}`, `^${words.slice(0, 2).join(' ')}`]);
  if (text.trim().endsWith('?')) features.add('#?');
  words.forEach((word, at) => {
    features.add(word);
    const next = words[at + 1];
    if (next) features.add(`${word} ${next}`);
  });
  return features;
}

/** Solves `matrix · x = right` for every right-hand side in place; `matrix` is symmetric, row-major, and overwritten. */
async function solve(matrix: Float64Array, size: number, rights: Float64Array[]): Promise<void> {
  for (let i = 0; i < size; i += 1) {
    const row = i * size;
    for (let j = 0; j <= i; j += 1) {
      const other = j * size;
      let sum = matrix[row + j] as number;
      for (let k = 0; k < j; k += 1) sum -= (matrix[row + k] as number) * (matrix[other + k] as number);
      matrix[row + j] = i === j ? Math.sqrt(sum) : sum / (matrix[other + j] as number);
    }
    if (i % ROWS_BEFORE_BREATH === 0) await breathe();
  }
  for (const right of rights) {
    for (let i = 0; i < size; i += 1) {
      let sum = right[i] as number;
      for (let k = 0; k < i; k += 1) sum -= (matrix[i * size + k] as number) * (right[k] as number);
      right[i] = sum / (matrix[i * size + i] as number);
    }
    for (let i = size - 1; i >= 0; i -= 1) {
      right[i] = (right[i] as number) / (matrix[i * size + i] as number);
      const value = right[i] as number;
      for (let k = 0; k < i; k += 1) (right[k] as number) -= (matrix[i * size + k] as number) * value;
    }
    await breathe();
  }
}

/** The vectors may change under the same texts: another model, another way of gathering them. */
function vectorsHash(examples: readonly Example[]): Buffer {
  return hashOf(
    Buffer.concat(
      examples.map(({ vector }) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)),
    ),
  );
}

/** Takes two seconds for two thousand examples, in pieces of a few milliseconds; once stored, a few milliseconds. */
export async function learnLabels(examples: readonly Example[], learning: Learning): Promise<Labeller> {
  const { sharpness, wordShare, ridge, storePath } = learning;
  const labels = [...new Set(examples.map(({ label }) => label))];
  const size = examples.length;

  const timesSeen = new Map<string, number>();
  const features = examples.map(({ text }) => (wordShare > 0 ? wordFeatures(text) : new Set<string>()));
  for (const own of features)
    for (const feature of own) timesSeen.set(feature, (timesSeen.get(feature) ?? 0) + 1);

  /** Rare words weigh more; the whole has length 1. */
  function weigh(own: Set<string>): Map<string, number> {
    const weighed = new Map<string, number>();
    let square = 0;
    for (const feature of own) {
      const value = Math.log(1 + size / (timesSeen.get(feature) ?? 1));
      square += value * value;
      if (timesSeen.has(feature)) weighed.set(feature, value);
    }
    const length = Math.sqrt(square) || 1;
    for (const [feature, value] of weighed) weighed.set(feature, value / length);
    return weighed;
  }
  const weighed = features.map(weigh);

  /** Which examples hold a word, and with what weight. */
  const holding = new Map<string, [at: number, value: number][]>();
  for (const [at, words] of weighed.entries())
    for (const [word, value] of words) {
      const others = holding.get(word);
      if (others) others.push([at, value]);
      else holding.set(word, [[at, value]]);
    }

  /** Of one text with each example. */
  function kernel(likenesses: Float32Array, words: Map<string, number>): Float64Array {
    const near = Float64Array.from(likenesses, (value) => Math.exp(-sharpness * (1 - value)));
    for (const [word, value] of words)
      for (const [at, other] of holding.get(word) ?? []) (near[at] as number) += wordShare * value * other;
    return near;
  }

  async function learn(): Promise<Float32Array> {
    const matrix = new Float64Array(size * size);
    for (let i = 0; i < size; i += 1) {
      const { vector } = examples[i] as Example;
      const alike = Float32Array.from(examples, (other) => likeness(vector, other.vector));
      matrix.set(kernel(alike, weighed[i] as Map<string, number>), i * size);
      (matrix[i * size + i] as number) += ridge;
      if (i % ROWS_BEFORE_BREATH === 0) await breathe();
    }
    const solved = labels.map((label) =>
      Float64Array.from(examples, (example) => (example.label === label ? 1 : 0)),
    );
    await solve(matrix, size, solved);
    const flat = new Float32Array(labels.length * size);
    solved.forEach((column, at) => {
      flat.set(column, at * size);
    });
    return flat;
  }

  const key = hashOf(
    JSON.stringify([sharpness, wordShare, ridge, examples.map(({ label, text }) => [label, text])]),
    vectorsHash(examples),
  );
  const stored = await readWeights(storePath, key, labels.length * size);
  const learnt = stored ?? (await learn());
  if (!stored) await writeWeights(storePath, key, learnt);

  return {
    score(text, likenesses) {
      const words = wordShare > 0 ? weigh(wordFeatures(text)) : new Map<string, number>();
      const near = kernel(likenesses, words);
      return labels
        .map((label, column) => {
          const from = column * size;
          let score = 0;
          for (let at = 0; at < size; at += 1) score += (learnt[from + at] as number) * (near[at] as number);
          return { label, score };
        })
        .sort((a, b) => b.score - a.score);
    },
  };
}
