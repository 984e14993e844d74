// Which authored situation a message is about: by its meaning, the telling words it shares, and cues, in one score.
// A weak match is no match, for a wrong one claims what was never said; the engine then uses the member's own words.
import type { PlacedSituation } from './content/all-content.ts';
import { allSituations } from './content/all-content.ts';
import { isOnlyUnrealDeath } from './deaths.ts';
import { sharedWords } from './meaning/shared-words.ts';
import { cueScores, cueTokens, deniesDeeds } from './situation-cues.ts';
import { topicWords } from './topic-words.data.ts';
import { peoplePattern } from './understand.data.ts';
import { contentWordsOf } from './understand.ts';

/** To speak of violence, a habit or an identity nobody mentioned would hurt: outside its topic it must be named. */
const graveCategories = new Set(['trauma', 'addiction', 'lgbtq', 'health']);
const graveIds = /abus|assault|rape|violen|beat|molest|incest|robb|attacked/;
const isGrave = ({ category, id }: PlacedSituation): boolean =>
  (category !== null && graveCategories.has(category)) || graveIds.test(id);

/**
 * What would accuse, or claim what was not told, is spoken of only where they named it, in its own topic too: violence of
 * their own; that a friend is somebody they were a couple with.
 */
const mustBeNamed: Readonly<Record<string, RegExp>> = {
  'no-time-for-self':
    /\b(?:rest\w*|never stop|sit(?:ting)?|relax\w*|break|pause|days? off|holiday|hobb(?:y|ies)|(?:time|hour|minute|evening|anything|something|nothing) (?:\w+ )?(?:for|to) (?:me|my ?self)|my ?self last|own time|me[- ]time|self[- ]care|nap|bath|used to (?:read|paint|run|dance|play)|everyone else first|selfish)\b/i,
  // A list of chores may have the heating in it.
  'sleep-midlife-heat':
    /\b(?:hot|heat|flush\w*|flash\w*|sweat\w*|menopaus\w*|perimenopaus\w*|burning|sauna|drench\w*|freez\w*|nightdress|change of life)\b/i,
  'work-overload':
    /\b(?:more|much|many|extra|on top|pil(?:e|ed|es|ing)|loads?|workload|overtime|hours|late|nights?|weekends?|deadlines?|tasks?|projects?|e?mails?|tickets?|targets?|urgent|busy|behind|keep up|endless|catch up|short[- ]?staffed|understaffed|overwork\w*|overload\w*|kazi|stress\w*|dump\w*|pressure|cut (?:\w+ )?people|same output|never (?:ends?|stops?|finish\w*))\b/i,
  'sleep-older-short-nights':
    /\b(?:wak(?:e|es|ing)|woke|awake|up (?:at|since|before)|sleep (?:less|so little|badly|lightly)|(?:can't|don't|cannot) sleep|short nights?|at my age|go(?:es|ing)? to bed|doz(?:e|es|ing)|early|insomnia|[3-6] ?(?:am|o'clock))\b/i,
  'stress-morning-rush':
    /\b(?:kids?|children|sons?|daughters?|twins|chaos|school|nursery|shoes?|late|rush\w*|hurry\w*|alarm|breakfast|out of the (?:door|house)|commute|get(?:ting)? (?:\w+ )?ready)\b/i,
  'breakup-still-friends':
    /\b(?:my|an|her|his|our) ex\b|\bexes\b|\b(?:be|being|stay(?:ed|ing|s)?|still|just|remain\w*|only) (?:\w+ )?friends\b|\bfriends with\b|\b(?:he|she|they|we) (?:still )?(?:calls?|texts?|talks?|messages?|tells? me)\b|\blike nothing happened\b/i,
  'conflict-my-own-temper-with-partner':
    /\bi(?:'ve| have|'d| had)? (?:\w+ ){0,3}(?:hit|hitting|slap\w*|push\w*|shov\w*|grab\w*|punch\w*|kick\w*|chok\w*|threw|throw\w*|smash\w*|br(?:oke|eak)(?! up)|scared?|frighten\w*|hurt|los[et] (?:it|control)|raised (?:my|a) hand)\b|\bmy (?:own )?(?:temper|rage|violence)\b|\b(?:afraid|scared|frightened|terrified) of me\b/i,
};
/** Whether what was told allows to speak of a situation that has to be named; of most it always does. */
export const isNamedIn = (id: string, told: readonly string[]): boolean =>
  told.some((text) => mustBeNamed[id]?.test(text) ?? true);
const isNamed = ({ id }: PlacedSituation, text: string, recent: string | null): boolean =>
  id === recent || (mustBeNamed[id]?.test(text) ?? true);

/** What these take for granted, a crash or a doctor who does not listen, their cues must have named. */
const premised = /-after-|does-not-|refus|told-to-/;
/** Grief for somebody who died; those who are missed in life are not among them. */
const ofTheDead = /^grief(?!-dementia|-missing|-loss-that-is-not-death)/;
/** Of the member's own body: "she had cancer" and "my mum is ill" are of somebody else's. */
const ofOwnBody = /^ill(?:ness)?-(?!carer|burden|parenting)/;
/** The accident somebody died in was not the member's own. */
const ofOwnCrash = /road-accident|after-crash/;
/** Told of a slip, who did not slip hears that nobody listened. */
const ofSlips = /relapse|(?:^|-)slip|(?:^|-)lapse/;
const saysOfSelf = (text: string): boolean =>
  /\b(?:i|i'm|i've|me|my|myself|mine)\b/i.test(text.replace(new RegExp(peoplePattern, 'gi'), ' '));
const speaksOfOthers = (text: string): boolean =>
  !saysOfSelf(text) && (peoplePattern.test(text) || /\b(?:he|she)\b/i.test(text));
/** Outside grief only a cue makes a death of it. */
const isMourning = (cued: number, { topicId, recent }: MatchPlace): boolean =>
  cued > 0 || topicId === 'grief' || ofTheDead.test(recent ?? '');
/** "I'm not ill", "he wasn't absent": what is said not to be so is not what is meant. */
const saidNotToBe =
  /(?:\b(?:am|is|are|was|were)|'m|'s|'re) not (?:(?:an?|the|really|so) )*([a-z]+)|\b(?:is|are|was|were)n't (?:(?:an?|the|really|so) )*([a-z]+)/gi;
function namesSaidNotToBe(text: string): string[] {
  return [...text.matchAll(saidNotToBe)].map(([, one, other]) => (one ?? other ?? '').toLowerCase());
}
/** "I'm not depressed, I'm bored": whatever resembles low mood then, they said that it is not that. */
const saidNotToFeel: readonly [RegExp, RegExp][] = [
  [/\bi(?:'m| am|m) not (?:really |actually |even |clinically )?(?:depressed|sad|low)\b/i, /\blow\b|depress/],
  [/\bi(?:'m| am|m) not (?:really |actually |even )?(?:anxious|nervous|worried)\b/i, /anxi|worry/],
  [/\bi(?:'m| am|m) not (?:really |actually |even )?(?:burnt|burned) out\b/i, /burnout/],
  [/\bi(?:'m| am|m) not (?:really |actually |even )?lonely\b/i, /lonel/],
];
const feelingsDenied = (text: string): RegExp[] =>
  saidNotToFeel.filter(([said]) => said.test(text)).map(([, denied]) => denied);

const isNamedByAny = (id: string, names: string[]): boolean => {
  if (names.length === 0) return false;
  const own = id.split('-');
  return !own.includes('not') && names.some((name) => own.includes(name));
};
/** "You can sleep when they're eighteen" is of somebody else's nights, or a saying. */
const ofSleep = /^sleep-(?!new-baby)/;
const sleepOfOthers =
  /\b(?:you|he|she|they|it|baby|kids?|children) (?:[\w']+ ){0,2}(?:sle(?:ep|eps|pt)|nap(?:s|ped)?)\b/i;
const ownSleep =
  /\b(?:i|i'm|i've|me|my|we)\b(?:(?!\b(?:you|he|she|they|it)\b)[^.!?]){0,60}\b(?:sle(?:ep|pt)\w*|asleep|awake|wak\w*|woke|lie|lay|bed|nights?|nap\w*|dream\w*|nightmares?|insomnia|eyes?|doz\w*)/i;
const isGranted = ({ situation: { id }, cued }: Scored, text: string, place: MatchPlace): boolean =>
  !(ofSleep.test(id) && sleepOfOthers.test(text) && !ownSleep.test(text)) &&
  !(ofSlips.test(id) && deniesDeeds(cueTokens(text))) &&
  !(ofOwnBody.test(id) && speaksOfOthers(text)) &&
  !(ofOwnCrash.test(id) && isMourning(0, place) && !saysOfSelf(text)) &&
  (id === place.recent || cued > 0 || !premised.test(id)) &&
  !(ofTheDead.test(id) && (isOnlyUnrealDeath(text) || !isMourning(cued, place)));

/** What may be meant at all by a message, read once for all situations. */
function grantedBy(text: string, place: MatchPlace): (one: Scored) => boolean {
  const names = namesSaidNotToBe(text);
  const denied = feelingsDenied(text);
  return (one) =>
    !denied.some((feeling) => feeling.test(`${one.situation.topic ?? ''} ${one.situation.id}`)) &&
    !place.denied?.includes(one.situation.id) &&
    !isNamedByAny(one.situation.id, names) &&
    isGranted(one, text, place);
}

type Compiled = { situation: PlacedSituation; groups: Set<string>; isGrave: boolean };

const compiled: Compiled[] = allSituations.map((situation) => ({
  situation,
  groups: new Set(
    situation.cues.flatMap((cue) => cue.match(/@[a-z]+/g) ?? []).map((group) => group.slice(1)),
  ),
  isGrave: isGrave(situation),
}));

/** Whether a situation is at home under a topic. */
function belongsTo({ category, topic, home }: PlacedSituation, categoryId: string, topicId: string): boolean {
  if (category === categoryId && topic === topicId) return true;
  return home?.some((place) => place === `${categoryId}/${topicId}` || place === `${categoryId}/*`) ?? false;
}

export type SituationMatch = {
  situation: PlacedSituation;
  score: number;
  /** So near that its details may be spoken of. */
  isStrong: boolean;
  groups: Set<string>;
};

/** By cues alone, when the meaning is not known. One word is no reason to think of another topic. */
const CUED = 1.1;
const CUED_ELSEWHERE = 2;
/** Cues that speak for themselves. */
const STRONG_CUES = 4;
/** What a point of shared words and of cues is worth beside standing out in meaning. */
const WORDS_WORTH = 0.12;
const CUE_WORTH = 0.3;
const MOST_CUES = 4;
/** The score at which a situation of the present topic is spoken of; less when the talk already leans to it. */
const MEANT = 4.4;
const STRONG = 6;
/** Two that are as near as this are told apart by chance: neither is spoken of, unless it is beyond doubt. */
const NARROW = 0.35;
/** A situation of another topic must be named by a cue, this near, and this much nearer than those of the present one. */
const MEANT_ELSEWHERE = 6.8;
const LEAD_ELSEWHERE = 1.6;
/** "I start on Monday" leads to no other topic: so little may be said of anything. */
const FEWEST_WORDS_ELSEWHERE = 3;
/** When another topic fits so much better, nothing of the present one is meant. */
const OUTDONE = 2.6;
/** What was leant to before: how much it counts, and the least the message itself must bring. */
const LEANING_WORTH = 0.25;
const MOST_LEANING = 1.2;
const LEAST_NOW = 3.3;
/** A fact in which nobody says "I" resembles a situation by its things alone, and must resemble it closely. */
const PLAIN_FACT = 6.5;
const isPersonal =
  /\b(?:i(?!'m sure)|i'm|i've|me|my|myself|we|us|our|he|she|they|him|her|them|everyone|everybody|nobody|no ?one|people)\b/i;
/** A few words resemble too much to mean a situation by themselves. */
const MEANT_FROM_WORDS = 4;

function namesTopic({ category, topic, id }: PlacedSituation, text: string): boolean {
  const words = topicWords[graveIds.test(id) ? 'trauma/past-events' : `${category}/${topic}`];
  return words !== undefined && text.match(words) !== null;
}

export type MatchPlace = {
  categoryId: string;
  topicId: string;
  recent: string | null;
  /** What earlier messages spoke for, by situation id. */
  leanings?: Readonly<Record<string, number>>;
  /** What they said is not theirs. */
  denied?: readonly string[];
};

type Scored = Compiled & { score: number; now: number; cued: number; isHome: boolean };
const HOME_WITHOUT_MEANING = 1;
const RECENT = 0.2;

function scoreAll(text: string, place: MatchPlace, meant: Float32Array | null): Scored[] {
  const cues = cueScores(text.split(/(?<=[.?!;])\s+/).map(cueTokens));
  const shared = sharedWords(text);
  return compiled.map(({ situation, groups, isGrave: grave }, at) => {
    const cued = cues.get(at) ?? 0;
    const words = WORDS_WORTH * (shared[at] as number);
    const isHome = belongsTo(situation, place.categoryId, place.topicId);
    const lean = Math.min(MOST_LEANING, LEANING_WORTH * (place.leanings?.[situation.id] ?? 0));
    const now =
      meant === null ? cued + words : (meant[at] as number) + words + CUE_WORTH * Math.min(MOST_CUES, cued);
    const bonus =
      (meant === null && isHome ? HOME_WITHOUT_MEANING : 0) + (situation.id === place.recent ? RECENT : 0);
    return { situation, groups, isGrave: grave, cued, isHome, now, score: now + lean + bonus };
  });
}

const matched = ({ situation, score, now, groups }: Scored, isStrong = now >= STRONG): SituationMatch => ({
  situation,
  score,
  isStrong,
  groups,
});

function byCues(scored: Scored[], text: string): SituationMatch | null {
  const able = scored.filter(
    ({ cued, isHome, situation, isGrave: grave }) =>
      cued >= (isHome || situation.category === null ? CUED : CUED_ELSEWHERE) &&
      (isHome || !grave || namesTopic(situation, text)),
  );
  const best = able.sort((a, b) => b.score - a.score)[0];
  return best ? matched(best, best.cued >= STRONG_CUES) : null;
}

function byMeaning(scored: Scored[], text: string): SituationMatch | null {
  const isNear = ({ isHome, situation }: Scored): boolean => isHome || situation.category === null;
  const [best, second] = scored.filter(isNear).sort((a, b) => b.score - a.score);
  const [other, third] = scored
    .filter((one) => !isNear(one) && (!one.isGrave || namesTopic(one.situation, text)))
    .sort((a, b) => b.score - a.score);
  const homeScore = best?.score ?? 0;
  if (
    other &&
    other.cued > 0 &&
    contentWordsOf(text).length >= FEWEST_WORDS_ELSEWHERE &&
    other.now >= MEANT_ELSEWHERE &&
    other.score - homeScore >= LEAD_ELSEWHERE &&
    other.score - (third?.score ?? 0) >= NARROW
  )
    return matched(other);
  if (!best || best.score < MEANT || best.now < LEAST_NOW) return null;
  if (best.now < PLAIN_FACT && !isPersonal.test(text)) return null;
  if (other && other.score - best.score >= OUTDONE) return null;
  if (best.now < STRONG && best.score - (second?.score ?? 0) < NARROW) return null;
  return matched(best);
}

/**
 * The best situation for a message, or null. `meant`: how far each of `allSituations` stands out, when the meaning of the
 * message is known; without it only cues speak.
 */
export function matchSituation(
  text: string,
  place: MatchPlace,
  meant: Float32Array | null = null,
): SituationMatch | null {
  const isMeant = grantedBy(text, place);
  const scored = scoreAll(text, place, meant).filter(
    (one) => isNamed(one.situation, text, place.recent) && isMeant(one),
  );
  if (meant === null) return byCues(scored, text);
  return cueTokens(text).length < MEANT_FROM_WORDS ? byCues(scored, text) : byMeaning(scored, text);
}

/** What advice is asked about stands out this far, wherever it belongs. */
const ASKED_ABOUT = 4.6;

/**
 * The situation that advice is asked about: one of the present topic as ever, else the one of any topic that stands out.
 * To be told something of another topic that fits is better than something of this one that does not.
 */
export function situationAskedAbout(
  text: string,
  place: MatchPlace,
  meant: Float32Array,
): PlacedSituation | null {
  const known = matchSituation(text, place, meant);
  if (known) return known.situation;
  const isMeant = grantedBy(text, place);
  const [best] = scoreAll(text, place, meant)
    .filter(
      (one) =>
        isNamed(one.situation, text, place.recent) &&
        isMeant(one) &&
        (!one.isGrave || namesTopic(one.situation, text)),
    )
    .sort((a, b) => b.now - a.now);
  return best && best.now >= ASKED_ABOUT ? best.situation : null;
}

const LEAN_FADES = 0.7;
const LEAN_FROM = 2.2;
const LEANINGS_KEPT = 5;

/** What the talk leans to after this message: a little of before, and what of the present topic stands out now. */
export function leaningsAfter(text: string, place: MatchPlace, meant: Float32Array): Record<string, number> {
  const isMeant = grantedBy(text, place);
  const summed = scoreAll(text, { ...place, leanings: {} }, meant)
    .filter((one) => one.isHome && isMeant(one))
    .map(({ situation, now }) => ({
      id: situation.id,
      lean: LEAN_FADES * (place.leanings?.[situation.id] ?? 0) + Math.max(0, now - LEAN_FROM),
    }))
    .sort((a, b) => b.lean - a.lean)
    .slice(0, LEANINGS_KEPT);
  return Object.fromEntries(summed.map(({ id, lean }) => [id, Number(lean.toFixed(2))]));
}
