// What the therapist proposes beyond listening: a summary, an idea, an exercise, a step, a landing. Each is asked
// for first, and a no is the end of it.

import type { PlacedSituation } from './content/all-content.ts';
import { findSituation } from './content/all-content.ts';
import { counselFor } from './counsel/counsel-for.ts';
import type { Fact } from './dialogue-state.ts';
import { exercises } from './exercises/all-exercises.ts';
import type { ExerciseId } from './exercises/exercise-ids.ts';
import { reflectionParts, rememberFacts } from './explore.ts';
import { adviceGeneric, adviceLead, noIdeaLines, placeLead } from './facts.data.ts';
import { isMeantFor } from './fits-whom.ts';
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
import { isGlad } from './mood-of-talk.ts';
import { suitedExercise } from './suited-exercise.ts';
import { isSummable, turnWeighs } from './summable.ts';
import { type Draft, type TurnContext, toldSoFar } from './turn-context.ts';
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
  if (!turnWeighs(context) || !isSummable(now.clause)) return null;
  // "You looked it up once": what was?
  if (/^\S+ \S+ (?:it|that|this)\b/i.test(now.clause) && countWords(now.clause) <= OF_SOMETHING) return null;
  if (contentWordsOf(now.clause).length < 3 || /^it (?:was|is) (?:on|in|at)\b/.test(now.clause)) return null;
  const before = keyFacts(
    state.facts.filter(({ turn, clause }) => turn > state.lastSummaryAt && isSummable(clause)),
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
const LEAST_FIT = 0.42;
/** A plain one, for anything, needs less. */
const LEAST_FIT_PLAIN = 0.25;

/** The situation spoken of has its idea for a reason. */
const OWN_WORTH = 0.15;
/** What they ask advice about even more. */
const ASKED_WORTH = 0.25;

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
  const suits = suiting(context);
  const ideas = counselIn(context)?.ideas.filter((line) => suits(line, null));
  const counselled = ideas && pen.pick(ideas, { inOrder: true });
  if (counselled) return counselled;
  const own = situation ? [situation.insight].filter((line) => suits(line, situation)) : [];
  const notes = lines.notes.map((note) => note.text).filter((line) => suits(line, null));
  const near = (line: Line): number => nearness(context, line) ?? 0;
  if (!isAnswering(context) || [...own, ...notes].every((line) => nearness(context, line) === null))
    return (own[0] ? pen.pick(own) : null) ?? pen.pick(notes, { inOrder: true });
  const bonus = situation && situation.id === context.askedAbout?.id ? ASKED_WORTH : OWN_WORTH;
  const worth = (line: Line): number => near(line) + (own.includes(line) ? bonus : 0);
  const fitting = [...own, ...notes].filter((line) => worth(line) >= LEAST_FIT);
  const best = fitting.sort((a, b) => worth(b) - worth(a));
  return pen.pick(best, { inOrder: true }) ?? generalAdvice(context);
}

/** Whether an idea was written for somebody like them. */
const suiting = (context: TurnContext) => {
  const about = { told: toldSoFar(context), categoryId: context.place?.categoryId ?? '' };
  return (line: Line, situation: PlacedSituation | null): boolean => isMeantFor(line, situation, about);
};

/** The counsel for the very trouble they told of. */
const counselIn = (context: TurnContext) => counselFor(toldSoFar(context).slice(0, -1), context.heard.text);

/** Nearer than this an idea answers what was told, and needs no question before it. */
const FITS_AT_ONCE = 0.36;
/** Whether an idea of the situation or the topic that was not said yet is near to what they ask about. */
export function hasFittingIdea(context: TurnContext): boolean {
  if (counselIn(context)?.ideas.some((idea) => !context.pen.wasSaid(idea))) return true;
  const suits = suiting(context);
  const { askedAbout } = context;
  if (askedAbout && !context.pen.wasSaid(askedAbout.insight) && suits(askedAbout.insight, askedAbout))
    return true;
  const situation = presentSituation(context);
  const placed = situation ? findSituation(situation) : null;
  const own = placed && suits(placed.insight, placed) ? placed.insight : undefined;
  const notes = context.lines.notes.map((note) => note.text).filter((line) => suits(line, null));
  return [...(own ? [own] : []), ...notes].some(
    (line) => !context.pen.wasSaid(line) && (nearness(context, line) ?? 0) >= FITS_AT_ONCE,
  );
}

/** Member messages, this one among them. */
const DUE_LATELY = 3;
const isDue =
  /\b(?:tonight|now|right away|today|tomorrow|by (?:\w+day|noon|the \w+)|(?:is|are|it's|iko) due|deadline|kesho|leo|999|911|112|police|ambulance|urgent|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:afternoon|evening|morning))\b/i;
const puttingOff = /\b(?:let it rest|trial)\b/i;

/** The plain idea near to what is to be answered, else that there is none; any of them where its meaning is not known. */
export function generalAdvice(context: TurnContext): string | null {
  const { pen, heard, nearToTrouble } = context;
  // What has a day on it cannot be slept over.
  const able = isDue.test(toldSoFar(context).slice(-DUE_LATELY).join(' '))
    ? adviceGeneric.filter((line) => !puttingOff.test(standardOf(line)))
    : adviceGeneric;
  const isShort = nearToTrouble === undefined && heard.words < ASKING_WORDS;
  if (isShort || able.every((line) => nearness(context, line) === null)) return pen.pick(able);
  const fitting = able.filter((line) => (nearness(context, line) ?? 0) >= LEAST_FIT_PLAIN);
  return (
    pen.pick(nearestFirst(context, fitting), { inOrder: true }) ??
    pen.pick(noIdeaLines, { inOrder: true }) ??
    pen.pick(nearestFirst(context, able), { inOrder: true })
  );
}

/** An idea that is near to what they ask in itself, or was written for the very trouble; null where none is. */
export function ideaThatFits(context: TurnContext, isOfUs: boolean): Draft | null {
  const { pen, lines, state } = context;
  const suits = suiting(context);
  const situation = context.askedAbout ?? null;
  const fits = (line: Line): boolean => (nearness(context, line) ?? 0) >= LEAST_FIT && !pen.wasSaid(line);
  const own = situation && suits(situation.insight, situation) ? [situation.insight] : [];
  const notes = lines.notes.map((note) => note.text).filter((line) => suits(line, null));
  const counsel = counselIn(context);
  const idea =
    (counsel &&
      pen.pick(
        counsel.ideas.filter((line) => suits(line, null)),
        { inOrder: true },
      )) ??
    pen.pick(nearestFirst(context, [...own, ...notes].filter(fits)), { inOrder: true });
  if (!idea) return null;
  const lead = pen.pick(isOfUs ? placeLead : adviceLead, { isFirst: true });
  const question = pen.pick(insightQuestions, { mayRepeat: true });
  state.lastOfferAt = state.talk;
  return {
    move: 'insight',
    parts: [
      ...(lead ? [{ text: lead, isOptional: true }] : []),
      { text: idea },
      ...(question ? [{ text: question }] : []),
    ],
    ...(question ? { question: { tag: 'insight', text: question } } : {}),
  };
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
