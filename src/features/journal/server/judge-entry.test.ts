// One text, read again at every save, is one event; and what came with a file is read as well.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import type { Assessment, RiskLevel } from '#features/safety/safety.contract.ts';
import { photoWithPlace } from '../testing/dayone-file.ts';
import { download, draft, upload, write } from '../testing/journal-member.ts';
import { createEntryJudge, wordsToJudge } from './judge-entry.ts';
import { saveEntry } from './save-entry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const risky = 'I want to kill myself. I do not see another way out any more.';
const levelsOf = async ({ memberId }: TestMember) =>
  (
    await app.query<{ level: string }>(
      "select level from safety_events where user_id = $1 and surface = 'journal' order by created_at",
      [memberId],
    )
  ).map(({ level }) => level);
const patiently = { timeout: 10_000, interval: 100 };

describe('an entry that is read by rules at once and by all stages when it rests', () => {
  /** All stages say `level`; the rules say of these words that they are grave. */
  async function writeTwice(level: RiskLevel) {
    const member = await app.signUp();
    const id = randomUUID();
    const verdict: Assessment = { level, kinds: ['suicide'], evidence: ['test'], declined: [] };
    const calm: Assessment = { level: 'none', kinds: [], evidence: [], declined: [] };
    const judge = createEntryJudge(app.platform, {
      assessor: { assess: async ([turn]) => (turn?.content.includes('kill') ? verdict : calm) },
      findMember: async () => null,
    });
    const rowOf = async () =>
      (
        await app.query<{ shows_help: boolean; judged_version: number }>(
          'select shows_help, judged_version from journal_entries where id = $1',
          [id],
        )
      )[0]!;
    const saveAndRest = async (body: string, base_version: number) => {
      const asked = { ...draft({ title: '', body, tags: [], base_version }), id, template: 'free' as const };
      const { entry } = await saveEntry(app.platform, member.memberId, asked);
      await judge.judge(member.memberId, id, { text: wordsToJudge(entry), version: entry.version });
      expect((await rowOf()).judged_version).toBe(base_version);
      await vi.waitFor(async () => expect((await rowOf()).judged_version).toBe(entry.version), patiently);
    };
    await saveAndRest(risky, 0);
    expect((await rowOf()).shows_help).toBe(true);
    const first = await levelsOf(member);
    await member.call('POST', `/journal/entries/${id}/acknowledge-help`, {});
    await saveAndRest(`${risky} The kettle is on.`, 1);
    const { shows_help } = await rowOf();
    await judge.close();
    return { first, events: await levelsOf(member), shows_help };
  }

  test('is waited for when the server leaves, and no other is begun', async () => {
    const member = await app.signUp();
    const entries = [await write(member), await write(member)];
    let finish = () => {};
    const reading = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const assess = vi.fn(async (): Promise<Assessment> => {
      await reading;
      return { level: 'none', kinds: [], evidence: [], declined: [] };
    });
    const judge = createEntryJudge(app.platform, { assessor: { assess }, findMember: async () => null });
    for (const { id } of entries)
      await judge.judge(member.memberId, id, { text: 'Tea on the step.', version: 1 });
    await vi.waitFor(() => expect(assess).toHaveBeenCalledTimes(1), patiently);
    let hasLeft = false;
    const leaving = judge.close().then(() => {
      hasLeft = true;
    });
    expect(await judge.judge(member.memberId, entries[1].id, { text: risky, version: 1 })).toBeNull();
    await sleep(50);
    expect(hasLeft).toBe(false);
    finish();
    await leaving;
    await sleep(50);
    expect(assess).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['are sure of calm', 'watch', ['elevated']],
    ['find it graver', 'imminent', ['elevated', 'imminent']],
  ] as const)(
    'is not raised anew by each save where the later stages %s',
    async (_, level, expected) => {
      const { first, events, shows_help } = await writeTwice(level);
      expect(first).toEqual(expected);
      expect(events).toEqual(expected);
      expect(shows_help).toBe(false);
    },
    20_000,
  );
});

test('words that cannot be kept because of a wrong clock still say that help belongs on the screen', async () => {
  const member = await app.signUp();
  const save = (body: string) =>
    member.call('PUT', `/journal/entries/${randomUUID()}`, draft({ title: '', body, date: '2999-01-01' }));
  const refused = await save(risky);
  expect([refused.status, refused.body.data]).toEqual([422, { shows_help: true }]);
  expect((await save('The kettle is on.')).body.data?.shows_help).toBeUndefined();
});

test('S12 an entry that only rules could read brings the card, and is read again later', async () => {
  const member = await app.signUp();
  const { id, version } = await write(member, { title: '', tags: [], body: 'Tea on the step.' });
  const isJudged = async () =>
    (
      await app.query<{ is: boolean }>('select judged_version > 0 as is from journal_entries where id = $1', [
        id,
      ])
    )[0]!.is;
  await vi.waitFor(async () => expect(await isJudged()).toBe(true), patiently);
  await app.query('update journal_entries set judged_version = 0 where id = $1', [id]);
  const half: Assessment = { level: 'none', kinds: [], evidence: [], declined: [], isPartial: true };
  const judge = createEntryJudge(app.platform, {
    assessor: { assess: async () => half },
    findMember: async () => null,
  });
  await judge.judge(member.memberId, id, { text: 'Tea on the step.', version });
  const entry = async () => (await member.call('GET', `/journal/entries/${id}`)).body.shows_help;
  await vi.waitFor(async () => expect(await entry()).toBe(true), patiently);
  expect(await isJudged()).toBe(false);
  await judge.close();
});

test('reflecting on an entry again and again is no new event', async () => {
  const member = await app.signUp();
  const { id } = await write(member, { title: '', tags: [], body: risky });
  await vi.waitFor(async () => expect(await levelsOf(member)).toHaveLength(1), patiently);
  const before = await levelsOf(member);
  for (let time = 0; time < 3; time += 1)
    expect((await member.call('POST', `/journal/entries/${id}/reflect`, {})).body.shows_help).toBe(true);
  expect(await levelsOf(member)).toEqual(before);
});

test('a photo’s description with a comma mended is no new event, and the card that was put away stays away', async () => {
  const member = await app.signUp();
  const { id } = await write(member, { body: 'The sea was flat and grey.' });
  const path = `/journal/entries/${id}/photos?photo_id=${randomUUID()}`;
  const { body: photo } = await upload(app, member, path, await photoWithPlace('#336699'), 'image/jpeg');
  const describePhoto = (alt: string) => member.call('POST', `/journal/photos/${photo.id}/describe`, { alt });
  await describePhoto('The bridge I will jump from tonight I want to die');
  expect(await levelsOf(member)).toHaveLength(1);
  await member.call('POST', `/journal/entries/${id}/acknowledge-help`, {});
  await describePhoto('The bridge I will jump from tonight, I want to die.');
  expect(await levelsOf(member)).toHaveLength(1);
  expect((await member.call('GET', `/journal/entries/${id}`)).body.shows_help).toBe(false);
});

describe('what comes from a file', () => {
  const today = new Date().toISOString().slice(0, 10);
  const helpIn = async (member: TestMember) =>
    ((await member.call('GET', '/journal/entries')).body.items as { shows_help: boolean }[]).map(
      ({ shows_help }) => shows_help,
    );

  test.each([
    [today, true],
    ['2024-01-01', false],
  ])('with a photo whose description asks for help, written %s', async (date, isHeard) => {
    const writer = await app.signUp();
    const { id } = await write(writer, { title: 'Walk', body: 'The sea was flat and grey.', date });
    const path = `/journal/entries/${id}/photos?photo_id=${randomUUID()}`;
    const { body: photo } = await upload(app, writer, path, await photoWithPlace('#336699'), 'image/jpeg');
    await writer.call('POST', `/journal/photos/${photo.id}/describe`, { alt: 'The bridge' });
    const { bytes } = await download(app, writer, '/journal/export?format=json');
    const file = Buffer.from(bytes.toString().replace('The bridge', 'Where I will kill myself tonight'));

    const reader = await app.signUp();
    const { body } = await upload(app, reader, '/journal/import?kind=own', file, 'application/json');
    expect(body.photos.fresh).toBe(1);
    if (isHeard) await vi.waitFor(async () => expect(await helpIn(reader)).toEqual([true]), patiently);
    else await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await helpIn(reader)).toEqual([isHeard]);
    expect((await levelsOf(reader)).length).toBe(isHeard ? 1 : 0);
  });

  test('check-ins with a note that asks for help show it, in the last days, as one event', async () => {
    const member = await app.signUp();
    const note = 'I want to kill myself';
    const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const rows = [2, 3, 400].map((days) => `${dayBack(days)},1,Monday,07:05,awful,,,${note}`);
    const file = ['full_date,date,weekday,time,mood,activities,note_title,note', ...rows].join('\n');
    const { body } = await upload(app, member, '/journal/import?kind=daylio', Buffer.from(file), 'text/csv');
    expect(body.moods).toMatchObject({ fresh: 3 });
    const { items } = (await member.call('GET', '/mood/logs')).body;
    expect(items.map((log: { shows_help: boolean }) => log.shows_help)).toEqual([true, true, false]);
    const events = await app.query("select 1 from safety_events where user_id = $1 and surface = 'mood'", [
      member.memberId,
    ]);
    expect(events).toHaveLength(1);
    await upload(app, member, '/journal/import?kind=daylio', Buffer.from(file), 'text/csv');
    const again = await app.query("select 1 from safety_events where user_id = $1 and surface = 'mood'", [
      member.memberId,
    ]);
    expect(again).toHaveLength(1);
  });
});
