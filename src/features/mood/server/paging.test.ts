// What was the last of one page is deleted or moved before the next one is asked for.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPages } from '#app/testing/read-pages.ts';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import type { MoodLog } from '../mood.contract.ts';
import { ago, MINUTE_MS, save } from '../testing/mood-member.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The ids of a member's own check-ins, newest first. */
async function begin(): Promise<string[]> {
  member = await app.signUp();
  const ids = Array.from({ length: 7 }, () => randomUUID());
  for (const [at, id] of ids.entries()) await save(member, id, { logged_at: ago((at + 1) * MINUTE_MS) });
  return ids;
}
const idsOf = (logs: MoodLog[]) => logs.map(({ id }) => id);
const remove = ({ id }: MoodLog) => member.call('DELETE', `/mood/logs/${id}`);

describe('the check-ins go on where they stood when the last one shown', () => {
  test('is deleted', async () => {
    const ids = await begin();
    expect(idsOf(await readPages(member, '/mood/logs', remove))).toEqual(ids);
  });

  test('is deleted, among those of one millisecond', async () => {
    const ids = await begin();
    for (const [at, id] of ids.toReversed().entries())
      await app.query('update mood_logs set logged_at = $2::timestamptz where id = $1', [
        id,
        `2026-03-01T10:00:00.00000${at}Z`,
      ]);
    expect(idsOf(await readPages(member, '/mood/logs', remove))).toEqual(ids);
  });

  test('was moved to another hour', async () => {
    const ids = await begin();
    const logged_at = ago(60 * MINUTE_MS);
    const move = ({ id, version }: MoodLog) => save(member, id, { logged_at, base_version: version });
    // What moved down comes once more where it stands now.
    const seen = idsOf(await readPages(member, '/mood/logs', move));
    expect([...new Set(seen)]).toEqual(ids);
  });
});

describe('a cursor', () => {
  test('may be the id of what was shown last', async () => {
    const ids = await begin();
    const { body } = await member.call('GET', `/mood/logs?cursor=${ids[4]}`);
    expect(idsOf(body.items)).toEqual(ids.slice(5));
  });

  test('that is none is refused', async () => {
    const [id] = await begin();
    const made = (text: string) => Buffer.from(text).toString('base64url');
    for (const cursor of ['x', 'x'.repeat(80), made(`12 ${id}`), made(`2026-02-30T10:00:00.000000Z ${id}`)]) {
      const { status } = await member.call('GET', `/mood/logs?cursor=${cursor}`);
      expect([400, 422], cursor).toContain(status);
    }
  });
});
