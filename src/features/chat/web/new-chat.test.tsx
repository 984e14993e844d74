// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { queryClient } from '#platform/web/api.ts';
import { knownWords } from '#platform/web/kept-words.ts';
import { forgetEverythingPrivate, holdPrivateKey, readPrivately } from '#platform/web/private-store.ts';
import { outboxOf } from './member-outbox.ts';
import { NewChat } from './new-chat.tsx';
import { beginPrivateChat, letPrivateChatWait, privateChat } from './private-memory.ts';
import { conversationId, field, memberId, serveEachTest } from './testing/chat-server.tsx';

serveEachTest();
beforeEach(async () => {
  await forgetEverythingPrivate(memberId);
  await holdPrivateKey(memberId);
});

const name = draftOf('new');
const begin = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <NewChat memberId={memberId} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const onDevice = (words: string | null) =>
  vi.waitFor(async () => expect(await readPrivately(memberId, `words/${name}`)).toBe(words));
const togglePrivate = () => fireEvent.click(screen.getByRole('switch', { name: 'Private chat' }));

describe('before the first word is sent', () => {
  it('what is written is kept, and there again after the page was left', () => {
    begin();
    write('half a thought');
    cleanup();
    begin();
    expect(field().value).toBe('half a thought');
  });

  it('what is sent stays kept until the device has it elsewhere', async () => {
    begin();
    const kept = Promise.withResolvers<void>();
    vi.spyOn(outboxOf(memberId).queue, 'add').mockReturnValue(kept.promise);
    write('half a thought');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(knownWords(memberId, name)).toBe('half a thought');
    await act(async () => kept.resolve());
    expect(knownWords(memberId, name)).toBeNull();
  });

  it('what is written for a private chat is kept nowhere, and gone with the page', () => {
    begin();
    write('half');
    togglePrivate();
    expect(field().value).toBe('half');
    expect(knownWords(memberId, name)).toBeNull();
    write('half a secret');
    expect(knownWords(memberId, name)).toBeNull();
    cleanup();
    begin();
    expect(field().value).toBe('');
  });

  it('what is written is kept again once it is not meant to be private any more', () => {
    begin();
    togglePrivate();
    write('half a thought');
    togglePrivate();
    expect(knownWords(memberId, name)).toBe('half a thought');
  });

  it('what another tab keeps is neither shown in nor lost to what is written for a private chat', async () => {
    begin();
    togglePrivate();
    write('half a secret');
    await onDevice(null);
    vi.resetModules();
    const otherTab = await import('#platform/web/kept-words.ts');
    otherTab.keepWords(memberId, name, 'half a thought');
    await onDevice('half a thought');
    await vi.waitFor(() => expect(knownWords(memberId, name)).toBe('half a thought'));
    expect(field().value).toBe('half a secret');
    write('all of a secret');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await onDevice('half a thought');
    togglePrivate();
    expect(field().value).toBe('half a thought\n\nall of a secret');
    await onDevice('half a thought\n\nall of a secret');
  });
});

describe('a private chat that waits', () => {
  it('is led back to, and can be let go of', async () => {
    beginPrivateChat({ therapy_style: 'Standard', coach_type: 'career' }, 'A secret');
    letPrivateChatWait();
    begin();
    expect(screen.getByRole('link', { name: 'Go back to it' }).getAttribute('href')).toBe('/chat/private');
    fireEvent.click(screen.getByRole('button', { name: 'Let it go' }));
    expect(privateChat()).toBeNull();
    expect(screen.queryByRole('link', { name: 'Go back to it' })).toBeNull();
  });
});

describe('words that were begun before the therapist was asked to begin', () => {
  const letBegin = () => fireEvent.click(screen.getByRole('button', { name: 'Let the therapist begin' }));

  it('are gone on with in the conversation that comes of it', async () => {
    begin();
    write('half a thought');
    letBegin();
    await vi.waitFor(() => expect(knownWords(memberId, draftOf(conversationId))).toBe('half a thought'));
    expect(knownWords(memberId, name)).toBeNull();
  });

  it('are gone on with in a private chat', () => {
    begin();
    togglePrivate();
    write('half a secret');
    letBegin();
    expect(privateChat()).toMatchObject({ start: { words: null }, draft: 'half a secret' });
  });
});
