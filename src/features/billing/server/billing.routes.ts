import { callerOf, serve } from '#platform/server/http/procedure.ts';
import { billingContract } from '../billing.contract.ts';
import {
  getActiveSubscription,
  getProfile,
  listRecentPayments,
  verifySessionAccess,
} from './access.service.ts';
import { endSession, startSession } from './sessions.service.ts';

const api = serve(billingContract);

export const billingRoutes = {
  verifySessionAccess: api.verifySessionAccess.handler(({ context }) =>
    verifySessionAccess(context.platform, callerOf(context).memberId),
  ),
  startSession: api.startSession.handler(({ context, input }) =>
    startSession(context.platform, callerOf(context).memberId, input.conversationId),
  ),
  endSession: api.endSession.handler(({ context, input }) =>
    endSession(context.platform, callerOf(context).memberId, input.sessionId, 'member'),
  ),
  recentPayments: api.recentPayments.handler(({ context }) =>
    listRecentPayments(context.platform, callerOf(context).memberId),
  ),
  activeSubscription: api.activeSubscription.handler(async ({ context }) => ({
    subscription: await getActiveSubscription(context.platform, callerOf(context).memberId),
  })),
  profile: api.profile.handler(({ context }) => getProfile(context.platform, callerOf(context).memberId)),
};
