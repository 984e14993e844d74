// Speaks an exercise step by step and keeps its place between turns.

import { readCardAnswer } from '../../exercise-cards.contract.ts';
import { ask } from './ask.ts';
import type { GuidedState } from './dialogue-state.ts';
import { exercises } from './exercises/all-exercises.ts';
import type { Exercise, ExerciseMove, ExerciseProgress } from './exercises/exercise.ts';
import { advance, begin, pause, resume } from './exercises/exercise.ts';
import type { ExerciseId } from './exercises/exercise-ids.ts';
import { type ExerciseWish, exerciseWishIn } from './exercises/exercise-wish.ts';
import { isHeardByWording } from './exercises/hear-answer.ts';
import {
  letRestLines,
  pausedLines,
  resumeLeads,
  resumeOffers,
  spokenNames,
} from './exercises/pausing.data.ts';
import { isInnerQuestion } from './exercises/read-answer.ts';
import { whatAndWhy } from './exercises/what-and-why.data.ts';
import { isShort, shortAnswerOf } from './gist.ts';
import type { Line } from './line.ts';
import { capitalise, countWords, wordingOf } from './line.ts';
import { fillSlots } from './pen.ts';
import { type Draft, type Part, type TurnContext, toldSoFar } from './turn-context.ts';
import { turnPerson } from './turn-person.ts';
import type { Intent } from './understand.data.ts';
import { understand } from './understand.ts';

const received: Line[] = [
  ['Good.', 'Nice.'],
  ['Thank you.', 'Okay.'],
  ['Yes.', 'Yep.'],
  ['Mm, all right.', 'Mm, got it.'],
  ['That works.', 'That works.'],
];
/** What cannot wait for the end of an exercise. */
const needsToTell =
  /\b(?:i (?:need|have|want) to tell you|can i tell you|something (?:else |terrible |bad )?happened|i (?:just )?got (?:a call|news))\b/i;
const noHurry: Line[] = [
  ['Take your time.', 'No rush.'],
  ['No hurry.', 'Take your time.'],
  ['It can be small.', 'Small is fine.'],
];

const keptForLater: Line[] = [
  ['I keep that for its place.', 'Keeping that for its spot.'],
  ['That belongs in it too, I have it.', 'That goes in too, got it.'],
];

/** What must not come back from us as if it were so: "you're an idiot", "he hates you". */
const isClaim =
  /\b(?:you(?:'re|'ve|'ll)?|your|he|she|they|it|it's|everyone|everybody|nobody|no one|people)\b|\b(?:idiot|stupid|worthless|useless|failure|hate|hates|die|dead|kill)\b/i;

/** A short answer that only names something is handed back; anything else is only acknowledged. */
function receive({ pen }: TurnContext, kept: string): string | null {
  if (kept !== '' && countWords(kept) <= 5 && isShort(kept) && !isClaim.test(kept))
    return `${capitalise(kept)}.`;
  return pen.pick(received, { isFirst: true, mayRepeat: true });
}

function speak(
  context: TurnContext,
  exercise: Exercise,
  move: ExerciseMove,
  lead: string | null,
): Draft | null {
  const { state, pen, style } = context;
  const before: Part[] = lead ? [{ text: lead, isOptional: true }] : [];
  switch (move.kind) {
    case 'say':
    case 'hint': {
      state.exercise = move.progress;
      const line = move.kind === 'hint' ? move.step.hint : move.step.say;
      const text = fillSlots(wordingOf(line, style), move.progress.data) ?? wordingOf(move.step.hint, style);
      return {
        move: 'exercise',
        parts: [...before, { text }],
        exercise: { id: exercise.id, step: move.progress.step },
        suggestions:
          move.step.expects === 'nothing' ? ['Go on', 'Stop'] : ['Skip this step', 'Pause', 'Stop'],
      };
    }
    case 'ended': {
      state.exercise = null;
      state.finished.push(exercise.id);
      const text = pen.pick(exercise.endings, { mayRepeat: true }) ?? '';
      if (move.progress.data.choice) state.step = move.progress.data.choice;
      return {
        move: 'exercise',
        parts: [...before, { text }],
        question: { tag: 'feeling', text },
        pending: { kind: 'how_was', id: exercise.id },
        exercise: { id: exercise.id, step: move.progress.step },
      };
    }
    case 'left': {
      state.exercise = null;
      const text = pen.pick(exercise.wayOut, { isFirst: true, mayRepeat: true }) ?? '';
      const question = ask(context);
      return {
        move: 'left',
        parts: [{ text }, ...(question ? [{ text: question.text }] : [])],
        ...(question ? { question } : {}),
      };
    }
    case 'set_aside': {
      setExerciseAside(state, move.progress);
      const text = move.isAsked ? pen.pick(pausedLines, { isFirst: true, mayRepeat: true }) : null;
      if (!text) return null;
      return { move: 'paused', parts: [{ text }], question: { tag: 'open', text } };
    }
  }
}

/** Keeps the place of what is running, to be offered again; nothing when nothing is. */
export function setExerciseAside(state: GuidedState, progress = state.exercise): void {
  if (!progress) return;
  state.exercise = null;
  state.setAside = pause(progress);
  state.setAsideAt = state.turns;
}

/** A card that is filled in while its exercise is set aside takes it up again. */
export function takeUpCard({ state, heard }: TurnContext): void {
  if (state.exercise || !state.setAside || !readCardAnswer(state.setAside.id, heard.text)) return;
  state.exercise = state.setAside;
  state.setAside = null;
}

/** Asks whether to go back to what was set aside; null when nothing was, or it was asked before. */
export function offerResume({ state, pen }: TurnContext): Draft | null {
  if (!state.setAside) return null;
  const text = pen.pick(resumeOffers, { slots: { exercise: spokenNames[state.setAside.id] }, isFirst: true });
  if (!text) return null;
  state.lastOfferAt = state.talk;
  state.setAsideAt = state.turns;
  return {
    move: 'resume',
    parts: [{ text }],
    question: { tag: 'offer', text },
    pending: { kind: 'resume' },
    suggestions: ['Yes, go back', 'Let it rest'],
  };
}

/** Back into the exercise that was set aside, at the step where it was. */
export function resumeExercise(context: TurnContext): Draft | null {
  const { state, pen } = context;
  if (!state.setAside) return null;
  const exercise = exercises[state.setAside.id];
  const move = resume(exercise, state.setAside);
  state.setAside = null;
  state.phase = 'work';
  const begins = move.kind === 'say' ? wordingOf(move.step.say, context.style).split(/[\s,.]/)[0] : null;
  const leads = resumeLeads.filter((line) => !wordingOf(line, context.style).startsWith(begins ?? '-'));
  return speak(context, exercise, move, pen.pick(leads, { isFirst: true, mayRepeat: true }));
}

export function letExerciseRest({ state, pen }: TurnContext): string | null {
  state.setAside = null;
  return pen.pick(letRestLines, { isFirst: true, mayRepeat: true });
}

/** @param isAskedFor by the member, without an offer that said what it is: then that is said first. */
export function beginExercise(context: TurnContext, exercise: Exercise, isAskedFor = false): Draft | null {
  context.state.phase = 'work';
  if (!context.state.offered.includes(exercise.id)) context.state.offered.push(exercise.id);
  if (context.state.setAside?.id === exercise.id) return resumeExercise(context);
  const what = isAskedFor ? wordingOf(whatAndWhy[exercise.id], context.style) : null;
  return speak(context, exercise, begin(exercise), what);
}

/** An exercise that was wished for, of a kind that is wanted: the one named, else one of the topic, else one for anybody. */
export function beginWished(context: TurnContext, { id, excluded }: ExerciseWish): Draft | null {
  const { lines, state } = context;
  const isFit = (one: ExerciseId): boolean => !excluded.includes(one) && !state.finished.includes(one);
  const chosen = id ?? [...lines.exercises, ...forAnybody].find(isFit) ?? null;
  if (!chosen) return null;
  if (state.exercise) setExerciseAside(state);
  return beginExercise(context, exercises[chosen], true);
}
/** They need nothing but what is there. */
const forAnybody: readonly ExerciseId[] = ['grounding', 'body-scan', 'box-breathing'];

/** Words; a thought or a letter is longer. */
const ONLY_NAMED_WORDS = 6;
/** In the middle of one, only another that they named; what goes into a thought or a letter asks for none. */
export function exerciseWished(context: TurnContext): ExerciseWish | null {
  const { state } = context;
  const wish = exerciseWishIn(toldSoFar(context));
  if (!wish || !state.exercise) return wish;
  const step = exercises[state.exercise.id].steps[state.exercise.step];
  if (!step || (isHeardByWording(step) && context.heard.words > ONLY_NAMED_WORDS)) return null;
  const isOther =
    wish.id !== null ? wish.id !== state.exercise.id : wish.excluded.includes(state.exercise.id);
  return isOther ? wish : null;
}

/** What is meant, inside an exercise too: where only wording counts, what a message resembles is left out. */
export function intentInExercise({ state, heard }: TurnContext): Intent {
  const step = state.exercise && exercises[state.exercise.id].steps[state.exercise.step];
  return step && isHeardByWording(step) ? understand(heard.text).intent : heard.intent;
}

/** An answer to another step was kept, and this one is asked again. */
const hasKept = (move: ExerciseMove & { kind: 'hint' }, before: ExerciseProgress): boolean =>
  move.step.strays?.some(({ to }) => {
    const slot = exercises[before.id].steps.find(({ id }) => id === to)?.keep ?? to;
    return move.progress.data[slot] !== before.data[slot];
  }) ?? false;

/** The next words of a running exercise; null when the member turned to something else. */
export function continueExercise(context: TurnContext): Draft | null {
  const progress = context.state.exercise;
  if (!progress) return null;
  const exercise = exercises[progress.id];
  const { heard, pen } = context;
  const turned = turnPerson(heard.text.split(/(?<=[.!?])\s/)[0] ?? '').text;
  const kept = shortAnswerOf(heard) ?? (turned.split(' ').length <= 12 ? turned : '');
  const hasNews = needsToTell.test(heard.text) && !isInnerQuestion(heard.text);
  const move = advance(exercise, progress, {
    text: heard.text,
    words: heard.words,
    intent: hasNews ? 'change_topic' : heard.intent,
    ruled: hasNews ? 'change_topic' : understand(heard.text).intent,
    kept,
  });
  const step = exercise.steps[progress.step];
  // "Go back" and "skip this" are no answers to be thanked for.
  const wasAnswer = move.kind === 'say' && step?.expects === 'answer' && move.progress.data !== progress.data;
  const isAcknowledged =
    move.kind === 'say' &&
    /^(?:Good|Nice|Okay|All right|Yes)\b/.test(wordingOf(move.step.say, context.style));
  const lead =
    wasAnswer && !isAcknowledged
      ? receive(context, kept)
      : move.kind === 'hint' && !step?.isSafetyCheck
        ? pen.pick(hasKept(move, progress) ? keptForLater : noHurry, { isFirst: true, mayRepeat: true })
        : null;
  return speak(context, exercise, move, lead);
}
