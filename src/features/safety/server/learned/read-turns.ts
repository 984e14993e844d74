// The learned stage over a conversation: each member turn is read when it is new, alone and with what led up to it. What
// was found is remembered under a hash: of the member's words nothing stays here.
import { hash } from 'node:crypto';
import type { EmbedOptions, SentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';
import type { AssessedTurn } from '../../safety.contract.ts';
import type { Opinion } from '../assess.ts';
import { harmlessQuestions } from '../corpus/questions.data.ts';
import { faintOf } from '../evidence.ts';
import { createGiveWay } from '../give-way.ts';
import { readTurn } from '../read-turn.ts';
import type { Finding } from '../rule.ts';
import { isReviewed } from '../safe-words.ts';
import { learnQuestions, questionIn } from './asked-questions.ts';
import { BARE_WORDS, explanationAt } from './explanation.ts';
import { withoutHarmless } from './plainly-harmless.ts';
import { readable } from './readable.ts';
import type { RiskReader } from './risk-embedder.ts';
import { loadRiskModel } from './risk-model.ts';
import { asksOfDanger, countOfWords, textsTogether, textsToRead } from './texts-to-read.ts';
import { isDeathInGame } from './vetoes.ts';

/** Older member turns were judged when they were new; what is remembered of them is used, nothing is read again. */
const NEWEST_TURNS = 24;
const REMEMBERED = 5_000;
/** Recognising a question must not cost the verdict: the patterns for questions stand beside it. */
const QUESTION_MS = 200;
/** Characters; a longer turn is no answer to a question. */
const SHORT_ANSWER = 120;
/** Words; so long a turn speaks for itself, whatever came before it. */
const FULL_WORDS = 20;
/** Words of a turn so short that what it says hangs on what was said before; how many turns of theirs, and words, that is. */
const HANGING_WORDS = 8;
const TOLD_TURNS = 4;
const TOLD_WORDS = 45;
/** Code that has never run is slow: so many questions of ours are read before anybody's words are. */
const WARM_UP = 72;

type Log = { warn(fields: Record<string, unknown>, message: string): void };
type RuleOf = (question: Float32Array) => string | null;
/**
 * `read`: the turns as they are read, without what is left out; `togetherAt`: of `textsTogether`; `newestFrom`: the index
 * from which a turn is read when nothing is remembered of it.
 */
type Talk = {
  turns: readonly AssessedTurn[];
  read: readonly AssessedTurn[];
  togetherAt: (index: number) => string | null;
  newestFrom: number;
  /** For whom it is read; whose turn it is next and how long it is wanted hang on it. */
  wanted: Wanted;
};
type Wanted = Pick<EmbedOptions, 'asker' | 'signal'>;

/** Behind a question about danger every answer sounds like danger: what those answers mean, rules know. */
const asRead = (turn: AssessedTurn): AssessedTurn => {
  const content = turn.role === 'assistant' && isReviewed(turn.content) ? '' : readable(turn.content);
  return content === turn.content ? turn : { ...turn, content };
};

/** The member's own last turns as one message; null where there is no other. */
function lastTold(read: readonly AssessedTurn[], index: number): string | null {
  const own = read.slice(0, index + 1).filter(({ role }) => role === 'user');
  const last = own.slice(-TOLD_TURNS).map(({ content }) => content);
  return last.length > 1 ? last.join('. ').split(/\s+/).slice(-TOLD_WORDS).join(' ') : null;
}

const isGrave = ({ level }: Finding): boolean => level !== 'watch';
const watched = (finding: Finding): Finding => ({ ...finding, level: 'watch' });
const faint = ({ kind }: Finding): Finding => ({ id: faintOf(kind), kind, level: 'watch' });

export type TurnReader = {
  /** Resolves when everything is loaded and has run once, or will never be; `isReady` is true before. */
  ready: Promise<void>;
  isReady(): boolean;
  /**
   * Puts what is said of each member turn into `found` by its index, the newest first; what came before it was waited for
   * long enough is of use all the same. `wanted`: as of `SentenceEmbedder`.
   */
  read(turns: readonly AssessedTurn[], found: Map<number, Opinion>, wanted?: Wanted): Reading;
};

/** Each rejects when a turn of its own cannot be read, or is no longer wanted. */
export type Reading = {
  /** Resolves when the newest member turn is there. */
  newest: Promise<void>;
  /** Resolves when every member turn that is still read is there. */
  all: Promise<void>;
};

/** `meaning`: recognises how a question was meant; null: patterns alone. */
export function createTurnReader(options: {
  reader: RiskReader;
  meaning: SentenceEmbedder | null;
  log: Log;
}): TurnReader {
  const { reader, meaning, log } = options;
  const opinions = new Map<string, { reading: Promise<Opinion>; signal: AbortSignal | undefined }>();
  const learned = reader.ready.then(loadRiskModel);
  learned.catch(() => log.warn({}, 'the learned stage of the assessor is off; rules judge alone'));
  const questions = meaning ? learnRules(meaning) : null;
  questions?.catch(() => log.warn({}, 'questions are recognised by patterns alone'));

  async function learnRules(source: SentenceEmbedder): Promise<RuleOf> {
    await source.ready;
    return learnQuestions((texts) => source.embed(texts));
  }

  /** The rule a short answer to this question falls under; undefined when it could not be told now. */
  async function ruleAsked(question: string, wanted: Wanted): Promise<string | null | undefined> {
    if (!meaning || !questions) return null;
    if (!meaning.isReady()) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, QUESTION_MS, undefined);
    });
    const told = Promise.all([questions, meaning.embed([question], wanted)])
      .then(([ruleOf, [vector]]) => ruleOf(vector!))
      .catch(() => undefined);
    return Promise.race([told, late]).finally(() => clearTimeout(timer));
  }

  async function opine(talk: Talk, index: number, forget: () => void): Promise<Opinion> {
    const { turns, read, togetherAt, wanted } = talk;
    const risk = await learned;
    const { content } = turns[index]!;
    const { texts, isWhole } = textsToRead(read[index]!.content);
    const before = turns[index - 1];
    // "Tonight.", "goodbye": what so few words answer, the rules for questions know; here they are worth a question at
    // most, unless alone and in their place they say the same ("I cut."), or the question names the danger.
    const words = countOfWords(content);
    const isBareAnswer =
      before?.role === 'assistant' && words <= BARE_WORDS && !asksOfDanger(read[index - 1]!.content);
    const inPlace = togetherAt(index);
    const together = words > FULL_WORDS ? null : inPlace;
    const asked = before?.role === 'assistant' ? questionIn(before.content) : null;
    const asking = asked && content.length < SHORT_ANSWER ? ruleAsked(asked, wanted) : null;
    const embedding = reader.embed(together ? [...texts, together] : texts, wanted);
    // While the other threads are at it: the rules will find these words read, and what vectors do not say is counted.
    readTurn(content);
    const explanation = explanationAt(turns, read, index, together);
    const saidAlone = texts.map((text) => risk.read(text, inPlace !== null));
    const saidTogether = together ? risk.readTogether(together) : null;
    const vectors = await embedding;
    const opinion: Opinion = {
      findings: [],
      together: [],
      signals: [],
      askedRuleId: null,
      isCalm: isWhole,
      isExplanation: false,
    };
    const alone = await Promise.all(
      saidAlone.map(async (said, i) => {
        const { again, ...first } = said(vectors[i]!);
        // In a talk the place decides what is open.
        return again && !together ? again.said(await reader.embed(again.texts, wanted)) : first;
      }),
    );
    for (const { findings, signals, isCalm } of alone) {
      opinion.isCalm &&= isCalm;
      opinion.findings.push(...findings);
      opinion.signals.push(...signals);
    }
    if (saidTogether) {
      const seen = saidTogether(vectors.at(-1)!);
      opinion.together = isBareAnswer ? [] : seen.findings;
      if (!isBareAnswer && words <= HANGING_WORDS && seen.open.length > 0) {
        const told = lastTold(read, index);
        const [vector] = told === null ? [] : await reader.embed([told], wanted);
        if (vector && risk.saysGravely(told!)(vector)) opinion.together = seen.open;
      }
      // "Yes, down to the reservoir", after a grandson who counts bats.
      if (seen.isCalm) opinion.findings = isBareAnswer ? [] : opinion.findings.filter(isGrave).map(faint);
      if (seen.isHarmless || (isBareAnswer && seen.findings.length === 0))
        opinion.findings = opinion.findings.map(watched);
    }
    if (explanation && (await isToldGravely(talk, index - 2))) {
      const [vector] =
        explanation === together ? vectors.slice(-1) : await reader.embed([explanation], wanted);
      opinion.isExplanation = risk.explains(explanation)(vector!);
      if (opinion.isExplanation) opinion.findings = [];
    }
    if (together && words <= FULL_WORDS && isDeathInGame(content, together)) {
      opinion.findings = [];
      opinion.together = [];
    }
    opinion.findings = withoutHarmless(opinion.findings, content);
    opinion.together = withoutHarmless(opinion.together, content);
    const rule = await asking;
    // A passing fault is not remembered.
    if (rule === undefined) forget();
    opinion.askedRuleId = rule ?? null;
    return opinion;
  }

  async function isToldGravely(talk: Talk, index: number): Promise<boolean> {
    if (readTurn(talk.turns[index]!.content).findings.some(isGrave)) return true;
    return (await opinionOf(talk, index))?.findings.some(isGrave) ?? false;
  }

  function opinionOf(talk: Talk, index: number): Promise<Opinion> | null {
    const near = talk.turns.slice(Math.max(0, index - 2), index + 1);
    const key = hash('sha256', JSON.stringify([near, talk.togetherAt(index)]));
    const known = opinions.get(key);
    if (known) return stillRead(known, talk, index);
    if (index < talk.newestFrom) return null;
    const { signal } = talk.wanted;
    const forget = () => opinions.get(key)?.reading === reading && opinions.delete(key);
    const reading: Promise<Opinion> = opine(talk, index, () => void forget());
    if (opinions.size >= REMEMBERED) opinions.delete(opinions.keys().next().value!);
    opinions.set(key, { reading, signal });
    reading.catch(forget);
    return reading;
  }

  /** Who asked for it first may have left in the middle of it; whoever asked after that has it read anew. */
  async function stillRead(
    { reading, signal }: { reading: Promise<Opinion>; signal: AbortSignal | undefined },
    talk: Talk,
    index: number,
  ): Promise<Opinion> {
    try {
      return await reading;
    } catch (error) {
      const hasOtherLeft = signal?.aborted && !talk.wanted.signal?.aborted;
      const again = hasOtherLeft ? opinionOf(talk, index) : null;
      if (!again) throw error;
      return again;
    }
  }

  function read(
    turns: readonly AssessedTurn[],
    found: Map<number, Opinion>,
    { asker = {}, signal }: Wanted = {},
  ): Reading {
    const wanted = { asker, signal };
    const readTurns = turns.map(asRead);
    const own = turns.flatMap(({ role }, index) => (role === 'user' ? [index] : [])).reverse();
    const newestFrom = own[NEWEST_TURNS - 1] ?? 0;
    const talk: Talk = { turns, read: readTurns, togetherAt: textsTogether(readTurns), newestFrom, wanted };
    const readAt = (index: number) =>
      opinionOf(talk, index)?.then((opinion) => void found.set(index, opinion)) ?? Promise.resolve();
    const [last, ...earlier] = own;
    const newest = last === undefined ? Promise.resolve() : readAt(last);
    const all = readEach(earlier, readAt, signal).then(async (readings) => {
      await Promise.all([newest, ...readings]);
    });
    // What fails is told to whoever waits for it, and to nobody where nobody does.
    for (const reading of [newest, all]) reading.catch(() => {});
    return { newest, all };
  }

  /** Begins each, and lets others come in between. */
  async function readEach(
    indices: number[],
    readAt: (index: number) => Promise<void>,
    signal: AbortSignal | undefined,
  ): Promise<Promise<void>[]> {
    const giveWay = createGiveWay();
    const readings: Promise<void>[] = [];
    for (const index of indices) {
      await giveWay();
      signal?.throwIfAborted();
      const reading = readAt(index);
      reading.catch(() => {});
      readings.push(reading);
    }
    return readings;
  }

  async function warmUp(): Promise<void> {
    await Promise.all([learned, questions]);
    const asked = harmlessQuestions.slice(0, WARM_UP);
    for (let from = 0; from < asked.length; from += NEWEST_TURNS) {
      const turns = asked.slice(from, from + NEWEST_TURNS).flatMap((content): AssessedTurn[] => [
        { role: 'assistant', content },
        { role: 'user', content },
      ]);
      await read(turns, new Map()).all;
    }
  }

  return { ready: warmUp().catch(() => {}), isReady: () => reader.isReady(), read };
}
