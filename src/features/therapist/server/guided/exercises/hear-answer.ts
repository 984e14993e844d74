// What an answer does at the step it is given at: answer it, refuse it, leave the exercise, or turn to something else.
import { asides } from '../asides.data.ts';
import type { Intent } from '../understand.data.ts';
import type { ExerciseAnswer, ExerciseStep } from './exercise.ts';
import {
  asksAboutTask,
  denies,
  grantsSomething,
  isBare,
  isBlankText,
  isInnerQuestion,
  ratingIn,
} from './read-answer.ts';
import {
  asksLeaveToAsk,
  asksOfUs,
  bodyObjects,
  isDone,
  isTooMuch,
  makesItWorse,
  scoldsExercise,
  turnsToNews,
  wantsOut,
} from './read-command.ts';

/** In words. */
const ROOM = { answer: 30, roomy: 120 } as const;
const aboutTherapist = new Set<Intent>([
  'asks_if_real',
  'asks_privacy',
  'asks_about_therapist',
  'asks_memory',
  'not_understood',
  'just_listen',
  'change_topic',
]);
const asking = new Set<Intent>(['asks_fact', 'asks_advice']);
const wishing = new Set<Intent>(['wants_exercise', 'asks_advice']);
const unwilling = new Set<Intent>(['declines', 'does_not_know', 'silent']);

export const isPaced = (step: ExerciseStep): boolean =>
  step.expects === 'nothing' || step.expects === 'choice';

/** Something is to be told here: a word like "stop" or "next" may be part of it. */
export const asksForWords = (step: ExerciseStep): boolean =>
  step.expects === 'answer' || (step.expects === 'choice' && step.keep !== undefined);

/**
 * Hard thoughts sound like anger at us and worries like questions to us, and where it is asked whether it is safe a wrong
 * guess is dangerous: there only wording counts, and nothing that is merely alike.
 */
export const isHeardByWording = (step: ExerciseStep): boolean =>
  step.isSafetyCheck === true || (step.expects === 'answer' && step.isVerbatim === true);

/** It does them no good, or they are angry at it. */
export function rejects(step: ExerciseStep, { text, intent }: ExerciseAnswer): boolean {
  if (makesItWorse(text) || scoldsExercise(text)) return true;
  if (isHeardByWording(step)) return false;
  if (intent === 'wants_stop' || intent === 'hostile' || isTooMuch(text)) return true;
  return isPaced(step) && bodyObjects(text);
}

export const leaves = (step: ExerciseStep, { text, intent }: ExerciseAnswer): boolean =>
  wantsOut(text, asksForWords(step)) || (intent === 'goodbye' && !isHeardByWording(step));

const ofLife = new Set(['verdict', 'future', 'their-mind']);

/** "Is it my fault?", "will he come back?": not about the step, and not to be passed over. */
const asksOfLife = ({ text, words }: ExerciseAnswer): boolean =>
  text.trim().endsWith('?') &&
  asides.some(({ id, pattern, maxWords }) => ofLife.has(id) && words <= maxWords && pattern.test(text));

/** "Could you teach me something to calm down?" is addressed to us, whatever was asked for. */
const asksForAnother = ({ text, ruled }: ExerciseAnswer): boolean =>
  ruled === 'wants_exercise' &&
  /^(?:(?:ok(?:ay)?|and|so|but|please|actually|wait)[,. ]+)*(?:can|could|will|would) you\b/i.test(text);

export function turnsAway(step: ExerciseStep, answer: ExerciseAnswer): boolean {
  const { text, intent, ruled } = answer;
  if (turnsToNews(text) || asksLeaveToAsk(text) || asksForAnother(answer)) return true;
  if (isHeardByWording(step)) return ruled === 'change_topic' || asksOfUs(text);
  if (isNo(step, answer)) return false;
  const meant = asksForWords(step) ? ruled : intent;
  if (aboutTherapist.has(meant) || (!step.isVerbatim && !step.isRoomy && asksOfLife(answer))) return true;
  // "Can you give me something practical" in the middle of breathing is a wish for something else, not a yes.
  return isPaced(step) && wishing.has(meant) && !asksAboutStep(step, answer);
}

/** There is more to tell than the step asked for. */
export const isTooLong = (step: ExerciseStep, { words }: ExerciseAnswer): boolean =>
  words > (step.isRoomy ? ROOM.roomy : ROOM.answer);

export function isBlankAnswer(step: ExerciseStep, answer: ExerciseAnswer): boolean {
  if (step.expects === 'rating') return ratingIn(answer.text) === null;
  const intent = isHeardByWording(step) ? answer.ruled : answer.intent;
  const isNothing = intent === 'silent' || intent === 'does_not_know';
  return isNothing || isBlankText(answer.text) || isBare(answer.text) || isDone(answer.text);
}

/** "What if I fail?" is a question in form and an answer in fact, where a worry or a thought was asked for. */
export function asksAboutStep(step: ExerciseStep, { intent, ruled, text }: ExerciseAnswer): boolean {
  if (isHeardByWording(step)) {
    const isUnclear = ruled === 'confused' || ruled === 'asks_repeat' || asksAboutTask(text);
    return isUnclear && !isInnerQuestion(text);
  }
  if (intent === 'confused' || intent === 'asks_repeat') return true;
  return asking.has(intent) && text.trim().endsWith('?') && !(step.isVerbatim && isInnerQuestion(text));
}

/** A no and nothing else. */
export const isBareNo = ({ text, ruled }: ExerciseAnswer): boolean => ruled === 'declines' && isBare(text);

/** Where a no leads somewhere, saying nothing or not knowing is no yes. Words to be put into a text may well begin "not". */
export function isNo(step: ExerciseStep, { text, intent }: ExerciseAnswer): boolean {
  if (step.expects !== 'choice') return false;
  if (!step.onNo || step.isVerbatim) return intent === 'declines';
  return (denies(text) || isBlankText(text) || unwilling.has(intent)) && !grantsSomething(text);
}
