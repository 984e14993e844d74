// What was the last of one page is deleted or changed before the next one is asked for.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPages } from '#app/testing/read-pages.ts';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import type { JournalListItem } from '../journal.contract.ts';
import { draft, write } from '../testing/journal-member.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The ids of a member's own journal, in the timeline's order: three pinned ones, then those of two days. */
async function begin({ areApart }: { areApart: boolean }): Promise<string[]> {
  member = await app.signUp();
  const ids: string[] = [];
  for (let at = 0; at < 9; at += 1) {
    const date = at < 3 ? '2026-03-13' : '2026-03-14';
    const { id } = await write(member, { body: `needle ${at}`, date, is_pinned: at > 5 });
    ids.unshift(id);
    // Within one millisecond.
    if (!areApart)
      await app.query('update journal_entries set created_at = $2::timestamptz where id = $1', [
        id,
        `2026-03-14T10:00:00.00000${at}Z`,
      ]);
  }
  return ids;
}

const remove = ({ id }: JournalListItem) => member.call('DELETE', `/journal/entries/${id}`);
const change = (more: Record<string, unknown>) => (item: JournalListItem) =>
  member.call(
    'PUT',
    `/journal/entries/${item.id}`,
    draft({ body: 'needle', base_version: item.version, ...more }),
  );
const paths = ['/journal/entries', '/journal/entries?q=needle', '/journal/entries?tag=morning'];

describe.each(paths)('%s goes on where it stood when the last one shown', (path) => {
  test.each([
    ['is deleted', true, remove],
    ['is deleted, among those of one millisecond', false, remove],
    ['is no longer pinned, and of long ago', true, change({ is_pinned: false, date: '2020-01-01' })],
  ])('%s', async (_what, areApart, between) => {
    const ids = await begin({ areApart });
    const seen = (await readPages(member, path, between)).map(({ id }) => id);
    // What moved down comes once more where it stands now.
    expect([...new Set(seen)]).toEqual(ids);
  });

  test('is pinned since', async () => {
    const ids = await begin({ areApart: true });
    const seen = await readPages(member, path, change({ is_pinned: true }));
    expect(seen.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a cursor', () => {
  test.each(paths)('of %s may be the id of what was shown last', async (path) => {
    const ids = await begin({ areApart: true });
    const { body } = await member.call('GET', `${path}${path.includes('?') ? '&' : '?'}cursor=${ids[6]}`);
    expect(body.items.map(({ id }: JournalListItem) => id)).toEqual(ids.slice(7));
  });

  test('that is none is refused', async () => {
    const { id } = await write(await app.signUp());
    const wrong = [
      'x',
      'x'.repeat(80),
      ...[
        `2026-03-01T10:00:00.000000Z ${id}`,
        `true 2026-02-30 2026-03-01T10:00:00.000000Z ${id}`,
        `maybe 2026-03-01 2026-03-01T10:00:00.000000Z ${id}`,
      ].map((text) => Buffer.from(text).toString('base64url')),
    ];
    for (const cursor of wrong)
      for (const query of ['', 'q=needle&']) {
        const { status } = await member.call('GET', `/journal/entries?${query}cursor=${cursor}`);
        expect([400, 422], `${query} ${cursor}`).toContain(status);
      }
  });
});
