// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords, keepWords, knownWords } from '#platform/web/kept-words.ts';
import { goLive, stopLive } from '#platform/web/live.ts';
import { keepMember } from '#platform/web/offline/kept-member.ts';
import { shownToasts } from '#platform/web/ui/toast.ts';
import { TopBarSlot } from '#platform/web/ui/top-bar.tsx';
import type { PlanSteps, SafetyPlan } from '../safety-plan.contract.ts';
import { draftOf } from './plan-draft.ts';
import { forgetPlanOnDevice, keepPlanOnDevice, readPlanOnDevice } from './plan-on-device.ts';
import { SafetyPlanScreen } from './safety-plan.screen.tsx';

const WAIT = { timeout: 20_000 };
const withSigns = (...signs: string[]): PlanSteps => ({
  signs,
  coping: [],
  distraction: [],
  people: ['Wanjiru'],
  professionals: [],
  safer: [],
});

let plan: SafetyPlan;
/** What each save asked for; the server answers once `answer` lets it. */
let saves: string[][] = [];
let answer = async () => {};
let isPlanReadable = true;
let tellPage: (change: { topic: string }) => void = () => {};

async function save(request: Request): Promise<Response> {
  const sent = (await request.json()) as { steps: PlanSteps; version: number };
  saves.push(sent.steps.signs);
  await answer();
  if (sent.version !== plan.version)
    return Response.json(
      { defined: true, code: 'CHANGED_ELSEWHERE', status: 409, message: '' },
      { status: 409 },
    );
  plan = { ...plan, steps: sent.steps, version: plan.version + 1 };
  return Response.json(plan);
}

const nothing = { ...withSigns(), people: [] };
let isDeletable = true;
function deletion(): Response {
  if (!isDeletable) throw new TypeError('Failed to fetch');
  plan = { steps: nothing, version: plan.version + 1, updated_at: null };
  return Response.json({ isDeleted: true, version: plan.version });
}

beforeEach(() => {
  isDeletable = true;
  plan = { steps: withSigns('one'), version: 3, updated_at: '2026-11-20T20:00:00.000Z' };
  saves = [];
  answer = async () => {};
  isPlanReadable = true;
  keepMember({ id: 'ben', nickname: 'Ben', country: null });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') return save(request);
    if (request.method === 'DELETE') return deletion();
    if (!isPlanReadable) throw new TypeError('Failed to fetch');
    return Response.json(plan);
  });
  vi.stubGlobal(
    'EventSource',
    class {
      onmessage: ((event: { data: string }) => void) | null = null;
      constructor() {
        tellPage = (change) => this.onmessage?.({ data: JSON.stringify(change) });
      }
      close() {}
    },
  );
});
afterEach(async () => {
  cleanup();
  // What leaving saves goes out before the server does.
  await new Promise((resolve) => setTimeout(resolve, 50));
  stopLive();
  queryClient.clear();
  forgetKeptWords(null);
  vi.unstubAllGlobals();
  keepMember(null);
  await forgetPlanOnDevice();
  keepWords('ben', 'safety-plan', '');
});

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TopBarSlot value={null}>
        <SafetyPlanScreen />
      </TopBarSlot>
    </QueryClientProvider>,
  );
const signs = () => screen.findByLabelText(/^1\. /, {}, WAIT) as Promise<HTMLTextAreaElement>;
const write = async (text: string) => fireEvent.change(await signs(), { target: { value: text } });
const pressSave = () => fireEvent.click(screen.getByRole('button', { name: 'Save plan' }));
const saveButton = () => screen.getByRole('button', { name: 'Save plan' }) as HTMLButtonElement;

function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = () => promise;
  return resolve;
}
const failing = async () => {
  throw new TypeError('Failed to fetch');
};

describe('words in the plan', () => {
  it('written while a save runs follow it when the screen is left', async () => {
    const release = holdAnswers();
    const { unmount } = open();
    await write('one\ntwo');
    pressSave();
    await waitFor(() => expect(saves).toHaveLength(1));
    await write('one\ntwo\nthree');
    unmount();
    release();
    await waitFor(() => expect(plan.steps.signs).toEqual(['one', 'two', 'three']), WAIT);
    await waitFor(() => expect(knownWords('ben', 'safety-plan')).toBeNull());
  });

  it('written while a slow save runs are saved after it', async () => {
    const release = holdAnswers();
    open();
    await write('one\ntwo');
    pressSave();
    await waitFor(() => expect(saves).toHaveLength(1));
    await write('one\ntwo\nthree');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await act(async () => release());
    await waitFor(() => expect(plan.steps.signs).toEqual(['one', 'two', 'three']), WAIT);
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });

  it('go over what a screen that was left is still saving', async () => {
    const release = holdAnswers();
    const { unmount } = open();
    await write('one\ntwo');
    pressSave();
    await waitFor(() => expect(saves).toHaveLength(1));
    unmount();
    open();
    await write('one\ntwo\nthree');
    pressSave();
    release();
    await waitFor(() => expect(plan.steps.signs).toEqual(['one', 'two', 'three']), WAIT);
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });

  it.each([
    ['could not be saved', 'one\ntwo', /^The plan could not be saved/],
    ['are too long to be saved', 'x'.repeat(2_000), /^Not saved yet/],
  ])('that %s are there again', async (_, text, message) => {
    answer = failing;
    const { unmount } = open();
    await write(text);
    pressSave();
    await screen.findByText(message);
    unmount();
    open();
    await waitFor(async () => expect((await signs()).value).toBe(text));
    expect(plan.version).toBe(3);
  });

  it('are not lost to a reload, and not saved over what another device wrote since', async () => {
    const mine = JSON.stringify({ draft: draftOf(withSigns('one', 'mine')), version: 2 });
    keepWords('ben', 'safety-plan', mine);
    open();
    expect((await signs()).value).toBe('one\nmine');
    expect(screen.getByText('This plan was changed on another device')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(plan.steps.signs).toEqual(['one', 'mine']));
    await waitFor(() => expect(knownWords('ben', 'safety-plan')).toBeNull());
  });

  it('can be saved again when nobody knows what another device wrote', async () => {
    open();
    await write('one\ntwo');
    plan = { ...plan, version: 4 };
    isPlanReadable = false;
    pressSave();
    expect(await screen.findByText(/^The plan could not be saved/, {}, WAIT)).toBeTruthy();
    expect(saveButton().disabled).toBe(false);
  });

  it('count as saved when only the answer was lost', async () => {
    open();
    await write('one\ntwo');
    plan = { ...plan, steps: withSigns('one', 'two'), version: 4 };
    pressSave();
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    expect(screen.queryByText('This plan was changed on another device')).toBeNull();
  });

  it.each(['pagehide', 'visibilitychange'])('are saved at once on %s', async (type) => {
    open();
    await write('one\ntwo');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    (type === 'pagehide' ? window : document).dispatchEvent(new Event(type));
    await waitFor(() => expect(saves).toEqual([['one', 'two']]), { timeout: 500 });
    vi.restoreAllMocks();
  });

  it('that could not be saved are saved when the network is back', async () => {
    answer = failing;
    open();
    await write('one\ntwo');
    pressSave();
    await screen.findByText(/^The plan could not be saved/);
    answer = async () => {};
    await waitFor(() => {
      // What listens comes a moment after the words on the screen.
      act(() => void window.dispatchEvent(new Event('online')));
      expect(plan.steps.signs).toEqual(['one', 'two']);
    });
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });

  it('do not stand in the way of a call for help', async () => {
    open();
    await write('one\ntwo');
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(true);
    render(<a href="tel:988">Call 988</a>);
    const call = screen.getByText('Call 988');
    call.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(call);
    expect(asks()).toBe(false);
  });
});

describe('a deleted plan', () => {
  const remove = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Delete plan' }));
    const dialog = await screen.findByRole('alertdialog', {}, WAIT);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete plan' }));
  };

  it('can be begun anew where it was deleted', async () => {
    open();
    await signs();
    await remove();
    await waitFor(async () => expect((await signs()).value).toBe(''));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await write('another');
    pressSave();
    await waitFor(() => expect(plan.steps.signs).toEqual(['another']));
    expect(screen.queryByText(/on another device$/)).toBeNull();
  });

  it('is not brought back by a device that missed it, unless the member says so', async () => {
    open();
    await write('one\ntwo');
    plan = { steps: nothing, version: 4, updated_at: null };
    pressSave();
    expect(await screen.findByText('This plan was deleted on another device', {}, WAIT)).toBeTruthy();
    expect((await signs()).value).toBe('one\ntwo');
    expect(plan.steps).toEqual(nothing);
    fireEvent.click(screen.getByRole('button', { name: 'Save it again' }));
    await waitFor(() => expect(plan.steps.signs).toEqual(['one', 'two']));
  });

  it('that could not be deleted is said to be there still', async () => {
    isDeletable = false;
    open();
    await signs();
    await remove();
    await waitFor(() => expect(shownToasts().at(-1)?.title).toMatch(/^The plan could not be deleted/));
    expect((await signs()).value).toBe('one');
  });
});

describe('the copy on this device', () => {
  const kept = async () => (await readPlanOnDevice())?.steps.signs;

  it('follows the stored plan as it comes', async () => {
    await keepPlanOnDevice('ben', withSigns('long ago'));
    open();
    await signs();
    await waitFor(async () => expect(await kept()).toEqual(['one']));
  });

  it('follows what another device writes, and what is on the screen does too', async () => {
    await keepPlanOnDevice('ben', withSigns('one'));
    goLive();
    open();
    await signs();
    plan = { ...plan, steps: withSigns('elsewhere'), version: 4 };
    act(() => tellPage({ topic: 'safety-plan' }));
    await waitFor(async () => expect((await signs()).value).toBe('elsewhere'));
    await waitFor(async () => expect(await kept()).toEqual(['elsewhere']));
    plan = { steps: nothing, version: 5, updated_at: null };
    act(() => tellPage({ topic: 'safety-plan' }));
    await waitFor(async () => expect(await readPlanOnDevice()).toBeNull());
  });

  it('becomes the other plan when that one is taken', async () => {
    await keepPlanOnDevice('ben', withSigns('one'));
    open();
    await write('one\ntwo');
    plan = { ...plan, steps: withSigns('elsewhere'), version: 4 };
    pressSave();
    fireEvent.click(await screen.findByRole('button', { name: 'Use the other one instead' }, WAIT));
    await waitFor(async () => expect(await kept()).toEqual(['elsewhere']));
    expect(knownWords('ben', 'safety-plan')).toBeNull();
  });
});
