// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { keepMember } from '#platform/web/offline/kept-member.ts';
import { keepPrivately } from '#platform/web/private-store.ts';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import { TopBarSlot } from '#platform/web/ui/top-bar.tsx';
import type { SafetyPlan } from '../safety-plan.contract.ts';
import { MAX_PLAN_LINES } from '../safety-plan.data.ts';
import { keepPlan } from './kept-plan.ts';
import { OwnPlan } from './own-plan.tsx';
import { forgetPlanOnDevice, keepPlanOnDevice, readPlanOnDevice } from './plan-on-device.ts';
import { SafetyPlanScreen } from './safety-plan.screen.tsx';

const steps = {
  signs: ['I stop answering'],
  coping: [],
  distraction: [],
  people: ['Wanjiru'],
  professionals: [],
  safer: [],
};
const others = { ...steps, signs: ['I sleep all day'], people: ['Kamau'] };
let isReachable = true;

beforeEach(() => {
  isReachable = true;
  keepMember({ id: 'ben', nickname: 'Ben', country: null });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const sent = request.method === 'GET' ? null : await request.json();
    const plan: SafetyPlan = { steps, version: 3, updated_at: '2026-11-20T20:00:00.000Z', ...sent };
    return new Response(JSON.stringify(plan), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(async () => {
  onlineManager.setOnline(true);
  cleanup();
  // What a failed test left unsaved would be found by the next.
  keepPlan('ben', null);
  dismissAllToasts();
  queryClient.clear();
  vi.unstubAllGlobals();
  keepMember(null);
  await forgetPlanOnDevice();
});

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TopBarSlot value={null}>
        <SafetyPlanScreen />
      </TopBarSlot>
    </QueryClientProvider>,
  );
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
const device = () =>
  screen.getByRole('checkbox', { name: 'Also keep it on this device' }) as HTMLInputElement;
const signs = () => screen.findByDisplayValue('I stop answering');

describe('the safety plan', () => {
  it('that could not be loaded can be asked for again', async () => {
    isReachable = false;
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isReachable = true;
    fireEvent.click(again);
    expect(await signs()).toBeTruthy();
  });

  it('is read from this device where there is no network, and comes by itself when there is one', async () => {
    await keepPlanOnDevice('ben', steps);
    onlineManager.setOnline(false);
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(await screen.findByText(/Below is the copy kept on this device/)).toBeTruthy();
    expect(await screen.findByText('Wanjiru')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    isOnline.mockRestore();
    onlineManager.setOnline(true);
    expect(await signs()).toBeTruthy();
  });
});

describe('a list that is too long', () => {
  it('says so in sight, names itself beside the button, and is where the button leads', async () => {
    const shown: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent);
    });
    open();
    const field = await signs();
    const lines = Array.from({ length: MAX_PLAN_LINES + 1 }, (_, at) => `sign ${at}`).join('\n');
    fireEvent.change(field, { target: { value: lines } });
    await waitFor(() => expect(shown.join()).toContain('Please shorten the list'));
    expect(screen.getByText('Not saved yet: “My warning signs” is too long.')).toBeTruthy();
    shown.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Save plan' }));
    expect(document.activeElement).toBe(field);
    expect(shown.join()).toContain('Please shorten the list');
    vi.restoreAllMocks();
    cleanup();
    keepPlan('ben', null);
  });
});

describe('a printed plan', () => {
  it('has nothing on it that is only for the screen', async () => {
    open();
    await signs();
    expect(screen.getByText('Also keep it on this device').closest('[data-screen-only]')).not.toBeNull();
    expect(
      screen.getByText(/Then it opens on the crisis help page/).closest('[data-screen-only]'),
    ).not.toBeNull();
  });
});

describe('without a network and without a copy', () => {
  it('the screen says so, and promises nothing of this device', async () => {
    onlineManager.setOnline(false);
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(await screen.findByText(/No copy of your plan is kept on this device/)).toBeTruthy();
    isOnline.mockRestore();
  });
});

describe('a plan that was changed elsewhere', () => {
  const clash = 'This plan was changed on another device';

  it('says so wherever one is writing, and leads to the choice', async () => {
    open();
    const field = await signs();
    vi.stubGlobal('fetch', async (request: Request) =>
      request.method === 'GET'
        ? Response.json({ steps: others, version: 4, updated_at: '2026-11-21T20:00:00.000Z' })
        : Response.json(
            { defined: true, code: 'CHANGED_ELSEWHERE', status: 409, message: '' },
            { status: 409 },
          ),
    );
    fireEvent.change(field, { target: { value: 'I stop eating' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save plan' }));
    const heading = await screen.findByRole('heading', { name: clash });
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Not saved until you choose above'),
    );
    const notice = () => shownToasts().find(({ title }) => title === clash);
    await waitFor(() => expect(notice()).toBeTruthy());
    act(() => notice()?.undo?.onUndo());
    await waitFor(() => expect(document.activeElement).toBe(heading));
    fireEvent.click(screen.getByRole('button', { name: 'Use the other one instead' }));
    await waitFor(() => expect(shownToasts()).toEqual([]));
  });
});

describe('a plan on this device', () => {
  it('follows what its owner writes', async () => {
    await keepPlanOnDevice('ben', steps);
    open();
    const field = await signs();
    await waitFor(() => expect(device().checked).toBe(true));
    fireEvent.change(field, { target: { value: 'I stop eating' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save plan' }));
    await waitFor(async () => expect((await readPlanOnDevice())?.steps.signs).toEqual(['I stop eating']));
    fireEvent.click(device());
    await waitFor(async () => expect(await readPlanOnDevice()).toBeNull());
  });

  it.each([
    ['of another member', () => keepPlanOnDevice('ann', others)],
    ['that does not say whose it is', () => keepPrivately('device', 'safety-plan', others)],
  ])('%s is not taken for one’s own, and not written over unasked', async (_, keep) => {
    await keep();
    const before = await readPlanOnDevice();
    open();
    const field = await signs();
    await pause();
    expect(device().checked).toBe(false);
    fireEvent.change(field, { target: { value: 'I stop eating' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save plan' }));
    await screen.findByText(/^Saved/);
    expect(await readPlanOnDevice()).toEqual(before);
    fireEvent.click(device());
    await waitFor(async () => expect((await readPlanOnDevice())?.ownerId).toBe('ben'));
  });

  it('is read on the crisis page, with or without an owner, and leaves it as soon as somebody signs out', async () => {
    for (const keep of [
      () => keepPlanOnDevice('ann', others),
      () => keepPrivately('device', 'safety-plan', others),
    ]) {
      await keep();
      render(<OwnPlan />);
      expect(await screen.findByText('Kamau')).toBeTruthy();
      act(() => forgetKeptWords(null));
      expect(screen.queryByText('Kamau')).toBeNull();
      cleanup();
    }
  });
});

describe('the way to the plan', () => {
  const link = () => screen.queryByRole('link', { name: /^Open my safety plan/ });

  it('is beside crisis help for a member with no copy on this device, and cuts no call', async () => {
    render(<OwnPlan />);
    expect(link()?.getAttribute('href')).toBe('/safety-plan');
    expect(link()?.getAttribute('target')).toBe('_blank');
    act(() => forgetKeptWords(null));
    expect(link()).toBeNull();
  });

  it('is not offered to a visitor, nor in the markup that is the same for all', () => {
    expect(renderToString(<OwnPlan />)).toBe('');
    keepMember(null);
    render(<OwnPlan />);
    expect(link()).toBeNull();
  });

  it('does not lead from the plan to itself', async () => {
    await keepPlanOnDevice('ben', steps);
    onlineManager.setOnline(false);
    open();
    expect(await screen.findByText('Wanjiru')).toBeTruthy();
    expect(link()).toBeNull();
  });
});
