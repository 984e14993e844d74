// Several messages that wait for one answer, each judged before the other was stored: two pages that send at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { assess } from '#features/safety/server/safety.service.ts';
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

/**
 * Pages on as many processes as there are `messages` send one each; the replies are kept back until all are stored, in
 * this order. `sees`: what the assessor of the process that answers is told of a conversation.
 */
async function sendAtOnce(messages: string[], { processes }: { processes: 1 | 2 }) {
  const member = await app.signUp();
  const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
  const conversationId = (await member.call('POST', '/conversations', draft)).body.id as string;
  await app.query(`insert into reply_leases values ($1, $2, $3, clock_timestamp() + interval '1 second')`, [
    conversationId,
    member.memberId,
    randomUUID(),
  ]);
  let ordinary = 0;
  const openChat = () => {
    const chat = startChat(app.platform, {
      therapist: {
        async *reply() {
          ordinary += 1;
          yield { text: 'An ordinary reply.' };
        },
      },
      findMember: async () => ({ country: 'KE', timeZone: 'Africa/Nairobi' }),
      isStillSignedIn: async () => true,
      sumUp: async () => {},
      assessor: {
        assess: async (turns) => assess(turns),
      },
    });
    chats.push(chat);
    return chat;
  };
  const open = Array.from({ length: processes }, openChat);
  // Each was judged without the other: at the time neither was stored.
  const verdicts = messages.map((content) => assess([{ role: 'user', content }]));
  for (const [at, content] of messages.entries()) {
    const chat = open[at % processes]!;
    const id = randomUUID();
    await chat.send(member.memberId, { conversationId, id, content });
    const assessment = verdicts[at]!;
    const isGrave = assessment.level === 'elevated' || assessment.level === 'imminent';
    chat.replies.remember(id, {
      assessment,
      say: isGrave ? 'Are you safe right now? The card below has numbers.' : null,
      showsHelp: isGrave,
      isUnjudged: false,
    });
  }
  const read = async () =>
    (await member.call('GET', `/conversations/${conversationId}/messages`)).body.items as {
      role: string;
      content: string;
      shows_help: boolean;
    }[];
  await expect
    .poll(async () => (await read()).at(-1), { timeout: 10_000 })
    .toMatchObject({ role: 'assistant', is_final: true });
  return { reply: (await read()).at(-1)!, ordinary };
}

const grave = 'I want to kill myself tonight.';
const calm = 'Work was long today.';

describe('one answer to several messages', () => {
  test.each<[string, string[], 1 | 2]>([
    ['the calm one last', [grave, calm], 1],
    ['the grave one last', [calm, grave], 1],
    ['the calm one last, on another process', [grave, calm], 2],
    ['the grave one last, on another process', [calm, grave], 2],
  ])('is the one the gravest of them asks for: %s', async (_what, messages, processes) => {
    const { reply, ordinary } = await sendAtOnce(messages, { processes });
    expect(ordinary).toBe(0);
    expect(reply.content).not.toContain('ordinary');
    expect(reply.shows_help).toBe(true);
  });

  test('is an ordinary one where all of them are calm', async () => {
    const { reply } = await sendAtOnce([calm, 'It rains.'], { processes: 1 });
    expect(reply).toMatchObject({ content: 'An ordinary reply.', shows_help: false });
  });
});
