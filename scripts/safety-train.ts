// Trains the learned stage of the safety assessor from the corpus in this repository and writes its weights.
// `node scripts/with-node.mjs scripts/safety-train.ts`: two to four minutes on one core, the same weights every time.
// Scenarios are never split between training and judging: a paraphrase of a training line is not a test.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type RiskKind, type RiskLevel, riskKinds, riskLevels } from '#features/safety/safety.contract.ts';
import {
  trainingConversations,
  trainingHash,
  trainingUtterances,
} from '#features/safety/server/corpus/training.ts';
import { circumstancesOf } from '#features/safety/server/learned/circumstances.ts';
import {
  LEXICAL_SIZE,
  type LexicalFeatures,
  lexicalFeatures,
} from '#features/safety/server/learned/lexical-features.ts';
import {
  forward,
  INPUT_SIZE,
  inputOf,
  LEXICAL_OUTPUTS,
  type Network,
  packRows,
  VECTOR_SIZE,
} from '#features/safety/server/learned/risk-network.ts';
import { isVetoed } from '#features/safety/server/learned/vetoes.ts';
import { openSentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';

const HIDDEN = 64;
const MODELS = 5;
const FOLDS = 5;
const EPOCHS = 12;
const BATCH = 32;
const RATE = 0.002;
const DECAY = 0.0001;
const LEXICAL_DECAY = 0.001;
const LEXICAL_RATE = 0.05;
const DROPOUT = 0.3;
/** Shares of harmless lines that may be raised in cross-validation: to elevated or above, and to watch. */
const FALSE_ALARMS = 0.02;
const FALSE_WATCH = 0.08;
/** What remains of the way to certainty for a vetoed line. */
const VETO = 0.2;
/** Among grave lines, from which share on the gravest level is meant. */
const IMMINENT_SHARE = 0.45;
const CACHE = '.tmp/safety';
const WEIGHTS = new URL('../src/features/safety/server/learned/risk-weights.json', import.meta.url);

type Example = {
  text: string;
  level: number;
  kinds: number[];
  sign: number;
  scenario: string;
  isMade: boolean;
  input: Float32Array;
  words: LexicalFeatures;
};

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

// --- examples ---

const signs = [...new Set(trainingUtterances().flatMap(({ sign }) => (sign ? [sign] : [])))].sort();
const OUTPUTS = riskLevels.length + riskKinds.length + signs.length;
const SIGNS_AT = riskLevels.length + riskKinds.length;

type Bare = Omit<Example, 'input' | 'words'>;
const label = (text: string, level: RiskLevel, kinds: RiskKind[], scenario: string): Bare => ({
  text,
  level: riskLevels.indexOf(level),
  kinds: kinds.map((kind) => riskKinds.indexOf(kind)),
  sign: -1,
  scenario,
  isMade: false,
});

/** What was written, what several turns say together, and lines with something everyday before or after them. */
function examples(): Bare[] {
  const random = randomFrom(7);
  const plain = trainingUtterances().map(({ text, level, kinds, scenario, sign }) => ({
    ...label(text, level, kinds, scenario),
    sign: sign ? signs.indexOf(sign) : -1,
  }));
  const together = trainingConversations().flatMap(({ turns, level, kinds, scenario }) => {
    const own = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    const isAnswer = turns.at(-2)?.role === 'assistant' && (own.at(-1)?.split(' ').length ?? 0) <= 7;
    return isAnswer || own.length < 2
      ? []
      : [{ ...label(own.slice(-3).join('. '), level, kinds, scenario), isMade: true }];
  });
  const calm = plain.filter(({ level, text }) => level === 0 && text.split(' ').length > 4);
  const mixed = plain.flatMap((line) => {
    if (random() > (line.level === 0 ? 0.35 : 0.5) || line.text.split(' ').length > 30) return [];
    const other = calm[Math.floor(random() * calm.length)]!.text;
    const text = random() < 0.5 ? `${other}. ${line.text}` : `${line.text}. ${other}`;
    return [{ ...line, text, sign: -1, isMade: true }];
  });
  return [...plain, ...together, ...mixed];
}

async function withVectors(bare: Bare[]): Promise<Example[]> {
  mkdirSync(CACHE, { recursive: true });
  const key = createHash('sha256')
    .update(bare.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 16);
  const file = `${CACHE}/vectors-${key}.f32`;
  let all: Float32Array;
  try {
    const bytes = readFileSync(file);
    all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  } catch {
    const silent = { info: () => {}, warn: () => {}, error: () => {} };
    const embedder = openSentenceEmbedder({ log: silent });
    all = new Float32Array(bare.length * VECTOR_SIZE);
    for (let at = 0; at < bare.length; at += 100) {
      const vectors = await embedder.embed(bare.slice(at, at + 100).map(({ text }) => text));
      for (const [i, vector] of vectors.entries()) all.set(vector, (at + i) * VECTOR_SIZE);
    }
    await embedder.close();
    writeFileSync(file, Buffer.from(all.buffer));
  }
  return bare.map((example, i) => ({
    ...example,
    input: inputOf(all.subarray(i * VECTOR_SIZE, (i + 1) * VECTOR_SIZE), circumstancesOf(example.text)),
    words: lexicalFeatures(example.text),
  }));
}

// --- learning ---

const levelWeight = [1, 1, 1.3, 1.6];

function emptyNetwork(random: () => number): Network {
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  const filled = (size: number, spread: number) =>
    Float32Array.from({ length: size }, () => normal() * spread);
  return {
    hidden: HIDDEN,
    outputs: OUTPUTS,
    first: filled(HIDDEN * INPUT_SIZE, 1 / Math.sqrt(INPUT_SIZE)),
    firstBias: new Float32Array(HIDDEN),
    second: filled(OUTPUTS * HIDDEN, 0.5 / Math.sqrt(HIDDEN)),
    lexical: new Float32Array(LEXICAL_OUTPUTS * LEXICAL_SIZE),
    outputBias: new Float32Array(OUTPUTS),
  };
}

/** Softmax over the levels, sigmoids over kinds and signs; returns each output's error. */
function errorsOf(logits: Float32Array, { level, kinds, sign }: Example): Float32Array {
  const errors = new Float32Array(OUTPUTS);
  const most = Math.max(...logits.subarray(0, 4));
  const shares = Array.from(logits.subarray(0, 4), (logit) => Math.exp(logit - most));
  const sum = shares.reduce((a, b) => a + b, 0);
  for (let o = 0; o < 4; o++) errors[o] = levelWeight[level]! * (shares[o]! / sum - (o === level ? 1 : 0));
  for (let k = 0; k < riskKinds.length; k++)
    errors[4 + k] = 0.4 * (1 / (1 + Math.exp(-logits[4 + k]!)) - (kinds.includes(k) ? 1 : 0));
  for (let s = 0; s < signs.length; s++)
    errors[SIGNS_AT + s] = 0.4 * (1 / (1 + Math.exp(-logits[SIGNS_AT + s]!)) - (sign === s ? 1 : 0));
  return errors;
}

type Adam = { values: Float32Array; slope: Float32Array; mean: Float32Array; square: Float32Array };
const adam = (values: Float32Array): Adam => ({
  values,
  slope: new Float32Array(values.length),
  mean: new Float32Array(values.length),
  square: new Float32Array(values.length),
});
function step({ values, slope, mean, square }: Adam, rate: number, round: number): void {
  const correction = Math.sqrt(1 - 0.999 ** round) / (1 - 0.9 ** round);
  for (let i = 0; i < values.length; i++) {
    const g = slope[i]! / BATCH;
    mean[i] = 0.9 * mean[i]! + 0.1 * g;
    square[i] = 0.999 * square[i]! + 0.001 * g * g;
    values[i] = values[i]! * (1 - DECAY) - (rate * correction * mean[i]!) / (Math.sqrt(square[i]!) + 1e-8);
    slope[i] = 0;
  }
}

function train(part: Example[], seed: number): Network {
  const random = randomFrom(seed);
  const network = emptyNetwork(random);
  const { first, firstBias, second, lexical, outputBias } = network;
  const learning = [first, firstBias, second, outputBias].map(adam) as [Adam, Adam, Adam, Adam];
  const seen = new Float32Array(lexical.length).fill(1e-3);
  const order = part.map((_, i) => i);
  const active = new Float32Array(HIDDEN);
  const rounds = Math.ceil(part.length / BATCH) * EPOCHS;
  let round = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (let at = 0; at < order.length; at += BATCH) {
      const rate = RATE * Math.min(1, (rounds - round) / (rounds * 0.6));
      for (const index of order.slice(at, at + BATCH)) {
        const example = part[index]!;
        const { input, words } = example;
        const logits = Float32Array.from(outputBias);
        for (let h = 0; h < HIDDEN; h++) {
          let sum = firstBias[h]!;
          const row = h * INPUT_SIZE;
          for (let i = 0; i < INPUT_SIZE; i++) sum += first[row + i]! * input[i]!;
          active[h] = sum > 0 && random() >= DROPOUT ? sum / (1 - DROPOUT) : 0;
          if (active[h])
            for (let o = 0; o < OUTPUTS; o++) logits[o] = logits[o]! + second[o * HIDDEN + h]! * active[h]!;
        }
        // Half the time a few words are hidden, so that no single word is trusted too much.
        const kept = Array.from(words.indices, () => random() >= DROPOUT);
        for (let i = 0; i < kept.length; i++)
          if (kept[i])
            for (let o = 0; o < LEXICAL_OUTPUTS; o++)
              logits[o] = logits[o]! + lexical[o * LEXICAL_SIZE + words.indices[i]!]! * words.values[i]!;
        const errors = errorsOf(logits, example);
        for (let h = 0; h < HIDDEN; h++) {
          if (!active[h]) continue;
          let back = 0;
          for (let o = 0; o < OUTPUTS; o++) {
            back += errors[o]! * second[o * HIDDEN + h]!;
            learning[2].slope[o * HIDDEN + h] = learning[2].slope[o * HIDDEN + h]! + errors[o]! * active[h]!;
          }
          back /= 1 - DROPOUT;
          learning[1].slope[h] = learning[1].slope[h]! + back;
          const row = h * INPUT_SIZE;
          const slope = learning[0].slope;
          for (let i = 0; i < INPUT_SIZE; i++) slope[row + i] = slope[row + i]! + back * input[i]!;
        }
        for (let o = 0; o < OUTPUTS; o++) learning[3].slope[o] = learning[3].slope[o]! + errors[o]!;
        for (let i = 0; i < kept.length; i++) {
          if (!kept[i]) continue;
          for (let o = 0; o < LEXICAL_OUTPUTS; o++) {
            const cell = o * LEXICAL_SIZE + words.indices[i]!;
            const g = errors[o]! * words.values[i]! + LEXICAL_DECAY * lexical[cell]!;
            seen[cell] = seen[cell]! + g * g;
            lexical[cell] = lexical[cell]! - (LEXICAL_RATE * g) / Math.sqrt(seen[cell]!);
          }
        }
      }
      round++;
      for (const weights of learning) step(weights, rate, round);
    }
  }
  return network;
}

// --- judging ---

type Shares = [none: number, watch: number, elevated: number, imminent: number];

function sharesOf(networks: Network[], { input, words }: Example): Shares {
  const total = [0, 0, 0, 0];
  for (const network of networks) {
    const logits = forward(network, input, words).subarray(0, 4);
    const most = Math.max(...logits);
    const shares = Array.from(logits, (logit) => Math.exp(logit - most));
    const sum = shares.reduce((a, b) => a + b, 0);
    for (let i = 0; i < 4; i++) total[i] = total[i]! + shares[i]! / sum / networks.length;
  }
  return total as Shares;
}

function crossValidate(all: Example[]): Map<Example, Shares> {
  const scenarios = [...new Set(all.map(({ scenario }) => scenario))].sort();
  const random = randomFrom(3);
  const foldOf = new Map(scenarios.map((scenario) => [scenario, Math.floor(random() * FOLDS)]));
  const judged = new Map<Example, Shares>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const network = train(
      all.filter(({ scenario }) => foldOf.get(scenario) !== fold),
      100 + fold,
    );
    for (const example of all)
      if (foldOf.get(example.scenario) === fold) judged.set(example, sharesOf([network], example));
    process.stderr.write(`fold ${fold + 1} of ${FOLDS}\n`);
  }
  return judged;
}

const grave = ([, , elevated, imminent]: Shares) => elevated + imminent;
const noticed = (shares: Shares) => 1 - shares[0];
const quantile = (values: number[], share: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 1;
};

type Judged = [Example, Shares];
const imminence = ([, , elevated, imminent]: Shares) => imminent / (elevated + imminent);
const vetoedBar = (bar: number) => 1 - (1 - bar) * VETO;
const unvetoed = (share: number) => 1 - (1 - share) / VETO;

/** The thresholds at which the learned stage speaks, from lines whose scenarios were not trained on. */
function chooseThresholds(judged: Map<Example, Shares>) {
  const own = [...judged].filter(([example]) => !example.isMade);
  const at = (level: number) => own.filter(([example]) => example.level === level);
  const calm = at(0);
  // A vetoed line must be surer by a fixed share of what is left, so that one number decides both.
  const sure = ([{ text }, shares]: Judged) => (isVetoed(text) ? unvetoed(grave(shares)) : grave(shares));
  const graveAt = quantile(calm.map(sure), 1 - FALSE_ALARMS);
  const watchAt = Math.min(
    graveAt,
    quantile(
      calm.map(([, shares]) => noticed(shares)),
      1 - FALSE_WATCH,
    ),
  );
  const thresholds = {
    grave: graveAt,
    vetoed: vetoedBar(graveAt),
    watch: watchAt,
    imminent: IMMINENT_SHARE,
    sign: 0.5,
  };
  const share = (part: Judged[], isSo: (judged: Judged) => boolean) => part.filter(isSo).length / part.length;
  const isGrave = (judged: Judged) => sure(judged) > graveAt;
  const figures = {
    lines: own.length,
    elevatedNoticed: share(at(2), isGrave),
    imminentNoticed: share(at(3), isGrave),
    imminentJudgedSo: share(at(3), (judged) => isGrave(judged) && imminence(judged[1]) > IMMINENT_SHARE),
    elevatedJudgedImminent: share(
      at(2),
      (judged) => isGrave(judged) && imminence(judged[1]) > IMMINENT_SHARE,
    ),
    elevatedAtLeastWatch: share(at(2), ([, shares]) => noticed(shares) > watchAt),
    falseAlarms: share(calm, isGrave),
    falseWatch: share(calm, ([, shares]) => noticed(shares) > watchAt),
  };
  return { thresholds, figures };
}

const rounded = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value.toFixed(4))]));

const all = await withVectors(examples());
console.log(`${all.length} examples, ${signs.length} signs`);
const { thresholds, figures } = chooseThresholds(crossValidate(all));
console.log('the learned stage alone, on scenarios it was not trained on:', rounded(figures));
const networks = Array.from({ length: MODELS }, (_, i) => train(all, i + 1));
const weights = {
  trainedOn: trainingHash(),
  crossValidation: rounded(figures),
  thresholds: rounded(thresholds),
  signs,
  hidden: HIDDEN,
  outputs: OUTPUTS,
  networks: networks.map(({ first, firstBias, second, lexical, outputBias }) => ({
    first: packRows(first, HIDDEN),
    firstBias: Array.from(firstBias, (value) => Number(value.toPrecision(5))),
    second: packRows(second, OUTPUTS),
    lexical: packRows(lexical, LEXICAL_OUTPUTS),
    outputBias: Array.from(outputBias, (value) => Number(value.toPrecision(5))),
  })),
};
const text = `${JSON.stringify(weights)}\n`;
writeFileSync(WEIGHTS, text);
console.log(`${Math.round(text.length / 1_000)} kB of weights`);
