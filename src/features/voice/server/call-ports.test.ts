// What a call is given by the rest of the product, on a real database.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { keepSummary } from '#features/conversations/server/summaries.service.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import type { TherapistTurn } from '#features/therapist/therapist.contract.ts';
import { createCallPorts } from './call-ports.ts';
import type { LoadedCall } from './ports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const asked: TherapistTurn[] = [];
const openPorts = (platform = app.platform) =>
  createCallPorts({
    platform,
    therapist: {
      async *reply(turn) {
        asked.push(turn);
        yield { text: 'A reply.' };
      },
    },
    assessor: { assess: async (turns) => assess(turns) },
    checkReply: async () => null,
    findMember: async () => ({ country: 'KE', timeZone: 'Africa/Nairobi' }),
    isStillSignedIn: async () => true,
    safetyIdentifierOf: () => 'nobody',
  });

/** An event as safety writes it. */
const writeEvent = (
  { memberId, conversationId }: LoadedCall,
  level: string,
  { hoursAgo = 0, evidence = '{}' } = {},
) =>
  app.query(
    `insert into safety_events (id, user_id, conversation_id, surface, level, kinds, evidence, shown, created_at)
     values ($1, $2, $3, 'chat', $4, '{suicide}', $6, '{crisis_card}',
       clock_timestamp() - $5::integer * interval '1 hour')`,
    [randomUUID(), memberId, conversationId, level, hoursAgo, evidence],
  );

async function loadCall(coachType: string) {
  const member = await app.signUp();
  const earlier = (
    await member.call('POST', '/conversations', { therapy_style: 'Standard', coach_type: 'career' })
  ).body.id as string;
  const keep = (suggestedMemories: string[]) =>
    keepSummary(app.platform, member.memberId, earlier, {
      text: 'You said work is loud.',
      suggestedMemories,
      upTo: null,
    });
  await keep(['My sister is my best friend.']);
  await app.query(`update memories set status = 'active' where user_id = $1`, [member.memberId]);
  await keep(['I hate Mondays.']);

  const own = await member.call('POST', '/categories', {
    name: 'Football',
    description: 'The nights after we lose.',
  });
  const conversationId = randomUUID();
  const { sessionId } = (await member.call('POST', '/start-session', { conversationId })).body;
  await member.call('POST', '/conversations', {
    id: conversationId,
    therapy_style: 'Standard',
    coach_type: coachType === 'own' ? own.body.id : coachType,
  });
  const ports = openPorts();
  const call = await ports.loadCall(sessionId, member.memberId);
  return { ports, member, call: call! };
}

test('a call knows what the member wrote about a category of their own, and what they agreed to have remembered', async () => {
  const { ports, call } = await loadCall('own');
  expect(call.category).toMatchObject({ name: 'Football', description: 'The nights after we lose.' });
  const data = /<member_data>[\s\S]*<\/member_data>/.exec(call.instructions)?.[0];
  for (const known of ['The nights after we lose.', 'My sister is my best friend.', 'work is loud'])
    expect(data).toContain(known);
  expect(call.instructions).not.toContain('Mondays');

  asked.length = 0;
  const turn = { ...call, conversation: [], state: null, signal: new AbortController().signal };
  const risk = assess([{ role: 'user', content: 'We lost.' }]);
  for await (const _ of ports.reply({ ...turn, memberText: 'We lost.', risk }));
  expect(asked[0]).toMatchObject({
    memories: ['My sister is my best friend.'],
    lastSummary: 'You said work is loud.',
    category: { description: 'The nights after we lose.' },
  });
});

test('someone who may not be safe and says goodbye is wished well, with help, and asked nothing', async () => {
  const { ports, call } = await loadCall('career');
  const shaken = { role: 'user' as const, content: 'Honestly I do not want to be alive any more.' };
  const first = await ports.judge([shaken], call);
  expect(first.say).toContain('?');
  const leaving = { role: 'user' as const, content: 'I have to go now, bye.' };
  const last = await ports.judge([shaken, { role: 'assistant', content: first.say! }, leaving], call);
  expect(last.say).toMatch(/come back|take care|get some rest/i);
  expect(last.say).not.toContain('?');
});

test('an engine that thinks for itself is told of a goodbye, and of nothing that only sounds like one', async () => {
  const { ports, call } = await loadCall('career');
  const leaves = async (content: string) => (await ports.judge([{ role: 'user', content }], call)).isGoodbye;
  expect(await leaves('Thanks, I have to go now. Bye!')).toBe(true);
  expect(await leaves('She said goodbye to me and left.')).toBe(false);
});

test('a disclosure before the call is as open in it as one of its own, and an engine is told to take care', async () => {
  const { ports, call } = await loadCall('career');
  expect(call.hasOpenSafetyEvent).toBe(false);
  expect(call.instructions).toContain('nothing suggests danger now');

  await writeEvent(call, 'watch');
  expect(await ports.loadCall(call.sessionId, call.memberId)).toMatchObject({ hasOpenSafetyEvent: false });
  await writeEvent(call, 'elevated');
  const again = await ports.loadCall(call.sessionId, call.memberId);
  expect(again?.hasOpenSafetyEvent).toBe(true);
  expect(again?.instructions).not.toContain('nothing suggests danger now');
  expect(again?.instructions).toContain('Keep help in sight');
});

test('a disclosure of long ago, or words that nobody could judge, are met with care and let a call end', async () => {
  for (const change of [{ hoursAgo: 25 }, { evidence: '{safety.unjudged}' }]) {
    const { ports, call } = await loadCall('career');
    await writeEvent(call, 'elevated', change);
    const again = await ports.loadCall(call.sessionId, call.memberId);
    expect(again).toMatchObject({ hasEarlierEvent: true, hasOpenSafetyEvent: false });
    expect(again?.instructions).toContain('Keep help in sight');
  }
});

test('a disclosure in the session itself stays open in it, however long it lasts', async () => {
  const { ports, call } = await loadCall('career');
  await ports.judge([{ role: 'user', content: 'I want to die.' }], call);
  await app.query(
    `update safety_events set created_at = clock_timestamp() - interval '25 hours' where conversation_id = $1`,
    [call.conversationId],
  );
  expect(await ports.loadCall(call.sessionId, call.memberId)).toMatchObject({ hasOpenSafetyEvent: true });
});

test('a session that is over was ended by the member or not', async () => {
  const { ports, member, call } = await loadCall('career');
  const wasEndedByMember = () => ports.wasEndedByMember(call.sessionId, call.memberId);
  expect(await wasEndedByMember()).toBe(false);
  await member.call('POST', '/end-session', { sessionId: call.sessionId });
  expect(await wasEndedByMember()).toBe(true);

  const lost = await loadCall('career');
  await lost.ports.end(lost.call.sessionId, 'lost', { connectedMs: 0, memberTurns: 0, aiReplied: false });
  expect(await lost.ports.wasEndedByMember(lost.call.sessionId, lost.call.memberId)).toBe(false);
});

test('the card belongs under the reply to a disclosure, whoever finds its words', async () => {
  const { ports, call } = await loadCall('career');
  const risk = assess([{ role: 'user', content: 'I want to die.' }]);
  const signal = new AbortController().signal;
  const reply = async (itemId: string, position: number) => {
    const turn = { ...call, conversation: [], state: null, signal, memberText: 'I want to die.', risk };
    for await (const _ of ports.reply(turn));
    const row = {
      itemId,
      position,
      role: 'assistant',
      text: 'A reply.',
      isFinal: true,
      heardMs: null,
    } as const;
    await ports.saveItem({ ...row, ...call, source: 'voice' });
  };
  await ports.judge([{ role: 'user', content: 'I want to die.' }], call);
  await reply('grave', 1_024);
  await ports.judge([{ role: 'user', content: 'We lost.' }], call);
  await reply('calm', 2_048);
  const rows = await app.query(
    'select item_id, shows_help from messages where conversation_id = $1 order by position',
    [call.conversationId],
  );
  expect(rows).toEqual([
    { item_id: 'grave', shows_help: true },
    { item_id: 'calm', shows_help: false },
  ]);
});

test('who was in danger is not charged, even where it could not be written down at once', async () => {
  const { call } = await loadCall('career');
  const { database } = app.platform;
  let isAway = true;
  const away = () => Promise.reject(new Error('away'));
  const asSystem: typeof database.asSystem = (work) => (isAway ? away() : database.asSystem(work));
  const asMember: typeof database.asMember = (...asked) => (isAway ? away() : database.asMember(...asked));
  const ports = openPorts({ ...app.platform, database: { ...database, asSystem, asMember } });
  const verdict = await ports.judge([{ role: 'user', content: 'I am going to kill myself tonight.' }], call);
  expect(verdict.say).not.toBeNull();
  isAway = false;
  const progress = { connectedMs: 300_000, memberTurns: 9, aiReplied: true };
  await ports.activate(call.sessionId);
  await ports.end(call.sessionId, 'member', progress);
  const [session] = await app.query('select status from therapy_sessions where id = $1', [call.sessionId]);
  expect(session).toMatchObject({ status: 'voided' });
});
