// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crisisCardCopy } from '#features/safety/web/crisis-card.copy.ts';
import { useReturnReminder } from '#features/voice/web/return-reminder.tsx';
import type { SessionRunner } from '#features/voice/web/session-runner.ts';
import { idleSession, type VoiceSession } from '#features/voice/web/voice-session.ts';
import { MemberLayout } from './member-layout.tsx';

let isPhone = false;

beforeEach(() => {
  isPhone = false;
  vi.stubGlobal('fetch', async () => Response.json({}));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a call that goes on behind another screen', () => {
  function callRunning(start: Partial<VoiceSession> = {}) {
    let session: VoiceSession = { ...idleSession, phase: 'active', ...start };
    const watchers = new Set<(session: VoiceSession) => void>();
    const runner = {
      state: () => session,
      subscribe(watcher: (session: VoiceSession) => void) {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    } as unknown as SessionRunner;
    const change = (next: Partial<VoiceSession>) =>
      act(() => {
        session = { ...session, ...next };
        for (const watcher of watchers) watcher(session);
      });
    return { runner, change };
  }

  function openCall(runner: SessionRunner) {
    const Call = () => {
      useReturnReminder(runner);
      return <Link to="/journal">Away</Link>;
    };
    render(
      <MemoryRouter initialEntries={['/dashboard']}>
        <Routes>
          <Route element={<MemberLayout account={null} />}>
            <Route path="/dashboard" element={<Call />} />
            <Route path="/journal" element={<Link to="/dashboard">Back</Link>} />
          </Route>
        </Routes>
      </MemoryRouter>,
    );
  }
  const go = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  const help = () => screen.queryByRole('region', { name: crisisCardCopy.title });

  test('shows help at the top of the page, read aloud, when someone may be in danger', () => {
    const { runner, change } = callRunning();
    openCall(runner);
    go('Away');
    expect(help()).toBeNull();
    const places = [...document.querySelectorAll('[aria-live="polite"]')];
    change({ hasCrisisCard: true });
    expect(places.some((place) => place.contains(help()))).toBe(true);
    expect(help()?.closest('[data-undisturbed]'), 'nothing floats over it').toBeTruthy();
    change({ phase: 'ended' });
    expect(help()).toBeNull();
    expect(document.querySelector('[data-undisturbed]')).toBeNull();
  });

  test('takes help along from the call’s screen, where the card stands, and not back to it', () => {
    const { runner } = callRunning({ hasCrisisCard: true });
    openCall(runner);
    expect(help()).toBeNull();
    go('Away');
    expect(help()).toBeTruthy();
    go('Back');
    expect(help()).toBeNull();
  });
});

test('on a phone the menu has its own way to help, which leaves a running call alone', async () => {
  isPhone = true;
  render(
    <MemoryRouter initialEntries={['/journal']}>
      <MemberLayout account={null} />
    </MemoryRouter>,
  );
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true });
  const link = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Crisis help' });
  expect(link.getAttribute('href')).toBe('/crisis');
  expect(link.getAttribute('aria-haspopup')).toBe('dialog');
});
