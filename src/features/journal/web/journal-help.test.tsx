// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import type { JournalListItem } from '../journal.contract.ts';
import { MemberJournal } from './journal.screen.tsx';

const DAY_MS = 86_400_000;
const item = (title: string, daysAgo: number): JournalListItem => {
  const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  return {
    id: crypto.randomUUID(),
    title,
    date: at.slice(0, 10),
    tags: [],
    mood: null,
    template: 'free',
    is_pinned: false,
    word_count: 3,
    excerpt: '',
    photo_count: 0,
    cover_photo_id: null,
    matches: [],
    shows_help: true,
    conflict_of: null,
    version: 1,
    created_at: at,
    updated_at: at,
  };
};
let items: JournalListItem[] = [];
const acknowledged: string[] = [];

beforeEach(() => {
  acknowledged.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const id = /entries\/(.+)\/acknowledge-help$/.exec(pathname)?.[1];
    if (id) {
      acknowledged.push(id);
      return Response.json({ isAcknowledged: true });
    }
    if (pathname.endsWith('/entries')) return Response.json({ items, nextCursor: null });
    if (pathname.endsWith('/calendar')) return Response.json({ days: [] });
    return Response.json({ items: [] });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  forgetKeptWords(null);
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <MemberJournal memberId={crypto.randomUUID()} country="GB" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const card = () => screen.queryByText('You don’t have to carry this alone');

it('an entry that was left before it was read shows the way to help where its writer is now', async () => {
  const fresh = item('Tonight', 0);
  items = [fresh, item('Long ago', 30)];
  open();
  await screen.findByText('Tonight');
  expect(card()).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Call Samaritans/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Put this away' }));
  await waitFor(() => expect(card()).toBeNull());
  expect(acknowledged).toEqual([fresh.id]);
});

it('one from long ago keeps its card beside its words', async () => {
  items = [item('Long ago', 30)];
  open();
  await screen.findByText('Long ago');
  expect(card()).toBeNull();
});
