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
