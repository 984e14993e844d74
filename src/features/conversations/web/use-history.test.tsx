// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/history" }
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords, keepWords } from '#platform/web/kept-words.ts';
import { readPrivately } from '#platform/web/private-store.ts';
import { draftOf, useConversationChanges } from './use-history.ts';

const ann = '0193e0a0-0000-7000-8000-000000000001';
const id = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const otherId = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b12';

const onDevice = (name: string) => readPrivately(ann, `words/${name}`);

afterEach(() => {
  cleanup();
  forgetKeptWords(null);
  vi.unstubAllGlobals();
});

it('a deleted conversation takes what was being written in it off the device, and nothing else', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ isDeleted: true }));
  for (const name of [draftOf(id), draftOf(otherId)]) {
    keepWords(ann, name, 'half a thought');
    await expect.poll(() => onDevice(name)).toBe('half a thought');
  }
  const { result } = renderHook(() => useConversationChanges(ann), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await result.current.remove(id);
  await expect.poll(() => onDevice(draftOf(id))).toBeNull();
  expect(await onDevice(draftOf(otherId))).toBe('half a thought');
});
