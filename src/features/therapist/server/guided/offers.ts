// What the therapist proposes beyond listening: a summary, an idea, an exercise, a step, a landing. Each is asked
// for first, and a no is the end of it.

import { isGlad, isTroubled } from './ask.ts';
import type { PlacedSituation } from './content/all-content.ts';
import { findSituation, homeSituation } from './content/all-content.ts';
import type { Fact } from './dialogue-state.ts';
import { exercises } from './exercises/all-exercises.ts';
import type { ExerciseId } from './exercises/exercise-ids.ts';
import { reflectionParts, rememberFacts } from './explore.ts';
import { adviceGeneric } from './facts.data.ts';
import { isFragment } from './fragment.ts';
import {
  insightOffers,
  insightQuestions,
  landingOffers,
  shortSummaryFrames,
  stepQuestions,
  summaryFrames,
  summaryQuestions,
  weighingQuestions,
} from './frames.data.ts';
import type { Line } from './line.ts';
import { capitalise, countWords, standardOf } from './line.ts';
import type { Draft, TurnContext } from './turn-context.ts';
import type { EmotionFamily } from './understand.data.ts';
import { contentWordsOf } from './understand.ts';

/** A situation spoken of longer ago than this many turns is no longer what the talk is about. */
const SITUATION_FADES = 3;

/** Retold on its own or after somebody else, nobody knows who "he" was. */
export const isDangling = (clause: string): boolean =>
  /^(?:he|she|they|it|him|his|her|their|this|that|these|those)(?:'\w+)?\b/i.test(clause);

/** Words; a longer clause says what its "it" is. */
const OF_SOMETHING = 7;

/** Nor, at its end, who was meant: "you swore you'd never be him". */
const endsOpen = /\b(?:him|her|them|it|that|this|he|she|they|one|either|too|though|then|again)$/i;

/** "Your son plays violin" and "your son stopped playing violin", side by side, sum up nothing. */
function tellsOfTheSame(a: string, b: string): boolean {
  const words = new Set(contentWordsOf(a));
  const shared = contentWordsOf(b).filter((word) => words.has(word)).length;
  return shared >= 2 && shared * 2 >= Math.min(words.size, contentWordsOf(b).length);
}

/** What they came with, and about whom, says more of a talk than a detail on the way. */
const BROUGHT_UNTIL = 3;
const themeWeight = ({ weight, turn, person }: Fact): number =>
  weight + (turn <= BROUGHT_UNTIL ? 1 : 0) + (turn <= BROUGHT_UNTIL && person !== null ? 1 : 0);

/** The weightiest things the member said, in the order they said them; those that name whom they are about first. */
export function keyFacts(facts: Fact[], count: number): Fact[] {
  const seen = new Set<string>();
  return [...facts]
    .filter(({ isJudgement, clause }) => !isJudgement && !isFragment(clause) && !endsOpen.test(clause))
    .filter(({ clause }) => countWords(clause) >= 3 && countWords(clause) <= 13)
    .sort(
      (a, b) =>
        Number(isDangling(a.clause)) - Number(isDangling(b.clause)) || themeWeight(b) - themeWeight(a),
    )
    .filter((fact) => !seen.has(fact.clause) && seen.add(fact.clause))
    .filter((fact, at, all) => !all.slice(0, at).some(({ clause }) => tellsOfTheSame(clause, fact.clause)))
    .slice(0, count)
    .sort((a, b) => a.turn - b.turn);
}

export function presentSituation({ match, state }: TurnContext): string | null {
  if (match) return match.situation.id;
  return state.turns - state.situationAt <= SITUATION_FADES ? state.situation : null;
}

export function offerSummary(context: TurnContext): Draft | null {
  const { state, pen } = context;
  const now = context.gists[0];
  // A death that was just told is met, and not summed up.
  if (!now || now.kind === 'self_judgement' || now.kind === 'loss' || countWords(now.clause) > 14)
    return null;
  if (isDangling(now.clause) || endsOpen.test(now.clause) || isFragment(now.clause)) return null;
  // Good news is enjoyed, and not gone over; a passing remark sums up nothing.
  if (now.kind === 'good' || isGlad(context)) return null;
  if (now.kind === 'plain' && context.heard.emotions.length === 0 && !context.match && !isTroubled(context))
    return null;
  // "You looked it up once": what was?
  if (/^\S+ \S+ (?:it|that|this)\b/i.test(now.clause) && countWords(now.clause) <= OF_SOMETHING) return null;
  if (contentWordsOf(now.clause).length < 2 || /^it (?:was|is) (?:on|in|at)\b/.test(now.clause)) return null;
  const before = keyFacts(
    state.facts.filter((fact) => fact.turn > state.lastSummaryAt),
    2,
  )
    .map((fact) => fact.clause)
    .filter((clause) => !isDangling(clause));
  if (before.length === 0) return null;
  rememberFacts(context);
  const [a, b, c] = [...before, now.clause];
  if (!a || !b) return null;
  const slots = { c1: a, C1: capitalise(a), c2: b, C2: capitalise(b), c3: c ?? null };
  const frames = c ? summaryFrames : shortSummaryFrames;
  const summary = pen.pick(frames, { slots, isFirst: true });
  const hurts =
    before.length > 1 && state.facts.some(({ feeling }) => feeling !== null && feeling !== 'good');
  const question = pen.pick(hurts ? [...summaryQuestions, ...weighingQuestions] : summaryQuestions, {
    mayRepeat: true,
  });
  if (!summary || !question) return null;
  state.summaries += 1;
  state.lastSummaryAt = state.turns;
  state.phase = 'understand';
  return {
    move: 'summary',
    parts: [{ text: summary }, { text: question }],
    question: { tag: 'open', text: question },
    pending: { kind: 'summary' },
  };
}

export function offerInsight(context: TurnContext): Draft | null {
  const { state, pen } = context;
  const situation = presentSituation(context);
  const offer = pen.pick(insightOffers);
  if (!offer) return null;
  const { parts } = reflectionParts(context, true);
  state.lastOfferAt = state.talk;
  state.insights += 1;
  return {
    move: 'offer_idea',
    parts: [...parts, { text: offer }],
    question: { tag: 'offer', text: offer },
    pending: { kind: 'insight', situation },
    suggestions: ['Yes, go ahead', 'Not now'],
  };
}

/** Shorter messages, like the yes to an offer, ask nothing that an idea could answer. */
const ASKING_WORDS = 4;
/** Names nothing an idea could be near to: what helps is the matter they spoke of. */
const asksOpenly =
  /^(?:(?:so|and|but|ok(?:ay)?|then|well|please)[,. ]+)*(?:what (?:\w+ )?(?:helps?|works?)(?: (?:with|against|for|in|here|now|then|people|families|others|someone|us|me|it|this|that|like|ours|mine|me|in))*|what (?:should|can|could|do) (?:i|we) do(?: (?:about (?:it|this|that)|now|then|here))*|(?:any|some) (?:ideas?|tips?|advice))[?.! ]*$/i;
/** An idea of the topic farther than this from what was said answers another question. */
const LEAST_FIT = 0.25;

/** The situation spoken of has its idea for a reason. */
const OWN_WORTH = 0.1;

/** How near a line is to what is to be answered: the trouble where advice was asked for, else what was said. */
const nearness = ({ nearTo, nearToTrouble }: TurnContext, line: Line): number | null =>
  (nearToTrouble ?? nearTo)(standardOf(line));
const nearestFirst = (context: TurnContext, lines: readonly Line[]): Line[] =>
  [...lines].sort((a, b) => (nearness(context, b) ?? 0) - (nearness(context, a) ?? 0));
/** A yes to an offer asks nothing that an idea could answer; advice that was asked for does, whatever stood between. */
const isAnswering = ({ heard, nearToTrouble }: TurnContext): boolean =>
  !asksOpenly.test(heard.text) &&
  (nearToTrouble !== undefined || (heard.words >= ASKING_WORDS && heard.intent !== 'agrees'));

/**
 * The idea that answers what was said, else a plain one; where nothing was asked or its meaning is not known, the
 * situation's own, else the next unsaid note of the topic.
 */
function fittingIdea(context: TurnContext, situation: PlacedSituation | null): string | null {
  const { pen, lines } = context;
  const own = situation ? [situation.insight] : [];
  const notes = lines.notes.map((note) => note.text);
  const near = (line: Line): number => nearness(context, line) ?? 0;
  if (!isAnswering(context) || [...own, ...notes].every((line) => nearness(context, line) === null))
    return (own[0] ? pen.pick(own) : null) ?? pen.pick(notes, { inOrder: true });
  const worth = (line: Line): number => near(line) + (own.includes(line) ? OWN_WORTH : 0);
  const fitting = [...own, ...notes].filter((line) => worth(line) >= LEAST_FIT);
  const best = fitting.sort((a, b) => worth(b) - worth(a));
  return pen.pick([...best, ...nearestFirst(context, adviceGeneric)], { inOrder: true });
}

/** The plain idea nearest to what is to be answered; any of them where its meaning is not known. */
export function generalAdvice(context: TurnContext): string | null {
  const { pen, heard, nearToTrouble } = context;
  const isShort = nearToTrouble === undefined && heard.words < ASKING_WORDS;
  if (isShort || adviceGeneric.every((line) => nearness(context, line) === null))
    return pen.pick(adviceGeneric);
  return pen.pick(nearestFirst(context, adviceGeneric), { inOrder: true });
}

/** One idea, and what they make of it. */
export function giveInsight(
  context: TurnContext,
  situationId: string | null,
  lead: string | null,
): Draft | null {
  const { pen, state } = context;
  const situation = situationId ? findSituation(situationId) : null;
  const insight = fittingIdea(context, situation);
  if (!insight) return null;
  const question = pen.pick(insightQuestions, { mayRepeat: true });
  state.lastOfferAt = state.talk;
  return {
    move: 'insight',
    parts: [
      ...(lead ? [{ text: lead, isOptional: true }] : []),
      { text: insight },
      ...(question ? [{ text: question }] : []),
    ],
    ...(question ? { question: { tag: 'insight', text: question } } : {}),
  };
}

/** What tends to help with a feeling, where no situation says better. */
const suitedToFeeling: Partial<Record<EmotionFamily, ExerciseId[]>> = {
  anxious: ['box-breathing', 'grounding', 'worry-time'],
  overwhelmed: ['problem-solving', 'box-breathing', 'worry-time'],
  ashamed: ['self-compassion', 'thought-record'],
  guilty: ['self-compassion', 'thought-record'],
  angry: ['assertive-message', 'box-breathing', 'opposite-action'],
  hurt: ['self-compassion', 'assertive-message'],
  sad: ['small-step', 'self-compassion'],
  numb: ['small-step', 'opposite-action'],
  lonely: ['small-step', 'values'],
  tired: ['body-scan', 'small-step'],
  stuck: ['problem-solving', 'small-step', 'values'],
  confused: ['values', 'problem-solving'],
};

/** To answer an assault or a threat with a well-put message would put its burden on the one it was done to. */
const violence =
  /\b(?:harass\w*|grop(?:e[sd]?|ing)|molest\w*|rap(?:e[sd]?|ing|ist)|assault\w*|abus(?:e[sd]?|ing|ive|er)|violen\w+|stalk(?:s|ed|ing|er)|threaten\w*|chok(?:e[sd]?|ing)|strangl\w+|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|beat(?:s|ing|en)? (?:me|us|her|him|my \w+)|hits? (?:me|us|my \w+)|hitting (?:me|us|my \w+)|kick(?:s|ed|ing) (?:me|us)|forced me|touch(?:es|ed|ing) (?:me|my (?:back|leg|thigh|waist|body|breasts?|butt|shoulders?|hair|knee|neck))|(?:afraid|scared|terrified) of (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|boss|manager)))\b/i;
const tellsViolence = ({ turn, heard }: TurnContext): boolean =>
  violence.test(heard.text) ||
  turn.conversation.some(({ role, content }) => role === 'user' && violence.test(content));

/** They quieten a body; to a life that has gone still or a decision they would be no answer. */
const quietening = new Set<ExerciseId>([
  'box-breathing',
  'long-breathing',
  'grounding',
  'body-scan',
  'sleep-wind-down',
]);
const stirring = new Set<string>(['anxious', 'overwhelmed', 'angry', 'tired']);
/** Facts; a feeling told longer ago may have settled. */
const STIRRED_FOR = 3;
const isStirred = ({ heard, state }: TurnContext): boolean =>
  state.known.includes('body') ||
  heard.emotions.some(({ family }) => stirring.has(family)) ||
  state.facts.slice(-STIRRED_FOR).some(({ feeling }) => feeling !== null && stirring.has(feeling));

/** Null when all were offered, or when the situation is one to be with and not to work on. */
function suitedExercise(context: TurnContext): ExerciseId | null {
  const home = homeSituation(context.place.categoryId, context.place.topicId);
  const { match, state, heard, lines } = context;
  // A situation met a while ago says little about what would help now.
  const recent = state.turns - state.situationAt <= 1 ? state.situation : null;
  const situation = match?.situation.id ?? recent ?? home;
  const suited = situation ? findSituation(situation)?.exercise : undefined;
  if (home && findSituation(home)?.exercise === null) return null;
  if (suited === null) return null;
  const family = heard.emotions[0]?.family ?? state.facts.findLast((fact) => fact.feeling !== null)?.feeling;
  const felt = (family && suitedToFeeling[family as EmotionFamily]) || [];
  const topical = lines.exercises;
  const isMeant = match !== null || recent !== null;
  const isFit = (id: ExerciseId): boolean =>
    !state.offered.includes(id) &&
    !(id === 'assertive-message' && tellsViolence(context)) &&
    !(quietening.has(id) && !(isMeant && id === suited) && !isStirred(context));
  return (
    [...(suited ? [suited] : []), ...felt.filter((id) => topical.includes(id)), ...topical, ...felt].find(
      isFit,
    ) ?? null
  );
}

export function offerExercise(context: TurnContext, wanted?: ExerciseId): Draft | null {
  const { state, pen } = context;
  const id = wanted ?? suitedExercise(context);
  const offer = id && pen.pick(exercises[id].offers);
  if (!id || !offer) return null;
  state.offered.push(id);
  state.lastOfferAt = state.talk;
  const { parts } = reflectionParts(context, true);
  return {
    move: 'offer_exercise',
    parts: [...parts.map((part, at) => ({ ...part, isOptional: at > 0 })), { text: offer }],
    question: { tag: 'offer', text: offer },
    pending: { kind: 'exercise', id },
    suggestions: ['Yes, let us try', 'Not now'],
  };
}

export function askForStep(context: TurnContext): Draft | null {
  const { pen, state } = context;
  const text = pen.pick(stepQuestions);
  if (!text) return null;
  state.asksStepAt = state.talk;
  const { parts } = reflectionParts(context, true);
  return {
    move: 'ask_step',
    parts: [...parts, { text }],
    question: { tag: 'next', text },
    pending: { kind: 'step' },
  };
}

export function offerLanding(context: TurnContext): Draft | null {
  const { pen, state } = context;
  const text = pen.pick(landingOffers);
  if (!text) return null;
  state.landedAt = state.talk;
  state.phase = 'land';
  const { parts } = reflectionParts(context, true);
  return {
    move: 'offer_landing',
    parts: [...parts.map((part, at) => ({ ...part, isOptional: at > 0 })), { text }],
    question: { tag: 'offer', text },
    pending: { kind: 'landing' },
  };
}
