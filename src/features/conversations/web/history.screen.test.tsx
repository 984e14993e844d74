// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/history" }
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthSession } from '#features/account/account.contract.ts';
import { AuthProvider } from '#features/account/web/auth-session.tsx';
import { createAuthStore } from '#features/account/web/auth-store.ts';
import { builtInCategories } from '#features/categories/categories.data.ts';
import { type RefusalCode, refusals } from '#platform/shared/refusals.ts';
import { WRITTEN_FOR } from '#platform/shared/written-for.ts';
import { queryClient } from '#platform/web/api.ts';
import { zoneHere } from '#platform/web/calendar-dates.ts';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { stopLive } from '#platform/web/live.ts';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import type { Conversation, HistoryItem, Message } from '../conversations.contract.ts';
import { HistoryScreen } from './history.screen.tsx';
import { TranscriptScreen } from './transcript.screen.tsx';

const session: AuthSession = {
  user: {
    id: '0193e0a0-0000-7000-8000-000000000001',
    email: 'amina@tulia.test',
    phone: null,
    country: null,
    nickname: 'Amina',
    role: 'member',
  },
  expiresAt: '2026-12-20T00:00:00.000Z',
};
const id = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const conversation: Conversation = {
  id,
  therapy_style: 'Standard',
  coach_type: 'career',
  topic: 'burnout',
  title: null,
  surface: 'voice',
  created_at: '2026-11-20T20:00:00.000Z',
  updated_at: '2026-11-20T20:12:00.000Z',
};
const said = (position: number, content: string, change: Partial<Message> = {}): Message => ({
  id: `00000000-0000-4000-8000-00000000000${position}`,
  conversation_id: id,
  item_id: `item-${position}`,
  position,
  content,
  role: position % 2 ? 'assistant' : 'user',
  source: 'voice',
  is_final: true,
  heard_ms: null,
  exercise: null,
  shows_help: false,
  created_at: '2026-11-20T20:00:00.000Z',
  ...change,
});
const item = (change: Partial<HistoryItem> = {}): HistoryItem => ({
  conversation,
  first_line: 'My manager (again) said <nothing>',
  last_said_at: '2026-11-20T20:12:00.000Z',
  message_count: 8,
  length_ms: 12 * 60_000,
  has_safety_event: false,
  matches: [],
  ...change,
});

let items: HistoryItem[] = [];
let written: Message[] = [];
/** The position of the message each place was found in. */
let placesFound: number[] = [];
let isReachable = true;
let asked: string[] = [];
/** What the conversation's own address answers with; null = it is there. */
let refused: RefusalCode | null = null;
/** What the server says of a title. */
let showsHelp = false;
let writtenFor: string | null = null;
let tell: (change: object) => void = () => {};

beforeEach(() => {
  items = [item()];
  written = [said(0, 'My manager (again) said <nothing>'), said(1, 'That sounds as if', { heard_ms: 900 })];
  placesFound = [0];
  isReachable = true;
  asked = [];
  refused = null;
  showsHelp = false;
  dismissAllToasts();
  vi.stubGlobal(
    'EventSource',
    class {
      onmessage: ((event: object) => void) | null = null;
      constructor() {
        tell = (change) => this.onmessage?.({ data: JSON.stringify(change) });
      }
      close() {}
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/rename')) writtenFor = request.headers.get(WRITTEN_FOR);
    asked.push(`${request.method} ${url.pathname}${decodeURIComponent(url.search)}`);
    if (!isReachable) throw new TypeError('Failed to fetch');
    if (refused && url.pathname.startsWith(`/api/conversations/${id}`)) {
      const { status, message } = refusals[refused];
      const data = showsHelp ? { shows_help: true } : undefined;
      return Response.json({ defined: true, code: refused, status, message, data }, { status });
    }
    return new Response(JSON.stringify(answerTo(request.method, url)), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  onlineManager.setOnline(true);
  stopLive();
  cleanup();
  forgetKeptWords(null);
  queryClient.clear();
  vi.unstubAllGlobals();
});

function answerTo(method: string, { pathname, searchParams }: URL): unknown {
  if (pathname === '/api/history') {
    const q = searchParams.get('q');
    const found = q ? items.filter(({ first_line }) => first_line?.includes(q)) : items;
    const matches = q
      ? placesFound.map((position) => ({
          message_id: said(position, '').id,
          before: 'My manager ',
          match: q,
          after: ' said',
        }))
      : [];
    return { items: found.map((one) => ({ ...one, matches })), nextCursor: null };
  }
  if (pathname === `/api/conversations/${id}/rename`) {
    const named = { ...conversation, title: 'I want to die' };
    items = [item({ conversation: named })];
    return { ...named, shows_help: showsHelp };
  }
  if (pathname === `/api/conversations/${id}/messages`) {
    return { items: written, nextCursor: null };
  }
  if (pathname === `/api/conversations/${id}` && method === 'DELETE') {
    items = [];
    return { isDeleted: true };
  }
  if (pathname === '/api/categories') return builtInCategories.map((known) => ({ ...known, version: null }));
  return pathname === `/api/conversations/${id}` ? conversation : [];
}

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
};

function open(path = '/history') {
  const store = createAuthStore({
    calls: { fetchSession: async () => session, isAdmin: async () => false, signOut: async () => {} },
    memory: { wasSignedIn: () => true, remember: () => {} },
    tellOtherTabs: () => {},
  });
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <Where />
          <Routes>
            <Route path="/history" element={<HistoryScreen />} />
            <Route path="/history/:conversationId" element={<TranscriptScreen />} />
          </Routes>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
}

describe('the history', () => {
  it('lists conversations with how, when, how long and what about', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'My manager (again) said <nothing>' });
    expect(link.getAttribute('href')).toBe(`/history/${id}`);
    const row = link.closest('li')?.textContent;
    expect(row).toContain('Voice');
    expect(row).toContain('12 min');
    expect(row).toContain('Career');
    expect(row).toContain('8 messages');
  });

  it('leads somewhere while it is empty', async () => {
    items = [];
    open();
    expect((await screen.findByRole('link', { name: 'Start a chat' })).getAttribute('href')).toBe('/chat');
    expect(screen.queryByLabelText('Search what was said')).toBeNull();
  });

  it('searches for signs of a pattern as they are, marks what was found and keeps it out of the address', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('Search what was said'), { target: { value: '(again)' } });
    expect(await screen.findByText('1 conversation found')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('(again)');
    expect(asked.some((path) => path.includes('q=(again)'))).toBe(true);
    expect(screen.getByTestId('where').textContent).toBe('/history');
    cleanup();
    open();
    expect(await screen.findByDisplayValue('(again)')).toBeTruthy();
    expect(await screen.findByText('1 conversation found')).toBeTruthy();
  });

  it('takes words out of an address of before, and keeps its filters there', async () => {
    open('/history?q=manager&surface=voice');
    expect(await screen.findByDisplayValue('manager')).toBeTruthy();
    await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/history?surface=voice'));
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByTestId('where').textContent).toBe('/history');
    expect(screen.getByDisplayValue('manager')).toBeTruthy();
  });

  it('shows the places that were found, and not after another search', async () => {
    const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    placesFound = [0, 1];
    open('/history?q=manager');
    await waitFor(() => expect(marks()).toEqual(['manager', 'manager']));
    placesFound = [2];
    fireEvent.change(screen.getByLabelText('Search what was said'), { target: { value: 'said' } });
    await waitFor(() => expect(marks()).toContain('said'));
    expect(marks()).toEqual(['said']);
  });

  it('leads on from a search that was cut off in the middle of a sign', async () => {
    items = [item({ first_line: `${'x'.repeat(199)}\uFFFD` })];
    open(`/history?q=${encodeURIComponent(`${'x'.repeat(199)}😔`)}`);
    const link = await screen.findByRole('link', { name: /^xxx/ });
    expect(link.getAttribute('href')).toBe(`/history/${id}`);
    expect(screen.getByLabelText('Search what was said')).toHaveProperty('value', 'x'.repeat(199));
  });

  it('asks for days as this device has them', async () => {
    open('/history?from=2026-11-20&to=2026-11-20');
    await screen.findByRole('link', { name: /My manager/ });
    const path = asked.find((each) => each.includes('/api/history'));
    expect(new URLSearchParams(path?.split('?')[1]).get('tz')).toBe(zoneHere());
  });

  it('says that nothing matches without losing the search', async () => {
    open('/history?q=elephant');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    expect((screen.getByLabelText('Search what was said') as HTMLInputElement).value).toBe('elephant');
  });

  it('can be asked for again when it did not come', async () => {
    isReachable = false;
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isReachable = true;
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: /My manager/ })).toBeTruthy();
  });

  it.each([
    ['/history', /My manager/],
    [`/history/${id}`, /Continue as text/],
  ])('%s says so without a network, and goes on by itself when it is back', async (path, name) => {
    onlineManager.setOnline(false);
    open(path);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    onlineManager.setOnline(true);
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  });

  it('asks before a conversation is deleted, and then it is gone', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Options for My manager/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText(/^Delete “My manager/)).toBeTruthy();
    expect(asked.some((path) => path.startsWith('DELETE'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(shownToasts().map(({ title }) => title)).toContain('Conversation deleted'));
    expect(asked).toContain(`DELETE /api/conversations/${id}`);
    expect(screen.queryByRole('link', { name: /My manager/ })).toBeNull();
  });

  it('says that what can be done with a conversation needs a network, and does none of it without', async () => {
    open();
    const options = await screen.findByRole('button', { name: /^Options for My manager/ });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.click(options);
    expect(await screen.findByText(/need a connection/)).toBeTruthy();
    const pressable = screen
      .getAllByRole('menuitem')
      .filter((each) => each.getAttribute('aria-disabled') !== 'true');
    expect(pressable).toEqual([]);
    expect(document.querySelector('[role=menu] a')).toBeNull();
    isOnline.mockRestore();
  });

  it('has the keyboard at the row that took the place of one that was deleted', async () => {
    const other = { ...conversation, id: '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b12' };
    const second = item({ conversation: other, first_line: 'My sister called' });
    items = [item(), second];
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Options for My manager/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const sure = await screen.findByRole('button', { name: 'Delete for good' });
    sure.focus();
    fireEvent.click(sure);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('My sister called'));
  });

  it('is asked for anew by whoever comes back: nobody heard of what changed meanwhile', async () => {
    open();
    await screen.findByRole('link', { name: /My manager/ });
    cleanup();
    items = [item({ first_line: 'My sister called' })];
    open();
    expect(await screen.findByRole('link', { name: /My sister/ })).toBeTruthy();
  });
});

describe('a title that sounds as if someone is not safe', () => {
  const help = () => screen.queryByRole('status', { name: 'You don’t have to carry this alone' });
  async function rename() {
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Options for My manager/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'I want to die' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'I have seen this' });
  }

  it('is saved, and help is shown until it is closed', async () => {
    showsHelp = true;
    await rename();
    expect(screen.getByRole('dialog', { name: 'Your title is saved' })).toBeTruthy();
    expect(writtenFor).toBe(session.user.id);
    expect(help()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'I have seen this' }));
    expect(help()).toBeNull();
    expect(screen.getByRole('link', { name: /I want to die/ })).toBeTruthy();
  });

  it('shows help where it could not be saved, too, and is still there after it', async () => {
    showsHelp = true;
    refused = 'NOT_FOUND';
    await rename();
    expect(help()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'I have seen this' }));
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'I want to die');
  });
});

describe('deleting', () => {
  async function tryIt(): Promise<string[]> {
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Options for My manager/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    return shownToasts().map(({ title }) => title);
  }

  it('says what stands in the way while a voice session runs', async () => {
    refused = 'CONFLICT';
    expect(await tryIt()).toEqual(['A voice session is running in this conversation. End it first.']);
  });

  it('what was deleted on another page already is done', async () => {
    refused = 'NOT_FOUND';
    expect(await tryIt()).toEqual(['Conversation deleted']);
    expect(screen.queryByRole('link', { name: /My manager/ })).toBeNull();
  });
});

describe('a transcript', () => {
  it('leaves the screen when its conversation is deleted elsewhere', async () => {
    open(`/history/${id}`);
    await screen.findByRole('list', { name: 'Transcript' });
    refused = 'NOT_FOUND';
    tell({ topic: 'conversations', id: '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b12' });
    tell({ topic: 'conversations', id });
    expect(await screen.findByText('This conversation is not here')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Transcript' })).toBeNull();
  });

  it('says who spoke, what was cut off, and how to go on', async () => {
    open('/history?q=manager');
    fireEvent.click(await screen.findByRole('link', { name: /^My manager \(again\)/ }));
    const list = await screen.findByRole('list', { name: 'Transcript' });
    expect(list.textContent).toContain('You');
    expect(list.textContent).toContain('That sounds as if— (interrupted here)');
    expect(list.querySelector('mark')?.textContent).toBe('manager');
    expect(screen.getByRole('link', { name: 'Continue as text' }).getAttribute('href')).toBe(`/chat/${id}`);
    expect(screen.getByRole('link', { name: 'Continue by voice' }).getAttribute('href')).toBe(
      `/dashboard?conversation=${id}`,
    );
  });

  it('stands with the keyboard where a place that was found leads', async () => {
    open(`/history/${id}#m-${said(1, '').id}`);
    await screen.findByRole('list', { name: 'Transcript' });
    await waitFor(() => expect(document.activeElement?.id).toBe(`m-${said(1, '').id}`));
    expect(document.activeElement?.textContent).toContain('That sounds as if');
  });

  it('says how long was spent in it, and not how long it lay there', async () => {
    written = [
      said(0, 'Not now.', { created_at: '2026-11-20T20:00:00.000Z' }),
      said(1, 'Whenever you like.', { created_at: '2026-11-20T20:07:00.000Z' }),
      said(2, 'Now.', { created_at: '2026-11-21T09:00:00.000Z' }),
      said(3, 'I am here.', { created_at: '2026-11-21T09:05:00.000Z' }),
    ];
    open(`/history/${id}`);
    expect(await screen.findByText(/· 12 min ·/)).toBeTruthy();
  });

  it('offers the three formats to take with one', async () => {
    open(`/history/${id}`);
    fireEvent.click(await screen.findByRole('button', { name: /^Options for/ }));
    await screen.findByRole('menuitem', { name: 'Export as PDF' });
    const links = screen.getAllByRole('menuitem').flatMap((entry) => entry.getAttribute('href') ?? []);
    expect(links).toEqual(
      ['markdown', 'json', 'pdf'].map(
        (format) => `/api/conversations/${id}/export?format=${format}&tz=${encodeURIComponent(zoneHere())}`,
      ),
    );
  });

  it('asks the server nothing about an address that cannot be one', async () => {
    open('/history/not-an-id');
    expect(await screen.findByText('This conversation is not here')).toBeTruthy();
    expect(asked.some((path) => path.includes('not-an-id'))).toBe(false);
  });
});
