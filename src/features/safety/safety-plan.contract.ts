// The member's own safety plan. Screens take the steps from the data file, so that no page loads a schema.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { MAX_PLAN_LINE_CHARACTERS, MAX_PLAN_LINES } from './safety-plan.data.ts';

const lines = z
  .array(
    z
      .string()
      .trim()
      .min(1)
      .max(MAX_PLAN_LINE_CHARACTERS, `Keep each line within ${MAX_PLAN_LINE_CHARACTERS} characters.`),
  )
  .max(MAX_PLAN_LINES, `Up to ${MAX_PLAN_LINES} lines in a step.`);

const steps = z.object({
  signs: lines,
  coping: lines,
  distraction: lines,
  people: lines,
  professionals: lines,
  safer: lines,
});
export type PlanSteps = z.infer<typeof steps>;

const plan = z.object({
  steps,
  /** 0 before the first save; a deletion counts as a change. */
  version: z.int().min(0),
  updated_at: z.iso.datetime().nullable(),
});
export type SafetyPlan = z.infer<typeof plan>;

const tag = 'safety';

export const safetyPlanContract = {
  getPlan: endpoint('member', {
    method: 'GET',
    path: '/safety-plan',
    summary: 'Your safety plan; empty before the first save',
    tag,
  }).output(plan),
  savePlan: endpoint('member', {
    method: 'PUT',
    path: '/safety-plan',
    summary: 'Keep the plan; refused when it was changed elsewhere since `version`',
    tag,
  })
    .input(z.object({ steps, version: z.int().min(0) }))
    .output(plan),
  deletePlan: endpoint('member', {
    method: 'DELETE',
    path: '/safety-plan',
    summary: 'Delete the plan for good',
    tag,
  }).output(z.object({ isDeleted: z.boolean(), version: z.int().min(0) })),
};
