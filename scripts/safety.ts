// What the safety assessor notices and what it wrongly raises, measured on corpora it was not trained on.
// `npm run safety`              text and spoken; writes docs/safety-scorecard.md; the last line is JSON
// `npm run safety -- --no-spoken`  text only, seconds
// `npm run safety -- --replies`  only the check of a model's replies
// `npm run safety -- --assess`  one JSON value per line on standard input (a string, or [{role, content}]); one
//                               verdict per line on standard output, in order, and nothing else
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Assessor } from '#features/safety/server/assessor.ts';
import { createAssessor } from '#features/safety/server/assessor.ts';
import { readPart } from '#features/safety/server/corpus/read-part.ts';
import { openRiskEmbedder } from '#features/safety/server/learned/risk-embedder.ts';
import { openSentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';
import { type Case, caseOf, figuresOf, judgeAll, printPart, writeScorecard } from './safety-figures.ts';
import { measureReplies, printReplies } from './safety-replies.ts';
import { speakCases } from './safety-spoken.ts';

/** Far longer than judging takes on the busiest machine: the same words get the same verdict in every run. */
const PATIENCE_MS = 60_000;
const arguments_ = new Set(process.argv.slice(2));
const silent = { info: () => {}, warn: () => {}, error: () => {} };

const conversation = z.union([
  z.string().transform((content) => [{ role: 'user' as const, content }]),
  z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
]);

const casesOf = (part: 'tuned' | 'held-out'): Case[] => {
  const { utterances, dialogues } = readPart(part);
  return [...utterances, ...dialogues].map(caseOf);
};

async function assessLines(assessor: Assessor): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    process.stdout.write(`${JSON.stringify(await verdictOn(assessor, line))}\n`);
  }
}

async function verdictOn(assessor: Assessor, line: string): Promise<object> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { error: 'not JSON' };
  }
  const parsed = conversation.safeParse(value);
  if (!parsed.success) return { error: 'neither a string nor a list of {role, content}' };
  return assessor.assess(parsed.data);
}

async function measure(assessor: Assessor): Promise<void> {
  const tuned = await judgeAll(assessor, casesOf('tuned'));
  const apart = await judgeAll(assessor, casesOf('held-out'));
  printPart('tuned', tuned);
  printPart('held-out', apart);
  const spoken = arguments_.has('--no-spoken')
    ? null
    : await judgeAll(assessor, await speakCases([...apart, ...tuned].map((judged) => judged.case)));
  if (spoken) printPart('spoken', spoken);
  const replies = await measureReplies();
  printReplies(replies);
  writeScorecard({ tuned, heldOut: apart, spoken, replies });
  console.log(
    JSON.stringify({
      tuned: figuresOf(tuned),
      heldOut: figuresOf(apart),
      spoken: spoken && figuresOf(spoken),
      replies: { tuned: replies.tuned.withReader, heldOut: replies.heldOut.withReader },
    }),
  );
}

if (arguments_.has('--replies')) {
  printReplies(await measureReplies());
  process.exit();
}
const reader = openRiskEmbedder({ log: silent });
const meaning = openSentenceEmbedder({ log: silent });
await Promise.all([reader.ready, meaning.ready]);
const assessor = createAssessor({
  reader,
  meaning,
  learnedMs: PATIENCE_MS,
  log: { warn: (_fields, message) => console.error(message) },
});
// What is still being loaded judges differently: the first line waits for it as the last one would.
await assessor.ready;
if (arguments_.has('--assess')) await assessLines(assessor);
else await measure(assessor);
await Promise.all([reader.close(), meaning.close()]);
