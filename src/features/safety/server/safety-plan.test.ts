import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp('Amani');
  other = await app.signUp('Baraka');
});
afterAll(() => app.close());

const none = { signs: [], coping: [], distraction: [], people: [], professionals: [], safer: [] };
const steps = (signs: string[]) => ({
  signs,
  coping: ['walk to the shop'],
  distraction: [],
  people: ['Wanjiru'],
  professionals: [],
  safer: [],
});

test('a plan is empty at first, kept as written, and seen by nobody else', async () => {
  expect((await member.call('GET', '/safety-plan')).body).toMatchObject({ version: 0, updated_at: null });
  const saved = await member.call('PUT', '/safety-plan', { steps: steps(['I stop answering']), version: 0 });
  expect(saved).toMatchObject({ status: 200, body: { version: 1 } });
  expect((await member.call('GET', '/safety-plan')).body.steps).toEqual(steps(['I stop answering']));
  expect((await other.call('GET', '/safety-plan')).body).toMatchObject({ version: 0 });
});

test('a change made elsewhere is never overwritten', async () => {
  const { version } = (await member.call('GET', '/safety-plan')).body;
  const first = await member.call('PUT', '/safety-plan', { steps: steps(['on the phone']), version });
  const late = await member.call('PUT', '/safety-plan', { steps: steps(['on the laptop']), version });
  expect([first.status, late.status]).toEqual([200, 409]);
  expect((await member.call('GET', '/safety-plan')).body.steps.signs).toEqual(['on the phone']);
  const again = await member.call('PUT', '/safety-plan', { steps: steps(['as if new']), version: 0 });
  expect(again.status).toBe(409);
});

test('the words are sealed where they are stored', async () => {
  await app.platform.database.asSystem(async (tx) => {
    const { rows } = await sql<{ steps: Buffer }>`select steps from safety_plans`.execute(tx);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.steps.toString('latin1')).not.toContain('Wanjiru');
  });
});

test('lines that do not fit are refused with a sentence, and nothing is lost', async () => {
  const { version } = (await member.call('GET', '/safety-plan')).body;
  for (const signs of [['x'.repeat(301)], Array.from({ length: 13 }, () => 'line'), ['  ']]) {
    expect((await member.call('PUT', '/safety-plan', { steps: steps(signs), version })).status).toBe(400);
  }
  expect((await member.call('GET', '/safety-plan')).body.steps.signs).toEqual(['on the phone']);
});

test('a deleted plan is gone', async () => {
  const { version } = (await member.call('GET', '/safety-plan')).body;
  const gone = { steps: none, version: version + 1, updated_at: null };
  expect((await member.call('DELETE', '/safety-plan')).body).toEqual({
    isDeleted: true,
    version: gone.version,
  });
  expect((await member.call('GET', '/safety-plan')).body).toEqual(gone);
  expect((await member.call('DELETE', '/safety-plan')).body).toEqual({
    isDeleted: false,
    version: gone.version,
  });
  expect((await other.call('DELETE', '/safety-plan')).body).toEqual({ isDeleted: false, version: 0 });
});

test('a device that missed a deletion neither brings the plan back nor writes over the next one', async () => {
  const writer = await app.signUp('Chiku');
  const put = (signs: string[], version: number) =>
    writer.call('PUT', '/safety-plan', { steps: steps(signs), version });
  // The answer to this one was lost on its way to the phone.
  const { version } = (await put(['from the phone'], 0)).body;
  const { body: deletion } = await writer.call('DELETE', '/safety-plan');
  expect((await put(['from the phone'], 0)).status).toBe(409);
  expect((await put(['from the phone'], version)).status).toBe(409);
  expect((await writer.call('GET', '/safety-plan')).body.steps).toEqual(none);

  const next = await put(['written anew'], deletion.version);
  expect(next.status).toBe(200);
  expect((await put(['from the phone'], version)).status).toBe(409);
  expect((await writer.call('GET', '/safety-plan')).body.steps.signs).toEqual(['written anew']);
});
