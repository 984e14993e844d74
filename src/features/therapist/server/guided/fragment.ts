// The last gate before a member's words are handed back: what would be read out broken is not said at all.
import { emotionFamilies, findEmotion } from './understand.data.ts';

const broken: readonly RegExp[] = [
  /^(?:is|was|are|were|has)\b/i,
  // "So so tired" and "my boda boda" are no slips of the tongue.
  /\b(an?|and|are|as|at|be|but|can|do|for|from|he|her|him|his|i|if|in|is|it|me|my|not|of|on|or|our|she|the|their|them|they|this|to|was|we|were|when|will|with|you|your) \1\b/i,
  /\b(\w+ \w+) \1\b/i,
  // "What about my brother" asks.
  /^(?:(?:what|how) (?:about|if|come)|(?:how|what|where|when|who) to)\b/i,
  // "Can you just talk about your boss" and "what helps with this" ask, with or without a mark.
  /^(?:can|could|may|shall|will|would|do|does|did|are|am) (?:you|i|we|he|she|they|it|this|that|your|my|anyone|people)\b|^what (?:really |actually )?(?:helps?|works?)\b/i,
  /\bsorry$|,\s*sorry\b/i,
  /[.!?…;]\s+\S/,
];
const ofSomebody = /^(?:his|her|their) (\S+)$/i;

/** "Is fine", "her sad", "you you": no sentence, and no thing of theirs either. */
export function isFragment(text: string): boolean {
  const owned = ofSomebody.exec(text)?.[1];
  if (owned && emotionFamilies.some((family) => findEmotion(family, owned) !== null)) return true;
  return broken.some((pattern) => pattern.test(text));
}
