// The assessor with all its stages: rules, then the learned network, then a model where one is configured.
// A later stage raises what the one before found; the learned one also holds a broad rule back where it is sure of calm.
// None can hold the answer up: one that is slow or broken is left out.
import type { SentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';
import { type AssessedTurn, type Assessment, rankOf } from '../safety.contract.ts';
import { assessInTurn, type Opinion } from './assess.ts';
import { createTurnReader } from './learned/read-turns.ts';
import type { RiskReader } from './learned/risk-embedder.ts';
import type { ModelJudge } from './model-judge.ts';
import { within } from './within.ts';

/** All stages together; a caller's own patience is longer. */
const PATIENCE_MS = 1_300;
const LEARNED_MS = 600;

export type Assessor = {
  /** Rejects only when the rules themselves fail: then show the static card. `signal`: stop waiting for later stages. */
  assess(turns: AssessedTurn[], options?: { signal?: AbortSignal }): Promise<Assessment>;
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
  async function judged(turns: AssessedTurn[], signal: AbortSignal | undefined): Promise<Assessment> {
    if (!stage?.isReady()) {
      if (wasReady) log.warn({}, 'the learned stage of the assessor is gone; rules judge alone');
      wasReady = false;
      return assessInTurn(turns);
    }
    wasReady = true;
    const found = new Map<number, Opinion>();
    try {
      await within(learnedMs, stage.read(turns, found), signal);
      isSilent = false;
    } catch {
      // Said once, and not at every turn, until it answers again.
      if (!signal?.aborted && !isSilent)
        log.warn(
          {},
          'the learned stage of the assessor did not answer in time; rules judge with what it said',
        );
      isSilent = !signal?.aborted;
    }
    return assessInTurn(turns, (index) => found.get(index));
  }

  return {
    ready: stage?.ready ?? Promise.resolve(),
    async assess(turns, { signal } = {}) {
      const startedAt = performance.now();
      const verdict = await judged(turns, signal);
      if (!model || verdict.level === 'imminent' || signal?.aborted) return verdict;
      const left = PATIENCE_MS - (performance.now() - startedAt);
      return raised(verdict, await within(left, model(turns, signal), signal).catch(() => null));
    },
  };
}

const rank = ({ level }: Pick<Assessment, 'level'>): number => rankOf(level);

function raised(verdict: Assessment, opinion: Pick<Assessment, 'level' | 'kinds'> | null): Assessment {
  if (!opinion || opinion.level === 'none' || rank(opinion) < rank(verdict)) return verdict;
  // Two that read it alike are no longer unsure.
  const { isUnsure: _isUnsure, ...sure } = verdict;
  if (rank(opinion) === rank(verdict)) return sure;
  const kinds = [...new Set([...opinion.kinds, ...verdict.kinds])];
  return {
    ...sure,
    level: opinion.level,
    kinds: kinds.length > 0 ? kinds : ['suicide'],
    evidence: [...verdict.evidence, 'model.judged'],
  };
}
