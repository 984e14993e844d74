// Learns which wide questions and reflections follow from a line, from the examples in this repository, and writes the
// weights. `node scripts/with-node.mjs scripts/choices-train.ts`: some minutes; the same weights every time. Run by hand
// when examples or pools changed. Prints first how often the best choice was right for visits left out of the learning.
import { writeFileSync } from 'node:fs';
import {
  type PackedChoices,
  questionNumbers,
  reflectionNumbers,
  scoreOf,
} from '#features/therapist/server/guided/choosing/choose.ts';
import { leastSquares } from '#features/therapist/server/guided/choosing/least-squares.ts';
import {
  allExamples,
  type ChoiceExample,
  choicesHash,
} from '#features/therapist/server/guided/choosing/read-examples.ts';
import {
  DENSE_SIZE,
  INPUT_SIZE,
  inputOf,
  type LineInput,
  rarityOf,
  WORD_PLACES,
} from '#features/therapist/server/guided/choosing/said-line.ts';
import { likeness } from '#features/therapist/server/guided/meaning/learn-labels.ts';
import { packRows } from '#platform/server/sentences/packed-rows.ts';
import { openSentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';

const WEIGHTS = new URL(
  '../src/features/therapist/server/guided/choosing/choice-weights.json',
  import.meta.url,
);
/** How far the answers may stay from the examples. */
const RIDGE = 1;
/** Every so many visits are left out to see what was learned. */
const LEFT_OUT = 6;
const BATCH = 500;
const SHARES = [0.1, 0.25, 0.5, 1];
const DIGITS = 4;

type Seen = { input: LineInput; words: Map<number, number>; wanted: Float32Array; visit: number };
type Learned = { rows: Float32Array[]; bias: Float32Array };

const wantedOf = ({ questions, reflections }: ChoiceExample): Float32Array =>
  Float32Array.from([
    ...questionNumbers.map((number) => (questions.includes(number) ? 1 : 0)),
    ...reflectionNumbers.map((number) => (reflections.includes(number) ? 1 : 0)),
  ]);

async function vectorsOf(texts: string[]): Promise<Map<string, Float32Array>> {
  const log = { info: () => {}, error: (_fields: unknown, message: string) => console.error(message) };
  const embedder = openSentenceEmbedder({ log, keeps: 0 });
  await embedder.ready;
  const vectors = new Map<string, Float32Array>();
  for (let from = 0; from < texts.length; from += BATCH) {
    const part = texts.slice(from, from + BATCH);
    const found = await embedder.embed(part);
    for (const [at, text] of part.entries()) vectors.set(text, found[at]!);
  }
  await embedder.close();
  return vectors;
}

async function see(examples: ChoiceExample[], rarity: Float32Array): Promise<Seen[]> {
  const vectors = await vectorsOf(examples.map(({ text }) => text));
  let visit = 0;
  return examples.map((example) => {
    if (example.before === null) visit += 1;
    const before = example.before === null ? null : vectors.get(example.before)!;
    const input = inputOf({ text: example.text, vector: vectors.get(example.text)!, before }, rarity);
    const words = new Map(input.words.map(({ at, weight }) => [at, weight]));
    return { input, words, wanted: wantedOf(example), visit };
  });
}

function learn(seen: readonly Seen[]): Learned {
  const outputs = seen[0]!.wanted.length;
  const bias = new Float32Array(outputs);
  for (const { wanted } of seen)
    for (let at = 0; at < outputs; at += 1) bias[at]! += wanted[at]! / seen.length;
  const alike = (i: number, j: number): number => {
    let sum = likeness(seen[i]!.input.dense, seen[j]!.input.dense);
    for (const { at, weight } of seen[j]!.input.words) sum += weight * (seen[i]!.words.get(at) ?? 0);
    return sum;
  };
  const counts = leastSquares(
    alike,
    seen.map(({ wanted }) => wanted.map((value, at) => value - bias[at]!)),
    RIDGE,
  );
  const rows = counts.map((count) => {
    const row = new Float32Array(INPUT_SIZE);
    for (const [example, { input }] of seen.entries()) {
      for (let at = 0; at < DENSE_SIZE; at += 1) row[at]! += count[example]! * input.dense[at]!;
      for (const { at, weight } of input.words) row[DENSE_SIZE + at]! += count[example]! * weight;
    }
    return row;
  });
  return { rows, bias };
}

function report(seen: readonly Seen[]): void {
  const { rows, bias } = learn(seen.filter(({ visit }) => visit % LEFT_OUT !== 0));
  const rest = seen.filter(({ visit }) => visit % LEFT_OUT === 0);
  const first = questionNumbers.length;
  const parts = { questions: [0, first], reflections: [first, bias.length] } as const;
  for (const [name, [from, to]] of Object.entries(parts)) {
    const best = rest
      .map(({ input, wanted }) => {
        const scores = rows.slice(from, to).map((row, at) => bias[from + at]! + scoreOf(row, input));
        const sure = Math.max(...scores);
        return { sure, isRight: wanted[from + scores.indexOf(sure)] === 1 };
      })
      .sort((a, b) => b.sure - a.sure);
    for (const share of SHARES) {
      const part = best.slice(0, Math.ceil(share * best.length));
      const right = part.filter(({ isRight }) => isRight).length / part.length;
      const from = part.at(-1)!.sure.toFixed(2);
      console.log(`${name}: the surest ${share * 100} % (from ${from}): ${(100 * right).toFixed(0)} % right`);
    }
  }
}

function write({ rows, bias }: Learned, rarity: Float32Array): void {
  const flat = new Float32Array(rows.length * INPUT_SIZE);
  for (const [at, row] of rows.entries()) flat.set(row, at * INPUT_SIZE);
  const packed: PackedChoices = {
    learnedFrom: choicesHash(),
    weights: packRows(flat, rows.length),
    bias: [...bias].map((value) => Number(value.toPrecision(DIGITS))),
    rarity: packRows(rarity, 1),
  };
  writeFileSync(WEIGHTS, `${JSON.stringify(packed)}\n`);
}

const examples = allExamples();
const rarity = rarityOf(examples.map(({ text }) => text));
const seen = await see(examples, rarity);
console.log(`${seen.length} examples, ${WORD_PLACES} places for words`);
report(seen);
write(learn(seen), rarity);
