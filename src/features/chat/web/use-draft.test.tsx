// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { forgetKeptWords, keepWords, knownWords } from '#platform/web/kept-words.ts';
import { outboxOf } from './member-outbox.ts';
import {
  conversationId,
  field,
  hears,
  memberId,
  openChat,
  say,
  serveEachTest,
} from './testing/chat-server.tsx';

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

describe('a conversation that is open in two tabs', () => {
  const name = draftOf(conversationId);
  const write = (value: string) => fireEvent.change(field(), { target: { value } });
  async function anotherTab() {
    vi.resetModules();
    const tab = await import('#platform/web/kept-words.ts');
    const follow = vi.fn();
    tab.followKeptWords(memberId, name, follow);
    await tab.loadKeptWords(memberId, name);
    return { ...tab, words: () => tab.knownWords(memberId, name) };
  }

  it('has one draft: what is written in the one is there in the other, and nowhere once it is sent', async () => {
    await openChat();
    const other = await anotherTab();
    write('My thoughts');
    await expect.poll(other.words).toBe('My thoughts');
    other.keepWords(memberId, name, 'My thoughts, and more');
    await expect.poll(() => field().value).toBe('My thoughts, and more');
    say('My thoughts, and more');
    await expect.poll(other.words).toBeNull();
    expect(field().value).toBe('');
  });

  it('takes a draft that was sent in another tab off this one, where nothing was written since', async () => {
    await openChat();
    const other = await anotherTab();
    write('My thoughts');
    await expect.poll(other.words).toBe('My thoughts');
    other.keepWords(memberId, name, '');
    await expect.poll(() => field().value).toBe('');
  });

  it('that is deleted in the other leaves what was being written to a new one', async () => {
    await openChat();
    const other = await anotherTab();
    write('My thoughts');
    await expect.poll(other.words).toBe('My thoughts');
    other.keepWords(memberId, name, '');
    await expect.poll(() => field().value).toBe('');
    await hears({ type: 'deleted' });
    await expect.poll(() => knownWords(memberId, draftOf('new'))).toBe('My thoughts');
  });

  it('never takes away what is being written here', async () => {
    await openChat();
    const other = await anotherTab();
    write('My');
    await expect.poll(other.words).toBe('My');
    other.keepWords(memberId, name, '');
    for (const words of ['My t', 'My th', 'My tho']) {
      write(words);
      await new Promise((resolve) => setTimeout(resolve, 1));
      expect(field().value).toBe(words);
    }
    await expect.poll(other.words).toBe('My tho');
  });
});
