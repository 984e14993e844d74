// A stored conversation on a page of its own, with a server behind it as this screen sees it.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { stopLive } from '#platform/web/live.ts';
import type { ChatAllowance } from '../../chat.contract.ts';
import type { ChatEvent } from '../../chat.protocol.ts';
import { StoredChat } from '../stored-chat.tsx';

export const memberId = '0193e0a0-0000-7000-8000-000000000001';
export const conversationId = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const said = (position: number, content: string, change: Partial<Message> = {}): Message => ({
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
export const conversation = {
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
export const server = {
  messages: [] as Message[],
  allowance: { limit: 20, used: 2, resetsAt: '2026-11-22T00:00:00.000Z' } as ChatAllowance,
  sent: [] as { id: string; content: string }[],
  /** Under which ids messages were said differently. */
  edits: [] as string[],
  /** What was asked is done, and its answer does not arrive. */
  losesAnswers: false,
  /** What was asked of the therapist. */
  asked: [] as string[],
  /** The transcript is on its way until this is settled. */
  isTranscriptHere: Promise.resolve(),
  refuses: null as { status: number; body: unknown } | null,
  isReachable: true,
  /** Paths that end with this are answered with 503. */
  breaksAt: null as string | null,
  title: null as string | null,
  /** Deleted on another device. */
  isGone: false,
  /** The session ran out. */
  isSignedOut: false,
  findsDanger: false,
};
export const signedOut = {
  status: 401,
  body: { defined: true, code: 'UNAUTHENTICATED', status: 401, message: 'Auth session missing!' },
};
const notFound = { defined: true, code: 'NOT_FOUND', status: 404, message: 'That could not be found.' };
export const streams: Stream[] = [];

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
  /** As a browser that does not try again by itself. */
  refuse() {
    this.close();
    this.onerror();
  }
}
export const hears = (event: ChatEvent) =>
  act(async () => streams.at(-1)?.onmessage({ data: JSON.stringify(event) }));

function answer(
  path: string,
  method: string,
  body: { id: string; content: string } | null,
): [number, unknown] {
  if (server.isSignedOut) return [signedOut.status, signedOut.body];
  if (server.breaksAt && path.endsWith(server.breaksAt)) return [away.status, away.body];
  if (path === '/api/chat/allowance') return [200, server.allowance];
  if (path === '/api/categories') return [200, []];
  if (path === '/api/conversations' && method === 'POST') return [200, conversation];
  if (server.isGone) return [404, notFound];
  if (path === `/api/conversations/${conversationId}`) return [200, { ...conversation, title: server.title }];
  if (path === `/api/conversations/${conversationId}/messages`)
    return [200, { items: server.messages, nextCursor: null }];
  if (path.endsWith('/open') || path.endsWith('/regenerate')) {
    server.asked.push(path.split('/').at(-1) ?? '');
    return [200, { isReplying: false }];
  }
  if (path === `/api/chat/conversations/${conversationId}/messages` && method === 'POST' && body) {
    if (server.refuses) return [server.refuses.status, server.refuses.body];
    server.sent.push(body);
    const message = said(server.messages.length, body.content, { id: body.id, role: 'user' });
    server.messages.push(message);
    return [200, { message, allowance: server.allowance, shows_help: server.findsDanger }];
  }
  if (path.endsWith('/edit') && server.refuses) return [server.refuses.status, server.refuses.body];
  if (path.endsWith('/edit') && body) {
    server.edits.push(body.id);
    server.messages = [said(0, body.content, { id: body.id })];
    return [200, { message: server.messages[0], allowance: server.allowance, shows_help: false }];
  }
  return [404, {}];
}

export function serveEachTest(): void {
  beforeEach(() => {
    Object.assign(server, {
      messages: [said(0, 'I cannot sleep'), said(1, 'What keeps you awake?')],
      allowance: { limit: 20, used: 2, resetsAt: '2026-11-22T00:00:00.000Z' },
      sent: [],
      edits: [],
      losesAnswers: false,
      asked: [],
      isTranscriptHere: Promise.resolve(),
      refuses: null,
      isReachable: true,
      breaksAt: null,
      title: null,
      isGone: false,
      isSignedOut: false,
      findsDanger: false,
    });
    streams.length = 0;
    vi.stubGlobal('EventSource', Stream);
    vi.stubGlobal('fetch', async (request: Request) => {
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      const text = await request.text();
      const path = new URL(request.url).pathname;
      if (path.endsWith('/messages') && request.method === 'GET') await server.isTranscriptHere;
      const [status, body] = answer(path, request.method, JSON.parse(text || 'null'));
      if (server.losesAnswers) throw new TypeError('Failed to fetch');
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
}

/** `place`: what the address ends with. */
export const screenOf = (place = '') => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter initialEntries={[`/chat/${conversationId}${place}`]}>
      <StoredChat
        memberId={memberId}
        conversationId={conversationId}
        onDeleted={() => {}}
        title={(name) => <h1>{name}</h1>}
      />
    </MemoryRouter>
  </QueryClientProvider>
);
export async function openChat(place = '') {
  render(screenOf(place));
  await act(async () => streams.at(-1)?.onopen());
  await screen.findByText('What keeps you awake?');
}
/** The network says that it is there again. */
export const comeBack = () => act(async () => void dispatchEvent(new Event('online')));
export const helpTitle = 'You don’t have to carry this alone';
export const away = {
  status: 503,
  body: { defined: true, code: 'UNAVAILABLE', status: 503, message: 'That is not available right now.' },
};
export const field = () => screen.getByLabelText('Write to your therapist') as HTMLTextAreaElement;
export function say(words: string) {
  fireEvent.change(field(), { target: { value: words } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}
export const readOut = () => document.querySelector('[aria-live=polite]')?.textContent;
