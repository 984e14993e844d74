import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { sweepSessions } from './billing.service.ts';
import {
  activateSession,
  endCallSession,
  findOpenSession,
  flagSafetyEvent,
  heartbeat,
} from './call-session.service.ts';
import { countViolations } from './ledger.queries.ts';
import { give } from './testing/ledger-member.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  other = await app.signUp('Baraka');
});
beforeEach(async () => {
  member = await app.signUp('Amani');
});
afterAll(async () => {
  const violations = await app.platform.database.asSystem(countViolations);
  await app.close();
  expect(violations).toBe(0);
});

const start = (as = member, conversationId: string = randomUUID()) =>
  as.call('POST', '/start-session', { conversationId });
const end = (sessionId: string, as = member) => as.call('POST', '/end-session', { sessionId });
const verify = (as = member) => as.call('POST', '/verify-session-access');
const makeReal = (sessionId: string) =>
  heartbeat(app.platform, sessionId, { connectedMs: 130_000, memberTurns: 4, aiReplied: true });

const writeEvent = (sessionId: string, hoursAgo: number, evidence: string) =>
  app.query(
    `insert into safety_events (id, user_id, conversation_id, surface, level, kinds, evidence, shown, created_at)
     select gen_random_uuid(), user_id, conversation_id, 'chat', 'elevated', '{suicide}', $3, '{}',
       clock_timestamp() - $2::integer * interval '1 hour' from therapy_sessions where id = $1`,
    [sessionId, hoursAgo, evidence],
  );

async function useUp(sessions: number) {
  for (let i = 0; i < sessions; i += 1) {
    const { body } = await start();
    await makeReal(body.sessionId);
    await end(body.sessionId);
  }
}

describe('access', () => {
  test('a new member has two free sessions', async () => {
    const { status, body } = await verify();
    expect(status).toBe(200);
    expect(body).toEqual({
      hasActiveSession: false,
      type: 'free',
      remaining: 2,
      usedSessions: 0,
      totalPaidSessions: 0,
      subscriptionEnd: null,
      hasAccess: true,
      sessionId: null,
      redirectToUpgrade: false,
      message: null,
    });
  });

  test('after both, the member is sent to upgrade with the reason', async () => {
    await useUp(2);
    const { body } = await verify();
    expect(body).toMatchObject({ remaining: 0, usedSessions: 2, hasAccess: false, redirectToUpgrade: true });
    expect(body.message).toBe("You've reached your free session limit of 2. Please upgrade to continue.");
    const third = await start();
    expect(third.body).toEqual({ success: false, sessionId: null, message: body.message });
  });

  test('the last session keeps its access while it runs', async () => {
    await useUp(1);
    const { body: started } = await start();
    const { body } = await verify();
    expect(body).toMatchObject({
      hasActiveSession: true,
      sessionId: started.sessionId,
      remaining: 0,
      hasAccess: true,
      redirectToUpgrade: false,
    });
  });

  test('bought sessions are shown as used of total, and have their own words when they run out', async () => {
    await useUp(2);
    await give(app.platform, member.memberId, 2);
    expect((await verify()).body).toMatchObject({
      type: 'paid',
      usedSessions: 0,
      totalPaidSessions: 2,
      remaining: 2,
    });
    await useUp(1);
    expect((await verify()).body).toMatchObject({
      type: 'paid',
      usedSessions: 1,
      totalPaidSessions: 2,
      remaining: 1,
    });
    await useUp(1);
    expect((await verify()).body).toMatchObject({
      hasAccess: false,
      message: "You've used all your available sessions. Please upgrade to continue.",
    });
    expect((await member.call('GET', '/profile')).body).toEqual({
      id: member.memberId,
      full_name: 'Amani',
      purchased_sessions: 2,
      used_sessions: 4,
    });
  });

  test('a subscription has no limit, and one session at a time', async () => {
    await useUp(2);
    await app.query(
      `insert into subscriptions (user_id, status, product_id, provider, current_period_end)
       values ($1, 'active', 'monthly', 'test', clock_timestamp() + interval '20 days')`,
      [member.memberId],
    );
    await useUp(1);
    const { body: started } = await start();
    expect(started.success).toBe(true);
    expect((await start()).body.success).toBe(false);
    const { body } = await verify();
    expect(body).toMatchObject({ type: 'subscription', remaining: null, usedSessions: 1, hasAccess: true });
    expect(Date.parse(body.subscriptionEnd)).toBeGreaterThan(Date.now());
    expect((await end(started.sessionId)).body).toMatchObject({ success: true, remaining: null });
    expect((await member.call('GET', '/subscription')).body.subscription).toMatchObject({
      status: 'active',
      product_id: 'monthly',
      cancels_at_period_end: false,
    });
  });

  test('a subscription whose period is over gives no access', async () => {
    await useUp(2);
    await app.query(
      `insert into subscriptions (user_id, status, product_id, provider, current_period_end)
       values ($1, 'active', 'monthly', 'test', clock_timestamp() - interval '1 second')`,
      [member.memberId],
    );
    expect((await verify()).body).toMatchObject({ type: 'free', hasAccess: false });
    expect((await member.call('GET', '/subscription')).body).toEqual({ subscription: null });
  });

  test('free sessions that were never given are given at first look', async () => {
    await app.query('alter table credit_entry disable trigger user');
    await app.query('delete from credit_entry where user_id = $1', [member.memberId]);
    await app.query('delete from credit_account where user_id = $1', [member.memberId]);
    await app.query('alter table credit_entry enable trigger user');
    expect((await verify()).body.remaining).toBe(2);
  });

  test('a visitor is told to sign in', async () => {
    expect((await app.visitor.call('POST', '/verify-session-access')).status).toBe(401);
    expect((await app.visitor.call('POST', '/start-session', { conversationId: randomUUID() })).status).toBe(
      401,
    );
    expect((await app.visitor.call('POST', '/end-session', { sessionId: randomUUID() })).status).toBe(401);
  });
});

describe('starting', () => {
  test('starting again for the same conversation gives the same session', async () => {
    const conversationId = randomUUID();
    const first = await start(member, conversationId);
    const second = await start(member, conversationId);
    expect(first.body.success).toBe(true);
    expect(second.body).toEqual(first.body);
    expect((await verify()).body.remaining).toBe(1);
  });

  test('a second window loses, and is not told the other session', async () => {
    await start();
    const { body } = await start();
    expect(body.success).toBe(false);
    expect(body.sessionId).toBeNull();
    expect(body.message).toContain('already open');
  });

  test('a conversation of somebody else is not found', async () => {
    const { body } = await other.call('POST', '/conversations', {
      therapy_style: 'Standard',
      coach_type: 'general',
    });
    expect((await start(member, body.id)).status).toBe(404);
    expect((await verify()).body).toMatchObject({ hasActiveSession: false, remaining: 2 });
  });

  test('a start whose call never came does not stand in the way of the next', async () => {
    const { body: first } = await start();
    await app.query(
      "update therapy_sessions set lease_until = clock_timestamp() - interval '1 s' where id = $1",
      [first.sessionId],
    );
    expect((await verify()).body).toMatchObject({ hasActiveSession: false, remaining: 2 });
    expect((await start()).body.success).toBe(true);
  });

  test('an id that is not one is refused before anything is held', async () => {
    const { status } = await start(member, 'not-an-id');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('ending', () => {
  test('a real session is counted once, however often it is ended', async () => {
    const { body: started } = await start();
    await activateSession(app.platform, started.sessionId);
    await makeReal(started.sessionId);
    const first = await end(started.sessionId);
    expect(first.body).toEqual({
      success: true,
      remaining: 1,
      usedSessions: 1,
      message: 'This used 1 session. You have 1 left.',
    });
    await useUp(1);
    expect((await end(started.sessionId)).body).toEqual(first.body);
    expect((await verify()).body).toMatchObject({ remaining: 0, usedSessions: 2 });
  });

  test('one that never really began is given back and says so', async () => {
    const { body: started } = await start();
    expect((await end(started.sessionId)).body).toEqual({
      success: true,
      remaining: 2,
      usedSessions: 0,
      message: 'This session was not counted: it ended before we really began.',
    });
  });

  test('a fourth early ending within a day is counted', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { body } = await start();
      await heartbeat(app.platform, body.sessionId, { connectedMs: 20_000, memberTurns: 1, aiReplied: true });
      await end(body.sessionId);
      expect((await verify()).body.usedSessions).toBe(i < 3 ? 0 : 1);
    }
  });

  test('early endings with a disclosure of risk are never counted, nor held against the next ones', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { body } = await start();
      await makeReal(body.sessionId);
      expect(await flagSafetyEvent(app.platform, body.sessionId)).toBe(true);
      await end(body.sessionId);
    }
    const { body } = await start();
    await heartbeat(app.platform, body.sessionId, { connectedMs: 20_000, memberTurns: 1, aiReplied: true });
    expect((await end(body.sessionId)).body).toMatchObject({ remaining: 2, usedSessions: 0 });
  });

  test('a forged session, or another member’s, is not found and stays open', async () => {
    const { body } = await start(other);
    expect((await end(randomUUID())).status).toBe(404);
    expect((await end(body.sessionId, member)).status).toBe(404);
    expect((await verify(other)).body.sessionId).toBe(body.sessionId);
    await end(body.sessionId, other);
  });

  test('the call’s last counts decide when the gateway ends it', async () => {
    const { body } = await start();
    await endCallSession(app.platform, body.sessionId, 'goodbye', {
      connectedMs: 300_000,
      memberTurns: 9,
      aiReplied: true,
    });
    expect((await verify()).body).toMatchObject({ hasActiveSession: false, usedSessions: 1 });
    await endCallSession(app.platform, body.sessionId, 'lost', {
      connectedMs: 0,
      memberTurns: 0,
      aiReplied: false,
    });
    expect((await verify()).body).toMatchObject({ usedSessions: 1 });
  });
});

describe('sessions nobody ended', () => {
  test('a lost call ends when it was last heard of, and is counted if it had happened', async () => {
    const { body } = await start();
    await activateSession(app.platform, body.sessionId);
    await makeReal(body.sessionId);
    await app.query(
      `update therapy_sessions set last_heartbeat_at = clock_timestamp() - interval '70 s',
       lease_until = clock_timestamp() - interval '10 s' where id = $1`,
      [body.sessionId],
    );
    expect(await sweepSessions(app.platform)).toBe(1);
    const [row] = await app.query(
      'select status, end_reason, ended_at = last_heartbeat_at as at_last_sign from therapy_sessions where id = $1',
      [body.sessionId],
    );
    expect(row).toEqual({ status: 'ended', end_reason: 'lost', at_last_sign: true });
    expect(
      await heartbeat(app.platform, body.sessionId, { connectedMs: 1, memberTurns: 0, aiReplied: true }),
    ).toBe(false);
  });

  test('a start without a call is given back after its lease', async () => {
    const { body } = await start();
    await app.query(
      "update therapy_sessions set lease_until = clock_timestamp() - interval '1 s' where id = $1",
      [body.sessionId],
    );
    await sweepSessions(app.platform);
    expect((await verify()).body).toMatchObject({ remaining: 2, usedSessions: 0 });
    const [row] = await app.query('select end_reason from therapy_sessions where id = $1', [body.sessionId]);
    expect(row?.end_reason).toBe('never_connected');
  });

  test('a call far over its cap is ended, but never one with a disclosure of risk', async () => {
    const { body: own } = await start();
    const { body: others } = await start(other);
    const tooLong = { connectedMs: 20 * 60_000, memberTurns: 30, aiReplied: true };
    for (const { sessionId } of [own, others]) {
      await activateSession(app.platform, sessionId);
      await heartbeat(app.platform, sessionId, tooLong);
    }
    await flagSafetyEvent(app.platform, others.sessionId);
    await sweepSessions(app.platform);
    expect(await findOpenSession(app.platform, member.memberId)).toBeNull();
    expect(await findOpenSession(app.platform, other.memberId)).toMatchObject({ hasSafetyEvent: true });
    expect((await end(others.sessionId, other)).body).toMatchObject({ remaining: 2, usedSessions: 0 });
  });

  test('a disclosure before the call lifts its cap too, and not the lease of a call that was lost', async () => {
    const { body } = await start();
    await activateSession(app.platform, body.sessionId);
    const tooLong = { connectedMs: 20 * 60_000, memberTurns: 30, aiReplied: true };
    await heartbeat(app.platform, body.sessionId, tooLong);
    await writeEvent(body.sessionId, 1, '{}');
    await sweepSessions(app.platform);
    expect(await findOpenSession(app.platform, member.memberId)).not.toBeNull();
    await app.query(
      "update therapy_sessions set lease_until = clock_timestamp() - interval '1 s' where id = $1",
      [body.sessionId],
    );
    await sweepSessions(app.platform);
    expect(await findOpenSession(app.platform, member.memberId)).toBeNull();
  });

  test('a disclosure of long ago, or words that nobody could judge, do not lift the cap', async () => {
    const { body } = await start();
    await activateSession(app.platform, body.sessionId);
    await writeEvent(body.sessionId, 25, '{}');
    await writeEvent(body.sessionId, 1, '{safety.unjudged}');
    const tooLong = { connectedMs: 20 * 60_000, memberTurns: 30, aiReplied: true };
    await heartbeat(app.platform, body.sessionId, tooLong);
    await sweepSessions(app.platform);
    expect(await findOpenSession(app.platform, member.memberId)).toBeNull();
  });
});

describe('payments', () => {
  test('the three latest successful payments, newest first, own only', async () => {
    const pay = (userId: string, status: string, minutesAgo: number) =>
      app.query(
        `insert into payment_transactions (user_id, status, amount_minor, currency, provider, product_id, created_at)
         values ($1, $2, $3::integer, 'KES', 'test', 'monthly', clock_timestamp() - $3::integer * interval '1 minute')`,
        [userId, status, minutesAgo],
      );
    for (const [status, minutes] of [
      ['success', 50],
      ['success', 10],
      ['failed', 5],
      ['success', 30],
      ['success', 20],
    ] as const) {
      await pay(member.memberId, status, minutes);
    }
    await pay(other.memberId, 'success', 1);
    const { body } = await member.call('GET', '/payments/recent');
    expect(body.map((row: { amount_minor: number }) => row.amount_minor)).toEqual([10, 20, 30]);
    expect(body[0]).toMatchObject({ status: 'success', currency: 'KES', product_id: 'monthly', sessions: 0 });
  });
});
