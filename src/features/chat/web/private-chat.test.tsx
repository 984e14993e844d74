// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat/private" }
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthSession } from '#features/account/account.contract.ts';
import { AuthProvider } from '#features/account/web/auth-session.tsx';
import { type AuthStore, createAuthStore } from '#features/account/web/auth-store.ts';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { WRITTEN_FOR } from '#platform/shared/written-for.ts';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { onSignInNeeded } from '#platform/web/sign-in-needed.ts';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import type { ChatEvent, PrivateTurn } from '../chat.protocol.ts';
import { privateTurnBounds } from '../private-turn.data.ts';
import { JUDGED_WITHIN_MS } from './outbox.ts';
import { PrivateChat } from './private-chat.tsx';
import {
  beginPrivateChat,
  changePrivateChat,
  doesPrivateChatWait,
  FROM_START,
  privateChat,
} from './private-memory.ts';
import { field, helpTitle, memberId, say, serveEachTest, server, signedOut } from './testing/chat-server.tsx';

serveEachTest();

type Turn = {
  writtenFor: string | null;
  body: Pick<PrivateTurn, 'content' | 'turns'>;
  signal: AbortSignal;
  /** It was judged; the answer begins. */
  begin(): Promise<void>;
  hears(...events: ChatEvent[]): Promise<void>;
  end(): Promise<void>;
  refuse(status: number, body: unknown): Promise<void>;
};
let turns: Turn[] = [];

function answerTurn({ body, headers, signal }: RequestInit): Promise<Response> {
  const answer = Promise.withResolvers<Response>();
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  signal?.addEventListener('abort', () => {
    answer.reject(signal.reason);
    void writer.abort(signal.reason).catch(() => {});
  });
  const settle = (step: () => unknown) => act(async () => void step());
  turns.push({
    writtenFor: new Headers(headers).get(WRITTEN_FOR),
    body: JSON.parse(String(body)),
    signal: signal as AbortSignal,
    begin: () => settle(() => answer.resolve(new Response(readable))),
    hears: (...events) =>
      settle(() => {
        for (const event of events)
          void writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)).catch(() => {});
      }),
    end: () => settle(() => writer.close()),
    refuse: (status, refusal) =>
      settle(() => answer.resolve(new Response(JSON.stringify(refusal), { status }))),
  });
  return answer.promise;
}

beforeEach(() => {
  turns = [];
  const others = fetch;
  vi.stubGlobal('fetch', (asked: RequestInfo, init: RequestInit) =>
    asked === '/api/chat/private' ? answerTurn(init) : others(asked, init),
  );
  return dismissAllToasts;
});

const choice = { therapy_style: 'Standard', coach_type: 'career' } as const;
const messageId = '00000000-0000-4000-8000-000000000009';
const delta: ChatEvent = { type: 'delta', messageId, at: 0, text: 'Tell me more.' };
const suggestions: ChatEvent = { type: 'suggestions', suggestions: ['My thoughts'] };
const done: ChatEvent = { type: 'done', reason: 'finished' };
const stateOf = (secret: string): ChatEvent => ({ type: 'state', state: { version: 1, secret } });

const chatHere = (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <PrivateChat memberId={memberId} title={(name) => <h1>{name}</h1>} />
    </MemoryRouter>
  </QueryClientProvider>
);
const renderChat = () => render(chatHere);

async function open(words: string | null = 'A secret') {
  beginPrivateChat(choice, words);
  renderChat();
  await waitFor(() => expect(turns).toHaveLength(1));
  return turns[0] as Turn;
}
/** The browser's own way back. */
async function leave() {
  await act(async () => cleanup());
  await new Promise((resolve) => setTimeout(resolve, 5));
}
const help = () => screen.queryByText(helpTitle);

describe('ending it', () => {
  /** How many places of the browser's history it came to, and where they lead. */
  async function endAt(state: object | null) {
    const entries = ['/mood', '/chat', { pathname: '/chat/private', state }];
    const router = createMemoryRouter(
      [
        { path: '/chat/private', element: <PrivateChat memberId={memberId} title={() => null} /> },
        { path: '*', element: <p>elsewhere</p> },
      ],
      { initialEntries: entries, initialIndex: 2 },
    );
    beginPrivateChat(choice, null);
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    changePrivateChat({ draft: 'half a thought' });
    fireEvent.click(await screen.findByRole('button', { name: 'End private chat' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave and let it go' }));
    await screen.findByText('elsewhere');
    const { pathname } = router.state.location;
    await act(() => router.navigate(-1));
    return { pathname, before: router.state.location.pathname };
  }

  it('leads back to the start it came from, and from there to what was before', async () => {
    expect(await endAt(FROM_START)).toEqual({ pathname: '/chat', before: '/mood' });
  });

  it('leaves no place of its own behind where it was come to otherwise', async () => {
    expect(await endAt(null)).toEqual({ pathname: '/chat', before: '/chat' });
  });
});

describe('what is said', () => {
  it('is said as this member or not at all, whoever is signed in by now', async () => {
    expect((await open()).writtenFor).toBe(memberId);
  });
});

describe('an answer', () => {
  it('is over when it is closed: what can be said next is offered then, and is not lost', async () => {
    const first = await open();
    await first.begin();
    await first.hears(delta, suggestions, done);
    await screen.findByText('Tell me more.', { selector: 'div' });
    expect(screen.queryByRole('button', { name: 'My thoughts' })).toBeNull();
    await first.end();
    const next = await screen.findByRole('button', { name: 'My thoughts' });
    await act(async () => next.click());
    expect(turns[1]?.body).toMatchObject({ content: 'My thoughts' });
  });

  it('that breaks off before its first word gives the words back', async () => {
    const first = await open();
    await first.begin();
    await first.end();
    await waitFor(() => expect(field().value).toBe('A secret'));
    expect(screen.queryByText('A secret', { selector: 'li div' })).toBeNull();
  });

  it('that breaks off in the middle says so, and one before its first word says nothing of the one before it', async () => {
    const brokeOff = () => screen.queryByText('The therapist could not finish this reply.');
    const first = await open();
    await first.begin();
    await first.hears(delta);
    await first.end();
    await waitFor(() => expect(brokeOff()).toBeTruthy());
    expect(field().value).toBe('');
    say('And more');
    expect(brokeOff()).toBeNull();
    await turns[1]?.begin();
    await turns[1]?.end();
    await waitFor(() => expect(field().value).toBe('And more'));
    expect(brokeOff()).toBeNull();
  });

  it('is given up by leaving, and leaves nothing in the chat that comes next', async () => {
    const first = await open();
    await first.begin();
    await first.hears(delta);
    await leave();
    expect(first.signal.aborted).toBe(true);
    beginPrivateChat(choice, null);
    await first.hears(stateOf('of the first'), done);
    expect(privateChat()?.state).toBeNull();
  });
});

describe('what is sent along', () => {
  it('stays within what the server reads, with the words for which help was shown', async () => {
    const first = await open('I want to die');
    await first.begin();
    await first.hears({ type: 'help' }, delta, done);
    await first.end();
    const long = Array.from({ length: 300 }, (_, at) => ({
      ...(privateChat()?.messages[1] as Message),
      id: `long-${at}`,
      position: 2 + at,
      content: `${at} ${'ü'.repeat(3_000)}`,
    }));
    const chat = privateChat();
    const messages = [...(chat?.messages ?? []), ...long];
    await act(async () => cleanup());
    beginPrivateChat(choice, null);
    changePrivateChat({ ...chat, messages });
    renderChat();
    say('And more');
    await waitFor(() => expect(turns).toHaveLength(2));
    const sent = turns[1]?.body.turns ?? [];
    expect(new TextEncoder().encode(JSON.stringify(turns[1]?.body)).length).toBeLessThan(
      privateTurnBounds.bytes,
    );
    expect(sent[0]).toMatchObject({ role: 'user', content: 'I want to die' });
    expect(sent.at(-1)?.content).toBe(long.at(-1)?.content);
    expect(sent.length).toBeGreaterThan(30);
    expect(sent.length).toBeLessThan(300);
  });
});

describe('the way back into a chat that was left', () => {
  it('is gone with the sign-in', async () => {
    await open();
    await leave();
    expect(shownToasts()).toHaveLength(1);
    forgetKeptWords(null);
    expect(shownToasts()).toEqual([]);
  });

  it('is gone when another has begun', async () => {
    await open();
    await leave();
    expect(shownToasts()).toHaveLength(1);
    turns = [];
    await open('Another secret');
    expect(shownToasts()).toEqual([]);
  });
});

describe('a session that runs out in the middle of it', () => {
  const user = {
    id: memberId,
    email: 'amina@tulia.test',
    phone: null,
    country: null,
    nickname: 'Amina',
    role: 'member',
  } as const;
  const newStore = () => {
    let session: AuthSession | null = { user, expiresAt: '2026-12-20T00:00:00.000Z' };
    const auth = createAuthStore({
      calls: {
        fetchSession: async () => session,
        isAdmin: async () => false,
        signOut: async () => {},
      },
      memory: { wasSignedIn: () => false, remember: () => {} },
      tellOtherTabs: () => {},
      wait: async () => {},
    });
    const expire = async () => {
      session = null;
      await auth.check({ isForced: true });
    };
    return { auth, expire };
  };
  // The test before left its chat as it ended.
  beforeEach(() => leave());
  const openAs = async (auth: AuthStore) => {
    await auth.check();
    const page = render(<AuthProvider store={auth}>{null}</AuthProvider>);
    beginPrivateChat(choice, 'A secret');
    page.rerender(<AuthProvider store={auth}>{chatHere}</AuthProvider>);
    await waitFor(() => expect(turns).toHaveLength(1));
    await turns[0]?.begin();
    await turns[0]?.hears(delta, done);
    await turns[0]?.end();
    fireEvent.change(field(), { target: { value: 'And half' } });
  };

  it('leaves it where it was for the member who signs in again', async () => {
    const { auth, expire } = newStore();
    await openAs(auth);
    await expire();
    await leave();
    expect(shownToasts().map(({ title }) => title)).toContain('Your private chat waits in this tab');
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    dismissAllToasts();
    renderChat();
    await screen.findByText('A secret', { selector: 'div' });
    await screen.findByText('Tell me more.', { selector: 'div' });
    expect(field().value).toBe('And half');
    expect(doesPrivateChatWait()).toBe(false);
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'End private chat' })).toBeTruthy();
  });

  it('can be let go of at once, and leaves nothing to anyone else', async () => {
    const { auth, expire } = newStore();
    await openAs(auth);
    await expire();
    await leave();
    shownToasts()
      .find(({ undo }) => undo?.label === 'Let it go')
      ?.undo?.onUndo();
    expect(privateChat()).toBeNull();
    turns = [];
    const next = newStore();
    await openAs(next.auth);
    await next.expire();
    await leave();
    forgetKeptWords('0193e0a0-0000-7000-8000-000000000002');
    expect(privateChat()).toBeNull();
    expect(doesPrivateChatWait()).toBe(false);
  });
});

describe('words nobody has judged', () => {
  it('bring the card after seconds, which goes once they were found calm', async () => {
    const first = await open();
    vi.useFakeTimers();
    await first.begin();
    await first.hears(delta, done);
    await first.end();
    say('And more');
    await act(() => vi.advanceTimersByTimeAsync(JUDGED_WITHIN_MS - 100));
    expect(help()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(help()).toBeTruthy();
    await turns[1]?.begin();
    expect(help()).toBeNull();
  });

  it('bring the card when they were refused unread, and not when they were read', async () => {
    const first = await open();
    const body = {
      code: 'TOO_MANY_REQUESTS',
      message: 'That was all for today.',
      data: { shows_help: false },
    };
    await first.refuse(429, body);
    await waitFor(() => expect(field().value).toBe('A secret'));
    expect(help()).toBeNull();
    say('A secret');
    const looked = vi.fn();
    const stop = onSignInNeeded(looked);
    dismissAllToasts();
    await turns[1]?.refuse(401, signedOut.body);
    expect(help()).toBeTruthy();
    stop();
    expect(looked).toHaveBeenCalled();
    expect(shownToasts().map(({ title }) => title)).toEqual([
      'That did not reach us. Your words are back in the text field.',
    ]);
  });

  it('bring the card when the server is away', async () => {
    server.isReachable = false;
    const first = await open();
    await first.refuse(503, {});
    expect(help()).toBeTruthy();
  });
});
