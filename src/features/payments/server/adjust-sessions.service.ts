// Sessions given or taken by hand, with a reason. Through the ledger like all others; what is held or used stays.
import type { InferContractRouterInputs } from '@orpc/contract';
import { grantSessions } from '#features/billing/server/billing.service.ts';
import { lockMember, takeBackSessions } from '#features/billing/server/take-back.service.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { paymentsAdminContract } from '../payments-admin.contract.ts';
import { findAdminAct, insertAdminAct } from './admin-acts.queries.ts';
import { adminWords } from './payments-admin.copy.ts';
import { isMember, readAvailable } from './payments-admin.queries.ts';

type Adjustment = InferContractRouterInputs<typeof paymentsAdminContract>['adjustSessions'];

/**
 * Counts once for each `adjustmentId`. Returns how many the member has left to use. Refuses NOT_FOUND for a member there
 * is not, INVALID_INPUT for 0, CONFLICT when fewer are unused than should be taken (none is taken then), or when the id
 * was used for something else.
 */
export async function adjustSessions(
  platform: Platform,
  actorId: string,
  { memberId, adjustmentId, count, reason }: Adjustment,
): Promise<{ available: number }> {
  if (count === 0) throw refuse('INVALID_INPUT', adminWords.nothingToAdjust);
  return platform.database.asSystem(async (tx) => {
    if (!(await isMember(tx, memberId))) throw refuse('NOT_FOUND');
    const { isOpen } = await lockMember(tx, memberId);
    if (!isOpen) throw refuse('NOT_FOUND');
    const isNew = await insertAdminAct(tx, {
      id: adjustmentId,
      actorId,
      act: 'adjust_sessions',
      subjectType: 'member',
      subjectId: memberId,
      reason,
      details: { count },
    });
    if (!isNew) {
      const known = await findAdminAct(tx, adjustmentId);
      const isSame =
        known?.act === 'adjust_sessions' && known.subjectId === memberId && known.details.count === count;
      if (!isSame) throw refuse('CONFLICT', adminWords.differentAdjustment);
      return { available: await readAvailable(tx, memberId) };
    }
    const source = { memberId, sourceType: 'admin', sourceId: adjustmentId, actor: actorId } as const;
    if (count > 0) await grantSessions(platform, tx, { ...source, count, kind: 'grant_admin' });
    else {
      const taken = await takeBackSessions(platform, tx, { ...source, count: -count, kind: 'expire' });
      if (taken < -count) throw refuse('CONFLICT', adminWords.tooFewUnused);
    }
    return { available: await readAvailable(tx, memberId) };
  });
}
