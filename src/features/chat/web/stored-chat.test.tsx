// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import type { ChatAllowance } from '../chat.contract.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import { StoredChat } from './stored-chat.tsx';

const memberId = '0193e0a0-0000-7000-8000-000000000001';
const conversationId = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const said = (position: number, content: string, change: Partial<Message> = {}): Message => ({
  id: idOf(position),
  conversation_id: conversationId,
  item_id: idOf(position),
  position,
  content,
  role: position % 2 ? 'assistant' : 'user',
  source: 'typed',
  is_final: true,
  heard_ms: null,
  exercise: null,
  shows_help: false,
  created_at: '2026-11-21T02:00:00.000Z',
  ...change,
});
const conversation = {
  id: conversationId,
  therapy_style: 'Standard',
  coach_type: 'career',
  topic: 'burnout',
  title: null,
  surface: 'chat',
  created_at: '2026-11-21T02:00:00.000Z',
  updated_at: '2026-11-21T02:00:00.000Z',
};

/** The server as this screen sees it. */
const server = {
  messages: [] as Message[],
  allowance: { limit: 20, used: 2, resetsAt: '2026-11-22T00:00:00.000Z' } as ChatAllowance,
  sent: [] as { id: string; content: string }[],
  refuses: null as { status: number; body: unknown } | null,
  isReachable: true,
};
let streams: Stream[] = [];

class Stream {
  static readonly CLOSED = 2;
  readyState = 1;
  onopen = () => {};
  onerror = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    streams.push(this);
  }
  close() {
    this.readyState = 2;
  }
}
const hears = (event: ChatEvent) =>
  act(async () => streams.at(-1)?.onmessage({ data: JSON.stringify(event) }));

function answer(
  path: string,
  method: string,
  body: { id: string; content: string } | null,
): [number, unknown] {
  if (path === '/api/chat/allowance') return [200, server.allowance];
  if (path === '/api/categories') return [200, []];
  if (path === `/api/conversations/${conversationId}`) return [200, conversation];
  if (path === `/api/conversations/${conversationId}/messages`)
    return [200, { items: server.messages, nextCursor: null }];
  if (path.endsWith('/open')) return [200, { isReplying: false }];
  if (path === `/api/chat/conversations/${conversationId}/messages` && method === 'POST' && body) {
    if (server.refuses) return [server.refuses.status, server.refuses.body];
    server.sent.push(body);
    const message = said(server.messages.length, body.content, { id: body.id, role: 'user' });
    server.messages.push(message);
    return [200, { message, allowance: server.allowance }];
  }
  return [404, {}];
}

beforeEach(() => {
  Object.assign(server, {
    messages: [said(0, 'I cannot sleep'), said(1, 'What keeps you awake?')],
    allowance: { limit: 20, used: 2, resetsAt: '2026-11-22T00:00:00.000Z' },
    sent: [],
    refuses: null,
    isReachable: true,
  });
  streams = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    const text = await request.text();
    const [status, body] = answer(new URL(request.url).pathname, request.method, JSON.parse(text || 'null'));
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  forgetKeptWords(null);
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <StoredChat
          memberId={memberId}
          conversationId={conversationId}
          onDeleted={() => {}}
          title={(name) => <h1>{name}</h1>}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => streams.at(-1)?.onopen());
  await screen.findByText('What keeps you awake?');
}
const field = () => screen.getByLabelText('Write to your therapist') as HTMLTextAreaElement;
function say(words: string) {
  fireEvent.change(field(), { target: { value: words } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}
const readOut = () => document.querySelector('[aria-live=polite]')?.textContent;

describe('a conversation on the screen', () => {
  it('says that it is an AI and is called by its first words', async () => {
    await open();
    expect(screen.getByText(/You’re writing with an AI/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('I cannot sleep');
    expect(screen.getByRole('link', { name: 'Talk instead' }).getAttribute('href')).toBe(
      `/dashboard?conversation=${conversationId}`,
    );
  });

  it('reads a reply out once, when it is whole', async () => {
    await open();
    expect(readOut()).toBe('');
    const reply = said(3, '', { is_final: false });
    await hears({ type: 'replying' });
    await hears({ type: 'message', message: reply });
    await hears({ type: 'delta', messageId: reply.id, at: 0, text: 'That is a long ' });
    expect(screen.getByText('That is a long', { exact: false })).toBeTruthy();
    expect(readOut()).toBe('');
    await hears({ type: 'message', message: { ...reply, content: 'That is a long night.', is_final: true } });
    await hears({ type: 'done', reason: 'finished' });
    expect(readOut()).toBe('Therapist: That is a long night.');
  });

  it('offers words to press, and sends what was pressed', async () => {
    await open();
    await hears({ type: 'suggestions', suggestions: ['My thoughts'] });
    fireEvent.click(screen.getByRole('button', { name: 'My thoughts' }));
    await waitFor(() => expect(server.sent.map(({ content }) => content)).toEqual(['My thoughts']));
  });
});

describe('a message that cannot be sent', () => {
  it('waits in sight while the server is away', async () => {
    await open();
    server.isReachable = false;
    say('My thoughts');
    expect(await screen.findByText('waiting to be sent')).toBeTruthy();
    expect(field().value).toBe('');
    expect(screen.getByText('My thoughts')).toBeTruthy();
  });

  it('gives the words and the reason back when it is refused', async () => {
    await open();
    const message = 'You have used your messages for today.';
    server.refuses = {
      status: 429,
      body: { defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message },
    };
    say('My thoughts');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    fireEvent.change(field(), { target: { value: 'and more' } });
    fireEvent.click(screen.getByRole('button', { name: 'Back to the text field' }));
    await waitFor(() => expect(field().value).toBe('My thoughts\n\nand more'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('puts help on the screen when nobody could judge it', async () => {
    await open();
    server.refuses = { status: 500, body: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500 } };
    say('My thoughts');
    expect(await screen.findByText('You don’t have to carry this alone')).toBeTruthy();
    expect(screen.getByText('My thoughts')).toBeTruthy();
  });
});

describe('help', () => {
  it('comes at once, stays, and does not close the field', async () => {
    await open();
    await hears({ type: 'help' });
    await hears({ type: 'done', reason: 'failed' });
    expect(screen.getByText('You don’t have to carry this alone')).toBeTruthy();
    await hears({ type: 'message', message: said(3, 'I am glad you told me.') });
    expect(screen.getByText('You don’t have to carry this alone')).toBeTruthy();
    expect(field().disabled).toBe(false);
  });
});

describe('the free messages of a day', () => {
  it('are not spoken of while there are many', async () => {
    await open();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(/left today/)).toBeNull();
  });

  it('are counted from five on', async () => {
    server.allowance = { ...server.allowance, used: 17 };
    await open();
    expect(await screen.findByText('3 messages left today')).toBeTruthy();
  });

  it('end with a calm word and an open field', async () => {
    server.allowance = { ...server.allowance, used: 20 };
    await open();
    expect(await screen.findByText('That was today’s last free message')).toBeTruthy();
    expect(field().disabled).toBe(false);
  });

  it('are never spoken of where help was shown', async () => {
    server.allowance = { ...server.allowance, used: 20 };
    server.messages = [
      said(0, 'I cannot go on'),
      said(1, 'I am glad you told me.', { shows_help: true }),
      said(2, 'thank you'),
      said(3, 'What keeps you awake?'),
    ];
    await open();
    expect(screen.getByText('You don’t have to carry this alone')).toBeTruthy();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('That was today’s last free message')).toBeNull();
  });
});

describe('a conversation that is gone', () => {
  it('says so as soon as it was deleted elsewhere', async () => {
    await open();
    await hears({ type: 'deleted' });
    expect(screen.getByText('This conversation is not here')).toBeTruthy();
    expect(screen.queryByText('I cannot sleep')).toBeNull();
  });
});
