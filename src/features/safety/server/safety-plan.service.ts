// The member's own plan for a crisis. What they write here is not assessed: naming warning signs is what a plan is for.
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { PlanSteps, SafetyPlan } from '../safety-plan.contract.ts';
import { findPlan, upsertPlan } from './safety-plan.queries.ts';

const COLUMN = 'safety_plans.steps';
const empty: PlanSteps = {
  signs: [],
  coping: [],
  distraction: [],
  people: [],
  professionals: [],
  safer: [],
};

const isEmpty = (steps: PlanSteps): boolean => Object.values(steps).every((lines) => lines.length === 0);

/** Empty, with version 0, before the first save; empty, and never saved, once it was deleted. */
export async function getPlan(platform: Platform, memberId: string): Promise<SafetyPlan> {
  return platform.database.asMember(memberId, async (tx) => {
    const row = await findPlan(tx, memberId);
    if (!row) return { steps: empty, version: 0, updated_at: null };
    const vault = await platform.vault.forMember(tx, memberId);
    const steps = JSON.parse(vault.open(COLUMN, memberId, row.steps)) as PlanSteps;
    return { steps, version: row.version, updated_at: isEmpty(steps) ? null : row.updated_at.toISOString() };
  });
}

/** Refuses CHANGED_ELSEWHERE when `version` is not the stored one; nothing is overwritten then. */
export async function savePlan(
  platform: Platform,
  memberId: string,
  draft: { steps: PlanSteps; version: number },
): Promise<SafetyPlan> {
  return platform.database.asMember(memberId, async (tx) => {
    const vault = await platform.vault.forMember(tx, memberId);
    const sealed = vault.seal(COLUMN, memberId, JSON.stringify(draft.steps));
    const row = await upsertPlan(tx, memberId, draft.version, sealed);
    if (!row) throw refuse('CHANGED_ELSEWHERE');
    await platform.events.publish(tx, { memberId, topic: 'safety-plan', id: memberId });
    return { steps: draft.steps, version: row.version, updated_at: row.updated_at.toISOString() };
  });
}

/**
 * Every word goes. The version stays and counts on: a device that missed the deletion must not bring the plan back, nor
 * write over the next one as if it were this.
 */
export async function deletePlan(
  platform: Platform,
  memberId: string,
): Promise<{ isDeleted: boolean; version: number }> {
  return platform.database.asMember(memberId, async (tx) => {
    const row = await findPlan(tx, memberId, { forUpdate: true });
    if (!row) return { isDeleted: false, version: 0 };
    const vault = await platform.vault.forMember(tx, memberId);
    const steps = JSON.parse(vault.open(COLUMN, memberId, row.steps)) as PlanSteps;
    if (isEmpty(steps)) return { isDeleted: false, version: row.version };
    const sealed = vault.seal(COLUMN, memberId, JSON.stringify(empty));
    const emptied = await upsertPlan(tx, memberId, row.version, sealed);
    await platform.events.publish(tx, { memberId, topic: 'safety-plan', id: memberId });
    return { isDeleted: true, version: emptied?.version ?? row.version };
  });
}
