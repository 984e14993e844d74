import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoApps, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { sweepSessions } from './billing.service.ts';
import { endCallSession, flagSafetyEvent, heartbeat } from './call-session.service.ts';
import { countViolations } from './ledger.queries.ts';
import { endSession, startSession } from './sessions.service.ts';
import { countOneWinner, type Start, startAtOnce } from './testing/last-credit-race.ts';
import { addMember, give, holdRealSession } from './testing/ledger-member.ts';

const TRIALS = 200;
const AT_ONCE = 16;

let apps: [TestApp, TestApp];
let member: TestMember;
/** One sign-in per server, as two devices of one person have. */
const cookies = new Map<TestApp, string>();

beforeAll(async () => {
  apps = await openTwoApps();
  member = await apps[0].signUp();
  const { identifier, password } = member;
  for (const app of apps) {
    const { headers } = await app.visitor.call('POST', '/account/sign-in', { identifier, password });
    const pairs = headers.getSetCookie().map((line) => line.split(';')[0]);
    cookies.set(app, pairs.join('; '));
  }
});
afterAll(async () => {
  const violations = await apps[0].platform.database.asSystem(countViolations);
  await Promise.all(apps.map((app) => app.close()));
  expect(violations).toBe(0);
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

async function post(app: TestApp, path: string, body: unknown) {
  const answer = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.get(app) ?? '' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as { success: boolean; sessionId: string | null };
}

test(`${AT_ONCE} starts at once on the last session, over HTTP on two servers: one winner in each of ${TRIALS} trials`, async () => {
  const [{ platform }] = apps;
  await endSession(platform, member.memberId, await holdRealSession(platform, member.memberId), 'member');
  const oneWinner = await countOneWinner(TRIALS, async () => {
    const starts = times(AT_ONCE, (i): Start => {
      const app = apps[i % 2]!;
      return () => post(app, '/start-session', { conversationId: randomUUID() });
    });
    const { winners, sessionIds } = await startAtOnce(starts);
    for (const sessionId of sessionIds) await post(apps[0], '/end-session', { sessionId });
    return winners;
  });
  expect(oneWinner).toBe(TRIALS);
}, 120_000);

test(`${AT_ONCE} people cannot spend one session twice by finishing fast and starting again`, async () => {
  const memberId = await addMember(apps[0]);
  const { platform } = apps[0];
  for (const _ of times(2, () => 0)) {
    await endSession(platform, memberId, await holdRealSession(platform, memberId), 'member');
  }
  let spent = 0;
  const trials = 20;
  for (let trial = 0; trial < trials; trial += 1) {
    await give(platform, memberId, 1);
    await Promise.all(
      times(AT_ONCE, async (i) => {
        const own = apps[i % 2]!.platform;
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const { sessionId } = await startSession(own, memberId, randomUUID());
          if (!sessionId) continue;
          await endCallSession(own, sessionId, 'goodbye', {
            connectedMs: 1,
            memberTurns: 3,
            aiReplied: true,
          });
          spent += 1;
        }
      }),
    );
  }
  expect(spent).toBe(trials);
});

test('the same trial catches a start that reads first and writes later', async () => {
  const [{ query }] = apps;
  await query('create table naive_account (id uuid primary key, available integer not null)');
  await query(`create function naive_start(owner uuid) returns boolean language plpgsql as $$
    declare available_now integer;
    begin
      select available into available_now from naive_account where id = owner;
      if available_now < 1 then return false; end if;
      perform pg_sleep(0.001);
      update naive_account set available = available_now - 1 where id = owner;
      return true;
    end $$`);
  const oneWinner = await countOneWinner(5, async () => {
    const id = randomUUID();
    await query('insert into naive_account values ($1, 1)', [id]);
    const start: Start = async () => {
      const [row] = await query<{ success: boolean }>('select naive_start($1) as success', [id]);
      return { success: row?.success ?? false, sessionId: null };
    };
    return (await startAtOnce(times(AT_ONCE, () => start))).winners;
  });
  expect(oneWinner).toBeLessThan(5);
});

test('ends, sweeps and a disclosure racing for one session settle it exactly once', async () => {
  const memberId = await addMember(apps[0], { extra: 200 });
  for (let trial = 0; trial < 100; trial += 1) {
    const sessionId = await holdRealSession(apps[0].platform, memberId);
    if (trial % 2 === 0) {
      await apps[0].query(
        "update therapy_sessions set lease_until = clock_timestamp() - interval '1 s' where id = $1",
        [sessionId],
      );
    }
    const progress = { connectedMs: 10, memberTurns: 1, aiReplied: true };
    const acts = times(8, (i) => {
      const { platform } = apps[i % 2]!;
      if (i < 2) return () => endSession(platform, memberId, sessionId, 'member');
      if (i < 4) return () => sweepSessions(platform);
      if (i < 6) return () => endCallSession(platform, sessionId, 'lost', progress);
      if (i === 6) return () => heartbeat(platform, sessionId, progress);
      return () => flagSafetyEvent(platform, sessionId);
    });
    await Promise.all(acts.map((act) => act()));
    const answers = await Promise.all(
      times(3, () => endSession(apps[1].platform, memberId, sessionId, 'member')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  }
  const [row] = await apps[0].query(
    `select count(*)::integer as settled, count(distinct source_id)::integer as sessions
     from credit_entry where user_id = $1 and kind in ('capture', 'void')`,
    [memberId],
  );
  expect(row).toEqual({ settled: 100, sessions: 100 });
});
