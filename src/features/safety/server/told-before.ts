// What a short answer makes of the member's own turn before it: what was denied there was not true, what somebody else
// wishes is wished here, too, what was past is back; or who hit them is two years old, and the tablets were the usual ones.
// The words of the answer alone say none of it.
import { explainsPlainly } from './explained.ts';
import { endOf, normalise } from './normalise.ts';
import type { Finding } from './rule.ts';

/** Words; a longer answer speaks for itself. */
const LONGEST_ANSWER = 12;

const ownDanger =
  '(?:suicidal|suicide|dying|die|dead|kill(?:ing)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|end(?:ing)? (?:it(?: all)?|my life)|self harm)';
const deniedIt = new RegExp(
  `\\b(?:not|never|no|without)\\b.{0,40}\\b${ownDanger}\\b|\\b${ownDanger}\\b.{0,30}\\b(?:said|say|told|ticked|answered) (?:\\w+ ){0,2}no\\b`,
);
const asksIfTrue =
  /\b(?:(?:is|was|were) (?:that|it|this|you being) (?:really |all |quite )?(?:true|the (?:whole )?truth|the whole (?:story|answer)|honest|how it (?:is|was))|did you mean (?:it|that)|were you (?:being )?(?:honest|truthful|telling the truth))\b[^?]*\?/i;
const notTrue =
  /^(?:(?:um|well|honestly|god|if i am honest|to be honest) )*(?:no|nope|nah|not(?= *$)|not (?:quite|entirely|exactly|completely|at all|true)|it (?:is|was) not|i lied|i was lying|a lie|hapana|half)\b(?!.*\b(?:it (?:is|was) true|i meant it)\b)/;

const anothersWish =
  /\b(?:he|she|they|friend|client|patient|brother|sister|cousin|somebody|someone|mum|mom|dad|son|daughter|wife|husband|partner|pupil|student|caller)\b.{0,40}\b(?:wants? to (?:die|be dead|kill (?:him|her|them)sel\w+)|does not want to (?:live|be here|be alive)|wished? (?:he|she|they) (?:was|were) dead|is suicidal|would rather be dead|thinks? (?:of|about) (?:dying|suicide))\b/;
const wishesTheSame =
  /\b(?:i (?:also )?(?:thought|think|felt|feel|said to myself) (?:that )?(?:me too|so do i|same|the same|the same thing)|so do i|i (?:want|wish|feel) (?:that|it|the same) too|i do too|me too i (?:want|wish|feel))$/;

const onceWas =
  /\b(?:used to|back then|(?:years|months) ago|when i was|at (?:uni|university|college|school)|in (?:my teens|my twenties|20\d\d))\b/;
const dangerOnce = new RegExp(`\\b${ownDanger}\\b`);
const isBack =
  /^(?:(?:and|well|now|lately|sadly|honestly|today) )*(?:(?:it|that|they|those|the (?:thoughts?|feelings?|wish|urge)) (?:is |are |has |have )?)?(?:come |came |crept |got )?(?:back|returned|still (?:there|here)|here again|the same|worse)\b(?! (?:pain|school|home|to))/;

const hitByAChild =
  /\bmy (?:\w+ )?(?:son|daughter|boy|girl|child|kid|baby|nephew|niece|grandson|granddaughter|brother|sister) (?:\w+ )?(?:hits?|hit|bites?|bit|kicks?|kicked|slaps?|slapped|scratch\w*|pulls my hair|punch(?:es|ed)|beats?) me\b/;
const asksAge = /\bhow old (?:is|are)\b[^?]*\?/i;
const isLittle =
  /^(?:(?:um|oh|well|only|he|she|they|is|are|has|turned|almost|nearly|about|haha) )*(?:(?:one|two|three|four|five|1|2|3|4|5)(?: and a half)?|\w+ months)(?: (?:years? old|and|he|she|next|in|months|old|so)\b.*)?$/;

const tookDose =
  /^(?:(?:since|because|after|when|ever since) )?(?:i )?(?:have |only )?(?:took|taken|had|swallowed) (?:my|the|those|these|some) (?:\w+ )?(?:tablets?|pills?|meds|medication|medicine|capsules?)(?: now| already| tonight| today)?$/;
const asksWhichDose =
  /\b(?:usual|normal|which|how many|how much|prescribed|what (?:are|were|is|was) (?:they|it))\b[^?]*\?/i;
const isUsualDose =
  /\b(?:usual|same as (?:ever|always|every)|as (?:always|ever|prescribed|usual)|with (?:my )?(?:breakfast|lunch|dinner|supper|food|tea)|every (?:morning|day|night|evening)|(?:for|against) (?:my )?(?:\w+ )?(?:pressure|thyroid|cholesterol|heart|asthma|allergy|allergies|diabetes|epilepsy|reflux|malaria|hay ?fever|cold|cough|toothache))\b|^(?:(?:just|only|the|my|some|it is|they are|oh) )*(?:antibiotics|antihistamines|vitamins?|iron|contraceptives?|malaria (?:pills|tablets)|ones (?:the|my) doctor (?:gave|prescribed))\b/;
const isMore =
  /\b(?:all|whole|too (?:many|much)|extra|more|double|twice|rest|packet|pack|box|bottle|handful|not|no|never|enough|sleepy|dizzy|sick|(?:[3-9]|\d\d+|three|four|five|six|seven|eight|nine|ten|twenty|thirty) of)\b/;

/** Characters; so long an answer explains nothing. */
const LONGEST_CHARACTERS = 400;
/** Words; who says at length what it was may say more. */
const LONGEST_EXPLANATION = 30;
const hurtBySomeone =
  /\b(?:he|she|it|they) (?:\w+ )?(?:hits?|bites?|bit|kicks?|kicked|slaps?|slapped|scratch\w*|head ?butt\w*|punch\w*|smacks?|smacked|pull(?:s|ed) my hair|attack\w*|(?:threw|throws|knocked) (?:\w+ ){1,4}(?:at|over|off))\b/;
const asksWho = /\bwho\b[^?]*\?/i;
const isSmallOrBeast =
  /^(?:(?:um|oh|sorry|well|haha|only|just|it is|it was|that was|ha) )*(?:my|the|our|her|his) (?:\w+ )?(?:(?:one|two|three|four|1|2|3|4)(?: and a half)? ?(?:years? old|yo)\b|toddler\b|baby\b(?! daddy)|\w+ months? old\b|(?:cat|kitten|dog|puppy|horse|pony|parrot|budgie|goat|rabbit|hamster|goose|swan|llama|cow|sheep|rooster|cockerel)\b)/;
/** "There's a boy who bites": a pupil, a resident, a patient, told of before. */
const inTheirCharge =
  /\b(?:boy|girl|child|kid|pupil|student|toddler|resident|patient|one|lad|little one|\w+ year old) (?:(?:in|at|on) (?:my|the|our) (?:\w+ )?\w+ )?(?:who|that) (?:\w+ )?(?:bites?|bit|hits?|kicks?|kicked|scratch\w*|spits?|throws?|punch\w*|lashes|head ?butts?|pulls hair)\b/;
const didItToMe =
  /^(?:and |then |today |so )*(?:he|she|they) (?:\w+ )?(?:hit|bit|kicked|scratched|slapped|punched|spat (?:at|on)|head ?butted) me\b(?!.*\b(?:husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mother|bed|rape\w*|again and again|every night|knife)\b)/;
const stoppedEating =
  /\b(?:stopped|given up|gave up|quit|cut out|no longer|do not|not) (?:\w+ )?(?:eat|eating)(?: (?:it|that|anymore))?$/;
const asksWhatFood = /\bwhat\b[^?]*\b(?:eat\w*|give up|given up|cut out|stopped)\b[^?]*\?/i;
const isOneFood =
  /^(?:(?:um|oh|well|just|only|mostly|all|haha|red) )*(?:meat|sugar|bread|dairy|gluten|wheat|chocolate|sweets|crisps|pork|beef|chicken|fish|eggs?|cheese|biscuits|cake|fried (?:food|things)|takeaways?|fast food|butter|nuts|peanuts|seafood|animal products)\b(?!.*\b(?:everything|anything|nothing|fat|calories|weigh\w*|disgust\w*|thin|skinny|faint(?:ed|ing)|bread and)\b)/;
const wasMistyped =
  /\b(?:auto ?correct\w*|typo|predictive text|mistyped|meant to (?:type|write)|voice typing|dictation|speech to text|stupid phone)\b/;
const ofOwnHand =
  /\b(?:die|dying|dead|death|kill\w*|suicid\w*|end it|hurt(?:ing)? myself|cut(?:ting)?|pills|tablets|rope|alive|living|live|goodbye|disappear)\b/;

export type ToldBefore = {
  findings: Finding[];
  /** What was told is harmless: it is only watched from here. */
  isExplanation: boolean;
  /** And nothing of it is left: the turn before only left out what it was about. */
  isPlain?: true;
  /** Who hit them was told of before, and is in their charge: not somebody to be safe from. */
  isByOneInCharge?: true;
};

const nothing: ToldBefore = { findings: [], isExplanation: false };
const harmless: ToldBefore = { findings: [], isExplanation: true };
const found = (id: string): ToldBefore => ({
  ...nothing,
  findings: [{ id, kind: 'suicide', level: 'elevated' }],
});

/** `question`: what the therapist said in between; `before`: the member's turn before that. */
export function readToldBefore(content: string, asked: string | null, said: string | null): ToldBefore {
  if (asked === null || said === null || content.length > LONGEST_CHARACTERS) return nothing;
  const [question, before] = [endOf(asked), endOf(said)];
  const { whole } = normalise(content);
  const words = whole.split(' ').length;
  if (whole === '' || words > LONGEST_EXPLANATION) return nothing;
  const told = () => normalise(before).whole;
  if (explainsPlainly(whole, before)) return { ...harmless, isPlain: true };
  if (asksWho.test(question) && isSmallOrBeast.test(whole) && hurtBySomeone.test(told())) return harmless;
  if (asksWhatFood.test(question) && isOneFood.test(whole) && stoppedEating.test(told())) return harmless;
  if (wasMistyped.test(whole) && !ofOwnHand.test(told()) && !ofOwnHand.test(whole)) return harmless;
  if (words > LONGEST_ANSWER) return nothing;
  if (didItToMe.test(whole) && inTheirCharge.test(told())) return { ...nothing, isByOneInCharge: true };
  if (asksIfTrue.test(question) && notTrue.test(whole) && deniedIt.test(told()))
    return found('suicide.answered-untrue');
  if (wishesTheSame.test(whole) && anothersWish.test(told())) return found('suicide.answered-same');
  if (isBack.test(whole) && onceWas.test(told()) && dangerOnce.test(told()))
    return found('suicide.answered-back');
  if (asksAge.test(question) && isLittle.test(whole) && hitByAChild.test(told())) return harmless;
  if (asksWhichDose.test(question) && isUsualDose.test(whole) && !isMore.test(whole) && tookDose.test(told()))
    return harmless;
  return nothing;
}
