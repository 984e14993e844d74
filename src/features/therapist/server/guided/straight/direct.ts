// A direct question, whichever kind it is: answered first. What is asked in a message is looked for by its wording alone.
import { facts } from '../facts.data.ts';
import { wordingOf } from '../line.ts';
import { isAsideOf } from '../respond-asides.ts';
import type { Draft, TurnContext } from '../turn-context.ts';
import { toldSoFar } from '../turn-context.ts';
import { straightDraft, straightQuestionIn } from './answer-straight.ts';
import { askingSentences, isCalmNow } from './asking.ts';
import { barePlaceLines, bareStepLines, placeLines, stepLines } from './in-their-place.data.ts';
import { answerPlace, placeAskedIn } from './in-their-place.ts';
import { mechanisms } from './mechanisms.data.ts';
import { bareChoiceLines, choiceLines, seenLines } from './their-choice.data.ts';
import { answerChoice, choiceIn } from './their-choice.ts';
import { answerWhy, mechanismFor, sayNotKnown } from './why-so.ts';
import {
  anyWords,
  comfortWords,
  firstWords,
  loveWords,
  moneyWords,
  smallTalkWords,
} from './words-for-it.data.ts';
import { answerWords, wordsAskedIn } from './words-for-it.ts';

/** @param told messages of the member, the one that asks last. */
export function asksSomething(told: readonly string[]): boolean {
  const text = told.at(-1) ?? '';
  return (
    straightQuestionIn(told) !== null ||
    choiceIn(text) !== null ||
    wordsAskedIn(text) !== null ||
    placeAskedIn(text) !== null ||
    mechanismFor(told) !== null
  );
}

/** In order: what is told apart most surely goes first. */
const kinds: readonly ((context: TurnContext, told: readonly string[]) => Draft | null)[] = [
  answerWhy,
  answerWords,
  (context, told) => straightDraft(context, straightQuestionIn(told)),
  answerChoice,
  answerPlace,
];

/** The answer to the question that stands in the last of `told`; null where none of these was asked. */
export function directAnswer(context: TurnContext, told: readonly string[]): Draft | null {
  for (const kind of kinds) {
    const draft = kind(context, told);
    if (draft) return draft;
  }
  const [question = ''] = askingSentences(told.at(-1) ?? '');
  // Asked a second time, what is known of it is said after all; so it is where the question stands among other things.
  const isNow = told.length >= toldSoFar(context).length && told.at(-1) === context.heard.text;
  const isPassedBy = asksIfNormal.test(question) && context.heard.intent === 'tells';
  if (isNow && !isPassedBy) return null;
  const fact = facts.find(({ pattern }) => pattern.test(question));
  if (!fact) return null;
  const back = wordingOf(fact.back, context.style);
  return {
    move: 'straight',
    parts: [{ text: wordingOf(fact.answer, context.style) }, { text: back, isOptional: true }],
    question: { tag: 'asked', text: back },
  };
}

const asksIfNormal = /\b(?:is|isn't|isnt) (?:it|this|that) (?:\w+ )?(?:normal|common|natural)\b/i;

const beginnings: readonly string[] = [
  ...[choiceLines, bareChoiceLines, seenLines],
  ...[anyWords, smallTalkWords, comfortWords, moneyWords, loveWords, firstWords],
  ...[placeLines, barePlaceLines, stepLines, bareStepLines],
  mechanisms.map(({ answer }) => answer),
]
  .flat()
  .flatMap((line) => [wordingOf(line, 'Standard'), wordingOf(line, 'GenZ')])
  .map((text) => text.split('{')[0]?.slice(0, 28) ?? '');

/** Whether a reply of ours holds one of the answers to this question. */
export function isAnswer(reply: string, question: readonly string[]): boolean {
  const lines = straightQuestionIn(question)?.lines ?? [];
  const straight = lines.flatMap((line) => [wordingOf(line, 'Standard'), wordingOf(line, 'GenZ')]);
  return [...beginnings, ...straight.map((text) => text.slice(0, 28))].some((text) => reply.includes(text));
}

/** These know more of what is asked. */
const askedMorePrecisely = new Set(['sounds-silly', 'draft-asked', 'stop-at-once']);

/** Whys that have lines of their own. */
const whysElsewhere = new Set(['why-again', 'why-me', 'wrong-with-me']);

/** Null when nothing of the kind was asked. */
export function answerDirect(context: TurnContext): Draft | null {
  if (!isCalmNow(context.turn) || isAsideOf(context, askedMorePrecisely)) return null;
  const told = toldSoFar(context);
  const answer = directAnswer(context, told);
  return answer ?? (isAsideOf(context, whysElsewhere) ? null : sayNotKnown(context, told));
}
