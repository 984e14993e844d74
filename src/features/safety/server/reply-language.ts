// Whether a reply is in a language its checks read. Phrase rules and the reader of replies know English and Swahili, mixed as
// people mix them: harm said in another language has none of the words they look for, and would pass for harmless.
import { borrowed, otherWords, readWords, swahiliVerb } from './reply-language.data.ts';

/** Letters of another script: a quoted name or word is fine, a sentence is not. */
const MOST_FOREIGN_LETTERS = 12;
const MOST_FOREIGN_SHARE = 0.3;
// Measured on authored replies: of 22 000 sentences a dozen are held back.
/** Words that are no names; in fewer a sentence does without any small word: "Happy birthday, Otieno!" */
const LONG_ENOUGH_FOR_ONE = 3;
/** Of so many words at least this share is small ones. */
const LONG_ENOUGH_TO_TELL = 6;
const LEAST_KNOWN_SHARE = 0.15;

const isLatin = /\p{Script=Latin}/u;
const isMarked = /[^\p{ASCII}]/u;
/** Signs that only some languages use. */
const marks = /[¿¡«»„]/u;

type Word = { text: string; isName: boolean };

/** Apostrophes divide: "don't", "c'est". A capital inside a sentence is a name's. */
function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const [word] = match;
    const before = text.slice(0, match.index).trimEnd();
    const isFirst = before === '' || /[.!?…:;"“”«»(\n-]$/u.test(before);
    found.push({ text: word.toLowerCase(), isName: !isFirst && /^\p{Lu}/u.test(word) });
  }
  return found;
}

const isRead = ({ text }: Word): boolean => readWords.has(text) || swahiliVerb.test(text);
const isOther = ({ text, isName }: Word): boolean =>
  otherWords.has(text) || (!isName && isMarked.test(text) && !borrowed.has(text));

function isInOtherScript(text: string): boolean {
  const letters = [...text.normalize('NFC')].filter((sign) => /\p{L}/u.test(sign));
  const foreign = letters.filter((letter) => !isLatin.test(letter)).length;
  return foreign >= MOST_FOREIGN_LETTERS || (foreign > 1 && foreign / letters.length > MOST_FOREIGN_SHARE);
}

/**
 * True when `text`, a sentence or several of a reply, is not English or Swahili as far as it shows. A word or two show little:
 * they count as English unless they are known to be of another language.
 */
export function isInUnreadLanguage(text: string): boolean {
  const whole = text.normalize('NFC').replace(/[’‘ʼ]/g, "'");
  if (isInOtherScript(whole)) return true;
  const words = wordsOf(whole);
  const known = words.filter((word) => isRead(word) && !isOther(word)).length;
  const other = words.filter((word) => isOther(word) && !isRead(word)).length + (marks.test(whole) ? 1 : 0);
  if (words.length > 1 && other > 0 && known === 0) return true;
  if (other > 1 && other > known) return true;
  const read = words.filter(isRead).length;
  if (read === 0)
    return words.filter(({ text, isName }) => !isName && text.length > 1).length >= LONG_ENOUGH_FOR_ONE;
  return words.length >= LONG_ENOUGH_TO_TELL && read / words.length < LEAST_KNOWN_SHARE;
}
