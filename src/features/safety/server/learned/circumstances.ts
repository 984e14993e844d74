// The circumstances of a message as numbers: who it is about, when, told how. The network weighs them beside meaning
// and words. Whether a rule fired is not among them: the rules know the corpus too well to be believed about it.
import { normalise } from '../normalise.ts';
import { others, pastMarkers, presentAgain, resolved, self, trifles } from '../rule.ts';
import { HARMLESS_SIGNS, harmlessSigns } from './vetoes.ts';

const OTHERS = 10;
export const CIRCUMSTANCES = OTHERS + HARMLESS_SIGNS;

// `search` and not `test`: some of the patterns are global and would remember where they stopped.
const has = (pattern: RegExp, text: string): number => (text.search(pattern) < 0 ? 0 : 1);
const denial = /\b(?:not|never|no|nothing|without|hapana|si|sina|sitaki)\b/;
const firstPerson = /\b(?:i|me|my|myself|mine)\b/;

/** `CIRCUMSTANCES` numbers between 0 and 2. */
export function circumstancesOf(text: string): Float32Array {
  const turn = normalise(text);
  const { whole } = turn;
  return Float32Array.from([
    turn.hasHumour ? 1 : 0,
    turn.reported.length > 0 ? 1 : 0,
    has(pastMarkers, whole),
    has(presentAgain, whole),
    has(resolved, whole),
    has(trifles, whole),
    has(others, whole),
    has(self, whole) + has(firstPerson, whole),
    has(denial, whole),
    Math.min(60, whole.split(' ').length) / 30,
    ...harmlessSigns(turn),
  ]);
}
