// Where a paced exercise is after so many milliseconds. Pure, so that the clock decides and never the number of ticks.
import type { Pace, Phase } from '../exercise-cards.contract.ts';

export type Place = {
  /** From 0. */
  round: number;
  phase: Phase;
  phaseAt: number;
  phaseElapsedMs: number;
  /** How open the circle is, 0 to 1, eased within the phase. */
  openness: number;
  isDone: boolean;
};

export const roundMs = (pace: Pace): number => pace.phases.reduce((sum, phase) => sum + phase.durationMs, 0);
export const paceMs = (pace: Pace): number => roundMs(pace) * pace.rounds;

/** A breath has no corners. */
const ease = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;

export function placeAt(pace: Pace, elapsedMs: number): Place {
  const whole = paceMs(pace);
  const isDone = elapsedMs >= whole;
  const at = isDone ? whole : Math.max(0, elapsedMs);
  const round = isDone ? pace.rounds - 1 : Math.floor(at / roundMs(pace));
  let left = at - round * roundMs(pace);
  let phaseAt = 0;
  for (const [index, phase] of pace.phases.entries()) {
    phaseAt = index;
    if (left < phase.durationMs || index === pace.phases.length - 1) break;
    left -= phase.durationMs;
  }
  const phase = pace.phases[phaseAt] as Phase;
  const before = pace.phases[phaseAt - 1] ?? (round > 0 ? pace.phases.at(-1) : undefined);
  const from = before?.to ?? 0;
  const share = Math.min(1, left / phase.durationMs);
  return {
    round,
    phase,
    phaseAt,
    phaseElapsedMs: left,
    openness: from + (phase.to - from) * ease(share),
    isDone,
  };
}

/** Rounds that were breathed to their end. */
export const roundsDone = (pace: Pace, elapsedMs: number): number =>
  Math.min(pace.rounds, Math.floor(elapsedMs / roundMs(pace)));

export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
