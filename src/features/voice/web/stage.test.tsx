// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crisisCardCopy } from '#features/safety/web/crisis-card.copy.ts';
import { TooltipProvider } from '#platform/web/ui/tooltip.tsx';
import type { SessionRunner } from './session-runner.ts';
import { Stage } from './stage.tsx';
import { useDeviceCheck } from './use-device-check.ts';
import { voiceCopy } from './voice.copy.ts';
import { idleSession } from './voice-session.ts';

vi.mock('./orb/orb.tsx', () => ({ Orb: () => null }));

const runner = {
  interrupt: () => {},
  position: () => () => {},
} as unknown as SessionRunner;

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} })));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const stage = (hasCrisisCard: boolean) => (
  <TooltipProvider>
    <Stage
      session={{ ...idleSession, phase: 'active', hasCrisisCard }}
      runner={runner}
      selection="Career"
      hasCaptions
      country="US"
      onCaptions={() => {}}
      onDevices={() => {}}
    />
  </TooltipProvider>
);
const named = { name: crisisCardCopy.title };

test('the card is on the stage, in a place that is read aloud and stood there before it', () => {
  const { rerender } = render(stage(false));
  const before = [...document.querySelectorAll('[aria-live="polite"]')];
  rerender(stage(true));
  const place = screen.getByRole('region', named).closest('[aria-live]');
  expect(place && before.includes(place)).toBe(true);
});

test('the card comes in the transcript too when that is open, and is scrolled to', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { rerender } = render(stage(false));
  fireEvent.click(screen.getByRole('button', { name: voiceCopy.call.transcript }));
  const drawer = await screen.findByRole('dialog', { name: voiceCopy.call.transcript });
  expect(scroll).not.toHaveBeenCalled();
  rerender(stage(true));
  const card = within(drawer).getByRole('region', named);
  expect(scroll.mock.contexts).toContain(card.closest('[aria-live]'));
});

test('whoever has scrolled down on a low screen is brought up to the card on the stage', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { rerender } = render(stage(false));
  rerender(stage(true));
  const card = screen.getByRole('region', named);
  expect(scroll.mock.contexts).toEqual([card.closest('[aria-live]')]);
});

test('the device check makes way for the card, and can be opened again beside it', () => {
  const { result, rerender } = renderHook((hasCrisisCard) => useDeviceCheck({ hasCrisisCard }), {
    initialProps: false,
  });
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
  rerender(true);
  expect(result.current[0]).toBe(false);
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
});
