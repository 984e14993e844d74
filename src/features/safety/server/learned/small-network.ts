// A small network over a sentence vector and, where it is given them, circumstances and the words' hashes: one hidden layer.
// Its weights are 8-bit numbers with one scale per row, learned in scripts/safety-train together with the encoder.
import { type PackedRows, packRows, unpackRows } from '#platform/server/sentences/packed-rows.ts';
import { LEXICAL_SIZE, type LexicalFeatures } from './lexical-features.ts';

export const VECTOR_SIZE = 384;
/** Brings a unit vector's 384 small numbers to the size of the other inputs. */
const VECTOR_GAIN = 6;

/** How many outputs, the first ones, the words themselves count for: the four levels. */
export const LEXICAL_OUTPUTS = 4;

/** Row-major; `lexical` has `LEXICAL_OUTPUTS` rows; null where words by themselves say nothing. */
export type Network = {
  hidden: number;
  outputs: number;
  first: Float32Array;
  firstBias: Float32Array;
  second: Float32Array;
  lexical: Float32Array | null;
  outputBias: Float32Array;
};

export type PackedNetwork = {
  first: PackedRows;
  firstBias: number[];
  second: PackedRows;
  lexical: PackedRows | null;
  outputBias: number[];
};
export type PackedNetworks = { hidden: number; outputs: number; networks: PackedNetwork[] };

/** As training writes them, in the order of their layers. `lexical` may have been given nothing to learn from. */
export type Head = {
  first: number[];
  firstBias: number[];
  second: number[];
  lexical: number[];
  outputBias: number[];
};

const BRIEF_DIGITS = 5;
const brief = (values: number[]) => values.map((value) => Number(value.toPrecision(BRIEF_DIGITS)));

export function packNetwork(head: Head, { hasWords = true } = {}): PackedNetwork {
  return {
    first: packRows(Float32Array.from(head.first), head.firstBias.length),
    firstBias: brief(head.firstBias),
    second: packRows(Float32Array.from(head.second), head.outputBias.length),
    lexical: hasWords ? packRows(Float32Array.from(head.lexical), LEXICAL_OUTPUTS) : null,
    outputBias: brief(head.outputBias),
  };
}

export const unpackNetworks = ({ hidden, outputs, networks }: PackedNetworks): Network[] =>
  networks.map((part) => ({
    hidden,
    outputs,
    first: unpackRows(part.first),
    firstBias: Float32Array.from(part.firstBias),
    second: unpackRows(part.second),
    lexical: part.lexical && unpackRows(part.lexical),
    outputBias: Float32Array.from(part.outputBias),
  }));

/** `input`: from `inputOf`. Returns the outputs' logits. */
export function forward(network: Network, input: Float32Array, words?: LexicalFeatures): Float32Array {
  const { hidden, outputs, first, firstBias, second, lexical, outputBias } = network;
  const logits = Float32Array.from(outputBias);
  for (let h = 0; h < hidden; h++) {
    let sum = firstBias[h]!;
    const row = h * input.length;
    for (let i = 0; i < input.length; i++) sum += first[row + i]! * input[i]!;
    if (sum <= 0) continue;
    for (let o = 0; o < outputs; o++) logits[o] = logits[o]! + second[o * hidden + h]! * sum;
  }
  for (let i = 0; words && lexical && i < words.indices.length; i++) {
    const at = words.indices[i]!;
    for (let o = 0; o < LEXICAL_OUTPUTS; o++)
      logits[o] = logits[o]! + lexical[o * LEXICAL_SIZE + at]! * words.values[i]!;
  }
  return logits;
}

/** The network's dense input: a sentence vector, then the circumstances. */
export function inputOf(
  vector: Float32Array,
  circumstances: Float32Array = new Float32Array(0),
): Float32Array {
  const input = new Float32Array(VECTOR_SIZE + circumstances.length);
  for (let i = 0; i < VECTOR_SIZE; i++) input[i] = vector[i]! * VECTOR_GAIN;
  input.set(circumstances, VECTOR_SIZE);
  return input;
}
