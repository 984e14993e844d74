// The session's shape: arrive, explore, understand, work, land. It bends to the member: an offer waits while they
// are in the middle of something, and the whole session may stay in exploring.

import { weighs } from './clause-weight.ts';
import { explore, isOfTheirLife } from './explore.ts';
import { settledLines } from './frames.data.ts';
import { besideThanks, saysThanks } from './leave-taking.ts';
import { isGlad, isMourning, isTroubled } from './mood-of-talk.ts';
import {
  askForStep,
  offerExercise,
  offerInsight,
  offerLanding,
  offerSummary,
  presentSituation,
} from './offers.ts';
import { receiveStep } from './receive-step.ts';
import { answerThanks } from './respond-meta.ts';
import { offerResume } from './run-exercise.ts';
import { isJoking } from './said-lightly.ts';
import { sceneIn } from './scenes/told-scene.ts';
import type { Draft, TurnContext } from './turn-context.ts';

const panicNow =
  /\b(?:panic attack(?: right)? now|panicking|can'?t calm down|having a panic|freaking out right now|heart is racing right now|can'?t breathe right now)\b/i;

/** After this many refusals nothing more is offered unasked. */
const REFUSALS = 2;

/** What they turned to is heard for so long before the exercise is named again. */
const ASIDE_TURNS = 3;

type Due = { when: (context: TurnContext) => boolean; make: (context: TurnContext) => Draft | null };

const sinceOffer = ({ state }: TurnContext): number => state.talk - state.lastOfferAt;
/** What is asked is answered or met, and not gone over with something of ours. */
const isAsking = ({ heard }: TurnContext): boolean => heard.text.includes('?');
const isTelling = (context: TurnContext): boolean =>
  !isAsking(context) && (context.gists.length > 0 || context.heard.words >= 5);
/** What is lonely, regretted or confessed, in its words. */
const tenderWords =
  /\b(?:no ?one|nobody|anyone to|i left|i forgot|i should have|if i had|because of me|my fault|can't (?:say|tell|face|look at) (?:any|her|him|them|it|in)|what (?:was i|could i)(?: (?:going|supposed) to)? say|and (?:then )?i hate (?:it|that|myself|me)|feel (?:bad|awful|terrible|horrible) (?:about it|after\w*|then)|(?:someone|somebody|anyone) else (?:to )?(?:decid\w*|did|does|do|took|take)|for once|i (?:screamed|shouted|yelled|snapped|lashed out))\b/i;
/** Right after something tender, being heard comes before any tool. */
const isTender = ({ heard, gists }: TurnContext): boolean =>
  gists.some(({ kind }) => kind === 'loss') ||
  gists[0]?.kind === 'cherished' ||
  tenderWords.test(heard.text) ||
  ['sad', 'guilty', 'ashamed'].includes(heard.emotions[0]?.family ?? '');
/** A step is theirs: "my husband would laugh" has none in it. */
const speaksOfSelf = /\bi(?:'m|'ve|'d|'ll)?\b/i;
/** Before so much was told, an idea or a tool would answer nothing. */
const TOLD_ENOUGH = 2;
/** A tool answers what presses on them now; to a quarrel retold or a "no" it would be a change of subject. */
const pressing = new Set(['self_judgement', 'inability', 'fear', 'habit', 'doubt']);
/** These press where their words weigh: "I want coffee" does not. */
const maybePressing = new Set(['duty', 'feeling', 'wish']);
const presses = ({ heard, gists: [first] }: TurnContext): boolean =>
  first !== undefined && (pressing.has(first.kind) || (maybePressing.has(first.kind) && weighs(heard.text)));
const calls = (context: TurnContext): boolean => {
  const { heard, match } = context;
  const isFelt = heard.emotions.some(({ family }) => family !== 'good');
  return (
    heard.intent === 'tells' &&
    !isJoking(heard.text) &&
    (isFelt || presses(context) || match?.isStrong === true)
  );
};
/** "I'd like to know what I'd have for dinner": a step may come of it, and nothing in it asks for a tool. */
const isBareWish = ({ heard, gists }: TurnContext): boolean =>
  gists[0]?.kind === 'wish' && heard.emotions.length === 0;
/** "I don't know if I'm angry". */
const asksOfThemselves =
  /\b(?:don't know|not sure|can't tell|wonder) (?:if|whether) (?:i'm|i am|i feel|it's)\b/i;
/** Angry, and he is old: torn between two, they want to be heard in both. */
const isTorn = ({ heard, gists }: TurnContext): boolean =>
  gists.some(({ sides }) => sides) ||
  asksOfThemselves.test(heard.text) ||
  (heard.emotions.length > 0 && /\bbut\b/i.test(heard.text));
/** "He looked at me", days after: nothing is to be explained there. */
const MOURNING_WORDS = 8;
const isOpenToOffers = (context: TurnContext): boolean =>
  isTelling(context) &&
  !isBareWish(context) &&
  !isTorn(context) &&
  !(isMourning(context) && context.heard.words < MOURNING_WORDS) &&
  context.gists.length > 0 &&
  context.state.facts.length + 1 >= TOLD_ENOUGH &&
  !isTender(context) &&
  !isGlad(context) &&
  // What was just told has its own question, and wants to be asked it first.
  sceneIn(context.heard) === null &&
  (presentSituation(context) !== null || isTroubled(context)) &&
  context.state.refusals < REFUSALS;

/** A summary ends with what was said just now: no request, answer to us, farewell or denial. */
const canBeSummedUp = (context: TurnContext): boolean =>
  context.gists[0] !== undefined && isOfTheirLife(context.gists[0].clause, context);

const dues: Due[] = [
  {
    when: ({ heard, state }) => panicNow.test(heard.text) && !state.offered.includes('grounding'),
    make: (context) => offerExercise(context, 'grounding'),
  },
  {
    when: (context) =>
      context.state.setAside !== null &&
      context.state.turns - context.state.setAsideAt >= ASIDE_TURNS &&
      context.gists[0]?.kind !== 'loss',
    make: offerResume,
  },
  {
    when: (context) =>
      context.state.talk >= 5 &&
      context.state.summaries === 0 &&
      isTelling(context) &&
      canBeSummedUp(context),
    make: offerSummary,
  },
  {
    when: (context) =>
      context.state.talk >= 7 &&
      context.state.offered.length === 0 &&
      isOpenToOffers(context) &&
      calls(context),
    make: (context) => offerExercise(context),
  },
  {
    when: (context) =>
      context.state.talk >= 9 &&
      context.state.insights === 0 &&
      sinceOffer(context) >= 2 &&
      calls(context) &&
      isOpenToOffers(context),
    make: offerInsight,
  },
  {
    when: (context) =>
      context.state.talk >= 12 &&
      context.state.asksStepAt === 0 &&
      context.state.step === null &&
      context.state.insights + context.state.finished.length > 0 &&
      !isTender(context) &&
      !isMourning(context) &&
      speaksOfSelf.test(context.heard.text) &&
      (calls(context) || context.gists[0]?.kind === 'wish') &&
      sinceOffer(context) >= 2 &&
      isTelling(context),
    make: askForStep,
  },
  {
    when: (context) =>
      context.state.talk >= 15 &&
      context.state.insights === 1 &&
      sinceOffer(context) >= 4 &&
      isOpenToOffers(context),
    make: offerInsight,
  },
  {
    when: (context) =>
      context.state.talk >= 17 &&
      context.state.turns - context.state.lastSummaryAt >= 10 &&
      context.state.summaries === 1 &&
      canBeSummedUp(context),
    make: offerSummary,
  },
  {
    when: (context) =>
      context.state.talk >= 19 &&
      context.state.offered.length === 1 &&
      sinceOffer(context) >= 4 &&
      isOpenToOffers(context),
    make: (context) => offerExercise(context),
  },
  {
    when: (context) => context.state.talk >= 22 && context.state.landedAt === 0 && sinceOffer(context) >= 3,
    make: offerLanding,
  },
];

/** Words of a life: with one of them nothing is settled, and no thanks come before it. */
const ofALife =
  /\b(?:d(?:ie|ies|ied|ying|ead|eath)|cancer|hiv|leuk\w+|tumou?r|stroke|heartbeat|miscarr\w*|stillborn|bab(?:y|ies)|buried|funeral|river|jump\w*|hang\w*|pills?|tablets?|overdos\w*|blood|bleed\w*|hit|hits|hurts?|beat|raped?|touch\w*|knife|gun|police|prison|custody|into care|diagnos\w*|hospital|scan|ill|sick|lost|left me|leav\w+ me|alone|cr(?:y|ied|ying)|goodbye|tree|crash\w*|drove)\b/i;
/** A yes to a plan, and of the plan no more than a word or two, its day or its hour. */
const settles =
  /^(?:(?:lol|haha?|hm+|eeh|aye|well|ah|oh)[,. ]+)*(?:ok(?:ay)?|right|alright|all right|good|yes|yeah|yep|sawa|poa|deal|done|cool|great|grand|sorted)[,. ]+(?:(?:[\w']+ ){0,3}(?:it is|then|allowed)|(?:on |this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)(?: [\w']+){0,2}|(?:maybe )?(?:i'?ll|i will|will) (?:do|try|ask|ring|call)(?: [\w']+){0,2}|that'?s (?:that|it|the plan|a plan)|deal|done|sorted)[.! ]*$/i;
function receiveSettled({ state, heard, pen, turn, gists }: TurnContext): Draft | null {
  // What was asked of the step is answered first.
  const isAsked = state.lastQuestion !== null && ['step', 'planned'].includes(state.moves.at(-1) ?? '');
  if (state.step === null || isAsked || !settles.test(heard.text)) return null;
  if (turn.risk.level !== 'none' || weighs(heard.text) || ofALife.test(heard.text)) return null;
  if (gists[0]?.kind === 'loss' || heard.emotions.some(({ family }) => family !== 'good')) return null;
  const text = pen.pick(settledLines, { isFirst: true });
  return text ? { move: 'settled', parts: [{ text }] } : null;
}

/** Words. */
const MOST_BESIDE_THANKS = 14;
/** What stands beside the thanks is a nod, a plan or a time, and no news. */
const isPlanOrNod =
  /^(?:(?:(?:ok(?:ay)?|right|alright|all right|yes|yeah|sure|then|so|and|sawa|poa|good|fair enough|true|lol|haha?)[,. ]+)*)(?:$|(?:i'?ll|i will|i shall|i'?m going to|i'?m gonna|im gonna|going to|gonna|let me|maybe i'?ll|maybe later|will (?:do|try)|not today|(?:on |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|card|sawa|poa)\b)/i;
function isThankedFor({ heard, gists, turn }: TurnContext): boolean {
  const { text } = heard;
  if (text.includes('?') || heard.words > MOST_BESIDE_THANKS || !saysThanks(text)) return false;
  if (turn.risk.level !== 'none' || weighs(text) || ofALife.test(text) || gists[0]?.kind === 'loss')
    return false;
  if (heard.emotions.some(({ family }) => family !== 'good')) return false;
  return isPlanOrNod.test(besideThanks(text));
}

/** Before that it is politeness, and settles nothing. */
const THANKED_FROM = 3;

export function planTurn(context: TurnContext): Draft {
  const { state, turn } = context;
  if (state.phase === 'arrive') state.phase = 'explore';
  const step = state.talk >= 3 ? receiveStep(context) : null;
  if (step) return step;
  const isThanks = state.talk >= THANKED_FROM && isThankedFor(context);
  const thanked = isThanks ? answerThanks(context) : null;
  const settled = thanked ?? receiveSettled(context);
  if (settled) return settled;
  const isMidAnswer =
    ['offer', 'insight', 'next'].includes(state.lastQuestion?.tag ?? '') ||
    ['not_understood', 'hostile'].includes(state.moves.at(-1) ?? '');
  if (state.turns > state.quietUntil && turn.risk.level === 'none' && !isMidAnswer) {
    for (const { when, make } of dues) {
      const draft = when(context) ? make(context) : null;
      if (draft) return draft;
    }
  }
  return explore(context);
}
