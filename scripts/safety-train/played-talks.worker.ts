// Plays the talks of a share of the members, in order, and hands them all over at the end.
import { parentPort, workerData } from 'node:worker_threads';
import type { AssessedTurn } from '#features/safety/safety.contract.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import { playScript } from '#features/therapist/server/guided/play-script.ts';
import { createGuidedTherapist } from '#features/therapist/server/therapist.service.ts';
import type { TherapyStyle } from '#features/therapist/therapist.contract.ts';
import { openSentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';

type Named = { id: string; name: string };
export type MemberToPlay = {
  lines: string[];
  category: Named;
  topic: Named;
  style: TherapyStyle;
  accepts: boolean;
  seed: number;
};

/** The therapist must not take anybody in a calm talk for somebody in danger, whatever the rules say. */
const calm = assess([]);
const embedder = openSentenceEmbedder({ log: { info: () => {}, error: console.error } });
const therapist = createGuidedTherapist({ embedder });
await therapist.ready;
const talks: AssessedTurn[][] = [];
for (const { lines, category, topic, style, accepts, seed } of workerData as MemberToPlay[]) {
  const played = await playScript(
    { id: String(talks.length), style, category: category.id, topic: topic.id, accepts, lines },
    {
      category: { id: category.id, name: category.name, isCustom: false },
      topic: { id: topic.id, name: topic.name },
    },
    seed,
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
parentPort!.postMessage(talks);
