// What the risk network learns from, as numbers: each line of the training part alone, many of them beside something
// everyday or at the end of a calm conversation, and each conversation read as one text.
import { Tokenizer } from '@huggingface/tokenizers';
import { type RiskKind, type RiskLevel, riskKinds, riskLevels } from '#features/safety/safety.contract.ts';
import type { LabelledDialogue, LabelledUtterance } from '#features/safety/server/corpus/read-corpus.ts';
import { readPart } from '#features/safety/server/corpus/read-part.ts';
import { circumstancesOf } from '#features/safety/server/learned/circumstances.ts';
import { lexicalFeatures } from '#features/safety/server/learned/lexical-features.ts';
import { textsTogether } from '#features/safety/server/learned/texts-to-read.ts';
import { MOST_TOKENS } from '#platform/server/sentences/sentence-embedder.protocol.ts';
import { readSentenceModel } from '#platform/server/sentences/sentence-model.ts';

/** `sign`: its index, -1 for none, null where nobody said whether there is one. */
type Labelled = { text: string; level: RiskLevel; kinds: RiskKind[]; sign: number | null };

/** As scripts/safety-train/train.py reads it, a line each. */
export type Example = {
  ids: number[];
  level: number;
  kinds: number[];
  sign: number | null;
  circumstances: number[];
  words: number[];
  weights: number[];
};

/** Shares of lines that appear a second time: beside a calm line, and after a calm piece of conversation. */
const BESIDE = 0.2;
const AFTER_TALK = 0.25;
/** Words of a line that leaves room for another beside it. */
const SHORT_WORDS = 45;
const MOST_CALM_TURNS = 4;

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function signsOf(utterances: LabelledUtterance[]): string[] {
  return [...new Set(utterances.flatMap(({ sign }) => (sign ? [sign] : [])))].sort();
}

/** The whole training part, the same every time. */
function labelledTexts(utterances: LabelledUtterance[], dialogues: LabelledDialogue[]): Labelled[] {
  const signs = signsOf(utterances);
  const random = randomFrom(7);
  const any = <T>(from: T[]): T => from[Math.floor(random() * from.length)]!;
  const alone = utterances.map(({ text, level, kinds, sign }): Labelled => {
    const unsaid = level === 'none' ? -1 : null;
    return { text, level, kinds, sign: sign ? signs.indexOf(sign) : unsaid };
  });
  const together = dialogues.flatMap(({ turns, level, kinds }): Labelled[] => {
    const text = textsTogether(turns)(turns.length - 1);
    return text ? [{ text, level, kinds, sign: null }] : [];
  });
  const calm = alone.filter(({ level, text }) => level === 'none' && text.split(' ').length > 4);
  const calmTalks = dialogues.filter(({ level }) => level === 'none');
  const beside = alone.flatMap((line): Labelled[] => {
    if (random() > BESIDE || line.text.split(' ').length > SHORT_WORDS) return [];
    const { text } = any(calm);
    return [
      { ...line, text: random() < 0.5 ? `${text}. ${line.text}` : `${line.text}. ${text}`, sign: null },
    ];
  });
  const afterTalk = alone.flatMap((line): Labelled[] => {
    if (random() > AFTER_TALK) return [];
    const turns = any(calmTalks).turns.slice(0, 1 + Math.floor(random() * MOST_CALM_TURNS));
    if (random() < 0.4) turns.splice(0, 1, { role: 'user', content: any(calm).text });
    const text = textsTogether([...turns, { role: 'user', content: line.text }])(turns.length);
    return text ? [{ ...line, text, sign: null }] : [];
  });
  return [...alone, ...together, ...beside, ...afterTalk];
}

/** In a fixed order. */
export async function trainingExamples(): Promise<Example[]> {
  const { utterances, dialogues } = readPart('training');
  const files = await readSentenceModel();
  const tokenizer = new Tokenizer(JSON.parse(files.tokenizer), JSON.parse(files.tokenizerConfig));
  return labelledTexts(utterances, dialogues).map(({ text, level, kinds, sign }) => {
    const { ids } = tokenizer.encode(text);
    const { indices, values } = lexicalFeatures(text);
    return {
      ids: ids.length > MOST_TOKENS ? [ids[0]!, ...ids.slice(1 - MOST_TOKENS)] : ids,
      level: riskLevels.indexOf(level),
      kinds: kinds.map((kind) => riskKinds.indexOf(kind)),
      sign,
      circumstances: Array.from(circumstancesOf(text)),
      words: Array.from(indices),
      weights: Array.from(values, (value) => Number(value.toFixed(4))),
    };
  });
}
