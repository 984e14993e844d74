// The assessor with all its stages: rules, then the learned network, then a model where one is configured.
// Every stage can only raise what the one before found, and none of them can hold the answer up: a stage that is
// slow or broken is left out. Nothing a member said is kept: verdicts are remembered under a hash.
import { hash } from 'node:crypto';
import type { SentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';
import { type AssessedTurn, type Assessment, riskLevels } from '../safety.contract.ts';
import { assess, type Opinion } from './assess.ts';
import { learnQuestions, questionIn } from './learned/asked-questions.ts';
import { loadRiskModel, type RiskModel } from './learned/risk-model.ts';
import { textsToRead } from './learned/texts-to-read.ts';
import type { ModelJudge } from './model-judge.ts';
import { readTurn } from './read-turn.ts';

/** Older member turns were judged when they were new; what is remembered of them is used, nothing is read again. */
const NEWEST_TURNS = 24;
const REMEMBERED = 5_000;
/** All stages together; a caller's own patience is longer. */
const PATIENCE_MS = 1_300;
const LEARNED_MS = 600;

export type Assessor = {
  /** Rejects only when the rules themselves fail: then show the static card. `signal`: stop waiting for later stages. */
  assess(turns: AssessedTurn[], options?: { signal?: AbortSignal }): Promise<Assessment>;
};

type Log = { warn(fields: Record<string, unknown>, message: string): void };

/**
 * @param embedder null: rules alone. While it loads or when it fails, rules alone as well.
 * @param model asked when the other stages did not already find the gravest; null or absent: never.
 * @param learnedMs how long the learned stage may take. A measurement gives it time, so that a busy machine does not
 * change what is measured; a person is not kept waiting.
 */
export function createAssessor(options: {
  embedder: SentenceEmbedder | null;
  model?: ModelJudge | null;
  learnedMs?: number;
  log: Log;
}): Assessor {
  const { embedder, model = null, learnedMs = LEARNED_MS, log } = options;
  const opinions = new Map<string, Promise<Opinion>>();
  let isSilent = false;
  let learned: Promise<{ risk: RiskModel; ruleOf(question: Float32Array): string | null }> | null = null;

  async function loadLearned(source: SentenceEmbedder) {
    await source.ready;
    return {
      risk: loadRiskModel(),
      ruleOf: await learnQuestions((texts) => source.embed(texts)),
    };
  }
  if (embedder) {
    learned = loadLearned(embedder);
    learned.catch(() => log.warn({}, 'the learned stage of the assessor is off; rules judge alone'));
  }

  async function read(source: SentenceEmbedder, turns: AssessedTurn[], index: number): Promise<Opinion> {
    const { risk, ruleOf } = await learned!;
    const { content } = turns[index]!;
    const texts = textsToRead(content);
    const before = turns[index - 1];
    const asked = before?.role === 'assistant' ? questionIn(before.content) : null;
    const isShort = content.length < 120;
    const embedding = source.embed(asked && isShort ? [...texts, asked] : texts);
    // While the other thread is at it: the rules will find these words read.
    readTurn(content);
    const vectors = await embedding;
    const opinion: Opinion = { findings: [], signals: [], askedRuleId: null, isCalm: true };
    for (const [i, text] of texts.entries()) {
      const { findings, signals, isCalm } = risk.read(text, vectors[i]!);
      opinion.isCalm &&= isCalm;
      opinion.findings.push(...findings);
      opinion.signals.push(...signals);
    }
    if (asked && isShort) opinion.askedRuleId = ruleOf(vectors.at(-1)!);
    return opinion;
  }

  function opinionOf(source: SentenceEmbedder, turns: AssessedTurn[], index: number, isNew: boolean) {
    const key = hash('sha256', JSON.stringify(turns.slice(Math.max(0, index - 1), index + 1)));
    const known = opinions.get(key);
    if (known || !isNew) return known ?? null;
    const reading = read(source, turns, index);
    if (opinions.size >= REMEMBERED) opinions.delete(opinions.keys().next().value!);
    opinions.set(key, reading);
    reading.catch(() => opinions.delete(key));
    return reading;
  }

  async function learnedOpinions(source: SentenceEmbedder, turns: AssessedTurn[]) {
    const own = turns.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
    const newest = new Set(own.slice(-NEWEST_TURNS));
    const found = new Map<number, Opinion>();
    await Promise.all(
      own.map(async (index) => {
        const opinion = await opinionOf(source, turns, index, newest.has(index));
        if (opinion) found.set(index, opinion);
      }),
    );
    return found;
  }

  return {
    async assess(turns, { signal } = {}) {
      const startedAt = performance.now();
      let verdict: Assessment | null = null;
      if (embedder?.isReady() && learned) {
        try {
          const found = await within(learnedMs, learnedOpinions(embedder, turns), signal);
          verdict = assess(turns, (index) => found.get(index));
          isSilent = false;
        } catch {
          // Said once, and not at every turn, until it answers again.
          if (!signal?.aborted && !isSilent)
            log.warn({}, 'the learned stage of the assessor did not answer; rules judge alone');
          isSilent = !signal?.aborted;
        }
      }
      verdict ??= assess(turns);
      if (!model || verdict.level === 'imminent' || signal?.aborted) return verdict;
      const left = PATIENCE_MS - (performance.now() - startedAt);
      return raised(verdict, await within(left, model(turns, signal), signal).catch(() => null));
    },
  };
}

const rank = ({ level }: Pick<Assessment, 'level'>): number => riskLevels.indexOf(level);

function raised(verdict: Assessment, opinion: Pick<Assessment, 'level' | 'kinds'> | null): Assessment {
  if (!opinion || rank(opinion) <= rank(verdict)) return verdict;
  const kinds = [...new Set([...opinion.kinds, ...verdict.kinds])];
  return {
    ...verdict,
    level: opinion.level,
    kinds: kinds.length > 0 ? kinds : ['suicide'],
    evidence: [...verdict.evidence, 'model.judged'],
  };
}

function within<T>(ms: number, work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), ms);
    signal?.addEventListener('abort', () => reject(new Error('no longer wanted')), { once: true });
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
