// Takes the living piece out of what a member said: a few words of theirs, an image, a number, what somebody said to them.
// Handed back alone, a piece shows that one was heard; the whole sentence handed back shows only that one has ears.
import { isSetting, leadsUp, weightOf } from './clause-weight.ts';
import { clausesOf, clean } from './clauses.ts';
import { withoutUnrealDeaths } from './deaths.ts';
import { isFragment } from './fragment.ts';
import { countWords, isSayable } from './line.ts';
import { turnPerson } from './turn-person.ts';
import type { Understanding } from './understand.ts';
import { contentWordsOf, swahiliIn } from './understand.ts';

export type PieceKind = 'words_of_others' | 'detail' | 'deed' | 'image' | 'thing';

export type Piece = {
  /** Second person, no closing mark, small first letter: "eleven times", "you did not pick up". */
  text: string;
  kind: PieceKind;
  score: number;
};

const number =
  '(?:\\d+|half(?: an?)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|hundreds of|a thousand)';
const determiner = `(?:my|our|his|her|their|the|an?|that|this|those|these|no|every|each|all|another|${number}(?:[- ]${number})?)`;
const before =
  '(?:in front of|in the middle of|out of|on top of|next to|because of|instead of|behind|without|with|in|at|on|over|under|into|onto|against|from|for|after|before|until|since|like|beside|between|outside|inside|near|by|around|through|about|towards?)';

/** The end of a clause, from a joint on; the first that fits is the most telling. */
const tails: [RegExp, PieceKind, number][] = [
  [
    new RegExp(`\\bin front of (?:like |about |some |maybe )?(?:${determiner} )?[\\w']+(?: [\\w']+)?`, 'i'),
    'detail',
    3,
  ],
  [
    /\b(?:behind my back|by myself|on my own|in the dark|for nothing|for free|with nobody|without a word|without saying \w+|all alone|alone with [\w' ]{3,20})$/i,
    'detail',
    2.6,
  ],
  [
    new RegExp(`\\b(?:without|instead of) (?:${determiner} )?(?:[\\w'’-]+ ){0,2}[\\w'’-]+$`, 'i'),
    'detail',
    2,
  ],
  [/\b(?:his|her|their) (?:(?!own\b)[\w'’-]+ ){0,1}[\w'’-]+$/i, 'thing', 1.6],
  [/(?<!\band )\bmy (?:(?!own\b)[\w'’-]+ )[\w'’-]+$/i, 'thing', 0.9],
  [
    new RegExp(`(?<![\\w-])(?:no|every|${number}|only|another) (?:[\\w'’-]+ ){0,2}[\\w'’-]+$`, 'i'),
    'thing',
    1.3,
  ],
  [/\b(?:an?|the) (?:[\w'’-]+ ){1,2}[\w'’-]+(?: of (?:[\w'’-]+ ){0,2}[\w'’-]+)?$/i, 'thing', 0.7],
];

/**
 * Words of others, not of one's own ("I told him that …"), and not where they were shouted. What somebody thinks counts
 * when it weighs on the member ("she thinks I'm not trying"), not when it is merely so ("she thinks I'm at work").
 */
const reported =
  /(?<!['’]|\bi |\bto |would |could |not |n['’]t )\b(?=\w)(?!nobody\b|one\b|noone\b|and\b|or\b|then\b|but\b|just\b|we\b|i\b|to\b|would\b|could\b|not\b|never\b|did\b|can\b|will\b|might\b|may\b|shall\b|should\b|[\w]+['’]ll\b)[\w'’]+ (?:(?:just|always|keeps?|kept|once|even|then|still) )*(?:(?:sa(?:ys?|id|ying)|tell(?:s|ing)?|told|call(?:s|ed)|texted|wrote|shouted)(?: (?:me|us|him|her|them|everyone|everybody|people))?(?: that| to)?[,:]? ["“]?(?=(?:i|i'm|he|she|they|it(?! (?:with|to|in|like|out|again|loud|and|as|every)\b)|it's|my|we|the(?! whole| others?)|no|at least|nobody|everyone|maybe|just|stop|not|too)\b)|think(?:s|ing)?(?: that)? (?=(?:i|i'm|my)\b[^.?!]{0,24}(?:n't|\b(?:not|never|too|only|nothing|should|must))\b))([^.?!"”]{3,60})/i;
const firstPerson = /\b(?:i|me|my|mine|myself|we|us|our)\b/i;
/** Good words are not held against anybody. */
const kindly =
  /\b(?:beautiful|brave|no (?:rush|hurry|problem|worries)|don't worry|we'll manage|the truth|proud|love[sd]?|good|great|kind|strong|clever|smart|welcome|fine|well|can (?:stay|sleep|come|live|crash|call|always)|whenever|any ?time|will (?:carry|help|come|pay|bring|pick|cover|drive|cook|be (?:here|there|fine|ok(?:ay)?))|healthy|nothing (?:to worry|is wrong|wrong)|benign|thanks?|thank you|sorry|miss(?:es)? (?:me|you)|heart of an? \w+|congrat\w*|take your time|ok(?:ay)?|happy|glad|nice|sweet)\b/i;
const pictured =
  /\b(?:feel|feels|felt|it's|its|it is|it was|am|i'm|was|were|living|walking|as if|as though|sit|sits|lie|stand)\s+(?:\w+\s+){0,2}?(?:like|as if|as though)\s+((?:an?|the|my|someone|somebody|i|i'm|being|walking|living|drowning|carrying|talking|standing|holding|running|it)\b[^.,;:!?]{4,50})/i;
/** "If I slow down" is no deed, nor is "where she can't hear". */
const unreal = /^\s*(?:even if|if|unless|as if|so that|whether|where)\s*$/i;
const subjects =
  /^(?:now )?(?:me and (?:my )?[\w'’-]+|i|i'm|i've|i'd|i'll|im|ive|he|she|they|we|he's|she's|they're|we're|nobody|no one|everyone|everybody|people|my [\w'’-]+|his [\w'’-]+|her [\w'’-]+|our [\w'’-]+|their [\w'’-]+|it|it's|mum|mom|dad)\s+\S/i;
/** Somebody by name, or a thing that does something: "Alan planted it", "the house went quiet". */
const namedSubject =
  /^(?:(?:[Tt]he|[Aa]n?|[Oo]ne) )?(?:\w+ )?(?:[A-Z][a-z]+|(?<=(?:[Tt]he|[Aa]n?|[Oo]ne) (?:\w+ )?)[a-z]+) (?:(?:just|never|always|still|even|then|finally|only) )?(?:is|was|are|were|has|had|does|did|can't|won't|didn't|doesn't|isn't|wasn't|\w{3,}ed|(?!this|his|always|yes)\w{3,}(?<!s)s|went|left|came|said|told|got|took|gave|lost|broke|hit|ran|sat|fell|threw|sent|wrote|found|made|put|brought|bought|met|stood|rang|hung)\b/;

const weakEnd =
  /\b\w{3,}ing (?:over|on|into|onto|through|after|up|down|at|around|away|back|out|off)$|\b(?:the|an?|my|your|his|her|their|our|to|of|and|or|but|in|at|on|for|with|from|is|are|was|were|be|been|have|has|had|do|does|did|not|will|would|can|could|if|that|this|it|so|very|too|really|just|like|as|than|about|by|i|me|him|them|us|we|they|he|she|myself|who|which|what|how|why|when|where|some|any|other|lot|bit|thing|things|way|time|same|one|kind|sort|something|anything|stuff|(?<!\b(?:day|night|morning|week|month|year) )after|get|got|make|made|go|know|think|feel|say|said|want|need|own|much|more|most|even|still|again|always|never|ever|because|then|now|here|there|yet|also|knows|thinks|says|wants|needs|does|goes|gets|makes|feels|looks|comes|takes|keeps|seems|together|since|i'm|im|i've|i'd|i'll|he's|she's|it's|they're|we're|you're|that's|there's)$/i;
/** "No one to whisper to" and "on its own" are whole, whatever they end with. */
const endsWhole =
  /\b(?:not t?|alone )here$|^(?:(?:the|my|his|her|our) [\w'-]+|he|she|they|nobody|no ?one) (?:\w+ )?(?:found|left|heard|forgot|held|hit|chose|lost|hugged|missed|needed|blamed) (?:me|us|her|him|them)$|\bhow \w+ (?:that|it|this) (?:is|was|feels)$|^i \w+ .{6,}\b(?:over|past|without|about|for|behind|in|with) it$|^(?:he|she|they|we) (?!s(?:aid|ays?|poke)\b)\w+ (?:with|without|behind|beside) (?:me|us)$|\bo[nf] (?:my|his|her|its|our|their) own$|\b(?:never|not|\w+n't) (?:\w+ ){1,3}(?:her|him|them|it)$|\b(?:no ?one|nobody|someone|somebody|anyone|nothing|nowhere) to \w+ (?:to|with|for|about)$/i;
/** "My brother isn't speaking to me" ends where it should. */
const towards = /\S+ \S+ \S+ (?:to|with|at|about|from|without|against|behind) (?:me|us|him|her|them)$/i;
const weakStart =
  /^(?:which|who|whose|whom|oh)\b|^(?:in|on|at|for|with|from|by)\b.*\b(?:(?:it|he|she|that|there|i|you|they|we)'(?:s|m|re)|is|was|are|were)\b|^(?:his|her|their|my|our) (?:an?|the|that|this|on|at|in|for|to|about|when|and|or|all|back|again|last|next|every|yesterday|today)\b|^(?:in|at|on) (?:this|that|the) \w+ (?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty) (?:day|week|month|year)|^(?:about|like|for|by) (?:it|that|this|me|him|her|them)\b|^(?:in|on|at|for|by) (?:the|a|an|this|that|my) (?:way|time|moment|fact|same|other|thing|end|beginning|lot|bit)\b|^(?:the|a|an|this|that) (?:way|time|moment|fact|same|other|thing|lot|bit|kind|sort|point)\b|^(?:this|that|these|those|each|all|no) (?:is|was|are|were|\w+ly)\b|^since (?:the|a)\b.*\bi$/i;
const verdict =
  /\b(?:liar|thief|traitor|cheat|hypocrite|monster|failure|loser|burden|idiot|garbage|trash|fraud|worthless|useless|stupid|dumb|fool|disappointment|shit\w*|coward|ugly|fat|disgusting|pathetic|lazy|weak|broken|petty|weird|selfish|needy|crazy|insane|difficult|boring|mad|nobody (?:likes|loves|wants)|hate (?:myself|me)|my fault|kill|die|dead|suicid\w*|cut(?:ting)? myself|pills?|overdose|idiots?|bitch|bastard|asshole|fuck\w*)\b/i;
/** Whether it holds a verdict or a threat, which are never handed back alone. */
export const isVerdictWord = (text: string): boolean => verdict.test(text);
const strongDeed =
  /\b(?:said nothing|was(?: not|n't)|were(?: not|n't)|is(?: not|n't)|(?:i'm|i am) not (?:invited|included|allowed|welcome|wanted|asked)|did(?: not|n't)|do(?: not|n't)|could(?: not|n't)|can(?:not|'t)|never|cried|cry|crying|shak\w+|smiled?|laughed|silent|quiet|alone|walked out|left|lied|hid|hide|waited|sat|stay(?:ed)?|flinched|forgot|stopped|slammed|begged|kneel|knelt|carried|washed|fed|apologi[sz]\w+|deleted|checked|locked)\b/i;
/** "3 weeks", said alone, answers a question; handed back it is an echo. */
const bareSpan = new RegExp(
  `^(?:about |almost |maybe |nearly |over )?${number}(?:[- ]${number})? (?:minutes|hours|days|weeks|months|years|nights)(?: ago)?$`,
  'i',
);
const measure = new RegExp(
  `^(?:(?:every|each|all|the|last|this|for|since|in|at|by|until|on|once|twice) |${number} )*(?:(?:single|first|second|third|fourth|fifth|last|only|a) )*(?:${number}|seconds?|minutes?|hours?|days?|nights?|mornings?|evenings?|weeks?|weekends?|months?|years?|yrs?|times?|\\w+day|midnight|noon|dawn)(?: (?:ago|late|in a row|long))?$`,
  'i',
);
/** A time or a number and nothing else: "two weeks", "every month", "the third time". */
export const isMeasure = (text: string): boolean => bareSpan.test(text) || measure.test(text);
/** "Three people", "7 weeks old": a number and what is counted. */
const counted = new RegExp(
  `^(?:(?:only|about|like|maybe|almost|nearly|over|another|just) )*${number}(?:[- ]${number})?(?: [\\w'’-]+){1,3}$`,
  'i',
);
const unit = '(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|yrs?)';
/** "She's 7 weeks old", "he's called Benji", "she's been here like four months": what goes on a form. */
const onAForm = new RegExp(
  `^(?:i|he|she|they|it|we|you)(?:'s|'re|'m|'ve| is| are| am| was| were| has| have| had)? (?:(?:been|here|there|only|just|like|about|almost|nearly|now) )*(?:${number}(?:[- ]${number})?(?: ${unit})?(?: old| now| in)?|called \\w+|named \\w+)$|^(?:(?:his|her|their|its|my|the \\w+'s) name|my \\w+'s name)(?:'s| is| was)\\b`,
  'i',
);
/** A phrase that hangs on a verb which is not there: "of mum's house", "at the table". */
const hangs =
  /^(?:of|than|as|to|in(?! front of\b| the dark\b)|on(?! (?:my|your) own\b)|at|for(?! (?:nothing|free)\b)|from|with(?! nobody\b|out\b)|by(?! (?:my|your)self\b)|into|onto|about|because|after|before|until|till|since|during|over|under|around|through|towards?|between|behind(?! (?:my|your) back\b)|beside|near|against|out of|next to|on top of|mostly|either|neither|or|nor)\b/i;
const counts = new RegExp(`\\b${number}\\b`, 'i');
/** "Idk, like two months" answers how long. */
const guesses = (text: string): boolean =>
  /^(?:(?:i|you) )?(?:don't|do not) (?:really )?know\b(?! (?:if|how|what|who|why|where|when|whether)\b)|^(?:idk|dunno|not sure)\b/i.test(
    text,
  ) && counts.test(text);
/** Whether handed back alone it would say nothing: a number, a span of time, half a phrase, what goes on a form. */
export const saysNothingAlone = (text: string): boolean =>
  isMeasure(text) ||
  counted.test(text) ||
  onAForm.test(text) ||
  hangs.test(text) ||
  guesses(text) ||
  /\b(?:either|neither|\w+ mostly|in \d+)$|^no (?:best|worst|\w+est) \w+$/i.test(text) ||
  /^(?:it|one|that|this)(?:'s| is| was) (?:an?|the|my|your|not an?) [\w'-]+$/i.test(text) ||
  (/^\S+ \S+ (?:in|on|at|by|until|since) \S+$/i.test(text) && /^(?:the|an?|another|one) /i.test(text));
const ASIDE = 1.3;
const MOST_WORDS = 10;
const SHORT_DEED = 9;
const HEAVY = 1.05;
/** What a thing loses that is only where something happened. */
const BARE = 1.5;
const TELLING_THING = 0.5;
const BY_WEIGHT = 0.4;
const OUTWEIGHED = 1.1;
const BACKGROUND = 1;
/** Below the first a piece says too little to be handed back; below the second only when there is nothing better. */
const LEAST = 1.9;
export const TELLING_PIECE = 2.4;
const isModal = /\b(?:should|would(?! (?:like|love)\b)|could|might|may|must)\b(?! not|n't)/i;
const mereTalk =
  /^(?:i (?:think|guess|suppose|mean|know|don't know|do not know|want|need|hope|wish|told|said|say|have|had|am|was|will|could|can|just)|i'm|im|i've|i'd|i'll|it|it's|that|that's|this|there)(?: \S+){0,1}$/i;

/** How something is said, and nothing of what. */
const turnsOfSpeech =
  /^(?:(?:(?:ha)+h? |lol )?(?:fair|good|tough|great) (?:question|point|enough|one)|to (?:be (?:honest|fair|frank)|tell (?:you )?the truth)(?: with you)?|in (?:all )?(?:honesty|fairness)|if i'?m (?:being )?honest|for some reason|more or less|as usual|(?:(?:with|to|for|of|by|at) )?(?:\d+|[\w-]+) year olds?|as (?:you know|i said)|of course|by the way|for what it's worth|at the end of the day|if (?:that|it|this) makes (?:any )?sense)$/i;

/** "Just sit there", handed back, would tell them to. */
export const soundsLikeAnOrder =
  /^(?:sit|go|leave|stop|stay|wait|get|come|talk|shut|be|do|keep|let|move|run|walk|lie|stand|hold)\b(?! (?:on )?(?:my|the) (?:chest|stomach|throat)\b)/i;

/** Handed back, it would be held against them. */
const lacks =
  /^i (?:don't|do not|never|didn't|can't) (?:even )?(?:have|had|got) (?:any |an? )?(?:kids|children|baby|partner|family|husband|wife|boyfriend|girlfriend|friends|money|job)$/i;

/** Courtesy to us, and no part of the story. */
const thanks = /\b(?:thank you|thanks|asante)\b/i;

function asPiece(raw: string, kind: PieceKind, worth: number): Piece | null {
  // "She's written" waits for what she wrote.
  if (kind !== 'words_of_others' && /["“”]\s*$/.test(raw)) return null;
  const said = clean(raw);
  const words = countWords(said);
  if (
    words < 1 ||
    words > MOST_WORDS ||
    (weakEnd.test(said) && !endsWhole.test(said) && !(kind === 'deed' && towards.test(said))) ||
    weakStart.test(said) ||
    mereTalk.test(said) ||
    turnsOfSpeech.test(said) ||
    (kind !== 'words_of_others' && /^(?:go|look|sit|lie|stay|wait|come|no longer) /i.test(said))
  )
    return null;
  if (withoutUnrealDeaths(raw) !== raw || lacks.test(said)) return null;
  if (kind !== 'words_of_others' && kind !== 'image' && saysNothingAlone(said)) return null;
  if (verdict.test(said) || swahiliIn(said.replace(/\bboss\b/gi, ' ')) >= 1 || /["“”]/.test(said))
    return null;
  const content = contentWordsOf(said).length;
  const isNumbered = new RegExp(`\\b${number}\\b`, 'i').test(said);
  if (content === 0 && !isNumbered) return null;
  // A bare number is somebody's age, or nothing.
  if (new RegExp(`^(?:i am|i'm|im|he is|he's|she is|she's) (?:${number}[- ]?)+$`, 'i').test(said))
    return null;
  if (new RegExp(`^(?:${number}[- ]?)+$`, 'i').test(said)) return null;
  if (words === 1 && kind !== 'words_of_others') return null;
  if (kind === 'thing' && isNoThing(said)) return null;
  const { text, hasYou } = turnPerson(said);
  if (text === '' || isFragment(text) || (hasYou && kind !== 'words_of_others')) return null;
  const score = worth + Math.min(content, 3) * 0.35 - Math.max(0, words - 5) * 0.3;
  return { text, kind, score };
}

/** "They carried the till out", "I turn the key quietly". */
const carriedOff =
  /\b(?:out|up|down|off|away|back|over|(?!(?:family|belly|bully|jelly|fly|ally|reply|supply|lily|assembly|july|bubbly|trolley)\b)[a-z]{3,}ly)$/i;
const ownDay = /^(?:his|her|their) (?:\w+day|tomorrow|tonight|soon)$/i;
/** "Sundays in | the garden are easier", "who gives | a toddler a drum": the end of two things. */
const twoThings =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|will|would)\b|\b(?:an?|the|my|his|her|their) [\w'-]+ (?:an?|the|my|his|her|their)\b/i;
const anOccupation =
  /\b(?:driver|teacher|nurse|doctor|neighbou?r|clerk|lady|man|woman|guy|boy|girl|officer|worker|manager|cashier|waiter|waitress|postman|lawyer|stranger)$/i;

/** "I see her Sunday" is no Sunday of hers, and "the bus driver" no thing. */
const isNoThing = (said: string): boolean =>
  [ownDay, anOccupation, carriedOff, twoThings].some((pattern) => pattern.test(said));

/** "She told everyone" names who heard it, and no words. */
const listener = /^(?:everyone|everybody|people|someone|anyone|nobody|no ?one|them|him|her|us)$/i;

/** "No one in my family | studied": what would be taken out holds the verb of somebody named before it. */
const bareSubject =
  /^(?:(?:so|and|but|yes|well|also) )*(?:no ?one|nobody|none|not one|not a soul|(?:every|some|any)(?:one|body)|people|men|women|kids|most|all|some|half|many|(?:the|my|our|his|her|their) [\w'’-]+)(?: (?:of|in|at|on|from|with|around|near|behind))?\s*$/i;
/** "I haven't had | a drink since June" says the opposite of its end. */
const deniesRest =
  /(?:n't|\b(?:not|never|without|no longer|stopped|quit))(?: (?:even|ever|once|really|yet|been|had|have|got|touched|taken|drunk|drank|drink|drinking|bought|lit|smoked|placed|used|needed|wanted|want|need|buy|take|touch))*\s*$/i;
const isOfAThing = /^(?:an?|any|another|my|one)\b/i;
const opensWithPlace = new RegExp(`^(?:${before}|my|our|his|her|their)\\b`, 'i');
/** "I miss | her hands" is theirs; "she'll roll | her eyes" is nobody's. */
const bareOwned = /^(?:his|her|their) \S+$/i;
/** Whether an end may stand without what leads to it. */
const isDetachable = (found: string, lead: string): boolean =>
  // "Are you | two thinking about kids".
  !(/^(?:two|three|both)\b/i.test(found) && /\b(?:you|we|us|they|them)\s*$/i.test(lead)) &&
  !(bareOwned.test(found) && !/\bi\b/i.test(lead)) &&
  !(countWords(found) >= 3 && opensWithPlace.test(found) && bareSubject.test(lead)) &&
  !(isOfAThing.test(found) && deniesRest.test(lead)) &&
  !/\b(?:not|not even)\s*$/i.test(lead);

/** "I miss her hands", "no key to it": a thing that is wanted, kept or lacking. Any other only happened to be there. */
const isDear = (found: string, lead: string): boolean =>
  /^(?:no|only|another)\b/i.test(found) ||
  /\b(?:miss|missed|missing|want|wanted|wants|need|needed|lost|lose|keep|keeps|kept|hate|hated|love|loved|hold|holding|held|wear|wearing|wore|still have|left (?:me|us)|smell|hear|found|threw (?:out|away)|gave (?:me|us|away)) (?:\w+ )?$/i.test(
    lead,
  );

const behindPlace = new RegExp(`\\b${before} $`, 'i');
/** "A red pen" behind "with" is only how it was done; "the real number" that nobody was told is what it is about. */
function bareness(found: string, lead: string, weight: number): number {
  if (isDear(found, lead)) return 0;
  return behindPlace.test(lead) || weight < TELLING_THING ? BARE : BARE / 3;
}

const tellsWhoIs = /^there(?:'s| is| was| are| were)\b/i;

/** "Quietly, so he won't bark" says what for, and nothing of him. */
const isPurpose = (clause: string, joint: string): boolean =>
  /\bso(?: that)?\s*$/i.test(joint) &&
  /^(?:i|he|she|they|it|we|you|nobody|no ?one|people|(?:the|my) \w+) (?:won'?t|will|can(?:'?t|not)?|could(?:n'?t)?|would(?:n'?t)?|do(?:es)?(?:n'?t| not))\b/i.test(
    clause,
  );

function worthOfDeed(clause: string, joint: string): number {
  if (isModal.test(clause)) return 0;
  if (strongDeed.test(clause) && !isSetting(clause)) return 2.6;
  return weightOf(clause, joint) >= HEAVY ? 2 : 1.4;
}

/** "Do I still like her photos" asks, with or without its mark. */
const asks = /^(?:do|does|did|am|is|are|was|were|can|could|should|would|will) (?:i|you|he|she|they|we|it)\b/i;

function piecesOfClause(clause: string, joint: string): (Piece | null)[] {
  const pieces: (Piece | null)[] = [];
  if (isPurpose(clause, joint) || asks.test(clause)) return pieces;
  const words = countWords(clause);
  // A clause that weighs may be a little longer: cut down to its end it would be about something else.
  const most = weightOf(clause, joint) >= HEAVY ? MOST_WORDS : SHORT_DEED;
  if (
    (subjects.test(clause) || namedSubject.test(clause)) &&
    words >= 3 &&
    words <= most &&
    !unreal.test(joint)
  )
    pieces.push(asPiece(clause, 'deed', worthOfDeed(clause, joint)));
  for (const [tail, kind, worth] of tails) {
    const found = tail.exec(clause);
    if (!found || countWords(found[0]) > words - 1) continue;
    // "There's a woman at my gym" is about her.
    if (tellsWhoIs.test(clause) && /^my\b/i.test(found[0])) continue;
    const lead = clause.slice(0, found.index);
    if (!isDetachable(found[0], lead)) continue;
    pieces.push(
      asPiece(found[0], kind, kind === 'thing' ? worth - bareness(found[0], lead, weightOf(clause)) : worth),
    );
  }
  return pieces;
}

/** What somebody said, null where "I" in it is the one who said it. */
function wordsOfOthers(sentence: string): string | null {
  const found = reported.exec(sentence);
  const [whole, words] = found ?? [];
  if (!found || !whole || !words || kindly.test(words)) return null;
  if (/(?:n't|\b(?:not|never)\b)(?: \w+)?\s*$/i.test(sentence.slice(0, found.index))) return null;
  // "She tells the bus driver": it is told to him.
  if (/\b(?:tells?|told|calls?|called) $/i.test(whole.slice(0, -words.length)) && /^the\b/i.test(words))
    return null;
  const isDirect = /["“]$/.test(whole.slice(0, -words.length)) || /\byour?\b/i.test(words);
  return isDirect && firstPerson.test(words) ? null : words.replace(/^(?:too|as well|again|always), /i, '');
}

function liftedWords(sentence: string): Piece | null {
  const words = wordsOfOthers(sentence);
  // Without its "because" it would say something else, and so would half of what was said.
  const isOne = words !== null && / because | and (?:i|i'm|we) /i.test(words);
  const lifted =
    words && asPiece((isOne ? words : words.split(/ (?:and|but) /i)[0]) ?? '', 'words_of_others', 2.8);
  return lifted && !listener.test(lifted.text) ? lifted : null;
}

const LEADING_UP = 1;

const weighedClauses = (sentence: string) =>
  clausesOf(sentence).map((told, at, all) => {
    const clause = clean(told.clause);
    return {
      ...told,
      weight: weightOf(clause, told.joint) - (leadsUp(clause, all[at + 1]) ? LEADING_UP : 0),
    };
  });

/** What is beside something far heavier is only how one gets there, and handed back it would pass the heavy by. */
function worthOf(weight: number, heaviest: number): number {
  const isOutweighed = heaviest - weight >= OUTWEIGHED;
  return weight * BY_WEIGHT - (isOutweighed ? BACKGROUND : 0);
}

/**
 * The pieces of a message, best first; empty where nothing can be taken out safely. Verdicts about oneself, threats, and
 * words in Swahili are never taken.
 */
export function livingPieces(heard: Understanding): Piece[] {
  if (heard.isMixedLanguage || heard.words < 3) return [];
  const text = heard.text;
  const pieces: (Piece | null)[] = [];
  const picture = pictured.exec(text)?.[1];
  if (
    picture &&
    !/^an? (?:secret|thing|lie|joke|hug|test|game)$|^(?:an?|the) (?:(?:really|so|very|pretty|total|complete|absolute) )?(?:bad|terrible|awful|horrible|useless|lousy|rubbish|poor|crap|worst|failing|selfish|lazy) /i.test(
      picture.trim(),
    )
  )
    pieces.push(asPiece(picture.replace(/\s+(?:and|but|because|when|so)\b.*$/i, ''), 'image', 4));
  const sentences = text
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !sentence.endsWith('?') && !thanks.test(sentence));
  const told = sentences.map(weighedClauses);
  const heaviest = Math.max(...told.flat().map(({ weight }) => weight));
  sentences.forEach((sentence, at) => {
    const late = sentences.length > 1 ? (at + 1) / sentences.length / 2 : 0.5;
    const lifted = liftedWords(sentence);
    if (lifted) pieces.push({ ...lifted, score: lifted.score + late });
    const clauses = told[at] ?? [];
    clauses.forEach(({ clause, joint, weight }, part) => {
      // "I stopped when she was born" is about the stopping, and "she brought soup when I was ill" about her.
      const isOfOthers = part > 0 && !/^(?:i|we)\b/i.test(clean(clauses[part - 1]?.clause ?? ''));
      const isAside =
        part > 0 &&
        /^\s*(?:when|since|until|while)\s*$/i.test(joint) &&
        (isOfOthers || !/\bi\b/i.test(clause));
      const place = late + (part + 1) / clauses.length / 2 - (isAside ? ASIDE : 0);
      for (const piece of piecesOfClause(clause, joint))
        if (piece) pieces.push({ ...piece, score: piece.score + place + worthOf(weight, heaviest) });
    });
  });
  const seen = new Set<string>();
  return pieces
    .filter((piece) => piece !== null && piece.score >= LEAST && isSayable(piece.text))
    .filter(
      (piece): piece is Piece => piece !== null && !seen.has(piece.text) && Boolean(seen.add(piece.text)),
    )
    .sort((a, b) => b.score - a.score);
}
