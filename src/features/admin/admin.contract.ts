// What the admin portal's dashboard shows. Counts only: nothing here can name a member.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

export const overview = z.object({
  members: z.int(),
  membersActive7d: z.int(),
  sessions: z.object({ open: z.int(), captured: z.int(), voided: z.int() }),
  openSafetyEvents7d: z.int(),
  /** Rows of the ledger's violations view; anything but 0 needs attention. */
  ledgerViolations: z.int(),
});
export type Overview = z.infer<typeof overview>;

export const adminContract = {
  overview: endpoint('admin', {
    method: 'GET',
    path: '/admin/overview',
    summary: 'The installation at a glance',
    tag: 'admin',
  }).output(overview),
};
