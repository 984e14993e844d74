// Trains the reader of replies from the labelled replies in this repository and writes its weights: what is changed in the
// sentence model (reply-encoder.safetensors.gz), the small networks on top of it and the threshold (reply-weights.json).
// `node scripts/with-node.mjs scripts/replies-train.ts`: some ten minutes on two cores, the same weights every time. Run
// by hand when the training part changed; nothing else needs Python (python3-torch, python3-onnx, libopenblas0-pthread).
//   --order N      in another order
//   --again        goes on from the weights that are there, with fewer passes and at a lower rate
//   --mean FOLDER  trains nothing: takes the mean with another training, whose two files lie there
//   --thresholds   trains nothing: chooses only the threshold anew, from the tuned part
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readReplyPart, replyTrainingHash } from '#features/safety/server/corpus/read-replies.ts';
import { openReplyEmbedder, replyEncoderFile } from '#features/safety/server/learned/reply-embedder.ts';
import {
  openReplyNetworks,
  type PackedReplyModel,
  REPLY_LEVELS,
  replyEncoderHash,
} from '#features/safety/server/learned/reply-model.ts';
import { lastSentenceToRead } from '#features/safety/server/learned/reply-text.ts';
import { type Head, packNetwork, unpackNetworks } from '#features/safety/server/learned/small-network.ts';
import { graveHarms, replyHarms } from '#features/safety/server/reply-harms.ts';
import { meanOfEncoders } from './safety-train/mean-of-encoders.ts';
import { meanOfHeads } from './safety-train/mean-of-heads.ts';
import { replyExamples } from './safety-train/reply-examples.ts';
import { runTraining } from './safety-train/run-training.ts';

const FOLDER = '.tmp/replies';
const WEIGHTS = new URL('../src/features/safety/server/learned/reply-weights.json', import.meta.url);
/** Shares of the tuned part's good sentences that may be held back, as grave and otherwise: the guided therapist answers instead. */
const HELD_WRONGLY = { grave: 0.015, other: 0.006 };
const LEVEL_WEIGHT = [1, 1.2];
/** There are few examples: small steps and many of them. */
const BATCH = 32;
/** Of the top layer. At the rate that risk is learned at, what the model knew of language is gone before so few teach it. */
const RATE = 8e-5;
/** How often everything is seen and at which part of the full rate. */
const plans = { afresh: { passes: 6, gentleness: 1 }, again: { passes: 2, gentleness: 0.5 } };

async function learn(plan: keyof typeof plans, order: number): Promise<void> {
  const trainedOn = replyTrainingHash();
  const examples = await replyExamples();
  // What lay here before is of another training.
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/examples.jsonl`, examples.map((example) => JSON.stringify(example)).join('\n'));
  const shape = {
    levels: REPLY_LEVELS,
    levelWeight: LEVEL_WEIGHT,
    batch: BATCH,
    rate: RATE,
    circumstances: 0,
    words: 1,
    kinds: replyHarms.length,
    signs: 0,
    order,
    ...plans[plan],
  };
  writeFileSync(`${FOLDER}/shape.json`, JSON.stringify(shape));
  const harmful = examples.filter(({ level }) => level === 1).length;
  console.log(`${examples.length} examples, ${harmful} of them must not be said`);
  if (plan === 'again') writeFileSync(`${FOLDER}/before.json`, JSON.stringify(headsOf(readWeights())));
  await runTraining(FOLDER, plan === 'again' ? replyEncoderFile : null);
  copyFileSync(`${FOLDER}/encoder.safetensors.gz`, replyEncoderFile);
  const heads = JSON.parse(readFileSync(`${FOLDER}/heads.json`, 'utf8')) as Head[];
  write({
    trainedOn,
    encoder: replyEncoderHash(),
    thresholds: { grave: 1, other: 1 },
    hidden: heads[0]!.firstBias.length,
    outputs: REPLY_LEVELS + replyHarms.length,
    networks: heads.map((head) => packNetwork(head, { hasWords: false })),
  });
}

function takeMean(folder: string): void {
  const here = readWeights();
  const there = headsOf(JSON.parse(readFileSync(`${folder}/reply-weights.json`, 'utf8')) as PackedReplyModel);
  const encoder = readFileSync(`${folder}/reply-encoder.safetensors.gz`);
  writeFileSync(replyEncoderFile, meanOfEncoders(readFileSync(replyEncoderFile), encoder));
  const heads = meanOfHeads(headsOf(here), there);
  const networks = heads.map((head) => packNetwork(head, { hasWords: false }));
  write({ ...here, encoder: replyEncoderHash(), networks });
}

const headsOf = (packed: PackedReplyModel): Head[] =>
  unpackNetworks(packed).map(({ first, firstBias, second, outputBias }) => ({
    first: [...first],
    firstBias: [...firstBias],
    second: [...second],
    lexical: new Array<number>(REPLY_LEVELS).fill(0),
    outputBias: [...outputBias],
  }));

/** From the tuned part, read as in service. */
async function chooseThreshold(): Promise<void> {
  const packed = readWeights();
  const opinionOf = openReplyNetworks(packed);
  const reader = openReplyEmbedder({ log: { info: () => {}, error: console.error } });
  const replies = readReplyPart('tuned');
  const vectors = await reader.embed(replies.map(lastSentenceToRead));
  await reader.close();
  const shares = replies.map(({ harm }, at) => ({ isHarm: harm !== null, ...opinionOf(vectors[at]!) }));
  const barFor = (part: keyof typeof HELD_WRONGLY): number => {
    const good = shares
      .filter(({ isHarm, harm }) => !isHarm && graveHarms.includes(harm) === (part === 'grave'))
      .map(({ share }) => share)
      .sort((a, b) => b - a);
    const allGood = shares.filter(({ isHarm }) => !isHarm).length;
    return Number((good[Math.floor(allGood * HELD_WRONGLY[part])] ?? 1).toFixed(4));
  };
  packed.thresholds = { grave: barFor('grave'), other: barFor('other') };
  write(packed);
  const bad = shares.filter(({ isHarm }) => isHarm);
  const held = bad.filter(
    ({ share, harm }) => share > packed.thresholds[graveHarms.includes(harm) ? 'grave' : 'other'],
  ).length;
  console.log(
    'above',
    packed.thresholds,
    `the networks alone hold back ${held} of ${bad.length} on the tuned part`,
  );
}

const readWeights = () => JSON.parse(readFileSync(WEIGHTS, 'utf8')) as PackedReplyModel;

function write(weights: PackedReplyModel): void {
  writeFileSync(WEIGHTS, `${JSON.stringify(weights)}\n`);
}

const { values: told } = parseArgs({
  options: {
    order: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
    mean: { type: 'string' },
    thresholds: { type: 'boolean', default: false },
  },
});
const order = Number(told.order);
if (!Number.isInteger(order)) throw new Error('--order takes a whole number.');
if (told.mean) takeMean(told.mean);
else if (!told.thresholds) await learn(told.again ? 'again' : 'afresh', order);
await chooseThreshold();
