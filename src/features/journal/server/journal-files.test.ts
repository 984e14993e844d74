import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { daylioElsewhere, daylioFile } from '../testing/daylio-file.ts';
import { dayOneFile, photoWithPlace } from '../testing/dayone-file.ts';
import { download, draft, upload, write } from '../testing/journal-member.ts';
import { naughtyStrings } from '../testing/naughty-strings.data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const types = { dayone: 'application/zip', daylio: 'text/csv', own: 'application/json' } as const;
const take = (as: TestMember, kind: keyof typeof types, file: Uint8Array, query = '') =>
  upload(app, as, `/journal/import?kind=${kind}${query}`, file, types[kind]);
const countEntries = async (as: TestMember): Promise<number> =>
  Number(
    (
      await app.query('select count(*)::integer as n from journal_entries where user_id = $1', [as.memberId])
    )[0]!.n,
  );
const exportOwn = async (as: TestMember) => (await download(app, as, '/journal/export?format=json')).bytes;
const dayOneOf = (entries: object[], extra: Record<string, Uint8Array> = {}) =>
  Buffer.from(zipSync({ 'Journal.json': strToU8(JSON.stringify({ metadata: {}, entries })), ...extra }));

describe('a Day One export', () => {
  test('of a thousand entries comes in dry, then once, with its photos stripped; again nothing is added', async () => {
    const member = await app.signUp('Amani');
    const file = await dayOneFile(1_000);
    const dry = await take(member, 'dayone', file, '&dry=1');
    expect(dry.status).toBe(200);
    expect(dry.body).toEqual({
      kind: 'dayone',
      isDryRun: true,
      entries: { found: 1_000, fresh: 1_000, known: 0, skipped: 0 },
      moods: { found: 0, fresh: 0, known: 0, skipped: 0 },
      photos: { found: 10, fresh: 10, skipped: 0 },
      notes: [],
    });
    expect(await countEntries(member)).toBe(0);

    const startedAt = performance.now();
    const first = await take(member, 'dayone', file);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(first.body).toEqual({ ...dry.body, isDryRun: false });
    const again = await take(member, 'dayone', file);
    expect(again.body).toMatchObject({
      entries: { found: 1_000, fresh: 0, known: 1_000, skipped: 0 },
      photos: { found: 10, fresh: 0, skipped: 0 },
    });
    expect(await countEntries(member)).toBe(1_000);

    const withPhoto = (await member.call('GET', '/journal/entries?limit=100')).body.items.find(
      ({ photo_count }: { photo_count: number }) => photo_count > 0,
    );
    const entry = (await member.call('GET', `/journal/entries/${withPhoto.id}`)).body;
    expect(entry.body).not.toContain('dayone-moment');
    expect(entry.shows_help).toBe(false);
    const photo = await download(app, member, `/journal/photos/${entry.photos[0].id}`);
    expect(photo.bytes.includes('Secretphone')).toBe(false);
    expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([]);
  });

  test('keeps the day it was for the writer, the title, the tags, and words beyond the longest entry', async () => {
    const member = await app.signUp('Baraka');
    const file = dayOneOf([
      {
        uuid: 'A1',
        creationDate: '2024-12-31T22:30:00Z',
        timeZone: 'Africa/Nairobi',
        text: '# New year\n\nFireworks\\!',
        tags: ['night', 'x'.repeat(60)],
        starred: true,
        isPinned: true,
      },
      {
        uuid: 'A2',
        creationDate: '2024-05-01T10:00:00Z',
        text: 'word '.repeat(45_000),
        tags: 7,
        photos: 'no',
      },
      { uuid: 'A3', creationDate: '2999-01-01T10:00:00Z', text: 'from the future' },
      { uuid: 'A4', creationDate: 'yesterday', text: 'no day' },
      {
        uuid: 'A5',
        creationDate: '2024-05-02T10:00:00Z',
        text: 'a\u0000b\ud800',
        audios: [{}],
        photos: [{ md5: 'gone', identifier: 'P' }],
      },
    ]);
    const { body } = await take(member, 'dayone', file);
    expect(body.entries).toEqual({ found: 7, fresh: 5, known: 0, skipped: 2 });
    expect(body.photos).toEqual({ found: 1, fresh: 0, skipped: 1 });
    expect(body.notes).toHaveLength(4);
    const { items } = (await member.call('GET', '/journal/entries?limit=10')).body;
    expect(items[0]).toMatchObject({
      title: 'New year',
      date: '2025-01-01',
      is_pinned: true,
      tags: ['starred', 'night', 'x'.repeat(40)],
    });
    const long = items.filter(({ date }: { date: string }) => date === '2024-05-01');
    const bodies = await Promise.all(
      long.map(async ({ id }: { id: string }) => (await member.call('GET', `/journal/entries/${id}`)).body),
    );
    expect(bodies.map(({ body: text }) => text.length).reduce((a, b) => a + b)).toBe(
      'word '.repeat(45_000).trim().length,
    );
  });

  test('what was deleted here comes back when it is taken in again, and what broke off is completed', async () => {
    const member = await app.signUp('Chiku');
    const photo = await photoWithPlace('#445566');
    const entries = ['B1', 'B2', 'B3'].map((uuid, at) => ({
      uuid,
      creationDate: `2024-03-0${at + 1}T10:00:00Z`,
      text: uuid,
      photos: [{ md5: 'abc', identifier: uuid }],
    }));
    await take(member, 'dayone', dayOneOf(entries.slice(0, 2)));
    const { items } = (await member.call('GET', '/journal/entries')).body;
    await member.call('DELETE', `/journal/entries/${items[0].id}`);
    const { body } = await take(member, 'dayone', dayOneOf(entries, { 'photos/abc.jpeg': photo }));
    expect(body.entries).toMatchObject({ fresh: 2, known: 1 });
    expect(body.photos).toEqual({ found: 3, fresh: 3, skipped: 0 });
    expect((await member.call('GET', '/journal/entries?q=b2')).body.items).toHaveLength(1);
  });
});

describe('a Daylio export', () => {
  test('of a thousand days becomes check-ins and entries, once', async () => {
    const member = await app.signUp('Dalia');
    const file = daylioFile(1_000);
    const dry = (await take(member, 'daylio', file, '&dry=1')).body;
    expect(dry.moods).toMatchObject({ found: 1_000, fresh: 1_000 });
    const first = (await take(member, 'daylio', file)).body;
    expect(first).toEqual({ ...dry, isDryRun: false });
    expect(first.entries.fresh).toBeGreaterThan(400);
    const again = (await take(member, 'daylio', file)).body;
    expect(again.moods).toMatchObject({ fresh: 0, known: 1_000 });
    expect(again.entries).toMatchObject({ fresh: 0, known: first.entries.fresh });
    const logs = (await member.call('GET', '/mood/logs?limit=5')).body.items;
    expect(logs).toHaveLength(5);
    expect(await countEntries(member)).toBe(first.entries.fresh);
  });

  test('of a phone in another language comes in as well', async () => {
    const member = await app.signUp('Eshe');
    const { body } = await take(member, 'daylio', Buffer.from(daylioElsewhere.swahili!));
    expect(body).toMatchObject({ moods: { fresh: 2 }, entries: { fresh: 1 } });
    const { items } = (await member.call('GET', '/journal/entries?q=mvua')).body;
    expect(items[0]).toMatchObject({ date: '2025-03-14', mood: 4, tags: ['kazi'] });
  });
});

describe('the own format', () => {
  test('goes out, comes in and goes out again byte for byte: texts, photos, reflections, conflicts', async () => {
    const writer = await app.signUp('Faraji');
    for (const [at, text] of naughtyStrings.entries())
      await write(writer, {
        title: text.slice(0, 60),
        body: text,
        date: `2024-01-${String((at % 28) + 1).padStart(2, '0')}`,
      });
    const entry = await write(writer, { title: 'With photos', body: '**Bold** and 🌧️' });
    for (const colour of ['#112233', '#445566']) {
      const path = `/journal/entries/${entry.id}/photos?photo_id=${randomUUID()}`;
      const { body } = await upload(app, writer, path, await photoWithPlace(colour), 'image/jpeg');
      await writer.call('POST', `/journal/photos/${body.id}/describe`, { alt: `A "${colour}" gate` });
    }
    await writer.call('POST', `/journal/entries/${entry.id}/reflect`, {});
    await writer.call('PUT', `/journal/entries/${entry.id}`, draft({ body: 'late', base_version: 0 }));
    const out = await exportOwn(writer);
    expect(JSON.parse(out.toString()).entries).toHaveLength(naughtyStrings.length + 2);
    expect(
      JSON.parse(out.toString()).entries.some(
        ({ conflict_of }: { conflict_of: string }) => conflict_of === entry.id,
      ),
    ).toBe(true);

    // Into another account.
    const reader = await app.signUp('Gathoni');
    const { body } = await take(reader, 'own', out);
    expect(body.entries).toMatchObject({ fresh: naughtyStrings.length + 2, known: 0, skipped: 0 });
    expect(body.photos).toEqual({ found: 2, fresh: 2, skipped: 0 });
    expect((await exportOwn(reader)).equals(out)).toBe(true);
    // Twice.
    expect((await take(reader, 'own', out)).body.entries).toMatchObject({ fresh: 0 });
    expect((await exportOwn(reader)).equals(out)).toBe(true);
    // Into the same account, after everything in it was deleted; and laid out by another program.
    for (const { id } of (await writer.call('GET', '/journal/entries?limit=100')).body.items)
      await writer.call('DELETE', `/journal/entries/${id}`);
    await take(writer, 'own', Buffer.from(JSON.stringify(JSON.parse(out.toString()), null, 2)));
    expect((await exportOwn(writer)).equals(out)).toBe(true);
  });

  test('an own entry that is still there is known', async () => {
    const member = await app.signUp('Hasani');
    await write(member, { body: 'here' });
    const { body } = await take(member, 'own', await exportOwn(member));
    expect(body.entries).toEqual({ found: 1, fresh: 0, known: 1, skipped: 0 });
  });

  test('that stops in the middle gives what it has and says so; bad entries stay out', async () => {
    const member = await app.signUp('Imara');
    await write(member, { body: 'one' });
    await write(member, { body: 'two' });
    const out = (await exportOwn(member)).toString();
    const other = await app.signUp('Jabali');
    const cut = await take(other, 'own', Buffer.from(out.slice(0, -40)));
    expect(cut.body.entries).toMatchObject({ fresh: 1, skipped: 1 });
    expect(cut.body.notes.join(' ')).toContain('damaged');
    const third = await app.signUp('Kiah');
    const bad = await take(third, 'own', Buffer.from(out.replace('"mood":4', '"mood":9')));
    expect(bad.body.entries).toMatchObject({ fresh: 1, skipped: 1 });
  });

  test('a photo in it that is no picture, or carries a place, is left out or stripped', async () => {
    const member = await app.signUp('Lela');
    const spy = await photoWithPlace('#778899');
    const entry = {
      id: randomUUID(),
      date: '2025-01-01',
      title: '',
      body: 'x',
      tags: [],
      mood: null,
      template: 'free',
      is_pinned: false,
      conflict_of: null,
      created_at: '2025-01-01T00:00:00.000Z',
      updated_at: '2025-01-01T00:00:00.000Z',
      reflection: null,
      photos: [
        { id: randomUUID(), alt: '', webp: spy.toString('base64') },
        { id: randomUUID(), alt: '', webp: Buffer.from('<svg/>').toString('base64') },
      ],
    };
    const file = Buffer.from(JSON.stringify({ format: 'tulia-journal', version: 1, entries: [entry] }));
    const { body } = await take(member, 'own', file);
    expect(body.photos).toEqual({ found: 2, fresh: 1, skipped: 1 });
    const { items } = (await member.call('GET', '/journal/entries')).body;
    const photo = await download(app, member, `/journal/photos/${items[0].cover_photo_id}`);
    expect(photo.bytes.includes('Secretphone')).toBe(false);
  });
});

describe('a file that cannot be read is refused in words, and leaves nothing', () => {
  let member: TestMember;
  beforeAll(async () => {
    member = await app.signUp('Maua');
  });
  const refused = async (kind: keyof typeof types, file: Uint8Array) => {
    const { status, body } = await take(member, kind, file);
    expect(status).toBe(422);
    expect(await countEntries(member)).toBe(0);
    return body.message as string;
  };

  test('no zip, a damaged one, one cut short, one without a journal, one with a password', async () => {
    const whole = await dayOneFile(20, 0);
    expect(await refused('dayone', Buffer.from('hello'))).toContain('not a zip');
    expect(await refused('dayone', new Uint8Array())).toContain('not a zip');
    expect(await refused('dayone', whole.subarray(0, whole.length / 2))).toContain('not a zip');
    const damaged = Buffer.from(whole);
    damaged.fill(0x55, 60, 400);
    expect(await refused('dayone', damaged)).toContain('damaged');
    expect(await refused('dayone', Buffer.from(zipSync({ 'a.txt': strToU8('x') })))).toContain(
      'no Day One journal',
    );
    expect(await refused('dayone', Buffer.from(zipSync({ 'a.json': strToU8('{"entries":') })))).toContain(
      'damaged',
    );
    const locked = Buffer.from(whole);
    locked[locked.indexOf(Buffer.from('504b0102', 'hex')) + 8]! |= 1;
    expect(await refused('dayone', locked)).toContain('password');
    expect(await refused('own', Buffer.from('{"format":"other"}'))).toContain(
      'not a journal exported from here',
    );
    expect(await refused('own', Buffer.from('[]'))).toContain('not a journal');
    expect(await refused('daylio', Buffer.from('a,b\n1,2'))).toContain('Daylio');
  });

  test('a zip bomb: by ratio, by a lie about its size, by files that share their bytes', async () => {
    const huge = new Uint8Array(40 * 1024 * 1024).fill(32);
    expect(await refused('dayone', Buffer.from(zipSync({ 'Journal.json': huge }, { level: 9 })))).toContain(
      'unfolds',
    );
    const lying = Buffer.from(
      zipSync({ 'Journal.json': new Uint8Array(60 * 1024 * 1024).fill(32) }, { level: 9 }),
    );
    lying.writeUInt32LE(1_000, lying.indexOf(Buffer.from('504b0102', 'hex')) + 24);
    expect(await refused('dayone', lying)).toContain('unfolds');
    const two = Buffer.from(
      zipSync({ 'a.json': strToU8('{"entries":[]}'), 'b.json': strToU8('{"entries":[]}') }),
    );
    const second = two.lastIndexOf(Buffer.from('504b0102', 'hex'));
    two.writeUInt32LE(0, second + 42);
    expect(await refused('dayone', two)).toContain('unfolds');
  });

  test('and a kind that does not exist, a type that is none, a second one at the same time', async () => {
    expect(
      (await upload(app, member, '/journal/import?kind=diary', Buffer.from('x'), 'text/csv')).status,
    ).toBe(422);
    expect(
      (await upload(app, member, '/journal/import?kind=own', Buffer.from('x'), 'image/png')).status,
    ).toBe(415);
    const other = await app.signUp('Nia');
    const file = await dayOneFile(300, 0);
    const answers = await Promise.all([take(other, 'dayone', file), take(other, 'dayone', file)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('an export', () => {
  test('as Markdown is a zip with a file for each entry, its photos beside it', async () => {
    const member = await app.signUp('Omari');
    const entry = await write(member, {
      title: 'Été: "rain"\n---',
      body: '# Head\n\n*text*',
      date: '2025-05-05',
      tags: ['a: b'],
    });
    await write(member, { title: 'Été rain', body: 'second', date: '2025-05-05' });
    const path = `/journal/entries/${entry.id}/photos?photo_id=${randomUUID()}`;
    const photo = (await upload(app, member, path, await photoWithPlace('#0a0a0a'), 'image/jpeg')).body;
    const { bytes, headers } = await download(app, member, '/journal/export?format=markdown');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="journal-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual([
      '2025/2025-05-05-été-rain-2.md',
      '2025/2025-05-05-été-rain.md',
      `photos/${photo.id}.webp`,
    ]);
    const text = strFromU8(files['2025/2025-05-05-été-rain.md']!);
    expect(text).toContain('tags: ["a: b"]');
    expect(text).toContain('# Head\n\n*text*');
    expect(text).toContain(`](../photos/${photo.id}.webp)`);
    expect(text.split('\n').filter((line) => line === '---')).toHaveLength(2);
  });

  test('as PDF opens, whatever the letters', async () => {
    const member = await app.signUp('Pendo');
    for (const text of naughtyStrings) await write(member, { title: text.slice(0, 50), body: text });
    const { bytes, headers } = await download(app, member, '/journal/export?format=pdf');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
  });

  test('of an empty journal is a file as well, and each is only one’s own', async () => {
    const member = await app.signUp('Rehema');
    for (const format of ['json', 'markdown', 'pdf'])
      expect((await download(app, member, `/journal/export?format=${format}`)).status, format).toBe(200);
    expect((await exportOwn(member)).toString()).toBe(
      '{"format":"tulia-journal","version":1,"entries":[\n]}\n',
    );
    expect((await download(app, member, '/journal/export?format=doc')).status).toBe(422);
    expect((await fetch(`${app.url}/api/journal/export?format=json`)).status).toBe(401);
  });
});
