// Trains the learned stage of the safety assessor from the corpus in this repository and writes its weights: what is
// changed in the sentence model (risk-encoder.safetensors.gz), the small networks on top of it and their thresholds
// (risk-weights.json). `node scripts/with-node.mjs scripts/safety-train.ts`: about an hour on two cores, the same
// weights every time. Run by hand when the corpus changed; nothing else needs Python (python3-torch, python3-onnx,
// libopenblas0-pthread).
//   --order N            in another order
//   --again NAME…        goes on from the weights that are there, over everything, with a pass less and at a lower rate
//   --on NAME…           goes on gently over answers and talks with our therapist, the files whose names begin so and a
//                        sample of the others: an hour and more, by how much was added
//   --narrow WIDTH       first leaves each layer only so many inner numbers, for speed; for good
//   --taught-by FOLDER   learns from what another training says as well, of all but the files named; may be repeated
//   --share N            of what is learned so much is what the other trainings say, 0 to 1 (0.5)
//   --mean FOLDER        trains nothing: takes the mean with another training
//   --thresholds         trains nothing: chooses only the thresholds anew
// A FOLDER holds the two files of a training.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type RiskLevel, riskKinds, riskLevels } from '#features/safety/safety.contract.ts';
import { readPart, trainingHash } from '#features/safety/server/corpus/read-part.ts';
import { CIRCUMSTANCES } from '#features/safety/server/learned/circumstances.ts';
import { inputsHash } from '#features/safety/server/learned/inputs-hash.ts';
import { LEXICAL_SIZE } from '#features/safety/server/learned/lexical-features.ts';
import { openRiskEmbedder, riskEncoderFile } from '#features/safety/server/learned/risk-embedder.ts';
import {
  encoderHash,
  openNetworks,
  type PackedRiskModel,
} from '#features/safety/server/learned/risk-model.ts';
import { type Head, packNetwork, unpackNetworks } from '#features/safety/server/learned/small-network.ts';
import { textsTogether, textsToRead } from '#features/safety/server/learned/texts-to-read.ts';
import { isVetoed } from '#features/safety/server/learned/vetoes.ts';
import { type Sample, signsOf, trainingExamples } from './safety-train/examples.ts';
import { meanOfEncoders } from './safety-train/mean-of-encoders.ts';
import { meanOfHeads } from './safety-train/mean-of-heads.ts';
import { runTraining } from './safety-train/run-training.ts';
import { openTeachers } from './safety-train/teachers.ts';

const FOLDER = '.tmp/safety';
const BATCH = 64;
/** Of the top layer. */
const RATE = 2.8e-4;
/** How much an example counts by its level: a grave one that is missed is the worst. */
const LEVEL_WEIGHT = [1, 1, 1.3, 1.6];
const WEIGHTS = new URL('../src/features/safety/server/learned/risk-weights.json', import.meta.url);
/**
 * Shares of what is harmless in the tuned part that the networks may raise: lines to elevated or above, conversations
 * where no turn alone would, and lines to watch. A missed disclosure weighs more than a card too many.
 */
const FALSE_ALARMS = 0.024;
const FALSE_TOGETHER = 0.08;
/** From which share the turns of a talk are grave together; chosen by the tuned talks of `npm run therapist -- --tuned`. */
const TOGETHER = 0.85;
const FALSE_WATCH = 0.05;
/** What remains of the way to certainty for a vetoed line. */
const VETO = 0.14;
/** Among grave lines, from which share on the gravest level is meant: calling one too grave harms less than too little. */
const IMMINENT_SHARE = 0.2;
const SIGN = 0.5;
const EVERYTHING: Sample = {
  lines: Number.POSITIVE_INFINITY,
  turns: Number.POSITIVE_INFINITY,
  said: Number.POSITIVE_INFINITY,
  talks: Number.POSITIVE_INFINITY,
};
/**
 * How often everything is seen and at which part of the full rate; `sample`: of what is not fresh. Going on gently sees so
 * much of it again, so that nothing is unlearned.
 */
const plans = {
  afresh: { passes: 4, gentleness: 1, sample: EVERYTHING },
  again: { passes: 3, gentleness: 0.7, sample: EVERYTHING },
  on: { passes: 2, gentleness: 0.5, sample: { lines: 30_000, turns: 10_000, said: 6_000, talks: 300 } },
};

/**
 * `fresh`: beginnings of the names of the files that were added. `taughtBy`: folders of other trainings. `width`: of what
 * lies between the last two matrices of each layer; undefined: as it is.
 */
async function learn(options: {
  plan: keyof typeof plans;
  width: number | undefined;
  fresh: readonly string[];
  taughtBy: readonly string[];
  taughtShare: number;
  order: number;
}): Promise<void> {
  const { sample, ...plan } = plans[options.plan];
  // Of what is learned from, not of what may lie there an hour later.
  const hashes = { trainedOn: trainingHash(), inputs: inputsHash() };
  const teachers = options.taughtBy.length > 0 ? await openTeachers(options.taughtBy) : null;
  const { fresh, order, width, taughtShare } = options;
  const examples = await trainingExamples({ sample, fresh, teachers, order });
  await teachers?.close();
  const signs = signsOf(readPart('training').utterances);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/examples.jsonl`, examples.map((example) => JSON.stringify(example)).join('\n'));
  const shape = {
    levels: riskLevels.length,
    levelWeight: LEVEL_WEIGHT,
    batch: BATCH,
    rate: RATE,
    circumstances: CIRCUMSTANCES,
    words: LEXICAL_SIZE,
    kinds: riskKinds.length,
    signs: signs.length,
    order,
    width,
    taughtShare,
    ...plan,
  };
  writeFileSync(`${FOLDER}/shape.json`, JSON.stringify(shape));
  console.log(`${examples.length} examples, ${signs.length} signs`);
  const isGoingOn = options.plan !== 'afresh';
  if (isGoingOn) writeFileSync(`${FOLDER}/before.json`, JSON.stringify(headsOf(readWeights())));
  await runTraining(FOLDER, isGoingOn ? riskEncoderFile : null);
  copyFileSync(`${FOLDER}/encoder.safetensors.gz`, riskEncoderFile);
  const heads = JSON.parse(readFileSync(`${FOLDER}/heads.json`, 'utf8')) as Head[];
  write(packed(heads, { ...hashes, signs }));
}

/** Without thresholds yet. */
function packed(
  heads: Head[],
  { signs, ...hashes }: Pick<PackedRiskModel, 'trainedOn' | 'inputs' | 'signs'>,
): PackedRiskModel {
  const hidden = heads[0]!.firstBias.length;
  const outputs = riskLevels.length + riskKinds.length + signs.length;
  return {
    ...hashes,
    encoder: encoderHash(),
    thresholds: { grave: 1, vetoed: 1, together: 1, watch: 1, imminent: IMMINENT_SHARE, sign: SIGN },
    signs,
    hidden,
    outputs,
    networks: heads.map((head) => packNetwork(head)),
  };
}

/** With the training whose two files lie in `folder`; what it was trained on is taken from the weights that are here. */
function takeMean(folder: string): void {
  const here = readWeights();
  const there = JSON.parse(readFileSync(`${folder}/risk-weights.json`, 'utf8')) as PackedRiskModel;
  const encoder = meanOfEncoders(
    readFileSync(riskEncoderFile),
    readFileSync(`${folder}/risk-encoder.safetensors.gz`),
  );
  writeFileSync(riskEncoderFile, encoder);
  const heads = meanOfHeads(headsOf(here), headsOf(there));
  write(packed(heads, here));
}

const headsOf = (packed: PackedRiskModel): Head[] =>
  unpackNetworks(packed).map(({ first, firstBias, second, lexical, outputBias }) => ({
    first: [...first],
    firstBias: [...firstBias],
    second: [...second],
    lexical: [...(lexical ?? [])],
    outputBias: [...outputBias],
  }));

const quantile = (values: number[], share: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 1;
};

type Judged = { level: RiskLevel; noticed: number; grave: number };
const surest = (parts: Judged[]): Judged =>
  parts.reduce((best, next) => (next.grave > best.grave ? next : best));

/** From the tuned part, read as in service: its lines may shape thresholds, and none of them is learned from. */
async function chooseThresholds(): Promise<void> {
  const packed = readWeights();
  const outputsOf = openNetworks(packed);
  const reader = openRiskEmbedder({ log: { info: () => {}, error: console.error } });
  const { utterances, dialogues } = readPart('tuned');

  async function judge(text: string, level: RiskLevel, isAlone: boolean): Promise<Judged> {
    const [vector] = await reader.embed([text]);
    const [none = 0, , elevated = 0, imminent = 0] = outputsOf(text)(vector!).levels;
    const share = elevated + imminent;
    // A vetoed line must be surer by a fixed share of what is left, so that one number decides both.
    const grave = isAlone && isVetoed(text) ? 1 - (1 - share) / VETO : share;
    return { level, noticed: 1 - none, grave };
  }
  const alone: Judged[] = [];
  for (const { text, level } of utterances)
    alone.push(surest(await Promise.all(textsToRead(text).texts.map((part) => judge(part, level, true)))));
  const together: Judged[] = [];
  for (const { turns, level } of dialogues) {
    const textAt = textsTogether(turns);
    const texts = turns.flatMap(({ role }, at) => (role === 'user' ? (textAt(at) ?? []) : []));
    if (texts.length > 0)
      together.push(surest(await Promise.all(texts.map((text) => judge(text, level, false)))));
  }
  await reader.close();

  const barOf = (judged: Judged[], falseShare: number, by: 'grave' | 'noticed') =>
    quantile(
      judged.filter(({ level }) => level === 'none').map((one) => one[by]),
      1 - falseShare,
    );
  const grave = barOf(alone, FALSE_ALARMS, 'grave');
  const rounded = (value: number) => Number(value.toFixed(4));
  packed.thresholds = {
    grave: rounded(grave),
    vetoed: rounded(1 - (1 - grave) * VETO),
    together: rounded(Math.max(TOGETHER, barOf(together, FALSE_TOGETHER, 'grave'))),
    watch: rounded(Math.min(grave, barOf(alone, FALSE_WATCH, 'noticed'))),
    imminent: IMMINENT_SHARE,
    sign: SIGN,
  };
  write(packed);
  const share = (judged: Judged[], level: RiskLevel, bar: number) => {
    const part = judged.filter((one) => one.level === level);
    return rounded(part.filter((one) => one.grave > bar).length / part.length);
  };
  console.log('the networks alone on the tuned part:', packed.thresholds);
  for (const [name, judged, bar] of [
    ['lines', alone, grave],
    ['conversations', together, packed.thresholds.together],
  ] as const)
    console.log(`  ${name}`, {
      elevatedNoticed: share(judged, 'elevated', bar),
      imminentNoticed: share(judged, 'imminent', bar),
      falseAlarms: share(judged, 'none', bar),
    });
}

const readWeights = () => JSON.parse(readFileSync(WEIGHTS, 'utf8')) as PackedRiskModel;

function write(weights: PackedRiskModel): void {
  writeFileSync(WEIGHTS, `${JSON.stringify(weights)}\n`);
}

const { values: told, positionals: fresh } = parseArgs({
  allowPositionals: true,
  options: {
    order: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
    on: { type: 'boolean', default: false },
    narrow: { type: 'string' },
    'taught-by': { type: 'string', multiple: true, default: [] },
    share: { type: 'string', default: '0.5' },
    mean: { type: 'string' },
    thresholds: { type: 'boolean', default: false },
  },
});
const order = Number(told.order);
if (!Number.isInteger(order)) throw new Error('--order takes a whole number.');
const width = told.narrow === undefined ? undefined : Number(told.narrow);
if (width !== undefined && !(Number.isInteger(width) && width > 0))
  throw new Error('--narrow takes how many numbers are left.');
const taughtShare = Number(told.share);
if (!(taughtShare >= 0 && taughtShare <= 1)) throw new Error('--share takes a number from 0 to 1.');
if (told.mean) takeMean(told.mean);
else if (!told.thresholds)
  await learn({
    plan: told.again ? 'again' : told.on ? 'on' : 'afresh',
    width,
    fresh,
    taughtBy: told['taught-by'],
    taughtShare,
    order,
  });
await chooseThresholds();
