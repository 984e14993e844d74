import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import type { MoodLog } from '../mood.contract.ts';
import { DAY_MS, save } from '../testing/mood-member.ts';
import { importMoodLogs } from './mood.service.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp('Amani');
  other = await app.signUp('Baraka');
});
afterAll(() => app.close());

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
