// What follows from a line: which of the wide questions and reflections were right after lines like it. Learned by least
// squares from the examples beside this file (scripts/choices-train.ts); only the weights are needed to run.
import { readFileSync } from 'node:fs';
import { type PackedRows, unpackRows } from '#platform/server/sentences/packed-rows.ts';
import type { Question } from '../content/content-schema.ts';
import { likeness } from '../meaning/learn-labels.ts';
import { followsFrom, type Said } from './kind-signs.ts';
import { wideQuestions } from './questions.data.ts';
import { wideReflections } from './reflections.data.ts';
import { DENSE_SIZE, INPUT_SIZE, inputOf, type LineInput, type SaidLine, WORD_PLACES } from './said-line.ts';

/** `sure`: about 1 where it was nearly always right after such lines, about 0 where it never was. Best first. */
export type Choices = {
  /** `least`: it is asked or said only when so sure, where that is more than of others. */
  questions: readonly { after: string; ask: Question; sure: number; least?: number }[];
  reflections: readonly { after: string; say: string; sure: number; least?: number }[];
};

export type PackedChoices = {
  /** `choicesHash` of what the weights were learned from. */
  learnedFrom: string;
  /** One row for each question by its number, then one for each reflection. */
  weights: PackedRows;
  /** How often each was right among the examples. */
  bias: number[];
  /** Of the words, by their places: one row. */
  rarity: PackedRows;
};

/** By number: where these were only likely, strict readers found more than every second one wrong. */
const leastToAsk: Readonly<Record<number, number>> = { 12: 0.5, 27: 0.5, 58: 0.5, 149: 0.5 };
const leastToSay: Readonly<Record<number, number>> = {
  100: 0.6,
  105: 0.7,
  146: 0.7,
  147: 0.9,
  205: 0.9,
  208: 0.7,
  218: 0.7,
};
const leastIn = (least: Readonly<Record<number, number>>, number: number) =>
  least[number] === undefined ? {} : { least: least[number] };

export const questionNumbers = Object.keys(wideQuestions).map(Number);
export const reflectionNumbers = Object.keys(wideReflections).map(Number);

/** `row`: `INPUT_SIZE` weights. */
export function scoreOf(row: Float32Array, { dense, words }: LineInput): number {
  let sum = likeness(dense, row);
  for (const { at, weight } of words) sum += weight * (row[DENSE_SIZE + at] as number);
  return sum;
}

export const readChoiceWeights = (): PackedChoices =>
  JSON.parse(readFileSync(new URL('./choice-weights.json', import.meta.url), 'utf8')) as PackedChoices;

/** Throws when the weights are missing or of other pools. */
export function openChooser(packed: PackedChoices = readChoiceWeights()): (line: SaidLine) => Choices {
  const { weights, bias } = packed;
  const rows = questionNumbers.length + reflectionNumbers.length;
  if (weights.rows !== rows || bias.length !== rows)
    throw new Error('the weights of the choices belong to other questions');
  const values = unpackRows(weights);
  const rarity = unpackRows(packed.rarity);
  if (values.length !== rows * INPUT_SIZE || rarity.length !== WORD_PLACES)
    throw new Error('the weights of the choices belong to lines that were read in another way');
  const rowOf = (at: number): Float32Array => values.subarray(at * INPUT_SIZE, (at + 1) * INPUT_SIZE);
  const questions = questionNumbers.map((number, at) => ({
    ...wideQuestions[number]!,
    ...leastIn(leastToAsk, number),
    at,
  }));
  const reflections = reflectionNumbers.map((number, at) => ({
    ...wideReflections[number]!,
    ...leastIn(leastToSay, number),
    at: questionNumbers.length + at,
  }));
  return (line) => {
    const input = inputOf(line, rarity);
    const ranked = <One extends { at: number }>(all: readonly One[]): (One & { sure: number })[] =>
      all
        .map((one) => ({ ...one, sure: bias[one.at]! + scoreOf(rowOf(one.at), input) }))
        .sort((a, b) => b.sure - a.sure);
    return { questions: ranked(questions), reflections: ranked(reflections) };
  };
}

/** Those of them that may follow by the words of the line and of what was said before. */
export function followingOf({ questions, reflections }: Choices, said: Said): Choices {
  const follows = followsFrom(said);
  return {
    questions: questions.filter(({ after, ask: [, text] }) => follows({ after, text })),
    reflections: reflections.filter(({ after, say: text }) => follows({ after, text })),
  };
}
