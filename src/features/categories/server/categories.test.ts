import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { MAX_OWN_CATEGORIES } from '../categories.contract.ts';
import { findCategory } from './categories.service.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp('Amani');
  other = await app.signUp('Baraka');
});
afterAll(() => app.close());

const draft = {
  name: '  Being a new father  ',
  description: ' Nights, patience, us two. ',
  subcategories: [{ id: 'nights', name: ' Nights ' }],
};
const make = (as = member, body: unknown = draft) => as.call('POST', '/categories', body);
const list = async (as = member) => (await as.call('GET', '/categories')).body;
const own = async (as = member) => (await list(as)).filter((each: { isCustom: boolean }) => each.isCustom);
/** From one to the most there may be. */
const fill = (as: TestMember) =>
  app.query(
    `insert into custom_therapy_categories (user_id, name, description, subcategories)
     select user_id, name, description, subcategories from custom_therapy_categories, generate_series(2, $2)
     where user_id = $1`,
    [as.memberId, MAX_OWN_CATEGORIES],
  );

describe('categories', () => {
  test('everyone has the ten built in, with four topics each', async () => {
    const all = await list(other);
    expect(all.map(({ id }: { id: string }) => id)).toEqual([
      'general',
      'relationships',
      'career',
      'personal',
      'creative',
      'health',
      'confidence',
      'trauma',
      'addiction',
      'lgbtq',
    ]);
    for (const each of all) {
      expect(each).toMatchObject({ isCustom: false, version: null });
      expect(each.subcategories).toHaveLength(4);
    }
  });

  test('one that is made again because its answer was lost is there once, and someone else’s stays theirs', async () => {
    const maker = await app.signUp();
    const id = randomUUID();
    const first = await make(maker, { ...draft, id });
    const again = await make(maker, { ...draft, id });
    expect(again.body).toEqual(first.body);
    expect((await own(maker)).map((each: { id: string }) => each.id)).toEqual([id]);
    expect((await make(await app.signUp(), { ...draft, id })).status).toBe(404);
  });

  test('an own one is trimmed, kept, and stands after the built-in ones, newest first', async () => {
    const first = await make();
    expect(first.body).toMatchObject({
      name: 'Being a new father',
      description: 'Nights, patience, us two.',
      subcategories: [{ id: 'nights', name: 'Nights' }],
      isCustom: true,
      version: 1,
    });
    const second = await make(member, { name: 'Moving abroad' });
    expect(second.body.subcategories).toEqual([{ id: 'general-support', name: 'General Support' }]);
    expect([second.body, first.body]).toMatchObject((await own()).slice(0, 2));
    expect(first.body.shows_help).toBe(false);
    expect((await list()).slice(0, 10).every((each: { isCustom: boolean }) => !each.isCustom)).toBe(true);
  });

  test.each([
    ['a name of spaces', { ...draft, name: '   ' }],
    ['a name of 81 characters', { ...draft, name: 'x'.repeat(81) }],
    ['a description of 501 characters', { ...draft, description: 'x'.repeat(501) }],
    ['no topic at all', { ...draft, subcategories: [] }],
    [
      'thirteen topics',
      { ...draft, subcategories: Array.from({ length: 13 }, (_, i) => ({ id: `t${i}`, name: 'x' })) },
    ],
    ['a topic without a name', { ...draft, subcategories: [{ id: 'a', name: ' ' }] }],
    ['a topic name of 81 characters', { ...draft, subcategories: [{ id: 'a', name: 'x'.repeat(81) }] }],
    [
      'two topics with one id',
      {
        ...draft,
        subcategories: [
          { id: 'a', name: 'x' },
          { id: 'a', name: 'y' },
        ],
      },
    ],
  ])('%s is refused', async (_, body) => {
    const before = (await own()).length;
    const { status } = await make(member, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await own()).toHaveLength(before);
  });

  test('the longest ones that fit are kept whole', async () => {
    const subcategories = Array.from({ length: 12 }, (_, i) => ({
      id: `t${i}`,
      name: `${i}`.padEnd(80, 'x'),
    }));
    const { body } = await make(member, {
      name: 'n'.repeat(80),
      description: 'd'.repeat(500),
      subcategories,
    });
    expect(body).toMatchObject({ name: 'n'.repeat(80), description: 'd'.repeat(500), subcategories });
  });

  test('a change keeps what two open windows wrote apart', async () => {
    const { body } = await make();
    const change = (name: string) =>
      member.call('PUT', `/categories/${body.id}`, { ...draft, name, version: body.version });
    const first = await change('Fatherhood');
    expect(first.body).toMatchObject({ id: body.id, name: 'Fatherhood', version: 2 });
    const second = await change('Parenthood');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'CHANGED_ELSEWHERE', data: { version: 2 } });
    expect((await own()).find(({ id }: { id: string }) => id === body.id).name).toBe('Fatherhood');
  });

  test('another member can neither see, change nor delete it', async () => {
    const { body } = await make();
    expect(await own(other)).toEqual([]);
    expect((await other.call('PUT', `/categories/${body.id}`, { ...draft, version: 1 })).status).toBe(404);
    expect((await other.call('DELETE', `/categories/${body.id}`)).status).toBe(404);
    expect(await findCategory(app.platform, other.memberId, body.id)).toBeNull();
    expect(body).toMatchObject((await findCategory(app.platform, member.memberId, body.id))!);
    const { rows } = await app.platform.database.asMember(other.memberId, (tx) =>
      sql`select id from custom_therapy_categories`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  test('a name that is a cry for help is kept, shows help, and is written down without its words', async () => {
    const { status, body } = await make(member, { ...draft, name: 'I want to kill myself' });
    expect(status).toBe(200);
    expect(body.shows_help).toBe(true);
    const events = await app.query(
      `select surface, level, shown from safety_events where user_id = '${member.memberId}'`,
    );
    expect(events).toEqual([{ surface: 'category', level: 'elevated', shown: ['crisis_card'] }]);
  });

  test('a cry for help shows help once, not again with each topic that is added to it', async () => {
    const crier = await app.signUp('Ekon');
    const { body } = await make(crier, { ...draft, name: 'I want to kill myself' });
    const change = (version: number, more: object) =>
      crier.call('PUT', `/categories/${body.id}`, {
        ...draft,
        name: 'I want to kill myself',
        version,
        ...more,
      });
    const topics = [
      { id: 'a', name: 'Evenings' },
      { id: 'b', name: 'Mornings' },
    ];
    expect((await change(1, { subcategories: topics })).body).toMatchObject({
      version: 2,
      shows_help: false,
    });
    expect((await change(2, { name: 'I want to kill myself.' })).body.shows_help).toBe(false);
    const graver = await change(3, { description: 'I have the pills here and I will do it tonight.' });
    expect(graver.body.shows_help).toBe(true);
    const events = await app.query(
      `select level from safety_events where user_id = '${crier.memberId}' order by created_at`,
    );
    expect(events).toEqual([{ level: 'elevated' }, { level: 'imminent' }]);
  });

  test('a cry for help in one that cannot be kept shows help all the same, and is written down', async () => {
    const crier = await app.signUp('Dalia');
    const cry = { ...draft, name: 'I want to kill myself' };
    const events = async () =>
      (await app.query(`select shown from safety_events where user_id = '${crier.memberId}'`)).length;
    const { body } = await make(crier);
    const change = { ...cry, version: 7 };

    const late = await crier.call('PUT', `/categories/${body.id}`, change);
    expect(late).toMatchObject({ status: 409, body: { data: { version: 1, shows_help: true } } });
    const gone = await crier.call('PUT', `/categories/${randomUUID()}`, change);
    expect(gone).toMatchObject({ status: 404, body: { data: { shows_help: true } } });
    expect(await events()).toBe(2);

    await fill(crier);
    const full = await make(crier, cry);
    expect(full).toMatchObject({ status: 409, body: { data: { shows_help: true } } });
    expect(full.body.message).toContain('Delete one to make room');
    expect((await make(crier)).body.data?.shows_help).toBeUndefined();
    expect(await events()).toBe(3);
  });

  test('a cry for help shows help where the database fails, too', async () => {
    await app.query('alter table custom_therapy_categories rename to away');
    try {
      const { status, body } = await make(member, { ...draft, name: 'I want to kill myself' });
      expect([status, body.data]).toEqual([503, { shows_help: true }]);
      expect((await make()).status).toBe(500);
    } finally {
      await app.query('alter table away rename to custom_therapy_categories');
    }
  });

  test('deleted is gone, and deleting again says so', async () => {
    const { body } = await make();
    expect((await member.call('DELETE', `/categories/${body.id}`)).body).toEqual({ id: body.id });
    expect((await own()).some(({ id }: { id: string }) => id === body.id)).toBe(false);
    expect((await member.call('DELETE', `/categories/${body.id}`)).status).toBe(404);
  });

  test('a built-in one can be neither changed nor deleted', async () => {
    expect((await member.call('DELETE', '/categories/general')).status).toBeGreaterThanOrEqual(400);
    expect(await findCategory(app.platform, member.memberId, 'general')).toMatchObject({ isCustom: false });
    expect(await findCategory(app.platform, member.memberId, 'nonsense')).toBeNull();
  });

  test('no word of it is readable in the table', async () => {
    const canary = `canary${randomUUID()}`;
    const { body } = await make(member, {
      name: canary,
      description: canary,
      subcategories: [{ id: 'a', name: canary }],
    });
    const [row] = await app.query(
      `select encode(name, 'escape') || encode(description, 'escape') || encode(subcategories, 'escape') as stored
       from custom_therapy_categories where id = $1`,
      [body.id],
    );
    expect(row?.stored).not.toContain(canary);
  });

  test('there is an end to how many one member may keep', async () => {
    const collector = await app.signUp('Chiku');
    await make(collector);
    await fill(collector);
    const { status, body } = await make(collector);
    expect(status).toBe(409);
    expect(body.message).toContain('Delete one to make room');
  });
});
