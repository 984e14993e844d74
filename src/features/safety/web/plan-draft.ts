// The plan as it is being written: one text per step, a line each.
import type { PlanSteps } from '../safety-plan.contract.ts';
import { MAX_PLAN_LINE_CHARACTERS, MAX_PLAN_LINES, type PlanStep, planSteps } from '../safety-plan.data.ts';

export type PlanDraft = Record<PlanStep, string>;

export const draftOf = (steps: PlanSteps): PlanDraft =>
  Object.fromEntries(planSteps.map((step) => [step, steps[step].join('\n')])) as PlanDraft;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const stepsOf = (draft: PlanDraft): PlanSteps =>
  Object.fromEntries(planSteps.map((step) => [step, linesOf(draft[step])])) as PlanSteps;

export const isSamePlan = (one: PlanSteps, other: PlanSteps) => JSON.stringify(one) === JSON.stringify(other);

/** What keeps a step from being saved; null when nothing does. */
export function problemIn(text: string): 'too_many' | 'too_long' | null {
  const lines = linesOf(text);
  if (lines.length > MAX_PLAN_LINES) return 'too_many';
  return lines.some((line) => line.length > MAX_PLAN_LINE_CHARACTERS) ? 'too_long' : null;
}
