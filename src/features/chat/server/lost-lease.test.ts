// A process that stood still for longer than its lease: another one has answered, and it comes back to its own words.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import type { Therapist } from '#features/therapist/therapist.contract.ts';
import { type Chat, startChat } from './chat.service.ts';

let app: TestApp;
const chats: Chat[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const chat of chats) await chat.close();
  await app.close();
});

/** A process that takes a lease for 300 ms; one that stands still never renews it. */
function openProcess(reply: Therapist['reply'], { standsStill }: { standsStill: boolean }): Chat {
  const chat = startChat(app.platform, {
    therapist: { reply },
    findMember: async () => null,
    isStillSignedIn: async () => true,
    sumUp: async () => {},
    assessor: { assess: async (turns) => assess(turns) },
    limits: { saveEveryMs: 20, leaseMs: 300, renewEveryMs: standsStill ? 3_600_000 : 50 },
  });
  chats.push(chat);
  return chat;
}

test.each([
  ['before its first word', ''],
  ['in the middle of its words', 'It sounds as if'],
])('a process that lost its lease %s adds no second answer', async (_when, first) => {
  const member = await app.signUp();
  const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
  const conversationId: string = (await member.call('POST', '/conversations', draft)).body.id;
  const place = { memberId: member.memberId, conversationId };
  const replies = async () => {
    const { body } = await member.call('GET', `/conversations/${conversationId}/messages`);
    return (body.items as { content: string; is_final: boolean }[]).slice(1);
  };
  const awake = Promise.withResolvers<void>();
  const more = Promise.withResolvers<void>();
  let asked = 0;
  const still = openProcess(
    async function* () {
      asked += 1;
      if (first) yield { text: first };
      await awake.promise;
      yield { text: 'the one that stood still speaks.' };
      await more.promise;
      yield { text: 'And goes on.', state: { version: 1, turns: 99 } as never };
    },
    { standsStill: true },
  );
  await still.send(member.memberId, {
    conversationId,
    id: randomUUID(),
    content: 'My manager ignores me.',
  });
  await expect.poll(() => asked).toBe(1);
  if (first) await expect.poll(replies).toMatchObject([{ content: first }]);

  const other = openProcess(
    async function* () {
      yield { text: 'That is lonely.' };
    },
    { standsStill: false },
  );
  other.replies.ensure(place);
  await expect.poll(replies).toMatchObject([{ content: 'That is lonely.', is_final: true }]);

  awake.resolve();
  // Long enough for what it wrote so far to be stored, were it allowed to.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await replies()).toMatchObject([{ content: 'That is lonely.' }]);
  more.resolve();
  await still.replies.settled(conversationId);
  expect(await replies()).toMatchObject([{ content: 'That is lonely.', is_final: true }]);
  expect(asked).toBe(1);
  expect(await app.query('select 1 from reply_leases where conversation_id = $1', [conversationId])).toEqual(
    [],
  );
});
