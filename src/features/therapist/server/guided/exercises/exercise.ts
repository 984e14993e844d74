// What an exercise is, and the small machine that walks it. Every step can be left; leaving is never asked about.
// Progress is plain JSON: what is set aside today can be picked up where it was in the next session.
import { FINISHED_STEP, readCardAnswer } from '../../../exercise-cards.contract.ts';
import { assembleText } from '../../../exercise-texts.contract.ts';
import type { Line } from '../line.ts';
import { turnPerson } from '../turn-person.ts';
import type { Intent } from '../understand.data.ts';
import type { ExerciseId } from './exercise-ids.ts';
import {
  asksForBack,
  asksToPause,
  asksToSkip,
  bodyObjects,
  isBare,
  isBlankText,
  isDone,
  isInnerQuestion,
  makesItWorse,
  ratingIn,
  turnsToNews,
  wantsOut,
} from './read-answer.ts';

export type ExerciseStep = {
  id: string;
  /** Spoken when the step begins. `{name}` slots hold what the member answered before. */
  say: Line;
  /** Said instead when they ask what is meant, or cannot think of anything; and when a slot of `say` is empty. */
  hint: Line;
  /** `nothing`: silence moves on, as in breathing. `choice`: yes goes on, no ends. `rating`: a number, 0 to 10. */
  expects: 'answer' | 'nothing' | 'choice' | 'rating';
  /** Where the answer is kept. */
  keep?: string;
  /** Kept as they said it, in the first person: for what is quoted, or put into a text of theirs. */
  isVerbatim?: boolean;
  /** A long answer belongs here and is not a change of subject. */
  isRoomy?: boolean;
  /** For a choice: the step after "no" (default: the end). */
  onNo?: string;
  /** For a rating: the step after a number below this. */
  onLow?: { below: number; to: string };
  /** The step after this one, when it is not the next in line. `end` and `leave` are the two ways to finish. */
  goesTo?: string;
  /** The slot that receives the text put together from the answers, just before this step is said. */
  assembles?: string;
};

export type Exercise = {
  id: ExerciseId;
  /** With its why, and one question that asks leave. */
  offers: Line[];
  steps: ExerciseStep[];
  /** Words that make this exercise the wrong thing, and the step that says so. */
  detours?: { pattern: RegExp; to: string }[];
  /** Said at the end, asks how it was. */
  endings: Line[];
  wayOut: Line[];
};

/** `pauses` counts the hints given at this step. */
export type ExerciseProgress = { id: ExerciseId; step: number; data: Record<string, string>; pauses: number };

export type ExerciseMove =
  | { kind: 'say'; progress: ExerciseProgress; step: ExerciseStep }
  | { kind: 'hint'; progress: ExerciseProgress; step: ExerciseStep }
  | { kind: 'ended'; progress: ExerciseProgress }
  | { kind: 'left' }
  /** To be kept and offered again. `isAsked`: they asked for a pause; else they turned to what matters more. */
  | { kind: 'set_aside'; progress: ExerciseProgress; isAsked: boolean };

/** `text` as it was said; `kept` is what may be handed back, in the second person. */
export type ExerciseAnswer = { text: string; words: number; intent: Intent; kept: string };

const ROOM = { answer: 30, roomy: 120 } as const;
const MOST_KEPT_CHARACTERS = 280;
/** A text of the member's must fit the ear, with what is said around it. */
const ASSEMBLED_WORDS = 50;

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

const isPaced = (step: ExerciseStep): boolean => step.expects === 'nothing' || step.expects === 'choice';

/** The next move after the member's answer; pure. */
export function advance(
  exercise: Exercise,
  progress: ExerciseProgress,
  answer: ExerciseAnswer,
): ExerciseMove {
  const step = exercise.steps[progress.step];
  if (!step) return ended(progress);
  const written = readCardAnswer(exercise.id, answer.text);
  const detour = detourFor(exercise, progress, answer.text);
  if (detour) return detour;
  if (written) return takeWritten(exercise, progress, written);

  const aside = (isAsked: boolean): ExerciseMove => ({ kind: 'set_aside', progress, isAsked });
  if (asksToPause(answer.text)) return aside(true);
  if (answer.intent === 'wants_stop' || answer.intent === 'hostile') return { kind: 'left' };
  if (makesItWorse(answer.text) || (isPaced(step) && bodyObjects(answer.text))) return { kind: 'left' };
  if (isPaced(step) && isDone(answer.text)) return skipPaced(exercise, progress);
  if (step.expects !== 'answer' && wantsOut(answer.text)) return { kind: 'left' };
  if (aboutTherapist.has(answer.intent) || turnsToNews(answer.text)) return aside(false);
  // "Can you give me something practical" in the middle of breathing is a wish for something else, not a yes.
  if (isPaced(step) && wishing.has(answer.intent) && !asksAboutStep(step, answer)) return aside(false);
  if (asksForBack(answer.text)) return goTo(exercise, progress, Math.max(0, progress.step - 1));
  if (asksToSkip(answer.text)) return next(exercise, progress, step.goesTo);

  const isPuzzled = asksAboutStep(step, answer);
  const isBlank = isBlankAnswer(step, answer);
  if (!isBlank && answer.words > (step.isRoomy ? ROOM.roomy : ROOM.answer)) return aside(false);
  if (isBlank || isPuzzled) {
    const hinted = { ...progress, pauses: progress.pauses + 1 };
    if ((!isPaced(step) || isPuzzled) && hinted.pauses <= 1) {
      return { kind: 'hint', progress: assemble(exercise, hinted, step), step };
    }
    if (!isPaced(step) || isPuzzled) return next(exercise, progress, step.goesTo);
  }
  return take(exercise, progress, step, answer);
}

function isBlankAnswer(step: ExerciseStep, answer: ExerciseAnswer): boolean {
  if (step.expects === 'rating') return ratingIn(answer.text) === null;
  const isNothing = answer.intent === 'silent' || answer.intent === 'does_not_know';
  return isNothing || isBlankText(answer.text) || isBare(answer.text) || isDone(answer.text);
}

/** "What if I fail?" is a question in form and an answer in fact, where a worry or a thought was asked for. */
function asksAboutStep(step: ExerciseStep, { intent, text }: ExerciseAnswer): boolean {
  if (intent === 'confused' || intent === 'asks_repeat') return true;
  return asking.has(intent) && text.trim().endsWith('?') && !(step.isVerbatim && isInnerQuestion(text));
}

function take(
  exercise: Exercise,
  progress: ExerciseProgress,
  step: ExerciseStep,
  answer: ExerciseAnswer,
): ExerciseMove {
  if (step.expects === 'rating') {
    const rating = ratingIn(answer.text);
    const moved = rating === null ? progress : keep(progress, step, String(rating));
    return next(exercise, moved, afterRating(step, rating));
  }
  const said = step.isVerbatim ? clipped(answer.text) : answer.kept;
  const isRefused = step.expects === 'choice' && answer.intent === 'declines';
  const isAnswer = said !== '' && !isRefused && !isBlankAnswer(step, answer);
  const moved = isAnswer ? keep(progress, step, said) : progress;
  if (isRefused) return step.onNo ? next(exercise, moved, step.onNo) : ended(moved);
  return next(exercise, moved, step.goesTo);
}

const keep = (progress: ExerciseProgress, step: ExerciseStep, value: string): ExerciseProgress =>
  step.keep ? { ...progress, data: { ...progress.data, [step.keep]: value } } : progress;

const clipped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_KEPT_CHARACTERS)
    .replace(/[.!,;:\s]+$/, '');

const afterRating = (step: ExerciseStep, rating: number | null): string | undefined =>
  step.onLow && rating !== null && rating < step.onLow.below ? step.onLow.to : step.goesTo;

/** Answers written on a card, several at once: on to the step after the last of them. */
function takeWritten(
  exercise: Exercise,
  progress: ExerciseProgress,
  written: Record<string, string>,
): ExerciseMove {
  const data = { ...progress.data };
  let last = -1;
  exercise.steps.forEach((step, at) => {
    const value = step.keep === undefined ? undefined : written[step.keep];
    if (step.keep === undefined || value === undefined) return;
    const rating = step.expects === 'rating' ? ratingIn(value) : null;
    const words = step.isVerbatim ? clipped(value) : turnPerson(clipped(value)).text;
    data[step.keep] = rating === null ? words : String(rating);
    last = at;
  });
  const moved = { ...progress, data };
  const step = exercise.steps[last];
  if (!step) return ended(moved);
  const refused = exercise.steps.find(
    (candidate) =>
      candidate.onNo && candidate.keep && /^no\b/i.test(written[candidate.keep] ?? '') && isPaced(candidate),
  );
  if (refused) return next(exercise, moved, refused.onNo);
  const from = { ...moved, step: last };
  return next(
    exercise,
    from,
    step.expects === 'rating' ? afterRating(step, Number(data[step.keep ?? ''])) : step.goesTo,
  );
}

/** "Done", at something paced, finishes what is paced; a question that follows it is still asked. */
function skipPaced(exercise: Exercise, progress: ExerciseProgress): ExerciseMove {
  const at = exercise.steps.findIndex((step, index) => index > progress.step && !isPaced(step));
  const hasEnd = exercise.steps.slice(progress.step, at < 0 ? undefined : at).some((step) => step.goesTo);
  return at < 0 || hasEnd ? ended(progress) : goTo(exercise, progress, at);
}

function detourFor(exercise: Exercise, progress: ExerciseProgress, text: string): ExerciseMove | null {
  const found = exercise.detours?.find(({ pattern }) => pattern.test(text));
  if (!found || exercise.steps[progress.step]?.id === found.to) return null;
  return next(exercise, progress, found.to);
}

const ended = (progress: ExerciseProgress): ExerciseMove => ({
  kind: 'ended',
  progress: { ...progress, step: FINISHED_STEP, pauses: 0 },
});

function next(exercise: Exercise, progress: ExerciseProgress, to: string | undefined): ExerciseMove {
  if (to === 'end') return ended(progress);
  if (to === 'leave') return { kind: 'left' };
  return goTo(
    exercise,
    progress,
    to === undefined ? progress.step + 1 : exercise.steps.findIndex((step) => step.id === to),
  );
}

function goTo(exercise: Exercise, progress: ExerciseProgress, at: number): ExerciseMove {
  const step = exercise.steps[at];
  if (!step) return ended(progress);
  return {
    kind: 'say',
    progress: assemble(exercise, { ...progress, step: at, pauses: 0 }, step),
    step,
  };
}

function assemble(exercise: Exercise, progress: ExerciseProgress, step: ExerciseStep): ExerciseProgress {
  if (!step.assembles) return progress;
  const text = assembleText(exercise.id, progress.data, ASSEMBLED_WORDS);
  return text === '' ? progress : { ...progress, data: { ...progress.data, [step.assembles]: text } };
}

export function begin(exercise: Exercise): ExerciseMove {
  const step = exercise.steps[0];
  const progress: ExerciseProgress = { id: exercise.id, step: 0, data: {}, pauses: 0 };
  return step ? { kind: 'say', progress, step } : ended(progress);
}

/** What to keep of a running exercise while something else is talked about. */
export function pause(progress: ExerciseProgress): ExerciseProgress {
  return { ...progress, pauses: 0 };
}

/**
 * Back to the step that was set aside, with everything answered before it.
 * A place that no longer exists, after the exercise was rewritten, is a fresh start with the answers kept.
 */
export function resume(exercise: Exercise, progress: ExerciseProgress): ExerciseMove {
  const isThere = progress.id === exercise.id && progress.step >= 0 && progress.step < exercise.steps.length;
  return goTo(exercise, pause(progress), isThere ? progress.step : 0);
}
