import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTwoApps, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { verifySessionAccess } from './access.service.ts';
import { billingWords } from './billing.copy.ts';
import { findSettledSession, flagSafetyEvent, heartbeat } from './call-session.service.ts';
import { giveBackDisclosed, startGivingBack } from './give-back.service.ts';
import { countViolations, insertEntry } from './ledger.queries.ts';
import { endSession, startSession } from './sessions.service.ts';
import { addMember } from './testing/ledger-member.ts';

let apps: [TestApp, TestApp];
beforeAll(async () => {
  apps = await openTwoApps();
});
afterAll(async () => {
  const violations = await countAll();
  await Promise.all(apps.map((app) => app.close()));
  expect(violations).toBe(0);
});

const countAll = () => apps[0].platform.database.asSystem(countViolations);
const standingOf = async (memberId: string) => {
  const { remaining, usedSessions } = await verifySessionAccess(apps[0].platform, memberId);
  return { remaining, usedSessions };
};
const entriesOf = async (memberId: string) =>
  (await apps[0].query('select kind from credit_entry where user_id = $1 order by seq', [memberId])).map(
    ({ kind }) => kind,
  );

/** A session that truly happened, ended and was counted. */
async function counted(memberId: string, conversationId: string = randomUUID()) {
  const { platform } = apps[0];
  const { sessionId } = await startSession(platform, memberId, conversationId);
  await heartbeat(platform, sessionId!, { connectedMs: 180_000, memberTurns: 5, aiReplied: true });
  await endSession(platform, memberId, sessionId!, 'member');
  return { sessionId: sessionId!, conversationId };
}

/** An event as safety writes it, without the signal that follows. */
const writeEvent = (memberId: string, conversationId: string, level = 'elevated') =>
  apps[0].query(
    `insert into safety_events (id, user_id, conversation_id, surface, level, kinds, evidence, shown)
     values ($1, $2, $3, 'chat', $4, '{suicide}', '{}', '{crisis_card}')`,
    [randomUUID(), memberId, conversationId, level],
  );

describe('a disclosure after the call', () => {
  const disclosure = 'I want to kill myself tonight.';
  const ways: Record<string, (member: TestMember, conversationId: string) => Promise<{ status: number }>> = {
    'in the chat that goes on from it': (member, conversationId) =>
      member.call('POST', `/chat/conversations/${conversationId}/messages`, {
        id: randomUUID(),
        content: disclosure,
      }),
    'in a message added to its transcript': (member, conversationId) =>
      member.call('POST', '/messages', {
        conversation_id: conversationId,
        content: disclosure,
        role: 'user',
      }),
  };

  test.each(Object.entries(ways))('%s gives the session back', async (_way, say) => {
    const [app] = apps;
    const member = await app.signUp();
    const { body: conversation } = await member.call('POST', '/conversations', {
      therapy_style: 'Standard',
      coach_type: 'general',
    });
    await counted(member.memberId, conversation.id);
    expect(await standingOf(member.memberId)).toEqual({ remaining: 1, usedSessions: 1 });
    expect((await say(member, conversation.id)).status).toBe(200);
    await expect.poll(() => standingOf(member.memberId)).toEqual({ remaining: 2, usedSessions: 0 });
    expect((await member.call('GET', '/profile')).body.used_sessions).toBe(0);
  });

  test('is seen by the member’s open pages', async () => {
    const [{ platform }] = apps;
    const memberId = await addMember(apps[0]);
    const { conversationId } = await counted(memberId);
    const topics: string[] = [];
    const stop = platform.events.subscribe((change) => {
      if (change.memberId === memberId) topics.push(change.topic);
    });
    // Changes arrive in the order of their commits: once this one is here, those of the call itself are.
    await platform.database.asSystem((tx) =>
      platform.events.publish(tx, { memberId, topic: 'conversations' }),
    );
    await expect.poll(() => topics).toContain('conversations');
    topics.length = 0;
    await writeEvent(memberId, conversationId);
    await giveBackDisclosed(platform, conversationId);
    await expect.poll(() => topics).toEqual(['therapy_sessions', 'profiles']);
    stop();
  });

  test('that nobody was told of is found by looking', async () => {
    const memberId = await addMember(apps[0]);
    const { conversationId } = await counted(memberId);
    await writeEvent(memberId, conversationId);
    const stop = startGivingBack(apps[0].platform, 20);
    await expect.poll(() => standingOf(memberId)).toEqual({ remaining: 2, usedSessions: 0 });
    await stop();
  });

  test('while a session is open keeps it from being counted', async () => {
    const memberId = await addMember(apps[0]);
    const conversationId = randomUUID();
    const { sessionId } = await startSession(apps[0].platform, memberId, conversationId);
    await heartbeat(apps[0].platform, sessionId!, { connectedMs: 180_000, memberTurns: 5, aiReplied: true });
    await writeEvent(memberId, conversationId, 'imminent');
    expect(await giveBackDisclosed(apps[0].platform, conversationId)).toBe(1);
    await endSession(apps[0].platform, memberId, sessionId!, 'member');
    expect(await entriesOf(memberId)).toEqual(['grant_free', 'hold', 'void']);
  });

  test('is told in the call’s own summary, and when the end is asked for again', async () => {
    const { platform } = apps[0];
    const memberId = await addMember(apps[0]);
    const { sessionId, conversationId } = await counted(memberId);
    expect((await findSettledSession(platform, memberId, sessionId))?.isCounted).toBe(true);
    await writeEvent(memberId, conversationId);
    await giveBackDisclosed(platform, conversationId);
    expect((await findSettledSession(platform, memberId, sessionId))?.isCounted).toBe(false);
    expect((await endSession(platform, memberId, sessionId, 'member')).message).toBe(
      billingWords.neverCharged,
    );
  });

  test('gives a free session back as a free one', async () => {
    const memberId = await addMember(apps[0]);
    const { conversationId } = await counted(memberId);
    await counted(memberId);
    await writeEvent(memberId, conversationId);
    await giveBackDisclosed(apps[0].platform, conversationId);
    const again = await counted(memberId);
    const [row] = await apps[0].query('select funding from therapy_sessions where id = $1', [
      again.sessionId,
    ]);
    expect(row).toEqual({ funding: 'free' });
    expect(await standingOf(memberId)).toEqual({ remaining: 0, usedSessions: 2 });
  });

  test('under a subscription is not counted as used either, and what was answered before stays', async () => {
    const memberId = await addMember(apps[0]);
    await apps[0].query(
      "insert into subscriptions (user_id, status, product_id, provider) values ($1, 'active', 'monthly', 'test')",
      [memberId],
    );
    const { sessionId, conversationId } = await counted(memberId);
    const before = await endSession(apps[0].platform, memberId, sessionId, 'member');
    expect(before.usedSessions).toBe(1);
    await writeEvent(memberId, conversationId);
    expect(await giveBackDisclosed(apps[0].platform, conversationId)).toBe(1);
    expect((await verifySessionAccess(apps[0].platform, memberId)).usedSessions).toBe(0);
    expect(await endSession(apps[0].platform, memberId, sessionId, 'member')).toEqual(before);
    expect(await entriesOf(memberId)).toEqual(['grant_free']);
  });
});

describe('what is not given back', () => {
  test('a session that ended more than a day before', async () => {
    const memberId = await addMember(apps[0]);
    const { sessionId, conversationId } = await counted(memberId);
    await apps[0].query(
      `update therapy_sessions set started_at = started_at - interval '25 hours', ended_at = ended_at - interval '25 hours'
       where id = $1`,
      [sessionId],
    );
    await writeEvent(memberId, conversationId);
    expect(await giveBackDisclosed(apps[0].platform, conversationId)).toBe(0);
    expect(await standingOf(memberId)).toEqual({ remaining: 1, usedSessions: 1 });
  });

  test.each([
    'another conversation',
    'somebody else’s event',
    'something to watch only',
    'a disclosure before it',
  ])('%s', async (what) => {
    const memberId = await addMember(apps[0]);
    const stranger = await addMember(apps[0]);
    const conversationId = randomUUID();
    if (what === 'a disclosure before it') await writeEvent(memberId, conversationId);
    await counted(memberId, conversationId);
    if (what === 'another conversation') await writeEvent(memberId, randomUUID());
    if (what === 'somebody else’s event') await writeEvent(stranger, conversationId);
    if (what === 'something to watch only') await writeEvent(memberId, conversationId, 'watch');
    await giveBackDisclosed(apps[0].platform, null);
    expect(await standingOf(memberId)).toEqual({ remaining: 1, usedSessions: 1 });
  });
});

describe('once and no more', () => {
  test('two disclosures at the same moment, noticed by two processes many times, give one session back', async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const memberId = await addMember(apps[0]);
      const { conversationId } = await counted(memberId);
      await Promise.all([
        writeEvent(memberId, conversationId),
        writeEvent(memberId, conversationId, 'imminent'),
      ]);
      const changed = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          giveBackDisclosed(apps[i % 2]!.platform, i < 4 ? conversationId : null),
        ),
      );
      expect(changed.filter((count) => count > 0).length).toBeGreaterThan(0);
      expect(await entriesOf(memberId)).toEqual(['grant_free', 'hold', 'capture', 'give_back']);
      expect(await standingOf(memberId)).toEqual({ remaining: 2, usedSessions: 0 });
    }
  });

  test('a disclosure racing with the end is free whichever comes first', async () => {
    for (let trial = 0; trial < 30; trial += 1) {
      const memberId = await addMember(apps[0]);
      const conversationId = randomUUID();
      const { sessionId } = await startSession(apps[0].platform, memberId, conversationId);
      await heartbeat(apps[0].platform, sessionId!, {
        connectedMs: 180_000,
        memberTurns: 5,
        aiReplied: true,
      });
      await Promise.all([
        endSession(apps[0].platform, memberId, sessionId!, 'member'),
        writeEvent(memberId, conversationId).then(() => giveBackDisclosed(apps[1].platform, conversationId)),
        flagSafetyEvent(apps[1].platform, sessionId!),
      ]);
      expect(await standingOf(memberId)).toEqual({ remaining: 2, usedSessions: 0 });
    }
  });

  test('the ledger itself refuses a second one', async () => {
    const memberId = await addMember(apps[0]);
    const { sessionId, conversationId } = await counted(memberId);
    await writeEvent(memberId, conversationId);
    await giveBackDisclosed(apps[0].platform, conversationId);
    const again = apps[0].platform.database.asSystem((tx) =>
      insertEntry(tx, {
        memberId,
        kind: 'give_back',
        deltaBalance: 1,
        deltaHeld: 0,
        sourceType: 'session',
        sourceId: sessionId,
        actor: 'system',
      }),
    );
    await expect(again).rejects.toThrow('duplicate key');
  });

  test('the violations view notices a session given back without its entry, and an entry without its session', async () => {
    const memberId = await addMember(apps[0]);
    const { sessionId } = await counted(memberId);
    const damages = [
      `update therapy_sessions set has_safety_event = true where id = '${sessionId}'`,
      `update therapy_sessions set has_safety_event = true, given_back_at = now() where id = '${sessionId}'`,
      `select post_entry('${memberId}', 'give_back', 1, 0, 'session', '${sessionId}', 'system')`,
    ];
    for (const damage of damages) {
      const noticed = apps[0].platform.database.asSystem(async (tx) => {
        await sql.raw(damage).execute(tx);
        throw Object.assign(new Error('roll back'), { found: await countViolations(tx) });
      });
      await expect(noticed).rejects.toSatisfy((error: { found?: number }) => error.found === 1);
    }
  });
});
