// Sessions raced for: many starts on the last one, and many ways of ending the same one. For the ledger bench.
import { randomUUID } from 'node:crypto';
import {
  countOneWinner,
  type Start,
  startAtOnce,
} from '#features/billing/server/testing/last-credit-race.ts';
import type { BenchApp } from './bench-app.ts';
import { addLedgerMember, type LedgerMember } from './ledger-member.ts';

const STARTS_AT_ONCE = 16;

async function post<T>(member: LedgerMember, server: number, path: string, body: unknown): Promise<T> {
  const answer = await member.call(server, 'POST', path, body);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.body as T;
}

type Started = { success: boolean; sessionId: string | null };

/** In how many trials exactly one of sixteen starts on the last session won. */
export async function raceLastSession(app: BenchApp, trials: number): Promise<number> {
  const member = await addLedgerMember(app);
  // Leaves the new member with one of the two free sessions.
  const { sessionId } = await post<Started>(member, 0, '/start-session', { conversationId: randomUUID() });
  await app.owner.query('update therapy_sessions set ai_replied_at = now(), member_turns = 3 where id = $1', [
    sessionId,
  ]);
  const { remaining } = await post<{ remaining: number }>(member, 0, '/end-session', { sessionId });
  if (remaining !== 1) throw new Error(`one session should be left, not ${remaining}`);
  return countOneWinner(trials, async () => {
    const starts = Array.from({ length: STARTS_AT_ONCE }, (_, i): Start => {
      return () => post(member, i, '/start-session', { conversationId: randomUUID() });
    });
    const { winners, sessionIds } = await startAtOnce(starts);
    // Ended at once it is given back, and is the last one again.
    for (const id of sessionIds) await post(member, 0, '/end-session', { sessionId: id });
    return winners;
  });
}

/**
 * In how many trials a session that really happened was settled once, when its member ends it four times, looks at what
 * is left twice and starts another twice, all at once; in every other trial its call was lost as well, so that looking
 * and starting settle it too.
 */
export async function raceSettlement(app: BenchApp, trials: number): Promise<number> {
  const member = await addLedgerMember(app);
  await app.owner.query(`select post_entry($1, 'grant_admin', $2, 0, 'admin', $3, 'bench')`, [
    member.id,
    trials + 10,
    randomUUID(),
  ]);
  let oneSettlement = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const { sessionId } = await post<Started>(member, trial, '/start-session', {
      conversationId: randomUUID(),
    });
    if (!sessionId) throw new Error('the session did not start');
    const lapse = trial % 2 === 0 ? ", lease_until = clock_timestamp() - interval '1 s'" : '';
    await app.owner.query(
      `update therapy_sessions set status = 'active', activated_at = now(), ai_replied_at = now(), member_turns = 3${lapse}
       where id = $1`,
      [sessionId],
    );
    const ends = [0, 1, 2, 3].map((i) => post(member, i, '/end-session', { sessionId }));
    const looks = [0, 1].map((i) => post(member, i, '/verify-session-access', {}));
    const starts = [0, 1].map((i) =>
      post<Started>(member, i, '/start-session', { conversationId: randomUUID() }),
    );
    await Promise.all([...ends, ...looks]);
    for (const { sessionId: other } of await Promise.all(starts))
      if (other) await post(member, 0, '/end-session', { sessionId: other });
    const {
      rows: [row],
    } = await app.owner.query<{ settlements: number }>(
      `select count(*)::integer as settlements from credit_entry
       where source_type = 'session' and source_id = $1 and kind in ('capture', 'void')`,
      [sessionId],
    );
    if (row?.settlements === 1) oneSettlement += 1;
  }
  return oneSettlement;
}
