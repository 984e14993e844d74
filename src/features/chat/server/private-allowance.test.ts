// Which private turns cost one of the day's messages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { Assessment, RiskLevel } from '#features/safety/safety.contract.ts';
import { calmParts, sayPrivately } from '../testing/calm-chat.ts';
import { type Chat, startChat } from './chat.service.ts';
import { FREE_MESSAGES_PER_DAY } from './limits.data.ts';

let app: TestApp;
const chats: Chat[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const chat of chats) await chat.close();
  await app.close();
});

/** What is found is what the words say; "lost" cannot be judged. */
async function assessed(content: string): Promise<Assessment> {
  if (content.startsWith('lost')) throw new Error('the model is missing');
  const level = content.split(' ')[0] as RiskLevel;
  return { level, kinds: level === 'none' ? [] : ['suicide'], evidence: [`said.${level}`], declined: [] };
}

/** A member who has used `used` of the day's messages. */
async function begin(used = 0) {
  const member = await app.signUp();
  await app.query(`insert into message_usage values ($1, (now() at time zone 'UTC')::date, $2)`, [
    member.memberId,
    used,
  ]);
  const chat = startChat(app.platform, {
    ...calmParts,
    assessor: { assess: (turns) => assessed(turns.at(-1)!.content) },
  });
  chats.push(chat);
  const { memberId } = member;
  const say = async (content: string): Promise<string> =>
    (await sayPrivately({ platform: app.platform, chat, memberId }, { content })).text();
  const counted = async () => (await member.call('GET', '/chat/allowance')).body.used;
  return { say, counted };
}

describe('a private turn is counted', () => {
  test.each([
    ['that is calm', 'none', 1],
    ['that is only watched', 'watch', 1],
    ['in which somebody is not safe', 'elevated', 0],
    ['in which somebody is in danger now', 'imminent', 0],
    ['that nobody could judge', 'lost', 1],
  ])('%s', async (_what, content, used) => {
    const { say, counted } = await begin();
    await say(content);
    expect(await counted()).toBe(used);
  });
});

describe('when the day’s messages are used up', () => {
  test('a watched turn is refused as a calm one is', async () => {
    const { say } = await begin(FREE_MESSAGES_PER_DAY);
    for (const content of ['none', 'watch'])
      await expect(say(content)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('one that nobody could judge is answered with help all the same', async () => {
    const { say, counted } = await begin(FREE_MESSAGES_PER_DAY);
    expect(await say('lost')).toMatch(/"type":"help"[\s\S]*emergency number/);
    expect(await counted()).toBe(FREE_MESSAGES_PER_DAY);
  });

  test('what is still watched after somebody was not safe is free, as it is in a stored chat', async () => {
    const { say } = await begin(FREE_MESSAGES_PER_DAY);
    await say('elevated');
    for (const content of ['watch one', 'watch two']) expect(await say(content)).toContain('ordinary');
    await expect(say('none')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('that one turn could not be judged makes nothing after it free', async () => {
    const { say } = await begin(FREE_MESSAGES_PER_DAY);
    await say('lost');
    await expect(say('watch')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
