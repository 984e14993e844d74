// The learned stage: what the trained network says of one text, as findings and signals like those of the rules.
// It adds to what the rules found, and says where it is sure of calm.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type RiskKind, riskKinds } from '../../safety.contract.ts';
import { learnedOf } from '../evidence.ts';
import type { Finding, Level, Signal } from '../rule.ts';
import { circumstancesOf } from './circumstances.ts';
import { type LexicalFeatures, lexicalFeatures } from './lexical-features.ts';
import { riskEncoderFile } from './risk-embedder.ts';
import { forward, inputOf, type PackedNetworks, unpackNetworks } from './small-network.ts';
import { isAccident, isVetoed } from './vetoes.ts';

export type PackedRiskModel = PackedNetworks & {
  trainedOn: string;
  /** Of the encoder these networks were trained with: with another their vectors mean nothing. */
  encoder: string;
  /** Of a sample of what the networks are given beside the vectors, see `inputsHash`. */
  inputs: string;
  thresholds: {
    grave: number;
    vetoed: number;
    together: number;
    watch: number;
    imminent: number;
    sign: number;
  };
  signs: string[];
};

/** Shares of the four levels, which sum to one, and for each kind and sign how surely it is there. */
export type Outputs = { levels: number[]; others: number[] };

/** Hex, of the encoder as it lies in this repository. */
export const encoderHash = (): string =>
  createHash('sha256').update(readFileSync(riskEncoderFile)).digest('hex');

/** What follows once the text's sentence vector is there; what needs only the words is done while it is being computed. */
type ByVector<T> = (vector: Float32Array) => T;

type SaidAlone = { findings: Finding[]; signals: Signal[]; isCalm: boolean };
/** Where one reading leaves a text open: what else to read, and what follows once the vectors of these are there. */
type SecondLook = { texts: string[]; said(vectors: readonly Float32Array[]): SaidAlone };

export type RiskModel = {
  /** Hash of the training part its weights were made from. */
  trainedOn: string;
  /** Hash of how words and circumstances were counted then, see `inputsHash`. */
  countedAs: string;
  /** `isInTalk`: it stands behind other turns. */
  read(text: string, isInTalk: boolean): ByVector<SaidAlone & { again: SecondLook | null }>;
  /**
   * What a turn says together with those before it. Seen in its place it says nothing grave: `isHarmless`; nothing to ask
   * about either: `isCalm`. `open`: what it would say if it were a little surer, elevated at most.
   */
  readTogether(
    text: string,
  ): ByVector<{ findings: Finding[]; open: Finding[]; isHarmless: boolean; isCalm: boolean }>;
  /** Whether the member's own last turns, read as one message, say something grave: it settles what `open` leaves open. */
  saysGravely(text: string): ByVector<boolean>;
  /** Whether an answer, read with all that it answers, shows that it is harmless. */
  explains(text: string): ByVector<boolean>;
};

/** The rules' own name and weight for a sign, so that both noticing it counts once. */
const signalOf: Record<string, { id: string; weight: number }> = {
  'after-date': { id: 'suicide.s-after-it-wont-matter', weight: 3 },
  'care-handover': { id: 'suicide.s-watched-over', weight: 2 },
  'giving-away': { id: 'suicide.s-giving-away', weight: 2 },
  'no-future': { id: 'suicide.s-no-tomorrow', weight: 2 },
  alone: { id: 'suicide.s-alone', weight: 1 },
  burden: { id: 'suicide.s-burden', weight: 2 },
  escape: { id: 'suicide.s-want-it-to-stop', weight: 2 },
  goodbye: { id: 'suicide.s-goodbye', weight: 2 },
  hopeless: { id: 'suicide.s-hopeless', weight: 2 },
  letters: { id: 'suicide.s-letters', weight: 2 },
  means: { id: 'suicide.s-means', weight: 3 },
  settled: { id: 'suicide.s-settled', weight: 2 },
};
/** Share of anything but calm below which the network is sure. */
const CALM_BELOW = 0.2;
/**
 * A talk has many turns, and each could raise a false alarm: in one, a turn is grave when it is that surely, read alone,
 * and what came before does not explain it: in its place it reaches the second share. It is asked about gently where it is
 * anything but calm that surely, both ways. Chosen by the tuned talks of `npm run therapist -- --tuned`; after a training,
 * choose anew.
 */
const IN_TALK = { alone: 0.88, inPlace: 0.7, watched: 0.65 };
/**
 * Chosen by the tuned talks and dialogues: of the short turns of 73 calm talks hardly any lie between the first share and the bar, and
 * none of those with what the member said before it reaches the second.
 */
const OPEN_TOGETHER = { from: 0.55, told: 0.6 };
/** Share of calm from which an answer explains away what sounded grave before it; of real danger, talked over, less. */
const EXPLAINS = 0.88;
const neverMatches = /(?!)/;

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** The mean of what the networks say of a text and its vector. */
export function openNetworks(packed: PackedNetworks): (text: string) => ByVector<Outputs> {
  const networks = unpackNetworks(packed);
  return (text) => {
    const circumstances = circumstancesOf(text);
    const words = lexicalFeatures(text);
    return (vector) => outputsOf(inputOf(vector, circumstances), words);
  };

  function outputsOf(input: Float32Array, words: LexicalFeatures): Outputs {
    const levels = [0, 0, 0, 0];
    const others = new Array<number>(packed.outputs - 4).fill(0);
    for (const network of networks) {
      const logits = forward(network, input, words);
      const shares = Array.from(logits.subarray(0, 4), Math.exp);
      const sum = shares.reduce((a, b) => a + b, 0);
      for (let i = 0; i < 4; i++) levels[i] = levels[i]! + shares[i]! / sum / networks.length;
      for (let i = 0; i < others.length; i++)
        others[i] = others[i]! + sigmoid(logits[i + 4]!) / networks.length;
    }
    return { levels, others };
  }
}

/**
 * They make nothing more or less grave, and what is read differently behind them was read by chance. Of a text that one
 * reading leaves open, between these shares of what is grave, the mean of this many readings decides.
 */
const openings = ['Hi.', 'I want to tell you something.', 'Thank you for listening.'];
const OPEN = { from: 0.18, to: 0.92 };

const isOpen = ({ levels }: Outputs): boolean => {
  const grave = levels[2]! + levels[3]!;
  return grave > OPEN.from && grave < OPEN.to;
};

function meanOf(all: readonly Outputs[]): Outputs {
  const mean = (numbers: (outputs: Outputs) => number[]): number[] =>
    numbers(all[0]!).map(
      (_, at) => all.reduce((sum, outputs) => sum + numbers(outputs)[at]!, 0) / all.length,
    );
  return { levels: mean(({ levels }) => levels), others: mean(({ others }) => others) };
}

/** Reads the weights once, some 300 kB. Throws when they are missing, damaged, or belong to another encoder. */
export function loadRiskModel(): RiskModel {
  const packed = JSON.parse(
    readFileSync(new URL('./risk-weights.json', import.meta.url), 'utf8'),
  ) as PackedRiskModel;
  const { thresholds, signs } = packed;
  if (packed.encoder !== encoderHash()) throw new Error('the risk networks belong to another encoder');
  const outputsOf = openNetworks(packed);

  function findingsOf({ levels, others }: Outputs, bar: number, watchBar: number): Finding[] {
    const grave = levels[2]! + levels[3]!;
    const isImminent = levels[3]! / grave > thresholds.imminent;
    const level: Level | null =
      grave > bar ? (isImminent ? 'imminent' : 'elevated') : 1 - levels[0]! > watchBar ? 'watch' : null;
    if (!level) return [];
    const surely = (kind: RiskKind) => others[riskKinds.indexOf(kind)]!;
    const kind = riskKinds.reduce<RiskKind>(
      (best, next) => (surely(next) > surely(best) ? next : best),
      'suicide',
    );
    const also = riskKinds.filter((next) => next !== kind && surely(next) > 0.5);
    return [
      { id: learnedOf(kind), kind, level },
      ...also.map((other): Finding => ({ id: learnedOf(other), kind: other, level: 'watch' })),
    ];
  }

  const signalsOf = ({ others }: Outputs): Signal[] =>
    signs.flatMap((sign, i) => {
      const known = signalOf[sign];
      const isShown = others[riskKinds.length + i]! > thresholds.sign;
      return known && isShown ? [{ ...known, kind: 'suicide', pattern: neverMatches }] : [];
    });

  return {
    trainedOn: packed.trainedOn,
    countedAs: packed.inputs,
    read(text, isInTalk) {
      const outputsBy = outputsOf(text);
      const least = isVetoed(text) ? thresholds.vetoed : thresholds.grave;
      const bar = isInTalk ? Math.max(least, IN_TALK.alone) : least;
      const watchBar = isInTalk ? Math.max(thresholds.watch, IN_TALK.watched) : thresholds.watch;
      const isMishap = isAccident(text);
      const saidOf = (outputs: Outputs): SaidAlone => {
        const findings = findingsOf(outputs, bar, watchBar);
        return {
          findings: isMishap ? findings.filter(({ kind }) => kind !== 'self_harm') : findings,
          signals: signalsOf(outputs),
          isCalm: 1 - outputs.levels[0]! < CALM_BELOW,
        };
      };
      return (vector) => {
        const first = outputsBy(vector);
        if (!isOpen(first)) return { ...saidOf(first), again: null };
        const texts = openings.map((opening) => `${opening} ${text}`);
        // What vectors do not say is counted of their own words alone.
        const said = (vectors: readonly Float32Array[]) => saidOf(meanOf([first, ...vectors.map(outputsBy)]));
        return { ...saidOf(first), again: { texts, said } };
      };
    },
    readTogether(text) {
      const outputsBy = outputsOf(text);
      return (vector) => {
        const outputs = outputsBy(vector);
        const findings = findingsOf(outputs, thresholds.together, 1);
        const open = findings.length > 0 ? [] : findingsOf(outputs, OPEN_TOGETHER.from, 1);
        return {
          findings,
          open: open.map((one) => (one.level === 'imminent' ? { ...one, level: 'elevated' } : one)),
          isHarmless: outputs.levels[2]! + outputs.levels[3]! < IN_TALK.inPlace,
          isCalm: 1 - outputs.levels[0]! < Math.max(thresholds.watch, IN_TALK.watched),
        };
      };
    },
    saysGravely(text) {
      const outputsBy = outputsOf(text);
      return (vector) => {
        const { levels } = outputsBy(vector);
        return levels[2]! + levels[3]! > OPEN_TOGETHER.told;
      };
    },
    explains(text) {
      const outputsBy = outputsOf(text);
      return (vector) => outputsBy(vector).levels[0]! > EXPLAINS;
    },
  };
}
