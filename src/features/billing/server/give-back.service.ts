// A disclosure is never metered, also when it comes after the call has ended or its judgement was late: whatever safety
// event is written in a conversation makes its sessions of the last day free of charge. Looked up in the database and
// never carried by a message, so that a lost signal or a crash only makes it later.
import type { Tx } from '#platform/server/database/database.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import { insertEntry, lockAccount } from './ledger.queries.ts';
import { publishSessionChange } from './settle-session.ts';
import { listDisclosedSessions, updateGivenBack, updateSafetyEvent } from './therapy-sessions.queries.ts';

const BATCH = 200;
/** What safety publishes with every event in a conversation; the id is the conversation's. */
const TOPIC = 'safety_events';

/**
 * Gives back what was counted in this conversation, or in all (null), though someone was not safe; a session still
 * open is kept from being counted. Returns how many sessions changed. May run any number of times, anywhere at once.
 */
export async function giveBackDisclosed(platform: Platform, conversationId: string | null): Promise<number> {
  const disclosed = await platform.database.asSystem((tx) =>
    listDisclosedSessions(tx, conversationId, BATCH),
  );
  let changed = 0;
  for (const { id, user_id: memberId } of disclosed) {
    try {
      if (await platform.database.asMember(memberId, (tx) => giveBack(platform, tx, memberId, id)))
        changed += 1;
    } catch (error) {
      platform.log.error({ sessionId: id, ...describeError(error) }, 'a session could not be given back');
    }
  }
  return changed;
}

/** The account's lock comes first, as everywhere, so that a session ending just now is seen open or settled. */
async function giveBack(platform: Platform, tx: Tx, memberId: string, sessionId: string): Promise<boolean> {
  const account = await lockAccount(tx, memberId);
  if (!account || account.closed_at) return false;
  if (await updateSafetyEvent(tx, sessionId)) return true;
  const funding = await updateGivenBack(tx, memberId, sessionId);
  if (funding === null) return false;
  if (funding !== 'subscription') {
    await insertEntry(tx, {
      memberId,
      kind: 'give_back',
      deltaBalance: 1,
      deltaHeld: 0,
      sourceType: 'session',
      sourceId: sessionId,
      actor: 'system',
    });
  }
  await publishSessionChange(platform, tx, memberId, sessionId);
  return true;
}

/** Acts on every disclosure as it is told, and looks every so often for what nobody told. Returns the stop. */
export function startGivingBack(platform: Platform, everyMs: number): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const look = (conversationId: string | null) => {
    underWay = underWay
      .then(() => giveBackDisclosed(platform, conversationId))
      .catch((error: unknown) => platform.log.error(describeError(error), 'looking for disclosures failed'));
  };
  const unsubscribe = platform.events.subscribe((change) => {
    if (change.topic === 'resync') look(null);
    if (change.topic === TOPIC && 'id' in change && change.id) look(change.id);
  });
  const timer = setInterval(() => look(null), everyMs);
  timer.unref();
  look(null);
  return async () => {
    unsubscribe();
    clearInterval(timer);
    await underWay;
  };
}
