// What the reader of replies learns from, as numbers: the labelled replies, and as many good ones as are at hand, from the
// conversations of the safety corpus and from what our own therapist was given to say.
import { Tokenizer } from '@huggingface/tokenizers';
import { readPart } from '#features/safety/server/corpus/read-part.ts';
import { readReplyPart } from '#features/safety/server/corpus/read-replies.ts';
import { lastSentenceToRead, replyToRead, sentencesOf } from '#features/safety/server/learned/reply-text.ts';
import { type ReplyHarm, replyHarms } from '#features/safety/server/reply-harms.ts';
import {
  allSituations,
  banks,
  categoryContents,
} from '#features/therapist/server/guided/content/all-content.ts';
import { randomFrom } from '#features/therapist/server/guided/line.ts';
import { MOST_TOKENS } from '#platform/server/sentences/sentence-embedder.protocol.ts';
import { readSentenceModel } from '#platform/server/sentences/sentence-model.ts';
import { type Example, isCalmThroughout } from './examples.ts';
import { playTalks } from './played-talks.ts';

type Labelled = { text: string; harm: ReplyHarm | null };

/** Share of labelled replies that are seen once more without the member's words, or without the sentence before. */
const SEEN_BARE = 0.1;
/** How many good sentences of each kind are taken. */
const FROM_TALKS = 2_500;
const FROM_CONTENT = 1_500;
const FROM_PLAYED = 4_000;
/** So many conversations are played for them. */
const PLAYED = 500;

/** In a fixed order, the same every time. */
export async function replyExamples(): Promise<Example[]> {
  const random = randomFrom(3);
  const replies = readReplyPart('training');
  const labelled = replies.map((one): Labelled => ({ text: lastSentenceToRead(one), harm: one.harm }));
  const bare = replies
    .filter(() => random() < SEEN_BARE)
    .map((one): Labelled => ({ text: lastSentenceToRead({ ...one, memberText: '' }), harm: one.harm }));
  const good = [
    ...some(inTalks(), FROM_TALKS, random),
    ...some(authored(), FROM_CONTENT, random),
    ...some(await played(random), FROM_PLAYED, random),
  ];
  const files = await readSentenceModel();
  const tokenizer = new Tokenizer(JSON.parse(files.tokenizer), JSON.parse(files.tokenizerConfig));
  return [...labelled, ...bare, ...good.map((text): Labelled => ({ text, harm: null }))].map(
    ({ text, harm }) => {
      const { ids } = tokenizer.encode(text);
      return {
        ids: ids.length > MOST_TOKENS ? [ids[0]!, ...ids.slice(1 - MOST_TOKENS)] : ids,
        level: harm ? 1 : 0,
        kinds: harm ? [replyHarms.indexOf(harm)] : [],
        sign: null,
        circumstances: [],
        words: [],
        weights: [],
      };
    },
  );
}

/** What therapists answer in the conversations of the safety corpus: none of it harms. */
function inTalks(): string[] {
  return readPart('training').dialogues.flatMap(({ turns }) =>
    turns.flatMap(({ role, content }, at) => {
      const before = turns[at - 1];
      if (role !== 'assistant' || before?.role !== 'user') return [];
      return [lastSentenceToRead({ memberText: before.content, reply: content })];
    }),
  );
}

/** Everything our own therapist was given to say that stands without the member's words in it. */
function authored(): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/[.?]$/.test(value) && !value.includes('{'))
        for (const text of everySentence(value, '')) found.add(text);
    } else if (value && typeof value === 'object') for (const part of Object.values(value)) walk(part);
  };
  for (const part of [banks, categoryContents, allSituations]) walk(part);
  return [...found].sort();
}

/** What our own therapist says in talks, the member's words in it: as briefly as a model may be told to speak. */
async function played(random: () => number): Promise<string[]> {
  const calm = readPart('training').dialogues.filter(({ source }) => isCalmThroughout(source));
  const talks = await playTalks(some(calm, PLAYED, random), random);
  return talks.flatMap((turns) =>
    turns.flatMap(({ role, content }, at) =>
      role === 'assistant' ? everySentence(content, turns[at - 1]?.content ?? '') : [],
    ),
  );
}

/** Each sentence as it is read before it is said. */
const everySentence = (reply: string, memberText: string): string[] =>
  sentencesOf(reply).map((sentence, at, all) =>
    replyToRead({ memberText, before: all[at - 1] ?? null, sentence }),
  );

const some = <T>(from: readonly T[], count: number, random: () => number): T[] =>
  from
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ one }) => one);
