import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { FREE_MESSAGES_PER_DAY } from './limits.data.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A member with one free message left today, and a conversation of theirs. */
async function beginTired() {
  const member = await app.signUp();
  await app.query(`insert into message_usage values ($1, (now() at time zone 'UTC')::date, $2)`, [
    member.memberId,
    FREE_MESSAGES_PER_DAY - 1,
  ]);
  const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
  const id: string = (await member.call('POST', '/conversations', draft)).body.id;
  const write = (content: string) =>
    member.call('POST', '/messages', { conversation_id: id, content, role: 'user' });
  return { member, id, write };
}
const countOf = async (member: TestMember, id: string) =>
  (await member.call('GET', `/conversations/${id}/messages`)).body.items.length;

describe('messages that are written to a transcript and answered when it is opened', () => {
  test('count like those that are sent, and are refused unstored when the day’s are used up', async () => {
    const { member, id, write } = await beginTired();
    expect((await write('Work is heavy.')).status).toBe(200);
    const refused = await write('And more.');
    expect(refused).toMatchObject({ status: 429, body: { data: { shows_help: false } } });
    expect(await countOf(member, id)).toBe(1);
  });

  test('are never counted where somebody may not be safe, nor in a voice session', async () => {
    const { write } = await beginTired();
    for (const content of ['I want to die.', 'Nobody would notice.', 'Are you there?'])
      expect((await write(content)).status, content).toBe(200);
    const titled = await beginTired();
    await titled.member.call('POST', `/conversations/${titled.id}/rename`, { title: 'I want to die' });
    for (const content of ['Work is heavy.', 'And more.'])
      expect((await titled.write(content)).status, content).toBe(200);
    const talking = await beginTired();
    await talking.member.call('POST', '/start-session', { conversationId: talking.id });
    for (const content of ['Work is heavy.', 'And more.'])
      expect((await talking.write(content)).status, content).toBe(200);
  });
});

describe('another answer', () => {
  const replyOf = async (member: TestMember, id: string) => {
    const { items } = (await member.call('GET', `/conversations/${id}/messages`)).body;
    const last = items.at(-1);
    return last?.role === 'assistant' && last.is_final ? (last.id as string) : null;
  };
  /** The first message is sent and answered. */
  async function answered(content: string) {
    const { member, id } = await beginTired();
    const path = `/chat/conversations/${id}`;
    expect((await member.call('POST', `${path}/messages`, { id: randomUUID(), content })).status).toBe(200);
    await expect.poll(() => replyOf(member, id)).not.toBeNull();
    return { member, id, again: () => member.call('POST', `${path}/regenerate`, {}) };
  }
  const used = async (member: TestMember) => (await member.call('GET', '/chat/allowance')).body.used;
  const free = (member: TestMember, count: number) =>
    app.query('update message_usage set count = $2 where user_id = $1', [member.memberId, count]);

  test('counts as a message, and is refused with the reply left as it is when the day’s are used up', async () => {
    const { member, id, again } = await answered('Work is heavy.');
    const reply = await replyOf(member, id);
    expect(await again()).toMatchObject({ status: 429, body: { data: { shows_help: false } } });
    expect(await replyOf(member, id)).toBe(reply);
    await free(member, 3);
    expect((await again()).status).toBe(200);
    expect(await used(member)).toBe(4);
    await expect.poll(() => replyOf(member, id)).not.toBeNull();
    expect(await replyOf(member, id)).not.toBe(reply);
  });

  test('is free where somebody may not be safe', async () => {
    const { member, again } = await answered('I want to die.');
    await free(member, FREE_MESSAGES_PER_DAY);
    expect((await again()).status).toBe(200);
    expect(await used(member)).toBe(FREE_MESSAGES_PER_DAY);
  });

  test('is free where the one before could not be made', async () => {
    const { member, id, again } = await answered('Work is heavy.');
    await app.query(
      `update messages set shows_help = true where conversation_id = $1 and role = 'assistant'`,
      [id],
    );
    expect((await again()).status).toBe(200);
    expect(await used(member)).toBe(FREE_MESSAGES_PER_DAY);
  });
});
