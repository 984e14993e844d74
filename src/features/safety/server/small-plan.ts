// "I'll do it after lunch tomorrow": a step like those a therapist asks for, told by its hour. Alone it could be a plan to
// die; where nothing dark was told before it, it answers what was being spoken of.
import { normalise } from './normalise.ts';

const planned =
  /^(?:(?:ok|okay|yes|yeah|yep|sure|fine|right|alright|maybe|well|and|so|then|perhaps) )*(?:i (?:will|am going to|can|could|might|may|should|would|want to|guess i will)|ill|let me|going to) (?:\w+ )?(?:do|try|start|finish|begin|write|send|call|ask|read|say|practise|practice|book|clean|draft|use|set) (?:it|that|this|one|them|him|her|those|with (?:it|that|this|one))\b/;
const byDay =
  /\b(?:tomorrow|(?:after|before|at|over|during) (?:\w+ )?(?:breakfast|lunch|dinner|supper|tea|coffee|work|class|classes|school|shift|gym|church|practice|training)|in the (?:morning|afternoon)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:weekend|week|afternoon)|next week|at (?:[1-9]|1[0-2]|noon|eight|nine|ten|eleven|twelve|one|two|three|four|five|six|seven)\b)/;
const more =
  /\b(?:pills?|tablets?|rope|bridge|train|knife|blade|gun|goodbye|sorry|letters?|notes?|finally|at last|nobody|no one|alone|over|ending|end|die|dead|gone|last|forever|quick\w*|painless\w*|peace|decided|ready|anyway|either way|before (?:they|he|she|anyone|anybody))\b/;
/** Words; more of them say something else as well. */
const LONGEST = 14;

/** Whether the words are such a step and nothing else. */
export function isSmallPlan(content: string): boolean {
  const { whole } = normalise(content);
  return whole.split(' ').length <= LONGEST && planned.test(whole) && byDay.test(whole) && !more.test(whole);
}
