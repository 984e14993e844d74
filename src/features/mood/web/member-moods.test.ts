// @vitest-environment happy-dom
// A check-in written for one member, on a device where another one is signed in by now.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { keepMember } from '#platform/web/offline/kept-member.ts';
import { forgetEverythingPrivate } from '#platform/web/private-store.ts';
import { moodsOf } from './member-moods.ts';
import type { MoodWords } from './mood-writes.ts';

const ANN = '0193e0a0-0000-7000-8000-000000000001';
const LOG = '0193e0a0-0000-7000-8000-000000000002';
const words: MoodWords = {
  score: 2,
  energy: null,
  emotions: [],
  activities: [],
  sleep_hours: null,
  note: 'a long night',
  logged_at: '2026-11-20T22:00:00.000Z',
  tz: 'Africa/Nairobi',
};

beforeEach(async () => {
  await forgetEverythingPrivate();
  keepMember({ id: ANN, nickname: 'Ann', country: null });
});
afterEach(() => {
  forgetKeptWords(null);
  vi.unstubAllGlobals();
});

it('says whose it is, and waits on the device while the server takes it for nobody’s', async () => {
  const asked: (string | null)[] = [];
  let isAnnHere = false;
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    asked.push(new Request(input, init).headers.get('x-tulia-member'));
    if (isAnnHere) return Response.json({ id: LOG, ...words, local_date: '2026-11-21', version: 1 });
    return Response.json({ defined: true, code: 'UNAUTHENTICATED', status: 401 }, { status: 401 });
  });
  const moods = moodsOf(ANN);
  await moods.save(LOG, words, 'checkin');
  await expect.poll(() => asked).toEqual([ANN]);
  await expect.poll(() => moods.queue.list().map(({ state }) => state)).toEqual(['waiting']);
  isAnnHere = true;
  await moods.queue.flush();
  expect(moods.queue.list()).toEqual([]);
  expect(asked).toEqual([ANN, ANN]);
});
