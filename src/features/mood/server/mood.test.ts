import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import type { MoodLog, MoodOverview } from '../mood.contract.ts';
import { importMoodLogs } from './mood.service.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp('Amani');
  other = await app.signUp('Baraka');
});
afterEach(() => vi.useRealTimers());
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const draft = (more: Record<string, unknown> = {}) => ({
  score: 4,
  energy: null,
  emotions: [],
  activities: [],
  sleep_hours: null,
  note: null,
  logged_at: ago(MINUTE_MS),
  tz: 'Africa/Nairobi',
  source: 'checkin',
  base_version: 0,
  ...more,
});
const save = (as: TestMember, id: string, more: Record<string, unknown> = {}) =>
  as.call('PUT', `/mood/logs/${id}`, draft(more));
const eventsOf = (as: TestMember) =>
  app.query<{ level: string; kinds: string[]; evidence: string[]; surface: string }>(
    'select level, kinds, evidence, surface from safety_events where user_id = $1 order by created_at',
    [as.memberId],
  );

/** The server's clock, past or present; sign-ins made before stay good. */
const setClock = (iso: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) });

describe('a check-in', () => {
  test('written for one member is not taken under another one’s sign-in', async () => {
    const id = randomUUID();
    const writtenFor = { 'x-tulia-member': member.memberId };
    const late = draft({ note: 'Amani’s own' });
    expect((await other.call('PUT', `/mood/logs/${id}`, late, writtenFor)).status).toBe(401);
    expect((await other.call('GET', '/mood/logs')).body.items).toEqual([]);
    expect((await member.call('PUT', `/mood/logs/${id}`, late, writtenFor)).status).toBe(200);
    expect((await other.call('DELETE', `/mood/logs/${id}`, undefined, writtenFor)).status).toBe(401);
    expect((await member.call('DELETE', `/mood/logs/${id}`, undefined, writtenFor)).status).toBe(200);
  });

  test('is stored as it was given, and listed', async () => {
    const id = randomUUID();
    const words = {
      score: 2,
      energy: 1,
      emotions: ['sad', 'tired'],
      activities: ['work', randomUUID()],
      sleep_hours: 5.25,
      note: 'A long day.',
    };
    const { status, body } = await save(member, id, words);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, ...words, version: 1, shows_help: false, source: 'checkin' });
    expect((await member.call('GET', '/mood/logs')).body.items[0]).toEqual(body);
  });

  test('sent six times at once is one', async () => {
    const id = randomUUID();
    const body = draft({ note: 'once' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => member.call('PUT', `/mood/logs/${id}`, body)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { version: 1 } });
  });

  test('is changed over the version it was read at; the same change twice is one', async () => {
    const id = randomUUID();
    const first = draft();
    await member.call('PUT', `/mood/logs/${id}`, first);
    const change = { ...first, score: 5, base_version: 1 };
    for (let i = 0; i < 2; i += 1)
      expect((await member.call('PUT', `/mood/logs/${id}`, change)).body).toMatchObject({
        score: 5,
        version: 2,
      });
    const stale = await member.call('PUT', `/mood/logs/${id}`, { ...first, score: 1, base_version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'CHANGED_ELSEWHERE', data: { version: 2 } } });
    const again = await member.call('PUT', `/mood/logs/${id}`, { ...first, score: 1 });
    expect(again.body.code).toBe('CHANGED_ELSEWHERE');
  });

  test('of two different changes at once one is kept and the other is told', async () => {
    const id = randomUUID();
    const first = draft();
    await member.call('PUT', `/mood/logs/${id}`, first);
    const answers = await Promise.all(
      [1, 2, 3, 5].map((score) =>
        member.call('PUT', `/mood/logs/${id}`, { ...first, score, base_version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('can be written with its id in capitals and read again', async () => {
    const id = randomUUID();
    const body = draft({ note: 'SHOUTED' });
    await member.call('PUT', `/mood/logs/${id.toUpperCase()}`, body);
    expect((await member.call('PUT', `/mood/logs/${id}`, body)).body).toMatchObject({
      id,
      note: 'SHOUTED',
      version: 1,
    });
  });

  test('that was deleted is gone, and a late change does not bring it back', async () => {
    const id = randomUUID();
    await save(member, id);
    expect((await member.call('DELETE', `/mood/logs/${id}`)).body).toEqual({ isDeleted: true });
    expect((await member.call('DELETE', `/mood/logs/${id}`)).status).toBe(404);
    expect((await save(member, id, { base_version: 1 })).status).toBe(404);
  });

  test('of somebody else is not found: to read, change, delete or put away', async () => {
    const id = randomUUID();
    await save(other, id, { note: 'mine' });
    expect((await save(member, id)).status).toBe(404);
    expect((await save(member, id, { base_version: 1 })).status).toBe(404);
    expect((await member.call('DELETE', `/mood/logs/${id}`)).status).toBe(404);
    expect((await member.call('POST', `/mood/logs/${id}/acknowledge-help`, {})).status).toBe(404);
    expect((await other.call('GET', '/mood/logs')).body.items[0].note).toBe('mine');
  });

  test('takes only feelings and activities that exist, and says so', async () => {
    for (const more of [{ emotions: ['my-own-word'] }, { activities: ['seeing-david'] }]) {
      const { status, body } = await save(member, randomUUID(), more);
      expect([status, body.code]).toEqual([422, 'INVALID_INPUT']);
      expect(body.message).toContain('not on the list');
    }
  });

  test('is refused in part never: a wrong value anywhere stores nothing', async () => {
    const wrong = [
      { score: 0 },
      { score: 2.5 },
      { energy: 6 },
      { sleep_hours: 25 },
      { sleep_hours: 7.1 },
      { note: 'x'.repeat(501) },
      { logged_at: 'yesterday' },
      { source: 'import' },
    ];
    for (const more of wrong) {
      const id = randomUUID();
      const { status } = await save(member, id, more);
      expect(status, JSON.stringify(more)).toBeGreaterThanOrEqual(400);
      expect(status, JSON.stringify(more)).toBeLessThan(500);
      expect(await app.query('select id from mood_logs where id = $1', [id])).toEqual([]);
    }
  });

  test('pages through newest first, each once, and by the member’s own dates', async () => {
    const reader = await app.signUp('Chiku');
    for (let i = 0; i < 7; i += 1)
      await save(reader, randomUUID(), { logged_at: ago(Math.floor(i / 2) * DAY_MS) });
    const seen: MoodLog[] = [];
    let cursor = '';
    do {
      const { body } = await reader.call('GET', `/mood/logs?limit=3${cursor}`);
      seen.push(...body.items);
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
    } while (cursor);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect(seen.map(({ logged_at }) => logged_at)).toEqual(
      seen.map(({ logged_at }) => logged_at).sort((a, b) => (a < b ? 1 : -1)),
    );
    const day = seen[0]!.local_date;
    const { body } = await reader.call('GET', `/mood/logs?from=${day}&to=${day}`);
    expect(body.items).toHaveLength(seen.filter(({ local_date }) => local_date === day).length);
  });
});

describe('days and clocks', () => {
  const at = async (logged_at: string, tz: string) => save(member, randomUUID(), { logged_at, tz });

  test('one instant is two dates for two people', async () => {
    setClock('2025-06-10T11:00:00Z');
    const [apia, pago] = await Promise.all([
      at('2025-06-10T10:30:00Z', 'Pacific/Apia'),
      at('2025-06-10T10:30:00Z', 'Pacific/Pago_Pago'),
    ]);
    expect(apia.body).toMatchObject({ local_date: '2025-06-10', tz: 'Pacific/Apia' });
    expect(pago.body).toMatchObject({ local_date: '2025-06-09', tz: 'Pacific/Pago_Pago' });
  });

  test('a member who flies mid-day keeps the date each check-in was felt on', async () => {
    const traveller = await app.signUp('Dalila');
    setClock('2025-06-10T23:00:00Z');
    for (const [logged_at, tz] of [
      ['2025-06-10T09:00:00Z', 'Europe/London'],
      ['2025-06-10T22:30:00Z', 'Africa/Nairobi'],
    ] as const)
      await save(traveller, randomUUID(), { logged_at, tz });
    const { items } = (await traveller.call('GET', '/mood/logs')).body;
    expect(items.map((log: MoodLog) => log.local_date)).toEqual(['2025-06-11', '2025-06-10']);
  });

  test('in London the clock goes forward and back without a check-in losing its day or hour', async () => {
    const londoner = await app.signUp('Eve');
    const times: [clock: string, logged_at: string, date: string, hour: number][] = [
      ['2025-03-30T12:00:00Z', '2025-03-30T00:59:00Z', '2025-03-30', 0],
      ['2025-03-30T12:00:00Z', '2025-03-30T01:00:00Z', '2025-03-30', 2],
      ['2025-03-30T23:30:00Z', '2025-03-30T23:10:00Z', '2025-03-31', 0],
      ['2025-10-26T12:00:00Z', '2025-10-25T23:30:00Z', '2025-10-26', 0],
      ['2025-10-26T12:00:00Z', '2025-10-26T00:30:00Z', '2025-10-26', 1],
      ['2025-10-26T12:00:00Z', '2025-10-26T01:30:00Z', '2025-10-26', 1],
    ];
    for (const [clock, logged_at, date] of times) {
      setClock(clock);
      const { body } = await save(londoner, randomUUID(), { logged_at, tz: 'europe/london' });
      expect(body).toMatchObject({ local_date: date, tz: 'Europe/London' });
    }
    const hours = (from: string, to: string): Promise<number[]> =>
      londoner
        .call('GET', `/mood/overview?from=${from}&to=${to}`)
        .then(({ body }) => (body as MoodOverview).by_hour.flatMap(({ n }, hour) => Array(n).fill(hour)));
    expect(await hours('2025-03-30', '2025-03-31')).toEqual([0, 0, 2]);
    expect(await hours('2025-10-26', '2025-10-26')).toEqual([0, 1, 1]);
  });

  test('seven days back are counted in the member’s own dates', async () => {
    setClock('2025-03-31T11:30:00Z');
    // Apia is at UTC+13: half past midnight on 1 April there, so the last day allowed is 25 March.
    expect((await at('2025-03-24T11:00:00Z', 'Pacific/Apia')).body).toMatchObject({
      local_date: '2025-03-25',
    });
    expect((await at('2025-03-24T10:59:00Z', 'Pacific/Apia')).status).toBe(422);
    expect((await at('2025-03-24T10:59:00Z', 'Europe/London')).body).toMatchObject({
      local_date: '2025-03-24',
    });
    const late = await at('2025-03-23T23:59:00Z', 'Europe/London');
    expect([late.status, late.body.message]).toEqual([422, 'You can add check-ins for the last 7 days.']);
  });

  test('a device a day ahead is told about its clock; ten minutes are nothing', async () => {
    const ahead = await save(member, randomUUID(), { logged_at: ago(-DAY_MS) });
    expect([ahead.status, ahead.body.code]).toEqual([422, 'INVALID_INPUT']);
    expect(ahead.body.message).toContain('clock');
    expect((await save(member, randomUUID(), { logged_at: ago(-9 * MINUTE_MS) })).status).toBe(200);
    expect((await save(member, randomUUID(), { logged_at: ago(-11 * MINUTE_MS) })).status).toBe(422);
  });

  test('a device a day behind is believed: it looks like yesterday', async () => {
    expect((await save(member, randomUUID(), { logged_at: ago(DAY_MS) })).status).toBe(200);
  });

  test('an old check-in can still be mended, but not moved further back', async () => {
    const id = randomUUID();
    setClock('2025-05-01T12:00:00Z');
    const first = draft({ logged_at: '2025-05-01T11:00:00.000Z' });
    await member.call('PUT', `/mood/logs/${id}`, first);
    setClock('2025-06-01T12:00:00Z');
    // The same write, delivered a month late, is still the same write.
    expect((await member.call('PUT', `/mood/logs/${id}`, first)).status).toBe(200);
    const mended = { ...first, note: 'Now I know why.', base_version: 1 };
    expect((await member.call('PUT', `/mood/logs/${id}`, mended)).body.version).toBe(2);
    const moved = { ...mended, logged_at: '2025-04-30T11:00:00.000Z', base_version: 2 };
    expect((await member.call('PUT', `/mood/logs/${id}`, moved)).status).toBe(422);
  });

  test('a zone nobody knows is refused with a sentence to act on', async () => {
    for (const tz of ['Mars/Olympus', '\u0000', '../../etc/passwd', "'; drop table mood_logs; --"]) {
      const { status, body } = await save(member, randomUUID(), { tz });
      expect([status, body.code], tz).toEqual([422, 'INVALID_INPUT']);
      expect(body.message).toContain('time zone');
    }
  });
});

const naughty = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  "Robert'); DROP TABLE mood_logs; --",
  '\u0000between\u0000',
  '\u202Eright to left\u202C ‏שלום‏ مرحبا',
  '👩🏽‍🚀 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to be one that is not.
  '{{7*7}} ${jndi:ldap://x} %s%n %00 ../../',
  '1/0; NaN; undefined; null; true',
  'ĂÂÊÔƠƯ ąćęłńóśźż ½ ™ ﷽',
];

describe('any characters', () => {
  test('in a note come back as they were', async () => {
    for (const note of naughty) {
      const id = randomUUID();
      expect((await save(member, id, { note })).body.note, JSON.stringify(note)).toBe(note.trim());
    }
  });

  test('half a character is mended once, and the same write stays the same', async () => {
    const id = randomUUID();
    const body = draft({ note: 'broken \uD83D heart' });
    expect((await member.call('PUT', `/mood/logs/${id}`, body)).body.note).toBe('broken \uFFFD heart');
    expect((await member.call('PUT', `/mood/logs/${id}`, body)).body.version).toBe(1);
  });

  test('in an activity’s name as well', async () => {
    const owner = await app.signUp('Farida');
    const items = naughty.map((name) => ({
      id: randomUUID(),
      name: name.slice(0, 20).trim(),
      icon: 'tag',
      is_hidden: false,
    }));
    const { status, body } = await owner.call('PUT', '/mood/activities', { items, version: 0 });
    expect(status).toBe(200);
    expect(body.items.slice(0, items.length).map(({ name }: { name: string }) => name)).toEqual(
      items.map(({ name }) => name.toWellFormed()),
    );
  });

  test('in an id or a date are refused, never a failure', async () => {
    for (const text of naughty) {
      const encoded = encodeURIComponent(text);
      for (const [method, path, body] of [
        ['PUT', `/mood/logs/${encoded}`, draft()],
        ['DELETE', `/mood/logs/${encoded}`, undefined],
        ['GET', `/mood/logs?from=${encoded}`, undefined],
        ['GET', `/mood/overview?from=${encoded}&to=${encoded}`, undefined],
        ['PUT', `/mood/logs/${randomUUID()}`, draft({ emotions: [text], activities: [text] })],
      ] as const) {
        const { status } = await member.call(method, path, body);
        expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect(status, `${method} ${path}`).toBeLessThan(500);
      }
    }
  });
});

const dark = 'I want to kill myself';

describe('a note that asks for help', () => {
  test('is saved, shows the card and is written down as an event, without its words', async () => {
    const troubled = await app.signUp('Grace');
    const id = randomUUID();
    const { status, body } = await save(troubled, id, { score: 1, note: dark });
    expect(status).toBe(200);
    expect(body).toMatchObject({ note: dark, shows_help: true });
    const [event] = await eventsOf(troubled);
    expect(event).toMatchObject({ surface: 'mood', kinds: expect.arrayContaining(['suicide']) });
    expect(['elevated', 'imminent']).toContain(event?.level);
    expect(JSON.stringify(event)).not.toContain('kill');
  });

  test('put away, the card stays away until the note says something else', async () => {
    const troubled = await app.signUp('Hadiya');
    const id = randomUUID();
    const first = draft({ score: 1, note: dark });
    await troubled.call('PUT', `/mood/logs/${id}`, first);
    await troubled.call('POST', `/mood/logs/${id}/acknowledge-help`, {});
    const shown = async (note: string, base_version: number) =>
      (await troubled.call('PUT', `/mood/logs/${id}`, { ...first, note, base_version })).body.shows_help;
    expect((await troubled.call('GET', '/mood/logs')).body.items[0].shows_help).toBe(false);
    expect(await shown(`${dark}.`, 1)).toBe(false);
    expect(await shown('I have been cutting my arms again and I cannot stop doing it', 2)).toBe(true);
    expect(await shown('Slept, ate, called my sister.', 3)).toBe(false);
  });

  test('sent twice is one event', async () => {
    const troubled = await app.signUp('Imani');
    const id = randomUUID();
    const body = draft({ score: 1, note: dark });
    await troubled.call('PUT', `/mood/logs/${id}`, body);
    await troubled.call('PUT', `/mood/logs/${id}`, body);
    expect(await eventsOf(troubled)).toHaveLength(1);
  });

  test('changing the score alone neither judges the note again nor brings the card back', async () => {
    const troubled = await app.signUp('Jabali');
    const id = randomUUID();
    const body = draft({ score: 1, note: dark });
    await troubled.call('PUT', `/mood/logs/${id}`, body);
    await troubled.call('POST', `/mood/logs/${id}/acknowledge-help`, {});
    const change = { ...body, score: 2, base_version: 1 };
    expect((await troubled.call('PUT', `/mood/logs/${id}`, change)).body.shows_help).toBe(false);
    expect(await eventsOf(troubled)).toHaveLength(1);
  });

  test('that cannot be saved because of a wrong clock still says that help belongs on the screen', async () => {
    const { status, body } = await save(member, randomUUID(), { note: dark, logged_at: ago(-DAY_MS) });
    expect([status, body.data]).toEqual([422, { shows_help: true }]);
  });

  test('mended and mended again is one event; something else that asks for help is another', async () => {
    const troubled = await app.signUp('Kamau');
    const id = randomUUID();
    const first = draft({ score: 1 });
    const notes = [dark, `${dark}.`, `${dark}!`, `${dark}. Tea helps.`];
    for (const [at, note] of notes.entries())
      await troubled.call('PUT', `/mood/logs/${id}`, { ...first, note, base_version: at });
    expect(await eventsOf(troubled)).toHaveLength(1);
    const other = 'I have been cutting my arms again and I cannot stop doing it';
    await troubled.call('PUT', `/mood/logs/${id}`, { ...first, note: other, base_version: notes.length });
    expect(await eventsOf(troubled)).toHaveLength(2);
  });

  test('that another device was faster than, or deleted, still says that help belongs on the screen', async () => {
    const troubled = await app.signUp('Koinange');
    const id = randomUUID();
    const first = draft({ score: 1, note: 'on the bus' });
    await troubled.call('PUT', `/mood/logs/${id}`, first);
    await troubled.call('PUT', `/mood/logs/${id}`, { ...first, score: 2, base_version: 1 });
    const late = await troubled.call('PUT', `/mood/logs/${id}`, { ...first, note: dark, base_version: 1 });
    expect(late).toMatchObject({ status: 409, body: { data: { version: 2, shows_help: true } } });
    expect(await eventsOf(troubled)).toHaveLength(1);
    const gone = await save(troubled, randomUUID(), { note: dark, base_version: 1 });
    expect(gone).toMatchObject({ status: 404, body: { data: { shows_help: true } } });
    const calm = await save(troubled, randomUUID(), { note: 'Tea.', base_version: 1 });
    expect(calm.body.data?.shows_help).toBeUndefined();
  });

  test('says so where the database fails, too', async () => {
    await app.query('alter table mood_logs add constraint nothing_more check (false) not valid');
    try {
      const { status, body } = await save(member, randomUUID(), { note: dark });
      expect([status, body.data]).toEqual([503, { shows_help: true }]);
      expect((await save(member, randomUUID(), { note: 'Tea.' })).status).toBe(500);
    } finally {
      await app.query('alter table mood_logs drop constraint nothing_more');
    }
  });

  test('an ordinary bad day is no alarm', async () => {
    const { body } = await save(member, randomUUID(), {
      score: 1,
      note: 'This traffic is killing me and the meeting was deadly boring.',
    });
    expect(body.shows_help).toBe(false);
  });

  test('hidden in an activity’s name is heard as well', async () => {
    const troubled = await app.signUp('Khadija');
    const items = [{ id: randomUUID(), name: 'planning to end my life', icon: 'tag', is_hidden: false }];
    const { body } = await troubled.call('PUT', '/mood/activities', { items, version: 0 });
    expect(body.shows_help).toBe(true);
    expect(await eventsOf(troubled)).toHaveLength(1);
    const another = [{ ...items[0], name: 'I will kill myself tonight' }];
    const late = await troubled.call('PUT', '/mood/activities', { items: another, version: 0 });
    expect(late).toMatchObject({ status: 409, body: { data: { shows_help: true } } });
  });
});

describe('activities', () => {
  test('begin as the built-in ones, and keep a member’s order, names and own', async () => {
    const owner = await app.signUp('Lulu');
    const { body: before } = await owner.call('GET', '/mood/activities');
    expect(before.version).toBe(0);
    expect(before.items.length).toBeGreaterThan(10);
    const own = { id: randomUUID(), name: 'Seeing David', icon: 'users', is_hidden: false };
    const items = [own, ...before.items.toReversed()];
    const { body: after } = await owner.call('PUT', '/mood/activities', { items, version: 0 });
    expect(after).toEqual({ items, version: 1, shows_help: false });
    expect((await owner.call('GET', '/mood/activities')).body).toEqual({ items, version: 1 });
    const stale = await owner.call('PUT', '/mood/activities', { items, version: 0 });
    expect(stale.body.code).toBe('CHANGED_ELSEWHERE');
  });

  test('one left out is kept, hidden, while a check-in names it; an unused one is gone', async () => {
    const owner = await app.signUp('Malaika');
    const [used, unused] = [randomUUID(), randomUUID()];
    const own = (id: string, name: string) => ({ id, name, icon: 'tag', is_hidden: false });
    await owner.call('PUT', '/mood/activities', {
      items: [own(used, 'Choir'), own(unused, 'Chess')],
      version: 0,
    });
    await save(owner, randomUUID(), { activities: [used] });
    const { body } = await owner.call('PUT', '/mood/activities', { items: [], version: 1 });
    const kept = body.items as { id: string; name: string; is_hidden: boolean }[];
    expect(kept.find(({ id }) => id === used)).toMatchObject({ name: 'Choir', is_hidden: true });
    expect(kept.some(({ id }) => id === unused)).toBe(false);
    expect(kept.every(({ is_hidden }) => is_hidden)).toBe(true);
  });

  test('an id that could be a word is not taken, nor the same id twice', async () => {
    const item = { id: 'seeing-david', name: 'x', icon: 'tag', is_hidden: false };
    for (const items of [
      [item],
      [
        { ...item, id: 'walk' },
        { ...item, id: 'walk' },
      ],
    ])
      expect((await member.call('PUT', '/mood/activities', { items, version: 0 })).body.code).toBe(
        'INVALID_INPUT',
      );
  });
});

describe('questionnaires', () => {
  const answer = (as: TestMember, instrument: string, answers: number[], id: string = randomUUID()) =>
    as.call('POST', '/mood/assessments', { id, instrument, answers });
  const filled = (total: number, items: number) =>
    Array.from({ length: items }, (_, i) => Math.max(0, Math.min(3, total - i * 3)));

  test('are counted and banded by the server, at every edge', async () => {
    const edges: [string, number, number, string][] = [
      ['phq9', 9, 0, 'minimal'],
      ['phq9', 9, 4, 'minimal'],
      ['phq9', 9, 5, 'mild'],
      ['phq9', 9, 9, 'mild'],
      ['phq9', 9, 10, 'moderate'],
      ['phq9', 9, 14, 'moderate'],
      ['phq9', 9, 15, 'moderately_severe'],
      ['phq9', 9, 19, 'moderately_severe'],
      ['phq9', 9, 20, 'severe'],
      ['phq9', 9, 27, 'severe'],
      ['gad7', 7, 4, 'minimal'],
      ['gad7', 7, 5, 'mild'],
      ['gad7', 7, 10, 'moderate'],
      ['gad7', 7, 14, 'moderate'],
      ['gad7', 7, 15, 'severe'],
      ['gad7', 7, 21, 'severe'],
    ];
    for (const [instrument, items, total, band] of edges) {
      const taker = await app.signUp();
      const { status, body } = await answer(taker, instrument, filled(total, items));
      expect(status).toBe(200);
      expect(body.assessment, `${instrument} ${total}`).toMatchObject({ total, band });
    }
  });

  test('are taken at most every fourteen days, each by itself, and say when again', async () => {
    const taker = await app.signUp('Nia');
    setClock('2025-02-01T10:00:00Z');
    const id = randomUUID();
    expect((await answer(taker, 'phq9', filled(6, 9), id)).status).toBe(200);
    expect((await answer(taker, 'phq9', filled(6, 9), id)).body.assessment.id).toBe(id);
    expect((await answer(taker, 'gad7', filled(6, 7))).status).toBe(200);
    setClock('2025-02-15T09:59:59Z');
    const early = await answer(taker, 'phq9', filled(3, 9));
    expect(early).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', data: { nextAt: '2025-02-15T10:00:00.000Z' } },
    });
    expect((await taker.call('GET', '/mood/assessments')).body.nextAt.phq9).toBe('2025-02-15T10:00:00.000Z');
    setClock('2025-02-15T10:00:00Z');
    expect((await taker.call('GET', '/mood/assessments')).body.nextAt.phq9).toBeNull();
    expect((await answer(taker, 'phq9', filled(3, 9))).status).toBe(200);
    expect((await taker.call('GET', '/mood/assessments')).body.items).toHaveLength(3);
  });

  test('two windows at once make one', async () => {
    const taker = await app.signUp('Omari');
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(taker, 'gad7', filled(6, 7))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('thoughts of being better off dead open the safety flow, however low the score', async () => {
    const taker = await app.signUp('Pendo');
    const answers = [0, 0, 0, 0, 0, 0, 0, 0, 1];
    const { body } = await answer(taker, 'phq9', answers);
    expect(body).toMatchObject({ assessment: { total: 1, band: 'minimal' }, shows_help: true });
    expect(await eventsOf(taker)).toEqual([
      { surface: 'mood', level: 'elevated', kinds: ['suicide'], evidence: ['mood.phq9_item9'] },
    ]);
    // Asked again too early, the disclosure counts all the same.
    const early = await answer(taker, 'phq9', answers);
    expect(early).toMatchObject({ status: 409, body: { data: { shows_help: true } } });
    expect(await eventsOf(taker)).toHaveLength(2);
  });

  test('a high score without that answer is no alarm', async () => {
    const taker = await app.signUp('Rehema');
    const { body } = await answer(taker, 'phq9', [3, 3, 3, 3, 3, 3, 3, 3, 0]);
    expect(body).toMatchObject({ assessment: { total: 24, band: 'severe' }, shows_help: false });
    expect(await eventsOf(taker)).toEqual([]);
  });

  test('need every item answered, and stay their owner’s', async () => {
    expect((await answer(member, 'phq9', filled(6, 7))).status).toBe(422);
    expect((await answer(member, 'gad7', filled(6, 9))).status).toBe(422);
    const id = randomUUID();
    await answer(other, 'gad7', filled(6, 7), id);
    expect((await answer(member, 'gad7', filled(6, 7), id)).status).toBe(404);
  });
});

describe('the export', () => {
  test('is every check-in as CSV with words for ids, and nothing that a spreadsheet would run', async () => {
    const owner = await app.signUp('Salama');
    const own = { id: randomUUID(), name: '=HYPERLINK("x")', icon: 'tag', is_hidden: false };
    await owner.call('PUT', '/mood/activities', { items: [own], version: 0 });
    const note = '=1+1\n"quoted", and more';
    await save(owner, randomUUID(), { score: 2, note, activities: [own.id, 'walk'], emotions: ['so-so'] });
    const logs = Array.from({ length: 1_200 }, (_, i) => ({
      score: (i % 5) + 1,
      date: new Date(Date.UTC(2020, 0, 1) + i * DAY_MS).toISOString().slice(0, 10),
      time: '08:30',
      tz: 'Africa/Nairobi',
    }));
    await importMoodLogs(app.platform, owner.memberId, logs);

    const response = await fetch(`${app.url}/api/mood/export`, { headers: { cookie: owner.cookie } });
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="mood-\d{4}-/);
    const rows = parse<Record<string, string>>(Buffer.from(await response.arrayBuffer()), {
      columns: true,
      bom: true,
      record_delimiter: '\r\n',
    });
    expect(rows).toHaveLength(1_201);
    expect(rows[0]).toMatchObject({
      mood: '2',
      note: `'${note}`,
      activities: '\'=HYPERLINK("x"); Walk',
      emotions: 'So-so',
    });
    expect(rows.at(-1)).toMatchObject({ date: '2020-01-01', time: '08:30', mood: '1', source: 'import' });
  });

  test('of somebody who has nothing is a head without rows', async () => {
    const fresh = await app.signUp('Tatu');
    const { status, body } = await fresh.call('GET', '/mood/export');
    expect(status).toBe(200);
    expect(body.split('\r\n')).toHaveLength(2);
    expect((await app.visitor.call('GET', '/mood/export')).status).toBe(401);
  });
});

describe('an import', () => {
  const row = {
    score: 3,
    date: '2024-02-29',
    time: '21:15',
    tz: 'Europe/London',
    activities: ['Choir', 'walk'],
  };

  test('twice adds nothing the second time, also when a note was edited meanwhile', async () => {
    const owner = await app.signUp('Upendo');
    const logs = [row, { ...row, score: 5 }, { ...row, time: '07:00', note: 'Early.' }];
    const run = (isDryRun = false) => importMoodLogs(app.platform, owner.memberId, logs, { isDryRun });
    expect(await run(true)).toMatchObject({ found: 3, fresh: 3, known: 0 });
    expect((await owner.call('GET', '/mood/logs')).body.items).toEqual([]);
    expect(await run()).toEqual({ found: 3, fresh: 3, known: 0, skipped: 0, activitiesLeftOut: 0 });
    logs[2] = { ...logs[2]!, note: 'Early, and glad.' };
    expect(await run()).toMatchObject({ fresh: 0, known: 3 });
    expect((await owner.call('GET', '/mood/logs')).body.items).toHaveLength(3);
  });

  test('makes activities of new names, once, and finds the ones there are', async () => {
    const owner = await app.signUp('Wanja');
    await importMoodLogs(app.platform, owner.memberId, [
      row,
      { ...row, date: '2024-03-01', activities: ['CHOIR'] },
    ]);
    const { items } = (await owner.call('GET', '/mood/activities')).body;
    const choir = items.filter(({ name }: { name: string }) => name.toLowerCase() === 'choir');
    expect(choir).toHaveLength(1);
    const logs: MoodLog[] = (await owner.call('GET', '/mood/logs')).body.items;
    expect(logs.map(({ activities }) => activities)).toEqual([[choir[0].id], [choir[0].id, 'walk']]);
  });

  test('leaves out what is no check-in, and names beyond the room there is', async () => {
    const owner = await app.signUp('Yusra');
    const report = await importMoodLogs(app.platform, owner.memberId, [
      { ...row, date: '2023-02-29' },
      { ...row, score: 6 },
      { ...row, time: '24:00' },
      { ...row, tz: 'Mars/Olympus' },
      { ...row, date: '2999-01-01' },
      { ...row, note: 'x'.repeat(2_000), sleep_hours: 99, energy: 9, emotions: ['nonsense', 'calm'] },
      ...Array.from({ length: 30 }, (_, i) => ({ ...row, time: '10:00', activities: [`Club ${i}`] })),
    ]);
    expect(report).toMatchObject({ found: 36, fresh: 31, skipped: 5 });
    expect(report.activitiesLeftOut).toBeGreaterThan(0);
    const { body } = await owner.call('GET', '/mood/logs?limit=500');
    expect(body.items).toHaveLength(31);
    expect(body.items[0]).toMatchObject({ sleep_hours: null, energy: null, emotions: ['calm'] });
    expect(body.items[0].note).toHaveLength(500);
  });

  test('of the same file by two people stays two people’s', async () => {
    const [one, two] = [await app.signUp(), await app.signUp()];
    for (const owner of [one, two])
      expect(await importMoodLogs(app.platform, owner.memberId, [row])).toMatchObject({ fresh: 1 });
  });
});

describe('what is stored', () => {
  test('holds no readable word: notes, activity names, answers', async () => {
    const canary = `canary${randomUUID().slice(0, 8)}`;
    const owner = await app.signUp();
    await save(owner, randomUUID(), { note: canary });
    const items = [{ id: randomUUID(), name: canary, icon: 'tag', is_hidden: false }];
    await owner.call('PUT', '/mood/activities', { items, version: 0 });
    for (const table of ['mood_logs', 'mood_activities', 'mood_assessments']) {
      const rows = await app.query(
        `select t::text as stored, encode(${
          { mood_logs: 'note', mood_activities: 'items', mood_assessments: 'answers' }[table]
        }, 'escape') as bytes from ${table} t`,
      );
      expect(JSON.stringify(rows)).not.toContain(canary);
    }
  });

  test('a query that forgot its owner sees nothing of others', async () => {
    await save(other, randomUUID());
    await save(member, randomUUID());
    const { rows } = await app.platform.database.asMember(member.memberId, (tx) =>
      sql<{ user_id: string }>`select distinct user_id from mood_logs`.execute(tx),
    );
    expect(rows).toEqual([{ user_id: member.memberId }]);
  });
});

describe('figures over everybody', () => {
  test('are given only where ten or more make them up, and only to the admin', async () => {
    const admin = await app.signUpAdmin();
    const people = await Promise.all(Array.from({ length: 10 }, () => app.signUp()));
    for (const [i, { memberId }] of people.entries()) {
      const base = { tz: 'Africa/Nairobi', time: '09:00' };
      await importMoodLogs(app.platform, memberId, [
        { ...base, date: '2018-05-01', score: i < 5 ? 2 : 4 },
        // A second check-in of one member weighs no more than the others' one.
        ...(i === 0 ? [{ ...base, date: '2018-05-01', time: '10:00', score: 4 }] : []),
        ...(i < 9 ? [{ ...base, date: '2018-05-02', score: 1 }] : []),
      ]);
    }
    const ask = (from: string, to: string) => admin.call('GET', `/admin/moods?from=${from}&to=${to}`);
    expect((await ask('2018-05-01', '2018-05-02')).body).toEqual({
      members: 10,
      days: [{ date: '2018-05-01', members: 10, mean: 3.1 }],
    });
    expect((await ask('2018-05-02', '2018-05-02')).body).toEqual({ members: null, days: [] });
    expect((await member.call('GET', '/admin/moods?from=2018-05-01&to=2018-05-02')).status).toBe(403);
  });
});
