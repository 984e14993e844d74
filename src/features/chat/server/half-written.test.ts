// A reply whose process left in the middle of it, as at every deployment.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import type { Therapist } from '#features/therapist/therapist.contract.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import { type Chat, startChat } from './chat.service.ts';
import { loadGrowing } from './growing-reply.ts';

let app: TestApp;
let member: TestMember;
const chats: Chat[] = [];

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp();
});
afterAll(async () => {
  for (const chat of chats) await chat.close();
  await app.close();
});

function openProcess(reply: Therapist['reply']): Chat {
  const chat = startChat(app.platform, {
    therapist: { reply },
    findMember: async () => null,
    isStillSignedIn: async () => true,
    sumUp: async () => {},
    assessor: { assess: async (turns) => assess(turns) },
    limits: { saveEveryMs: 20, drainMs: 20 },
  });
  chats.push(chat);
  return chat;
}

test('a page that has read the half of a reply is told before it is said anew', async () => {
  const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
  const conversationId: string = (await member.call('POST', '/conversations', draft)).body.id;
  const stored = async () => {
    const { body } = await member.call('GET', `/conversations/${conversationId}/messages`);
    return (body.items as { content: string; is_final: boolean }[]).slice(1);
  };

  const leaving = openProcess(async function* () {
    yield { text: 'It sounds as if' };
    await new Promise(() => {});
  });
  const content = 'My manager ignores me.';
  await leaving.send(member.memberId, { conversationId, id: randomUUID(), content });
  await expect.poll(stored).toMatchObject([{ content: 'It sounds as if', is_final: false }]);
  await leaving.close();

  const next = openProcess(async function* () {
    yield { text: 'That is lonely.' };
  });
  const events: ChatEvent[] = [];
  next.hub.listen(conversationId, { memberId: member.memberId, hear: (event) => void events.push(event) });
  await loadGrowing(app.platform, next, member.memberId, conversationId);
  await expect.poll(() => events.some(({ type }) => type === 'done')).toBe(true);
  expect(await stored()).toMatchObject([{ content: 'That is lonely.', is_final: true }]);
  const types = events.map(({ type }) => type);
  expect(types).toContain('changed');
  expect(types.indexOf('changed')).toBeLessThan(types.indexOf('delta'));
});
