// The last gate before a member's words are handed back: what would be read out broken is not said at all.
import { emotionFamilies, findEmotion } from './understand.data.ts';

const broken: readonly RegExp[] = [
  /^(?:is|was|are|were|has)\b/i,
  // "So so tired" and "what he had had" are no slips of the tongue.
  /\b(?!(?:so|very|really|much|many|had|that|no)\b)(\w+) \1\b/i,
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
