import { describe, expect, it } from 'vitest';
import type { SessionStatus } from '#features/billing/billing.contract.ts';
import { leftOpenSession, obstacleTo } from './start-conditions.ts';
import { idleSession } from './voice-session.ts';

const sessionId = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const running: SessionStatus = {
  hasActiveSession: true,
  type: 'free',
  remaining: 1,
  usedSessions: 1,
  totalPaidSessions: 0,
  subscriptionEnd: null,
  hasAccess: true,
  sessionId,
  redirectToUpgrade: false,
  message: null,
};

describe('what stands in the way of a start', () => {
  it('is nothing when the voices are ready, or when nobody could be asked', () => {
    expect(obstacleTo(true, { state: 'ready', message: null })).toBeNull();
    expect(obstacleTo(true, undefined)).toBeNull();
  });

  it('is said in a sentence: offline, still warming up, or the server’s own reason', () => {
    expect(obstacleTo(false, { state: 'ready', message: null })).toMatch(/offline/);
    expect(obstacleTo(true, { state: 'starting', message: null })).toMatch(/warming up/);
    expect(obstacleTo(true, { state: 'unavailable', message: 'The voice package is missing.' })).toBe(
      'The voice package is missing.',
    );
  });
});

describe('a session that runs without this page', () => {
  it('is offered to be continued or ended', () => {
    expect(leftOpenSession(running, idleSession)).toBe(sessionId);
    expect(leftOpenSession({ ...running, hasActiveSession: false }, idleSession)).toBeNull();
    expect(leftOpenSession(null, idleSession)).toBeNull();
  });

  it('is not the one this page is in, nor the one it has just ended', () => {
    expect(leftOpenSession(running, { phase: 'active', end: null })).toBeNull();
    const end = {
      reason: 'member',
      sessionId,
      conversationId: null,
      message: null,
      isSettled: true,
    } as const;
    expect(leftOpenSession(running, { phase: 'ended', end })).toBeNull();
    expect(leftOpenSession(running, { phase: 'ended', end: { ...end, isSettled: false } })).toBe(sessionId);
  });
});
