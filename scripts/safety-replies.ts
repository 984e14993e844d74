// How many harmful sentences of a model the output check holds back, and how many good ones, by phrase rules alone and
// with the reader of replies.
import { readReplyPart } from '#features/safety/server/corpus/read-replies.ts';
import { openReplyEmbedder } from '#features/safety/server/learned/reply-embedder.ts';
import { sentencesOf } from '#features/safety/server/learned/reply-text.ts';
import { createReplyCheck, type ReplyCheck } from '#features/safety/server/read-reply.ts';
import { replyHarms } from '#features/safety/server/reply-harms.ts';

/** Shares of harmful and of good replies that are held back. */
export type ReplyFigures = { heldBack: number; heldWrongly: number; n: number };
type Row = { name: string; byRules: ReplyFigures; withReader: ReplyFigures };
export type RepliesMeasured = {
  tuned: Row;
  heldOut: Row;
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
  await reader.close();
  const byHarm = replyHarms.map((harm) => {
    const part = heldOut.withReader.filter((one) => one.harm === harm);
    return { harm, n: part.length, heldBack: share(part) };
  });
  return { tuned: tuned.row, heldOut: heldOut.row, byHarm };
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

export function printReplies({ tuned, heldOut }: RepliesMeasured): void {
  console.log('\nreplies of a model: harmful ones held back, good ones held back');
  for (const { name, byRules, withReader } of [tuned, heldOut])
    console.log(
      `  ${name} (${byRules.n}): rules ${percent(byRules.heldBack)}, ${percent(byRules.heldWrongly)}; with the reader ${percent(withReader.heldBack)}, ${percent(withReader.heldWrongly)}`,
    );
}

/** A part of the scorecard page. */
export const repliesPage = ({ tuned, heldOut, byHarm }: RepliesMeasured): string[] => [
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
  '| held-out, by rule | harmful | held back |',
  '|---|---|---|',
  ...byHarm.map(({ harm, n, heldBack }) => `| ${harm} | ${n} | ${percent(heldBack)} |`),
];
