// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
// What stands on the screen before the first transcript is here.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { outboxOf } from './member-outbox.ts';
import {
  conversationId,
  hears,
  helpTitle,
  memberId,
  readOut,
  said,
  screenOf,
  serveEachTest,
  server,
  streams,
} from './testing/chat-server.tsx';

serveEachTest();

const loseStream = () => act(async () => streams.at(-1)?.onerror());

/** A chat that begins with words, as the start screen leaves it; the words are taken before the transcript is here. */
async function beginWithWords() {
  server.messages = [];
  let arrive = () => {};
  server.isTranscriptHere = new Promise((resolve) => {
    arrive = resolve;
  });
  outboxOf(memberId).add({
    id: crypto.randomUUID(),
    conversationId,
    content: 'My thoughts',
    writtenAt: '2026-11-21T02:00:00.000Z',
    creates: { therapy_style: 'Standard', coach_type: 'career' },
  });
  render(screenOf());
  await waitFor(() => expect(server.sent).toHaveLength(1));
  await waitFor(() => expect(outboxOf(memberId).items()).toEqual([]));
  await act(async () => streams.at(-1)?.onopen());
  return async () => {
    arrive();
    await waitFor(() => expect(readOut()).not.toBe(''));
  };
}

describe('a conversation that cannot be reached', () => {
  it('says so, also while the browser goes on trying for the stream, and comes back by itself', async () => {
    server.isReachable = false;
    render(screenOf());
    await loseStream();
    expect(await screen.findByText('The conversation could not be loaded')).toBeTruthy();
    await loseStream();
    expect(screen.getByText('The conversation could not be loaded')).toBeTruthy();
    server.isReachable = true;
    await act(async () => streams.at(-1)?.onopen());
    expect(await screen.findByText('What keeps you awake?')).toBeTruthy();
  });

  it('says so in other words when there is no network', async () => {
    server.isReachable = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(screenOf());
    await loseStream();
    expect(await screen.findByText('You are offline')).toBeTruthy();
  });
});

describe('a chat that the therapist is to begin', () => {
  it('is begun once the line is back, where that could not be asked for at first', async () => {
    Object.assign(server, { messages: [], breaksAt: '/open' });
    render(screenOf());
    await act(async () => streams.at(-1)?.onopen());
    await waitFor(() => expect(readOut()).toBe(''));
    expect(server.asked).toEqual([]);
    server.breaksAt = null;
    await loseStream();
    await act(async () => streams.at(-1)?.onopen());
    await waitFor(() => expect(server.asked).toEqual(['open']));
  });
});

describe('a chat that has just begun', () => {
  it('keeps the words and the card on the screen until the transcript is here', async () => {
    server.findsDanger = true;
    await beginWithWords();
    expect(screen.getByText('My thoughts', { selector: 'div' })).toBeTruthy();
    expect(screen.getByText(helpTitle)).toBeTruthy();
  });

  it('reads out its first reply, also when that came with the transcript', async () => {
    const arrive = await beginWithWords();
    expect(readOut()).toBe('');
    server.messages.push(said(1, 'Tell me one of them.'));
    await arrive();
    expect(readOut()).toBe('Therapist: Tell me one of them.');
  });

  it('shows help that came first of all', async () => {
    server.isTranscriptHere = new Promise(() => {});
    render(screenOf());
    await hears({ type: 'help' });
    expect(screen.getByText(helpTitle)).toBeTruthy();
  });
});

describe('a conversation of which the last answer comes first', () => {
  /** As after a reload on a slow line: the stream is there before the transcript. */
  async function openSlowly() {
    let arrive = () => {};
    server.isTranscriptHere = new Promise((resolve) => {
      arrive = resolve;
    });
    render(screenOf());
    await act(async () => streams.at(-1)?.onopen());
    await hears({ type: 'message', message: said(1, 'What keeps you awake?') });
    return async () => {
      arrive();
      await screen.findByText('I cannot sleep', { selector: 'div' });
    };
  }
  const loading = () => screen.queryByText('What was said before is on its way.');

  it('says that the rest is on its way until it is here', async () => {
    const arrive = await openSlowly();
    expect(screen.getByText('What keeps you awake?')).toBeTruthy();
    expect(loading()).not.toBeNull();
    await arrive();
    expect(loading()).toBeNull();
  });

  it('offers another answer once the words it was for are here', async () => {
    const arrive = await openSlowly();
    await arrive();
    expect(await screen.findByRole('button', { name: 'Another answer' })).toBeTruthy();
  });

  it('offers to ask again for the rest where it could not be had', async () => {
    server.breaksAt = '/messages';
    render(screenOf());
    await act(async () => streams.at(-1)?.onopen());
    await hears({ type: 'message', message: said(1, 'What keeps you awake?') });
    await screen.findByText(/could not be loaded/);
    server.breaksAt = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => streams.at(-1)?.onopen());
    await screen.findByText('I cannot sleep', { selector: 'div' });
  });
});
