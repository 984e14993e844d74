// A question that comes up in the middle of an exercise: "is it cheating if i take melatonin?" It is answered, nothing is
// asked back, and the exercise waits at its step. What may be the answer to the step itself is left to the exercise.
import { asides } from '../asides.data.ts';
import { exercises } from '../exercises/all-exercises.ts';
import type { ExerciseId } from '../exercises/exercise-ids.ts';
import { exerciseWishIn } from '../exercises/exercise-wish.ts';
import { isHeardByWording } from '../exercises/hear-answer.ts';
import type { Line } from '../line.ts';
import { wordingOf } from '../line.ts';
import { giveInsight, presentSituation } from '../offers.ts';
import type { Draft, TurnContext } from '../turn-context.ts';
import { toldSoFar } from '../turn-context.ts';
import { understand } from '../understand.ts';
import { straightQuestionIn, withoutQuestions } from './answer-straight.ts';

/** A thought, a worry or a letter may well be a question; of medicine it is none of these. */
const alwaysAsked = new Set(['takes-medicine']);
/** "What should I do about the rent?" is what these ask for. */
const takesProblems = new Set<ExerciseId>([
  'problem-solving',
  'thought-record',
  'worry-time',
  'assertive-message',
  'self-compassion',
  'values',
  'small-step',
]);
const asksForAdvice =
  /^(?:(?:ok(?:ay)?|so|and|but|wait|also|um+)[,. ]+)*what (?:should|can|could|do) i do (?:about|with|when|if)\b[^.!]{2,70}$/i;

const backToIt: readonly Line[] = [
  ['Back to where we were, when you are ready.', 'Back to where we were, when you are ready.'],
  ['And our place is kept. Go on from it when you like.', 'I kept our spot. Go on when you want.'],
  ['Then on with it, in your own time.', 'Then on with it, in your own time.'],
];

function answerTo(context: TurnContext): string | null {
  const { state, heard, pen, turn } = context;
  const progress = state.exercise;
  const step = progress && exercises[progress.id].steps[progress.step];
  if (!progress || !step || step.isSafetyCheck || turn.risk.level !== 'none') return null;
  const ofFacts = asides.find(({ id }) => id === 'look-up');
  if (!isHeardByWording(step) && ofFacts?.pattern.test(heard.text) && heard.words <= ofFacts.maxWords)
    return pen.pick(ofFacts.lines, { isFirst: true });
  const found = straightQuestionIn(toldSoFar(context));
  if (found && !found.offers && (!isHeardByWording(step) || alwaysAsked.has(found.id)))
    return heard.text.trim().endsWith('?') ? pen.pick(found.lines, { isFirst: true }) : null;
  const isAdvice =
    asksForAdvice.test(heard.text) &&
    understand(heard.text).intent === 'asks_advice' &&
    !takesProblems.has(progress.id);
  if (!isAdvice) return null;
  const given = giveInsight(context, context.askedAbout?.id ?? presentSituation(context), null);
  return given?.parts.find(({ text }) => !text.endsWith('?'))?.text ?? null;
}

const inItAlready: readonly Line[] = [
  ['We are in the middle of one, and it goes on here.', "We're in the middle of one, it goes on here."],
  ['This is it, one step at a time.', 'This is it, one step at a time.'],
];

/** Null where nothing of the kind is running or was asked. */
export function answerInExercise(context: TurnContext): Draft | null {
  const { state, pen, style } = context;
  const progress = state.exercise;
  const step = progress && exercises[progress.id].steps[progress.step];
  if (!progress || !step) return null;
  const exercise = { id: progress.id, step: progress.step };
  if (!isHeardByWording(step) && exerciseWishIn([context.heard.text])) {
    const lead = pen.pick(inItAlready, { isFirst: true, mayRepeat: true }) ?? '';
    return { move: 'exercise', parts: [{ text: lead }, { text: wordingOf(step.hint, style) }], exercise };
  }
  const answer = answerTo(context);
  if (!answer) return null;
  const back = pen.pick(backToIt, { isFirst: true, mayRepeat: true }) ?? '';
  return {
    move: 'exercise',
    parts: [
      { text: withoutQuestions(answer) },
      { text: back },
      { text: wordingOf(step.hint, style), isOptional: true },
    ],
    exercise,
    suggestions: ['Skip this step', 'Pause', 'Stop'],
  };
}
