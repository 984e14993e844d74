// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/web/api.ts';
import { TopBarSlot } from '#platform/web/ui/top-bar.tsx';
import type { SafetyPlan } from '../safety-plan.contract.ts';
import { forgetPlanOnDevice, keepPlanOnDevice } from './plan-on-device.ts';
import { SafetyPlanScreen } from './safety-plan.screen.tsx';

const steps = {
  signs: ['I stop answering'],
  coping: [],
  distraction: [],
  people: ['Wanjiru'],
  professionals: [],
  safer: [],
};
let isReachable = true;

beforeEach(() => {
  isReachable = true;
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const plan: SafetyPlan = { steps, version: 3, updated_at: '2026-11-20T20:00:00.000Z' };
    return new Response(JSON.stringify(plan), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(async () => {
  onlineManager.setOnline(true);
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
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
const signs = () => screen.findByDisplayValue('I stop answering', {}, { timeout: 5_000 });

describe('the safety plan', () => {
  it('that could not be loaded can be asked for again', async () => {
    isReachable = false;
    open();
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    isReachable = true;
    fireEvent.click(again);
    expect(await signs()).toBeTruthy();
  });

  it('is read from this device where there is no network, and comes by itself when there is one', async () => {
    await keepPlanOnDevice(steps);
    onlineManager.setOnline(false);
    open();
    expect(await screen.findByText('Your plan could not be loaded')).toBeTruthy();
    expect(await screen.findByText('Wanjiru')).toBeTruthy();
    onlineManager.setOnline(true);
    expect(await signs()).toBeTruthy();
  });
});
