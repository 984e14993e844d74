// Which small scene a message tells, if any.
import type { Question } from './content/content-schema.ts';
import { sentencesOf } from './line.ts';
import { toldScenes } from './told-scenes.data.ts';
import type { Understanding } from './understand.ts';

/** Words; in a longer message what weighs is elsewhere. */
const MOST_WORDS = 45;

/** Questions that follow from the last scene told; none for what is asked, wished away or said to us. */
export function sceneQuestions({ text, intent, words }: Understanding): readonly Question[] {
  if (intent !== 'tells' || words > MOST_WORDS) return [];
  for (const sentence of sentencesOf(text).reverse()) {
    if (sentence.endsWith('?')) continue;
    const scene = toldScenes.find(({ pattern, unless }) => pattern.test(sentence) && !unless?.test(sentence));
    if (scene) return scene.questions;
  }
  return [];
}
