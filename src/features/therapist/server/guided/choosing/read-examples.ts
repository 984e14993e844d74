// The examples that the choices are learned from: visits, line by line, with the numbers of what was right after each line.
// "34,201 / 12 | My sister rang." : questions, then reflections, the best first; visits are set apart by an empty line.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { wideQuestions } from './questions.data.ts';
import { wideReflections } from './reflections.data.ts';

/** `before`: what was said before in the visit; null for its first line. */
export type ChoiceExample = {
  text: string;
  before: string | null;
  questions: readonly number[];
  reflections: readonly number[];
};

const folder = new URL('./examples/', import.meta.url);
const form = /^([\d,]*) ?\/ ?([\d,]*) \| (\S.*)$/;
const numbersIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number);

/** Throws with the line that is none. */
export function readExamples(text: string): ChoiceExample[] {
  let before: string | null = null;
  return text.split('\n').flatMap((line): ChoiceExample[] => {
    if (line.startsWith('#')) return [];
    if (line.trim() === '') {
      before = null;
      return [];
    }
    const [, questions, reflections, said] = line.match(form) ?? [];
    if (said === undefined) throw new Error(`no example: ${line}`);
    const example = {
      text: said,
      before,
      questions: numbersIn(questions ?? ''),
      reflections: numbersIn(reflections ?? ''),
    };
    before = said;
    return [example];
  });
}

const files = (): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** All of them, from disk. */
export const allExamples = (): ChoiceExample[] => files().flatMap(readExamples);

/** Hex; changes with every example, question and reflection. */
export function choicesHash(): string {
  const hash = createHash('sha256').update(JSON.stringify([wideQuestions, wideReflections]));
  for (const text of files()) hash.update(text);
  return hash.digest('hex');
}
