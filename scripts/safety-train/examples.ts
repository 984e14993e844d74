// What the risk network learns from, as numbers: each line of the training part alone, many of them beside something
// everyday or at the end of a calm conversation, and each conversation read as one text.
import { Tokenizer } from '@huggingface/tokenizers';
import {
  type AssessedTurn,
  type RiskKind,
  type RiskLevel,
  riskKinds,
  riskLevels,
} from '#features/safety/safety.contract.ts';
import type { LabelledUtterance } from '#features/safety/server/corpus/read-corpus.ts';
import { type Part, readPart } from '#features/safety/server/corpus/read-part.ts';
import { circumstancesOf } from '#features/safety/server/learned/circumstances.ts';
import { lexicalFeatures } from '#features/safety/server/learned/lexical-features.ts';
import { textsTogether } from '#features/safety/server/learned/texts-to-read.ts';
import {
  allSituations,
  banks,
  categoryContents,
} from '#features/therapist/server/guided/content/all-content.ts';
import { followQuestions } from '#features/therapist/server/guided/follow-questions.data.ts';
import { metaReplies } from '#features/therapist/server/guided/replies.data.ts';
import { MOST_TOKENS } from '#platform/server/sentences/sentence-embedder.protocol.ts';
import { readSentenceModel } from '#platform/server/sentences/sentence-model.ts';
import { playTalks } from './played-talks.ts';
import type { Teachers } from './teachers.ts';

/** `sign`: its index, -1 for none, null where nobody said whether there is one. */
type Labelled = {
  text: string;
  level: RiskLevel;
  kinds: RiskKind[];
  sign: number | null;
  /** The file of the training part that it comes from; none for a talk that was played. */
  source?: string;
};

/** As scripts/safety-train/train.py reads it, a line each. */
export type Example = {
  ids: number[];
  level: number;
  /** What earlier trainings say: shares of the four levels. */
  taught?: number[];
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
/** Answers to our therapist's questions, a quarter of them grave. */
const ANSWERED = 4_000;
/** How often each member talks with our therapist, about another topic each time: calm ones, and those who tell of danger. */
const PLAYED = { calm: 1, told: 3 };
/** Of the turns of members whose own lines alone are written down, one in so many is read as it stands there, too. */
const AS_WRITTEN = 4;
/** Grave lines in the middle of such a talk: far fewer than calm ones, or an answer in a talk counts as grave by itself. */
const DISCLOSED = 6_000;
const SHORT_ANSWER = 60;
/** More than are read in service: what made a conversation grave must be in what is learned from. */
const TOGETHER_WORDS = { newest: 45, all: 75 };

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Everything our own therapist asks: what an ordinary answer stands behind in service. */
function therapistQuestions(): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.endsWith('?') && !value.includes('{')) found.add(value);
    } else if (value && typeof value === 'object') for (const part of Object.values(value)) walk(part);
  };
  for (const part of [banks, categoryContents, allSituations, followQuestions, metaReplies]) walk(part);
  return [...found].sort();
}

/** Files of conversations in which no turn is alarming, as those may be that only end well. */
export const isCalmThroughout = (source: string): boolean => /^(?:calm-talk|members)-/.test(source);
const isOfOwnLines = (source: string): boolean => /^(?:members|told)-/.test(source);
/** Files of conversations in which the last turn tells of danger and none before it does. */
const isToldAtTheEnd = (source: string): boolean => source.startsWith('told-');

export function signsOf(utterances: LabelledUtterance[]): string[] {
  return [...new Set(utterances.flatMap(({ sign }) => (sign ? [sign] : [])))].sort();
}

/** What a member says after these turns, as it is read in its place; null after none. */
const inPlace = (turns: readonly AssessedTurn[], content: string): string | null =>
  textsTogether([...turns, { role: 'user', content }], TOGETHER_WORDS)(turns.length);

type Dialogue = Part['dialogues'][number];
type PlayedTalk = { turns: AssessedTurn[]; of: Dialogue };

/** How much is kept of what is not new: single lines, turns in conversations, turns of calm talks alone, and talks that are played. */
export type Sample = { lines: number; turns: number; said: number; talks: number };

/** What is said in a talk as it reads alone: calm turns mean nothing else there. */
function saidInTalks(dialogues: readonly Dialogue[]): Labelled[] {
  const found = new Map<string, Labelled>();
  for (const { turns, source } of dialogues) {
    if (!isCalmThroughout(source) && !isToldAtTheEnd(source)) continue;
    const calm = isCalmThroughout(source) ? turns : turns.slice(0, -1);
    for (const { role, content } of calm)
      if (role === 'user') found.set(content, { text: content, level: 'none', kinds: [], sign: -1, source });
  }
  return [...found.values()];
}

/**
 * The whole training part, the same every time. `talks`: with our therapist; calm ones, and those of members who tell of
 * danger with their last words.
 */
function labelledTexts(utterances: Part['utterances'], dialogues: Part['dialogues'], talks: PlayedTalk[]) {
  const signs = signsOf(utterances);
  const random = randomFrom(7);
  const any = <T>(from: T[]): T => from[Math.floor(random() * from.length)]!;
  const alone = utterances.map(({ text, level, kinds, sign, source }): Labelled => {
    const unsaid = level === 'none' ? -1 : null;
    return { text, level, kinds, sign: sign ? signs.indexOf(sign) : unsaid, source };
  });
  const together = dialogues.flatMap(({ turns, level, kinds, source }): Labelled[] => {
    const textAt = textsTogether(turns, TOGETHER_WORDS);
    // A label holds after the last turn: a calm end may explain a beginning that was not.
    const own = turns.flatMap(({ role }, at) => (role === 'user' ? [at] : []));
    const labelled = isCalmThroughout(source) ? own : [turns.length - 1];
    // As much as is read in service: where all is well that is calm, too, whatever was cut off. What made a talk grave may be.
    const nearAt = level === 'none' ? textsTogether(turns) : textAt;
    // Where only the member's own lines are written down, the talks that are played hold the rest.
    const isOwn = isOfOwnLines(source);
    const widths = isOwn ? [nearAt] : [textAt, nearAt];
    const read = isOwn && level === 'none' ? labelled.filter((at) => at % AS_WRITTEN === 1) : labelled;
    return read.flatMap((at) =>
      [...new Set(widths.map((width) => width(at)))].flatMap((text) =>
        text ? [{ text, level, kinds, sign: null, source }] : [],
      ),
    );
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
    const text = inPlace(turns, line.text);
    return text ? [{ ...line, text, sign: null }] : [];
  });
  const questions = therapistQuestions();
  const answers = calm.concat(
    alone.filter(({ level, text }) => level === 'none' && text.length < SHORT_ANSWER),
  );
  const brief = utterances
    .filter(({ scenario }) => scenario.startsWith('answers.'))
    .map(({ text }): Labelled => ({ text, level: 'none', kinds: [], sign: -1 }));
  const grave = alone.filter(({ level }) => level === 'elevated' || level === 'imminent');
  const answered = Array.from({ length: ANSWERED }, (): Labelled => {
    const share = random();
    const line = share < 0.5 ? any(brief) : share < 0.75 ? any(answers) : any(grave);
    const turns: AssessedTurn[] = [{ role: 'assistant', content: any(questions) }];
    if (random() < 0.6) turns.unshift({ role: 'user', content: any(calm).text });
    const text = inPlace(turns, line.text);
    return { ...line, text: text ?? line.text, sign: null };
  });
  const played = talks.flatMap(({ turns, of }) => {
    const textAt = textsTogether(turns, TOGETHER_WORDS);
    const nearAt = textsTogether(turns);
    // Who says goodbye before is let go, and nothing is told.
    const told = isCalmThroughout(of.source) ? null : of.turns.at(-1)?.content;
    return turns.flatMap(({ role, content }, at): Labelled[] => {
      if (role !== 'user') return [];
      const isTold = content === told;
      const { level, kinds } = isTold ? of : { level: 'none' as const, kinds: [] };
      // As much as is read in service by turns with more, and what tells of danger both ways.
      const texts = isTold ? [textAt(at), nearAt(at)] : [at % 4 < 2 ? textAt(at) : nearAt(at)];
      return texts.flatMap((text) => (text ? [{ text, level, kinds, sign: null, source: of.source }] : []));
    });
  });
  const calmlyPlayed = talks.filter(({ of }) => isCalmThroughout(of.source)).map(({ turns }) => turns);
  const disclosed = Array.from({ length: calmlyPlayed.length > 0 ? DISCLOSED : 0 }, (): Labelled => {
    const talk = any(calmlyPlayed);
    const asked = talk.flatMap(({ role }, at) => (role === 'assistant' ? [at] : []));
    const turns = talk.slice(0, any(asked) + 1);
    const line = any(grave);
    const text = inPlace(turns, line.text);
    return { ...line, text: text ?? line.text, sign: null };
  });
  // First what is kept whole when training goes on from earlier weights.
  return {
    newest: [...brief, ...answered, ...disclosed],
    said: saidInTalks(dialogues),
    talked: [...played, ...together],
    rest: [...alone, ...beside, ...afterTalk],
  };
}

/**
 * In a fixed order. Another `order` samples others. `sample`: about how many are kept of files whose names begin with none of `fresh`. `teachers`: say what they think of those lines, which they learned from; elsewhere the
 * label alone counts.
 */
export async function trainingExamples(options: {
  sample: Sample;
  fresh: readonly string[];
  teachers: Teachers | null;
  order: number;
}): Promise<Example[]> {
  const { sample, fresh, teachers, order } = options;
  const { utterances, dialogues } = readPart('training');
  const files = await readSentenceModel();
  const tokenizer = new Tokenizer(JSON.parse(files.tokenizer), JSON.parse(files.tokenizerConfig));
  const random = randomFrom(10 + order);
  const isFresh = ({ source }: { source?: string }) => fresh.some((name) => source?.startsWith(name));
  const sampled = <One extends { source?: string }>(from: One[], most: number) => {
    const share = most / from.length;
    return from.filter((one) => random() < share || isFresh(one));
  };
  const members = sampled(
    [
      ...Array(PLAYED.calm).fill(dialogues.filter(({ source }) => isCalmThroughout(source))),
      ...Array(PLAYED.told).fill(dialogues.filter(({ source }) => isToldAtTheEnd(source))),
    ].flat() as Dialogue[],
    sample.talks,
  );
  const played = await playTalks(members, randomFrom(5));
  const talks = played.map((turns, at) => ({ turns, of: members[at]! }));
  const { newest, said, talked, rest } = labelledTexts(utterances, dialogues, talks);
  const kept = sampled(rest, sample.lines);
  const known = kept.filter((one) => !isFresh(one));
  const opinions = teachers ? await teachers.say(known.map(({ text }) => text)) : [];
  const taughtOf = new Map(opinions.map((taught, at) => [known[at]!, taught]));
  return [...newest, ...sampled(said, sample.said), ...sampled(talked, sample.turns), ...kept].map((one) => {
    const { text, level, kinds, sign } = one;
    const { ids } = tokenizer.encode(text);
    const { indices, values } = lexicalFeatures(text);
    const taught = taughtOf.get(one);
    return {
      ids: ids.length > MOST_TOKENS ? [ids[0]!, ...ids.slice(1 - MOST_TOKENS)] : ids,
      level: riskLevels.indexOf(level),
      ...(taught && { taught }),
      kinds: kinds.map((kind) => riskKinds.indexOf(kind)),
      sign,
      circumstances: Array.from(circumstancesOf(text)),
      words: Array.from(indices),
      weights: Array.from(values, (value) => Number(value.toFixed(4))),
    };
  });
}
