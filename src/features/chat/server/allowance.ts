// The daily limit of members on the free plan. Turns of someone who may not be safe are neither counted nor refused;
// the caller says so by not asking.
import { verifySessionAccess } from '#features/billing/server/access.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { localDate, nextDate, startOfLocalDate } from '#platform/shared/local-day.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { ChatAllowance } from '../chat.contract.ts';
import { chatWords } from './chat.copy.ts';
import { countMessages, takeMessage } from './chat.queries.ts';
import { FREE_MESSAGES_PER_DAY } from './limits.data.ts';

export type Standing = {
  /** null = no limit. */
  limit: number | null;
  /** The member's date now. */
  date: string;
  resetsAt: string;
};

/** `member`: on its way; the two are looked up at the same time. */
export async function readStanding(
  platform: Platform,
  memberId: string,
  member: Promise<{ timeZone: string | null } | null>,
): Promise<Standing> {
  const [{ type }, known] = await Promise.all([verifySessionAccess(platform, memberId), member]);
  const timeZone = known?.timeZone ?? null;
  const date = localDate(new Date(), timeZone);
  return {
    limit: type === 'free' ? FREE_MESSAGES_PER_DAY : null,
    date,
    resetsAt: startOfLocalDate(nextDate(date), timeZone).toISOString(),
  };
}

/** Refuses TOO_MANY_REQUESTS when the day's messages are used up. */
export async function countOne(tx: Tx, memberId: string, { limit, date, resetsAt }: Standing): Promise<void> {
  if (limit === null) return;
  if (!(await takeMessage(tx, memberId, date, limit)))
    throw refuse('TOO_MANY_REQUESTS', chatWords.limitReached, { resetsAt, shows_help: false });
}

export async function presentAllowance(tx: Tx, memberId: string, standing: Standing): Promise<ChatAllowance> {
  const { limit, date, resetsAt } = standing;
  return { limit, used: limit === null ? 0 : await countMessages(tx, memberId, date), resetsAt };
}
