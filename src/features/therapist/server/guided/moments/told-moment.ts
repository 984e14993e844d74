// Which moment was told. The meaning of a message says which moments it may be, for sentences about the same things lie near
// each other whatever happened; the words a moment needs say which it is.
import { onePersonIn } from '../about.ts';
import type { Understanding } from '../understand.ts';
import { allMoments } from './all-moments.ts';
import type { Moment } from './moment.ts';
import { notYet } from './words.ts';

/**
 * Likeness of a message to the mean of what a moment is told in; below it they share some words and hardly ever the event.
 * A moment that is missed costs nothing, one that was not told shows that nobody listened.
 */
const LEAST_LIKE = 0.46;
/** The nearest; whichever is meant is hardly ever farther. */
const CANDIDATES = 15;
/** Words; a shorter message answers something. */
const FEWEST_WORDS = 4;
/** In a longer message what weighs may be elsewhere. */
const MOST_WORDS = 60;
const READ_CHARACTERS = 600;

/** What the words of a moment are written for: small letters, straight apostrophes, one line. */
const plain = (text: string): string =>
  text.toLowerCase().replace(/[‘’ʼ]/g, "'").replace(/\s+/g, ' ').slice(0, READ_CHARACTERS);

/**
 * The nearest moment that the words bear out; null where there is none. `likenesses`: to each of `allMoments`, in their
 * order.
 */
export function momentIn(
  { text, words, isMixedLanguage }: Pick<Understanding, 'text' | 'words' | 'isMixedLanguage'>,
  likenesses: Float32Array,
): Moment | null {
  if (words < FEWEST_WORDS || words > MOST_WORDS || isMixedLanguage) return null;
  const said = plain(text);
  const near = allMoments
    .map((moment, at) => ({ moment, likeness: likenesses[at] as number }))
    .filter(({ likeness }) => likeness >= LEAST_LIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, CANDIDATES);
  const isAhead = notYet.test(said);
  const found = near.find(({ moment }) => (!isAhead || moment.mayBeAhead) && saysSo(moment, said));
  return found?.moment ?? null;
}

const saysSo = ({ needs, unless }: Moment, said: string): boolean => needs.test(said) && !unless?.test(said);

const pronouns = {
  him: { they: 'he', them: 'him', their: 'his' },
  her: { they: 'she', them: 'her', their: 'her' },
  them: { they: 'they', them: 'them', their: 'their' },
} as const;

/** How a question speaks of the one person a message is about; of several, or where it is not told, "they". */
export const pronounsFor = (text: string): (typeof pronouns)[keyof typeof pronouns] =>
  pronouns[onePersonIn(text) ?? 'them'];
