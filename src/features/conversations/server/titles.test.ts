import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { openChatPage } from '#features/chat/testing/chat-page.ts';

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp();
});
afterAll(() => app.close());

async function begin(as: TestMember): Promise<string> {
  const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
  return (await as.call('POST', '/conversations', draft)).body.id;
}

describe('a title', () => {
  test('that is a cry for help is kept, shows help once, and is written down without its words', async () => {
    const crier = await app.signUp('Ekon');
    const id = await begin(crier);
    const rename = (title: string, as = crier) => as.call('POST', `/conversations/${id}/rename`, { title });
    const events = () =>
      app.query('select surface, level, shown from safety_events where user_id = $1', [crier.memberId]);
    expect((await rename('About Ann')).body.shows_help).toBe(false);
    expect(await events()).toEqual([]);
    const cry = await rename('I want to kill myself');
    expect(cry.body).toMatchObject({ title: 'I want to kill myself', shows_help: true });
    expect((await rename('I want to kill myself.')).body.shows_help).toBe(false);
    expect(await events()).toEqual([{ surface: 'chat', level: 'elevated', shown: ['crisis_card'] }]);
  });

  test('that cannot be kept is heard all the same, on no page but its writer’s', async () => {
    const crier = await app.signUp('Dalia');
    const id = await begin(member);
    const page = await openChatPage(app.url, member.cookie, id);
    const refused = await crier.call('POST', `/conversations/${id}/rename`, {
      title: 'I want to kill myself',
    });
    expect(refused).toMatchObject({ status: 404, body: { data: { shows_help: true } } });
    const events = await app.query('select level, conversation_id from safety_events where user_id = $1', [
      crier.memberId,
    ]);
    // Of a conversation of another's it says nothing, and makes nothing free there.
    expect(events).toEqual([{ level: 'elevated', conversation_id: null }]);
    await member.call('POST', `/conversations/${id}/rename`, { title: 'I want to die tonight' });
    await page.wait(({ of }) => of('help').length > 0, 'help');
    expect(page.of('help')).toHaveLength(1);
    page.close();
  });
});
