// Reads the corpus files. A line that begins with `# ` is a remark. A block begins with
// `## scenario | level | kinds | language | sign`, each line after it is one utterance; in a dialogue block turns begin
// with `u:` or `a:` and `--` divides one dialogue from the next.
import {
  type AssessedTurn,
  type RiskKind,
  type RiskLevel,
  riskKind,
  riskLevel,
} from '../../safety.contract.ts';

/** `lang`: en, sw (Swahili) or sheng; `sign`: the warning sign a line shows, for those that only count together. */
export type LabelledUtterance = {
  text: string;
  level: RiskLevel;
  kinds: RiskKind[];
  scenario: string;
  lang: string;
  sign?: string;
};
/** `level` and `kinds` are what holds after the last turn. */
export type LabelledDialogue = {
  turns: AssessedTurn[];
  level: RiskLevel;
  kinds: RiskKind[];
  scenario: string;
};

type Block = Omit<LabelledUtterance, 'text'> & { lines: string[] };

function readBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    if (line === '' || line === '#' || line.startsWith('# ')) continue;
    if (!line.startsWith('## ')) {
      const block = blocks.at(-1);
      if (!block || line.startsWith('##'))
        throw new Error(`neither a heading nor under one: ${blocks.length}`);
      block.lines.push(line);
      continue;
    }
    const [scenario = '', level, kinds = '', lang = 'en', sign] = line
      .slice(3)
      .split('|')
      .map((part) => part.trim());
    blocks.push({
      scenario,
      level: riskLevel.parse(level),
      kinds: kinds === '' ? [] : kinds.split(',').map((kind) => riskKind.parse(kind.trim())),
      lang: lang === '' ? 'en' : lang,
      ...(sign && { sign }),
      lines: [],
    });
  }
  return blocks;
}

/** Throws on an unknown level or kind, and on a line no heading labels: a typing mistake must not pass as calm. */
export function readUtterances(source: string): LabelledUtterance[] {
  return readBlocks(source).flatMap(({ lines, ...label }) => lines.map((text) => ({ text, ...label })));
}

/** Throws as `readUtterances` does, on a turn that names nobody and on a dialogue without turns. */
export function readDialogues(source: string): LabelledDialogue[] {
  return readBlocks(source).flatMap(({ lines, scenario, level, kinds }) => {
    const dialogues: LabelledDialogue[] = [{ turns: [], level, kinds, scenario }];
    for (const line of lines) {
      if (line === '--') {
        dialogues.push({ turns: [], level, kinds, scenario });
        continue;
      }
      const content = line.slice(2).trim();
      if (!/^[ua]:/.test(line) || content === '') throw new Error(`not a turn: ${scenario}`);
      dialogues.at(-1)?.turns.push({ role: line.startsWith('u:') ? 'user' : 'assistant', content });
    }
    if (dialogues.some(({ turns }) => turns.length === 0)) throw new Error(`no turns: ${scenario}`);
    return dialogues;
  });
}
