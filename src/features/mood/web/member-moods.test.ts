// @vitest-environment happy-dom
// A check-in written for one member, on a device where another one is signed in by now.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { keepMember } from '#platform/web/offline/kept-member.ts';
import { forgetEverythingPrivate } from '#platform/web/private-store.ts';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
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
  dismissAllToasts();
  history.replaceState(null, '', '/');
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

it.each([
  ['/dashboard', 'saved', 1],
  ['/dashboard', 'refused', 1],
  ['/mood', 'saved', 0],
])('a note that waited and asks for help is answered on %s when it was %s', async (path, how, times) => {
  history.replaceState(null, '', path);
  vi.stubGlobal('fetch', async () =>
    how === 'saved'
      ? Response.json({ id: LOG, ...words, local_date: '2026-11-21', version: 1, shows_help: true })
      : Response.json(
          {
            defined: true,
            code: 'CHANGED_ELSEWHERE',
            status: 409,
            message: '',
            data: { version: 2, shows_help: true },
          },
          { status: 409 },
        ),
  );
  const moods = moodsOf(ANN);
  await moods.save(LOG, words, 'checkin');
  await expect
    .poll(() => moods.queue.list().map(({ state }) => state))
    .toEqual(how === 'saved' ? [] : ['refused']);
  expect(shownToasts()).toHaveLength(times);
  expect(moods.asksForHelp()).toBe(how === 'refused');
});

it('a note that asks for help and could not be kept asks for it again at the next visit', async () => {
  const data = { shows_help: true };
  vi.stubGlobal('fetch', async () =>
    Response.json({ defined: true, code: 'NOT_FOUND', status: 404, message: '', data }, { status: 404 }),
  );
  const moods = moodsOf(ANN);
  await moods.save(LOG, words, 'checkin');
  await expect.poll(() => moods.queue.list().map(({ state }) => state)).toEqual(['refused']);
  forgetKeptWords(null);
  keepMember({ id: ANN, nickname: 'Ann', country: null });
  const later = moodsOf(ANN);
  expect(later).not.toBe(moods);
  await expect.poll(() => later.asksForHelp()).toBe(true);
  later.putHelpAway();
  expect(later.asksForHelp()).toBe(false);
});
