// Judges what was said before anything is answered. A verdict that fails or is late is never taken for calm: the
// crisis card appears and reviewed words are spoken instead of a reply.
import type { RiskLevel } from '#features/safety/safety.contract.ts';
import type { CallPorts, GatewayLog, LoadedCall, Verdict } from '../ports.ts';
import { spokenWords } from './spoken-words.data.ts';
import type { Transcript } from './transcript.ts';

export type TurnVerdict = { level: RiskLevel; say: string | null; isGoodbye: boolean };

export type CallSafety = {
  /** Always resolves, within `patienceMs`. */
  judge(): Promise<TurnVerdict>;
  /** While true the call is neither cut off nor hurried. */
  hasOpenEvent(): boolean;
  /** The card that belongs on the screen now. */
  cardLevel(): Exclude<RiskLevel, 'none'> | null;
};

const severity: Record<RiskLevel, number> = { none: 0, watch: 1, elevated: 2, imminent: 3 };

export function createCallSafety(options: {
  call: LoadedCall;
  transcript: Transcript;
  ports: Pick<CallPorts, 'judge'>;
  patienceMs: number;
  onVerdict(verdict: Verdict): void;
  onCard(level: Exclude<RiskLevel, 'none'>): void;
  log: GatewayLog;
}): CallSafety {
  const { call, log } = options;
  let hasOpenEvent = call.hasOpenSafetyEvent;
  let isUnjudged = false;
  /** Numbers of turns asked about; the newest one answered says how things stand. */
  let asks = 0;
  let newest = 0;
  let card: RiskLevel = call.hasEarlierEvent ? 'elevated' : 'none';

  function show(level: RiskLevel): void {
    if (level === 'none') return;
    if (severity[level] > severity[card]) card = level;
    options.onCard(level);
  }

  function accept(verdict: Verdict, number: number): void {
    const { level } = verdict.assessment;
    if (severity[level] >= severity.elevated) hasOpenEvent = true;
    if (number > newest) {
      newest = number;
      options.onVerdict(verdict);
    }
    show(verdict.showsHelp && severity[level] < severity.elevated ? 'elevated' : level);
  }

  async function judge(): Promise<TurnVerdict> {
    const number = ++asks;
    let timer: NodeJS.Timeout | undefined;
    const asked = Promise.resolve()
      .then(() => options.ports.judge(options.transcript.turns(), call))
      .then((verdict) => {
        accept(verdict, number);
        return verdict;
      });
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the assessor is late')), options.patienceMs);
    });
    try {
      const { assessment, say, isGoodbye = false } = await Promise.race([asked, late]);
      if (number === newest) isUnjudged = false;
      return { level: assessment.level, say, isGoodbye };
    } catch {
      // A late verdict still counts: `asked` raises the card when it arrives.
      asked.catch(() => {});
      isUnjudged = true;
      log.error({ sessionId: call.sessionId }, 'a turn could not be judged');
      show('elevated');
      return { level: 'elevated', say: spokenWords.unjudged, isGoodbye: false };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    judge,
    hasOpenEvent: () => hasOpenEvent || isUnjudged,
    cardLevel: () => (card === 'none' ? null : card),
  };
}
