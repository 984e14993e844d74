// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { forgetKeptWords, knownWords } from '#platform/web/kept-words.ts';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import {
  away,
  conversationId,
  field,
  hears,
  memberId,
  openChat,
  said,
  serveEachTest,
  server,
} from './testing/chat-server.tsx';

serveEachTest();
afterEach(dismissAllToasts);

describe('a message that is being said differently', () => {
  const rewrite = (value: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Say it differently' }));
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value } });
  };
  /** On another page: the message has other words, and another id. */
  async function changeElsewhere() {
    server.messages = [said(2, 'I slept well', { position: 0 })];
    await hears({ type: 'changed' });
    await screen.findByText('I slept well', { selector: 'div' });
  }

  it('gives its words to the text field when it was changed elsewhere, before what stands there', async () => {
    await openChat();
    fireEvent.change(field(), { target: { value: 'and more' } });
    rewrite('I cannot sleep, again');
    await changeElsewhere();
    await waitFor(() => expect(field().value).toBe('I cannot sleep, again\n\nand more'));
    expect(shownToasts().map(({ title }) => title)).toEqual([
      'That message was changed elsewhere. What you wrote is in the text field.',
    ]);
  });

  it('gives nothing away that was not begun, was left or was sent', async () => {
    await openChat();
    rewrite('I cannot sleep ');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    rewrite('I cannot sleep, again');
    fireEvent.keyDown(screen.getByLabelText('Your message'), { key: 'Escape' });
    rewrite('My thoughts');
    fireEvent.submit(screen.getByLabelText('Your message'));
    await hears({ type: 'changed' });
    await screen.findByText('My thoughts', { selector: 'div' });
    await changeElsewhere();
    expect(field().value).toBe('');
    expect(shownToasts()).toEqual([]);
  });

  it('gives its words to the text field when it was sent and had changed elsewhere by then', async () => {
    await openChat();
    rewrite('I cannot sleep, again');
    server.refuses = { status: 404, body: { defined: true, code: 'NOT_FOUND', status: 404, message: 'No.' } };
    fireEvent.submit(screen.getByLabelText('Your message'));
    await changeElsewhere();
    await waitFor(() => expect(field().value).toBe('I cannot sleep, again'));
  });

  it('is done once when its answer was lost, tried again or not', async () => {
    await openChat();
    rewrite('I cannot sleep, again');
    const send = () => fireEvent.submit(screen.getByLabelText('Your message'));
    server.losesAnswers = true;
    send();
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    dismissAllToasts();
    send();
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(server.edits).toHaveLength(2);
    expect(new Set(server.edits).size).toBe(1);
    server.losesAnswers = false;
    await hears({ type: 'changed' });
    await screen.findByText('I cannot sleep, again', { selector: 'div' });
    expect(field().value).toBe('');
    expect(shownToasts()).toHaveLength(1);
  });

  it('is kept where one leaves the screen in the middle of it, but for who signs out', async () => {
    const kept = () => knownWords(memberId, draftOf(conversationId));
    await openChat();
    rewrite('I cannot sleep, again');
    forgetKeptWords(null);
    cleanup();
    expect(kept()).toBeNull();
    await openChat();
    rewrite('I cannot sleep, again');
    cleanup();
    expect(kept()).toBe('I cannot sleep, again');
  });

  it('is kept where one leaves the screen while it is sent, and it cannot be', async () => {
    await openChat();
    rewrite('I cannot sleep, again');
    server.refuses = away;
    fireEvent.submit(screen.getByLabelText('Your message'));
    cleanup();
    expect(knownWords(memberId, draftOf(conversationId))).toBeNull();
    await expect.poll(() => knownWords(memberId, draftOf(conversationId))).toBe('I cannot sleep, again');
  });
});
