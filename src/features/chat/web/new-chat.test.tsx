// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { queryClient } from '#platform/web/api.ts';
import { knownWords } from '#platform/web/kept-words.ts';
import { outboxOf } from './member-outbox.ts';
import { NewChat } from './new-chat.tsx';
import { field, memberId, serveEachTest } from './testing/chat-server.tsx';

serveEachTest();

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
});
