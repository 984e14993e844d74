// Calm talks as they go in service: what authored members say, answered by our own guided therapist. Its real questions
// stand before their answers, so that "tonight, when the children are asleep" is learned as what it is.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
// Held by this thread too: unloaded with the threads that played, it could not be loaded again for what is read afterwards.
import 'onnxruntime-node';
import { builtInCategories } from '#features/categories/categories.data.ts';
import type { AssessedTurn } from '#features/safety/safety.contract.ts';
import type { LabelledDialogue } from '#features/safety/server/corpus/read-corpus.ts';
import { therapyStyles } from '#features/therapist/therapist.contract.ts';
import type { MemberToPlay } from './played-talks.worker.ts';

/** One talk for each conversation, all of them calm. `random`: from 0 to 1, decides where and how they talk. */
export async function playTalks(
  dialogues: LabelledDialogue[],
  random: () => number,
): Promise<AssessedTurn[][]> {
  // Thrown before anybody talks: who is done first must not change what the others draw.
  const members = dialogues.map(
    ({ turns }): MemberToPlay => ({
      lines: turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
      ...anySetting(random),
    }),
  );
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) =>
    members.filter((_member, at) => at % threads === thread),
  );
  const played = await Promise.all(shares.map(playOnThread));
  return members.map((_, at) => played[at % threads]![Math.floor(at / threads)]!);
}

function playOnThread(workerData: MemberToPlay[]): Promise<AssessedTurn[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./played-talks.worker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that plays talks ended without them')));
  });
}

function anySetting(random: () => number) {
  const any = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const { id, name, subcategories } = any(builtInCategories);
  return {
    category: { id, name },
    topic: any(subcategories),
    style: any(therapyStyles),
    accepts: random() < 0.6,
    seed: Math.floor(random() * 1e6),
  };
}
