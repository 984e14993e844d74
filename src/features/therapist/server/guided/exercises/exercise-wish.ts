// A wish for an exercise, whichever way it is put: "is there an exercise or not", "box breathing? anything?", "i do want
// one, just not breathing". A kind that is not wanted is no refusal of the others. A story that mentions one is no wish.
import { exerciseAskedFor, exerciseRequested } from './all-exercises.ts';
import type { ExerciseId } from './exercise-ids.ts';

export type ExerciseWish = {
  /** By name or need; null where any will do. */
  id: ExerciseId | null;
  /** Not wanted, now or earlier in the talk. */
  excluded: readonly ExerciseId[];
};

const MOST_WORDS = 28;
const MOST_CHARACTERS = 200;

const kinds: readonly [RegExp, readonly ExerciseId[]][] = [
  [/breath\w*/, ['box-breathing', 'long-breathing']],
  [/(?:writing|journal\w*|lists?|letters?)/, ['thought-record', 'self-compassion', 'worry-time']],
  [/(?:ground\w*|senses|five things)/, ['grounding']],
  [/(?:body ?scan\w*|meditat\w*|mindful\w*)/, ['body-scan']],
];
const unwantedBefore =
  "(?:just |but |anything )?(?:not|no|without|anything but|except|other than|hate|can't stand|cannot stand|sick of|(?:don't|dont|do not) (?:want|like|do)|doesn't help:?) (?:(?:any|the|more|another|a|these|those|doing|your) ){0,2}";

/** The kinds they do not want. */
function excludedIn(told: readonly string[]): ExerciseId[] {
  const all = told.map((text) => text.slice(0, MOST_CHARACTERS).toLowerCase().replaceAll('’', "'"));
  return kinds.flatMap(([kind, ids]) => {
    const pattern = new RegExp(`\\b${unwantedBefore}(?:(?:box|deep|slow) )?${kind.source}\\b`);
    return all.some((text) => pattern.test(text)) ? ids : [];
  });
}

const thing = '(?:exercise|technique|breathing thing|practice)s?';
const asks: readonly RegExp[] = [
  new RegExp(
    `\\b(?:is there|do you (?:even )?have|have you got|you got|got|where(?:'s| is)) (?:an?|any|some|the|that|this|my)(?: \\w+){0,2} ${thing}\\b`,
  ),
  new RegExp(
    `(?:^|[.!?,]\\s*)(?:an? |the |any |another )?(?:(?!no |without |stop |hate )\\w+ )?${thing},? (?:please|pls|plz|now|already|then|or not)\\b`,
  ),
  new RegExp(
    `\\b(?:can|could|will|would) (?:you|we|i) (?:please |just )?(?:give|show|teach|do|try|have|get|start|offer)(?: me| us)? (?:an?|any|some|the|that|another|one)(?: \\w+){0,2} ${thing}\\b`,
  ),
  new RegExp(
    `\\bi(?:'d| would)? (?:do |really |still |just )?(?:want|need|like)(?: to (?:do|try|have))? (?:an?|any|some|another|one)(?: \\w+){0,2} ${thing}\\b`,
  ),
  new RegExp(
    `^(?:(?:ok(?:ay)?|yes|yeah|so|and|hello|please)[,.?! ]+)*(?:give|show|teach) me (?:an?|any|some|the|that|another)(?: \\w+){0,2} ${thing}\\b`,
  ),
  /^(?:(?:ok(?:ay)?|so|and|please|yes|yeah|just|maybe)[,.?! ]+)*(?:(?:can|could|will) you |i need |i want )?(?:please )?(?:some )?help(?: me)? with (?:the |my |some )?(?:words|wording)\b/,
  // Named, and nothing besides.
  /^(?:(?:ok(?:ay)?|so|um+|hello|hey|maybe|what about|how about|and|please|yes|yeah|do)[,.?! ]+)*(?:the |a |some )?(?:box breathing|breathing exercise|4[- ]?7[- ]?8(?: breathing)?|body ?scan|grounding|5[- ]?4[- ]?3[- ]?2[- ]?1|thought record|worry time|urge surfing|opposite action)(?: exercise| thing)?(?:[?!.,]+(?:\s*(?:anything|please|something|or what|hello)[?!. ]*)?|(?: please| pls| then| now| instead)[?!. ]*|)$/,
];
/** "I do want one. just not breathing". */
const wantsAnother =
  /\bi (?:do|did|still|really) (?:want|need) (?:one|an exercise|something)\b|\b(?:another|a different) (?:one|exercise|technique)\b|\bsomething (?:else|different)\b.{0,20}\bnot\b/;
/** Told or feared, and no wish. */
const ofALife =
  /\b(?:gym|physio\w*|my (?:doctor|therapist|teacher|trainer|coach|homework|maths?)|workout|cardio|(?:he|she|they) (?:gave|said|told|made|want\w*)|used to|stop (?:the|this)|no exercise|exercise more|more exercise)\b/;
/** What people ask for that no words of ours can lead them through. */
export const notOurs =
  /\b(?:yoga|hypno\w*|emdr|tapping|eft|visuali[sz]\w*|stretch\w*|massage|tarot|astrology|horoscope|rorschach|dream interpretation)\b/i;
/** Of the trouble, where it names no exercise. */
const needs: readonly [RegExp, ExerciseId][] = [
  [
    /\b(?:racing (?:thoughts|mind|heart|head)|(?:mind|thoughts|head) (?:\w+ )?(?:race|races|racing))\b/,
    'grounding',
  ],
];

/** @param told messages of the member, this one last. */
export function exerciseWishIn(told: readonly string[]): ExerciseWish | null {
  const said = told.at(-1) ?? '';
  const text = said.slice(0, MOST_CHARACTERS).toLowerCase().replaceAll('’', "'").trim();
  if (said.length > MOST_CHARACTERS || text.split(/\s+/).length > MOST_WORDS) return null;
  if (ofALife.test(text) || notOurs.test(text)) return null;
  const isExcluding = excludedIn([said]).length > 0;
  const isWish = asks.some((pattern) => pattern.test(text)) || (isExcluding && wantsAnother.test(text));
  if (!isWish) return null;
  const excluded = excludedIn(told);
  const named = needs.find(([pattern]) => pattern.test(text))?.[1] ?? exerciseAskedFor(text);
  // Who asks for it by name now wants it after all.
  const isNamed = named !== null && (exerciseRequested(text) === named || !excluded.includes(named));
  return { id: isNamed ? named : null, excluded: isExcluding || !isNamed ? excluded : [] };
}
