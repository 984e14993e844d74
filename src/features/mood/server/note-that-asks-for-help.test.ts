import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { ago, DAY_MS, draft, eventsOf, save } from '../testing/mood-member.ts';

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp('Amani');
});
afterAll(() => app.close());

const dark = 'I want to kill myself';

describe('a note that asks for help', () => {
  test('is saved, shows the card and is written down as an event, without its words', async () => {
    const troubled = await app.signUp('Grace');
    const id = randomUUID();
    const { status, body } = await save(troubled, id, { score: 1, note: dark });
    expect(status).toBe(200);
    expect(body).toMatchObject({ note: dark, shows_help: true });
    const [event] = await eventsOf(app, troubled);
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
    expect(await eventsOf(app, troubled)).toHaveLength(1);
  });

  test('changing the score alone neither judges the note again nor brings the card back', async () => {
    const troubled = await app.signUp('Jabali');
    const id = randomUUID();
    const body = draft({ score: 1, note: dark });
    await troubled.call('PUT', `/mood/logs/${id}`, body);
    await troubled.call('POST', `/mood/logs/${id}/acknowledge-help`, {});
    const change = { ...body, score: 2, base_version: 1 };
    expect((await troubled.call('PUT', `/mood/logs/${id}`, change)).body.shows_help).toBe(false);
    expect(await eventsOf(app, troubled)).toHaveLength(1);
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
    expect(await eventsOf(app, troubled)).toHaveLength(1);
    const other = 'I have been cutting my arms again and I cannot stop doing it';
    await troubled.call('PUT', `/mood/logs/${id}`, { ...first, note: other, base_version: notes.length });
    expect(await eventsOf(app, troubled)).toHaveLength(2);
  });

  test('that another device was faster than, or deleted, still says that help belongs on the screen', async () => {
    const troubled = await app.signUp('Koinange');
    const id = randomUUID();
    const first = draft({ score: 1, note: 'on the bus' });
    await troubled.call('PUT', `/mood/logs/${id}`, first);
    await troubled.call('PUT', `/mood/logs/${id}`, { ...first, score: 2, base_version: 1 });
    const late = await troubled.call('PUT', `/mood/logs/${id}`, { ...first, note: dark, base_version: 1 });
    expect(late).toMatchObject({ status: 409, body: { data: { version: 2, shows_help: true } } });
    expect(await eventsOf(app, troubled)).toHaveLength(1);
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
    expect(await eventsOf(app, troubled)).toHaveLength(1);
    const another = [{ ...items[0], name: 'I will kill myself tonight' }];
    const late = await troubled.call('PUT', '/mood/activities', { items: another, version: 0 });
    expect(late).toMatchObject({ status: 409, body: { data: { shows_help: true } } });
  });
});
