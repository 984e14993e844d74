// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { ConversationColumn } from './conversation-column.tsx';
import { conversation, memberId, serveEachTest } from './testing/chat-server.tsx';

serveEachTest();

const before = 'I cannot (sleep';
const item = {
  conversation,
  first_line: before,
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
