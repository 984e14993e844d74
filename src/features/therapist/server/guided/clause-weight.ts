// How much a clause weighs beside the others of a message. Of "I'm a driver, I shout all day, and at home I've no one to
// whisper to" the first two set the scene, and only the last is what was come for. It reads either grammatical person.
import { emotionFamilies, findEmotion } from './understand.data.ts';

/** What is lost, lacking, too much, or could not be done. */
const costs =
  /\b(?:can't|cannot|can not|couldn't|couldnt|won't|wouldn't|unable|never|nobody|no ?one|alone|by (?:my|your)self|on (?:my|your) own|missing|miss(?:ed)? (?!the (?:bus|train|tram|flight|boat|turn)\b)|lost|lose|los(?:es|ing)|hid|hide|hiding|pretend\w*|ghosted|ignor\w*|refus\w*|left (?:me|you|us)|(?:is|are|was|were|'s|'re|all) gone|died|dead|buried|broke|broken|hurts?|cr(?:y|ied|ies|ying)|wept|shak(?:e|es|ing)|shook|scream\w*|shout(?:ed|s|ing)? at|slammed|beg(?:s|ged)?|used up|worn out|robbed|empty|too (?:much|late|old|young|many|little|tired|scared|loud)|not enough|hardly|barely|for nothing|without (?:a|me|you|him|her|them|saying|asking)|instead of (?:me|you)|in front of|behind (?:my|your) back|fired|laid off|failed|failing|forgot(?:ten)?|apologi[sz]\w*|didn't|didnt|haven't|hadn't|(?:could|did|have|had|would) not|don't (?:want|know|dare|trust|believe|recogni[sz]e|feel|sleep|eat))\b/i;
/** A word that judges, or says how dear it is. */
const judges =
  /\b(?:worst|best|bad|badly|awful|horrible|terrible|wrong|unfair|fault|selfish|ungrateful|stupid|silly|weird|odd|strange|hard|harder|heavy|cold|cruel|mean|rude|proud|ashamed|sorry|afraid|scared|hate[sd]?|love[sd]?|wish(?:ed)?|hope[sd]?|dread\w*|dream\w*|git|idiot|fool|liar|failure|burden|mess|coward|deserve\w*|matter(?:s|ed)?|only|just (?:me|you|water)|even|enough|own (?:kid|child|mother|mum|mom|house|home|bed)|sick of|fed up|such an?|so (?:slow|small|quiet|loud|much|little|far))\b/i;
/** That it is so now and was not before, or was so then and is no more. */
const changes =
  /\b(?:no longer|any ?more|(?:for )?the (?:first|last) time|used to|stopped|not yet|since then|ever since|these days|still)\b|^(?:and )?now\b/i;
const owns = /\b(?:i|i'm|i've|i'd|me|my|mine|myself|im|ive|you|you're|you've|you'd|your|yourself)\b/i;
const ownDoing = /^(?:now )?(?:i|i'm|i've|im|ive|you|you're|you've)\b/i;
const toThem = /\b(?:me|us|you)\b(?!.*\b(?:me|us|you)\b)/i;
const likened = /\b(?:like|as if|as though) (?:an? |the |i'm |i |you're |you |it |my |your )?\w+/i;

const who = "(?:i|you|he|she|they|we|it|(?:my|your|his|her|their|our|the) (?:[\\w-]+ )?[\\w'-]+)";
const is = "(?:'m|'re|'s|m| am| are| is| was| were| have been| has been|'ve been)";
const some =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)';
const plainWord = '(?!(?:good|bad|great|decent|cold|kind|strange|terrible|awful|lovely|poor|proper|real)\\b)';
/** What is told so that the rest can be understood: who does what for a living, how old, where, when, what one has. */
const settings: readonly RegExp[] = [
  new RegExp(
    `^${who}${is} (?:just |only |actually )?(?:an?|one of) (?:${plainWord}[\\w'-]+ ){0,3}[\\w'-]+(?: (?:by|at|in|from|of|for) .*)?$`,
    'i',
  ),
  new RegExp(`^${who}${is} (?:just |only |about |nearly |almost |over |turning )?${some}\\b`, 'i'),
  new RegExp(
    `^${who}${is} (?:(?:up|over|out|back|down|here|there|away) )?(?:in|on|at|from|near|between|with|for) (?!(?:front|love|pain|tears|trouble|danger|shock|pieces|my own|your own|edge|fire|bits|two minds)\\b)`,
    'i',
  ),
  new RegExp(
    `^${who}${is} (?:asleep|at home|here|there|home|married|single|engaged|retired|from \\w+|(?:[\\w-]+ ){0,2}the (?:day|week|month|year|night) (?:before|after))$`,
    'i',
  ),
  new RegExp(
    `^${who}(?:'ve|'s| have| has|'d| had)(?: got)? (?!.* and )(?:an?|${some}) (?:[\\w'-]+ ){0,4}[\\w'-]+$`,
    'i',
  ),
  /^(?:i|you) (?:(?:work|study) (?:in|at|for|as|\d+)|drive (?:an?|the)|run (?:an?|one|two|three|four|five) |teach|come from|do the [\w-]+ line\b)\b(?!.*\b(?:alone|too|never|like|without)\b)/i,
  /^(?:i|you|he|she|they|we) lives? (?:in|at|near|over|on|by|next to|above)\b(?!.*\b(?:alone|too|never|like|without)\b)/i,
  /^(?:there's|there is|there was|there are|there were|it's on|it was on)\b(?!.*\b(?:no|nobody|nothing|no one)\b)/i,
  /^(?:he|she|it|they|my [\w'-]+|your [\w'-]+) (?:rang|phoned|called|came|went|comes|calls) (?:at|on|from|in|round|over|back|home)\b(?: [\w']+){0,2}$/i,
  /^(?:we|you|you two) (?:all )?(?:met|started|went to|lived) \b/i,
  /^(?:rent|the (?:wedding|meeting|exam|test|appointment)) (?:is|was|in|due|on)\b/i,
];
/** "It isn't thieves": what something is not, said so that one hears what it is. */
const isNotThat =
  /^(?:it|that|this|he|she|they)(?: is| was| are| were)?(?:n't|'s not|'re not| not) (?!(?:(?:\w+ )?(?:fault|fair|enough|the same|mine|yours|right|here|there|coming|speaking|talking|answering|asking)|\w+ing)\b)[\w'-]+(?: [\w'-]+)?$/i;
const contrast = /^\s*,?\s*(?:but then|but|and yet|yet|although|though|even though|even when)\s*$/i;
/** "I've a bad foot, so I'm the coffee friend": what comes of it is what was told. */
const outcome = /^\s*,?\s*(?:so|and so|and now)\s*$/i;
const aside = /^\s*(?:when|whenever|since|until|while|because|where|who|which|if|as if|unless)\s*$/i;

/** "He fell off his scooter and I …": what others did leads up to what the member did, and is not what was come for. */
export const leadsUp = (clause: string, next: { clause: string; joint: string } | undefined): boolean =>
  next !== undefined &&
  !/\b(?:i|i'm|i've|me|myself|us|we)\b/i.test(clause) &&
  /^\s*,?\s*(?:and|but)\s*$/i.test(next.joint) &&
  /^(?:now )?(?:i|i'm|i've|i'd|im|ive|we|we're|we've)\b/i.test(next.clause);

export const isSetting = (clause: string): boolean =>
  (settings.some((pattern) => pattern.test(clause)) && !judges.test(clause)) || isNotThat.test(clause);

const feels = (clause: string): boolean =>
  emotionFamilies.some((family) => findEmotion(family, clause) !== null);

/** Whether words stand for something that hurts, is judged, or is dear; a solemn answer is for these alone. */
export const weighs = (text: string): boolean => !isSetting(text) && (feels(text) || costs.test(text));

/** About -2 for what only sets the scene, up to about 4 for a feeling of theirs behind a "but". */
export function weightOf(clause: string, joint = ''): number {
  let weight = 0;
  if (feels(clause)) weight += 1;
  if (costs.test(clause)) weight += 1;
  if (judges.test(clause)) weight += 0.7;
  if (changes.test(clause)) weight += 0.6;
  if (likened.test(clause)) weight += 0.5;
  if (ownDoing.test(clause)) weight += 0.4;
  else if (toThem.test(clause)) weight += 0.6;
  else if (owns.test(clause)) weight += 0.2;
  if (contrast.test(joint)) weight += 0.8;
  if (outcome.test(joint)) weight += 0.7;
  if (aside.test(joint)) weight -= 0.6;
  return isSetting(clause) ? Math.min(weight, 0.5) - 1.6 : weight;
}
