// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { act, cleanup, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { forgetKeptWords, keepWords, knownWords } from '#platform/web/kept-words.ts';
import { outboxOf } from './member-outbox.ts';
import { conversationId, field, memberId, openChat, say, serveEachTest } from './testing/chat-server.tsx';

serveEachTest();

describe('a message that is sent', () => {
  it('stays with the draft until the device keeps it elsewhere, before what is written meanwhile', async () => {
    await openChat();
    const kept = Promise.withResolvers<void>();
    const add = vi.spyOn(outboxOf(memberId).queue, 'add').mockReturnValue(kept.promise);
    const onDevice = () => knownWords(memberId, draftOf(conversationId));
    say('My thoughts');
    expect(add).toHaveBeenCalled();
    expect(field().value).toBe('');
    expect(onDevice()).toBe('My thoughts');
    fireEvent.change(field(), { target: { value: 'and more' } });
    expect(onDevice()).toBe('My thoughts\n\nand more');
    await act(async () => kept.resolve());
    expect(onDevice()).toBe('and more');
    expect(field().value).toBe('and more');
  });

  it('leaves alone what was kept there since, and comes back to nobody who signed out', async () => {
    await openChat();
    const kept = Promise.withResolvers<void>();
    vi.spyOn(outboxOf(memberId).queue, 'add').mockReturnValue(kept.promise);
    say('My thoughts');
    fireEvent.change(field(), { target: { value: 'and more' } });
    cleanup();
    forgetKeptWords(null);
    keepWords(memberId, draftOf(conversationId), 'written since');
    await act(async () => kept.resolve());
    expect(knownWords(memberId, draftOf(conversationId))).toBe('written since');
  });
});
