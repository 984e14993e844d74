// Cuts a reply into pieces that are synthesised one after another. The first is short, because nothing is heard
// before it is done; the second must be made while the first is heard; the others are long enough to sound like one
// breath. Joined with spaces they are the reply.

/**
 * Where a clause stands. `afterBrief`: what is heard before it is so short that it is as urgent as an opening.
 */
export type ClausePlace = 'opening' | 'afterBrief' | 'second' | 'later';

/** In characters. */
const longestAt: Record<ClausePlace, number> = { opening: 30, afterBrief: 40, second: 64, later: 110 };
/** An opening phrase this short is not torn where no speaker would pause. */
const FIRST_UNBROKEN = 40;
/** An opening up to this length lasts about a second. */
const BRIEF = 22;
const LATER_SHORTEST = 45;
/** Shorter than this a piece sounds clipped on its own. */
const FEWEST_WORDS = 2;
const FEWEST_AFTER_OPENING = 3;

/** A dot after one of these does not end a sentence. */
const abbreviation =
  /(?:^|[\s("'\u201c])(?:Dr|Mr|Mrs|Ms|Prof|St|vs|etc|approx|e\.g|i\.e|a\.m|p\.m|\p{Lu})\.$/u;
/** Where a long sentence may take a breath although nothing is written there; the second list only in need. */
const joints = /^(?:and|but|or|because|when|while|if|whether|before|after|until|since|though|although)$/i;
const seams = /^(?:that|which|who|what|how|about|with|for|from|to|in|at|on)$/i;

/**
 * `text`: one or more sentences. `place`: of its first clause in the reply.
 * Returns no empty string; an empty list for blank text.
 */
export function splitIntoClauses(text: string, place: ClausePlace = 'opening'): string[] {
  const phrases = phrasesOf(text);
  const whole = phrases.join(' ');
  // What is this short is made in no time, and may be there already.
  if (place === 'opening' && whole !== '' && whole.length <= BRIEF) return [whole];
  const clauses: string[] = [];
  for (const phrase of phrases) clauses.push(...breathe(phrase, placeAfterAll(place, clauses)));
  return merge(clauses, place);
}

/** The place of what follows `clause`. */
export function placeAfter(place: ClausePlace, clause: string): ClausePlace {
  if (place === 'opening') return clause.length <= BRIEF ? 'afterBrief' : 'second';
  return place === 'afterBrief' ? 'second' : 'later';
}

const placeAfterAll = (place: ClausePlace, clauses: string[]): ClausePlace =>
  clauses.reduce(placeAfter, place);

/** Splits at punctuation that is followed by a space, except inside numbers and after abbreviations. */
function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  let phrase = '';
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    phrase = phrase === '' ? word : `${phrase} ${word}`;
    const bare = word.replace(/["'\u2019\u201d)\]]+$/u, '');
    if (/[.!?\u2026;:,\u2014]$/u.test(bare) && !(bare.endsWith('.') && abbreviation.test(` ${bare}`))) {
      phrases.push(phrase);
      phrase = '';
    }
  }
  if (phrase !== '') phrases.push(phrase);
  return phrases;
}

/** Breaks what is too long for its place where a speaker would, as late as possible within it. */
function breathe(phrase: string, place: ClausePlace): string[] {
  const longest = longestAt[place];
  if (phrase.length <= longest) return [phrase];
  const words = phrase.split(' ');
  const natural = lastBreak(words, joints, longest) ?? lastBreak(words, seams, longest);
  const isTorn = natural === null || words.length - natural < FEWEST_AFTER_OPENING;
  if (isTorn && place === 'opening' && phrase.length <= FIRST_UNBROKEN) return [phrase];
  // Something was heard already: a little later is better than torn.
  if (isTorn && place === 'afterBrief') return breathe(phrase, 'second');
  const at = natural ?? Math.ceil(words.length / 2);
  if (at < FEWEST_WORDS || words.length - at < FEWEST_WORDS) return [phrase];
  const head = words.slice(0, at).join(' ');
  return [head, ...breathe(words.slice(at).join(' '), placeAfter(place, head))];
}

/** Number of words before the last break of this kind that leaves at most `longest` characters. */
function lastBreak(words: string[], kind: RegExp, longest: number): number | null {
  let best: number | null = null;
  let length = 0;
  for (const [at, word] of words.entries()) {
    if (length > longest) break;
    if (at > FEWEST_WORDS && kind.test(word)) best = at;
    length += word.length + (at === 0 ? 0 : 1);
  }
  return best;
}

function merge(clauses: string[], place: ClausePlace): string[] {
  const merged: string[] = [];
  for (const clause of clauses) {
    const last = merged.at(-1);
    if (last !== undefined && belongsTogether(last, clause, placeAfterAll(place, merged.slice(0, -1)))) {
      merged[merged.length - 1] = `${last} ${clause}`;
    } else {
      merged.push(clause);
    }
  }
  const last = merged.at(-1);
  const before = merged.at(-2);
  const isRemainder = last !== undefined && before !== undefined && wordsIn(last) < FEWEST_WORDS;
  if (isRemainder && (place !== 'opening' || merged.length > 2)) merged.splice(-2, 2, `${before} ${last}`);
  return merged;
}

function belongsTogether(last: string, next: string, place: ClausePlace): boolean {
  const joined = last.length + 1 + next.length;
  if (place === 'opening') return wordsIn(last) < FEWEST_WORDS && joined <= FIRST_UNBROKEN;
  if (endsSentence(last)) return joined <= LATER_SHORTEST;
  return last.length < LATER_SHORTEST && joined <= longestAt[place];
}

function endsSentence(clause: string): boolean {
  return /[.!?\u2026]["'\u2019\u201d)]*$/u.test(clause);
}

function wordsIn(text: string): number {
  return text.split(' ').length;
}
