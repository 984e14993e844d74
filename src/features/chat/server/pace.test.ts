import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import { calmParts, sayPrivately } from '../testing/calm-chat.ts';
import { chatWords } from './chat.copy.ts';
import { type Chat, startChat } from './chat.service.ts';
import { chatLimits } from './limits.data.ts';

let app: TestApp;
const chats: Chat[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const chat of chats) await chat.close();
  await app.close();
});

/** A chat in which three turns a minute are read, and four more of whoever was not safe. `judged`: what was read. */
async function open() {
  const member = await app.signUp();
  const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
  const conversationId = (await member.call('POST', '/conversations', draft)).body.id as string;
  const judged: string[] = [];
  const chat = startChat(app.platform, {
    ...calmParts,
    assessor: {
      assess: async (turns) => {
        judged.push(turns.at(-1)!.content);
        return assess(turns);
      },
    },
    limits: { turnsPerMinute: 3, moreTurnsInDanger: 4 },
  });
  chats.push(chat);
  const send = (content: string, id: string = randomUUID()) =>
    chat.send(member.memberId, { conversationId, id, content });
  return { member, chat, judged, send, conversationId };
}

async function sendPrivately(chat: Chat, { memberId }: TestMember, content: string): Promise<void> {
  await (await sayPrivately({ platform: app.platform, chat, memberId }, { content })).text();
}

const tooFast = {
  code: 'TOO_MANY_REQUESTS',
  message: chatWords.tooFast,
  data: { retryAfterMs: expect.any(Number) },
};

describe('what comes faster than anybody writes', () => {
  test('is not read either where it is written to a transcript', async () => {
    const { member, conversationId, send } = await open();
    await app.query(
      `insert into subscriptions (user_id, status, product_id, provider) values ($1, 'active', 'monthly', 'test')`,
      [member.memberId],
    );
    for (let sent = 0; sent < chatLimits.turnsPerMinute; sent += 1) {
      const message = { conversation_id: conversationId, content: 'It rains.', role: 'user' };
      expect((await member.call('POST', '/messages', message)).status).toBe(200);
    }
    const message = { conversation_id: conversationId, content: 'I want to die.', role: 'user' };
    const { status, body } = await member.call('POST', '/messages', message);
    expect(status).toBe(429);
    // Nobody has looked at it: the page shows help.
    expect(body).toMatchObject({ message: chatWords.tooFast, data: { retryAfterMs: expect.any(Number) } });
    expect(body.data.shows_help).toBeUndefined();
    await expect(send('One.')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('written to a transcript at once, each has a place of its own', async () => {
    const { member, conversationId } = await open();
    const written = await Promise.all(
      ['One.', 'Two.', 'Three.', 'Four.'].map((content) =>
        member.call('POST', '/messages', { conversation_id: conversationId, content, role: 'user' }),
      ),
    );
    expect(new Set(written.map(({ body }) => body.position)).size).toBe(4);
  });

  test('is not read: it is refused first, and points to help', async () => {
    const { judged, send } = await open();
    for (const content of ['One.', 'Two.', 'Three.']) await send(content);
    await expect(send('Four.')).rejects.toMatchObject(tooFast);
    expect(judged).not.toContain('Four.');
    expect(chatWords.tooFast).toMatch(/Crisis help/);
  });

  test('is refused in a private chat as well, and counts together with it', async () => {
    const { member, chat, judged, send } = await open();
    for (const content of ['One.', 'Two.']) await send(content);
    await sendPrivately(chat, member, 'Three.');
    await expect(sendPrivately(chat, member, 'Four.')).rejects.toMatchObject(tooFast);
    await expect(chat.regenerate(member.memberId, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(judged).not.toContain('Four.');
  });

  test('does not keep back a message that is stored already', async () => {
    const { send } = await open();
    const id = randomUUID();
    for (let times = 0; times < 5; times += 1) await send('One.', id);
    await send('Two.');
    await send('Three.');
  });

  test('is taken for longer from somebody who was not safe, wherever they said so', async () => {
    const { member, chat, send } = await open();
    await sendPrivately(chat, member, 'I want to die.');
    for (const content of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']) await send(content);
    await expect(send('Seven.')).rejects.toMatchObject(tooFast);
  });
});
