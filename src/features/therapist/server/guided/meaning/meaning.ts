// What a message means, by likeness to authored sentences: its intent, its topic, the situation it tells of.
// Learnt in the background after the start; until then, and whenever vectors cannot be had in time, the answer is null
// and the engine goes by its rules alone.
import { fileURLToPath } from 'node:url';
import { openLikenessBank } from '#platform/server/sentences/likeness-bank.ts';
import type { SentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';
import { loadVectors } from '#platform/server/sentences/vector-file.ts';
import { type Choices, openChooser } from '../choosing/choose.ts';
import type { SaidLine } from '../choosing/said-line.ts';
import { allSituations, banks } from '../content/all-content.ts';
import { genericQuestions } from '../content/generic.data.ts';
import { emotionContent } from '../emotions.data.ts';
import { adviceGeneric } from '../facts.data.ts';
import { followQuestions } from '../follow-questions.data.ts';
import { intentPrototypes } from '../intent-prototypes.data.ts';
import { standardOf } from '../line.ts';
import { allMoments } from '../moments/all-moments.ts';
import { topicPrototypes } from '../topic-prototypes.data.ts';
import { aboutIdentity, topicWords } from '../topic-words.data.ts';
import type { Intent } from '../understand.data.ts';
import type { Example, Labeller, Scored } from './learn-labels.ts';
import { learnLabels, likeness } from './learn-labels.ts';
import { sharedWords } from './shared-words.ts';
import type { SituationLikeness } from './situation-likeness.ts';
import { openSituationLikeness, textsOf } from './situation-likeness.ts';

export type Reading = {
  /** Best first; about 1 is plain, below 0.3 is a guess. */
  intents: { label: Intent; score: number }[];
  /** `category/topic`, best first; about 0.5 and more is plain. */
  topics: Scored[];
  /** How far each situation stands out, by its place in `allSituations`; 4 and more is worth a thought. */
  situations: Float32Array;
  /** How like it, or a sentence of it, is to each of `allMoments`, in their order. */
  moments: Float32Array;
  /** What was right to ask and to say after lines like it. */
  choices: Choices;
  /** How near an authored line (its Standard wording) is to the message, about 0–0.6; null for a line not known. */
  nearTo(line: string): number | null;
};

export type Meaning = {
  readonly ready: Promise<void>;
  isReady(): boolean;
  /**
   * `sentences`: those of `text` that matter most. `before`: what the member said before. Null when not ready or not in time.
   */
  read(text: string, sentences: string[], before?: string | null): Promise<Reading | null>;
  /** The same will be read soon: its vectors are made meanwhile, and kept as any. */
  anticipate(text: string, sentences: string[]): void;
};

export type MeaningOptions = {
  embedder: SentenceEmbedder;
  /** Where the authored sentences' vectors are kept; null keeps them nowhere. */
  cachePath?: string | null;
  onFailure?: () => void;
};

const CACHE = fileURLToPath(
  new URL('../../../../../../node_modules/.cache/tulia/therapist-vectors.bin', import.meta.url),
);
const weightsBeside = (path: string | null, name: string): string | null =>
  path === null ? null : path.replace(/(\.bin)?$/, `-${name}.bin`);
const PATIENCE_MS = 150;
const SENTENCES_READ = 5;
/** Sentences of a longer message that situations are looked for in. */
const SENTENCES_MATCHED = 2;
/** The same for moments: of many sentences one would be like something by chance. */
const SENTENCES_OF_MOMENTS = 3;
const TELLS_FROM_SITUATIONS = 240;
const WARM_READINGS = 2;
const WORD_WEIGHT = 0.2;
/** What standing out from all situations adds to the topic they belong to. */
const SITUATION_WEIGHT = 0.1;
const SHARED_WORDS = 0.12;
/** What a topic gains so when nothing is said about it. */
const TYPICAL_STANDING = 0.2;
const MOST_WORDS = 2;

const plain = (text: string): string =>
  text.replace(/\{[a-zA-Z]+\d?:([^}]*)\}/g, '$1').replace(/\{[^}]*\}/g, 'they');

/** Every line that is chosen by how well it fits. */
const choosable: readonly string[] = [
  ...new Set(
    [
      ...allSituations.flatMap(({ reflections, next, insight }) => [
        ...reflections.map(standardOf),
        standardOf(insight),
        ...next.map(([, text]) => text),
      ]),
      ...banks.flatMap(({ explore, notes }) => [
        ...explore.map(([, text]) => text),
        ...notes.map(({ text }) => standardOf(text)),
      ]),
      ...adviceGeneric.map(standardOf),
      ...genericQuestions.map(([, text]) => text),
      ...Object.values(followQuestions).flatMap((questions) => questions.map(([, text]) => text)),
      ...Object.values(emotionContent).flatMap(({ questions, validations, usual }) =>
        [...questions, ...validations, ...usual].map(standardOf),
      ),
    ].map(plain),
  ),
];

type Learnt = {
  intents: Labeller;
  topics: Labeller;
  situations: SituationLikeness;
  compare(vectors: readonly Float32Array[]): Promise<Compared[]>;
  lines: ReadonlyMap<string, Float32Array>;
  choose(line: SaidLine): Choices;
};

const knownOf = ['intents', 'topics', 'situations', 'moments'] as const;
/** How like one text is to all that is known: to the examples of intents and of topics, and to what tells of the others. */
type Compared = Record<(typeof knownOf)[number], Float32Array>;

/** One bank for all of them: a text is compared once. */
async function openComparison(known: Record<keyof Compared, Float32Array[]>): Promise<Learnt['compare']> {
  const bank = await openLikenessBank(knownOf.flatMap((of) => known[of]));
  const ends: number[] = [];
  for (const of of knownOf) ends.push((ends.at(-1) ?? 0) + known[of].length);
  return async (vectors) =>
    (await bank.likenesses(vectors)).map(
      (likenesses) =>
        Object.fromEntries(
          knownOf.map((of, at) => [of, likenesses.subarray(ends[at - 1] ?? 0, ends[at])]),
        ) as Compared,
    );
}

async function learn({ embedder, cachePath = CACHE }: MeaningOptions): Promise<Learnt> {
  const intents = Object.entries(intentPrototypes).flatMap(([label, texts]) =>
    texts.map((text) => ({ label, text })),
  );
  const topics = Object.entries(topicPrototypes).flatMap(([label, texts]) =>
    texts.map((text) => ({ label, text })),
  );
  const texts = [
    ...new Set([
      ...[...intents, ...topics].map(({ text }) => text),
      ...allSituations.flatMap(textsOf),
      ...allMoments.flatMap(({ says }) => says),
      ...choosable,
    ]),
  ];
  const vectors = await loadVectors(embedder, texts, cachePath);
  const vectorsByText = new Map(texts.map((text, at) => [text, vectors[at] as Float32Array]));
  const vectorOf = (text: string): Float32Array => vectorsByText.get(text) as Float32Array;
  const exampleOf = ({ label, text }: { label: string; text: string }): Example => ({
    label,
    text,
    vector: vectorOf(text),
  });

  const said = allSituations.flatMap((one) => one.says ?? []);
  const step = Math.max(1, Math.floor(said.length / TELLS_FROM_SITUATIONS));
  const told = said.filter((_text, at) => at % step === 0).map((text) => ({ label: 'tells', text }));
  const intentExamples = [...intents, ...told].map(exampleOf);
  const intentLabeller = await learnLabels(intentExamples, {
    sharpness: 3,
    wordShare: 0.3,
    ridge: 0.4,
    storePath: weightsBeside(cachePath, 'intents'),
  });

  const situations = openSituationLikeness(allSituations, vectorOf);
  const examples = allSituations.flatMap(({ id, category, topic }, at): Example[] =>
    category === null
      ? []
      : [{ label: `${category}/${topic}`, text: id, vector: situations.gathered[at] as Float32Array }],
  );
  const topicExamples = [...topics.map(exampleOf), ...examples];
  const topicLabeller = await learnLabels(topicExamples, {
    sharpness: 2,
    wordShare: 0,
    ridge: 0.4,
    storePath: weightsBeside(cachePath, 'topics'),
  });
  return {
    intents: intentLabeller,
    topics: topicLabeller,
    situations,
    compare: await openComparison({
      intents: intentExamples.map(({ vector }) => vector),
      topics: topicExamples.map(({ vector }) => vector),
      situations: situations.vectors,
      moments: allMoments.map(({ says }) => meanOf(says.map(vectorOf))),
    }),
    lines: new Map(choosable.map((line) => [line, vectorOf(line)])),
    choose: openChooser(),
  };
}

const partsOf = (text: string, sentences: string[]): string[] => [
  ...new Set([text, ...sentences.slice(0, SENTENCES_READ)]),
];

/** Of unit length. */
function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < sum.length; at += 1) (sum[at] as number) += vector[at] as number;
  const length = Math.sqrt(likeness(sum, sum)) || 1;
  return sum.map((value) => value / length);
}

/** Number by number. */
const greatest = ([first, ...others]: readonly Float32Array[]): Float32Array =>
  (first ?? new Float32Array(0)).map((value, at) =>
    Math.max(value, ...others.map((one) => one[at] as number)),
  );

/** How far the two situations of each topic that stand out most do so. */
function standing(situations: Float32Array, shared: Float32Array): Map<string, number> {
  const best = new Map<string, [number, number]>();
  allSituations.forEach(({ category, topic }, at) => {
    if (category === null) return;
    const value = (situations[at] as number) + SHARED_WORDS * (shared[at] as number);
    const label = `${category}/${topic}`;
    const [first, second] = best.get(label) ?? [0, 0];
    if (value > second) best.set(label, value > first ? [value, first] : [first, value]);
  });
  return new Map([...best].map(([topic, [first, second]]) => [topic, (first + second / 2) / 1.5]));
}

/** Words that name a topic are added to what the meaning says. */
function withWords(text: string, scored: Scored[], near: Map<string, number>): Scored[] {
  const isAboutIdentity = aboutIdentity.test(text);
  return scored
    .map(({ label, score }) => {
      const found = new Set((text.match(topicWords[label] ?? /$^/) ?? []).map((word) => word.toLowerCase()));
      const isIdentity = label.startsWith('lgbtq/');
      const identity = isAboutIdentity === isIdentity ? (isIdentity ? 0.25 : 0) : -0.15;
      const nearby = SITUATION_WEIGHT * (near.get(label) ?? 0) - TYPICAL_STANDING;
      return { label, score: score + nearby + WORD_WEIGHT * Math.min(MOST_WORDS, found.size) + identity };
    })
    .sort((a, b) => b.score - a.score);
}

/** Topic scores of the whole message and of each of its sentences, together. */
function joined(all: Scored[][]): Scored[] {
  const sums = new Map<string, number>();
  for (const scored of all)
    for (const { label, score } of scored) sums.set(label, (sums.get(label) ?? 0) + score / all.length);
  return [...sums].map(([label, score]) => ({ label, score }));
}

/** Returns at once; learning goes on in the background. */
export function openMeaning(options: MeaningOptions): Meaning {
  const { embedder } = options;
  let learnt: Learnt | null = null;
  const ready = learn(options).then(async (done) => {
    // The first reading compiles what it runs through; no member should wait for that.
    for (let n = 0; n < WARM_READINGS; n += 1)
      await readNow(done, 'My boss shouted at me again.', ['I cried.', 'He shouted.']);
    learnt = done;
  });
  ready.catch(() => options.onFailure?.());

  async function readNow(
    learnt: Learnt,
    text: string,
    sentences: string[],
    before: string | null = null,
  ): Promise<Reading> {
    const parts = partsOf(text, sentences);
    const [vectors, [vectorBefore = null] = []] = await Promise.all([
      embedder.embed(parts),
      before ? embedder.embed([before]).catch(() => []) : [],
    ]);
    const compared = await learnt.compare(vectors);
    const whole = compared[0] as Compared;
    const each = compared.length > 2 ? compared : [whole];
    const situations = learnt.situations.of(
      compared.slice(0, 1 + SENTENCES_MATCHED).map((one) => one.situations),
    );
    return {
      intents: learnt.intents.score(text, whole.intents) as Reading['intents'],
      topics: withWords(
        text,
        joined(each.map((one, at) => learnt.topics.score(parts[at] as string, one.topics))),
        standing(situations, sharedWords(text)),
      ),
      situations,
      moments: greatest(compared.slice(0, 1 + SENTENCES_OF_MOMENTS).map(({ moments }) => moments)),
      choices: learnt.choose({ text, vector: vectors[0] as Float32Array, before: vectorBefore }),
      nearTo(line) {
        const known = learnt.lines.get(plain(line));
        return known ? likeness(known, vectors[0] as Float32Array) : null;
      },
    };
  }

  return {
    ready,
    isReady: () => learnt !== null && embedder.isReady(),
    anticipate(text, sentences) {
      if (text !== '') embedder.embed(partsOf(text, sentences)).catch(() => {});
    },
    async read(text, sentences, before) {
      if (learnt === null || !embedder.isReady() || text === '') return null;
      let timer: NodeJS.Timeout | undefined;
      const impatience = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS, null);
      });
      const reading = readNow(learnt, text, sentences, before).catch(() => null);
      const result = await Promise.race([reading, impatience]);
      clearTimeout(timer);
      return result;
    },
  };
}
