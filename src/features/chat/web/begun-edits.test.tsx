// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editsOf } from '#features/conversations/web/use-history.ts';
import { forgetKeptWords, keepWords, knownWords } from '#platform/web/kept-words.ts';
import { forgetEverythingPrivate, holdPrivateKey, readPrivately } from '#platform/web/private-store.ts';
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
beforeEach(async () => {
  await forgetEverythingPrivate(memberId);
  await holdPrivateKey(memberId);
});
afterEach(dismissAllToasts);

/** What the page knew is gone; what the device keeps stays. */
function reload() {
  cleanup();
  forgetKeptWords(null);
}

describe('a message that is being said differently', () => {
  const rewriteAgain = (value: string) =>
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value } });
  const rewrite = (value: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Say it differently' }));
    rewriteAgain(value);
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

  it('does not stand there twice where another tab has put it into the text field first', async () => {
    await openChat();
    rewrite('I cannot sleep, again');
    fireEvent.change(field(), { target: { value: 'I cannot sleep, again\n\nand more' } });
    await changeElsewhere();
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(field().value).toBe('I cannot sleep, again\n\nand more');
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

  const editor = () => screen.queryByLabelText('Your message') as HTMLTextAreaElement | null;
  const place = editsOf(conversationId);
  const onDevice = () => readPrivately<string>(memberId, `words/${place}`);

  it('stands open again with its words where one left the screen, but for who signs out', async () => {
    await openChat();
    rewrite('I cannot sleep, again');
    cleanup();
    forgetKeptWords(null);
    await forgetEverythingPrivate(memberId);
    await holdPrivateKey(memberId);
    await openChat();
    expect(editor()).toBeNull();
    rewrite('I cannot sleep, again');
    cleanup();
    await openChat();
    expect(editor()?.value).toBe('I cannot sleep, again');
    expect(field().value).toBe('');
  });

  it('stands open again with its words after a reload, and is let go of once it is sent', async () => {
    await openChat();
    rewrite('I cannot sleep, again');
    await expect.poll(onDevice).toContain('again');
    reload();
    await openChat();
    await waitFor(() => expect(editor()?.value).toBe('I cannot sleep, again'));
    fireEvent.submit(screen.getByLabelText('Your message'));
    await waitFor(() => expect(editor()).toBeNull());
    await expect.poll(onDevice).toBeNull();
    reload();
    server.messages.push(said(1, 'What keeps you awake?'));
    await openChat();
    expect(editor()).toBeNull();
  });

  it('goes to the text field after a reload when it was changed elsewhere meanwhile', async () => {
    await openChat();
    rewrite('I cannot sleep, again');
    await expect.poll(onDevice).toContain('again');
    reload();
    server.messages = [said(2, 'I slept well', { position: 0 }), said(1, 'What keeps you awake?')];
    await openChat();
    await waitFor(() => expect(field().value).toBe('I cannot sleep, again'));
    await expect.poll(onDevice).toBeNull();
  });

  it('is drawn after a reload however early in a long thread it stands', async () => {
    const later = Array.from({ length: 300 }, (_, at) => said(at + 2, `Words ${at}`));
    server.messages = [...server.messages.slice(0, 2), ...later];
    keepWords(memberId, place, JSON.stringify([[server.messages[0]?.id, 'I cannot sleep, again']]));
    await openChat();
    expect(editor()?.value).toBe('I cannot sleep, again');
  });

  it('is one and the same in every tab, and what is written in another goes with the conversation', async () => {
    await openChat();
    rewrite('I cannot sleep');
    const [message] = server.messages;
    vi.resetModules();
    const otherTab = await import('#platform/web/kept-words.ts');
    rewriteAgain('I cannot sleep, again');
    await expect.poll(onDevice).toContain('again');
    await otherTab.loadKeptWords(memberId, place);
    otherTab.keepWords(memberId, place, JSON.stringify([[message?.id, 'I cannot sleep, again and again']]));
    await waitFor(() => expect(editor()?.value).toBe('I cannot sleep, again and again'));
    await hears({ type: 'deleted' });
    await waitFor(() => expect(knownWords(memberId, place)).toBeNull());
  });

  it('is kept where one leaves the screen while it is sent, and it cannot be', async () => {
    await openChat();
    rewrite('I cannot sleep, again');
    server.refuses = away;
    fireEvent.submit(screen.getByLabelText('Your message'));
    cleanup();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await openChat();
    expect(editor()?.value).toBe('I cannot sleep, again');
  });

  it('is let go of where one leaves the screen while it is sent, and it is done', async () => {
    await openChat();
    rewrite('I cannot sleep, again');
    fireEvent.submit(screen.getByLabelText('Your message'));
    cleanup();
    await expect.poll(() => knownWords(memberId, place)).toBeNull();
  });
});

describe('an early message that is said differently', () => {
  const early = async () => {
    server.messages.push(said(2, 'My thoughts'), said(3, 'Tell me one of them.'));
    await openChat();
    fireEvent.click(screen.getAllByRole('button', { name: 'Say it differently' })[0] as HTMLElement);
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'I sleep badly' } });
    fireEvent.submit(screen.getByLabelText('Your message'));
    return screen.findByRole('alertdialog', { name: 'Let the 3 messages after this one go?' });
  };

  it('takes nothing away before it was asked about, and keeps the words when it is not to be', async () => {
    await early();
    expect(server.edits).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'I sleep badly');
    expect(screen.getByText('Tell me one of them.')).toBeTruthy();
    expect(server.edits).toEqual([]);
  });

  it('is sent once that is wanted', async () => {
    await early();
    fireEvent.click(screen.getByRole('button', { name: 'Send and let them go' }));
    await waitFor(() => expect(server.edits).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Tell me one of them.')).toBeNull());
  });
});
