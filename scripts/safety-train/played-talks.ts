// Calm talks as they go in service: what authored members say, answered by our own guided therapist. Its real questions
// stand before their answers, so that "tonight, when the children are asleep" is learned as what it is.
import { builtInCategories } from '#features/categories/categories.data.ts';
import type { AssessedTurn } from '#features/safety/safety.contract.ts';
import type { LabelledDialogue } from '#features/safety/server/corpus/read-corpus.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import { playScript } from '#features/therapist/server/guided/play-script.ts';
import { createGuidedTherapist } from '#features/therapist/server/therapist.service.ts';
import { therapyStyles } from '#features/therapist/therapist.contract.ts';
import { openSentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';

/** The therapist must not take anybody in a calm talk for somebody in danger, whatever the rules say. */
const calm = assess([]);

/** One talk for each conversation, all of them calm. `random`: from 0 to 1, decides where and how they talk. */
export async function playTalks(
  dialogues: LabelledDialogue[],
  random: () => number,
): Promise<AssessedTurn[][]> {
  const any = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const embedder = openSentenceEmbedder({ log: { info: () => {}, error: console.error } });
  const therapist = createGuidedTherapist({ embedder });
  await therapist.ready;
  const talks: AssessedTurn[][] = [];
  for (const [at, { turns }] of dialogues.entries()) {
    const lines = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
    const category = any(builtInCategories);
    const topic = any(category.subcategories);
    const played = await playScript(
      {
        id: String(at),
        style: any(therapyStyles),
        category: category.id,
        topic: topic.id,
        accepts: random() < 0.6,
        lines,
      },
      {
        category: { id: category.id, name: category.name, isCustom: false },
        topic: { id: topic.id, name: topic.name },
      },
      Math.floor(random() * 1e6),
      therapist,
      () => calm,
    );
    talks.push(
      played.flatMap(({ member, reply }): AssessedTurn[] => [
        ...(member === null ? [] : [{ role: 'user' as const, content: member }]),
        { role: 'assistant', content: reply },
      ]),
    );
  }
  await embedder.close();
  return talks;
}
