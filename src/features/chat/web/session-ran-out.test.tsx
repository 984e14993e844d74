// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSignInNeeded } from '#platform/web/sign-in-needed.ts';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import { openChat, serveEachTest, server, streams } from './testing/chat-server.tsx';

serveEachTest();

const looked = vi.fn();
let stop = () => {};
beforeEach(() => {
  looked.mockClear();
  stop = onSignInNeeded(looked);
});
afterEach(() => {
  stop();
  dismissAllToasts();
});

describe('a session that ran out', () => {
  it('is noticed by whoever says a message differently, whose words stay', async () => {
    await openChat();
    server.isSignedOut = true;
    fireEvent.click(screen.getByRole('button', { name: 'Say it differently' }));
    const editor = screen.getByLabelText('Your message') as HTMLTextAreaElement;
    fireEvent.change(editor, { target: { value: 'I cannot sleep, again' } });
    fireEvent.submit(editor);
    await waitFor(() => expect(looked).toHaveBeenCalled());
    expect(shownToasts().map(({ title }) => title)).toEqual([
      'Your message could not be changed. Please try again.',
    ]);
    expect(editor.value).toBe('I cannot sleep, again');
  });

  it('is noticed where the stream is refused, and is not taken for a bad line', async () => {
    await openChat();
    server.isSignedOut = true;
    act(() => streams.at(-1)?.refuse());
    await waitFor(() => expect(looked).toHaveBeenCalled());
  });
});
