// Texts as a search sees them, on the server and on a page alike: words as they are, never as a pattern, without regard to
// case, accents, the shape of quotes or where lines break.

const MARKS = /\p{M}+/gu;

/** All but what has no accent to lose: ASCII, punctuation, the pictures of emoji without their selectors. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly ASCII.
const MAY_HAVE_MARKS = /[^\u0000-\u007f\u2010-\u2027\u2030-\u205e\ud83c-\ud83e\udc00-\udfff]/;

/** Lower case, no accents, plain quotes, one blank for any white space. */
export function fold(text: string): string {
  // Taking accents away is slow, and most texts have none.
  const bare = MAY_HAVE_MARKS.test(text)
    ? text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(MARKS, '')
    : text.toLowerCase();
  const quoted = /[\u2018-\u201d\u02bc]/.test(bare)
    ? bare.replace(/[\u2018\u2019\u02bc]/g, "'").replace(/[\u201c\u201d]/g, '"')
    : bare;
  const isSpaced = /[^\S ]/.test(quoted) || quoted.includes('  ');
  return isSpaced ? quoted.replace(/\s{2,}|[^\S ]/g, ' ') : quoted;
}

export type Place = { start: number; end: number };

/** Up to `most` places where `folded` (see `fold`) stands in `text`, from left to right, none within another. */
export function findPlaces(text: string, folded: string, most = Number.POSITIVE_INFINITY): Place[] {
  if (folded === '' || !fold(text).includes(folded)) return [];
  const { plain, starts } = foldByCharacter(text);
  const places: Place[] = [];
  let from = plain.indexOf(folded);
  while (from >= 0 && places.length < most) {
    let after = from + folded.length;
    // The rest of a character that became several belongs to it.
    while (starts[after] === starts[after - 1]) after += 1;
    places.push({ start: starts[from]!, end: starts[after]! });
    from = plain.indexOf(folded, after);
  }
  return places;
}

/** Folding changes lengths, so each folded character remembers where in the text it came from. */
function foldByCharacter(text: string): { plain: string; starts: number[] } {
  let plain = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = fold(character);
    if (part !== ' ' || !plain.endsWith(' ')) {
      for (let i = 0; i < part.length; i += 1) starts.push(at);
      plain += part;
    }
    at += character.length;
  }
  starts.push(at);
  return { plain, starts };
}
