// Small scenes that come up whatever a talk is about: a call every Sunday, a letter unopened, somebody who was not asked.
// Facts, mostly told without a feeling. Each has questions that could be put to nobody who had told something else, and
// none that takes for granted what was not told.
import type { Question } from '../content/content-schema.ts';
import { sentencesOf } from '../line.ts';
import type { Understanding } from '../understand.ts';
import { scenesOfBeingLeft } from './found-out-and-left.data.ts';
import { scenesOfHome } from './losses-and-nights.data.ts';
import { scenesOfDays } from './of-days.data.ts';
import { scenesOfWords } from './said-and-unsaid.data.ts';
import { scenesOfSteps } from './steps-and-distance.data.ts';
import { scenesWithOthers } from './with-others.data.ts';
import { scenesOfWork } from './work-and-tasks.data.ts';

export type ToldScene = {
  id: string;
  /** Of one sentence, in the member's own words. */
  pattern: RegExp;
  /** Where it means something else. */
  unless?: RegExp;
  /** Also where it is put as a question, to nobody: "what's the point of counting again?" */
  isAsked?: true;
  /** Two or more, so that the same scene told twice is not asked about in the same words. */
  questions: readonly Question[];
};

/** Read in this order. */
export const scenes: readonly ToldScene[] = [
  ...scenesOfHome,
  ...scenesOfBeingLeft,
  ...scenesOfSteps,
  ...scenesOfWords,
  ...scenesWithOthers,
  ...scenesOfWork,
  ...scenesOfDays,
];

/** In a longer message what weighs is elsewhere. */
const MOST_WORDS = 45;
const MOST_CHARACTERS = 400;

function find({ text, intent, words }: Understanding): ToldScene | null {
  if (intent !== 'tells' || words > MOST_WORDS || text.length > MOST_CHARACTERS) return null;
  // Two short sentences may be one: "Not sad. Just flat."
  for (const sentence of [...sentencesOf(text).reverse(), text]) {
    const isQuestion = sentence.endsWith('?');
    const scene = scenes.find(
      ({ pattern, unless, isAsked }) =>
        (isAsked || !isQuestion) && pattern.test(sentence) && !unless?.test(sentence),
    );
    if (scene) return scene;
  }
  return null;
}

/** A turn asks for it in several places. */
const found = new WeakMap<Understanding, ToldScene | null>();

/** The last scene told; null for what is asked, or said to us. */
export function sceneIn(heard: Understanding): ToldScene | null {
  const known = found.get(heard);
  if (known !== undefined) return known;
  const scene = find(heard);
  found.set(heard, scene);
  return scene;
}
