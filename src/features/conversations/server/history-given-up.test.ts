import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { listHistoryPage } from './history.service.ts';
import { saveItem } from './transcript.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a search that nobody waits for any more is given up', async () => {
  const { memberId, call } = await app.signUp();
  const draft = { therapy_style: 'Standard', coach_type: 'career', surface: 'chat' };
  const conversationId: string = (await call('POST', '/conversations', draft)).body.id;
  for (let position = 0; position < 250; position += 1)
    await saveItem(app.platform, {
      memberId,
      conversationId,
      itemId: `item_${position}`,
      position,
      role: 'user',
      content: 'I keep thinking about the meeting.',
      source: 'typed',
      isFinal: true,
      heardMs: null,
    });
  const page = new AbortController();
  let looks = 0;
  const asMember: typeof app.platform.database.asMember = (id, run) => {
    looks += 1;
    // The page types on while the first messages are read.
    if (looks === 2) page.abort();
    return app.platform.database.asMember(id, run);
  };
  const platform = { ...app.platform, database: { ...app.platform.database, asMember } };
  const search = listHistoryPage(platform, memberId, { q: 'xylophone' }, null, page.signal);
  await expect(search).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(looks).toBe(2);
});
