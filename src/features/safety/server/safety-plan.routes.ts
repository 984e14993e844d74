import { callerOf, serve } from '#platform/server/http/procedure.ts';
import { safetyPlanContract } from '../safety-plan.contract.ts';
import { deletePlan, getPlan, savePlan } from './safety-plan.service.ts';

const api = serve(safetyPlanContract);

export const safetyPlanRoutes = {
  getPlan: api.getPlan.handler(({ context }) => getPlan(context.platform, callerOf(context).memberId)),
  savePlan: api.savePlan.handler(({ context, input }) =>
    savePlan(context.platform, callerOf(context).memberId, input),
  ),
  deletePlan: api.deletePlan.handler(({ context }) =>
    deletePlan(context.platform, callerOf(context).memberId),
  ),
};
