// @vitest-environment happy-dom
// The journal's writes as they leave the device: for whom, where to, and what a refusal does to them.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { keepMember } from '#platform/web/offline/kept-member.ts';
import { forgetEverythingPrivate } from '#platform/web/private-store.ts';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import { newWords } from './entry-words.ts';
import { journalOf } from './member-journal.ts';

const ANN = '0193e0a0-0000-7000-8000-000000000001';
const BEN = '0193e0a0-0000-7000-8000-000000000002';
const ENTRY = '0193e0a0-0000-7000-8000-000000000003';
const asked: { what: string; writtenFor: string | null }[] = [];
let signedIn = ANN;
let asksForHelp = false;

/** As the server answers: words written for one member are nobody's under another one's cookie. */
function answer(request: Request): Response {
  const writtenFor = request.headers.get('x-tulia-member');
  asked.push({ what: `${request.method} ${new URL(request.url).pathname}`, writtenFor });
  if (writtenFor !== signedIn)
    return Response.json(
      { defined: true, code: 'UNAUTHENTICATED', status: 401, message: 'Auth session missing!' },
      { status: 401 },
    );
  const entry = {
    id: ENTRY,
    ...newWords('2026-11-20'),
    version: 1,
    conflict_of: null,
    photos: [],
    shows_help: asksForHelp,
  };
  if (request.method === 'DELETE') return Response.json({ isDeleted: true });
  return Response.json(request.method === 'POST' ? entry : { outcome: 'saved', entry, other: null });
}

beforeEach(async () => {
  asked.length = 0;
  signedIn = ANN;
  asksForHelp = false;
  await forgetEverythingPrivate();
  keepMember({ id: ANN, nickname: 'Ann', country: null });
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) =>
    answer(new Request(input, init)),
  );
});
afterEach(() => {
  dismissAllToasts();
  queryClient.clear();
  history.replaceState(null, '', '/');
  forgetKeptWords(null);
  vi.unstubAllGlobals();
});

it('every write says whose it is', async () => {
  const journal = journalOf(ANN);
  await journal.save(ENTRY, { ...newWords('2026-11-20'), body: 'Tea.' }, 0);
  await expect.poll(() => journal.queue.list()).toEqual([]);
  await journal.keepBoth(ENTRY);
  await expect.poll(() => journal.queue.list()).toEqual([]);
  await journal.remove(ENTRY);
  await expect.poll(() => journal.queue.list()).toEqual([]);
  expect(asked).toEqual([
    { what: `PUT /api/journal/entries/${ENTRY}`, writtenFor: ANN },
    { what: `POST /api/journal/entries/${ENTRY}/keep-both`, writtenFor: ANN },
    { what: `DELETE /api/journal/entries/${ENTRY}`, writtenFor: ANN },
  ]);
});

it('under a cookie that became another member’s, words and deletions stay on the device until their owner is back', async () => {
  signedIn = BEN;
  const journal = journalOf(ANN);
  await journal.save(ENTRY, { ...newWords('2026-11-20'), body: 'Ann’s own.' }, 0);
  await journal.remove('0193e0a0-0000-7000-8000-000000000004');
  await expect.poll(() => asked.length).toBe(1);
  const waiting = () => journal.queue.list().map(({ write, state }) => [write.kind, state]);
  await expect.poll(waiting).toEqual([
    ['save', 'waiting'],
    ['delete', 'waiting'],
  ]);
  signedIn = ANN;
  await journal.queue.flush();
  expect(journal.queue.list()).toEqual([]);
});

it.each([
  ['/dashboard', 1],
  [`/journal/${ENTRY}`, 0],
])(
  'words that waited and ask for help are answered on %s, where nobody sees the entry',
  async (path, times) => {
    asksForHelp = true;
    history.replaceState(null, '', path);
    const journal = journalOf(ANN);
    for (const body of ['Dark.', 'Darker.']) {
      await journal.save(ENTRY, { ...newWords('2026-11-20'), body }, 0);
      await expect.poll(() => journal.queue.list()).toEqual([]);
    }
    expect(shownToasts().map(({ title }) => title)).toEqual(
      Array.from({ length: times }, () => 'You don’t have to carry this alone'),
    );
  },
);
