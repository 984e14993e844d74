// Chooses a reviewed reply to what the member just said, where it asks for one of its own, and keeps the word given to
// somebody who wants no questions. Like `safe-words.ts` it remembers by the conversation alone.
import type { AssessedTurn, Assessment } from '../safety.contract.ts';
import { isReaders } from './evidence.ts';
import { endOf, normalise } from './normalise.ts';
import { openingOf, speaksOneOf } from './openings.ts';
import { readTurn } from './read-turn.ts';
import { noAnswer } from './rules/answers.data.ts';
import type { DeclinedHelp } from './rules/declined.data.ts';
import {
  answerings,
  goOnScripts,
  noPlanScripts,
  quietScripts,
  refusesQuestions,
  unaskedBodyScript,
  unaskedScript,
} from './safe-answers.data.ts';
import type { SafeFamily, SafeScript } from './safe-words.data.ts';

/** Words; a longer "no" says what it refuses by itself. */
const BARE_NO = 3;

type LastSpoken = (script: SafeScript) => number;

const holdsRuledDanger = (content: string): boolean =>
  readTurn(content).findings.some(({ level }) => level !== 'watch');

/** No questions are wanted, and no danger was told since that was granted. */
export function isUnasked(conversation: readonly AssessedTurn[]): boolean {
  const at = conversation.findLastIndex(
    ({ role, content }) => role === 'assistant' && speaksOneOf(content, [unaskedScript, unaskedBodyScript]),
  );
  return (
    at >= 0 &&
    !conversation.slice(at).some(({ role, content }) => role === 'user' && holdsRuledDanger(content))
  );
}

/** Asks for something that can be refused, and not for how things are. */
const offersIt = /\b(?:would|could|will|what would|what gets|which|who|whose|is there)\b[^.?]*\?\s*$/i;

/** Help that was refused with no more than "no" to the script that offered it. */
export function refusedBarely(
  conversation: readonly AssessedTurn[],
  scripts: readonly SafeScript[],
): Set<DeclinedHelp> {
  const refused = new Set<DeclinedHelp>();
  conversation.forEach(({ role, content }, at) => {
    const before = conversation[at - 1];
    if (role !== 'user' || before?.role !== 'assistant' || !offersIt.test(endOf(before.content))) return;
    const { whole } = normalise(content);
    if (whole.split(' ').length > BARE_NO || !noAnswer.test(whole)) return;
    const offered = scripts.find(
      (script) => script.offers && before.content.includes(openingOf(script)),
    )?.offers;
    // Whose life is in danger is asked again for an ambulance, in other words.
    if (offered && offered !== 'emergency') refused.add(offered);
  });
  return refused;
}

const PART = 500;
const OVERLAP = 120;

/** Of a long text pieces that overlap: patterns with gaps in them take seconds on the whole of it. */
function partsOf(whole: string): string[] {
  if (whole.length <= PART) return [whole];
  const parts: string[] = [];
  for (let from = 0; from < whole.length; from += PART - OVERLAP) parts.push(whole.slice(from, from + PART));
  return parts;
}

/** What was said to the member's last words, where they ask for words of their own; null: the next step. */
export function answerTo(request: {
  words: string;
  family: SafeFamily;
  lastSpoken: LastSpoken;
  offered: ReadonlySet<DeclinedHelp>;
  declined: readonly string[];
  /** No step was said yet, or none of a danger that is now. */
  isBeginning: boolean;
  /** They were asked about thoughts of dying. */
  isAsked: boolean;
}): SafeScript | null {
  const { words, family, lastSpoken, offered, declined, isBeginning, isAsked } = request;
  const { whole } = normalise(words);
  if (whole === '') return null;
  const isRefusing = refusesQuestions.test(whole);
  const unasked = family === 'medical' ? unaskedBodyScript : unaskedScript;
  if (isRefusing && !isBeginning && lastSpoken(unasked) < 0) return unasked;
  const length = whole.split(' ').length;
  const parts = partsOf(whole);
  for (const { scripts, heard, unless, families, after, most, isFirst } of answerings) {
    if (isBeginning && !isFirst) continue;
    if (families && !families.includes(family)) continue;
    if (after && !after.some((help) => offered.has(help))) continue;
    if (most && length > most) continue;
    if (parts.some((part) => unless?.test(part)) || !parts.some((part) => heard.test(part))) continue;
    const script = scripts.find(
      (candidate) =>
        lastSpoken(candidate) < 0 &&
        !(isAsked && asksOfDying(candidate)) &&
        !(candidate.offers && declined.includes(candidate.offers)),
    );
    if (script) return script;
  }
  return null;
}

export const answeringScripts: readonly SafeScript[] = [
  ...answerings.flatMap(({ scripts }) => scripts),
  unaskedScript,
  unaskedBodyScript,
  ...quietScripts,
  ...noPlanScripts,
  ...goOnScripts,
];

/** A no to it is heard as one. */
export const asksOfDying = ({ text }: SafeScript): boolean =>
  text.endsWith('having thoughts of ending your life?');

/** Somebody else's life is feared for, and nothing was heard of the member's own but by the reader. */
export const isAboutAnother = ({ evidence }: Assessment): boolean =>
  evidence.includes('suicide.other-person') &&
  evidence.every((id) => id === 'suicide.other-person' || !id.startsWith('suicide.') || isReaders(id));

const sayingAge =
  /\bi am (?:only |still )?(?:[89]|1[0-7]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: (?:years? old|yrs?|yo))?(?= (?:and|so|my|now|at|in|please|girl|boy)\b| *$)(?! (?:in (?:a|two|three)|at (?:the|a) (?:end|gym)))/;

/** Told of a childhood, or with an age of their own: whoever says so is no child anymore, unless they say that, too. */
const grown =
  /\b(?:when i was (?:only |just )?(?:(?:like|about|around) )?(?:an? (?:\w+ )?(?:kid|child|boy|girl|teen\w*)|little|small|young|[1-9]|1[0-7]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)|i was (?:only |about |around )?(?:[1-9]|1[0-7]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)(?: years old)? (?:when|and)|(?:years|decades) ago|as a (?:kid|child|boy|girl|teen\w*)|in my childhood|i am (?:a (?:mother|father|mum|mom|dad|grandmother|grandfather|grown)|(?:[2-9]\d|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty)\b))/;

/** A child or a teenager speaks, by their own words. */
export const isMinor = (assessment: Assessment, said: string): boolean => {
  const clauses = said.split('\n').flatMap((line) => normalise(line).clauses);
  if (clauses.some((clause) => sayingAge.test(clause))) return true;
  return (
    assessment.evidence.includes('child_at_risk.minor-speaking') &&
    !clauses.some((clause) => grown.test(clause))
  );
};

const hurting =
  '(?:shook|shaken|squeezed|smothered|choked|slapped|smacked|hit|beat|beaten|kicked|punched|threw|thrown|burn(?:ed|t)|whipped|caned|hurt)';
const ofAChild =
  '(?:my|our|the) (?:own |little |baby |older |younger |\\w+ (?:year|month) old )*(?:baby|newborn|toddler|twins?|sons?|daughters?|child|children|kids?|little (?:boy|girl|one)|stepson|stepdaughter|grandson|granddaughter)';
/** A child by name, or by what it did: "I shook her because she wouldn't stop crying". */
const ownHands = new RegExp(
  `\\bi (?:have |just |even |nearly |almost |really )*${hurting} (?:${ofAChild}\\b|(?:him|her|it)\\b(?! back).{0,50}\\b(?:(?:would|did) not stop(?! (?:hit|beat|touch|hurt|shak|kick|chok|yell|shout|thr)\\w*)|stop(?:ped)? crying|cr(?:y|ied|ying)|scream\\w*|cot|crib|nappy|(?:went|got|was) quiet|glass|spilled)\\b)`,
);

/** A child was hurt by the member, and by nobody else: who did it is not asked whether they are safe from somebody. */
export const isByOwnHand = (assessment: Assessment, said: string): boolean =>
  assessment.kinds.includes('child_at_risk') &&
  !isMinor(assessment, said) &&
  said.split('\n').some((line) => ownHands.test(normalise(line).whole));

const fearsToHarm =
  /\b(?:scared|afraid|terrified|frightened|worried|petrified|horrified|terrifies me|scares me)\b.{0,60}\b(?:hurt|harm|kill|drop|stab|shake|smother|snap|lose control)|\b(?:horrible|awful|unwanted|intrusive|disturbing|sick|violent) (?:\w+ )?(?:images?|thoughts?|pictures?|flashes|visions)\b|\b(?:images?|thoughts?|pictures?) (?:\w+ ){0,4}(?:terrif\w+|horrif\w+|disgust\w*|scare|frighten)\b|\bi would never (?:\w+ )?(?:do (?:it|that)|hurt|harm)\b/;
const meansToHarm =
  /\b(?:deserves?|revenge|make (?:him|her|them) pay|want to (?:hurt|kill|hit|stab)|going to (?:hurt|kill|hit|stab)|hate (?:him|her|them)|so angry|rage)\b/;

/** The thought of doing harm is what frightens them. */
export const isFearedHarm = (said: string): boolean => {
  const { whole } = normalise(said);
  return (
    fearsToHarm.test(whole) &&
    !meansToHarm.test(whole.replace(/\b(?:not|never) (?:\w+ )?want to (?:hurt|kill)\b/g, ' '))
  );
};
