// A choice between two things, as it was put: "should I take the job in Nairobi or stay with my mum?"
import { isSayable } from './line.ts';
import { turnPerson } from './turn-person.ts';

const choice =
  /\b(?:should|shall|do|would) i (?:just |rather |better )?(?<a>[a-z][^.?!,]{2,60}?),? or (?:(?:should|shall|do|would) i |(?:just|rather|better) )*(?<b>[a-z][^.?!,]{2,60}?)[?.! ]*$/i;
/** One thing and its "not", or no second thing to do at all. */
const isNoOther = /^(?:not\b|no\b|nah\b|what\b|is\b|am\b|are\b|something\b|whatever\b|else\b|will\b)/i;
/** "Should I have gone": it is done. */
const isOver = /^(?:have|even|know|be (?:worried|scared|afraid))\b/i;

/** Both ways in the second person, ready to stand behind "you could"; null where no two are named. */
export function twoWaysIn(text: string): { a: string; b: string } | null {
  const { a, b } = choice.exec(text)?.groups ?? {};
  if (!a || !b || isNoOther.test(b) || isOver.test(a)) return null;
  const [first, second] = [turnPerson(a.trim()), turnPerson(b.trim())];
  if (first.hasYou || second.hasYou || !isSayable(first.text) || !isSayable(second.text)) return null;
  return first.text && second.text ? { a: first.text, b: second.text } : null;
}
