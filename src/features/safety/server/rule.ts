// What a safety rule is, and the circumstances under which it counts: who, when, and whether it was denied.
// Rules are data (`rules/*.data.ts`); this file is the only place that reads them.
import type { RiskKind, RiskLevel } from '../safety.contract.ts';
import type { NormalisedTurn } from './normalise.ts';

export type Level = Exclude<RiskLevel, 'none'>;

export type Rule = {
  /** `kind.what`, stable: it is stored as evidence. */
  id: string;
  kind: RiskKind;
  level: Level;
  /** Matched against one normalised clause. */
  pattern: RegExp;
  /** Counts although a "not" stands before it (the pattern carries its own). */
  ignoresNegation?: true;
  /** Counts although it lies in the past (pills taken an hour ago). */
  ignoresPast?: true;
  /** Counts fully when it is about someone else (a child, a friend on the floor). */
  ignoresSubject?: true;
  /** Counts although a film, a game or the news is spoken of (they speak to the member). */
  ignoresStory?: true;
  /** A joke is the form in which it is said. */
  ignoresHumour?: true;
  /** Must stand somewhere in the same message. */
  needs?: RegExp;
  /**
   * Must not stand in the same clause; for a broad rule, anywhere in the message. "I don't want to live anymore. I lost
   * my job": the job explains nothing away.
   */
  unless?: RegExp;
  /** Casts a wide net: where the learned stage has read the message and is sure that it is calm, it counts as watch. */
  isBroad?: true;
};

/** Weak on its own; signals with different ids add up over the conversation. */
export type Signal = {
  id: string;
  kind: RiskKind;
  weight: number;
  pattern: RegExp;
  /** Must not stand anywhere in the same message. */
  unless?: RegExp;
};

export type Finding = { id: string; kind: RiskKind; level: Level; isBroad?: true };

export const negators = /\b(?:not|never|no|without|nor|neither|isnt|zero|sina|sitaki|si)(?: \w+){0,3} ?$/;
const falseNegators =
  /\b(?:not going to lie|not only|can not (?:stop|help|shake|get|escape|bear|handle)|do not know (?:if|why|how|when)|do not (?:care|mind) if|not sure|why not|could not care|not a joke|not joking|no reason not)\b/;

export const pastMarkers =
  /\b(?:(?:years?|decades?|months) ago|used to|back then|back when|when i was (?:a |in |\d+|young|little|at |\w+teen\b|twenty|thirty)|nikiwa (?:mdogo|shule|mtoto)|kitambo|zamani|in (?:high school|college|uni|university|primary|my teens|my twenties|the past|20[01]\d)|as a (?:kid|child|teen|teenager)|long time ago|last year|(?:was|were) a (?:kid|child|teen|teenager))\b/;
export const presentAgain =
  /\b(?:again|still|now|lately|these days|coming back|come back|came back|is back|are back|today|tonight|recently|never stopped|this (?:week|month)|anymore i want)\b/;
const returned = /\b(?:again|still|lately|coming back|come back|came back|is back|are back|never stopped)\b/;
export const resolved =
  /\b(?:(?:i am|i feel|feeling|doing|things are) (?:much |a lot |so much |way |mostly )?(?:fine|ok|okay|better|good|glad|safe|past that|over it|well|happy)|not anymore|no longer|recovered|got help|got better|got through|therapy helped|glad i (?:am|did|got|stayed)|behind me|so far from|do not feel (?:that|like that)|(?:years|months|days) clean|sober|glad (?:somebody|someone|i)|nimepona|niko sawa|nilipata help|nimesamehe|tunacheka|forgiven|we laugh about)\b/;

/** Past, for a rule, beside `pastMarkers`, which the network was trained with. An hour ("at eleven") is never past. */
const longAgo =
  /\b(?:when i was (?:only |just |about |around )?(?:[1-9]|1[0-7]|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|i was (?:only |about |around )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)(?: years old)? when|miaka (?:\w+ ){1,3}(?:iliyopita|nyuma)|nikiwa (?:na miaka|kijana|campus|chuo\w*|form|high school|primary)|nilikuwa? na(?:tamani|taka| mawazo ya)|there was a time|years ago today|that (?:winter|summer|spring|autumn)\b(?! is)|that year after|(?:years|decades) back|as a student|my first (?:husband|wife|marriage)|ages? \w+ to \w+|in (?:19|20)\d\d|(?:spent|lived through) a (?:winter|summer|year)|once (?:wanted|wished|thought|tried)|tried to (?:\w+ ){1,4}at (?:\w+teen|eleven|twelve)|at (?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty) i (?:was|had|wanted|wished|tried|wrote|thought|used))\b/;
const survived =
  /\b(?:sasa|leo) (?:\w+ ){0,2}(?:niko (?:sawa|poa|salama|vizuri)|nina (?:furaha|amani))\b|\b(?:nilipona|hayo yalipita|nilitoka huko|sina mawazo hayo)\b|\b(?:glad|grateful|thank god) (?:that )?(?:i|it) (?:failed|did not|survived|lived)\b|\bit (?:has )?passed\b|\b(?:have|has) not (?:\w+ )?(?:felt (?:that way|like that|it|suicidal|so low)|thought (?:of|about) (?:it|that|dying|suicide)|wanted (?:to|it|that)|done (?:it|that)|cut|hurt myself|self harmed|tried(?: it)?)\b.{0,12}\b(?:since|in (?:\w+ )?\w+ (?:years|months)|in (?:years|months|ages)|for (?:years|\w+ years))\b|\b(?:do not|never) (?:get|have|feel) (?:the|any|those|that) (?:urges?|thoughts?)(?: anymore)?\b|\blong (?:behind me|over|gone|past)\b/;
/** Neither of them means today. */
const anniversary = /\b(?:years? ago today|(?:has|did) not (?:come|came) back)\b/g;
const atWork = /\b(?:my|our|the|one of (?:my|our)) (?:clients|patients|callers|pupils|students)\b/;

export const others =
  /\b(?:he|she|they|people|someone|somebody|everyone|who|client|patient|my (?:\w+ )?(?:friend|bestie|brother|sister|mum|mom|mother|dad|father|son|daughter|cousin|uncle|aunt|wife|husband|boyfriend|girlfriend|partner|ex|roommate|flatmate|neighbou?r|colleague|coworker|boss|grandma|grandpa|grandmother|grandfather|student|teacher|kid|child|teenager|niece|nephew|bf|gf))\b/g;
export const self = /\b(?:i|we|me|my life|myself|ni|nina|mimi)\b/g;

export const stories =
  /\b(?:movie|film|novel|book i|the book|tv show|the show|series|episode|season|character|video ?game|the game|in game|gaming|boss fight|boss level|respawn|lobby|fortnite|minecraft|gta|call of duty|valorant|elden ring|song|lyrics?|the news|on the news|podcast|documentary|article|headline|play i am in|my story|screenplay|history class|lecture|thesis|essay)\b/;

/** Where the member was meanwhile: what is told beside it is no part of the story. */
const meanwhile =
  /\b(?:we|i) (?:(?:were|was|had been|had) )?watch(?:ed|ing) (?:a|the|this|our|some) (?:\w+ )?(?:movie|film|tv show|show|series|episode|documentary)$|\b(?:through|during|throughout|after|instead of|in the middle of|halfway through|walked out of) (?:this|the|that|my|our|a) (?:whole |entire |last )?(?:movie|film|tv show|show|series|episode|documentary|podcast|lecture|history class)\b|\b(?:while|when|as) (?:they|he|she|everyone|everybody|we|i|(?:my|the) \w+)(?: (?:is|are|was|were|am))?(?: all)? watch(?:es|ed|ing)? (?:a|the|this|our|some|their) (?:\w+ )?(?:movie|film|tv show|show|series|episode|documentary|news|match)\b/g;

/** Sits on top of idiom removal: an exaggeration over something small. */
export const trifles =
  /\b(?:homework|assignment|exam|essay|spreadsheet|meetings?|zoom|emails?|traffic|monday|mondays|queue|line|wifi|internet|printer|outfit|haircut|hair|selfie|embarrass\w*|cringe\w*|awkward|crush|text(?:ed)? back|workout|leg day|gym|hungover|hangover|spicy|hungry|bored|boring|dishes|laundry|song|concert|sale|shoes|cute|puppy|food|fries|pizza|fridge|remote|charger)\b/;

function lastIndex(pattern: RegExp, text: string): number {
  let last = -1;
  for (const match of text.matchAll(pattern)) last = match.index;
  return last;
}

/** 'other' when the nearest subject before the match is somebody else. */
function subjectOf(clause: string, at: number, matched: string): 'self' | 'other' {
  if (/^(?:i|my|we)\b/.test(matched)) return 'self';
  if (/\bmyself\b|\bmy (?:own )?life\b/.test(matched)) return 'self';
  const before = clause.slice(0, at);
  return atWork.test(before) || lastIndex(others, before) > lastIndex(self, before) ? 'other' : 'self';
}

const lower: Record<Level, Level | null> = { imminent: 'elevated', elevated: 'watch', watch: null };

export const bereavement =
  /\b(?:killed (?:himself|herself|themselves|themself)|died by suicide|took (?:his|her|their) (?:own )?life|committed suicide|suicide of|lost (?:him|her|them|my \w+) to suicide|hanged (?:himself|herself)|ended (?:his|her|their) life)\b/;

/** Told at work, in class or on a form; and asked about and answered with no. */
const tellsOfOthersWork =
  /\b(?:(?:risk|first aid|safeguarding|awareness|suicide prevention) training|(?:did|had|finished|gave|taught|teaching|teach) (?:a |the |our |my )?(?:\w+ )?(?:training|course|workshop|lecture|module|students|pupils)|my (?:student|pupil|patient|client|caller)s? (?:told|said|who|once)|(?:is|are) what (?:tiktok|people|kids|they) (?:makes?|write|say|call)|group chat name|stands for|(?:weird|silly|new) word|asked (?:me )?(?:\w+ ){0,5}(?:if|whether|about)\b.{0,80}\b(?:said|say|tick(?:ed)?|answer(?:ed)?|told (?:her|him|them)) (?:no|never|not)|kwa utani|maneno tu ya utani)\b/;
const ownWish =
  /\bi (?:want|wish|need|am going|will|plan|feel|keep|am so|can not|do it|did it)\b|\bme too\b|\bso do i\b|\b(?:was|is) a lie\b|\bi (?:lied|was lying)\b/;

const meansIt =
  /\b(?:for real|no joke|no but i (?:think|do|mean|want|would)|not (?:a joke|a bit|joking|kidding|playing)|i mean it|is not a joke|stopped being a (?:bit|joke)|anyway i)\b/;

/** `clause`: the original without its idioms. */
function judge(
  rule: Rule,
  clause: string,
  original: string,
  turn: NormalisedTurn,
  halves: Set<Rule> | undefined,
): Finding | null {
  const match = rule.pattern.exec(clause);
  if (!match) return null;
  if (rule.needs && !rule.needs.test(turn.whole)) {
    halves?.add(rule);
    return null;
  }
  if (rule.unless?.test(rule.isBroad ? turn.whole : original)) return null;

  let level: Level | null = rule.level;
  const before = clause.slice(0, match.index);
  const isJoking = !rule.ignoresHumour && turn.hasHumour && !meansIt.test(turn.whole);
  if (!rule.ignoresNegation && negators.test(before) && !falseNegators.test(before)) return null;

  if (!rule.ignoresSubject && subjectOf(clause, match.index, match[0]) === 'other') {
    if (bereavement.test(turn.whole)) return null;
    level = 'watch';
  }
  if (!rule.ignoresPast && (pastMarkers.test(clause) || longAgo.test(clause))) {
    const whole = turn.whole.replace(anniversary, ' ');
    const isOver = resolved.test(whole) || survived.test(whole);
    if (isOver && !returned.test(whole)) return null;
    if (!presentAgain.test(whole)) level = 'watch';
  }
  if (tellsOfOthersWork.test(turn.whole) && !ownWish.test(turn.whole)) return null;
  if (
    !rule.ignoresStory &&
    stories.test(turn.whole.replace(meanwhile, ' ')) &&
    !/\b(?:tonight|right now|anymore|real life|for real)\b/.test(turn.whole)
  ) {
    level = level === 'imminent' ? 'watch' : null;
  } else if (
    trifles.test(turn.whole) &&
    (turn.hasHumour || /\b(?:so |that )?embarrass|^if\b/.test(turn.whole))
  ) {
    level = null;
  } else if (isJoking && level && level !== 'imminent') {
    level = lower[level] ?? level;
  } else if (isJoking && level) {
    level = 'elevated';
  }
  return level && { id: rule.id, kind: rule.kind, level, ...(rule.isBroad && { isBroad: true }) };
}

const withoutIdioms = (clause: string, idioms: readonly RegExp[]): string =>
  idioms.reduce((text, idiom) => text.replace(idiom, ' ~ '), clause);

/** Clauses; in a message of more it is cheaper to ask first whether what a rule needs is there at all. */
const FEW_CLAUSES = 2;

/**
 * Every rule that counts in one message, the strongest reading of each. `halves`: is given the rules whose words are there and
 * what they need beside them is not, in a message of few clauses.
 */
export function applyRules(
  rules: readonly Rule[],
  idioms: readonly RegExp[],
  turn: NormalisedTurn,
  halves?: Set<Rule>,
): Finding[] {
  const findings: Finding[] = [];
  const isShort = turn.clauses.length <= FEW_CLAUSES;
  const possible = isShort ? rules : rules.filter(({ needs }) => !needs || needs.test(turn.whole));
  for (const original of turn.clauses) {
    const clause = withoutIdioms(original, idioms);
    for (const rule of possible) {
      const finding = judge(rule, clause, original, turn, halves);
      if (finding) findings.push(finding);
    }
  }
  for (const words of turn.reported) {
    for (const rule of rules) {
      if (!rule.pattern.test(words)) continue;
      const isPast = pastMarkers.test(turn.whole) || stories.test(turn.whole);
      if (!isPast) findings.push({ id: rule.id, kind: rule.kind, level: 'watch' });
    }
  }
  return findings;
}

export function applySignals(
  signals: readonly Signal[],
  idioms: readonly RegExp[],
  turn: NormalisedTurn,
): Signal[] {
  if (stories.test(turn.whole)) return [];
  const clauses = turn.clauses.map((clause) => withoutIdioms(clause, idioms));
  return signals.filter((signal) =>
    clauses.some((clause) => {
      const match = signal.pattern.exec(clause);
      if (!match || signal.unless?.test(turn.whole)) return false;
      if (/\b(?:not|never) (?:a )?$/.test(clause.slice(0, match.index))) return false;
      const isPast = pastMarkers.test(clause) && !presentAgain.test(turn.whole);
      return !isPast && !(turn.hasHumour && signal.weight < 3);
    }),
  );
}
