// Finds the one clause of a message worth handing back, and says what sort of clause it is, so that it can be
// framed well. A self-judgement must never be handed back as a fact ("you're worthless").
import { isSetting } from './clause-weight.ts';
import { tellsBurial, tellsPetPutDown, withoutUnrealDeaths } from './deaths.ts';
import { isFragment } from './fragment.ts';
import { isSayable } from './line.ts';
import { isVerdictWord, soundsLikeAnOrder } from './living-piece.ts';
import { isSarcastic } from './sarcasm.ts';
import { turnPerson } from './turn-person.ts';
import { emotionFamilies, findEmotion } from './understand.data.ts';
import type { Understanding } from './understand.ts';
import { contentWordsOf, endsWell, swahiliIn } from './understand.ts';

export type GistKind =
  | 'self_judgement'
  | 'inability'
  | 'fear'
  | 'wish'
  | 'feeling'
  | 'other_person'
  | 'loss'
  | 'duty'
  | 'doubt'
  | 'habit'
  | 'good'
  | 'cherished'
  | 'plain';

export type Gist = {
  /** Second person, no closing mark, small first letter where grammar allows: "your manager ignores you". */
  clause: string;
  kind: GistKind;
  score: number;
  /** Set for "X but Y": the two sides, turned. */
  sides?: [string, string];
};

const fillersAtStart =
  /^(?:(?:um+|uh+|hm+|er+|erm|well|so|like|yeah|yes|ugh|no(?=[,.]| (?:i|i'm|i've|he|she|they|we|it|it's|my|that|that's|this|not|but|and|just|really)\b)|nah|sorry(?=,)|ok(?:ay)?|fine(?=,)|honestly|basically|literally|actually|anyway|ngl|tbh|lowkey|i mean|you know|i guess|idk|to be honest|(?:(?:i|you) (?:don't|do not) know(?: but)?|not sure)(?=,)|(?:i don't know(?: but)?),? like\b|(?:i don't know(?: but)?)(?: that)?(?= (?:i|i'm|im|i've|it|it's|he|she|they|my|we|people|everyone|nobody|the|this|that) )|look|listen|and|but|because(?! of\b)|cause(?! of\b)|also|plus|then|just|see|right|oh|(?:ha)+h?|lol|omg|god(?= (?:i|she|he|they|it|we|my)\b)|fair (?:question|point|enough)(?=[,.!])|(?:good|tough|great) (?:question|one)(?=[,.!])|man|bro|dude|hey|hi|hello|thing is|the thing is|it's just that|it's like|probably|i would say|i'd say|i suppose(?= (?:i|i'm|it|it's|that|he|she|they|we|my|the)\b)|that(?= (?:i|he|she|they|we) (?:need|want|wish|hope|miss|love|hate|always|never|feel|felt|have|has|had|was|were|am|is|are|do|does|did|should)\b \S+ \S)|which means|except(?= (?:i|he|she|they|it|that|we)\b))\b[,. ]*)+/i;
const junkAtEnd =
  /[,. ]*\b(?:you know(?: what i mean)?|i guess|or (?:something|whatever|anything)|and (?:stuff|everything|all that|whatever)|if that makes sense|i suppose|idk|lol|lmao|haha+|tbh|ngl|fr|to be honest|honestly|though|tho|(?<!\b(?:old|young|good|bad|grown|family|the|a|this|that|other|my|his|her|married|big|little|best|nice|new) )man|bro|and so on|etc|(?<=\b(?:ago|hours|days|weeks|months|years|times|old) )(?:nearly|almost|roughly|or so|about)|give or take|(?<!\b(?:what|how|than|as|like|that|do|which|who|when|where|why|and|so|but|before) )i think|but(?: like)?|(?:and|so) like|,\s*right|,\s*(?:yeah|yep|yes|no)|,\s*sorry)\s*$/i;
const swearing = /\b(?:fucking|fuckin|freaking|damn|bloody|goddamn|motherfucking)\s+/gi;

const subject =
  /^(?:maybe|perhaps|i|i'm|i've|i'd|i'll|im|ive|he|she|they|we|it|it's|its|he's|she's|they're|we're|we've|my|our|his|her|their|the|this|that|these|those|there|there's|everyone|everybody|everything|nobody|no one|nothing|people|someone|something|work|school|money|sleep|sometimes|lately|every|when|whenever|if|all|some|most|part|being|having|getting|last|yesterday|today|tonight|now|even|after|before|since|at|in|on|both|one|two|me|with|for|as|half|mum|mom|dad|[A-Z][a-z]+)\b/;
const verbish =
  /\b(?:\w{2,}(?:s|ed|ing)|cannot|look|moved|sold|lose|bet|buy|bought|owe|hide|hid|am|are|is|was|were|be|been|have|had|has|do|does|did|don't|can|can't|could|couldn't|will|won't|would|should|must|feel|felt|think|thought|know|knew|want|need|hate|love|like|miss|lost|left|went|go|got|get|keep|kept|told|said|say|made|make|broke|hurt|cry|sleep|slept|wake|woke|work|fight|fought|try|yell|leave|feel|spend|spent|lie|lay|eat|ate|drink|drank|live|hear|heard|see|saw|find|found|i'm|i've|it's|he's|she's|they're|we're|hold|cut|put|let|quit|run|ran|start|stop|begin|began|take|took|give|gave|come|came|fall|fell|become|became|pay|paid|sit|sat|stand|stood|talk|call|ask|help|hope|wish|worry|scare|end|sang|sing|met|wore|grew|read|rang|drove|flew|rode|spoke|stole|stuck|taught|threw|understood|won|wrote|chose|drew|fed|froze|hung|led|meant|rose|sent|shook|shut|swore|tore|wept|bit|blew|built|brought|caught|cost|forgot|forgave|hit|sank|hugged|kissed)\b/i;

const judgements =
  /\b(?:i(?:'m| am|m| was| feel(?: like)?(?: i'm| i am)?| must be)\s+(?:\w+\s+){0,3}?(?:worthless|useless|stupid|too (?:much|intense|needy|clingy|loud|sensitive)(?: for (?:people|everyone|anyone))?$|a lot$|an? (?:\w+ )?(?:idiot|failure|loser|burden|disappointment|fraud|mess|joke|coward|liar|thief|traitor|hypocrite|cheat|monster|freak|fake|impostor|imposter)|(?:such )?the worst (?:mum|mom|mother|dad|father|parent|wife|husband|partner|friend|daughter|son|sister|brother|person|teacher|nurse|boss|colleague)\b|a bad (?:\w+)|a terrible (?:\w+)|a horrible (?:\w+)|pathetic|ugly|fat|disgusting|lazy|weak|broken|unlovable|not (?:good|smart|strong|pretty|man|woman) enough|not enough|dumb|crazy|incompetent|the problem|failing (?:as|at everything|everyone)|inadequate|replaceable|boring|dull|unlik(?:e)?able|unlovable)|i hate (?:myself|who i am|my body|how i look)|(?:everyone|everybody|people|they all) (?:hates?|judges?|laughs? at|thinks? (?:that )?i(?:'m| am|m) (?:\w+ ){0,3}?(?:an? (?:\w+ )?(?:idiot|failure|loser|burden|fraud|joke|mess|freak)|a bad \w+|stupid|useless|worthless|lazy|weak|crazy|dumb|ugly|fat|weird|annoying|boring|pathetic|selfish|the problem|not (?:good|smart|strong) enough))|(?:nobody|no one|noone) (?:(?:really |even |ever )?(?:likes?|loves?|wants?|cares?|respects?)(?! (?:anything|something|it|that|this|those|these|what|him|her|them|us|his|their|our|the|an?|more|to (?!.*\b(?:me|my|i)\b)|about (?!me\b|my (?:feelings|life)\b|what i\b|how i\b))\b)|would (?:care|want|miss))|i (?:can't|cannot|cant|don't|never) (?:ever )?do anything right|i(?:'ve| have)? (?:always |just )?(?:ruin(?:ed)?|mess(?:ed)? up|screw(?:ed)? up|fail(?:ed)?(?: at)?) (?:everything|it all|my life|everyone)|it(?:'s| is|'ll be| will be| was) (?:all )?my fault|i(?:'ll| will) never (?:be|get|find|have|amount)|i don't deserve|i(?:'m| am) such an?)\b/i;

/** Said to be not so: "I'm not lazy", "I never said it was my fault". */
const denials =
  /\bi(?:'m| am|m| was)(?: \w+ly| just)? not (?!(?:only|just)\b|(?:\w+ ){0,2}enough\b)|(?:\b(?:not|never)|(?<!ca)n't)(?: (?:really|even|actually|ever|once))* (?:say|said|saying|mean|meant|think|thought|thinking|believe|believed|that|because|as if|like|feel(?: like)?)(?: that)? (?:it|this|that|i)(?:'s|'m| is| was| am|m)?\b/gi;
/** "My ex said I was a lot" is the ex's verdict. */
const ofOthers = /\b(?:he|she|they|my (?:\w+ )?\w+) (?:\w+ )?(?:said|says|told me|called me)\b/i;
const judges = (raw: string): boolean => !ofOthers.test(raw) && judgements.test(raw.replace(denials, ' '));

/** Something dear: a habit of someone's, remembered. */
const cherished =
  /\bi used to (?:\w+ ){1,3}with (?:him|her|them|my \w+)\b|\b(?:he|she|we|they(?! used to be\b)|my \w+) (?:used to|always (?:\w+ed|was|had|made|said|sang|gave|took|came|went|knew|kept|did|told|brought|wore|let|sat|ate|drove|bought|held)\b|was the only|were the only|made the best|raised me|loved|sang(?! (?:flat|off|out of tune|badly))|taught me|would (?:always|call|sing|cook|make))\b|\bi miss (?:his|her|their) \w+|^we (?:called|named) (?:her|him|them|it) (?!back|out|in|off|again|a|an|the|names)\w+$/i;

/** Only what was done against someone is framed as hurtful. */
const harmful =
  /\b(?:not|never|n't|\w+n't|shout\w*|yell\w*|scream\w*|ignor\w*|lie[sd]?|lying|hate[sd]?|blame[sd]?|hit|hits|took|takes|cut|stopped|left|laugh(?:s|ed) at|critici[sz]\w*|angry|mad|cheat\w*|embarrass\w*|compar\w*|pressur\w*|threat\w*|nothing|nobody|no one|wrong|flinch\w*|disappoint\w*|forgot|refus\w*|told (?:me|the|everyone|everybody|them|my)|says i|said i|thinks i|talks? over|dramatic|credit|insult\w*|rude|mean|call(?:s|ed) me|snap\w*|behind my|without me|instead of|leave me|wanted me to|want me to|expects?|made me|makes me)\b/i;

const kinds: [GistKind, RegExp][] = [
  [
    'loss',
    /\b(?:died|passed away|passed on|(?<=\b(?:husband|wife|partner|mum|mom|mother|dad|father|son|daughter|brother|sister|gran\w*|nan|uncle|aunt|friend) )passed (?:(?:in|last|this) \w+|yesterday|suddenly|peacefully)|(?<!\bno |\bmissed (?:a|the|his|her|that) )funeral|miscarr\w+|still ?b(?:orn|irth)|we tried for (?:a baby|a child|kids|children)|we tried for (?:\w+ )?years$|(?:can't|couldn't|cannot) have (?:kids|children|a baby|babies|any more children)|ivf (?:failed|did(?:n't| not))|lost (?:the|our|a|another) (?:baby|pregnancy|twins?)\b(?! (?:weight|fat|monitor|photos?|teeth|name|shower))|(?:wife|husband|partner|boyfriend|girlfriend|[bg]f) left(?! (?:for|the|his|her|it|a|an|my|some|to|at|early|late|work|on|us)\b)|(?:he|she|they|wife|husband|partner|boyfriend|girlfriend|[bg]f) (?:left me|cheated|dumped me|broke up)|we broke up|broke up with me|(?<!\d, )divorced?(?!, )|lost my (?!keys?\b|phone|temper|mind|patience|way|place|train of|(?:\w+ )?(?:case|ticket|card|wallet|bag|purse|glasses|gloves?|charger|umbrella|password|passport|earrings?|airpods?|hat|pen|notes?|voice|appetite)\b)|fired|laid off|alifariki)\b/i,
  ],
  [
    'fear',
    /(?<!\blike an? (?:\w+ )?)\b(?:(?:don't|do not) want to (?:be|become|turn into|end up(?: like)?) (?:like )?(?:him|her|them|my (?:\w+ )?(?:man|dad|father|mum|mom|mother|brother|sister|uncle))|afraid|scared|worried|terrified|frightened|dread|dreading|anxious (?:about|that)|panic(?:king|ked)?|fear|think(?:ing)? (?:about|of)\b.*\b(?:if|when) (?:he|she|they)(?:'s|'re| is| are)? (?:not here|gone|not there|dead|dying))\b/i,
  ],
  [
    'inability',
    /\b(?:(?:can't|cannot|couldn't|can not)(?! (?:\w+ )?(?:believe|describe|explain|remember|imagine|put it|wait|complain|thank|stop (?:smiling|laughing|talking about))\b)|unable to|struggl\w+|hard (?:to|for me)|impossible|no matter (?:what|how)|trouble \w+ing|don't know how to|don't have (?:the )?(?:energy|space|strength))\b/i,
  ],
  [
    'doubt',
    /\b(?:don't know (?:if|how(?! to\b)|what(?! to do with my ?self)|whether|why|who|where|when)|not sure (?:if|how|what|whether)|wonder(?:ing)? (?:if|whether|why)|confused about|torn between|can't decide)\b/i,
  ],
  [
    'wish',
    /^(?:\w+ )?(?:i (?:just |really |only |still )?(?:want|wish(?! i (?:was|were) (?:joking|kidding))|hope|need|would like|would love)|i'd (?:like|love|rather)|i (?:just |really |still )?miss)\b/i,
  ],
  [
    'duty',
    /\b(?:i (?:have|had|need|got(?! to (?:like|love|know|see|meet|enjoy|be|hold|keep|spend))) to (?!answer|go|say|admit|tell)|i must|(?<!\b(?:says?|said|thinks?|told me|tells me)(?: that)? )i should(?! have\b| (?:be|feel) (?:\w+ )?(?:happy|glad|grateful|over it|fine|relieved|ok(?:ay)?|thankful|better|able to)\b)|i'm supposed to|i am supposed to|expects? me|responsible for|depends? on me|rel(?:y|ies) on me|my job to)\b/i,
  ],
  [
    'habit',
    /\bi(?:'m)?\b.{0,24}\b(?:always(?! (?:have|has|had|been|was|were|did|do|will)\b)|keep|kept \w+ing|every (?:time|day|night|morning|single)|over and over|again and again|constantly|all the time(?! in the world)|end up|whenever)\b/i,
  ],
  ['feeling', /\b(?:i(?:'m| am|'ve been| feel| felt| was| have been|'m feeling)|makes me|feels?)\b/i],
  [
    'other_person',
    /^(?:my (?!life|job|work|head|mind|body|phone|sleep|days?|house|room|heart|brain|chest|money|own|stomach|jaw|hands)|he|she|they|her|his|their|everyone|people|nobody|no one|someone)\b.*\b(?:me|us|i was(?:n't)?|i am|i'm)\b/i,
  ],
];

/** Of what they cannot bear, perhaps: it says nothing of how they are. */
const othersAreProud =
  /\b(?:everyone|everybody|they|people|he|she|(?:my|our) (?:\w+ )?\w+) (?:was|were|is|are) (?:all )?(?:(?:so|very|really) )*proud(?! of (?:me|us)\b)/i;

/** "What she's actually afraid of": hers. */
const isTheirFear =
  /^(?!.*\b(?:i|we)(?:'m|'re| am| are| was| were| feel| felt)? (?:\w+ )?(?:afraid|scared|worried|terrified|frightened|anxious|dread\w*|fear)\b).*\b(?:he|she|they|people|everyone|my (?:\w+ )?\w+)(?:'s|'re| is| are| was| were| gets?| got) (?:\w+ )?(?:afraid|scared|worried|terrified|frightened|anxious)\b/i;

const ownInability =
  /^(?!(?:(?:and|but|so|because|now|then) )*(?:he|she|they|it|people|(?:my|his|her|their|our) [\w-]+)\b)|\b(?:i|i'm|i've|we|me|us)\b/i;

function kindOf(raw: string, understanding: Understanding): GistKind {
  const isGood =
    findEmotion('good', raw) !== null &&
    !isSarcastic(understanding.text) &&
    !othersAreProud.test(raw) &&
    !/\b(?:not|n't|but|never|used to|wish|want to|hope|supposed|pretend|better (?:than|off)|should|(?:has|have|had|needs?|ought) to (?:be|feel|look|sound|go|do)|must be|lucky)\b/i.test(
      raw,
    );
  if (isGood && understanding.emotions.every((emotion) => emotion.family === 'good')) return 'good';
  if (endsWell(raw)) return 'good';
  if (cherished.test(raw) && !harmful.test(raw)) return 'cherished';
  if (judges(raw)) return 'self_judgement';
  if (judgements.test(raw)) return 'plain';
  const told = withoutUnrealDeaths(raw);
  const found =
    tellsPetPutDown(raw) || tellsBurial(raw)
      ? 'loss'
      : kinds.find(([kind, pattern]) => pattern.test(kind === 'loss' ? told : raw))?.[0];
  // "I was at a wedding" says where, not how it felt.
  const isThought = /\bfelt (?:that |(?:he|she|they|it|we) )/i.test(raw);
  const isFelt =
    (/\b(?:feel\w*|felt|makes? me)\b/i.test(raw) && !isThought) || understanding.emotions.length > 0;
  // "I'd feel a fool" is not felt yet.
  if (found === 'feeling' && (!isFelt || /\bi(?:'d| would) (?:feel|look|be)\b/i.test(raw))) return 'plain';
  if (found === 'fear' && isTheirFear.test(raw)) return 'plain';
  // "He can't hear it himself" is his.
  if (found === 'inability' && !ownInability.test(raw)) return 'plain';
  return found === undefined || (found === 'other_person' && !harmful.test(raw)) ? 'plain' : found;
}

/** Where a long sentence may be cut without breaking "me and my boss" or a "because" from its ground. */
const longSentenceJoints =
  /,\s+(?:and|but|so|which|then|plus)\s+|\s+(?:but|so then|and then|(?<!\bme )and (?=i |i'm |i've |he |she |they |it |now )|so (?=i |now |my ))\b\s*|,\s+(?=i |i'm |i've |he |she |they |my (?!\w+ and))/i;

/** Sentences, and the clauses of the long ones. Quoted speech is never cut. */
function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  for (const sentence of text.match(/(?:[^.?!\n;]|(?<=\d)\.(?=\d))+(?:["”])?[.?!\n;]*/g) ?? []) {
    const isShort = sentence.split(/\s+/).length <= 15;
    const parts = isShort ? [sentence] : sentence.split(longSentenceJoints);
    for (const part of parts) if (part && part.trim() !== '') clauses.push(part.trim());
  }
  return clauses;
}

function clean(clause: string): string {
  let result = clause
    .replace(swearing, '')
    .replace(fillersAtStart, '')
    // "Stupid, I feel so stupid" says it once.
    .replace(/^(\w+)[,.…]+ (?=i(?:'m| am| feel| felt| was) (?:so |just |really |such an? )?\1\b)/i, '');
  let before = '';
  while (before !== result) {
    before = result;
    result = result.replace(/[.?!,;:\s]+$/, '').replace(junkAtEnd, '');
  }
  const said = result.trim().replace(likeAFool, '');
  // What was quoted to the end of its sentence has lost the mark behind the full stop.
  const marks = said.match(/["“”]/g)?.length ?? 0;
  return marks % 2 === 1 && /["“]/.test(said) ? `${said}"` : said;
}

/** Two or three words that outweigh all beside them: "Agnes died". */
const bareDeath =
  /^(?!i\b|it\b|that\b|the (?:phone|car|battery|laptop|plant)s?\b)(?:\S+ ){1,2}(?:died|passed away)$/i;

function score(raw: string, understanding: Understanding, at: number, of: number): number {
  const words = raw.split(/\s+/).length;
  const content = contentWordsOf(raw).length;
  let total = Math.min(content, 6) * 0.4 + (at + 1) / of;
  if (/\b(?:i|me|my|i'm|i've)\b/i.test(raw)) total += 1.5;
  if (emotionFamilies.some((family) => findEmotion(family, raw) !== null)) total += 1.5;
  if (understanding.person && raw.toLowerCase().includes(understanding.person)) total += 1;
  if (/\b(?:want|wish|afraid|scared|can't|never|hate|miss|need|feel)\b/i.test(raw)) total += 1;
  if (/\b(?:idiot|bitch|bastard|asshole|moron|jerk)\b/i.test(raw)) total -= 2;
  if (/^(?:this|that|it|it's|that's|this is|i don't know|i don't really talk)\b/i.test(raw) && content < 3)
    total -= 2;
  if (
    /\b(?:said nothing|(?:was|were)(?:n't| not) there|silent|in front of|cried|crying|hands were|alone|nobody|walked out|by myself|ashamed|shak\w+|screamed|lied)\b/i.test(
      raw,
    )
  )
    total += 1;
  if (
    /^(?:(?:last|this) \w+ )?(?:we (?:all )?(?:met|went|were)|there (?:was|is|were)|it was (?:on|in|at))\b/i.test(
      raw,
    )
  )
    total -= 1;
  if (judgements.test(raw)) total -= 0.5;
  if (isSetting(raw)) total -= 1;
  if (words > 16) total -= 2 + (words - 16) * 0.3;
  if (bareDeath.test(raw)) total += 3;
  if (words < 4) total -= 1.5;
  if (content === 0) total -= 2.5;
  return total;
}

/** Turning persons is English grammar; a clause with Swahili in it would come back broken. */
const isPartlySwahili = (raw: string): boolean =>
  /\b(?:niko|nina|sina|yangu|wangu|kwa|kama|lakini|sijui|haina|bado|labda|doh|juzi|kampuni)\b/i.test(raw) ||
  /\b(?:ni|a|tu|wa)ka(?!r)[a-z]{3,}a\b/i.test(raw) ||
  swahiliIn(raw.replace(/\b(?:boss|mama|baba|pole|sasa)\b/gi, '')) >= 2;

/** Three words or more with a Swahili form among them and nothing English to hold them together. */
const isWhollySwahili = (raw: string): boolean =>
  swahiliIn(raw) >= 1 &&
  raw.split(/\s+/).length >= 3 &&
  !/\b(?:the|an?|my|i|i'm|is|was|it|in|on|at|of|and|to|with|for|from|since|not|no)\b/i.test(raw);

/** "I must go, the kettle", "he's up crying, gotta go": said to us, and no part of the story. */
const takesLeave =
  /\b(?:i|you)(?:'ve| have)? (?:must|should|better|(?:have|need|got|gotta|had) (?:to )?) ?(?:go|run|leave|dash|head off)(?:$|[,.!]| (?:now|bye|sorry|soon|anyway)\b)|\bhave to (?:go|run|dash)$/i;

function isWhole(raw: string): boolean {
  const words = raw.split(/\s+/);
  const fewest = bareDeath.test(raw) ? 2 : 3;
  if (words.length < fewest || words.length > 22 || !isSayable(raw)) return false;
  if (/^i (?:really |just |honestly )*(?:don't|do not) (?:really )?know$/i.test(raw)) return false;
  if (takesLeave.test(raw)) return false;
  if (!subject.test(raw.charAt(0).toLowerCase() + raw.slice(1)) && !subject.test(raw)) return false;
  if (
    /^(?:when|whenever|if|after|before|since|as)\b/i.test(raw) &&
    !/,|\b(?:i|he|she|they|it|my \w+)\b.*\b(?:i|i'm|he|she|they|it|my \w+)\b/i.test(raw)
  )
    return false;
  // "I can't sleep after" waits for what it was after; "the day after" does not.
  if (/(?<!\b(?:day|night|morning|week|month|year|ever|looked|look|looking) )\bafter$/i.test(raw))
    return false;
  return verbish.test(raw);
}

function twoSides(sentence: string): [string, string] | null {
  const parts = sentence.split(/,?\s+but\s+/i);
  // "But then" tells what came next, not the other side of it.
  if (parts.length !== 2 || /^then\b/i.test(parts[1] ?? '')) return null;
  const [left, right] = parts.map((part) => clean(part ?? ''));
  if (/^(?:there|here) (?:it|you|we|they) (?:is|are|go(?:es)?)$/i.test(right ?? '')) return null;
  if (!left || !right || !isWhole(left) || !isWhole(right) || judgements.test(sentence)) return null;
  const a = turnPerson(left);
  const b = turnPerson(right);
  if (a.hasYou || b.hasYou || a.text.split(' ').length + b.text.split(' ').length > 24) return null;
  return [a.text, b.text];
}

/** Of "I smile but inside I feel stupid", only what is a judgement is spoken of as one. */
function judgedPart(clause: string): string {
  if (!judges(clause)) return clause;
  const judged = clause
    .split(/,?\s+(?:but|and yet|even though|although|because)\s+/i)
    .find((part) => judges(part));
  return (judged ?? clause).replace(/^(?:inside|deep down|underneath|secretly)[, ]+(?=i\b)/i, '');
}

/** "Like an idiot", said alone after what they did. */
const bareVerdict =
  /^(?:(?:just|and|so|exactly|totally)[, ]+)*(?<as>like (?:an?|the) (?:(?:total|complete|absolute|bloody|real|right) )?(?:idiot|fool|failure|loser|coward|fraud|burden|freak|joke))[.! ]*$/i;

/** Clauses that can be mirrored, best first; empty when nothing in the message can be handed back whole. */
/** "My wife would kill me": handed back as it stands it would be taken at its word. */
const wouldBeAngry =
  /(?:\b(?:would|will|going to|gonna)|'d|'ll) (?:\w+ )?(?:kill|murder|strangle) (?:me|us)\b/i;
/** What they call themselves for it is not said after them. */
const likeAFool =
  /(?<=\S+ \S+ .*)(?<!\b(?:feel|felt|feels|look|looks|looked|seem|seems|am|was|be|being)) like (?:an?|some|the) (?:\w+ )?(?:idiot|fool|moron|loser|clown|coward|dummy|baby|failure|freak|psycho|weirdo)$/i;

export function gistsOf(understanding: Understanding): Gist[] {
  if (understanding.isMixedLanguage) return [];
  const clauses = clausesOf(understanding.text.replace(bareVerdict, 'I feel $<as>'));
  const gists: Gist[] = [];
  clauses.forEach((clause, at) => {
    if (clause.endsWith('?') || wouldBeAngry.test(clause)) return;
    const sides = twoSides(clause);
    const raw = clean(judgedPart(clause));
    if (!isWhole(raw) || isPartlySwahili(raw)) return;
    const { text, hasYou } = turnPerson(raw);
    if (hasYou && !/"[^"]*\byou/i.test(raw)) return;
    const gist: Gist = {
      clause: text,
      kind: kindOf(raw, understanding),
      score: score(raw, understanding, at, clauses.length),
    };
    gists.push(sides ? { ...gist, sides } : gist);
  });
  for (const sentence of understanding.text.split(/(?<=[.?!])\s+/)) {
    const sides = twoSides(sentence);
    if (sides && !gists.some((gist) => gist.sides)) {
      const best = gists[0];
      if (best) best.sides = sides;
    }
  }
  return gists.sort((a, b) => b.score - a.score);
}

const SHORT_CHARACTERS = 80;

/** Few words, and few characters too. */
export const isShort = (text: string): boolean => text.length <= SHORT_CHARACTERS && isSayable(text);

/** "Why do I always do this" is no answer; "when he shouts" is one. */
const question =
  /^(?:why|how come|(?:what|how|who|when|where|which) (?:do|does|did|is|are|was|were|am|can|could|would|should|will|have|has)|what's|how's)\b|^who (?:the \w+ )?(?!knows\b)\w+s (?:an?|the|my|her|his|their|them|him|me)\b/i;

/** A short answer ("since March", "my chest, mostly") handed back as it stands; null when it cannot be. */
export function shortAnswerOf(understanding: Understanding): string | null {
  if (understanding.words === 0 || understanding.words > 8 || understanding.isMixedLanguage) return null;
  if (!isShort(understanding.text)) return null;
  const said = understanding.text.replace(/[?!,;:.\s]+$/, '');
  if (understanding.isQuestion || question.test(said) || isFragment(said)) return null;
  const raw = said.replace(fillersAtStart, '').replace(junkAtEnd, '');
  if (
    raw === '' ||
    /^(?:call (?:me|him|her|it|them) \w+|(?:good)?bye\b.*|ta|cheers|just me|me|it|that|this|yes|no|(?:i )?(?:really |just |honestly )*(?:don'?t|do not) (?:really )?know(?: (?:really|either|yet))?|idk(?: really)?|dunno|not sure|no idea|meh|lol\b.*|i|you|nothing|whatever|(?:i'm|im|i am) (?:back|here))$/i.test(
      raw,
    ) ||
    raw.split(/\s+/).length > 7 ||
    judgements.test(raw) ||
    isPartlySwahili(raw) ||
    isWhollySwahili(raw) ||
    isVerdictWord(raw) ||
    soundsLikeAnOrder.test(raw) ||
    /[.?!…]["”']? +\S/.test(raw)
  )
    return null;
  const isSubjectless =
    /^(?:don'?t|can'?t|won'?t|didn'?t|haven'?t|couldn'?t|could|might|wanna|want|need|feel|felt)\b/i.test(raw);
  const { text, hasYou } = turnPerson(
    isSubjectless ? `i ${raw.charAt(0).toLowerCase()}${raw.slice(1)}` : raw,
  );
  return hasYou || text === '' || isFragment(text) ? null : text;
}
