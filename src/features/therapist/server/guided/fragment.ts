// The last gate before a member's words are handed back: what would be read out broken is not said at all.
import { emotionFamilies, findEmotion } from './understand.data.ts';

/** What may stand before a second "you" in one sentence: it joins, thinks, says, or names what is spoken of. */
const joins =
  '(?:that|if|and|or|nor|but|because|when|whenever|while|what|whatever|how|why|where|wherever|as|than|before|after|until|till|so|since|though|although|unless|which|who|whom|once|like|whether|case|in|on|at|to|for|of|with|from|by|about|around|over|under|against|without|behind|beside|near|into|through|everything|anything|something|every|all|way|time|moment|day|days|night|morning|year|years|week|minute|second|person|people|woman|man|one|ones|those|thing|things|place|reason|only|not|never|just|even|yes|no|maybe|did|do|does|will|would|can|could|should|is|are|was|were|has|have|had|let|lets|make|makes|made|help|helps|helped|see|sees|saw|hear|heard|hears|watch|think|thinks|thought|know|knows|knew|feel|feels|felt|wish|wished|wishes|say|says|said|saying|told|tell|tells|telling|hope|hoped|guess|suppose|believe|believed|sure|afraid|scared|worried|glad|sorry|proud|ashamed|sad|angry|happy|realised?|realized?|noticed?|remember|remembered|forgot|swear|swore|bet|mean|means|meant|ask|asks|asked|wonder|decided|pretend|pretended|admit|admitted|imagine|imagined|find|found|love|loves|hate|hates|need|needs|want|wants|give|gives|gave|given|teach|taught|show|showed|shows|call|calls|called|leave|leaves|left|miss|misses|gets?|got|keeps?|kept|like|likes|likely|saying|thinking|knowing|hoping|feeling|wishing|telling|meaning|pretending|believing|me|him|her|them|us|it|you|this|today|yesterday|tomorrow)';
/** Speech without marks: "you said nothing you said great deck", "you're in the car you're parked". */
const runsOn = new RegExp(
  `^(?:you|he|she|they|we)\\b[^,;:"“]* (?!${joins} )[a-z']+ (?:you(?:'re|'ve|'d|'ll)?|he's|she's|they're|we're) [a-z]`,
  'i',
);

const broken: readonly RegExp[] = [
  /^(?:(?:then|just|always|even) )?(?:is|was|are|were|has|does|tells|says|keeps|gives|takes|makes|goes|comes|gets|thinks|wants|puts|asks|expects|acts|sits|sends)\b/i,
  // "So so tired" and "my boda boda" are no slips of the tongue.
  /\b(an?|and|are|as|at|be|but|can|do|for|from|he|her|him|his|i|if|in|is|it|me|my|not|of|on|or|our|she|the|their|them|they|this|to|was|we|were|when|will|with|you|your) \1\b/i,
  /\b(\w+ \w+) \1\b/i,
  // "What about my brother" asks.
  /^(?:(?:what|how) (?:about|if|come)|(?:how|what|where|when|who) to)\b/i,
  // "Can you just talk about your boss" and "what helps with this" ask, with or without a mark.
  /^(?:can|could|may|shall|will|would|do|does|did|are|am) (?:you|i|we|he|she|they|it|this|that|your|my|anyone|people)\b|^what (?:really |actually )?(?:helps?|works?)\b/i,
  /\bsorry$|,\s*sorry\b/i,
  /^(?:you|he|she|we|they|it) been\b/i,
  /^(?:this|that|it) (?:since|for|until)\b/i,
  // Of "it's been a while since that happened" the end says nothing by itself.
  /^since (?:this|that|it|then)\b/i,
  // English that is still being learnt is understood, and would be mocked if it were said back.
  /\b(?:he|she|it|they|we|i|you) (?:no|not) (?!only\b|just\b|even\b|one\b|matter\b)(?:\w+)|\b(?:is|are|am|was|were) (?:come|go|went|want|have|has|hurt (?:me|you|him|her)|make|know|think|like to|say)\b|\b(?:have|has|had) not (?:an? |any )?(?:friends?|money|time|job|work|family|papers)\b|\b(?:childrens|peoples|informations|advices|womans|mans)\b|\b(?:my|our|his|her) \w+ (?:he|she|they) (?:is|was|are|has|say|says|not|don't|doesn't)\b|\b(?:he|she|it) (?:say|want|go|make|know|think|have|do|like|come|need|call|tell)\b(?<!\b(?:did|does|do|will|would|can|could|should|must|might|may|let|lets|make|makes|made|that|if|and|or|than|as|why|how|what|when|where|to) (?:he|she|it) \w+)|\bsince (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?|months?|years?)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:day|week|month|year)$/i,
  /[.!?…;]\s+\S/,
  runsOn,
  // "He told me neither does he" waits for what it answers.
  /\b(?:neither|nor|so) (?:do|does|did|is|are|was|were|have|has|can|could|will|would) (?:i|you|he|she|they|it|we)$/i,
  // A time with a point in it is read out as two sentences.
  /\d\.\d/,
  /^your (?:husband|wife|mother|mum|mom|father|dad|sister|brother|son|daughter|boss) (?:work|say|want|go|make|know|think|have|do|like|come|need|call|tell|drink)\b/i,
  // "There's a job in the parks team it's less money": so are two sentences without a mark.
  new RegExp(
    `^(?:it's|it is|there's|that's)\\b[^,;:"“]* (?!${joins} )[a-z']+ (?:you're|it's|he's|she's|they're|we're) [a-z]`,
    'i',
  ),
  /^(?:you're|he's|she's) \d+ (?:every\w+|nobody|your|he|she|they|you)\b/i,
];
const ofSomebody = /^(?:his|her|their) (\S+)$/i;

/** "Is fine", "her sad", "you you": no sentence, and no thing of theirs either. */
export function isFragment(text: string): boolean {
  const owned = ofSomebody.exec(text)?.[1];
  if (owned && emotionFamilies.some((family) => findEmotion(family, owned) !== null)) return true;
  return broken.some((pattern) => pattern.test(text));
}
