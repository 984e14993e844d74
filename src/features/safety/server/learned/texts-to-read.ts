// Which texts the learned stage reads for one member turn: the turn itself, a long one in overlapping pieces, so that a
// disclosure is not lost in a long story, and the turn with what led up to it, for what no line says alone.
import type { AssessedTurn } from '../../safety.contract.ts';
import { questionIn } from './asked-questions.ts';

/** In Swahili, too, so many fit the model. */
const WHOLE_WORDS = 45;
const PIECE_WORDS = 40;
const MOST_PIECES = 24;
/** Words of the newest turn in the text that holds it and what came before it, and of that whole text: few are read fast. */
const TOGETHER_WORDS = { newest: 18, all: 36 };
/** What is answered is read as it was said, its end at least: "You wrote that you'd be better off dead. And today?" */
const ANSWERED_WORDS = 20;
/** Of a therapist's earlier turn what it asks counts, or else how it ends. */
const ASKED_WORDS = 14;
/** Of a member's turn that does not fit, so many of its last words are worth having. */
const WORTH_WORDS = 6;
/** More than so many words ever take: the beginning of a long turn is not worth splitting here. */
const MOST_CHARACTERS = 1_000;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
export const countOfWords = (text: string): number => wordsOf(text).length;

/** Sentences gathered to about `PIECE_WORDS`; the last sentence of one piece begins the next. */
function pieces(text: string): string[] {
  const sentences = (text.match(/[^.?!\n]+[.?!\n]*/g) ?? [text]).flatMap((sentence) => {
    const words = wordsOf(sentence);
    const parts: string[] = [];
    for (let at = 0; at < words.length; at += PIECE_WORDS - 10)
      parts.push(words.slice(at, at + PIECE_WORDS).join(' '));
    return parts;
  });
  const found: string[] = [];
  let current: string[] = [];
  for (const sentence of sentences) {
    if (current.length > 0 && wordsOf([...current, sentence].join(' ')).length > PIECE_WORDS) {
      found.push(current.join(' '));
      current = current.slice(-1).filter((last) => wordsOf(last).length <= PIECE_WORDS / 2);
    }
    current.push(sentence);
  }
  found.push(current.join(' '));
  return found;
}

/** At least one text. `isWhole`: nothing was left out. */
export function textsToRead(content: string): { texts: string[]; isWhole: boolean } {
  if (wordsOf(content).length <= WHOLE_WORDS) return { texts: [content], isWhole: true };
  const all = pieces(content);
  if (all.length <= MOST_PIECES) return { texts: all, isWhole: true };
  // People lead up to what matters: the end of a very long message is read whole, the beginning as far as it fits.
  return {
    texts: [...all.slice(0, MOST_PIECES / 3), ...all.slice((-MOST_PIECES * 2) / 3)],
    isWhole: false,
  };
}

const namesDanger =
  /\b(?:dead|die|dying|death|kill\w*|suicid\w*|alive|liv(?:e|ing)|wak(?:e|ing) up|buried|end(?:ing)? (?:it|your|things)|(?:better|all) (?:off|over)|cut(?:s|ting)?|burn(?:s|ing)?|blades?|razor|scissors|harm\w*|hurt\w*|overdos\w*|tablets|pills|rope|noose|belt|hang\w*|jump\w*|bridge|cliff|edge|platform|gun|knife|hit(?:s|ting)?|beat(?:s|ing|en)?|forc(?:ed|es|ing)|voices?|starv\w*|throw(?:ing)? up|purg\w*|laxatives)\b/i;

const answeredIn = (content: string): string[] => wordsOf(content).slice(-ANSWERED_WORDS);

/** Whether what a therapist's turn gives to answer has words of danger in it. */
export const asksOfDanger = (content: string): boolean => namesDanger.test(answeredIn(content).join(' '));

/** The last question of a therapist's turn, or its last sentence where it asks nothing. */
const askedIn = (content: string): string =>
  questionIn(content) ?? content.match(/[^.?!\n]+[.?!]*/g)?.at(-1) ?? content;

/**
 * For each turn by its index: it at the end of what was said before it, oldest first, turns divided by " / ", the
 * therapist's in brackets. As many as fit, of the oldest the end; null where none does. Each turn is split once.
 */
export function textsTogether(
  turns: readonly AssessedTurn[],
  most = TOGETHER_WORDS,
): (index: number) => string | null {
  const split = new Map<number, string[]>();
  const wordsAt = (at: number): string[] => {
    const { role, content } = turns[at]!;
    const end = content.slice(-MOST_CHARACTERS);
    const words =
      split.get(at) ?? (role === 'user' ? wordsOf(end) : wordsOf(askedIn(end)).slice(-ASKED_WORDS));
    split.set(at, words);
    return words;
  };
  return (index) => {
    const newest = wordsAt(index).slice(-most.newest);
    const parts = [newest.join(' ')];
    let left = most.all - newest.length;
    for (let at = index - 1; at >= 0; at--) {
      const { role, content } = turns[at]!;
      const isAnswered = role === 'assistant' && at === index - 1;
      const words = isAnswered ? answeredIn(content.slice(-MOST_CHARACTERS)) : wordsAt(at);
      if (words.length === 0) continue;
      const fitting = words.slice(-left);
      const isWhole = fitting.length === words.length;
      if (left <= 0 || (!isWhole && (role === 'assistant' || left < WORTH_WORDS))) break;
      parts.unshift(role === 'user' ? fitting.join(' ') : `(${fitting.join(' ')})`);
      left -= fitting.length;
      if (!isWhole) break;
    }
    return parts.length > 1 ? parts.join(' / ') : null;
  };
}

/** Whether what `textsTogether` gave holds this member turn whole. */
export const holdsTurn = (together: string, content: string): boolean =>
  together.includes(wordsOf(content).join(' '));
