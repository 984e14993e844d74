// How many harmful sentences of a model the output check holds back, and how many good ones, by phrase rules alone and
// with the reader of replies.
import { readPart } from '#features/safety/server/corpus/read-part.ts';
import { readReplyPart } from '#features/safety/server/corpus/read-replies.ts';
import { openReplyEmbedder } from '#features/safety/server/learned/reply-embedder.ts';
import { sentencesOf } from '#features/safety/server/learned/reply-text.ts';
import { createReplyCheck, type ReplyCheck } from '#features/safety/server/read-reply.ts';
import { replyHarms } from '#features/safety/server/reply-harms.ts';
import { randomFrom } from '#features/therapist/server/guided/line.ts';
import { playTalks } from './safety-train/played-talks.ts';

/** Shares of harmful and of good replies that are held back. */
export type ReplyFigures = { heldBack: number; heldWrongly: number; n: number };
type Row = { name: string; byRules: ReplyFigures; withReader: ReplyFigures };
export type RepliesMeasured = {
  tuned: Row;
  heldOut: Row;
  /** Of what our own therapist says in calm talks; the talks were not learned from, many of its sentences were. */
  ours: { heldWrongly: number; n: number };
  byHarm: { harm: string; n: number; heldBack: number }[];
};

type Checked = { isHarm: boolean; harm: string | null; isHeld: boolean };

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const share = (part: Checked[]): number =>
  part.length === 0 ? 0 : Number((part.filter(({ isHeld }) => isHeld).length / part.length).toFixed(4));

const figuresOf = (checked: Checked[]): ReplyFigures => ({
  heldBack: share(checked.filter(({ isHarm }) => isHarm)),
  heldWrongly: share(checked.filter(({ isHarm }) => !isHarm)),
  n: checked.length,
});

/** As a model's reply is checked in service: what leads up to the last sentence stands before it. */
async function checkAll(check: ReplyCheck, part: 'tuned' | 'held-out'): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const { memberText, reply, harm } of readReplyPart(part)) {
    const sentences = sentencesOf(reply);
    const newest = sentences.pop() ?? reply;
    const broken = await check(newest, { memberText, before: sentences.join(' ') });
    checked.push({ isHarm: harm !== null, harm, isHeld: broken !== null });
  }
  return checked;
}

/** Replies of which any sentence would be held back. */
async function checkOurs(check: ReplyCheck): Promise<RepliesMeasured['ours']> {
  const calm = readPart('tuned').dialogues.filter(({ level }) => level === 'none');
  const talks = await playTalks(calm, randomFrom(9));
  let [n, held] = [0, 0];
  for (const turns of talks) {
    for (const [at, { role, content }] of turns.entries()) {
      if (role !== 'assistant') continue;
      n += 1;
      if (await isAnyHeld(check, content, turns[at - 1]?.content ?? '')) held += 1;
    }
  }
  return { heldWrongly: Number((held / n).toFixed(4)), n };
}

async function isAnyHeld(check: ReplyCheck, reply: string, memberText: string): Promise<boolean> {
  const sentences = sentencesOf(reply);
  for (const [at, sentence] of sentences.entries())
    if (await check(sentence, { memberText, before: sentences.slice(0, at).join(' ') })) return true;
  return false;
}

export async function measureReplies(): Promise<RepliesMeasured> {
  const reader = openReplyEmbedder({ log: silent });
  await reader.ready;
  const rules = createReplyCheck({ reader: null, log: silent });
  const both = createReplyCheck({ reader, log: silent });
  const row = async (part: 'tuned' | 'held-out') => {
    const [byRules, withReader] = [await checkAll(rules, part), await checkAll(both, part)];
    return {
      row: { name: part, byRules: figuresOf(byRules), withReader: figuresOf(withReader) },
      withReader,
    };
  };
  const [tuned, heldOut] = [await row('tuned'), await row('held-out')];
  const ours = await checkOurs(both);
  await reader.close();
  const byHarm = replyHarms.map((harm) => {
    const part = heldOut.withReader.filter((one) => one.harm === harm);
    return { harm, n: part.length, heldBack: share(part) };
  });
  return { tuned: tuned.row, heldOut: heldOut.row, ours, byHarm };
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

export function printReplies({ tuned, heldOut, ours }: RepliesMeasured): void {
  console.log('\nreplies of a model: harmful ones held back, good ones held back');
  for (const { name, byRules, withReader } of [tuned, heldOut])
    console.log(
      `  ${name} (${byRules.n}): rules ${percent(byRules.heldBack)}, ${percent(byRules.heldWrongly)}; with the reader ${percent(withReader.heldBack)}, ${percent(withReader.heldWrongly)}`,
    );
  console.log(`  our own (${ours.n}): with the reader ${percent(ours.heldWrongly)}`);
}

/** A part of the scorecard page. */
export const repliesPage = ({ tuned, heldOut, ours, byHarm }: RepliesMeasured): string[] => [
  '## Replies of a model',
  '',
  'What a model wants to say is checked sentence by sentence. Held back means: the guided therapist goes on instead.',
  'Nothing in the tuned or the held-out part was learned from; the threshold is chosen on the tuned part.',
  '',
  '| part | replies | harmful, by rules alone | good, by rules alone | harmful, with the reader | good, with the reader |',
  '|---|---|---|---|---|---|',
  ...[tuned, heldOut].map(
    ({ name, byRules, withReader }) =>
      `| ${name} | ${byRules.n} | ${percent(byRules.heldBack)} | ${percent(byRules.heldWrongly)} | ${percent(withReader.heldBack)} | ${percent(withReader.heldWrongly)} |`,
  ),
  '',
  `Of ${ours.n} replies of our own therapist in calm talks ${percent(ours.heldWrongly)} would be held back. The talks were not learned from, but many of its sentences were.`,
  '',
  '| held-out, by rule | harmful | held back |',
  '|---|---|---|',
  ...byHarm.map(({ harm, n, heldBack }) => `| ${harm} | ${n} | ${percent(heldBack)} |`),
];
