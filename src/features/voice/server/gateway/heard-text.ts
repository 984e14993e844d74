// How much of a spoken text was heard when it was stopped. Exact at sentence marks, proportional between them,
// and always cut back to a whole word: half a word was not heard.

/** Twenty characters a second, or eight of a script that writes whole syllables. */
const CHARACTER_MS = 50;
const SYLLABLE_MS = 125;
const syllables = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

/** What a text lasts at the very least when it is spoken, in ms. */
export function leastMsOf(text: string): number {
  const whole = text.match(syllables)?.length ?? 0;
  return text.length * CHARACTER_MS + whole * (SYLLABLE_MS - CHARACTER_MS);
}

export type Mark = { atMs: number; characters: number };

/**
 * The part of `text` heard in the first `heardMs` of audio that lasts `totalMs`. `marks` say at which ms the text
 * from a given character on begins; without any, speech is taken as even.
 */
export function heardText(text: string, marks: Mark[], heardMs: number, totalMs: number): string {
  if (heardMs <= 0) return '';
  if (heardMs >= totalMs) return text;
  let from: Mark = { atMs: 0, characters: 0 };
  let to: Mark = { atMs: totalMs, characters: text.length };
  for (const mark of marks) {
    if (mark.atMs <= heardMs) from = mark;
    else {
      to = mark;
      break;
    }
  }
  const share = to.atMs > from.atMs ? (heardMs - from.atMs) / (to.atMs - from.atMs) : 1;
  return wholeWords(text, Math.floor(from.characters + share * (to.characters - from.characters)));
}

function wholeWords(text: string, end: number): string {
  if (end >= text.length) return text;
  const isBoundary = /\s/.test(text[end]!);
  const cut = isBoundary ? end : text.lastIndexOf(' ', end);
  return cut > 0 ? text.slice(0, cut).trimEnd() : '';
}
