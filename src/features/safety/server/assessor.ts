// The assessor with all its stages: rules, then the learned network, then a model where one is configured.
// A later stage raises what the one before found; the learned one also holds a broad rule back where it is sure of calm.
// None can hold the answer up: one that is slow or broken is left out, and the verdict says so (S12): rules alone miss what
// is said obliquely, so that the card belongs beside such an answer however calm it looks.
import type { SentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';
import { type AssessedTurn, type Assessment, rankOf } from '../safety.contract.ts';
import { assessInTurn, type Opinion } from './assess.ts';
import { createTurnReader, type Reading } from './learned/read-turns.ts';
import type { RiskReader } from './learned/risk-embedder.ts';
import type { ModelJudge } from './model-judge.ts';
import { within } from './within.ts';

/** All stages together; a caller's own patience is longer. */
const PATIENCE_MS = 1_300;
const LEARNED_MS = 600;
/** The newest words are waited for longer: what was said before was read when it was new. */
const NEWEST_MS = 1_000;

export type AssessOptions = { signal?: AbortSignal; asker?: string };

export type Assessor = {
  /**
   * Rejects only when the rules themselves fail, or nobody waits any more: then show the static card. `signal`: when that
   * is; nothing is read from then on. `asker`: whose words they are, so that members take turns; absent, each call does.
   */
  assess(turns: AssessedTurn[], options?: AssessOptions): Promise<Assessment>;
};

type Log = { warn(fields: Record<string, unknown>, message: string): void };

/**
 * @param reader of the member's words, from `openRiskEmbedder`; null: rules alone. While it loads or when it fails, rules
 * alone as well.
 * @param meaning recognises how a question was meant; null: by patterns alone.
 * @param model asked when the other stages did not already find the gravest; null or absent: never.
 * @param learnedMs how long the learned stage may take. A measurement gives it time, so that a busy machine does not
 * change what is measured; a person is not kept waiting.
 * `ready` resolves when every stage is loaded and has run, or will never be; it can be asked before, and is slower then.
 */
export function createAssessor(options: {
  reader: RiskReader | null;
  meaning: SentenceEmbedder | null;
  model?: ModelJudge | null;
  learnedMs?: number;
  log: Log;
}): Assessor & { ready: Promise<void> } {
  const { reader, meaning, model = null, learnedMs = LEARNED_MS, log } = options;
  const stage = reader && createTurnReader({ reader, meaning, log });
  let wasReady = false;
  let isSilent = false;

  /** Rules with whatever the learned stage could say in time. */
  async function judged(turns: AssessedTurn[], options: AssessOptions): Promise<Assessment> {
    const { signal } = options;
    if (!stage) return assessInTurn(turns, undefined, signal);
    if (!stage.isReady()) {
      if (wasReady) log.warn({}, 'the learned stage of the assessor is gone; rules judge alone');
      wasReady = false;
      return { ...(await assessInTurn(turns, undefined, signal)), isPartial: true };
    }
    wasReady = true;
    const found = new Map<number, Opinion>();
    const isInTime = await readInTime(stage.read(turns, found, options), signal);
    // Said once, and not at every turn, until it answers again.
    if (!isInTime && !signal?.aborted && !isSilent)
      log.warn({}, 'the learned stage of the assessor did not answer in time; rules judge with what it said');
    isSilent = !isInTime && !signal?.aborted;
    const verdict = await assessInTurn(turns, (index) => found.get(index), signal);
    const newest = turns.findLastIndex(({ role }) => role === 'user');
    return newest < 0 || found.has(newest) ? verdict : { ...verdict, isPartial: true };
  }

  /** False when something was left unread. */
  async function readInTime({ newest, all }: Reading, signal: AbortSignal | undefined): Promise<boolean> {
    const startedAt = performance.now();
    try {
      await within(learnedMs, all, signal);
      return true;
    } catch {
      const left = NEWEST_MS - (performance.now() - startedAt);
      if (left > 0) await within(left, newest, signal).catch(() => {});
      return false;
    }
  }

  return {
    ready: stage?.ready ?? Promise.resolve(),
    async assess(turns, options = {}) {
      const { signal } = options;
      const startedAt = performance.now();
      const verdict = await judged(turns, options);
      if (!model || verdict.level === 'imminent' || signal?.aborted) return verdict;
      const left = PATIENCE_MS - (performance.now() - startedAt);
      return raised(verdict, await within(left, model(turns, signal), signal).catch(() => null));
    },
  };
}

const rank = ({ level }: Pick<Assessment, 'level'>): number => rankOf(level);

function raised(verdict: Assessment, opinion: Pick<Assessment, 'level' | 'kinds'> | null): Assessment {
  if (!opinion) return verdict;
  // The model read what another stage could not.
  const { isPartial: _isPartial, ...whole } = verdict;
  if (opinion.level === 'none' || rank(opinion) < rank(whole)) return whole;
  // Two that read it alike are no longer unsure.
  const { isUnsure: _isUnsure, ...sure } = whole;
  if (rank(opinion) === rank(verdict)) return sure;
  const kinds = [...new Set([...opinion.kinds, ...verdict.kinds])];
  return {
    ...sure,
    level: opinion.level,
    kinds: kinds.length > 0 ? kinds : ['suicide'],
    evidence: [...verdict.evidence, 'model.judged'],
  };
}
