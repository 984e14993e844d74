// What a statement is about: something that happened, a person, a child, work, money, a body. Where nothing nearer is known,
// a friend would still ask something that belongs to that: after an event how it went on, of a person what they are like.
import type { aboutQuestions } from './about-questions.data.ts';
import { tellsDeath } from './deaths.ts';
import { peoplePattern } from './understand.data.ts';
import type { Understanding } from './understand.ts';

export type AboutKind = keyof typeof aboutQuestions;

const animal =
  /\b(?:my|our|the|his|her|a) (?:(?:old|little|new|big) )?(?:dogs?|cats?|puppy|kittens?|rabbits?|horse|parrot|hamster|tortoise|budgie|hens?|goats?|cows?)\b(?! days?\b)/i;
const baby =
  /\b(?:newborn|new baby|my baby|the baby|our baby|\d+ (?:days?|weeks?|months?)[- ]old|breast ?feed\w*|bottle[- ]?feed\w*|nappies|nappy|diapers?)\b/i;
const child =
  /\b(?:my|our) (?:\w+ )?(?:sons?|daughters?|kids?|children|child|boys?|girls?|toddler|twins|teenager|grandson|granddaughter|grandchildren|stepson|stepdaughter)\b/i;
const money =
  /\b(?:rent|loans?|debts?|salary|wages|payslip|half pay|bills?|overdraft|savings|budget|mortgage|tax(?:es)?|fees|deposit|pension|benefits|payday|pay day|broke(?= (?:until|till|again|right now|this))|owe[sd]?|can't afford|shillings?|pounds|dollars|euros)\b|[£$€]\s?\d/i;
const bodily =
  /\b(?:my|the) (?:\w+ )?(?:knees?|back|hips?|head|neck|shoulders?|stomach|chest|legs?|feet|hands?|eyes|skin|teeth|tooth) (?:\w+ )?(?:hurts?|aches?|burns?|itch\w*|is (?:sore|bad|stiff|swollen|tight)|are (?:sore|bad|stiff|swollen)|went|goes|gives?|plays up)\b|\b(?:migraines?|headaches?|back ?pain|cramps|tinnitus|eczema|arthritis|asthma|diabetes|fatigue|palpitations|reflux|periods?(?= (?:are|is|hurt|pain)))\b/i;
const sleep =
  /\b(?:sle(?:ep|pt|eping) (?:badly|poorly|in|through|less|two|three|four|\d+|on the)|can't sleep|don't sleep|awake (?:at|until|till|all|half)|insomnia|woke (?:up )?(?:at|again)|wake (?:up )?(?:at|again|every))\b/i;
const games =
  /\b(?:video ?games?|gaming|(?:play|playing|played) (?:\w+ ){0,3}(?:online|valorant|fortnite|fifa|minecraft|league|cod|apex|roblox|chess)|discord|xbox|playstation|my (?:guild|clan|squad|server))\b/i;
const study = /\b(?:thesis|dissertation|essays?|chapter|coursework|assignments?|my (?:phd|masters))\b/i;
const school =
  /\b(?:exams?|revision|lectures?|seminar|my (?:degree|course|finals)|uni|university|college|semester|supervisor)\b/i;
/** Of somebody else's work or school they are not asked as if it were theirs. */
const own = /\b(?:i|i'm|i've|i'd|my|me|we|our|us)\b/i;
const ofOthers =
  /\b(?:he|she|they|my (?:\w+ )?(?:son|daughter|kid|boy|girl|brother|sister|husband|wife|dad|father|mum|mom|mother|partner|friend|\w+friend)|(?!I\b|And\b|But\b|So\b|Then\b|Yesterday\b|The\b|My\b|We\b|Maybe\b|When\b|Since\b|Because\b)[A-Z][a-z]+)(?:'s|'d)? (?:\w+ )?(?:went|left|goes|going|moved|started|wanted|wants|works?|worked|is|was|has|had|came|comes|got)\b/;
const isOwn = (text: string): boolean => own.test(text) && !ofOthers.test(text);
const work =
  /\b(?:work(?:ing|ed)?(?! (?:out|it out|on (?:myself|us|it))\b)|job|shifts?|office|boss|manager|colleagues?|co-?workers?|stand-?up|clients?|customers?|orders|my (?:own )?(?:business|company|shop|bakery|café|cafe|salon|restaurant)|the (?:shop|company|factory|warehouse|hospital ward))\b/i;
const place =
  /\b(?:i|we)(?:'ve| have|'m| am| just| still)* (?:moved|live|living|lived|grew up|came|emigrated|settled|stay|staying|rent|renting|landed) (?:\w+ )?(?:to|in|into|at|from|with|out|back|over|alone)\b|\b(?:the|my|our|this) (?:new )?(?:flat|house|apartment|town|village|city|street|building|bedsit|place)\b/i;
const planned =
  /\b(?:i(?:'m| am) (?:going to|gonna|planning|thinking of|about to)|i'?ll|i will|we(?:'re| are) (?:going to|gonna|planning)|i plan to|i(?:'ve| have) (?:booked|signed up)|wants? (?:me|us) to|next (?:week|month|year|spring|summer|\w+day)|tomorrow)\b/i;
const habitual =
  /\b(?:every (?:single )?(?:day|night|morning|evening|week|time|hour|weekend|\w+day)|always|usually|mostly|whenever|each (?:time|day|night|morning|week)|all the time|again and again|over and over|times a (?:day|night|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b|\bi(?:'ve| have)? (?:keep|kept) \w+ing\b/i;
/** Things there are several of, and that ask for something. */
const many =
  /\b(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|hundreds of) (?:[a-z-]+ )?(?:e?mails|messages|tickets|tabs|tasks|jobs|projects|patients|applications|interviews|meetings|deadlines|orders|things to do|chores|boxes|letters|forms|appointments|calls)\b/i;
/** What is no more has no working day to be asked of. */
const isOver =
  /\b(?:lost|closed|shut(?: down)?|sold|folded|went under|bankrupt|fired|laid off|sacked|quit|resigned|retired|let (?:me|us) go|used to|no longer|gave up)\b/i;
const past =
  /\b(?:\w{3,}ed|went|left|came|said|told|got|woke|saw|took|gave|lost|broke|hit|ran|sat|fell|threw|sent|wrote|found|ate|called|did|made|put|brought|bought|met|stood|heard|began|began|rang|hung|drove|paid|sold|chose)\b/i;
const happenedToUs =
  /^(?:(?:and|but|so|then|well|yesterday|today|this morning|last \w+|on \w+)[, ]+)*(?:he|she|they|we|everyone|everybody|somebody|someone|my (?:[\w-]+ )?[\w-]+)(?:'d| just| had| has| then| even| finally)* (?:\w{3,}ed|went|left|came|said|told|got|took|gave|lost|broke|hit|ran|sat|fell|threw|sent|wrote|found|called|did|made|put|brought|bought|met|stood|rang|hung|drove|paid|sold|chose)\b/i;
const somebodyDid =
  /(?:^|[.!?] )(?!It|This|That|There|These|Those|What|Who|Nothing|Something|Everything|The|And|But|So|Then|Yes|No|Well|Ok|Maybe|You|If|When|Not|Just|Never|Always)[A-Z][a-z]+ (?:just |then |even |finally )?(?:\w{3,}ed|went|left|came|said|told|got|took|gave|lost|broke|hit|ran|sat|fell|threw|sent|wrote|found|called|made|put|brought|bought|met|stood|rang|hung|drove|paid|sold|chose)\b/;
const usedToBe = /\b(?:used to|always|never|every|would (?:always|never))\b/i;
/** How somebody or something is, and has been: not what it is ("it's a thesis"), nor how old anybody is. */
const lasting =
  /\bi(?:'m| am|m| feel| have been|'ve been) (?!an?\b|the\b|my\b|from\b|here\b|back\b|just here\b|not sure\b|sorry\b|sure\b|done\b|\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b|\w+teen\b)|\bit(?:'s been|(?: just| has)? (?:went|gone|got) |(?:'s| is) (?:so|very|too|always|all|just|getting|still) )|\b(?:the|my) [\w-]+ (?:is|are|feels?|has been) (?!an?\b|the\b|my\b)|^(?:nobody|no one)\b/i;
/** Not "my dad's before me". */
const he =
  /\b(?:he|he's|hes|him)\b|\b(?:my|our) (?:\w+ )?(?:husband|boyfriend|dad|father|brother|uncle|grandpa|grandfather|grandad)\b(?!'s \w+)/i;
const she =
  /\b(?:she|she's|shes)\b|\b(?:my|our) (?:\w+ )?(?:wife|girlfriend|mum|mom|mother|sister|aunt|auntie|gran|grandma|grandmother)\b(?!'s \w+)/i;
const they = /\b(?:they|they're)\b|\b(?:my|our) (?:\w+ )?(?:parents|friends|brothers|sisters|family)\b/i;

/** Of them is asked only what may be asked of somebody who lives. */
const livesNoMore = (text: string): boolean => tellsDeath(text);

/** What belongs to a mourned person or to the days without them; a wedding told beside a death is a wedding. */
const ofTheDead =
  /\b(?:he|she|him|his|her|hers|they|them|their|miss\w*|grave|cemetery|funeral|burial|ashes|without (?:him|her|them)|gone|died|dead|death|grie[fv]\w*|mourn\w*|empty|quiet|silent|silence|house|bed|chair|coat|clothes|shoes|things|voice|photos?|pictures?|wardrobe|ring|number|birthday|anniversary|christmas)\b/i;

/** The one person a message is about, by sex; of both, or of nobody, null. */
export function onePersonIn(text: string): 'him' | 'her' | null {
  const isHe = he.test(text);
  return isHe === she.test(text) ? null : isHe ? 'him' : 'her';
}

/** One person, as they were named; of several "he" and "she" would be a guess. */
function personIn(text: string): AboutKind | null {
  if (livesNoMore(text)) return null;
  const one = onePersonIn(text);
  if (one || he.test(text)) return one;
  if (they.test(text)) return 'them';
  return peoplePattern.test(text) ? 'someone' : null;
}

const things: readonly [AboutKind, RegExp][] = [
  ['animal', animal],
  ['baby', baby],
  ['body', bodily],
  ['sleep', sleep],
  ['money', money],
  ['games', games],
  ['study', study],
  ['school', school],
];
const mustBeOwn = new Set<AboutKind>(['study', 'school', 'work']);
const circumstances: readonly [AboutKind, RegExp][] = [
  ['child', child],
  ['place', place],
  ['work', work],
  ['number', many],
];

/** The nearest first; empty where nobody could say what it is about. `isMourned`: somebody died, a short while ago in this talk. */
export function aboutKinds(
  { text, intent }: Pick<Understanding, 'text' | 'intent'>,
  isMourned = false,
): AboutKind[] {
  if (intent !== 'tells' || text.trim().endsWith('?')) return [];
  if (isMourned && (ofTheDead.test(text) || somebodyDid.test(text)))
    return [past.test(text) ? 'remembered' : 'withoutThem'];
  if (isOver.test(text)) return ['event'];
  const kinds: AboutKind[] = [];
  const add = (found: readonly [AboutKind, RegExp][]): void => {
    for (const [kind, pattern] of found)
      if (pattern.test(text) && (!mustBeOwn.has(kind) || isOwn(text))) kinds.push(kind);
  };
  add(things);
  const isPlanned = planned.test(text);
  if (isPlanned) kinds.push('plan');
  if (!isPlanned && (happenedToUs.test(text) || somebodyDid.test(text)) && !usedToBe.test(text))
    kinds.push('event');
  if (habitual.test(text)) kinds.push('regular');
  add(circumstances);
  const person = personIn(text);
  if (person) kinds.push(person);
  if (kinds.length === 0 && lasting.test(text)) kinds.push('state');
  return kinds.slice(0, 3);
}
