// Finds words in a text as they are, never as a pattern, without regard to case, accents or the shape of quotes.

export type Found = { before: string; match: string; after: string };

const AROUND = 48;
const MARKS = /\p{M}+/gu;

/** All but what has no accent to lose: ASCII, punctuation, the pictures of emoji without their selectors. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly ASCII.
const MAY_HAVE_MARKS = /[^\u0000-\u007f\u2010-\u2027\u2030-\u205e\ud83c-\ud83e\udc00-\udfff]/;

/** Lower case, no accents, plain quotes, single spaces. */
export function fold(text: string): string {
  // Taking accents away is slow, and most texts have none.
  const bare = MAY_HAVE_MARKS.test(text)
    ? text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(MARKS, '')
    : text.toLowerCase();
  const quoted = /[\u2018-\u201d\u02bc]/.test(bare)
    ? bare.replace(/[\u2018\u2019\u02bc]/g, "'").replace(/[\u201c\u201d]/g, '"')
    : bare;
  return /[^\S ]/.test(quoted) ? quoted.replace(/[^\S ]/g, ' ') : quoted;
}

/** Up to `most` places where `folded` (see `fold`) stands in `text`, with some words around each; from left to right. */
export function findWords(text: string, folded: string, most: number): Found[] {
  if (folded === '' || !fold(text).includes(folded)) return [];
  // Folding changes lengths, so each folded character remembers where in the text it came from.
  let plain = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = fold(character);
    for (let i = 0; i < part.length; i += 1) starts.push(at);
    plain += part;
    at += character.length;
  }
  starts.push(at);

  const found: Found[] = [];
  for (let from = plain.indexOf(folded); from >= 0 && found.length < most; ) {
    const start = starts[from]!;
    const end = endOfCharacter(text, starts[from + folded.length - 1]!);
    found.push({
      before: cutBefore(text, start),
      match: text.slice(start, end),
      after: cutAfter(text, end),
    });
    from = plain.indexOf(folded, from + folded.length);
  }
  return found;
}

/** Past the character at `start` and the accents that belong to it. */
function endOfCharacter(text: string, start: number): number {
  let end = start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
  while (end < text.length && /\p{M}/u.test(text[end]!)) end += 1;
  return end;
}

function cutBefore(text: string, start: number): string {
  if (start <= AROUND) return text.slice(0, start);
  const part = text.slice(start - AROUND, start);
  const space = part.search(/\s/);
  return `…${space >= 0 && space < AROUND - 1 ? part.slice(space + 1) : wholeCharacters(part)}`;
}

function cutAfter(text: string, end: number): string {
  if (text.length - end <= AROUND) return text.slice(end);
  const part = text.slice(end, end + AROUND);
  const space = part.search(/\s\S*$/);
  return `${space > 0 ? part.slice(0, space) : wholeCharacters(part)}…`;
}

/** A half of a pair at either end is dropped. */
const wholeCharacters = (part: string) =>
  part.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
