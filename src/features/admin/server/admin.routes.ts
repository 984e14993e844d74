// The dashboard's figures, for the super admin.
import { serve } from '#platform/server/http/procedure.ts';
import { adminContract } from '../admin.contract.ts';
import { countOverview } from './overview.queries.ts';

const api = serve(adminContract);

export const adminRoutes = {
  overview: api.overview.handler(async ({ context }) => {
    const counts = await context.platform.database.asSystem(countOverview);
    return {
      members: counts.members,
      membersActive7d: counts.active,
      sessions: { open: counts.open, captured: counts.captured, voided: counts.voided },
      openSafetyEvents7d: counts.safety,
      ledgerViolations: counts.violations,
    };
  }),
};
