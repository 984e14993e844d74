// What was written in the plan and is not saved yet, there again after the screen was left or the page reloaded.
import { keepWords, knownWords, loadKeptWords } from '#platform/web/kept-words.ts';
import type { PlanSteps } from '../safety-plan.contract.ts';
import { isSamePlan, type PlanDraft, stepsOf } from './plan-draft.ts';

const NAME = 'safety-plan';

/** `version`: of the stored plan these words go over; another one there now was not seen when they were written. */
type KeptPlan = { draft: PlanDraft; version: number };

/** Never rejects. */
export async function loadKeptPlan(memberId: string | null): Promise<void> {
  if (memberId !== null) await loadKeptWords(memberId, NAME);
}

/** Only what was loaded, or written in this page. */
export function keptPlan(memberId: string | null): KeptPlan | null {
  const words = memberId === null ? null : knownWords(memberId, NAME);
  return words === null ? null : (JSON.parse(words) as KeptPlan);
}

export function keepPlan(memberId: string | null, plan: KeptPlan | null): void {
  if (memberId !== null) keepWords(memberId, NAME, plan ? JSON.stringify(plan) : '');
}

/** `steps` are stored as `version`: what was written since goes over that one. */
export function settleKeptPlan(memberId: string | null, steps: PlanSteps, version: number): void {
  const kept = keptPlan(memberId);
  if (kept) keepPlan(memberId, isSamePlan(stepsOf(kept.draft), steps) ? null : { ...kept, version });
}
