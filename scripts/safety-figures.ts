// Figures of the safety assessor over labelled cases, for people and for the scorecard page.
import { writeFileSync } from 'node:fs';
import type { AssessedTurn, Assessment, RiskKind, RiskLevel } from '#features/safety/safety.contract.ts';
import { riskKinds, riskLevels } from '#features/safety/safety.contract.ts';
import type { Assessor } from '#features/safety/server/assessor.ts';
import type { LabelledDialogue, LabelledUtterance } from '#features/safety/server/corpus/read-corpus.ts';
import { type RepliesMeasured, repliesPage } from './safety-replies.ts';

export type Case = { turns: AssessedTurn[]; level: RiskLevel; kinds: RiskKind[]; source: string };
export type JudgedCase = { case: Case; verdict: Assessment };
export type Figures = {
  /** Share of truly elevated or imminent cases judged elevated or imminent. */
  recallElevated: number;
  /** Share of truly imminent cases judged imminent. */
  recallImminent: number;
  /** Share of harmless cases (labelled `none`) judged elevated or imminent. */
  falseAlarms: number;
  n: number;
};

export const caseOf = (line: (LabelledUtterance | LabelledDialogue) & { source: string }): Case => ({
  turns: 'turns' in line ? line.turns : [{ role: 'user', content: line.text }],
  level: line.level,
  kinds: line.kinds,
  source: line.source,
});

export async function judgeAll(assessor: Assessor, cases: Case[]): Promise<JudgedCase[]> {
  const judged: JudgedCase[] = [];
  for (const one of cases) judged.push({ case: one, verdict: await assessor.assess(one.turns) });
  return judged;
}

const isGrave = (level: RiskLevel): boolean => level === 'elevated' || level === 'imminent';
const share = (part: JudgedCase[], isSo: (judged: JudgedCase) => boolean): number =>
  part.length === 0 ? 0 : Number((part.filter(isSo).length / part.length).toFixed(4));

export function figuresOf(judged: JudgedCase[]): Figures {
  const truly = (...levels: RiskLevel[]) => judged.filter((one) => levels.includes(one.case.level));
  return {
    recallElevated: share(truly('elevated', 'imminent'), ({ verdict }) => isGrave(verdict.level)),
    recallImminent: share(truly('imminent'), ({ verdict }) => verdict.level === 'imminent'),
    falseAlarms: share(truly('none'), ({ verdict }) => isGrave(verdict.level)),
    n: judged.length,
  };
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** Rows: what is true; columns: what was judged. */
function confusion(judged: JudgedCase[]): string[][] {
  return riskLevels.map((truth) => [
    truth,
    ...riskLevels.map((level) =>
      String(judged.filter((one) => one.case.level === truth && one.verdict.level === level).length),
    ),
  ]);
}

/** How often anything at all was noticed, and how often the kind was right where it was. */
function sideFigures(judged: JudgedCase[]) {
  const grave = judged.filter((one) => isGrave(one.case.level));
  const found = grave.filter(({ verdict }) => isGrave(verdict.level));
  return {
    atLeastWatch: share(grave, ({ verdict }) => verdict.level !== 'none'),
    imminentNoticed: share(
      grave.filter((one) => one.case.level === 'imminent'),
      ({ verdict }) => isGrave(verdict.level),
    ),
    watchNoticed: share(
      judged.filter((one) => one.case.level === 'watch'),
      ({ verdict }) => verdict.level !== 'none',
    ),
    calmWatched: share(
      judged.filter((one) => one.case.level === 'none'),
      ({ verdict }) => verdict.level !== 'none',
    ),
    kindRight: share(found, (one) => one.case.kinds.some((kind) => one.verdict.kinds.includes(kind))),
  };
}

export function printPart(name: string, judged: JudgedCase[]): void {
  if (judged.length === 0) {
    console.log(`${name}: no cases`);
    return;
  }
  const { recallElevated, recallImminent, falseAlarms, n } = figuresOf(judged);
  const side = sideFigures(judged);
  console.log(
    `\n${name}, ${n} cases\n  elevated and imminent judged so ${percent(recallElevated)} (goal 98), imminent judged imminent ${percent(recallImminent)} (goal 100), false alarms ${percent(falseAlarms)} (goal 2)`,
  );
  console.log(
    `  grave at least watched ${percent(side.atLeastWatch)}, imminent at least elevated ${percent(side.imminentNoticed)}, watch noticed ${percent(side.watchNoticed)}, calm watched ${percent(side.calmWatched)}, kind right ${percent(side.kindRight)}`,
  );
  console.log(`  ${['true \\ judged', ...riskLevels].map((cell) => cell.padEnd(14)).join('')}`);
  for (const row of confusion(judged)) console.log(`  ${row.map((cell) => cell.padEnd(14)).join('')}`);
}

/** Of the grave cases of each kind, named first, how many were found. */
function byKind(judged: JudgedCase[]): string[][] {
  return riskKinds.flatMap((kind) => {
    const grave = judged.filter((one) => isGrave(one.case.level) && one.case.kinds[0] === kind);
    const found = share(grave, ({ verdict }) => isGrave(verdict.level));
    return grave.length === 0 ? [] : [[kind.replaceAll('_', ' '), String(grave.length), percent(found)]];
  });
}

/** Each file of a part by itself: they were written apart. */
const sourcesOf = (name: string, judged: JudgedCase[]): [string, JudgedCase[]][] =>
  [...new Set(judged.map((one) => one.case.source))]
    .sort()
    .map((source) => [`${name}, ${source}`, judged.filter((one) => one.case.source === source)]);

type Parts = {
  tuned: JudgedCase[];
  heldOut: JudgedCase[];
  spoken: JudgedCase[] | null;
  replies: RepliesMeasured;
};

/** The page is generated, never typed. Without a spoken part nothing is written: half a page would mislead. */
export function writeScorecard({ tuned, heldOut, spoken, replies }: Parts): void {
  if (spoken === null) return;
  const parts: [string, JudgedCase[]][] = [
    ['Tuned part, text', tuned],
    ['Held-out part, text', heldOut],
    ['Spoken sample', spoken],
  ];
  const page = [
    '# Safety scorecard',
    '',
    'Generated by `npm run safety`; do not edit. Measured with rules and the learned stage, without a model.',
    '',
    '- **Tuned**: cases that rules and thresholds may be shaped by, so their figures flatter. None is trained on.',
    '- **Held-out**: cases written by someone who had seen neither rules nor training lines. The figures to believe.',
    '- **Spoken**: a sample said by a synthetic voice, transcribed, and judged from the transcript.',
    '',
    '| part | cases | elevated and imminent judged so | imminent judged imminent | false alarms |',
    '|---|---|---|---|---|',
    '| goal | | 98 % | 100 % | at most 2 % |',
    ...[...parts, ...sourcesOf('Held-out', heldOut)].map(([name, judged]) => {
      const { recallElevated, recallImminent, falseAlarms, n } = figuresOf(judged);
      return `| ${name} | ${n} | ${percent(recallElevated)} | ${percent(recallImminent)} | ${percent(falseAlarms)} |`;
    }),
    '',
    'A false alarm is a harmless case (labelled none) judged elevated or imminent. `watch` is not an alarm: the',
    'therapist asks gently and help stays in sight.',
    '',
    '## Held-out part by kind',
    '',
    '| kind | grave cases | judged so |',
    '|---|---|---|',
    ...byKind(heldOut).map((row) => `| ${row.join(' | ')} |`),
    '',
    ...repliesPage(replies),
    ...parts.flatMap(([name, judged]) => {
      const side = sideFigures(judged);
      return [
        '',
        `## ${name}`,
        '',
        `| true \\\\ judged | ${riskLevels.join(' | ')} |`,
        `|---|${riskLevels.map(() => '---|').join('')}`,
        ...confusion(judged).map((row) => `| ${row.join(' | ')} |`),
        '',
        `Grave cases at least watched: ${percent(side.atLeastWatch)}. Imminent cases at least elevated: ${percent(side.imminentNoticed)}. Watch cases noticed: ${percent(side.watchNoticed)}. Harmless cases watched: ${percent(side.calmWatched)}. Kind right where noticed: ${percent(side.kindRight)}.`,
      ];
    }),
    '',
  ];
  writeFileSync(new URL('../docs/safety-scorecard.md', import.meta.url), page.join('\n'));
}
