// Words that were left without an answer: the member stopped it before its first word, or it could not be made.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import { type Chat, startChat } from './chat.service.ts';

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

/** A chat with a mind that thinks for ever about the first words, and then answers at once. */
async function leaveUnanswered() {
  let replies = 0;
  const chat = startChat(app.platform, {
    therapist: {
      async *reply() {
        replies += 1;
        if (replies === 1) await new Promise(() => {});
        yield { text: `Answer number ${replies}.` };
      },
    },
    findMember: async () => ({ country: 'KE', timeZone: 'Africa/Nairobi' }),
    isStillSignedIn: async () => true,
    sumUp: async () => {},
    assessor: { assess: async (turns) => assess(turns) },
  });
  chats.push(chat);
  const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
  const conversationId: string = (await member.call('POST', '/conversations', draft)).body.id;
  const events: ChatEvent[] = [];
  chat.hub.listen(conversationId, { memberId: member.memberId, hear: (event) => void events.push(event) });
  const content = 'My manager ignores me.';
  await chat.send(member.memberId, { conversationId, id: randomUUID(), content });
  await expect.poll(() => events.some(({ type }) => type === 'replying')).toBe(true);
  await chat.stop(member.memberId, conversationId);
  return {
    conversationId,
    ask: (how: 'open' | 'regenerate') => chat[how](member.memberId, conversationId),
    chat,
    settled: () => chat.replies.settled(conversationId),
    contents: async () => {
      const { body } = await member.call('GET', `/conversations/${conversationId}/messages`);
      return (body.items as { content: string }[]).map((message) => message.content);
    },
  };
}

describe('words left without an answer', () => {
  test.each(['open', 'regenerate'] as const)('are answered when it is asked for: %s', async (how) => {
    const { ask, settled, contents } = await leaveUnanswered();
    expect(await contents()).toEqual(['My manager ignores me.']);
    expect(await ask(how)).toEqual({ isReplying: true });
    await settled();
    expect(await contents()).toEqual(['My manager ignores me.', 'Answer number 2.']);
  });

  test('keep the answer they got while the page knew of none', async () => {
    const { ask, settled, contents } = await leaveUnanswered();
    await ask('open');
    await settled();
    expect(await ask('open')).toEqual({ isReplying: false });
    await settled();
    expect(await contents()).toEqual(['My manager ignores me.', 'Answer number 2.']);
  });

  test('get one answer where another page asked for it in the same moment as this one for another', async () => {
    const { chat, ask, settled, contents } = await leaveUnanswered();
    const { ensure } = chat.replies;
    await ask('open');
    await settled();
    // A page that connects while the reply is taken back has it made first.
    vi.spyOn(chat.replies, 'ensure').mockImplementation((of, wish) => {
      ensure(of);
      ensure(of, wish);
    });
    await ask('regenerate');
    await settled();
    await settled();
    expect(await contents()).toEqual(['My manager ignores me.', 'Answer number 3.']);
  });
});
