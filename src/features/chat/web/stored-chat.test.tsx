// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords, keepWords, knownWords } from '#platform/web/kept-words.ts';
import { goLive, stopLive } from '#platform/web/live.ts';
import type { ChatAllowance } from '../chat.contract.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import { outboxOf } from './member-outbox.ts';
import { JUDGED_WITHIN_MS } from './outbox.ts';
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
  /** Deleted on another device. */
  isGone: false,
  findsDanger: false,
};
const notFound = { defined: true, code: 'NOT_FOUND', status: 404, message: 'That could not be found.' };
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
  if (server.isGone) return [404, notFound];
  if (path === `/api/conversations/${conversationId}`) return [200, conversation];
  if (path === `/api/conversations/${conversationId}/messages`)
    return [200, { items: server.messages, nextCursor: null }];
  if (path.endsWith('/open')) return [200, { isReplying: false }];
  if (path === `/api/chat/conversations/${conversationId}/messages` && method === 'POST' && body) {
    if (server.refuses) return [server.refuses.status, server.refuses.body];
    server.sent.push(body);
    const message = said(server.messages.length, body.content, { id: body.id, role: 'user' });
    server.messages.push(message);
    return [200, { message, allowance: server.allowance, shows_help: server.findsDanger }];
  }
  if (path.endsWith('/edit') && server.refuses) return [server.refuses.status, server.refuses.body];
  return [404, {}];
}

beforeEach(() => {
  Object.assign(server, {
    messages: [said(0, 'I cannot sleep'), said(1, 'What keeps you awake?')],
    allowance: { limit: 20, used: 2, resetsAt: '2026-11-22T00:00:00.000Z' },
    sent: [],
    refuses: null,
    isReachable: true,
    isGone: false,
    findsDanger: false,
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
  stopLive();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const screenOf = () => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <StoredChat
        memberId={memberId}
        conversationId={conversationId}
        onDeleted={() => {}}
        title={(name) => <h1>{name}</h1>}
      />
    </MemoryRouter>
  </QueryClientProvider>
);
async function open() {
  render(screenOf());
  await act(async () => streams.at(-1)?.onopen());
  await screen.findByText('What keeps you awake?');
}
/** The network says that it is there again. */
const comeBack = () => act(async () => void dispatchEvent(new Event('online')));
const helpTitle = 'You don’t have to carry this alone';
const away = {
  status: 503,
  body: { defined: true, code: 'UNAVAILABLE', status: 503, message: 'That is not available right now.' },
};
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
    expect(await screen.findByText(helpTitle)).toBeTruthy();
    expect(screen.getByText('My thoughts')).toBeTruthy();
  });

  it('puts help on the screen while the database is away, and takes it off when it was judged calm', async () => {
    await open();
    server.refuses = away;
    say('My thoughts');
    expect(await screen.findByText(helpTitle)).toBeTruthy();
    expect(screen.getByText('waiting to be sent')).toBeTruthy();
    server.refuses = null;
    await comeBack();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(helpTitle)).toBeNull());
    expect(screen.getByText('My thoughts')).toBeTruthy();
  });

  it('keeps help on the screen when danger was found in it', async () => {
    await open();
    server.refuses = away;
    say('My thoughts');
    expect(await screen.findByText(helpTitle)).toBeTruthy();
    Object.assign(server, { refuses: null, findsDanger: true });
    await comeBack();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('waiting to be sent')).toBeNull());
    expect(screen.getByText(helpTitle)).toBeTruthy();
  });

  it('puts help on the screen when it has waited offline for seconds, not before', async () => {
    await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.useFakeTimers();
    say('My thoughts');
    await act(() => vi.advanceTimersByTimeAsync(JUDGED_WITHIN_MS - 100));
    expect(screen.queryByText(helpTitle)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText(helpTitle)).toBeTruthy();
  });

  it('keeps help beside it where the conversation itself did not come', async () => {
    server.refuses = away;
    render(screenOf());
    server.isReachable = false;
    await act(async () => streams.at(-1)?.onopen());
    await screen.findByText('The conversation could not be loaded');
    say('My thoughts');
    expect(await screen.findByText(helpTitle)).toBeTruthy();
    expect(screen.getByText('My thoughts')).toBeTruthy();
  });

  it('puts help beside a refusal that says so, and keeps it when the words are taken back', async () => {
    await open();
    const message = 'A voice session is running in this conversation.';
    const body = { defined: true, code: 'CONFLICT', status: 409, message, data: { shows_help: true } };
    server.refuses = { status: 409, body };
    say('My thoughts');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByText(helpTitle)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the text field' }));
    await waitFor(() => expect(field().value).toBe('My thoughts'));
    expect(screen.getByText(helpTitle)).toBeTruthy();
  });

  it('puts help on the screen when a message said differently could not be judged', async () => {
    await open();
    server.refuses = away;
    fireEvent.click(screen.getByRole('button', { name: 'Say it differently' }));
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'My thoughts' } });
    fireEvent.submit(screen.getByLabelText('Your message'));
    expect(await screen.findByText(helpTitle)).toBeTruthy();
  });
});

describe('help', () => {
  it('comes at once, stays, and does not close the field', async () => {
    await open();
    await hears({ type: 'help' });
    await hears({ type: 'done', reason: 'failed' });
    expect(screen.getByText(helpTitle)).toBeTruthy();
    await hears({ type: 'message', message: said(3, 'I am glad you told me.') });
    expect(screen.getByText(helpTitle)).toBeTruthy();
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
    expect(screen.getByText(helpTitle)).toBeTruthy();
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

  it('takes along what waited and what was being written, says so, and keeps help where words were lost', async () => {
    await open();
    server.isReachable = false;
    say('My thoughts');
    await screen.findByText('waiting to be sent');
    fireEvent.change(field(), { target: { value: 'and more' } });
    Object.assign(server, { isReachable: true, isGone: true });
    await comeBack();
    expect(await screen.findByText('This conversation is not here')).toBeTruthy();
    expect(screen.getByRole('region', { name: helpTitle })).toBeTruthy();
    expect(outboxOf(memberId).items()).toEqual([]);
    await expect.poll(() => outboxOf(memberId).queue.list()).toEqual([]);
    expect(knownWords(memberId, draftOf(conversationId))).toBeNull();
  });

  it('is tidied up also when it was gone before it was opened', async () => {
    keepWords(memberId, draftOf(conversationId), 'half a thought');
    server.isGone = true;
    render(screenOf());
    await act(async () => streams.at(-1)?.onopen());
    expect(await screen.findByText('This conversation is not here')).toBeTruthy();
    await expect.poll(() => knownWords(memberId, draftOf(conversationId))).toBeNull();
  });

  it('takes along what was refused, as soon as its deletion is heard of', async () => {
    await open();
    const body = {
      defined: true,
      code: 'CONFLICT',
      status: 409,
      message: 'No.',
      data: { shows_help: false },
    };
    server.refuses = { status: 409, body };
    say('My thoughts');
    await screen.findByRole('alert');
    cleanup();
    server.isGone = true;
    goLive();
    streams.at(-1)?.onmessage({ data: JSON.stringify({ topic: 'conversations', id: conversationId }) });
    await expect.poll(() => outboxOf(memberId).queue.list()).toEqual([]);
  });
});
