import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { verifySessionAccess } from './access.service.ts';
import { grantFree, grantSessions, startSweeper, sweepSessions } from './billing.service.ts';
import { activateSession, endCallSession, flagSafetyEvent, heartbeat } from './call-session.service.ts';
import { countViolations, insertEntry } from './ledger.queries.ts';
import { endSession, startSession } from './sessions.service.ts';
import { addMember, give, holdRealSession } from './testing/ledger-member.ts';
import { countRecentUncounted } from './therapy-sessions.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  const violations = await countAll();
  await app.close();
  expect(violations).toBe(0);
});

const countAll = () => app.platform.database.asSystem(countViolations);
const balanceOf = async (memberId: string) =>
  (await app.query('select balance, held from credit_account where user_id = $1', [memberId]))[0];

describe('entries', () => {
  test('nobody can change, remove or empty what was written, not even the owner of the tables', async () => {
    await addMember(app);
    await expect(app.query('update credit_entry set delta_balance = 9')).rejects.toThrow('append-only');
    await expect(app.query('delete from credit_entry')).rejects.toThrow('append-only');
    await expect(app.query('truncate credit_entry cascade')).rejects.toThrow('append-only');
    const asApp = (text: string) => app.platform.database.asSystem((tx) => sql.raw(text).execute(tx));
    await expect(asApp('update credit_entry set delta_balance = 9')).rejects.toThrow('permission denied');
    await expect(asApp('delete from credit_entry')).rejects.toThrow('permission denied');
    await expect(asApp('truncate credit_entry')).rejects.toThrow('permission denied');
    await expect(asApp('delete from therapy_sessions')).rejects.toThrow('permission denied');
  });

  test('free sessions are given once, by however many at once', async () => {
    const memberId = await addMember(app);
    await Promise.all(
      Array.from({ length: 8 }, () => app.platform.database.asSystem((tx) => grantFree(tx, memberId))),
    );
    expect(await balanceOf(memberId)).toEqual({ balance: 2, held: 0 });
  });

  test('a purchase told twelve times at once gives once', async () => {
    const memberId = await addMember(app);
    const paymentId = randomUUID();
    await app.query(
      `insert into payment_transactions (id, user_id, status, amount_minor, currency, provider, product_id, sessions)
       values ($1, $2, 'success', 499, 'USD', 'test', 'starter', 3)`,
      [paymentId, memberId],
    );
    const grant = {
      memberId,
      count: 3,
      kind: 'grant_purchase',
      sourceType: 'payment',
      sourceId: paymentId,
    } as const;
    const given = await Promise.all(
      Array.from({ length: 12 }, () =>
        app.platform.database.asSystem((tx) =>
          grantSessions(app.platform, tx, { ...grant, actor: 'system' }),
        ),
      ),
    );
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(memberId)).toEqual({ balance: 5, held: 0 });
  });

  test('an account cannot be overdrawn, whatever is asked of it', async () => {
    const memberId = await addMember(app);
    const take = (deltaBalance: number, deltaHeld: number, kind: 'refund' | 'capture') =>
      app.platform.database.asSystem((tx) =>
        insertEntry(tx, {
          memberId,
          kind,
          deltaBalance,
          deltaHeld,
          sourceType: 'admin',
          sourceId: randomUUID(),
          actor: 'system',
        }),
      );
    await expect(take(-3, 0, 'refund')).rejects.toThrow('violates check constraint');
    await expect(take(-1, -1, 'capture')).rejects.toThrow('violates check constraint');
    expect(await balanceOf(memberId)).toEqual({ balance: 2, held: 0 });
  });

  test('the violations view notices each kind of damage', async () => {
    const memberId = await addMember(app);
    const damages = [
      'update credit_account set balance = balance + 1 where user_id = $1',
      'update credit_account set held = 1 where user_id = $1',
      "insert into therapy_sessions (user_id, conversation_id, funding, cap_ms, lease_until) values ($1, gen_random_uuid(), 'free', 1, now())",
      "insert into payment_transactions (user_id, status, amount_minor, currency, provider, product_id, sessions) values ($1, 'success', 499, 'USD', 'test', 'starter', 3)",
      "insert into therapy_sessions (user_id, conversation_id, funding, status, cap_ms, lease_until, ended_at, end_reason, has_safety_event) values ($1, gen_random_uuid(), 'subscription', 'ended', 1, now(), now(), 'member', true)",
    ];
    const before = await countAll();
    for (const damage of damages) {
      const noticed = app.platform.database.asSystem(async (tx) => {
        await sql.raw(damage.replaceAll('$1', `'${memberId}'`)).execute(tx);
        const found = await countViolations(tx);
        throw Object.assign(new Error('roll back'), { found });
      });
      await expect(noticed).rejects.toSatisfy((error: { found?: number }) => (error.found ?? 0) > before);
    }
  });
});

describe('walls between members', () => {
  test('a query that forgot its owner sees nothing of others', async () => {
    const one = await addMember(app);
    const two = await addMember(app);
    await holdRealSession(app.platform, two);
    for (const table of ['credit_account', 'credit_entry', 'therapy_sessions', 'profiles']) {
      const owner = table === 'profiles' ? 'id' : 'user_id';
      const { rows } = await app.platform.database.asMember(one, (tx) =>
        sql<{ owner: string }>`select distinct ${sql.ref(owner)} as owner from ${sql.table(table)}`.execute(
          tx,
        ),
      );
      expect(rows.every((row) => row.owner === one)).toBe(true);
    }
  });

  test('a member’s own transaction cannot touch another’s account', async () => {
    const one = await addMember(app);
    const two = await addMember(app);
    const grantOther = app.platform.database.asMember(one, (tx) =>
      grantSessions(app.platform, tx, {
        memberId: two,
        count: 5,
        kind: 'grant_admin',
        sourceType: 'admin',
        sourceId: randomUUID(),
        actor: one,
      }),
    );
    await expect(grantOther).rejects.toThrow();
    expect(await balanceOf(two)).toEqual({ balance: 2, held: 0 });
  });
});

describe('a deleted member', () => {
  test('leaves entries that name nobody, gives back what was open, and stays balanced', async () => {
    const memberId = await addMember(app, { extra: 3 });
    const sessionId = await holdRealSession(app.platform, memberId);
    await app.query("update therapy_sessions set topic = 'grief', voice = 'ash' where id = $1", [sessionId]);
    await app.query('delete from auth_user where id = $1', [memberId]);
    expect(await balanceOf(memberId)).toEqual({ balance: 0, held: 0 });
    const [session] = await app.query('select status, topic, voice from therapy_sessions where id = $1', [
      sessionId,
    ]);
    expect(session).toEqual({ status: 'voided', topic: null, voice: null });
    expect(await countAll()).toBe(0);
    expect(
      await heartbeat(app.platform, sessionId, { connectedMs: 200_000, memberTurns: 9, aiReplied: true }),
    ).toBe(false);
    await expect(startSession(app.platform, memberId, randomUUID())).rejects.toMatchObject({
      code: 'ACCESS_DENIED',
    });
    await expect(give(app.platform, memberId, 1)).rejects.toThrow('deleted member');
  });
});

describe('the clock', () => {
  // A made-up zone whose clocks changed some twelve hours ago, in the given direction, whatever the hour is now.
  const zoneThatChanged = (direction: 'forward' | 'back') => {
    const changedAt = new Date(Date.now() - 12 * 3_600_000);
    const changedOn = Math.floor(
      (changedAt.getTime() - Date.UTC(changedAt.getUTCFullYear(), 0, 1)) / 86_400_000,
    );
    const halfYearAway = (changedOn + 182) % 365;
    const [summer, winter] = direction === 'forward' ? [changedOn, halfYearAway] : [halfYearAway, changedOn];
    const hour = changedAt.getUTCHours();
    return `STD0DST-1,${summer}/${hour},${winter}/${hour}`;
  };

  test.each(['forward', 'back'] as const)(
    'going %s does not move the 24 hours of early endings',
    async (direction) => {
      const memberId = await addMember(app);
      for (const hours of [23.5, 24.5]) {
        await app.query(
          `insert into therapy_sessions
           (user_id, conversation_id, funding, status, cap_ms, lease_until, ai_replied_at, ended_at, end_reason)
         values ($1, gen_random_uuid(), 'subscription', 'voided', 1, now(), now(),
           clock_timestamp() - $2 * interval '1 hour', 'member')`,
          [memberId, hours],
        );
      }
      const counted = await app.platform.database.asMember(memberId, async (tx) => {
        await sql`select set_config('TimeZone', ${zoneThatChanged(direction)}, true)`.execute(tx);
        const { rows } = await sql<{ hours: number }>`
        select extract(epoch from clock_timestamp() - (clock_timestamp() - interval '1 day'))::float / 3600 as hours`.execute(
          tx,
        );
        // The zone really has a day that is not 24 hours long; otherwise this test would prove nothing.
        expect(Math.round(rows[0]!.hours)).not.toBe(24);
        return countRecentUncounted(tx, memberId);
      });
      expect(counted).toBe(1);
    },
  );
});

describe('events', () => {
  test('open pages are told when a session starts and ends, and only then', async () => {
    const memberId = await addMember(app);
    const topics: string[] = [];
    const stop = app.platform.events.subscribe((change) => {
      if (change.memberId === memberId) topics.push(change.topic);
    });
    const { sessionId } = await startSession(app.platform, memberId, randomUUID());
    await endSession(app.platform, memberId, sessionId!, 'member');
    await endSession(app.platform, memberId, sessionId!, 'member');
    await expect.poll(() => topics).toEqual(['therapy_sessions', 'profiles', 'therapy_sessions', 'profiles']);
    stop();
  });

  test('the sweeper runs by itself until it is stopped', async () => {
    const memberId = await addMember(app);
    const { sessionId } = await startSession(app.platform, memberId, randomUUID());
    const stop = startSweeper(app.platform, 10);
    await app.query(
      "update therapy_sessions set lease_until = clock_timestamp() - interval '1 s' where id = $1",
      [sessionId],
    );
    await expect
      .poll(
        async () =>
          (await app.query('select status from therapy_sessions where id = $1', [sessionId]))[0]?.status,
      )
      .toBe('voided');
    await stop();
  });
});

describe('any sequence of acts', () => {
  const act = fc.constantFrom(
    'start',
    'again',
    'beat',
    'happen',
    'risk',
    'end',
    'lose',
    'sweep',
    'gateway',
    'buy',
    'look',
  );

  test('leaves the ledger without a violation', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(act, fc.boolean()), { minLength: 3, maxLength: 25 }),
        async (acts) => {
          const memberId = await addMember(app);
          const { platform } = app;
          let conversationId = randomUUID();
          let sessionId = randomUUID() as string;
          const progress = { connectedMs: 1_000, memberTurns: 1, aiReplied: true };
          const doOne: Record<(typeof acts)[number][0], () => Promise<unknown>> = {
            start: async () => {
              conversationId = randomUUID();
              sessionId = (await startSession(platform, memberId, conversationId)).sessionId ?? sessionId;
            },
            again: () => startSession(platform, memberId, conversationId),
            beat: () => heartbeat(platform, sessionId, progress),
            happen: async () => {
              await activateSession(platform, sessionId);
              await heartbeat(platform, sessionId, { ...progress, memberTurns: 4 });
            },
            risk: () => flagSafetyEvent(platform, sessionId),
            end: () => endSession(platform, memberId, sessionId, 'member').catch(() => {}),
            lose: () =>
              app.query(
                "update therapy_sessions set lease_until = clock_timestamp() - interval '1 s' where id = $1",
                [sessionId],
              ),
            sweep: () => sweepSessions(platform),
            gateway: () => endCallSession(platform, sessionId, 'engine_failed', progress),
            buy: () => give(platform, memberId, 1),
            look: () => verifySessionAccess(platform, memberId),
          };
          let meanwhile: Promise<unknown>[] = [];
          for (const [name, isAtOnce] of acts) {
            meanwhile.push(doOne[name]());
            if (isAtOnce) continue;
            await Promise.all(meanwhile);
            meanwhile = [];
          }
          await Promise.all(meanwhile);
          expect(await countAll()).toBe(0);
          const { remaining, usedSessions } = await verifySessionAccess(platform, memberId);
          expect(remaining).toBeGreaterThanOrEqual(0);
          expect(usedSessions).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});
