// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { keepMember } from '#platform/web/offline/kept-member.ts';
import { TopBarSlot } from '#platform/web/ui/top-bar.tsx';
import type { PlanSteps } from '../safety-plan.contract.ts';
import { EmergencyScreen } from './emergency.screen.tsx';
import { forgetPlanOnDevice, keepPlanOnDevice } from './plan-on-device.ts';

const nothing: PlanSteps = {
  signs: [],
  coping: [],
  distraction: [],
  people: [],
  professionals: [],
  safer: [],
};
const withPerson = (name: string): PlanSteps => ({ ...nothing, people: [name] });
let stored: PlanSteps;
let isReachable: boolean;

beforeEach(() => {
  stored = nothing;
  isReachable = true;
  keepMember({ id: 'ben', nickname: 'Ben', country: null });
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return Response.json({ steps: stored, version: 3, updated_at: '2026-11-20T20:00:00.000Z' });
  });
});
afterEach(async () => {
  onlineManager.setOnline(true);
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  keepMember(null);
  await forgetPlanOnDevice();
});

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <TopBarSlot value={null}>
          <EmergencyScreen />
        </TopBarSlot>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const heading = (name: string) => screen.getByRole('heading', { name });
const comesBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const way = () => screen.getByRole('link', { name: 'Open my plan' });
const asksToWrite = () => screen.queryByText(/^Write down what helps/);

describe('a member’s plan', () => {
  it('stands after the emergency number and before everything else', async () => {
    stored = withPerson('Wanjiru');
    open();
    const line = await screen.findByText('Wanjiru');
    expect(comesBefore(heading('If you are in danger now'), line)).toBe(true);
    expect(comesBefore(way(), heading('The next ten minutes'))).toBe(true);
    expect(way().getAttribute('target')).toBeNull();
    expect(asksToWrite()).toBeNull();
  });

  it('is read from this device without a network, and once, as the server has it, with one', async () => {
    await keepPlanOnDevice('ben', withPerson('Kamau'));
    stored = withPerson('Wanjiru');
    onlineManager.setOnline(false);
    open();
    expect(await screen.findByText('Kamau')).toBeTruthy();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('Wanjiru')).toBeTruthy();
    expect(screen.queryByText('Kamau')).toBeNull();
    expect(screen.getAllByRole('heading', { name: 'My safety plan' })).toHaveLength(1);
  });

  it('is not said to be unwritten by a page that does not know', async () => {
    isReachable = false;
    open();
    await waitFor(() => expect(queryClient.getQueryState(['safety-plan'])?.status).toBe('error'), {
      timeout: 5_000,
    });
    expect(asksToWrite()).toBeNull();
    expect(way()).toBeTruthy();
  });

  it('is proposed where there is none', async () => {
    open();
    await waitFor(() => expect(asksToWrite()).toBeTruthy());
    expect(way().getAttribute('href')).toBe('/safety-plan');
  });
});
