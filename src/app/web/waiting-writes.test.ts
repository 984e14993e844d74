// @vitest-environment happy-dom
// What an earlier visit left unsent goes out from wherever the member is now, and is counted before they sign out.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { createWriteQueue } from '#platform/web/offline/write-queue.ts';
import { forgetEverythingPrivate } from '#platform/web/private-store.ts';
import { countUnsent, sendWaiting } from './waiting-writes.ts';

const ANN = '0193e0a0-0000-7000-8000-000000000001';
const LOG = '0193e0a0-0000-7000-8000-000000000002';
const isOnline = { now: false };
const asked: { url: string; method: string }[] = [];

/** A mood check-in as an earlier visit, offline, left it. */
async function leaveBehind() {
  const words = {
    score: 2,
    energy: null,
    emotions: [],
    activities: [],
    sleep_hours: null,
    note: 'a long night',
    logged_at: '2026-11-20T22:00:00.000Z',
    tz: 'Africa/Nairobi',
  };
  const write = { kind: 'save', write_id: 'w1', entity: LOG, words, source: 'checkin', base_version: 0 };
  const visit = createWriteQueue({ memberId: ANN, name: 'mood', send: async () => null });
  await visit.add(write);
  visit.close();
}

beforeEach(async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline.now);
  isOnline.now = false;
  asked.length = 0;
  await forgetEverythingPrivate();
  await leaveBehind();
});
afterEach(() => {
  forgetKeptWords(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function serve(answer: (request: Request) => Response) {
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push({ url: new URL(request.url).pathname, method: request.method });
    return answer(request);
  });
}

it('sends what waits, without its screen being open', async () => {
  serve(() => Response.json({ id: LOG, score: 2, local_date: '2026-11-21', version: 1 }));
  isOnline.now = true;
  await sendWaiting(ANN);
  expect(asked).toEqual([{ url: `/api/mood/logs/${LOG}`, method: 'PUT' }]);
  expect(await countUnsent(ANN)).toBe(0);
});

it('counts what cannot be sent before a sign-out would delete it', async () => {
  serve(() => new Response('', { status: 502 }));
  expect(await countUnsent(ANN)).toBe(1);
  isOnline.now = true;
  expect(await countUnsent(ANN)).toBe(1);
});

it('asks nobody for a member with nothing waiting', async () => {
  serve(() => Response.json({}));
  expect(await countUnsent('0193e0a0-0000-7000-8000-00000000000b')).toBe(0);
  expect(asked).toEqual([]);
});

it('sends a message that was written offline, and makes its conversation first', async () => {
  const visit = createWriteQueue({ memberId: ANN, name: 'chat', send: async () => null });
  const conversationId = '0193e0a0-0000-7000-8000-000000000003';
  await visit.add({
    write_id: LOG,
    entity: LOG,
    conversationId,
    content: 'From the tunnel.',
    writtenAt: '2026-11-20T22:00:00.000Z',
    creates: { therapy_style: 'Standard', coach_type: 'career' },
  } as { write_id: string; entity: string });
  visit.close();
  serve((request) =>
    request.url.includes('/chat/')
      ? Response.json({ message: {}, allowance: { limit: null, used: 0, resetsAt: '' } })
      : Response.json({ id: LOG, score: 2, local_date: '2026-11-21', version: 1 }),
  );
  isOnline.now = true;
  await sendWaiting(ANN);
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([
    { url: '/api/conversations', method: 'POST' },
    { url: `/api/chat/conversations/${conversationId}/messages`, method: 'POST' },
  ]);
  expect(await countUnsent(ANN)).toBe(0);
});
