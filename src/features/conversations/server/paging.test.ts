// What was the last of one page is deleted before the next one is asked for.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPages } from '#app/testing/read-pages.ts';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { saveItem } from './transcript.service.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const COUNT = 7;
/** Of a member of their own, newest first, each with one message. `areApart`: by more than a millisecond. */
async function begin({ areApart }: { areApart: boolean }): Promise<string[]> {
  member = await app.signUp();
  const ids: string[] = [];
  for (let at = 0; at < COUNT; at += 1) {
    const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
    const id: string = (await member.call('POST', '/conversations', draft)).body.id;
    await say(id, 0, `needle ${at}`);
    ids.unshift(id);
  }
  if (areApart) return ids;
  for (const [at, id] of ids.toReversed().entries())
    await app.query('update conversations set created_at = $2::timestamptz where id = $1', [
      id,
      `2026-03-01T10:00:00.00000${at}Z`,
    ]);
  return ids;
}
const say = (conversationId: string, at: number, content: string) =>
  saveItem(app.platform, {
    memberId: member.memberId,
    conversationId,
    itemId: `item_${at}`,
    position: at * 1_024,
    role: 'user',
    content,
    source: 'voice',
    isFinal: true,
    heardMs: null,
  });

type Item = { id?: string; conversation?: { id: string } };

const idOf = ({ id, conversation }: Item): string => conversation?.id ?? id!;
async function readAll(path: string, remove: (id: string) => Promise<unknown>): Promise<string[]> {
  return (await readPages<Item>(member, path, (last) => remove(idOf(last)))).map(idOf);
}
const removeConversation = (id: string) => member.call('DELETE', `/conversations/${id}`);

describe('a list goes on where it stood when the last one shown is deleted', () => {
  test.each([
    ['conversations', '/conversations', true],
    ['conversations of one millisecond', '/conversations', false],
    ['history', '/history', true],
    ['history of one millisecond', '/history', false],
    ['a search', '/history?q=needle', true],
  ])('%s', async (_what, path, areApart) => {
    const ids = await begin({ areApart });
    expect(await readAll(path, removeConversation)).toEqual(ids);
  });

  test('a transcript', async () => {
    const [id = ''] = await begin({ areApart: true });
    for (let at = 1; at < COUNT; at += 1) await say(id, at, `${at}`);
    const remove = (gone: string) => app.query('delete from messages where id = $1', [gone]);
    expect(await readAll(`/conversations/${id}/messages`, remove)).toHaveLength(COUNT);
  });
});

describe('a cursor', () => {
  test('may be the id of what was shown last, as a page goes on from what is left of it', async () => {
    const ids = await begin({ areApart: true });
    for (const path of ['/conversations', '/history']) {
      const { body } = await member.call('GET', `${path}?cursor=${ids[4]}`);
      expect(body.items).toHaveLength(2);
    }
  });

  test('that is none is refused', async () => {
    const [id = ''] = await begin({ areApart: true });
    const made = (text: string) => Buffer.from(text).toString('base64url');
    const wrong = [
      'x',
      'x'.repeat(80),
      made(`2026-13-41T10:00:00.000000Z ${id}`),
      made(`2026-02-30T10:00:00.000000Z ${id}`),
      made(`99999999999 ${id}`),
      made(`infinity ${id}`),
      made(`2026-03-01T10:00:00.000000Z ${'x'.repeat(36)}`),
    ];
    for (const cursor of wrong)
      for (const path of ['/conversations', '/history', `/conversations/${id}/messages`]) {
        const { status } = await member.call('GET', `${path}?cursor=${cursor}`);
        expect([400, 422], `${path} ${cursor}`).toContain(status);
      }
  });
});
