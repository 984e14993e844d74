// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hears, openChat, said, serveEachTest, server, streams } from './testing/chat-server.tsx';

serveEachTest();

const LONG_MS = 12_500;

/** The member's words were stored, and no answer came for long. */
async function waitInVain() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.messages.push(said(2, 'My thoughts'));
  await openChat();
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  const places = [...document.querySelectorAll('[role=status]')];
  await act(() => vi.advanceTimersByTimeAsync(LONG_MS));
  expect(server.asked).toEqual([]);
  return { button: screen.getByRole('button', { name: 'Ask again' }), places };
}

describe('an answer that did not arrive', () => {
  it('is said aloud in a place that was there before', async () => {
    const { places } = await waitInVain();
    const aloud = places.map(({ textContent }) => textContent);
    expect(aloud.filter((words) => words === 'The answer did not arrive.')).toHaveLength(1);
  });

  it('is asked for anew, and comes', async () => {
    fireEvent.click((await waitInVain()).button);
    await vi.waitFor(() => expect(server.asked).toEqual(['open']));
    await hears({ type: 'replying' });
    expect(screen.queryByText('The answer did not arrive.')).toBeNull();
    await hears({ type: 'message', message: said(3, 'Tell me one of them.') });
    await hears({ type: 'done', reason: 'finished' });
    expect(screen.getByText('Tell me one of them.')).toBeTruthy();
  });

  it('is shown, not taken back, where the page alone had missed it', async () => {
    const { button } = await waitInVain();
    server.messages.push(said(3, 'Tell me one of them.'));
    fireEvent.click(button);
    await act(async () => streams.at(-1)?.onopen());
    expect(await screen.findByText('Tell me one of them.')).toBeTruthy();
    expect(streams).toHaveLength(2);
    expect(server.asked).not.toContain('regenerate');
    expect(screen.queryByText('The answer did not arrive.')).toBeNull();
  });
});
