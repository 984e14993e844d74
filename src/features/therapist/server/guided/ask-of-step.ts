// What is asked about a step of theirs: when, what stands in the way, how likely it is. Of one step in a talk, and once; and
// never of one that is about to be done or was done.
import { stepFollowUps } from './frames.data.ts';
import type { TurnContext } from './turn-context.ts';

/** By the time of an answer it may be done. */
const isSoon =
  /\b(?:now|today|tonight|this (?:morning|afternoon|evening)|already|straight ?away|in (?:a|an|ten|five|twenty|\d+) (?:minutes?|mins?|hours?|moment)|after this|when we (?:stop|hang up))\b/i;
/** Kept among what is known: of one step in a talk such things are asked, and once. */
const ASKED_OF_STEP = 'asked_of_step';
/** What is asked about a step; null where one was asked about before, or it is about to be done. */
export function askOfStep({ state, pen, heard }: TurnContext): string | null {
  if (state.turns <= state.quietUntil || state.known.includes(ASKED_OF_STEP) || isSoon.test(heard.text))
    return null;
  state.known.push(ASKED_OF_STEP);
  return pen.pick(isTimed.test(heard.text) ? stepFollowUps.slice(1) : stepFollowUps);
}
const isTimed =
  /\b(?:now|tonight|today|tomorrow|this (?:morning|afternoon|evening|weekend|week)|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|at (?:\d+|noon|six|seven|eight|nine|ten))\b/i;
