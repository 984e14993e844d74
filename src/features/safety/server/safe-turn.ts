// Whether reviewed words take this turn of a talk, and which. The one place that decides it, for every surface on which a
// therapist answers: what is sure is answered step by step, what is not is asked about once, and who goes on to speak of
// something else is heard again in between, with the card still in sight.
import type { AssessedTurn, Assessment, RiskKind, RiskLevel } from '../safety.contract.ts';
import { riskKinds } from '../safety.contract.ts';
import { assess, cannotWait } from './assess.ts';
import { isReaders } from './evidence.ts';
import { friendWords, wasHelpedAsFriend } from './friend.ts';
import { endOf, normalise } from './normalise.ts';
import { leastRecent, speaksOneOf, spokenBefore } from './openings.ts';
import { readAnswer } from './read-answer.ts';
import { readTurn } from './read-turn.ts';
import {
  asksToGoOn,
  believedScripts,
  friendScript,
  goOnScripts,
  noPlanScripts,
  ofTheSame,
} from './safe-answers.data.ts';
import { isAboutAnother } from './safe-answers.ts';
import {
  askAgainScript,
  askingScripts,
  clearedScripts,
  reliefScripts,
  type SafeFamily,
  type SafeScript,
} from './safe-words.data.ts';
import {
  everyStep,
  familyFor,
  fill,
  isToBeAnswered,
  type SafeWords,
  type SafeWordsRequest,
  safeWords,
  saidIn,
  suicideQuestions,
} from './safe-words.ts';
import { isOfAnother } from './whose-danger.ts';

/** Replies of reviewed words before the member is heard on other things again. */
const FIRST_STEPS = 5;
/** The same where only the learned stage took what was said for grave. */
const FIRST_STEPS_UNSURE = 2;
/** Words; a shorter answer does not yet speak of something else. */
const LONG_ENOUGH_TO_BE_HEARD = 5;
/** Therapist turns of ordinary talk between two steps, for who speaks of something else. */
const BETWEEN_STEPS = 3;
/** Words; a longer "no" has something in it that deserves an answer of its own. */
const BARE_NO = 4;

const speaks = (turn: AssessedTurn | undefined, scripts: readonly SafeScript[]): boolean =>
  turn !== undefined && speaksOneOf(turn.content, scripts);
const isGraveLevel = (level: RiskLevel): boolean => level === 'elevated' || level === 'imminent';
const isStep = (turn: AssessedTurn | undefined): boolean => speaks(turn, everyStep);
const wordsIn = (content: string): number => content.trim().split(/\s+/).length;

/** What the member told in words that rules know, and gravely. */
function toldKinds({ evidence }: Assessment, conversation: AssessedTurn[]): Set<RiskKind> {
  const told = new Set<RiskKind>();
  for (const { role, content } of conversation)
    if (role === 'user')
      for (const { kind, level } of readTurn(content).findings) if (level !== 'watch') told.add(kind);
  for (const kind of riskKinds) if (evidence.some((id) => id.startsWith(`${kind}.answered`))) told.add(kind);
  return told;
}

/**
 * Where rules heard one thing and the reader alone fears for the life or for violence, what was told is answered: a child
 * who begs that nobody be told is not sent through the steps for suicide. `fearsForLife`: it is worth asking about.
 */
function answeringWhatWasTold(
  assessment: Assessment,
  conversation: AssessedTurn[],
): { assessment: Assessment; fearsForLife: boolean } {
  const { kinds, evidence, isUnsure } = assessment;
  const told = isUnsure ? new Set<RiskKind>() : toldKinds(assessment, conversation);
  const isLifeFeared = evidence.every((id) => !id.startsWith('suicide.') || isReaders(id));
  const isFeared = (kind: RiskKind) =>
    (kind === 'suicide' && isLifeFeared) || (kind === 'abuse' && !told.has('abuse'));
  const left = kinds.filter((kind) => !isFeared(kind));
  if (left.length === kinds.length || !left.some((kind) => told.has(kind)))
    return { assessment, fearsForLife: false };
  const level = assess(conversation).level === 'imminent' ? 'imminent' : 'elevated';
  const answered = isGraveLevel(assessment.level) ? level : assessment.level;
  return {
    assessment: { ...assessment, level: answered, kinds: left },
    fearsForLife: kinds.includes('suicide') && isLifeFeared,
  };
}

/** "What if I deserve it", of blows: it sounds dark, and what it asks for is to be contradicted. */
const blamesThemselves = (request: SafeWordsRequest): boolean =>
  /^answer\.(?:blame|deserved)/.test(safeWords(request).id);

/** Nothing was said against it since the member said that they are safe. */
function isRelieved(conversation: AssessedTurn[]): boolean {
  const at = conversation.findLastIndex((turn) => turn.role === 'assistant' && speaks(turn, reliefScripts));
  return at >= 0 && assess(conversation.slice(at)).level === 'none';
}

const isOnlyNoPlan = (words: string, question: string): boolean =>
  readAnswer(words, question, null).findings.some(({ id }) => id === 'suicide.answered-no-plan');

const tellsPlainly = (content: string): boolean =>
  readTurn(content).findings.some(({ level }) => isGraveLevel(level));

/**
 * Whoever was asked, and wants to go on with what they came with, is followed: 'now' where they ask for it, 'on' while they
 * do and nothing grave is said in plain words; null: neither.
 */
function goingOn({ conversation }: SafeWordsRequest, wasAsked: boolean): 'now' | 'on' | null {
  const words = conversation.at(-1)?.role === 'user' ? (conversation.at(-1)?.content ?? '') : '';
  const before = conversation.findLast(({ role }) => role === 'assistant');
  const isAsked = wasAsked || (before !== undefined && speaks(before, Object.values(askingScripts)));
  const { whole } = normalise(words);
  const isAsking = asksToGoOn.test(endOf(whole)) && !ofTheSame.test(whole);
  if (isAsked && isAsking && !tellsPlainly(words)) return 'now';
  const at = conversation.findLastIndex((turn) => turn.role === 'assistant' && speaks(turn, goOnScripts));
  const since = conversation.slice(at + 1);
  return at >= 0 && !since.some(({ role, content }) => role === 'user' && tellsPlainly(content))
    ? 'on'
    : null;
}

function goOnWords({ assessment, conversation, help }: SafeWordsRequest): SafeWords {
  const lastSpoken = spokenBefore(conversation);
  const wasOffered = everyStep.some((step) => step.offers === 'hotline' && lastSpoken(step) >= 0);
  const isDeclined = assessment.declined.includes('hotline');
  const [first, quietly] = goOnScripts as [SafeScript, SafeScript];
  return fill(wasOffered || isDeclined || lastSpoken(first) >= 0 ? quietly : first, help);
}

/** A yes that goes on with how something is: "yeah, feels like putting a bag down". */
const yesAndOn =
  /^\s*(?:yeah|yes|yep|yea|mm+|aye)\b[\s,.!]+(?:feels?|felt|looks?|looked|sounds?|seems?|smells?|tastes?|someone|somebody|everyone)(?:'\w+)?(?: \S+){2,}/i;
/** What others do, or what happens with food and care: neither the body in danger nor the wish to die. */
const ofAnother = new Set<SafeFamily>(['abuse', 'child', 'neglect', 'eating']);
/** With these in it, it is a yes to whether somebody thinks of dying. */
const ofThemselves =
  /\b(?:i|i'm|im|i've|ive|me|my|myself|thoughts?|thinking|thought|sometimes|lately|every|often|always|it|them|they|that|dying|die|dead|death|end(?:ing)?|kill\w*|life|alive|liv(?:e|ing)|gone|hurt|had|been|maybe|bit|lot|since|night|nights|day|days|all|now|still|again|kind|sort|guess|kufa|kuishi|maisha|mawazo)\b/i;

/** Null when the therapist answers this turn as usual. */
export function safeTurn(given: SafeWordsRequest): SafeWords | null {
  const { conversation, help, isLeaving = false } = given;
  if (given.assessment.level !== 'none' && isOfAnother(conversation)) {
    const isBegun = isGraveLevel(given.assessment.level) || wasHelpedAsFriend(conversation);
    return isBegun ? friendWords(given) : null;
  }
  const { assessment, fearsForLife } = answeringWhatWasTold(given.assessment, conversation);
  const request = { ...given, assessment };
  const { level, isUnsure = false, isSaidNow = false } = assessment;
  const isGrave = isGraveLevel(level);
  const said = conversation.filter(({ role }) => role === 'assistant');
  const before = said.at(-1);
  const steps = said.filter(isStep).length;
  const lastTurn = conversation.at(-1);
  const words = lastTurn?.role === 'user' ? lastTurn.content : '';

  // Who was only watched is wished well like anybody; where it was grave once, nobody leaves without a number.
  if (isLeaving) return level !== 'none' && (isGrave || steps > 0) ? safeWords(request) : null;
  const isFirstRelief = readTurn(words).saysSafe && !said.some((turn) => speaks(turn, reliefScripts));
  if (level !== 'none' && steps > 0 && isFirstRelief) return safeWords(request);

  if (before && speaks(before, suicideQuestions) && isOnlyNoPlan(words, before.content)) {
    const script = noPlanScripts.find((one) => !said.some((turn) => speaks(turn, [one])));
    if (script) return fill(script, help);
  }
  const goesOn = isGrave && (level !== 'imminent' || isUnsure) && goingOn(request, steps > 0);
  if (goesOn) return goesOn === 'now' ? goOnWords(request) : null;

  const isDenial = before !== undefined && readAnswer(words, before.content, null).isDenial;
  if (isDenial && wordsIn(words) <= BARE_NO) {
    const lastSpoken = spokenBefore(conversation);
    if (speaks(before, Object.values(askingScripts)) && !isSaidNow)
      return fill(leastRecent(clearedScripts, lastSpoken), help);
    if (speaks(before, suicideQuestions) && !isGrave)
      return fill(leastRecent(believedScripts, lastSpoken), help);
  }
  if (!isGrave) return null;
  // That goes on with what was told, and may be no yes to what was asked. Whoever names danger with it has answered.
  if (
    level === 'elevated' &&
    speaks(before, [askingScripts.suicide]) &&
    yesAndOn.test(words) &&
    !ofThemselves.test(words) &&
    readTurn(words).findings.length + readTurn(words).signals.length === 0
  )
    return fill(askAgainScript, help);
  if (fearsForLife && isSaidNow && !isDenial && !readTurn(words).isAside && !blamesThemselves(request)) {
    // Something dark in place of an answer is what was feared.
    if (speaks(before, suicideQuestions)) return safeWords(given);
    if (!said.some((turn) => speaks(turn, suicideQuestions))) return fill(askingScripts.suicide, help);
  }
  if (isStep(before) && isToBeAnswered(request)) return safeWords(request);
  // A body that hurts is told of in calm talk, too ("where do you feel that?"); the question names the way to help.
  if (isUnsure && !cannotWait(assessment)) {
    const family = familyFor(assessment, saidIn(conversation));
    const ask = family === 'suicide' && isAboutAnother(assessment) ? friendScript : askingScripts[family];
    if (!said.some((turn) => speaks(turn, [ask]))) return fill(ask, help);
    // Whoever answers with something else that is worth asking about has not said that it was meant otherwise; of a
    // body only an answer says so, and no worry that is told later.
    if (!isSaidNow || (family === 'medical' && !speaks(before, [ask]))) return null;
    // What somebody does to them is no answer to a question about their body or their life: that is asked about then.
    const [other] = (assessment.saidKinds ?? []).map((kind) =>
      familyFor({ ...assessment, kinds: [kind] }, ''),
    );
    const askOther = other && ofAnother.has(other) && other !== family ? askingScripts[other] : null;
    if (askOther && !said.some((turn) => speaks(turn, [askOther]))) return fill(askOther, help);
  }
  if (isSaidNow || (level === 'imminent' && !isUnsure)) return safeWords(request);
  const hasHadSteps = isUnsure
    ? steps >= FIRST_STEPS_UNSURE
    : steps >= FIRST_STEPS && said.slice(-BETWEEN_STEPS).some(isStep);
  // A short answer to an ordinary question belongs to it.
  const isTellingMore = !isStep(before) || wordsIn(words) >= LONG_ENOUGH_TO_BE_HEARD;
  return isRelieved(conversation) || (hasHadSteps && isTellingMore) ? null : safeWords(request);
}
