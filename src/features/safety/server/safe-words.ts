// Chooses what to say when someone may not be safe, from reviewed scripts. The conversation itself is the memory:
// a script already spoken is not spoken again, and help already declined is not offered again.
import type { AssessedTurn, Assessment, RiskKind } from '../safety.contract.ts';
import { isReaders } from './evidence.ts';
import { friendScripts } from './friend.data.ts';
import { normalise } from './normalise.ts';
import { leastRecent, speaksOneOf, spokenBefore } from './openings.ts';
import { readTurn } from './read-turn.ts';
import type { CrisisHelp } from './resources.ts';
import { noAnswer, unsureAnswer } from './rules/answers.data.ts';
import type { DeclinedHelp } from './rules/declined.data.ts';
import {
  fearedHarmScripts,
  friendScript,
  minorScripts,
  ownHandScripts,
  ownStayingScripts,
  quietScripts,
  refusesQuestions,
  watchFriendScript,
} from './safe-answers.data.ts';
import {
  answeringScripts,
  answerTo,
  asksOfDying,
  isAboutAnother,
  isByOwnHand,
  isFearedHarm,
  isMinor,
  isUnasked,
  refusedBarely,
} from './safe-answers.ts';
import type { SafeFamily, SafeScript } from './safe-words.data.ts';
import {
  askAgainScript,
  askingScripts,
  elevatedScripts,
  gentleLeavingScripts,
  helpInSight,
  imminentScripts,
  leavingScripts,
  reliefScripts,
  reopeningScript,
  safetyPlan,
  stayingScripts,
  stepLeads,
  watchScripts,
} from './safe-words.data.ts';
import { isOfAnother } from './whose-danger.ts';

const familyOf: Record<RiskKind, SafeFamily> = {
  suicide: 'suicide',
  self_harm: 'self_harm',
  harm_to_others: 'harm_to_others',
  abuse: 'abuse',
  child_at_risk: 'child',
  self_neglect: 'neglect',
  overdose: 'medical',
  substance_danger: 'substance',
  eating_disorder: 'eating',
  psychosis_mania: 'psychosis',
  medical_emergency: 'medical',
};

/** What the assessor calls plain talk of ending one's life. */
const plainIdeation =
  /^suicide\.(?:answered|intent|soon|going|will|doing|want-to-die|not-want|thinking|named|how-to|swahili|tired|enough|attempt-recent|means|holding)/;

/** What is said step by step while somebody may not be safe. */
export const everyStep: readonly SafeScript[] = [
  ...Object.values(elevatedScripts).flat(),
  ...Object.values(imminentScripts).flat(),
  ...Object.values(minorScripts).flat(),
  ...Object.values(ownHandScripts).flat(),
  ...Object.values(ownStayingScripts).flat(),
  ...fearedHarmScripts,
  ...answeringScripts,
  ...stayingScripts,
  friendScript,
  askAgainScript,
];

/** Whoever has just said it in these words is not asked whether they meant it. */
const saidInPlainWords =
  /\b(?:kill(?:ing)? myself|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life|suicid\w*|unalive myself|kms|hang(?:ing)? myself|kujiua|(?:ni)?najiua|nijiue|nitajiua|me tuer|me suicider|matarme|suicidarme|mich umbringen|me matar)\b/;

export type SafeWordsRequest = {
  assessment: Assessment;
  /** Oldest first, the member's last words included. */
  conversation: AssessedTurn[];
  help: CrisisHelp;
  /** The member is leaving: a warm goodbye with help in it, never a hook. */
  isLeaving?: boolean;
};

export type SafeWords = { id: string; sentences: string[] };

function splitSentences(text: string): string[] {
  return (
    text.match(/[^.?!]+(?:\.(?=[a-z\d])[^.?!]+)*[.?!]+["']?/g)?.map((sentence) => sentence.trim()) ?? [text]
  );
}

export function fill(script: SafeScript, help: CrisisHelp): SafeWords {
  const text = script.text
    .replaceAll('{resource}', help.sentence)
    .replaceAll('{abuse_resource}', help.abuseSentence)
    .replaceAll('{emergency}', help.emergency);
  return { id: script.id, sentences: splitSentences(text) };
}

const reviewed: readonly SafeScript[] = [
  ...everyStep,
  ...Object.values(askingScripts),
  ...reliefScripts,
  reopeningScript,
  ...friendScripts,
  ...Object.values(watchScripts).flat(),
  watchFriendScript,
];

/** Whether the therapist said reviewed words: what they ask, and what a yes or no to it means, is known. */
export const isReviewed = (content: string): boolean => speaksOneOf(content, reviewed);

/** Something was done to the body, and is not only there to be had. */
const isHarmDone =
  /\b(?:(?:took|taken|taking|downed|popped|drank|drunk|ate|eaten) (?:[\w'-]+ ){0,4}?(?:pills?|tablets?|meds|medication|medicine|paracetamol|packet|pack|box|bottle|bleach|poison|overdose|them all|all of (?:them|it)|too many)|swallow\w*|overdos\w*|inject\w*|kick\w* in|bleed\w*|nime(?:ya|vi|zi)?(?:meza|kunywa)|nili(?:meza|kunywa) (?:vidonge|dawa|sumu))\b/i;

/**
 * Whoever says which pills lie there is kept from them; whoever took them needs a doctor. Where only the reader fears for
 * the body, and a rule heard the wish to die, that wish is answered. `said`: the member's turns.
 */
function isBodyNow({ kinds, level, evidence }: Assessment, said: string): boolean {
  const isRuled = (kind: RiskKind) => evidence.some((id) => id.startsWith(`${kind}.`) && !isReaders(id));
  const body = kinds.filter((kind) => kind === 'overdose' || kind === 'medical_emergency');
  if (level !== 'imminent' || body.length === 0) return false;
  if (body.some(isRuled) || isHarmDone.test(said)) return true;
  return !isRuled('suicide') && kinds[0] !== 'suicide';
}

/** `said`: what the member said in this talk. */
export function familyFor(assessment: Assessment, said: string): SafeFamily {
  const { kinds, level } = assessment;
  if (isBodyNow(assessment, said)) return 'medical';
  if (level !== 'watch' && kinds.includes('suicide') && kinds[0] !== 'abuse' && kinds[0] !== 'child_at_risk')
    return 'suicide';
  return kinds[0] ? familyOf[kinds[0]] : 'suicide';
}

export const saidIn = (conversation: readonly AssessedTurn[]): string =>
  conversation.map(({ role, content }) => (role === 'user' ? content : '')).join('\n');

/** Each asks for thoughts of dying. */
export const suicideQuestions: readonly SafeScript[] = [...everyStep, askingScripts.suicide].filter(
  asksOfDying,
);

type Told = {
  assessment: Assessment;
  family: SafeFamily;
  said: string;
  /** The member's last words. */
  words: string;
  /** The therapist's last words. */
  before: string;
  declined: ReadonlySet<string>;
  lastSpoken(script: SafeScript): number;
};

function stepsFor({ assessment, family, said }: Told): readonly SafeScript[] {
  const { level, evidence } = assessment;
  const isHurtByOthers = family === 'abuse' || family === 'child';
  if (isByOwnHand(assessment, said) && (isHurtByOthers || family === 'harm_to_others'))
    return ownHandScripts[level === 'imminent' ? 'imminent' : 'elevated'];
  if (isHurtByOthers && isMinor(assessment, said))
    return minorScripts[level === 'imminent' ? 'imminent' : 'elevated'];
  if (level === 'imminent') return imminentScripts[family];
  const isFeared = family === 'harm_to_others' && !evidence.includes('harm_to_others.answered');
  return isFeared && isFearedHarm(said) ? fearedHarmScripts : elevatedScripts[family];
}

/** Said of one's own wish to die, and of nothing that somebody else does. */
const ofDyingAlone = new Set(['stay.enough', 'stay.two', 'stay.who', 'stay.night']);

function staysFor({ assessment, family, said }: Told): SafeScript[] {
  const isOwnHand = isByOwnHand(assessment, said);
  const isHurtByOthers = !isOwnHand && (family === 'abuse' || family === 'child');
  const isChild = family === 'child' && !isOwnHand;
  const own = isHurtByOthers && isMinor(assessment, said) ? 'minor' : isChild ? 'abuse' : family;
  const general =
    isHurtByOthers || isOwnHand ? stayingScripts.filter(({ id }) => !ofDyingAlone.has(id)) : stayingScripts;
  return [...(ownStayingScripts[own] ?? []), ...general];
}

/** What these ask was asked or answered when the danger could not wait. */
const asksBeforeDanger = new Set([
  'suicide.ask',
  'suicide.ask-plan',
  'suicide.distance',
  'others.ask',
  'others.distance',
  'others.put-away',
]);

/** A step that takes up the answer to the one before it: only where there was one. */
const takesUp: Record<string, string> = { 'plan.alone': 'plan.offer', 'plan.place': 'plan.alone' };
/** Words; fewer are no part of a plan, and more are one only where they speak of themselves. */
const PART_OF_A_PLAN = { least: 3, most: 6 };
const ofOneself = /\b(?:i|me|myself)\b/;

function isPlanGoingOn({ id }: SafeScript, { assessment, words, before }: Told): boolean {
  if (!id.startsWith('plan.')) return true;
  if (assessment.isSaidNow) return false;
  const earlier = takesUp[id];
  if (!earlier) return true;
  const { whole } = normalise(words);
  const isAnswered = !noAnswer.test(whole) && !unsureAnswer.test(whole) && !refusesQuestions.test(whole);
  const offered = elevatedScripts.suicide.filter((script) => script.id === earlier);
  const length = whole.split(' ').length;
  const isPart = length >= PART_OF_A_PLAN.least && (length <= PART_OF_A_PLAN.most || ofOneself.test(whole));
  return isAnswered && isPart && speaksOneOf(before, offered);
}

function nextStep(told: Told): SafeScript | undefined {
  const { assessment, family, words, declined, lastSpoken } = told;
  const hasIdeation = assessment.evidence.some((id) => plainIdeation.test(id));
  const isPlain = hasIdeation && saidInPlainWords.test(normalise(words).whole);
  const isAnswered = assessment.evidence.includes('suicide.answered-ideation');
  const isConfirmed = isAnswered || (assessment.isSaidNow === true && isPlain);
  const isAsked = suicideQuestions.some((script) => lastSpoken(script) >= 0);
  const isKnown = hasIdeation && (!isAsked || isAnswered || assessment.isSaidNow === true);
  const urged = Object.values(imminentScripts)
    .flat()
    .filter((script) => !safetyPlan.includes(script) && lastSpoken(script) >= 0);
  const wasUrged = imminentScripts[family].some((script) => urged.includes(script));
  const isKnownFromDanger = (step: SafeScript) =>
    assessment.level !== 'imminent' &&
    ((wasUrged && asksBeforeDanger.has(step.id)) ||
      (step.offers !== undefined && urged.some(({ offers }) => offers === step.offers)));
  return stepsFor(told).find(
    (step) =>
      lastSpoken(step) < 0 &&
      (!step.offers || !declined.has(step.offers)) &&
      (!step.needsIdeation || isKnown) &&
      !isKnownFromDanger(step) &&
      isPlanGoingOn(step, told) &&
      !(step.id === 'suicide.ask' && (isConfirmed || lastSpoken(askAgainScript) >= 0)),
  );
}

function leaving({ assessment, conversation, help }: SafeWordsRequest): SafeWords {
  const { level, evidence, declined, isUnsure = false } = assessment;
  const isFearedOnly = level === 'watch' && evidence.every(isReaders);
  const scripts = isUnsure || isFearedOnly ? gentleLeavingScripts : leavingScripts;
  const open = scripts.filter(({ offers }) => !offers || !declined.includes(offers));
  return fill(leastRecent(open, spokenBefore(conversation)), help);
}

/** A breath before the step, where the step does not begin with one. */
function led(words: SafeWords, isFollowing: boolean, turn: number): SafeWords {
  const isThanking =
    /^(?:Thank you|Okay|All right|Good|Of course|I am|I can|That must|There is|You |It makes sense|Let us keep)/.test(
      words.sentences[0] ?? '',
    );
  const lead = isFollowing && !isThanking ? stepLeads[turn % stepLeads.length] : undefined;
  return lead ? { ...words, sentences: [lead, ...words.sentences] } : words;
}

/** Whoever was granted it is asked nothing. */
const unaskedWords = (words: SafeWords): SafeWords => {
  const said = words.sentences.filter((sentence) => !sentence.endsWith('?'));
  return said.length > 0 ? { ...words, sentences: said } : words;
};

/**
 * Words for an `elevated` or `imminent` assessment, one to five sentences with at most one question.
 * Independent of style, category and anything the member wrote.
 */
export function safeWords(request: SafeWordsRequest): SafeWords {
  const { assessment, conversation, help, isLeaving = false } = request;
  if (isLeaving) return leaving(request);
  const lastSpoken = spokenBefore(conversation);
  const last = conversation.at(-1);
  const words = last?.role === 'user' ? last.content : '';
  const said = saidIn(conversation);
  const family = familyFor(assessment, said);
  const spoken = conversation.filter(({ role }) => role === 'assistant');
  const before = spoken.at(-1)?.content ?? '';
  const refused = refusedBarely(conversation, everyStep);
  const declined = new Set<string>([...assessment.declined, ...refused]);
  const told: Told = { assessment, family, said, words, before, declined, lastSpoken };
  const steps = stepsFor(told);
  const isSpoken = (script: SafeScript) => lastSpoken(script) >= 0;
  const offered = new Set<DeclinedHelp>(
    everyStep.flatMap((script) => (script.offers && isSpoken(script) ? [script.offers] : [])),
  );
  const isBeginning = !(assessment.level === 'imminent' ? steps : everyStep).some(isSpoken);
  const isAsked = suicideQuestions.some(isSpoken);
  const answer = answerTo({
    words,
    family,
    lastSpoken,
    offered,
    declined: [...declined],
    isBeginning,
    isAsked,
  });
  const relief = readTurn(words).saysSafe ? reliefScripts.find((script) => !isSpoken(script)) : undefined;
  if (isUnasked(conversation)) {
    const script = answer ?? relief ?? leastRecent(quietScripts, lastSpoken);
    return unaskedWords(fill(script, help));
  }
  if (answer) return fill(answer, help);
  if (relief) return fill(relief, help);

  const next = nextStep(told);
  const isAskedAgain = next?.id === 'suicide.ask' && isAsked;
  const open = staysFor(told).filter(({ offers }) => !offers || !declined.has(offers));
  const chosen = isAskedAgain ? askAgainScript : (next ?? leastRecent(open, lastSpoken));
  const isFollowing = speaksOneOf(before, everyStep) && words.trim() !== '';
  return led(fill(chosen, help), isFollowing, spoken.length);
}

/** Whether the member's last words ask for an answer of their own, or are one to the plan being made. */
export const isToBeAnswered = (request: SafeWordsRequest): boolean =>
  /^(?:answer\.|plan\.(?:alone|place)$)/.test(safeWords(request).id);

const dangerQuestions: readonly SafeScript[] = [
  ...Object.values(askingScripts),
  ...Object.values(watchScripts).flat(),
  watchFriendScript,
  ...suicideQuestions,
];
/** Our own words that ask after danger. To the others a no refuses help, and denies nothing. */
export const asksAfterDanger = (content: string): boolean => speaksOneOf(content, dangerQuestions);

/** A gentle question for `watch`, once per kind; null when it was asked, or there is nothing to ask. */
export function gentleCheck(assessment: Assessment, conversation: AssessedTurn[]): string | null {
  const lastSpoken = spokenBefore(conversation);
  const family = familyFor({ ...assessment, level: 'watch' }, '');
  const scripts =
    isAboutAnother(assessment) || isOfAnother(conversation)
      ? [watchFriendScript]
      : (watchScripts[family] ?? []);
  const alike = family === 'harm_to_others' ? fearedHarmScripts : [];
  const isAsked = [...scripts, askingScripts[family], ...elevatedScripts[family], ...alike].some(
    (candidate) => lastSpoken(candidate) >= 0,
  );
  return isAsked ? null : (scripts[0]?.text ?? null);
}

/** A sentence that keeps help in sight; null while one was said within the last six turns. */
export function helpReminder(conversation: AssessedTurn[]): string | null {
  const said = conversation.filter((turn) => turn.role === 'assistant').map((turn) => turn.content);
  const recent = said.slice(-6).join(' ');
  if (helpInSight.some((line) => recent.includes(line))) return null;
  return helpInSight[said.length % helpInSight.length] ?? null;
}
