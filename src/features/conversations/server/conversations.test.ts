import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { listLatestMessages } from './conversations.queries.ts';
import {
  findLastSummary,
  listUnsummarised,
  loadDialogueState,
  saveDialogueState,
} from './conversations.service.ts';
import { keepSummary } from './summaries.service.ts';
import {
  deleteItem,
  loadTranscript,
  loadWholeTranscript,
  messageId,
  saveItem,
  saveItemWithin,
  type TranscriptItem,
} from './transcript.service.ts';
import { addTypedMessage, removeFrom } from './typed-turns.service.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp('Amani');
  other = await app.signUp('Baraka');
});
afterAll(() => app.close());

const draft = { therapy_style: 'GenZ', coach_type: 'career', topic: 'burnout' };
async function begin(as = member, extra: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await as.call('POST', '/conversations', { ...draft, ...extra });
  expect(status).toBe(200);
  return body.id;
}
const item = (conversationId: string, more: Partial<TranscriptItem> = {}): TranscriptItem => ({
  memberId: member.memberId,
  conversationId,
  itemId: 'item_1',
  position: 0,
  role: 'assistant',
  content: 'Good evening.',
  source: 'voice',
  isFinal: true,
  heardMs: null,
  ...more,
});

describe('conversations', () => {
  test('one is begun with the style and category chosen', async () => {
    const { body } = await member.call('POST', '/conversations', draft);
    expect(body).toMatchObject({ ...draft, surface: 'voice', title: null });
    expect((await member.call('GET', `/conversations/${body.id}`)).body).toEqual(body);
  });

  test('repeating it with the same id changes nothing, even all at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => member.call('POST', '/conversations', { ...draft, id })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]!.body.id).toBe(id);
  });

  test('somebody else’s id is not found, to begin, to read or to write into', async () => {
    const id = await begin(other);
    expect((await member.call('POST', '/conversations', { ...draft, id })).status).toBe(404);
    expect((await member.call('GET', `/conversations/${id}`)).status).toBe(404);
    expect((await member.call('GET', `/conversations/${id}/messages`)).status).toBe(404);
    const message = { conversation_id: id, content: 'hello', role: 'user' };
    expect((await member.call('POST', '/messages', message)).status).toBe(404);
    await expect(saveItem(app.platform, item(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await loadTranscript(app.platform, member.memberId, id)).toEqual([]);
    expect(await loadTranscript(app.platform, other.memberId, id)).toEqual([]);
  });

  test('they are listed newest first, page by page, own only', async () => {
    const reader = await app.signUp('Chiku');
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.unshift(await begin(reader));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor ? `&cursor=${cursor}` : '';
      const { body } = await reader.call('GET', `/conversations?limit=2${query}`);
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  test('a category is named by its id, never by free text', async () => {
    const answer = await member.call('POST', '/conversations', { ...draft, coach_type: 'my own words here' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('the transcript', () => {
  test('an item grows in place, and its final text stays', async () => {
    const id = await begin();
    await saveItem(app.platform, item(id, { content: 'Good', isFinal: false }));
    await saveItem(app.platform, item(id, { content: 'Good evening.', isFinal: true }));
    await saveItem(app.platform, item(id, { content: 'Good eve', isFinal: false }));
    const { body } = await member.call('GET', `/conversations/${id}/messages`);
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ content: 'Good evening.', is_final: true, role: 'assistant' });
  });

  test('an interrupted reply keeps what was heard of it', async () => {
    const id = await begin();
    await saveItem(app.platform, item(id, { content: 'A long answer that was cut off.' }));
    await saveItem(app.platform, item(id, { content: 'A long answer', heardMs: 1_240 }));
    const [stored] = await loadTranscript(app.platform, member.memberId, id);
    expect(stored).toMatchObject({ content: 'A long answer', heard_ms: 1_240 });
  });

  test('items are read in their order, whatever order they arrived in', async () => {
    const id = await begin();
    for (const position of [20, 0, 10]) {
      await saveItem(
        app.platform,
        item(id, { itemId: `item_${position}`, position, content: `${position}` }),
      );
    }
    await member.call('POST', '/messages', { conversation_id: id, content: '  and this  ', role: 'user' });
    const { body: first } = await member.call('GET', `/conversations/${id}/messages?limit=3`);
    const { body: rest } = await member.call(
      'GET',
      `/conversations/${id}/messages?limit=3&cursor=${first.nextCursor}`,
    );
    expect([...first.items, ...rest.items].map(({ content }) => content)).toEqual([
      '0',
      '10',
      '20',
      'and this',
    ]);
    expect(rest.nextCursor).toBeNull();
  });

  test('an item that turned out to hold no words is taken back', async () => {
    const id = await begin();
    await saveItem(app.platform, item(id));
    await deleteItem(app.platform, other.memberId, id, 'item_1');
    expect(await loadTranscript(app.platform, member.memberId, id)).toHaveLength(1);
    await deleteItem(app.platform, member.memberId, id, 'item_1');
    expect(await loadTranscript(app.platform, member.memberId, id)).toEqual([]);
  });

  test('a page cannot put words into the therapist’s mouth', async () => {
    const id = await begin();
    const answer = await member.call('POST', '/messages', {
      conversation_id: id,
      content: 'I approve',
      role: 'assistant',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await loadTranscript(app.platform, member.memberId, id)).toEqual([]);
  });

  test('words with every kind of character come back as they were', async () => {
    const id = await begin();
    const content = `It's "fine" <b>now</b> 🙂 \u202Eabc ünïcödé ' or 1=1; -- \n\t${'x'.repeat(5_000)}`;
    await member.call('POST', '/messages', { conversation_id: id, content, role: 'user' });
    expect((await loadTranscript(app.platform, member.memberId, id))[0]?.content).toBe(content.trim());
  });
});

describe('words added to a transcript are judged like any others', () => {
  const disclosure = 'I am going to kill myself tonight.';
  const write = (to: string, content: string, as = member) =>
    as.call('POST', '/messages', { conversation_id: to, content, role: 'user' });
  const eventsOf = (conversationId: string) =>
    app.query('select surface, level, kinds, shown from safety_events where conversation_id = $1', [
      conversationId,
    ]);

  test('a disclosure is stored, answered with the crisis card and written down', async () => {
    const id = await begin();
    const { status, body } = await write(id, disclosure);
    expect(status).toBe(200);
    expect(body).toMatchObject({ content: disclosure, shows_help: true });
    const { items } = (await member.call('GET', `/conversations/${id}/messages`)).body;
    expect(items).toMatchObject([{ content: disclosure, shows_help: true }]);
    expect(await eventsOf(id)).toMatchObject([
      { surface: 'chat', level: 'imminent', shown: ['crisis_card', 'safe_words'] },
    ]);
  });

  test('open chat pages of the conversation show the card at once', async () => {
    const id = await begin();
    const page = await fetch(`${app.url}/api/chat/conversations/${id}/stream`, {
      headers: { cookie: member.cookie },
    });
    const reader = page.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    await write(id, disclosure);
    let heard = '';
    while (!heard.includes('"help"')) {
      const { value, done } = await reader.read();
      if (done) break;
      heard += value;
    }
    await reader.cancel();
    expect(heard).toContain('{"type":"help"}');
  });

  test('the whole conversation counts, not the last line alone', async () => {
    const id = await begin();
    await saveItem(app.platform, item(id, { content: 'Are you thinking about killing yourself?' }));
    expect((await write(id, 'yes')).body.shows_help).toBe(true);
    const other = await begin();
    await saveItem(app.platform, item(other, { content: 'Did you sleep well?' }));
    expect((await write(other, 'yes')).body.shows_help).toBe(false);
  });

  test('ordinary words show nothing and write nothing down', async () => {
    const id = await begin();
    expect((await write(id, 'My manager was kind today.')).body.shows_help).toBe(false);
    expect(await eventsOf(id)).toEqual([]);
  });

  test('nothing is judged or written down for a conversation that is not theirs', async () => {
    const id = await begin(other);
    expect((await write(id, disclosure)).status).toBe(404);
    expect(await eventsOf(id)).toEqual([]);
  });

  test('the chat that goes on from it answers with reviewed words, and counts nothing', async () => {
    const id = await begin(member, { surface: 'chat' });
    await write(id, disclosure);
    await member.call('POST', `/chat/conversations/${id}/open`, {});
    const replies = async () =>
      (await loadTranscript(app.platform, member.memberId, id)).filter(
        ({ role, is_final }) => role === 'assistant' && is_final,
      );
    await expect.poll(async () => (await replies()).length, { timeout: 10_000 }).toBe(1);
    expect((await replies())[0]?.shows_help).toBe(true);
    expect(await eventsOf(id)).toHaveLength(1);
  });
});

describe('what is stored', () => {
  test('the therapist’s state comes back, and only to its owner', async () => {
    const id = await begin();
    expect(await loadDialogueState(app.platform, member.memberId, id)).toBeNull();
    const state = { version: 1, plan: 'explore', slots: ['my manager'] } as const;
    await saveDialogueState(app.platform, member.memberId, id, state);
    expect(await loadDialogueState(app.platform, member.memberId, id)).toEqual(state);
    expect(await loadDialogueState(app.platform, other.memberId, id)).toBeNull();
    await expect(saveDialogueState(app.platform, other.memberId, id, state)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('the last summary is that of the latest other conversation', async () => {
    const earlier = await begin();
    const present = await begin();
    await keepSummary(app.platform, member.memberId, earlier, {
      text: 'You want to sleep more.',
      suggestedMemories: [],
      upTo: null,
    });
    await keepSummary(app.platform, member.memberId, present, {
      text: 'Today.',
      suggestedMemories: [],
      upTo: null,
    });
    expect(await findLastSummary(app.platform, member.memberId, present)).toBe('You want to sleep more.');
    expect(await findLastSummary(app.platform, other.memberId, null)).toBeNull();
  });

  test('a summary that comes after its words were taken back is not kept, and later words are still to be summed up', async () => {
    const id = await begin();
    const say = async (content: string, position: number) => {
      const itemId = `item_${position}`;
      await saveItem(app.platform, item(id, { role: 'user', itemId, position, content }));
      return messageId(id, itemId);
    };
    const said = await say('My sister is Ann.', 0);
    const later = await say('She lives far away.', 10);
    const keep = (text: string, upTo: string) =>
      keepSummary(app.platform, member.memberId, id, {
        text,
        suggestedMemories: ['My sister is Ann.'],
        upTo,
      });
    const waiting = () => listUnsummarised(app.platform, member.memberId, randomUUID());
    const stored = () =>
      app.query(
        `select c.summary is not null as has_summary, count(m.id)::integer as suggested
         from conversations c left join memories m on m.source_id = c.id where c.id = $1 group by c.id`,
        [id],
      );
    expect(await keep('You said your sister is Ann.', said)).toBe(true);
    expect(await waiting()).toContain(id);
    expect(await keep('Both.', later)).toBe(true);
    expect(await waiting()).not.toContain(id);
    expect(await stored()).toEqual([{ has_summary: true, suggested: 1 }]);

    await app.platform.database.asMember(member.memberId, (tx) =>
      removeFrom(app.platform, tx, member.memberId, id, 0),
    );
    expect(await keep('You said your sister is Ann.', later)).toBe(false);
    expect(await stored()).toEqual([{ has_summary: false, suggested: 0 }]);
  });

  test('what a member writes first leaves the first place to first words that are on their way', async () => {
    const id = await begin();
    const draft = {
      memberId: member.memberId,
      conversationId: id,
      id: randomUUID(),
      content: 'Hello.',
      position: null,
      showsHelp: false,
    };
    const said = await app.platform.database.asMember(member.memberId, (tx) =>
      addTypedMessage(app.platform, tx, draft),
    );
    expect(said.position).toBeGreaterThan(0);
  });

  test('of a very long conversation the newest is read, and all of it is exported', async () => {
    const id = await begin();
    await app.platform.database.asMember(member.memberId, async (tx) => {
      for (let at = 0; at <= 500; at += 1)
        await saveItemWithin(
          app.platform,
          tx,
          item(id, { itemId: `item_${at}`, position: at, content: `Said ${at}` }),
        );
      const rows = await listLatestMessages(tx, member.memberId, id, 2);
      expect(rows.map(({ position }) => position)).toEqual([499, 500]);
    });
    const whole = await loadWholeTranscript(app.platform, member.memberId, id);
    expect(whole.map(({ content }) => content)).toEqual(Array.from({ length: 501 }, (_, at) => `Said ${at}`));
    expect((await loadTranscript(app.platform, member.memberId, id)).at(-1)?.content).toBe('Said 500');
  });

  test('no word is readable in the tables', async () => {
    const id = await begin();
    const canary = `canary${randomUUID()}`;
    await saveItem(app.platform, item(id, { content: canary }));
    await keepSummary(app.platform, member.memberId, id, { text: canary, suggestedMemories: [], upTo: null });
    await saveDialogueState(app.platform, member.memberId, id, { version: 1, said: canary });
    const rows = await app.query(
      `select encode(m.content, 'escape') || encode(c.summary, 'escape') || encode(c.dialogue_state, 'escape') as stored
       from conversations c join messages m on m.conversation_id = c.id where c.id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.stored).not.toContain(canary);
  });

  test('a query that forgot its owner sees nothing of others', async () => {
    const id = await begin(other);
    await saveItem(app.platform, item(id, { memberId: other.memberId }));
    for (const table of ['conversations', 'messages']) {
      const { rows } = await app.platform.database.asMember(member.memberId, (tx) =>
        sql<{ user_id: string }>`select distinct user_id from ${sql.table(table)}`.execute(tx),
      );
      expect(rows).toEqual([{ user_id: member.memberId }]);
    }
  });

  test('deleting a member takes their conversations along', async () => {
    const leaving = await app.signUp('Dalila');
    const id = await begin(leaving);
    await saveItem(app.platform, item(id, { memberId: leaving.memberId }));
    await app.query('delete from auth_user where id = $1', [leaving.memberId]);
    expect(await app.query('select id from messages where conversation_id = $1', [id])).toEqual([]);
    expect(await app.query('select id from conversations where id = $1', [id])).toEqual([]);
  });
});
