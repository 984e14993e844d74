// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { dismissAllToasts } from '#platform/web/ui/toast.ts';
import { ActivitiesEditor } from './activities-editor.tsx';

const walk = { id: 'walk', name: 'Walk', icon: 'footprints', is_hidden: false };
const server = { items: [walk], version: 0, refuses: false };
const asksForHelp = (items: (typeof walk)[]) => items.some(({ name }) => name.includes('end my life'));

async function answer(request: Request): Promise<[number, unknown]> {
  if (request.method === 'GET') return [200, { items: server.items, version: server.version }];
  const { items } = (await request.json()) as { items: (typeof walk)[] };
  const shows_help = asksForHelp(items);
  server.version += 1;
  if (server.refuses)
    return [
      409,
      { defined: true, code: 'CHANGED_ELSEWHERE', status: 409, message: '', data: { shows_help } },
    ];
  server.items = items;
  return [200, { items, version: server.version, shows_help }];
}

beforeEach(() => {
  Object.assign(server, { items: [walk], version: 0, refuses: false });
  vi.stubGlobal('fetch', async (request: Request) => {
    const [status, body] = await answer(request);
    return Response.json(body, { status });
  });
});
afterEach(() => {
  cleanup();
  dismissAllToasts();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const card = () => screen.queryByText('You don’t have to carry this alone');
const versionKnown = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => (state.data as { value?: { version: number } } | undefined)?.value?.version)[0];

async function rename(name: string, onClose = () => {}) {
  render(
    <QueryClientProvider client={queryClient}>
      <ActivitiesEditor memberId={crypto.randomUUID()} onClose={onClose} />
    </QueryClientProvider>,
  );
  fireEvent.change(await screen.findByDisplayValue('Walk'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('a name that asks for help is answered with people who can be reached, and they stay', async () => {
  await rename('planning to end my life');
  await waitFor(() => expect(card()).toBeTruthy());
  await waitFor(() => expect(versionKnown()).toBe(1));
  expect(card()).toBeTruthy();
});

it('the help says that the list is saved, and goes when it was seen', async () => {
  const onClose = vi.fn();
  await rename('planning to end my life', onClose);
  expect(await screen.findByRole('dialog', { name: 'Your activities are saved' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'I have seen this' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('one that could not be kept is answered with them as well, beside the list', async () => {
  server.refuses = true;
  await rename('planning to end my life');
  await waitFor(() => expect(card()).toBeTruthy());
  await waitFor(() => expect(versionKnown()).toBe(1));
  expect(card()).toBeTruthy();
  expect(screen.getByDisplayValue('Walk')).toBeTruthy();
});
