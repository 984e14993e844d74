// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { dayOf } from '#features/conversations/web/conversation-time.ts';
import { queryClient } from '#platform/web/api.ts';
import { ConversationColumn } from './conversation-column.tsx';
import { outboxOf } from './member-outbox.ts';
import { conversation, conversationId, memberId, serveEachTest } from './testing/chat-server.tsx';
import { HELD_UP_AFTER_MS } from './waiting-words.tsx';

serveEachTest();

const before = 'I cannot (sleep';
const item = {
  conversation,
  first_line: before,
  last_said_at: '2026-03-09T02:00:00.000Z',
  message_count: 2,
  length_ms: 0,
  has_safety_event: false,
  matches: [],
};

/** Finds what it is asked for, as it stands. */
function serve() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const q = new URL(url).searchParams.get('q');
    if (q) asked.push(q);
    const matches = q ? [{ message_id: memberId, before: 'I cannot ', match: q, after: '' }] : [];
    const items = before.includes(q ?? '') ? [{ ...item, matches }] : [];
    return new Response(JSON.stringify({ items, nextCursor: null }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  return asked;
}
const find = (words: string) => {
  const field = screen.getByLabelText('Search your conversations');
  fireEvent.change(field, { target: { value: words } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

function showColumn() {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ConversationColumn memberId={memberId} currentId={null} onCurrentDeleted={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('searching the conversations', () => {
  it('says aloud what came of it, in a place that was there before', async () => {
    const asked = serve();
    showColumn();
    const aloud = screen.getByRole('status');
    expect(aloud.textContent).toBe('');
    find('(sleep');
    await vi.waitFor(() => expect(aloud.textContent).toBe('1 found'));
    find('.*');
    await vi.waitFor(() => expect(aloud.textContent).toBe('Nothing found. Try another word.'));
    expect(asked).toEqual(['(sleep', '.*']);
    find('');
    await vi.waitFor(() => expect(aloud.textContent).toBe(''));
  });

  it('leads to the place that was found, and without a search to the end', async () => {
    serve();
    showColumn();
    const link = () => screen.getByRole('link', { name: /cannot/ }).getAttribute('href');
    await screen.findByRole('link', { name: /cannot/ });
    expect(link()).toBe(`/chat/${conversation.id}`);
    find('(sleep');
    await vi.waitFor(() => expect(link()).toBe(`/chat/${conversation.id}#m-${memberId}`));
  });
});

describe('a conversation in the list', () => {
  it('has the day on which something was last said, whatever was made of it since', async () => {
    const orders: (string | null)[] = [];
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      orders.push(new URL(url).searchParams.get('order'));
      const retitled = { ...item, conversation: { ...conversation, updated_at: new Date().toISOString() } };
      return new Response(JSON.stringify({ items: [retitled], nextCursor: null }), {
        headers: { 'content-type': 'application/json' },
      });
    });
    showColumn();
    const link = await screen.findByRole('link', { name: /cannot/ });
    expect(link.textContent).toContain(dayOf(item.last_said_at));
    expect(link.textContent).not.toContain('Today');
    expect(orders).toEqual(['last_said']);
  });
});

describe('words that are not with the server yet', () => {
  const creates = { therapy_style: 'Standard', coach_type: 'career' } as const;
  const begin = (content: string, writtenAt = new Date().toISOString()) =>
    outboxOf(memberId).add({ id: crypto.randomUUID(), conversationId, content, writtenAt, creates });
  const entry = () => screen.queryByRole('link', { name: /My first words/ });

  it('are found again above the conversations, while there is no network', async () => {
    serve();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    void begin('My first words');
    showColumn();
    await vi.waitFor(() => expect(entry()?.getAttribute('href')).toBe(`/chat/${conversationId}`));
    expect(entry()?.textContent).toContain('not sent yet');
  });

  it('stand beside a word on where the rest is', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onlineManager.setOnline(false);
    showColumn();
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
    onlineManager.setOnline(true);
  });

  it('are found again after the server refused them, and what only just left does not flash by', async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', ({ url, method }: Request) => {
      if (method === 'POST') return new Promise<Response>((resolve) => (answer = resolve));
      const body = url.includes('/history') ? { items: [], nextCursor: null } : {};
      return Promise.resolve(
        new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
      );
    });
    void begin('My first words');
    showColumn();
    await vi.waitFor(() => expect(outboxOf(memberId).items()[0]?.state).toBe('sending'));
    expect(entry()).toBeNull();
    const refusal = { defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message: 'Used up.' };
    answer(
      new Response(JSON.stringify(refusal), { status: 429, headers: { 'content-type': 'application/json' } }),
    );
    await vi.waitFor(() => expect(entry()?.textContent).toContain('Not sent.'));
  });

  it('are shown once they have been on their way for long', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    void begin('My first words', new Date(Date.now() - HELD_UP_AFTER_MS).toISOString());
    showColumn();
    await vi.waitFor(() => expect(entry()).not.toBeNull());
  });
});
