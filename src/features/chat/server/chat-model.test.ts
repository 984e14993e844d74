// Replies that take their time: a model behind the chat, two processes on one database, and everything that can
// happen while a reply is under way.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTwoApps, startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { type CompletionsVendor, startCompletionsVendor } from '#platform/testing/chat-completions-vendor.ts';
import { type ChatPage, openChatPage } from '../testing/chat-page.ts';

let vendor: CompletionsVendor;
let apps: [TestApp, TestApp];
let member: TestMember;
const pages: ChatPage[] = [];
const sentence = (at: number) => `This is sentence number ${at} of the reply.`;
const slowWords = Array.from({ length: 40 }, (_, at) => sentence(at)).join(' ');

beforeAll(async () => {
  vendor = await startCompletionsVendor();
  const model = { baseUrl: vendor.url, apiKey: null, model: 'small' };
  apps = await openTwoApps({ model });
  member = await apps[0].signUp();
});
afterAll(async () => {
  for (const page of pages) page.close();
  await Promise.all(apps.map((app) => app.close()));
  await vendor.close();
});
beforeEach(() => {
  Object.assign(vendor.behaviour, { fault: null, pieceSize: 10, pauseMs: 15, reply: () => slowWords });
  vendor.requests.length = 0;
});

async function begin(): Promise<string> {
  const draft = { therapy_style: 'Standard', coach_type: 'career', topic: 'burnout', surface: 'chat' };
  return (await member.call('POST', '/conversations', draft)).body.id;
}
const at = (app: TestApp) => ({
  post: async (path: string, body: unknown = {}) => {
    const response = await fetch(`${app.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: member.cookie },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  },
  follow: async (id: string) => {
    const page = await openChatPage(app.url, member.cookie, id);
    pages.push(page);
    return page;
  },
});
const send = (app: TestApp, id: string, content: string) =>
  at(app).post(`/chat/conversations/${id}/messages`, { id: randomUUID(), content });
const messagesOf = async (id: string) =>
  (await member.call('GET', `/conversations/${id}/messages`)).body.items as {
    id: string;
    role: string;
    content: string;
    is_final: boolean;
  }[];
const hasSaid = (count: number) => (page: ChatPage) =>
  [...page.texts().values()].some((text) => text.includes(sentence(count)));
const isDone = (page: ChatPage) => page.of('done').length > 0;

describe('while a reply is written', () => {
  test('a page that is loaded in the middle of it gets what there is, then the rest; the row grows', async () => {
    const id = await begin();
    const first = await at(apps[0]).follow(id);
    await send(apps[0], id, 'My manager ignores me.');
    await first.wait(hasSaid(4), 'the beginning');
    first.close();
    const again = await at(apps[0]).follow(id);
    await again.wait((page) => page.of('message').length > 0, 'what there is');
    expect(again.of('message')[0]?.message).toMatchObject({ role: 'assistant', is_final: false });
    expect(again.of('message')[0]?.message.content).toContain(sentence(2));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const growing = (await messagesOf(id)).at(-1);
    expect(growing).toMatchObject({ role: 'assistant', is_final: false });
    await again.wait(isDone, 'the end', 15_000);
    const stored = (await messagesOf(id)).at(-1)!;
    expect(stored.is_final).toBe(true);
    expect(stored.content).toBe(slowWords);
    expect(again.texts().get(stored.id)).toBe(slowWords);
  });

  test('a page on another process sees it grow and end', async () => {
    const id = await begin();
    const here = await at(apps[0]).follow(id);
    const there = await at(apps[1]).follow(id);
    await send(apps[0], id, 'My manager ignores me.');
    await there.wait(hasSaid(2), 'the beginning, elsewhere', 6_000);
    expect(isDone(here)).toBe(false);
    await there.wait(isDone, 'the end, elsewhere', 15_000);
    const stored = (await messagesOf(id)).at(-1)!;
    expect(there.texts().get(stored.id)).toBe(slowWords);
    expect(there.texts().size).toBe(2);
  });

  test('stopping keeps what was written, from this process and from the other', async () => {
    for (const stopper of apps) {
      const id = await begin();
      const page = await at(apps[0]).follow(id);
      await send(apps[0], id, 'My manager ignores me.');
      await page.wait(hasSaid(2), 'the beginning');
      const stopped = await at(stopper).post(`/chat/conversations/${id}/stop`);
      expect(stopped.status).toBe(200);
      await page.wait(isDone, 'the end');
      expect(page.of('done')[0]?.reason).toBe('stopped');
      const messages = await messagesOf(id);
      expect(messages).toHaveLength(2);
      expect(messages[1]?.is_final).toBe(true);
      expect(messages[1]?.content).toContain(sentence(2));
      expect(messages[1]?.content).not.toContain(sentence(39));

      vendor.behaviour.reply = () => 'That sounds lonely. What did you need from him?';
      await send(apps[0], id, 'He did it again.');
      await page.wait((seen) => seen.of('done').length === 2, 'the next answer');
      expect((await messagesOf(id)).slice(1).map(({ content }) => content)).toEqual([
        messages[1]?.content,
        'He did it again.',
        'That sounds lonely. What did you need from him?',
      ]);
      // The model is told what the member saw of the reply, no more.
      expect(JSON.stringify(vendor.requests.at(-1))).toContain(sentence(2));
      expect(JSON.stringify(vendor.requests.at(-1))).not.toContain(sentence(39));
      vendor.behaviour.reply = () => slowWords;
    }
  });

  test('stopping before its first word leaves the message unanswered, and it stays so', async () => {
    vendor.behaviour.fault = 'hang';
    const id = await begin();
    const page = await at(apps[0]).follow(id);
    await send(apps[0], id, 'My manager ignores me.');
    await page.wait((seen) => seen.of('replying').length > 0, 'a beginning');
    await at(apps[0]).post(`/chat/conversations/${id}/stop`);
    await page.wait(isDone, 'the end');
    await at(apps[0]).follow(id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await messagesOf(id)).map(({ role }) => role)).toEqual(['user']);
  });

  test('a message from the other process is answered after it, and never at the same time', async () => {
    const id = await begin();
    const page = await at(apps[0]).follow(id);
    await send(apps[0], id, 'My manager ignores me.');
    await page.wait(hasSaid(2), 'the beginning');
    vendor.behaviour.reply = () => 'And this answers the second one. What else?';
    expect((await send(apps[1], id, 'And my sister left.')).status).toBe(200);
    await page.wait((seen) => seen.of('done').length === 2, 'both ends', 20_000);
    const messages = await messagesOf(id);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(messages[1]?.content).toBe(slowWords);
    expect(messages[3]?.content).toMatch(/second one/);
    expect(vendor.requests.filter(({ body }) => body.stream === true)).toHaveLength(2);
  });

  test('editing in the middle of it drops it and answers the new words', async () => {
    const id = await begin();
    const page = await at(apps[0]).follow(id);
    await send(apps[0], id, 'My manager ignores me.');
    await page.wait(hasSaid(2), 'the beginning');
    vendor.behaviour.reply = () => 'So it is your brother. What happened?';
    const [first] = await messagesOf(id);
    for (const editor of [apps[0]]) {
      const edited = await at(editor).post(`/chat/conversations/${id}/messages/${first!.id}/edit`, {
        id: randomUUID(),
        content: 'My brother ignores me.',
      });
      expect(edited.status).toBe(200);
    }
    await page.wait((seen) => hasText(seen, 'So it is your brother'), 'the new answer');
    await page.wait(isDone, 'the end');
    const messages = await messagesOf(id);
    expect(messages.map(({ content }) => content)).toEqual([
      'My brother ignores me.',
      'So it is your brother. What happened?',
    ]);
  });

  test('deleting the conversation stops it everywhere and nothing is written afterwards', async () => {
    const id = await begin();
    const [here, there] = [await at(apps[0]).follow(id), await at(apps[1]).follow(id)];
    await send(apps[0], id, 'My manager ignores me.');
    await here.wait(hasSaid(2), 'the beginning');
    const before = vendor.hangUps();
    const response = await fetch(`${apps[1].url}/api/conversations/${id}`, {
      method: 'DELETE',
      headers: { cookie: member.cookie },
    });
    expect(response.status).toBe(200);
    for (const page of [here, there])
      await page.wait((seen) => seen.of('deleted').length > 0, 'word of the deletion');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(vendor.hangUps()).toBeGreaterThan(before);
    expect(await apps[0].query('select 1 from messages where conversation_id = $1', [id])).toEqual([]);
    expect(await apps[0].query('select 1 from reply_leases where conversation_id = $1', [id])).toEqual([]);
  });
});

const hasText = (page: ChatPage, text: string) =>
  [...page.texts().values()].some((each) => each.includes(text));

describe('when things break', () => {
  test('a message whose process was killed is answered when the conversation is next opened', async () => {
    const id = await begin();
    const lost = randomUUID();
    vendor.behaviour.reply = () => 'I am here now. What happened?';
    // What a killed process leaves behind: the message, half a reply, and a lease that nobody renews.
    vendor.behaviour.fault = 'hang';
    await send(apps[0], id, 'Can anyone hear me at work?');
    await at(apps[0]).post(`/chat/conversations/${id}/stop`);
    await apps[0].query('update conversations set settled_position = null where id = $1', [id]);
    await apps[0].query(
      `insert into reply_leases select id, user_id, $2, now() + interval '1 second' from conversations where id = $1
       on conflict (conversation_id) do update set holder = $2, lease_until = now() + interval '1 second'`,
      [id, lost],
    );
    vendor.behaviour.fault = null;
    const page = await at(apps[1]).follow(id);
    await page.wait(isDone, 'the answer', 10_000);
    const messages = await messagesOf(id);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(messages[1]?.is_final).toBe(true);
  });

  test.each(['unauthorised', 'html', 'garbage', 'cut', 'stall'] as const)(
    'a model endpoint that answers with %s: the turn is answered all the same',
    async (fault) => {
      const own = await startTestApp({ model: { baseUrl: vendor.url, apiKey: 'wrong', model: 'small' } });
      try {
        Object.assign(vendor.behaviour, { fault, faultAfter: 60 });
        const person = await own.signUp();
        const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
        const { id } = (await person.call('POST', '/conversations', draft)).body;
        const page = await openChatPage(own.url, person.cookie, id);
        await person.call('POST', `/chat/conversations/${id}/messages`, {
          id: randomUUID(),
          content: 'My manager ignores me.',
        });
        await page.wait(isDone, 'an answer', 12_000);
        expect(page.of('done')[0]?.reason).toBe('finished');
        expect(page.of('help')).toEqual([]);
        const { items } = (await person.call('GET', `/conversations/${id}/messages`)).body;
        expect(items).toHaveLength(2);
        expect(items[1].content).toMatch(/[.?!]$/);
        expect(items[1].content).not.toMatch(/Incorrect|Welcome|oops/);
        page.close();
      } finally {
        await own.close();
      }
    },
    30_000,
  );
});
