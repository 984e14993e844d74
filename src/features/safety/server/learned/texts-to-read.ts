// Which texts the learned stage reads for one member turn: the turn itself, and a long one in overlapping pieces, so
// that a disclosure is not lost in a long story.
const WHOLE_WORDS = 60;
const PIECE_WORDS = 40;
const MOST_PIECES = 24;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

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
  if (found.length <= MOST_PIECES) return found;
  // People lead up to what matters: the end of a very long message is read whole, the beginning as far as it fits.
  return [...found.slice(0, MOST_PIECES / 3), ...found.slice((-MOST_PIECES * 2) / 3)];
}

/** At least one text. */
export function textsToRead(content: string): string[] {
  return wordsOf(content).length > WHOLE_WORDS ? pieces(content) : [content];
}
