import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { createAssessor } from './assessor.ts';
import { judgeEdit } from './judge-edit.service.ts';

let app: TestApp;
let member: TestMember;
const byRules = createAssessor({ reader: null, meaning: null, log: { warn: () => {} } });

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  member = await app.signUp();
});
afterAll(() => app.close());

const edit = (words: string, before: string, assessor: Pick<typeof byRules, 'assess'> = byRules) =>
  judgeEdit(
    app.platform,
    { assessor, memberId: member.memberId, surface: 'mood', findCountry: async () => 'KE' },
    words,
    before,
  );
const events = () =>
  app.query<{ level: string; shown: string[] }>(
    'select level, shown from safety_events where user_id = $1 order by created_at',
    [member.memberId],
  );
const dark = 'I want to kill myself';

test('a text mended many times is one event, and help stays due', async () => {
  const texts = ['', dark, `${dark}.`, `${dark}!`, `${dark}. The kettle is on.`, `Tea first. ${dark}.`];
  for (const [at, before] of texts.slice(0, -1).entries())
    expect(await edit(texts[at + 1]!, before)).toMatchObject({ showsHelp: true, isNews: at === 0 });
  expect(await events()).toEqual([{ level: 'elevated', shown: ['crisis_card'] }]);
});

test('something graver, and something else that asks for help, are news', async () => {
  expect((await edit(`${dark}. I will do it tonight, I have the pills here.`, dark)).isNews).toBe(true);
  expect((await edit(`${dark}. I cut my arms again last night.`, dark)).isNews).toBe(true);
  expect((await events()).map(({ level }) => level)).toEqual(['imminent', 'elevated']);
});

test('what is harmless is neither news nor written down', async () => {
  expect(await edit('This traffic is killing me', dark)).toMatchObject({ showsHelp: false, isNews: false });
  expect(await events()).toEqual([]);
});

test('S12 with the reader gone the card is due also where rules find nothing', async () => {
  const half = { assess: async () => ({ ...(await byRules.assess([])), isPartial: true as const }) };
  expect(await edit('A walk', '', half)).toMatchObject({ showsHelp: true, isUnjudged: false, isNews: true });
  expect(await events()).toEqual([]);
});

test('S12 with the assessor gone the card is due, and written down as the static one', async () => {
  const gone = { assess: () => Promise.reject(new Error('down')) };
  expect(await edit('A walk', '', gone)).toMatchObject({ showsHelp: true, isUnjudged: true, isNews: true });
  expect((await events())[0]?.shown).toEqual(['crisis_card', 'static_card']);
});
