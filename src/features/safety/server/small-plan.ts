// "I'll do it after lunch tomorrow": a step like those a therapist asks for, told by its hour. Alone it could be a plan to
// die; where nothing dark was told before it, it answers what was being spoken of.
import { normalise } from './normalise.ts';

const planned =
  /^(?:(?:ok|okay|yes|yeah|yep|sure|fine|right|alright|maybe|well|and|so|then|perhaps) )*(?:i (?:will|am going to|can|could|might|may|should|would|want to|guess i will)|ill|let me|going to) (?:\w+ )?(?:do|try|start|finish|begin|write|send|call|ask|read|say|practise|practice|book|clean|draft|use|set) (?:it|that|this|one|them|him|her|those|with (?:it|that|this|one))\b/;
const byDay =
  /\b(?:tomorrow|(?:after|before|at|over|during) (?:\w+ )?(?:breakfast|lunch|dinner|supper|tea|coffee|work|class|classes|school|shift|gym|church|practice|training)|in the (?:morning|afternoon)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:weekend|week|afternoon)|next week|at (?:[1-9]|1[0-2]|noon|eight|nine|ten|eleven|twelve|one|two|three|four|five|six|seven)\b)/;
const more =
  /\b(?:pills?|tablets?|rope|bridge|train|knife|blade|gun|goodbye|sorry|letters?|notes?|finally|at last|nobody|no one|alone|over|ending|end|die|dead|gone|last|forever|quick\w*|painless\w*|peace|decided|ready|anyway|either way|before (?:they|he|she|anyone|anybody))\b/;
/** Asks when something will be done that was just agreed on. */
const asksWhen =
  /\bgood moment\b|\bwhen (?:would|could|will|might|can|do) (?:be|you|it|that|this)\b|\b(?:which|what) (?:day|time|hour|evening|moment)\b|\b(?:first|next|small|smallest) step\b|\bget in the way of it\b|\bhow likely is it\b/i;
const tellsWhen =
  /\b(?:tonight|today|now|this evening|evening|later|soon|when (?:i|we|he|she|they|the \w+|everyone|everybody|my \w+) (?:am|is|are|get|gets|go|goes|have|has|come|comes)\b|as soon as)\b/;
const bareTime =
  /^(?:(?:ok|okay|maybe|probably|i guess|yes|well) )*(?:tonight|today|now|right now|this evening|when|as soon as|later|on|at|after|before)\b/;
/** Words; more of them say something else as well. */
const LONGEST = 14;
const LONGEST_WHEN = 9;

/**
 * Whether the words are such a step and nothing else. `question`: what the therapist asked; where it asked when, tonight
 * will do as well as a day.
 */
export function isSmallPlan(content: string, question: string | null = null): boolean {
  const { whole } = normalise(content);
  const length = whole.split(' ').length;
  if (more.test(whole) || length > LONGEST) return false;
  if (planned.test(whole) && byDay.test(whole)) return true;
  const isAskedWhen = question !== null && asksWhen.test(question);
  return (
    isAskedWhen &&
    length <= LONGEST_WHEN &&
    (planned.test(whole) || bareTime.test(whole)) &&
    (tellsWhen.test(whole) || byDay.test(whole))
  );
}
