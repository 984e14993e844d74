// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { queryClient } from '#platform/web/api.ts';
import { keepWords, knownWords } from '#platform/web/kept-words.ts';
import { goLive } from '#platform/web/live.ts';
import { outboxOf } from './member-outbox.ts';
import { JUDGED_WITHIN_MS } from './outbox.ts';
import {
  away,
  comeBack,
  conversationId,
  field,
  hears,
  helpTitle,
  memberId,
  openChat,
  readOut,
  said,
  say,
  screenOf,
  serveEachTest,
  server,
  streams,
} from './testing/chat-server.tsx';

serveEachTest();

describe('a conversation on the screen', () => {
  it('says that it is an AI and is called by its first words', async () => {
    await openChat();
    expect(screen.getByText(/You’re writing with an AI/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('I cannot sleep');
    expect(screen.getByRole('link', { name: 'Talk instead' }).getAttribute('href')).toBe(
      `/dashboard?conversation=${conversationId}`,
    );
  });

  it('reads a reply out once, when it is whole', async () => {
    await openChat();
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
    await openChat();
    await hears({ type: 'suggestions', suggestions: ['My thoughts'] });
    fireEvent.click(screen.getByRole('button', { name: 'My thoughts' }));
    await waitFor(() => expect(server.sent.map(({ content }) => content)).toEqual(['My thoughts']));
  });
});

describe('words to press', () => {
  const suggestions = ['Skip this step', 'Stop'];
  const chip = () => screen.queryByRole('button', { name: 'Skip this step' });

  it('do not stand below the card of an exercise, which says itself what can be done', async () => {
    server.messages[1] = said(1, 'What keeps you awake?', { exercise: { id: 'gratitude', step: 0 } });
    await openChat();
    await hears({ type: 'suggestions', suggestions });
    expect(chip()).toBeNull();
  });

  it('stand where a step is answered in words alone', async () => {
    server.messages[1] = said(1, 'What keeps you awake?', { exercise: { id: 'gratitude', step: 900 } });
    await openChat();
    await hears({ type: 'suggestions', suggestions });
    expect(chip()).not.toBeNull();
  });
});

describe('an exercise that was begun', () => {
  it('goes on where it was left when something else was said in between', async () => {
    const exercise = { id: 'gratitude', step: 0 };
    server.messages[1] = said(1, 'What keeps you awake?', { exercise });
    await openChat();
    const question = 'One small thing that was not bad';
    fireEvent.change(await screen.findByLabelText(question), {
      target: { value: 'Rain' },
    });
    say('Why that?');
    await waitFor(() => expect(screen.queryByLabelText(question)).toBeNull());
    await hears({ type: 'message', message: said(3, 'It helps. Try it?', { exercise }) });
    expect(await screen.findByLabelText(question)).toHaveProperty('value', 'Rain');
  });
});

describe('a line that may be dead', () => {
  it('is made anew when the network says that it is back', async () => {
    await openChat();
    await comeBack();
    expect(streams).toHaveLength(2);
    expect(streams[0]?.readyState).toBe(2);
    cleanup();
    await comeBack();
    expect(streams).toHaveLength(2);
  });
});

describe('what can be done with an older message, under a finger', () => {
  it('stays in reach while one of it is pressed, and goes with a tap beside it', async () => {
    server.messages.push(said(2, 'My thoughts'), said(3, 'Tell me one of them.'));
    await openChat();
    const words = screen.getByText('I cannot sleep', { selector: 'div' });
    const row = words.parentElement as HTMLElement;
    const isInReach = () => !row.querySelector('.pointer-coarse\\:hidden');
    const tap = (element: Element | null) =>
      fireEvent.pointerUp(element as Element, { pointerType: 'touch' });
    expect(isInReach()).toBe(false);
    tap(words);
    expect(isInReach()).toBe(true);
    tap(row.querySelector('button'));
    expect(isInReach()).toBe(true);
    tap(words);
    expect(isInReach()).toBe(false);
  });
});

describe('a message that cannot be sent', () => {
  it('waits in sight while the server is away', async () => {
    await openChat();
    server.isReachable = false;
    say('My thoughts');
    expect(await screen.findByText('waiting to be sent')).toBeTruthy();
    expect(field().value).toBe('');
    expect(screen.getByText('My thoughts')).toBeTruthy();
  });

  it('offers its words back while nothing of it was sent, and not when it may have arrived', async () => {
    await openChat();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    say('My thoughts');
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the text field' }));
    await waitFor(() => expect(field().value).toBe('My thoughts'));
    isOnline.mockReturnValue(true);
    server.isReachable = false;
    say('My thoughts');
    await waitFor(() => expect(outboxOf(memberId).items()[0]?.mayHaveArrived).toBe(true));
    await screen.findByText('waiting to be sent');
    isOnline.mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('offline')));
    expect(screen.queryByRole('button', { name: 'Back to the text field' })).toBeNull();
    Object.assign(server, { isReachable: true });
    isOnline.mockReturnValue(true);
    await comeBack();
    await waitFor(() => expect(server.sent).toHaveLength(1));
  });

  it('goes back to where a chat begins when it was to begin with it, before what was begun there', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    keepWords(memberId, draftOf('new'), 'half a thought');
    const creates = { therapy_style: 'Standard', coach_type: 'career' } as const;
    const writtenAt = '2026-11-21T02:00:00.000Z';
    void outboxOf(memberId).add({ id: 'first', conversationId, content: 'My thoughts', writtenAt, creates });
    render(screenOf());
    await screen.findByText('waiting to be sent');
    fireEvent.change(field(), { target: { value: 'and more' } });
    fireEvent.click(screen.getByRole('button', { name: 'Back to the text field' }));
    await waitFor(() =>
      expect(knownWords(memberId, draftOf('new'))).toBe('My thoughts\n\nand more\n\nhalf a thought'),
    );
    expect(knownWords(memberId, draftOf(conversationId))).toBeNull();
  });

  it('gives the words and the reason back when it is refused', async () => {
    await openChat();
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
    await openChat();
    server.refuses = { status: 500, body: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500 } };
    say('My thoughts');
    expect(await screen.findByText(helpTitle)).toBeTruthy();
    expect(screen.getByText('My thoughts')).toBeTruthy();
  });

  it('has help above the thread and within it, each under a name of its own', async () => {
    await openChat();
    await hears({ type: 'help' });
    for (const name of ['Ways to reach help', helpTitle])
      expect(screen.getByRole('region', { name })).toBeTruthy();
  });

  it('puts help on the screen while the database is away, and takes it off when it was judged calm', async () => {
    await openChat();
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
    await openChat();
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
    await openChat();
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
    await openChat();
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
    await openChat();
    server.refuses = away;
    fireEvent.click(screen.getByRole('button', { name: 'Say it differently' }));
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'My thoughts' } });
    fireEvent.submit(screen.getByLabelText('Your message'));
    expect(await screen.findByText(helpTitle)).toBeTruthy();
  });
});

describe('help', () => {
  it('comes at once, stays, and does not close the field', async () => {
    await openChat();
    await hears({ type: 'help' });
    await hears({ type: 'done', reason: 'failed' });
    expect(screen.getByText(helpTitle)).toBeTruthy();
    await hears({ type: 'message', message: said(3, 'I am glad you told me.') });
    expect(screen.getByText(helpTitle)).toBeTruthy();
    expect(field().disabled).toBe(false);
  });
});

describe('help, read out', () => {
  const regions = () => [...document.querySelectorAll('[role=status]')];
  const aloud = () => regions().filter(({ textContent }) => textContent?.includes(helpTitle));

  it('comes into a region that was there before it, once, and not with the card', async () => {
    await openChat();
    const before = regions();
    await hears({ type: 'help' });
    expect(aloud()).toHaveLength(1);
    expect(before).toContain(aloud()[0]);
    expect(screen.getByText(helpTitle).closest('[aria-live], [role=status]')).toBeNull();
  });

  it('is not said again when its card moves down to newer words', async () => {
    await openChat();
    await hears({ type: 'help' });
    const said1 = aloud()[0];
    const changes = vi.fn();
    new MutationObserver(changes).observe(said1!, { subtree: true, childList: true, characterData: true });
    await hears({ type: 'message', message: said(3, 'I am glad you told me.', { shows_help: true }) });
    expect(aloud()).toEqual([said1]);
    expect(changes).not.toHaveBeenCalled();
  });

  it('stays where it was said when the conversation goes', async () => {
    await openChat();
    await hears({ type: 'help' });
    const [before] = aloud();
    await hears({ type: 'deleted' });
    expect(aloud()).toEqual([before]);
  });
});

describe('the free messages of a day', () => {
  it('are not spoken of while there are many', async () => {
    await openChat();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(/left today/)).toBeNull();
  });

  it('are counted from five on', async () => {
    server.allowance = { ...server.allowance, used: 17 };
    await openChat();
    expect(await screen.findByText('3 messages left today')).toBeTruthy();
  });

  it('are asked for anew when a message is refused because they were used up on another device', async () => {
    await openChat();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    server.allowance = { ...server.allowance, used: 20 };
    const body = { defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message: 'All used.' };
    server.refuses = { status: 429, body: { ...body, data: { shows_help: false } } };
    say('My thoughts');
    expect(await screen.findByText('That was today’s last free message')).toBeTruthy();
  });

  it('end with a calm word and an open field', async () => {
    server.allowance = { ...server.allowance, used: 20 };
    await openChat();
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
    await openChat();
    expect(screen.getByText(helpTitle)).toBeTruthy();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('That was today’s last free message')).toBeNull();
  });
});

describe('a conversation that is gone', () => {
  it('says so as soon as it was deleted elsewhere', async () => {
    await openChat();
    await hears({ type: 'deleted' });
    expect(screen.getByText('This conversation is not here')).toBeTruthy();
    expect(screen.queryByText('I cannot sleep')).toBeNull();
  });

  it('leaves what was being written to a new one, before what stands there', async () => {
    keepWords(memberId, draftOf('new'), 'begun before');
    await openChat();
    fireEvent.change(field(), { target: { value: 'half a thought' } });
    await hears({ type: 'deleted' });
    expect(screen.getByText(/^It may have been deleted.*in the text field of a new chat/)).toBeTruthy();
    await expect.poll(() => knownWords(memberId, draftOf('new'))).toBe('half a thought\n\nbegun before');
    expect(knownWords(memberId, draftOf(conversationId))).toBeNull();
  });

  it('takes along what waited, says so, and keeps help where words were lost', async () => {
    await openChat();
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
    await openChat();
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
