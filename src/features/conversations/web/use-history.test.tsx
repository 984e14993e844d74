// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/history" }
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords, keepWords } from '#platform/web/kept-words.ts';
import { readPrivately } from '#platform/web/private-store.ts';
import { draftOf, editsOf, useConversationChanges, useHistory } from './use-history.ts';

const ann = '0193e0a0-0000-7000-8000-000000000001';
const id = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const otherId = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b12';

const onDevice = (name: string) => readPrivately(ann, `words/${name}`);

afterEach(() => {
  cleanup();
  queryClient.clear();
  forgetKeptWords(null);
  vi.unstubAllGlobals();
});

it('a deleted conversation takes what was being written in it off the device, and nothing else', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ isDeleted: true }));
  for (const name of [draftOf(id), editsOf(id), draftOf(otherId)]) {
    keepWords(ann, name, 'half a thought');
    await expect.poll(() => onDevice(name)).toBe('half a thought');
  }
  const { result } = renderHook(() => useConversationChanges(ann), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await result.current.remove(id);
  await expect.poll(() => onDevice(draftOf(id))).toBeNull();
  await expect.poll(() => onDevice(editsOf(id))).toBeNull();
  expect(await onDevice(draftOf(otherId))).toBe('half a thought');
});

it('the list goes on where the server said, whatever was renamed or deleted of what is shown', async () => {
  const item = (conversationId: string) => ({ conversation: { id: conversationId } });
  const nextCursor = 'MjAyNi0wMy0wMVQxMDowMDowMC4wMDAwMDBaIDZm';
  let cursor: string | null = null;
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    if (method === 'POST') return Response.json({ id: otherId, shows_help: false });
    if (method === 'DELETE') return Response.json({ isDeleted: true });
    cursor = new URL(url).searchParams.get('cursor');
    return Response.json({
      items: cursor ? [] : [item(otherId), item(id)],
      nextCursor: cursor ? null : nextCursor,
    });
  });
  const { result } = renderHook(
    () => ({ history: useHistory(ann, {}), changes: useConversationChanges(ann) }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    },
  );
  await expect.poll(() => result.current.history.items).toHaveLength(2);
  await act(async () => void (await result.current.changes.rename(otherId, 'A name')));
  await act(() => result.current.changes.remove(id));
  await act(async () => result.current.history.loadMore());
  await expect.poll(() => cursor).toBe(nextCursor);
});
