// A copy of the safety plan that opens without a network, only where the member asked for it.
import { forgetPrivately, keepPrivately, readPrivately } from '#platform/web/private-store.ts';
import type { PlanSteps } from '../safety-plan.contract.ts';

/** The crisis page knows no member: the copy belongs to the browser, and dies at sign-out like everything there. */
const OWNER = 'device';
const NAME = 'safety-plan';

export const readPlanOnDevice = () => readPrivately<PlanSteps>(OWNER, NAME);
/** Rejects when the browser keeps nothing. */
export const keepPlanOnDevice = (steps: PlanSteps) => keepPrivately(OWNER, NAME, steps);
export const forgetPlanOnDevice = () => forgetPrivately(OWNER, NAME);
