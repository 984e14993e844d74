// Where searched words stand in a text, as the server's search finds them. The text comes back whole, cut into parts, so
// that a screen can mark them without writing HTML.
import { findPlaces, fold } from '#platform/shared/folded-text.ts';

export type TextPart = { text: string; isMatch: boolean };

/** The parts of `text` in order; joined they are `text` again. */
export function partsOf(text: string, wanted: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of findPlaces(text, fold(wanted.trim()))) {
    if (start > done) parts.push({ text: text.slice(done, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}
