// Finds words in a text, with some of what stands around them.
import { findPlaces } from '../shared/folded-text.ts';

export type Found = { before: string; match: string; after: string };

const AROUND = 48;

/** Up to `most` places where `folded` (see `fold`) stands in `text`, with some words around each; from left to right. */
export const findWords = (text: string, folded: string, most: number): Found[] =>
  findPlaces(text, folded, most).map(({ start, end }) => ({
    before: cutBefore(text, start),
    match: text.slice(start, end),
    after: cutAfter(text, end),
  }));

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
