// Ties the weights to the code that prepares their input: a changed pattern changes what the networks are told, and they
// must then be trained again.
import { createHash } from 'node:crypto';
import { readPart } from '../corpus/read-part.ts';
import { circumstancesOf } from './circumstances.ts';
import { lexicalFeatures } from './lexical-features.ts';

/** Every so many lines of the training part are looked at. */
const SAMPLE_EVERY = 20;

/** Hex; changes when what is said of a text beside its vector changes. Reads the corpus from disk. */
export function inputsHash(): string {
  const hash = createHash('sha256');
  const { utterances } = readPart('training');
  for (let at = 0; at < utterances.length; at += SAMPLE_EVERY) {
    const { text } = utterances[at]!;
    const { indices, values } = lexicalFeatures(text);
    hash.update(
      JSON.stringify([
        [...circumstancesOf(text)],
        [...indices],
        [...values].map((value) => value.toFixed(4)),
      ]),
    );
  }
  return hash.digest('hex');
}
