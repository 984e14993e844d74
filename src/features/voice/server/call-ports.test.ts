// What a call is given by the rest of the product, on a real database.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { keepSummary } from '#features/conversations/server/summaries.service.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import type { TherapistTurn } from '#features/therapist/therapist.contract.ts';
import { createCallPorts } from './call-ports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const asked: TherapistTurn[] = [];
const openPorts = () =>
  createCallPorts({
    platform: app.platform,
    therapist: {
      async *reply(turn) {
        asked.push(turn);
        yield { text: 'A reply.' };
      },
    },
    assessor: { assess: async (turns) => assess(turns) },
    findMember: async () => ({ country: 'KE', timeZone: 'Africa/Nairobi' }),
    isStillSignedIn: async () => true,
    safetyIdentifierOf: () => 'nobody',
  });

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
  return { ports, call: call! };
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
