// How much a feeling weighs as it was said: told of oneself, plainly and now, or with a smile, by halves, of somebody else.
import type { Emotion, Understanding } from './understand.ts';

const joking =
  /\b(?:a?ha(?:ha)+h?|he(?:he)+|lo+l|lmao|rofl|jk|(?:i'm|i am|im|just|only|was) (?:joking|kidding)|(?<!(?:not|n't|nothing|never|feels?|felt|(?:not|n't) (?:even|very|that)) )funny|hilarious)\b|[😂🤣😅😆😜]/iu;
/** Told with a laugh: nothing solemn is said to it. */
export const isJoking = (text: string): boolean => joking.test(text);

/** "A bit ashamed", "some guilt", "proud, maybe", "sad in a clean way"; and "tired of" something is no tiredness. */
const byHalves =
  /\b(?:a (?:bit|little|touch|tad)|some|rather|mildly|well,? i (?:can|do|did)|slightly|sort of|kind of|kinda|obviously|maybe|perhaps|i suppose|i guess|in an? \w+ way|tired of)\b/i;
const supposed = /\b(?:would|could|might|may|if|unless|in case)\b|\b(?:he|she|they|it|i|you|we)'d\b/i;
/** Within one clause with the feeling, "I" is the one who has it. */
const ofMyself = /(?:^|[^\p{L}'])(?:i|i'm|im|i've|i was|makes? me|made me)(?![\p{L}])[^.!?;]{0,40}$/iu;

/** "Where I come from, a man crying": somebody's, and not one's own. */
const ofSomebody = /\b(?:an?|the|any|every|another|people) ?[\p{L}'-]* $/iu;

const upTo = (text: string, word: string): string =>
  text.slice(0, Math.max(0, text.toLowerCase().indexOf(word)));

/** "What would get in the way is guilt": thought of, and not come. */
export const isOnlySupposed = (text: string, { word }: Emotion): boolean => supposed.test(upTo(text, word));

/**
 * The one hard feeling that they say they have: no other beside it, nothing taken back by a "but", and no question. What is
 * said of everybody is said to this, and to nothing less plain.
 */
export function plainFeeling({ text, emotions }: Pick<Understanding, 'text' | 'emotions'>): Emotion | null {
  const [feeling, ...others] = emotions;
  if (!feeling || feeling.family === 'good' || others.length > 0) return null;
  if (isJoking(text) || byHalves.test(text) || /\?|\bbut\b/i.test(text)) return null;
  const before = upTo(text, feeling.word);
  const isOwn = ofMyself.test(before) && !ofSomebody.test(before);
  return isOwn && !isOnlySupposed(text, feeling) ? feeling : null;
}
