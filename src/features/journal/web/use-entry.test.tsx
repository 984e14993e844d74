// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { keepMember } from '#platform/web/offline/kept-member.ts';
import { type OpenEntry, useEntry } from './use-entry.ts';

const ANN = '0193e0a0-0000-7000-8000-000000000001';
let data: object | undefined;

beforeEach(() => {
  keepMember({ id: ANN, nickname: 'Ann', country: null });
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { defined: true, code: 'INVALID_INPUT', status: 422, message: 'That day has not come yet.', data },
      { status: 422 },
    ),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  forgetKeptWords(null);
  vi.unstubAllGlobals();
});

async function writeAndBeRefused(): Promise<OpenEntry> {
  const id = crypto.randomUUID();
  const nothing = () => {};
  const { result } = renderHook(
    () => useEntry({ memberId: ANN, id, isNew: true, template: null, onMoved: nothing, onKept: nothing }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  const entry = () => (result.current.phase === 'open' ? result.current.entry : null);
  await waitFor(() => expect(entry()).toBeTruthy());
  await act(async () => {
    entry()?.draft.change({ title: 'Tonight' });
    await entry()?.draft.flush();
  });
  await waitFor(() => expect(entry()?.state.kind).toBe('refused'));
  return entry() as OpenEntry;
}

it('words that ask for help and were refused have help beside them all the same', async () => {
  data = { shows_help: true };
  expect((await writeAndBeRefused()).isHelpDue).toBe(true);
});

it('other words that were refused do not', async () => {
  data = undefined;
  expect((await writeAndBeRefused()).isHelpDue).toBe(false);
});
