// Answers a question that wants an answer: "is it ok that I don't want to call her?" Advice, exercises and what nobody can
// know have their own places; here is what can be said at once and honestly.
import { sentencesOf } from '../line.ts';
import type { Draft, TurnContext } from '../turn-context.ts';
import { askingSentences } from './asking.ts';
import { askedOfOthers, everydayAnswers } from './everyday-answers.data.ts';
import { askedOfThisOne, straightFirst, straightLast } from './straight-more.data.ts';
import {
  ofTheBody,
  ofTheTalk,
  type StraightQuestion,
  straightQuestions,
  tooGraveForAWord,
} from './straight-questions.data.ts';
import { ofAnimals, opinions, verdicts } from './verdicts.data.ts';

/** Of the sentence that asks; a longer one tells a story. */
const MOST_CHARACTERS = 200;
/** Words; in a longer message the question is not what weighs. */
const MOST_WORDS = 60;
/** Member messages, this one among them, that may say what it is about. */
const TOLD_BEFORE = 4;

/** Behind a question it asks for nothing more: "was it delulu or nah. yes or no". */
const presses =
  /[.,!?]\s*(?:just |like |so )?(?:yes or no|be honest|honest(?: answer|ly)|serious question|genuine question|for real|please answer|i need to know|tell me)(?: please| pls| now)?[.?! ]*$/i;

/** "Is that all right, do you think?" */
const asksUsBehind = /,? (?:do|would|don't) you (?:think|say|reckon)\s*\?$/;

/** The sentences that may ask, the last first. */
function asked(text: string): string[] {
  const pressed = presses.test(text);
  return askingSentences(pressed ? text.replace(presses, '?') : text)
    .filter((sentence) => sentence.length <= MOST_CHARACTERS)
    .map((sentence) => sentence.toLowerCase().replace(asksUsBehind, '?'));
}

/** @param told messages of the member, this one last. @returns the form their question has; null for any other message. */
export function straightQuestionIn(told: readonly string[]): StraightQuestion | null {
  const text = told.at(-1) ?? '';
  if (text.split(/\s+/).length > MOST_WORDS) return null;
  const around = told.slice(-TOLD_BEFORE).join(' ').toLowerCase();
  for (const question of asked(text)) {
    if (tooGraveForAWord.test(question)) return null;
    const found = formOf(question, around);
    if (found) return found;
  }
  return null;
}

function formOf(question: string, around: string): StraightQuestion | null {
  const ofUs = askedOfThisOne.find(
    ({ pattern, unless, unlessTold }) =>
      pattern.test(question) && !unless?.test(question) && !unlessTold?.test(around),
  );
  if (ofUs) return ofUs;
  if (ofTheTalk.test(question) && !straightFirst.some(({ pattern }) => pattern.test(question))) return null;
  const isBodily = ofTheBody.test(question);
  return (
    [
      ...straightFirst,
      ...everydayAnswers,
      ...ofAnimals,
      ...straightQuestions,
      ...straightLast,
      ...verdicts,
      ...opinions,
      ...askedOfOthers,
    ].find(
      ({ pattern, unless, after, unlessTold, isOfMedicine }) =>
        (!isBodily || isOfMedicine) &&
        pattern.test(question) &&
        !unless?.test(question) &&
        (!after || after.test(around)) &&
        !unlessTold?.test(around),
    ) ?? null
  );
}

/** An answer that asks nothing back. */
export const withoutQuestions = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ');

/** Null when nothing was found, or all that is prepared for it was said. */
export function straightDraft(context: TurnContext, found: StraightQuestion | null): Draft | null {
  const { state, pen } = context;
  if (!found) return null;
  if (found.offers && state.offered.includes(found.offers)) return null;
  const text = pen.pick(found.lines, { isFirst: true });
  if (!text) return null;
  const draft: Draft = { move: 'straight', parts: [{ text }], question: { tag: 'meaning', text } };
  if (!found.offers) return draft;
  state.offered.push(found.offers);
  state.lastOfferAt = state.talk;
  return {
    ...draft,
    question: { tag: 'offer', text },
    pending: { kind: 'exercise', id: found.offers },
    suggestions: ['Yes, let us try', 'Not now'],
  };
}
