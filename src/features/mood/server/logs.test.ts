import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import type { MoodLog, MoodOverview } from '../mood.contract.ts';
import { ago, DAY_MS, draft, MINUTE_MS, save, setClock } from '../testing/mood-member.ts';

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
