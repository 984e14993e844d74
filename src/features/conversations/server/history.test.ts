import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import type { HistoryItem } from '../conversations.contract.ts';
import { recallMemories } from './memories.service.ts';
import { keepSummary } from './summaries.service.ts';
import { saveItem } from './transcript.service.ts';

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp();
});
afterAll(() => app.close());

type Said = [role: 'user' | 'assistant', content: string];

async function tell(said: Said[], more: Record<string, unknown> = {}, as = member): Promise<string> {
  const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
  const { id } = (await as.call('POST', '/conversations', { ...draft, ...more })).body;
  for (const [at, [role, content]] of said.entries())
    await saveItem(app.platform, {
      memberId: as.memberId,
      conversationId: id,
      itemId: `item_${at}`,
      position: at * 1_024,
      role,
      content,
      source: 'typed',
      isFinal: true,
      heardMs: null,
    });
  return id;
}
async function history(query: Record<string, string> = {}, as = member) {
  const { status, body } = await as.call('GET', `/history?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { items: HistoryItem[]; nextCursor: string | null };
}
const idsOf = ({ items }: { items: HistoryItem[] }) => items.map(({ conversation }) => conversation.id);

describe('history', () => {
  test('a conversation taken up again the next day did not last all night', async () => {
    const person = await app.signUp();
    const id = await tell(
      [
        ['assistant', 'Hello.'],
        ['user', 'Not now.'],
        ['user', 'Now I can.'],
        ['assistant', 'I am glad.'],
      ],
      {},
      person,
    );
    const minutes = [0, 10, 1_450, 1_455];
    for (const [at, minute] of minutes.entries())
      await app.query(
        `update messages set created_at = timestamptz '2026-03-11T20:00:00Z' + $1::integer * interval '1 minute',
           updated_at = timestamptz '2026-03-11T20:00:00Z' + ($1::integer + 1) * interval '1 minute'
         where conversation_id = $2 and item_id = $3`,
        [minute, id, `item_${at}`],
      );
    // Ten minutes, the last word of the first day, five minutes, the last word of all.
    expect((await history({}, person)).items[0]?.length_ms).toBe(17 * 60_000);
  });

  test('has every conversation that holds words, newest first, with its first line, count and length', async () => {
    const person = await app.signUp();
    await tell([], {}, person);
    const first = await tell(
      [
        ['assistant', 'Hello, I am an AI.'],
        ['user', `  My sister\n\nleft ${'x'.repeat(300)}`],
      ],
      {},
      person,
    );
    const second = await tell([['assistant', 'Hello again.']], { surface: 'voice' }, person);
    await app.query(
      `update messages set updated_at = created_at, created_at = created_at - interval '90 seconds' where conversation_id = $1 and role = 'assistant'`,
      [first],
    );
    const { items, nextCursor } = await history({}, person);
    expect(idsOf({ items })).toEqual([second, first]);
    expect(nextCursor).toBeNull();
    expect(items[0]).toMatchObject({
      first_line: null,
      message_count: 1,
      matches: [],
      has_safety_event: false,
    });
    expect(items[1]?.first_line).toMatch(/^My sister left x+…$/);
    expect([...items[1]!.first_line!]).toHaveLength(140);
    expect(items[1]?.message_count).toBe(2);
    expect(items[1]?.length_ms).toBeGreaterThanOrEqual(89_000);
  });

  test('comes page by page, with and without a search', async () => {
    const person = await app.signUp();
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) ids.unshift(await tell([['user', `needle number ${at}`]], {}, person));
    for (const query of [{}, { q: 'needle' }] as Record<string, string>[]) {
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await history({ ...query, limit: '3', ...(cursor && { cursor }) }, person);
        seen.push(...idsOf(page));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(ids);
    }
  });

  test('is asked for by what was said last, page by page, and a title or a summary made since changes nothing', async () => {
    const person = await app.signUp();
    const [old, middle, newest] = [
      await tell([['user', 'needle a']], {}, person),
      await tell([['user', 'needle b']], {}, person),
      await tell([['user', 'needle c']], {}, person),
    ] as const;
    const saidAt = (id: string, at: string) =>
      app.query(`update messages set created_at = $2 where conversation_id = $1`, [id, at]);
    await saidAt(old, '2026-03-12T20:00:00Z');
    await saidAt(middle, '2026-03-10T20:00:00Z');
    await saidAt(newest, '2026-03-11T20:00:00Z');
    await person.call('POST', `/conversations/${middle}/rename`, { title: 'B' });
    const before = await history({}, person);
    expect(idsOf(before)).toEqual([newest, middle, old]);
    for (const query of [{}, { q: 'needle' }] as Record<string, string>[]) {
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await history(
          { order: 'last_said', limit: '1', ...query, ...(cursor && { cursor }) },
          person,
        );
        seen.push(...page.items.map(({ last_said_at }) => last_said_at.slice(0, 10)));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(['2026-03-12', '2026-03-11', '2026-03-10']);
    }
  });

  test('is filtered by surface, category and the member’s own dates', async () => {
    const person = await app.signUp();
    await app.query(`update members set time_zone = 'Africa/Nairobi' where id = $1`, [person.memberId]);
    const voice = await tell([['user', 'a']], { surface: 'voice', coach_type: 'trauma' }, person);
    const chat = await tell([['user', 'b']], {}, person);
    // Half past midnight on the 10th in Nairobi is still the 9th in Greenwich.
    await app.query(`update conversations set created_at = '2026-03-09T21:30:00Z' where id = $1`, [voice]);
    await app.query(`update conversations set created_at = '2026-03-12T10:00:00Z' where id = $1`, [chat]);
    expect(idsOf(await history({ surface: 'voice' }, person))).toEqual([voice]);
    expect(idsOf(await history({ coach_type: 'career' }, person))).toEqual([chat]);
    expect(idsOf(await history({ from: '2026-03-10', to: '2026-03-10' }, person))).toEqual([voice]);
    expect(idsOf(await history({ to: '2026-03-09' }, person))).toEqual([]);
    expect(idsOf(await history({ from: '2026-03-11', q: 'b' }, person))).toEqual([chat]);
    for (const query of [{ from: 'yesterday' }, { surface: 'phone' }, { limit: '0' }, { cursor: 'x' }])
      expect((await person.call('GET', `/history?${new URLSearchParams(query as never)}`)).status).toBe(400);
  });

  test('has the days of the device that asks, wherever its owner signed up', async () => {
    const person = await app.signUp();
    const id = await tell([['user', 'a']], {}, person);
    // Ten in the evening of the 10th in New York is the 11th in Nairobi.
    await app.query(`update conversations set created_at = '2026-03-11T02:00:00Z' where id = $1`, [id]);
    const onTheTenth = async (tz: string) =>
      idsOf(await history({ from: '2026-03-10', to: '2026-03-10', tz }, person));
    for (const signedUpIn of ['Africa/Nairobi', null]) {
      await app.query('update members set time_zone = $2 where id = $1', [person.memberId, signedUpIn]);
      expect(await onTheTenth('America/New_York')).toEqual([id]);
      expect(await onTheTenth('america/new_york')).toEqual([id]);
      expect(await onTheTenth('Asia/Tokyo')).toEqual([]);
    }
    await app.query(`update members set time_zone = 'America/New_York' where id = $1`, [person.memberId]);
    for (const unknown of ['', 'Mars/Olympus', '+03:00', 'x'.repeat(200)])
      expect(await onTheTenth(unknown), unknown).toEqual([id]);
  });

  test('says where someone was not safe', async () => {
    const person = await app.signUp();
    const id = await tell([['user', 'x']], {}, person);
    await app.query(
      `insert into safety_events (id, user_id, conversation_id, surface, level, kinds, evidence, shown)
       values (gen_random_uuid(), $1, $2, 'chat', 'elevated', '{suicide}', '{}', '{}')`,
      [person.memberId, id],
    );
    expect((await history({}, person)).items[0]?.has_safety_event).toBe(true);
  });
});

describe('searching it', () => {
  test('finds words in sealed text, whatever their case, accents or pattern characters', async () => {
    const person = await app.signUp();
    const id = await tell(
      [
        ['user', 'My boss said: "(5+5)*2 [sic]" — in the CAFÉ.'],
        ['assistant', 'It’s a strange thing to hear.'],
        ['user', '100% .* of it \\d+ $1'],
      ],
      {},
      person,
    );
    await tell([['user', 'something else']], {}, person);
    for (const q of [
      'cafe',
      'CAFÉ',
      '(5+5)*2 [',
      "it's a strange",
      '.*',
      '\\d+',
      '100%',
      '$1',
      'boss said',
    ]) {
      const { items } = await history({ q }, person);
      expect(idsOf({ items }), q).toEqual([id]);
      expect(items[0]?.matches.length, q).toBeGreaterThan(0);
    }
    for (const q of ['(', '*', '[', '+']) expect(idsOf(await history({ q }, person)), q).toEqual([id]);
    expect(idsOf(await history({ q: 'c.f' }, person))).toEqual([]);
    const [match] = (await history({ q: 'strange' }, person)).items[0]!.matches;
    expect(match).toMatchObject({ before: 'It’s a ', match: 'strange', after: ' thing to hear.' });
  });

  test('finds a phrase over blanks and line breaks, in what was said and in what is looked for', async () => {
    const person = await app.signUp();
    const id = await tell([['user', 'Today I feel\n\nlost,  and\ttired.']], {}, person);
    for (const q of ['feel lost', 'feel  lost', 'feel\nlost', 'lost, and tired'])
      expect(idsOf(await history({ q }, person)), q).toEqual([id]);
    expect((await history({ q: 'feel lost' }, person)).items[0]?.matches).toMatchObject([
      { before: 'Today I ', match: 'feel\n\nlost', after: ',  and\ttired.' },
    ]);
    expect(idsOf(await history({ q: 'feellost' }, person))).toEqual([]);
  });

  test('finds a title, shows three messages at most, one place of each, and nothing of anybody else', async () => {
    const [mine, theirs] = [await app.signUp(), await app.signUp()];
    const id = await tell(
      [
        ['user', 'needle '.repeat(20)],
        ['assistant', 'Which Needle?'],
        ['user', 'no matter'],
        ['user', 'the needle, the needle'],
        ['user', 'one needle more'],
      ],
      {},
      mine,
    );
    await tell([['user', 'needle']], {}, theirs);
    const titled = await tell([['user', 'other']], {}, mine);
    await mine.call('POST', `/conversations/${titled}/rename`, { title: 'The Needle talk' });
    const { items } = await history({ q: 'needle' }, mine);
    expect(idsOf({ items })).toEqual([titled, id]);
    expect(items[0]?.matches).toEqual([]);
    const places = items[1]?.matches ?? [];
    expect(places.map(({ before, match }) => before + match)).toEqual([
      'needle',
      'Which Needle',
      'the needle',
    ]);
    expect(new Set(places.map(({ message_id }) => message_id)).size).toBe(3);
  });

  test('ten thousand messages are searched without holding the server up', async () => {
    const person = await app.signUp();
    const words = 'I keep thinking about the meeting and what my manager said to everyone there. '.repeat(12);
    const id = await tell([['user', words]], {}, person);
    const vault = await app.platform.database.asMember(person.memberId, (tx) =>
      app.platform.vault.forMember(tx, person.memberId),
    );
    const rows = Array.from({ length: 10_000 }, (_, at) => {
      const messageId = randomUUID();
      const text = at === 9_999 ? `${words} xylophone` : words;
      return { id: messageId, at, content: vault.seal('messages.content', messageId, text).toString('hex') };
    });
    await app.query(
      `insert into messages (id, conversation_id, user_id, item_id, position, content, role, source)
       select (r->>'id')::uuid, $2, $3, 'bulk_' || (r->>'at'), 2048 + (r->>'at')::integer, decode(r->>'content', 'hex'), 'user', 'typed'
       from jsonb_array_elements($1::jsonb) r`,
      [JSON.stringify(rows), id, person.memberId],
    );
    await history({ q: 'warm up' }, person);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const startedAt = performance.now();
    const found = await history({ q: 'xylophone' }, person);
    const tookMs = performance.now() - startedAt;
    delay.disable();
    expect(idsOf(found)).toEqual([id]);
    expect(tookMs).toBeLessThan(8_000);
    // The longest stretches of this process, the test's own client and the database driver included.
    expect(delay.percentile(99) / 1e6).toBeLessThan(40);
  });
});

describe('keeping and deleting', () => {
  test('a title is the member’s own, sealed, and can be taken away', async () => {
    const id = await tell([['user', 'x']]);
    const named = await member.call('POST', `/conversations/${id}/rename`, { title: '  About Ann  ' });
    expect(named.body.title).toBe('About Ann');
    const [row] = await app.query('select title from conversations where id = $1', [id]);
    expect(row?.title.toString('latin1')).not.toContain('Ann');
    expect((await member.call('POST', `/conversations/${id}/rename`, { title: ' ' })).body.title).toBeNull();
    expect(
      (await member.call('POST', `/conversations/${id}/rename`, { title: 'x'.repeat(121) })).status,
    ).toBe(400);
    const other = await app.signUp('Baraka');
    expect((await other.call('POST', `/conversations/${id}/rename`, { title: 'mine' })).status).toBe(404);
  });

  test('deleting takes every word along, and leaves what the member decided to keep', async () => {
    const id = await tell([['user', 'My sister is Ann.']]);
    await keepSummary(app.platform, member.memberId, id, {
      text: '',
      suggestedMemories: ['My sister is Ann.', 'I work at a bank.'],
      upTo: null,
    });
    const memories = () =>
      app.query('select status, source_id from memories where user_id = $1', [member.memberId]);
    expect(await memories()).toHaveLength(2);
    await app.query(
      `update memories set status = 'active' where id = (select id from memories where user_id = $1 limit 1)`,
      [member.memberId],
    );
    const other = await app.signUp('Baraka');
    expect((await other.call('DELETE', `/conversations/${id}`)).status).toBe(404);
    expect((await member.call('DELETE', `/conversations/${id}`)).status).toBe(200);
    expect((await member.call('DELETE', `/conversations/${id}`)).status).toBe(404);
    expect(await app.query('select 1 from messages where conversation_id = $1', [id])).toEqual([]);
    expect(await memories()).toEqual([{ status: 'active', source_id: null }]);
    expect(idsOf(await history({ q: 'Ann' }))).not.toContain(id);
  });

  test('what came from a conversation in which somebody was not safe is not recalled when that is deleted', async () => {
    const person = await app.signUp();
    const id = await tell([['user', 'My sister is Ann.']], {}, person);
    const made = { text: '', suggestedMemories: ['My sister is Ann.'], upTo: null };
    await keepSummary(app.platform, person.memberId, id, made);
    await app.query(`update memories set status = 'active' where user_id = $1`, [person.memberId]);
    expect(await recallMemories(app.platform, person.memberId)).toEqual(['My sister is Ann.']);
    await app.query(
      `insert into safety_events (id, user_id, conversation_id, surface, level, kinds, evidence, shown)
       values ($1, $2, $3, 'chat', 'elevated', '{suicide}', '{}', '{crisis_card}')`,
      [randomUUID(), person.memberId, id],
    );
    expect(await recallMemories(app.platform, person.memberId)).toEqual([]);
    await person.call('DELETE', `/conversations/${id}`);
    expect(await recallMemories(app.platform, person.memberId)).toEqual([]);
  });

  test('a memory once refused is not suggested again', async () => {
    const person = await app.signUp();
    const [first, second] = [
      await tell([['user', 'x']], {}, person),
      await tell([['user', 'x']], {}, person),
    ];
    await keepSummary(app.platform, person.memberId, first, {
      text: '',
      suggestedMemories: ['I work at a bank.'],
      upTo: null,
    });
    await app.query(`update memories set status = 'archived' where user_id = $1`, [person.memberId]);
    await keepSummary(app.platform, person.memberId, second, {
      text: '',
      suggestedMemories: ['I work at a BANK!', 'My dog is Simba.'],
      upTo: null,
    });
    const rows = await app.query(`select 1 from memories where user_id = $1 and status = 'suggested'`, [
      person.memberId,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('an export', () => {
  const download = async (id: string, format: string, as = member, more = '') => {
    const response = await fetch(`${app.url}/api/conversations/${id}/export?format=${format}${more}`, {
      headers: { cookie: as.cookie },
    });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  };

  test('is a file with everything that was said, in three formats', async () => {
    const id = await tell([
      ['assistant', 'Hello, I am an AI.'],
      ['user', '# not a heading\n- <b>bold</b> *star* [link](x) 🙂'],
    ]);
    await member.call('POST', `/conversations/${id}/rename`, { title: 'Café talk' });
    const markdown = await download(id, 'markdown');
    expect(markdown.response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="\d{4}-\d\d-\d\d-career\.md"$/,
    );
    const text = markdown.content.toString();
    expect(text).toMatch(/^# Café talk\n/);
    expect(text).toContain('\\# not a heading');
    expect(text).toContain('\\<b\\>bold\\</b\\> \\*star\\*');
    const json = JSON.parse((await download(id, 'json')).content.toString());
    expect(json.conversation).toMatchObject({ id, title: 'Café talk' });
    expect(json.messages[1].content).toBe('# not a heading\n- <b>bold</b> *star* [link](x) 🙂');
    const pdf = await download(id, 'pdf');
    expect(pdf.response.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.content.subarray(-7).toString()).toContain('%%EOF');
  });

  test('says what it was about by the names a member knows', async () => {
    const subtitle = async (id: string) => (await download(id, 'markdown')).content.toString().split('\n')[2];
    const builtIn = await tell([['user', 'x']], { coach_type: 'career', topic: 'burnout' });
    expect(await subtitle(builtIn)).toMatch(/^Text chat · Career › Burnout · /);
    const own = (await member.call('POST', '/categories', { name: 'Football *club*' })).body.id as string;
    const about = await tell([['user', 'x']], { coach_type: own });
    expect(await subtitle(about)).toMatch(/^Text chat · Football \\\*club\\\* · /);
    await member.call('DELETE', `/categories/${own}`);
    expect(await subtitle(about)).toMatch(/^Text chat · Your own category · /);
  });

  test('says the time in the zone of the device that asks, and which that is', async () => {
    const person = await app.signUp();
    const id = await tell([['user', 'x']], {}, person);
    for (const table of ['conversations', 'messages'])
      await app.query(`update ${table} set created_at = '2026-03-11T02:00:00Z' where user_id = $1`, [
        person.memberId,
      ]);
    const textIn = async (tz: string) => {
      const { response, content } = await download(id, 'markdown', person, tz && `&tz=${tz}`);
      return `${response.headers.get('content-disposition')}\n${content}`;
    };
    await app.query(`update members set time_zone = 'Africa/Nairobi' where id = $1`, [person.memberId]);
    const inNewYork = await textIn('America/New_York');
    expect(inNewYork).toContain('filename="2026-03-10-career.md"');
    expect(inNewYork).toContain('10 March 2026 at 22:00 · Time zone: America/New York');
    expect(inNewYork).toContain('**You** · 10 Mar 2026, 22:00');
    for (const tz of ['', 'Mars/Olympus'])
      expect(await textIn(tz), tz).toContain('11 March 2026 at 05:00 · Time zone: Africa/Nairobi');
    await app.query('update members set time_zone = null where id = $1', [person.memberId]);
    expect(await textIn('')).toContain('11 March 2026 at 02:00 · Time zone: UTC');
  });

  test('of long, strange or no text is still a file', async () => {
    const odd = [
      'x'.repeat(8_000),
      'é ł ő 🙂👩‍👩‍👧 日本 مرحبا \u202E \u0000 \uD800 e\u0301',
      '\n\n\n',
      'word '.repeat(1_600),
    ];
    const id = await tell(odd.map((content): Said => ['user', content]));
    const pdf = await download(id, 'pdf');
    expect(pdf.response.status).toBe(200);
    expect(pdf.content.length).toBeGreaterThan(5_000);
    const empty = await tell([]);
    for (const format of ['markdown', 'json', 'pdf'])
      expect((await download(empty, format)).response.status, format).toBe(200);
  });

  test('is refused for an unknown format, another member, and a visitor', async () => {
    const id = await tell([['user', 'x']]);
    expect((await download(id, 'exe')).response.status).toBe(422);
    expect((await download(id, '')).response.status).toBe(422);
    expect((await download('not-an-id', 'json')).response.status).toBe(422);
    const other = await app.signUp('Baraka');
    expect((await download(id, 'json', other)).response.status).toBe(404);
    expect((await app.visitor.call('GET', `/conversations/${id}/export?format=json`)).status).toBe(401);
  });
});
