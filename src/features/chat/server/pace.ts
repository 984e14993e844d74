// How fast one member may have words read. Reading costs the machine everybody shares, so it is asked before anything is
// judged; nobody writes as fast as this by hand, and who was not safe today has three times as much on top.
import { wasRecentlyUnsafe } from '#features/conversations/server/history.service.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { chatWords } from './chat.copy.ts';
import type { ChatLimits } from './limits.data.ts';

const MINUTE_MS = 60_000;

/**
 * Refuses TOO_MANY_REQUESTS, with `retryAfterMs`. Nothing is said of whether help is due: nobody has looked at the words,
 * and a page shows it then.
 */
export type KeepPace = (memberId: string) => Promise<void>;

export function createPace(
  platform: Platform,
  limits: Pick<ChatLimits, 'turnsPerMinute' | 'moreTurnsInDanger'>,
): KeepPace {
  return async (memberId) => {
    const { rateLimit, database } = platform;
    const usual = await rateLimit.take(`chat:${memberId}`, limits.turnsPerMinute, MINUTE_MS);
    if (usual.isAllowed) return;
    if (await database.asMember(memberId, (tx) => wasRecentlyUnsafe(tx, memberId))) {
      const more = await rateLimit.take(`chat-danger:${memberId}`, limits.moreTurnsInDanger, MINUTE_MS);
      if (more.isAllowed) return;
    }
    throw refuse('TOO_MANY_REQUESTS', chatWords.tooFast, { retryAfterMs: usual.retryAfterMs });
  };
}
