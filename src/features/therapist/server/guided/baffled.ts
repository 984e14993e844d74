// A question of ours that made no sense to them: "Lean? Between what?", "What list? I didn't say a list." They say so, and
// often answer all the same. It is owned briefly, and the next question takes nothing for granted.
import type { SpokenTurn } from '../../therapist.contract.ts';
import type { Line } from './line.ts';
import { sentencesOf } from './line.ts';
import { contentWordsOf } from './understand.ts';

/** Words; a longer question is one of their own. */
const MOST_WORDS = 8;
const questioning =
  /^(?:(?:wait|sorry|um+|uh|no|eh|hang on)[, ]+)*(?:(?:told|asked|said|gave|meant) (?:who|what|whom|me)|(?:to|from|between|about|of|for|in) (?:what|who|where|whom)|and then what|what (?:what|who)|who knows what|huh|sorry|eh)\b[^?]*\?/i;
const anyQuestion = /^(?:(?:wait|sorry|um+|uh|no|and|eh|hang on)[, ]+)*[^.?!]{2,60}\?/i;
const complaint =
  /\b(?:you(?:'ve| have)? lost me|you(?:'re| are) not making (?:any )?sense|that(?:'s| is) not (?:a sentence|what i (?:said|asked|meant))|that makes no sense|what does that have to do with|i (?:just )?(?:told|said) (?:you )?(?:that|this)(?: already)?[.!]?$|i(?:'ve| have)? (?:just |already )?(?:told you|said that|answered that)|(?:you )?didn't (?:answer|listen)|i (?:didn't|did not) (?:say|mention|mean) (?:an?|the|that|any))\b/i;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}']+/gu) ?? []);
const empty =
  /^(?:what|who|whom|where|when|which|how|why|did|do|does|is|are|was|were|the|a|an|it|that|this|to|of|in|me|my|i|you|your|and|then|there|about|for|so|at|on|have|has|them|him|her)$/;

/** @param said the member's words. @param conversation before them, oldest first. */
export function isBaffled(said: string, conversation: readonly SpokenTurn[]): boolean {
  const asked = conversation.at(-1);
  if (asked?.role !== 'assistant' || !asked.content.includes('?')) return false;
  if (complaint.test(said)) return true;
  const [first = ''] = sentencesOf(said);
  if (!first.endsWith('?') || first.split(/\s+/).length > MOST_WORDS) return false;
  if (questioning.test(first)) return true;
  // "Small? I don't feel small": our word comes back as a question. A question alone may be a real one.
  if (!anyQuestion.test(first) || sentencesOf(said).length < 2) return false;
  const ours = wordsOf(sentencesOf(asked.content).at(-1) ?? '');
  const theirs = contentWordsOf(first).filter((word) => !empty.test(word));
  return theirs.length > 0 && theirs.every((word) => ours.has(word.toLowerCase()));
}

export const ownedLines: Line[] = [
  ['I asked that badly.', 'I asked that badly.'],
  ['That question came from the wrong place, sorry.', 'That question came out of nowhere, sorry.'],
  ['Fair. That did not fit what you told me.', "Fair. That didn't fit what you told me."],
  ['I got ahead of you there.', 'I got ahead of you there.'],
];
