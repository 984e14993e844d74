// Giving sessions, and taking care of those nobody ended. Grants are idempotent by their source: the same payment,
// code or act gives once, however often it is told.

import type { Tx } from '#platform/server/database/database.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import {
  countViolations,
  findEntrySeq,
  type GrantKind,
  insertAccount,
  insertEntry,
  lockAccount,
} from './ledger.queries.ts';
import { CAP_GRACE_MS, FREE_SESSIONS } from './limits.data.ts';
import { settleSession } from './settle-session.ts';
import { listOverdueSessions } from './therapy-sessions.queries.ts';

const SWEEP_BATCH = 200;
/** The check reads the whole ledger: some two seconds where there are 40 000 members. */
const CHECK_EVERY_MS = 60_000;

export type Grant = {
  memberId: string;
  count: number;
  kind: Exclude<GrantKind, 'grant_free'>;
  sourceType: 'payment' | 'promo' | 'admin';
  sourceId: string;
  /** Who gave it: `system`, or the admin's member id. */
  actor: string;
};

/** Opens the member's account with the free sessions; does nothing when they have it already. */
export async function grantFree(tx: Tx, memberId: string): Promise<void> {
  await insertAccount(tx, memberId);
  await postOnce(tx, {
    memberId,
    count: FREE_SESSIONS,
    kind: 'grant_free',
    sourceType: 'free',
    sourceId: memberId,
    actor: 'system',
  });
}

/** Returns false when this source has given already. Throws for a deleted member or a count below 1. */
export async function grantSessions(platform: Platform, tx: Tx, grant: Grant): Promise<boolean> {
  await grantFree(tx, grant.memberId);
  const isNew = await postOnce(tx, grant);
  if (isNew) await platform.events.publish(tx, { memberId: grant.memberId, topic: 'profiles' });
  return isNew;
}

async function postOnce(
  tx: Tx,
  grant: Omit<Grant, 'kind' | 'sourceType'> & { kind: GrantKind; sourceType: Grant['sourceType'] | 'free' },
): Promise<boolean> {
  const account = await lockAccount(tx, grant.memberId);
  if (account?.closed_at) {
    if (grant.kind === 'grant_free') return false;
    throw new Error('Sessions were granted to a deleted member');
  }
  const source = { type: grant.sourceType, id: grant.sourceId, kinds: [grant.kind] };
  if ((await findEntrySeq(tx, grant.memberId, source)) !== null) return false;
  const { count, ...entry } = grant;
  await insertEntry(tx, { ...entry, deltaBalance: count, deltaHeld: 0 });
  return true;
}

/**
 * Ends calls that were lost and starts that never connected; returns how many this sweep settled. Any number of
 * processes may sweep at once: each session is settled under its member's lock, and only if it is still overdue.
 */
export async function sweepSessions(platform: Platform): Promise<number> {
  const overdue = await platform.database.asSystem((tx) =>
    listOverdueSessions(tx, CAP_GRACE_MS, SWEEP_BATCH),
  );
  let settled = 0;
  for (const session of overdue) {
    try {
      const isSettled = await platform.database.asSystem((tx) =>
        settleSession(platform, tx, session.user_id, session.id, { onlyIfOverdue: true }),
      );
      if (isSettled) settled += 1;
    } catch (error) {
      platform.log.error({ sessionId: session.id, ...describeError(error) }, 'a session could not be swept');
    }
  }
  return settled;
}

/** Sweeps every so often. Returns the stop, which waits for a sweep under way. */
export function startSweeper(platform: Platform, everyMs: number): () => Promise<void> {
  let isStopped = false;
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const again = () => {
    timer = setTimeout(() => {
      underWay = sweepSessions(platform)
        .catch((error) => platform.log.error(describeError(error), 'sweeping sessions failed'))
        .then(() => {
          if (!isStopped) again();
        });
    }, everyMs);
    timer.unref();
  };
  again();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}

/** Puts the number of ledger violations, which must be 0, among the figures an operator watches. */
export function watchLedger(platform: Platform): void {
  platform.metrics.gauge(
    'tulia_ledger_violations',
    'Rows of the violations view; anything but 0 is an alert',
    () => platform.database.asSystem(countViolations),
    CHECK_EVERY_MS,
  );
}
