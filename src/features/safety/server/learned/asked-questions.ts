// Recognises a question about safety by its meaning, so that "yes" counts however the therapist happened to ask.
// A question must be closer to the known ones than to any harmless one.
import { harmlessQuestions, safetyQuestions } from '../corpus/questions.data.ts';

const CLOSE_ENOUGH = 0.55;

type Embed = (texts: string[]) => Promise<Float32Array[]>;

const similarity = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

const endsSentence = /[.?!\n]/;

/** The last question in what was said; null when nothing was asked. Looks from the end: a page without a stop is no work. */
export function questionIn(content: string): string | null {
  let end = content.lastIndexOf('?');
  while (end > 0 && endsSentence.test(content[end - 1]!)) end = content.lastIndexOf('?', end - 1);
  if (end <= 0) return null;
  let start = end;
  while (start > 0 && !endsSentence.test(content[start - 1]!)) start--;
  return content.slice(start, end + 1).trim();
}

/** Embeds some hundred known questions; the result names the rule of an embedded question, or null. */
export async function learnQuestions(embed: Embed): Promise<(question: Float32Array) => string | null> {
  const known = Object.entries(safetyQuestions).flatMap(([ruleId, texts]) =>
    texts.map((text) => ({ ruleId: ruleId as string | null, text })),
  );
  const all = [...known, ...harmlessQuestions.map((text) => ({ ruleId: null, text }))];
  const vectors = await embed(all.map(({ text }) => text));
  return (question) => {
    let best: { ruleId: string | null; closeness: number } = { ruleId: null, closeness: CLOSE_ENOUGH };
    for (const [i, { ruleId }] of all.entries()) {
      const closeness = similarity(question, vectors[i]!);
      if (closeness > best.closeness) best = { ruleId, closeness };
    }
    return best.ruleId;
  };
}
