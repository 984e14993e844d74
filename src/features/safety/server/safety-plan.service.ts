// The member's own plan for a crisis. What they write here is not assessed: naming warning signs is what a plan is for.
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { PlanSteps, SafetyPlan } from '../safety-plan.contract.ts';
import { deletePlan as deleteRow, findPlan, upsertPlan } from './safety-plan.queries.ts';

const COLUMN = 'safety_plans.steps';
const empty: PlanSteps = {
  signs: [],
  coping: [],
  distraction: [],
  people: [],
  professionals: [],
  safer: [],
};

/** Empty, with version 0, before the first save. */
export async function getPlan(platform: Platform, memberId: string): Promise<SafetyPlan> {
  return platform.database.asMember(memberId, async (tx) => {
    const row = await findPlan(tx, memberId);
    if (!row) return { steps: empty, version: 0, updated_at: null };
    const vault = await platform.vault.forMember(tx, memberId);
    return {
      steps: JSON.parse(vault.open(COLUMN, memberId, row.steps)) as PlanSteps,
      version: row.version,
      updated_at: row.updated_at.toISOString(),
    };
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

export async function deletePlan(platform: Platform, memberId: string): Promise<{ isDeleted: boolean }> {
  return platform.database.asMember(memberId, async (tx) => {
    const isDeleted = await deleteRow(tx, memberId);
    if (isDeleted) await platform.events.publish(tx, { memberId, topic: 'safety-plan', id: memberId });
    return { isDeleted };
  });
}
