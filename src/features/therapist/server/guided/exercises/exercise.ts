// What an exercise is, and the small machine that walks it. Every step can be left; leaving is never asked about.
// Progress is plain JSON: what is set aside today can be picked up where it was in the next session.
import { FINISHED_STEP, readCardAnswer } from '../../../exercise-cards.contract.ts';
import { assembleText } from '../../../exercise-texts.contract.ts';
import type { Line } from '../line.ts';
import { turnPerson } from '../turn-person.ts';
import type { Intent } from '../understand.data.ts';
import type { ExerciseId } from './exercise-ids.ts';
import {
  asksAboutStep,
  asksForWords,
  isBareNo,
  isBlankAnswer,
  isNo,
  isPaced,
  isTooLong,
  leaves,
  rejects,
  turnsAway,
} from './hear-answer.ts';
import { isPlainYes, isUnsafe, ratingIn } from './read-answer.ts';
import { asksForBack, asksToPause, asksToSkip, isDone } from './read-command.ts';

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
  /** Asks whether it is safe: only a plain yes goes on, and all else follows `onNo`. */
  isSafetyCheck?: boolean;
  /** For a rating: the step after a number below this. */
  onLow?: { below: number; to: string };
  /** The step after this one, when it is not the next in line. `end` and `leave` are the two ways to finish. */
  goesTo?: string;
  /** Answers that belong to another step: kept there, unless it was answered, and this one is asked once more. */
  strays?: { pattern: RegExp; to: string }[];
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

/** `pauses` counts the hints given at this step; `trail` holds the steps walked to it, the last one last. */
export type ExerciseProgress = {
  id: ExerciseId;
  step: number;
  data: Record<string, string>;
  pauses: number;
  trail: number[];
};

export type ExerciseMove =
  | { kind: 'say'; progress: ExerciseProgress; step: ExerciseStep }
  | { kind: 'hint'; progress: ExerciseProgress; step: ExerciseStep }
  | { kind: 'ended'; progress: ExerciseProgress }
  | { kind: 'left' }
  /** To be kept and offered again. `isAsked`: they asked for a pause; else they turned to what matters more. */
  | { kind: 'set_aside'; progress: ExerciseProgress; isAsked: boolean };

/**
 * `text` as it was said; `kept` is what may be handed back, in the second person. `ruled` is the intent by its wording
 * alone, `intent` also by what it resembles.
 */
export type ExerciseAnswer = { text: string; words: number; intent: Intent; ruled: Intent; kept: string };

const MOST_KEPT_CHARACTERS = 280;
/** A text of the member's must fit the ear, with what is said around it. */
const ASSEMBLED_WORDS = 50;

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

  const isWordsAsked = asksForWords(step);
  if (asksToPause(answer.text, isWordsAsked)) return { kind: 'set_aside', progress, isAsked: true };
  const isSkipped = asksToSkip(answer.text, isWordsAsked);
  if (!isSkipped && rejects(step, answer)) return { kind: 'left' };
  if (isPaced(step) && !step.isSafetyCheck && isDone(answer.text)) return skipPaced(exercise, progress);
  if (!isSkipped && leaves(step, answer)) return { kind: 'left' };
  if (progress.step === 0 && !step.onNo && isBareNo(answer)) return { kind: 'left' };
  if (turnsAway(step, answer)) return { kind: 'set_aside', progress, isAsked: false };
  if (asksForBack(answer.text)) return back(exercise, progress, step);
  if (step.isSafetyCheck) return takeSafety(exercise, progress, step, answer);
  if (isSkipped) return next(exercise, progress, step.onNo ?? step.goesTo);
  return answered(exercise, progress, step, answer);
}

function answered(
  exercise: Exercise,
  progress: ExerciseProgress,
  step: ExerciseStep,
  answer: ExerciseAnswer,
): ExerciseMove {
  const isPuzzled = asksAboutStep(step, answer);
  const isBlank = isBlankAnswer(step, answer);
  if (!isBlank && isTooLong(step, answer)) return { kind: 'set_aside', progress, isAsked: false };
  if (isBlank || isPuzzled) {
    if ((!isPaced(step) || isPuzzled) && progress.pauses === 0) return hint(exercise, progress, step);
    if (!isPaced(step) || isPuzzled) return next(exercise, progress, step.goesTo);
  }
  const strayed = stray(exercise, progress, step, answer);
  if (strayed && progress.pauses > 0) return nextUnasked(exercise, strayed, step.goesTo);
  return strayed ? hint(exercise, strayed, step) : take(exercise, progress, step, answer);
}

/** What was answered one step off, kept where it belongs; null when the answer is of this step. */
function stray(
  exercise: Exercise,
  progress: ExerciseProgress,
  step: ExerciseStep,
  { text }: ExerciseAnswer,
): ExerciseProgress | null {
  const found = step.strays?.find(({ pattern }) => pattern.test(text.trim()));
  const own = exercise.steps.find(({ id }) => id === found?.to);
  if (!own?.keep) return null;
  return progress.data[own.keep] === undefined ? keep(progress, own, clipped(text)) : progress;
}

/** On, past what was answered before it was asked. */
function nextUnasked(exercise: Exercise, progress: ExerciseProgress, to: string | undefined): ExerciseMove {
  const move = next(exercise, progress, to);
  if (move.kind !== 'say') return move;
  const { id, keep: slot, goesTo } = move.step;
  const mayComeEarly = exercise.steps.some(({ strays }) => strays?.some((one) => one.to === id));
  const isAnswered = slot !== undefined && move.progress.data[slot] !== undefined;
  const wasAsked = progress.trail.includes(move.progress.step);
  return mayComeEarly && isAnswered && !wasAsked ? nextUnasked(exercise, move.progress, goesTo) : move;
}

const hint = (exercise: Exercise, progress: ExerciseProgress, step: ExerciseStep): ExerciseMove => ({
  kind: 'hint',
  progress: assemble(exercise, { ...progress, pauses: progress.pauses + 1 }, step),
  step,
});

/** What is neither a yes nor a no is asked once more; in doubt nobody is sent against a fear. */
function takeSafety(
  exercise: Exercise,
  progress: ExerciseProgress,
  step: ExerciseStep,
  answer: ExerciseAnswer,
): ExerciseMove {
  const { text, words, ruled } = answer;
  const isNod = ruled === 'agrees' && words === 0;
  if (isNod || isPlainYes(text)) return next(exercise, progress, step.goesTo);
  const isDoubted = isUnsafe(text) || ruled === 'does_not_know';
  return isDoubted || progress.pauses > 0
    ? next(exercise, progress, step.onNo)
    : hint(exercise, progress, step);
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
  const said = clipped(step.isVerbatim ? answer.text : answer.kept);
  const isRefused = isNo(step, answer);
  const isAnswer = said !== '' && !isRefused && !isBlankAnswer(step, answer);
  const moved = isAnswer ? keep(progress, step, said) : progress;
  if (isRefused) return refused(exercise, moved, step);
  return nextUnasked(exercise, moved, step.goesTo);
}

/** Who says no before anything was done has not done it, and is not asked how it was. */
function refused(exercise: Exercise, progress: ExerciseProgress, step: ExerciseStep): ExerciseMove {
  if (step.onNo) return next(exercise, progress, step.onNo);
  return progress.step === 0 ? { kind: 'left' } : ended(progress);
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
  const unsafe = uncheckedIn(exercise, moved, written, last);
  if (unsafe) return unsafe;
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

/** A card is no way round the question whether it is safe; `last` is the last step it answers. */
function uncheckedIn(
  exercise: Exercise,
  progress: ExerciseProgress,
  written: Record<string, string>,
  last: number,
): ExerciseMove | null {
  const at = exercise.steps.findIndex(({ isSafetyCheck }) => isSafetyCheck);
  const check = exercise.steps[at];
  if (!check?.keep || last < at) return null;
  const said = written[check.keep];
  if (said === undefined) return onward(exercise, progress, at);
  return isPlainYes(said) ? null : next(exercise, { ...progress, step: at }, check.onNo);
}

/** "Done", at something paced, finishes what is paced; a question that follows it is still asked. */
function skipPaced(exercise: Exercise, progress: ExerciseProgress): ExerciseMove {
  const at = exercise.steps.findIndex((step, index) => index > progress.step && !isPaced(step));
  const hasEnd = exercise.steps.slice(progress.step, at < 0 ? undefined : at).some((step) => step.goesTo);
  return at < 0 || hasEnd ? ended(progress) : onward(exercise, progress, at);
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
  return onward(
    exercise,
    progress,
    to === undefined ? progress.step + 1 : exercise.steps.findIndex((step) => step.id === to),
  );
}

const onward = (exercise: Exercise, progress: ExerciseProgress, at: number): ExerciseMove =>
  goTo(exercise, { ...progress, trail: [...progress.trail, progress.step] }, at);

/** The step they came from, which need not be the neighbour. A warning is not taken back: it is said again. */
function back(exercise: Exercise, progress: ExerciseProgress, step: ExerciseStep): ExerciseMove {
  const from =
    step.goesTo === 'leave' ? undefined : (progress.trail.at(-1) ?? neighbourOf(exercise, progress));
  if (from === undefined || !exercise.steps[from]) return goTo(exercise, progress, progress.step);
  return goTo(exercise, { ...progress, trail: progress.trail.slice(0, -1) }, from);
}

/** For progress stored before there was a trail: the step before in the list, if that leads here. */
function neighbourOf(exercise: Exercise, { step }: ExerciseProgress): number | undefined {
  const before = exercise.steps[step - 1];
  return before && before.goesTo === undefined ? step - 1 : undefined;
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
  const progress: ExerciseProgress = { id: exercise.id, step: 0, data: {}, pauses: 0, trail: [] };
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
  return isThere
    ? goTo(exercise, pause(progress), progress.step)
    : goTo(exercise, { ...pause(progress), trail: [] }, 0);
}
