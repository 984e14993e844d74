import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTwoApps, startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { draft, write } from '../testing/journal-member.ts';
import { naughtyStrings } from '../testing/naughty-strings.data.ts';
import { sameDayBefore } from './journal.service.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp('Amani');
  other = await app.signUp('Baraka');
});
afterAll(() => app.close());

const save = (as: TestMember, id: string, more: Record<string, unknown>) =>
  as.call('PUT', `/journal/entries/${id}`, draft(more));
const list = async (as: TestMember, query = '') =>
  (await as.call('GET', `/journal/entries${query ? `?${query}` : ''}`)).body;
const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);

describe('writing', () => {
  test('an entry is kept as it was written', async () => {
    const entry = await write(member, {
      title: '  A title ',
      body: '# Head\n\nand *text*',
      tags: ['b', 'a'],
    });
    expect(entry).toMatchObject({
      title: 'A title',
      body: '# Head\n\nand *text*',
      tags: ['b', 'a'],
      date: '2026-03-14',
      mood: 4,
      version: 1,
      word_count: 3,
      photos: [],
      reflection: null,
      conflict_of: null,
      shows_help: false,
    });
    expect((await member.call('GET', `/journal/entries/${entry.id}`)).body).toEqual(entry);
  });

  test('nothing of it stands readable in the database', async () => {
    const entry = await write(member, { title: 'canary-title', body: 'canary-body', tags: ['canary-tag'] });
    const rows = await app.query('select e::text as row from journal_entries e where id = $1', [entry.id]);
    const hex = Buffer.from('canary').toString('hex');
    expect(String(rows[0]!.row)).not.toContain('canary');
    expect(String(rows[0]!.row)).not.toContain(hex);
  });

  test('the same write twice is one, in a row and all at once', async () => {
    const id = randomUUID();
    const sent = draft({ body: 'once' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => member.call('PUT', `/journal/entries/${id}`, sent)),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ outcome: 'saved', entry: { version: 1, body: 'once' } });
    }
    const later = await save(member, id, { body: 'twice', base_version: 1 });
    expect(later.body.entry.version).toBe(2);
    const again = await member.call('PUT', `/journal/entries/${id}`, sent);
    expect(again.body).toMatchObject({ outcome: 'saved', entry: { version: 2, body: 'twice' } });
  });

  test('two devices over one version: both texts are kept, and a retry makes no third', async () => {
    const { id } = await write(member, { body: 'first' });
    const mine = await save(member, id, { body: 'from the phone', base_version: 1 });
    expect(mine.body.outcome).toBe('saved');
    const late = draft({ body: 'from the laptop', base_version: 1 });
    const kept = await member.call('PUT', `/journal/entries/${id}`, late);
    expect(kept.body).toMatchObject({
      outcome: 'kept_both',
      entry: { body: 'from the laptop', conflict_of: id, version: 1 },
      other: { id, body: 'from the phone', version: 2 },
    });
    const again = await member.call('PUT', `/journal/entries/${id}`, late);
    expect(again.body).toEqual(kept.body);
    const { items } = await list(member, 'q=from%20the');
    expect(items).toHaveLength(2);
  });

  test('left as two entries on one device, the texts of a clash are two on every device', async () => {
    const writer = await app.signUp('Dalila');
    const told: unknown[] = [];
    const stop = app.platform.events.subscribe((change) => told.push(change));
    const { id } = await write(writer, { body: 'first' });
    await save(writer, id, { body: 'from the phone', base_version: 1 });
    const copy = (await save(writer, id, { body: 'from the laptop', base_version: 1 })).body.entry;
    const path = `/journal/entries/${copy.id}/keep-both`;
    await expect.poll(() => told.length).toBe(3);
    const settled = await writer.call('POST', path, {});
    expect(settled).toMatchObject({ status: 200, body: { id: copy.id, version: 1, conflict_of: null } });
    expect((await writer.call('GET', `/journal/entries/${copy.id}`)).body).toEqual(settled.body);
    const inList = (await list(writer)).items.map(({ conflict_of }: { conflict_of: unknown }) => conflict_of);
    expect(inList).toEqual([null, null]);
    // Said twice, or of an entry that never clashed, it changes nothing and tells nobody.
    expect((await writer.call('POST', path, {})).body).toEqual(settled.body);
    expect((await writer.call('POST', `/journal/entries/${id}/keep-both`, {})).body.body).toBe(
      'from the phone',
    );
    const own = { memberId: writer.memberId, topic: 'journal', id: copy.id };
    await expect.poll(() => told.slice(3)).toEqual([own]);
    stop();
    expect((await other.call('POST', path, {})).status).toBe(404);
    expect((await writer.call('POST', `/journal/entries/${randomUUID()}/keep-both`, {})).status).toBe(404);
  });

  test('words written for one member are not taken under another one’s sign-in', async () => {
    const id = randomUUID();
    const late = draft({ body: 'Amani’s own' });
    const path = `/journal/entries/${id}`;
    const writtenFor = { 'x-tulia-member': member.memberId };
    const refused = await other.call('PUT', path, late, writtenFor);
    expect(refused).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect((await other.call('GET', path)).status).toBe(404);
    expect((await member.call('PUT', path, late, writtenFor)).status).toBe(200);
    // Nor does a deletion meet "there is nothing of that id" under the wrong cookie, and count as done.
    expect((await other.call('DELETE', path, undefined, writtenFor)).status).toBe(401);
    expect((await member.call('GET', path)).body.body).toBe('Amani’s own');
  });

  test('a stale version with the same text is simply saved', async () => {
    const { id } = await write(member, { body: 'same' });
    await save(member, id, { body: 'same', base_version: 1, mood: 2 });
    const { body } = await save(member, id, { body: 'same', base_version: 1, mood: 5 });
    expect(body).toMatchObject({ outcome: 'saved', entry: { mood: 5, conflict_of: null }, other: null });
  });

  test('sixteen devices at once: one text wins, fifteen are kept beside it, none is lost', async () => {
    const writer = await app.signUp('Chiku');
    const { id } = await write(writer, { body: 'start' });
    const texts = Array.from({ length: 16 }, (_, at) => `device ${at}`);
    const answers = await Promise.all(texts.map((body) => save(writer, id, { body, base_version: 1 })));
    expect(answers.filter(({ body }) => body.outcome === 'saved')).toHaveLength(1);
    const { items } = await list(writer, 'limit=100');
    const bodies = await Promise.all(
      ids({ items }).map(async (each) => (await writer.call('GET', `/journal/entries/${each}`)).body.body),
    );
    expect(bodies.sort()).toEqual([...texts].sort());
  });

  test('a day that has begun nowhere yet is refused; the furthest today there is is not', async () => {
    const furthest = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    const beyond = new Date(Date.now() + 39 * 3_600_000).toISOString().slice(0, 10);
    expect((await save(member, randomUUID(), { date: furthest })).status).toBe(200);
    const refused = await save(member, randomUUID(), { date: beyond });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe('That day has not come yet.');
    expect((await save(member, randomUUID(), { date: '1700-01-01' })).status).toBe(422);
    expect((await save(member, randomUUID(), { date: '0000-01-01' })).status).toBe(422);
    for (const date of ['2026-02-30', 'today', '20260101'])
      expect((await save(member, randomUUID(), { date })).status, date).toBe(400);
  });

  test('a hundred thousand characters come back whole; one more is refused in words', async () => {
    const body = 'Ünïcödé 🌧️ words that go on.\n'.repeat(4_000).slice(0, 100_000);
    const entry = await write(member, { body });
    expect((await member.call('GET', `/journal/entries/${entry.id}`)).body.body).toBe(body);
    const refused = await save(member, randomUUID(), { body: 'x'.repeat(100_001) });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('100 000 characters');
  });

  test('every string there is comes back as it was sent, in title, text and tags', async () => {
    for (const text of naughtyStrings) {
      const clean = text.replaceAll('\u0000', '');
      const tag = clean.slice(0, 40).trim();
      const entry = await write(member, { title: text.slice(0, 200), body: text, tags: tag ? [tag] : [] });
      const read = (await member.call('GET', `/journal/entries/${entry.id}`)).body;
      expect(read.body).toBe(clean);
      expect(read.title).toBe(text.slice(0, 200).replaceAll('\u0000', '').trim());
      expect(read.tags).toEqual(tag ? [tag] : []);
      expect((await member.call('DELETE', `/journal/entries/${entry.id}`)).status).toBe(200);
    }
  });

  test('any text at all comes back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (body) => {
        const entry = await write(member, { body });
        const read = (await member.call('GET', `/journal/entries/${entry.id}`)).body;
        await member.call('DELETE', `/journal/entries/${entry.id}`);
        return read.body === body.replaceAll('\u0000', '');
      }),
      { numRuns: 40 },
    );
  });

  test('somebody else’s id is not found, whatever is done with it', async () => {
    const { id } = await write(other);
    expect((await save(member, id, {})).status).toBe(404);
    expect((await save(member, id, { base_version: 1 })).status).toBe(404);
    expect((await member.call('GET', `/journal/entries/${id}`)).status).toBe(404);
    expect((await member.call('DELETE', `/journal/entries/${id}`)).status).toBe(404);
    for (const what of ['acknowledge-help', 'reflect'])
      expect((await member.call('POST', `/journal/entries/${id}/${what}`, {})).status).toBe(404);
    expect((await other.call('GET', `/journal/entries/${id}`)).body.version).toBe(1);
  });
});

describe('deleting', () => {
  test('takes the entry and leaves only its number', async () => {
    const sent = draft();
    const id = randomUUID();
    await member.call('PUT', `/journal/entries/${id}`, sent);
    expect((await member.call('DELETE', `/journal/entries/${id}`)).body).toEqual({ isDeleted: true });
    expect((await member.call('GET', `/journal/entries/${id}`)).status).toBe(404);
    expect((await member.call('DELETE', `/journal/entries/${id}`)).status).toBe(404);
    expect(await app.query('select * from journal_entries where id = $1', [id])).toEqual([]);
    expect((await member.call('PUT', `/journal/entries/${id}`, sent)).status).toBe(404);
  });

  test('words written elsewhere meanwhile are kept, without bringing the entry back', async () => {
    const { id } = await write(member, { body: 'to be deleted' });
    await member.call('DELETE', `/journal/entries/${id}`);
    const { body } = await save(member, id, { body: 'written on the train', base_version: 1 });
    expect(body).toMatchObject({ outcome: 'kept_both', other: null, entry: { conflict_of: null } });
    expect(body.entry.id).not.toBe(id);
    expect((await member.call('GET', `/journal/entries/${id}`)).status).toBe(404);
  });

  test('a device that deletes and another that writes at the same moment are both answered', async () => {
    for (let round = 0; round < 12; round++) {
      const { id } = await write(member, { body: 'first' });
      const [removed, ...saved] = await Promise.all([
        member.call('DELETE', `/journal/entries/${id}`),
        ...['a', 'b', 'c'].map((body) => save(member, id, { body, base_version: 1 })),
      ]);
      expect([removed!, ...saved].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  });

  test('what was kept beside a deleted entry stands alone', async () => {
    const { id } = await write(member, { body: 'a' });
    await save(member, id, { body: 'b', base_version: 1 });
    const copy = (await save(member, id, { body: 'c', base_version: 1 })).body.entry;
    await member.call('DELETE', `/journal/entries/${id}`);
    expect((await member.call('GET', `/journal/entries/${copy.id}`)).body.conflict_of).toBeNull();
  });
});

describe('looking back', () => {
  let reader: TestMember;
  const written: string[] = [];
  beforeAll(async () => {
    reader = await app.signUp('Dalia');
    const days = ['2024-02-29', '2025-02-28', '2026-02-28', '2026-02-28', '2026-03-01', '2026-03-14'];
    for (const [at, date] of days.entries()) {
      const entry = await write(reader, {
        date,
        title: `Entry ${at}`,
        body: at % 2 === 0 ? 'A walk by the café with my sister.' : 'Rain (5+5)*2 [all] day.',
        tags: at % 2 === 0 ? ['Walk', 'family'] : ['walk'],
        mood: (at % 5) + 1,
        is_pinned: at === 1,
      });
      written.push(entry.id);
    }
  });

  test('pinned first, then the newest, page by page without a gap or a repeat', async () => {
    const expected = [1, 5, 4, 3, 2, 0].map((at) => written[at]);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: string }[]; nextCursor: string | null } = await list(
        reader,
        `limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...ids(page));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(expected);
  });

  test('a search takes words as they are, without case or accents, page by page', async () => {
    expect(ids(await list(reader, 'q=CAFE'))).toEqual([4, 2, 0].map((at) => written[at]));
    const first = await list(reader, 'q=CAFE&limit=2');
    expect(first.items[0].matches[0]).toEqual({
      before: 'A walk by the ',
      match: 'café',
      after: ' with my sister.',
    });
    expect(ids(await list(reader, `q=CAFE&limit=2&cursor=${first.nextCursor}`))).toEqual([written[0]]);
    expect(ids(await list(reader, `q=${encodeURIComponent('(5+5)*2 [')}`))).toHaveLength(3);
    for (const nothing of ['.*', '%', '_', '\\', 'café walk'])
      expect(ids(await list(reader, `q=${encodeURIComponent(nothing)}`)), nothing).toEqual([]);
    expect(ids(await list(reader, 'q=entry%203'))).toEqual([written[3]]);
  });

  test('a search knows at once what was written, changed and deleted', async () => {
    const { id } = await write(reader, { body: 'zanzibar' });
    expect(ids(await list(reader, 'q=zanzibar'))).toEqual([id]);
    await save(reader, id, { body: 'mombasa', base_version: 1 });
    expect(ids(await list(reader, 'q=zanzibar'))).toEqual([]);
    expect(ids(await list(reader, 'q=mombasa'))).toEqual([id]);
    await reader.call('DELETE', `/journal/entries/${id}`);
    expect(ids(await list(reader, 'q=mombasa'))).toEqual([]);
  });

  test('a search in one process knows what was written in another', async () => {
    const [here, there] = await openTwoApps();
    try {
      const writer = await here.signUp('Eshe');
      const search = async () => {
        const headers = { cookie: writer.cookie };
        const answer = await fetch(`${there.url}/api/journal/entries?q=serengeti`, { headers });
        return ((await answer.json()) as { items: unknown[] }).items.length;
      };
      expect(await search()).toBe(0);
      const { id } = await write(writer, { body: 'Serengeti at last' });
      expect(await search()).toBe(1);
      await writer.call('DELETE', `/journal/entries/${id}`);
      expect(await search()).toBe(0);
    } finally {
      await Promise.all([here.close(), there.close()]);
    }
  });

  test('filters by tag, mood and dates, with words and without', async () => {
    expect(ids(await list(reader, 'tag=WALK'))).toHaveLength(6);
    expect(ids(await list(reader, 'tag=family'))).toHaveLength(3);
    expect(ids(await list(reader, 'tag=family&q=sister&from=2026-01-01'))).toEqual([written[4], written[2]]);
    expect(ids(await list(reader, 'mood=2'))).toEqual([written[1]]);
    expect(ids(await list(reader, 'from=2026-02-28&to=2026-03-01'))).toEqual(
      [4, 3, 2].map((at) => written[at]),
    );
  });

  test('the calendar counts the days of a month', async () => {
    const { days } = (await reader.call('GET', '/journal/calendar?month=2026-02')).body;
    expect(days).toEqual([{ date: '2026-02-28', count: 2, mood: 3.5 }]);
    expect((await reader.call('GET', '/journal/calendar?month=2026-12')).body.days).toEqual([]);
    expect((await reader.call('GET', '/journal/calendar?month=2026-13')).status).toBe(400);
  });

  test('on this day: earlier years, and 29 February on 28 February of short years', async () => {
    const on = async (date: string) =>
      ids((await reader.call('GET', `/journal/on-this-day?date=${date}`)).body);
    expect(await on('2026-02-28')).toEqual([written[1], written[0]]);
    expect(await on('2028-02-28')).toHaveLength(3);
    expect(await on('2028-02-29')).toEqual([written[0]]);
    expect(sameDayBefore('2028-02-28')).not.toContain('2024-02-29');
  });

  test('tags are counted whatever their case', async () => {
    const { items } = (await reader.call('GET', '/journal/tags')).body;
    expect(items).toEqual([
      { tag: 'walk', count: 6 },
      { tag: 'family', count: 3 },
    ]);
  });

  test('nobody finds another’s words', async () => {
    expect(ids(await list(other, 'q=sister'))).toEqual([]);
  });
});

describe('over all members', () => {
  test('figures are shown only where ten or more stand behind them', async () => {
    const admin = await app.signUpAdmin();
    const date = '2025-07-01';
    const ask = async () => (await admin.call('GET', `/admin/journals?from=${date}&to=${date}`)).body;
    for (let at = 0; at < 9; at += 1) await write(await app.signUp(), { date });
    expect(await ask()).toEqual({ writers: null, entries: null, days: [] });
    const tenth = await app.signUp();
    await write(tenth, { date });
    await write(tenth, { date });
    expect(await ask()).toEqual({ writers: 10, entries: 11, days: [{ date, writers: 10, entries: 11 }] });
    expect((await member.call('GET', `/admin/journals?from=${date}&to=${date}`)).status).toBe(403);
  });
});
