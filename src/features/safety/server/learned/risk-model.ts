// The learned stage: what the trained network says of one text, as findings and signals like those of the rules.
// It may only add to what the rules found; it never takes anything away.
import { readFileSync } from 'node:fs';
import { type RiskKind, riskKinds } from '../../safety.contract.ts';
import type { Finding, Level, Signal } from '../rule.ts';
import { circumstancesOf } from './circumstances.ts';
import { lexicalFeatures } from './lexical-features.ts';
import { forward, inputOf, type Network, type PackedRows, unpackRows } from './risk-network.ts';
import { isVetoed } from './vetoes.ts';

type Packed = {
  trainedOn: string;
  thresholds: { grave: number; vetoed: number; watch: number; imminent: number; sign: number };
  signs: string[];
  hidden: number;
  outputs: number;
  networks: {
    first: PackedRows;
    firstBias: number[];
    second: PackedRows;
    lexical: PackedRows;
    outputBias: number[];
  }[];
};

export type RiskModel = {
  /** Hash of the training part its weights were made from. */
  trainedOn: string;
  /** `vector`: the text's sentence vector. */
  read(text: string, vector: Float32Array): { findings: Finding[]; signals: Signal[]; isCalm: boolean };
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
const CALM_BELOW = 0.1;
const neverMatches = /(?!)/;

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Reads the weights once, about 300 kB. Throws when they are missing or damaged. */
export function loadRiskModel(): RiskModel {
  const packed = JSON.parse(readFileSync(new URL('./risk-weights.json', import.meta.url), 'utf8')) as Packed;
  const { thresholds, signs } = packed;
  const networks = packed.networks.map(
    (part): Network => ({
      hidden: packed.hidden,
      outputs: packed.outputs,
      first: unpackRows(part.first),
      firstBias: Float32Array.from(part.firstBias),
      second: unpackRows(part.second),
      lexical: unpackRows(part.lexical),
      outputBias: Float32Array.from(part.outputBias),
    }),
  );

  function outputsOf(text: string, vector: Float32Array): { levels: number[]; others: number[] } {
    const input = inputOf(vector, circumstancesOf(text));
    const words = lexicalFeatures(text);
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

  return {
    trainedOn: packed.trainedOn,
    read(text, vector) {
      const { levels, others } = outputsOf(text, vector);
      const grave = levels[2]! + levels[3]!;
      const bar = isVetoed(text) ? thresholds.vetoed : thresholds.grave;
      const level: Level | null =
        grave > bar
          ? levels[3]! / grave > thresholds.imminent
            ? 'imminent'
            : 'elevated'
          : 1 - levels[0]! > thresholds.watch
            ? 'watch'
            : null;
      const kind = riskKinds.reduce<RiskKind>(
        (best, next) => (others[riskKinds.indexOf(next)]! > others[riskKinds.indexOf(best)]! ? next : best),
        'suicide',
      );
      const also = riskKinds.filter((next) => next !== kind && others[riskKinds.indexOf(next)]! > 0.5);
      const findings: Finding[] = level
        ? [
            { id: `${kind}.learned`, kind, level },
            ...also.map((other): Finding => ({ id: `${other}.learned`, kind: other, level: 'watch' })),
          ]
        : [];
      const signals = signs.flatMap((sign, i): Signal[] => {
        const known = signalOf[sign];
        const isShown = others[riskKinds.length + i]! > thresholds.sign;
        return known && isShown ? [{ ...known, kind: 'suicide', pattern: neverMatches }] : [];
      });
      return { findings, signals, isCalm: 1 - levels[0]! < CALM_BELOW };
    },
  };
}
