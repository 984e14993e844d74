import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '../voice.protocol.ts';
import { idleSession, isLocked, nextSession, type SessionEvent, type VoiceSession } from './voice-session.ts';

const sessionId = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const conversationId = '0b8e7f60-6d0f-4a53-8c36-b7a5f3f1f2c1';
const play = (events: SessionEvent[], from: VoiceSession = idleSession) => events.reduce(nextSession, from);
const says = (message: ServerMessage): SessionEvent => ({
  type: 'call',
  event: { type: 'message', message },
  nowMs: 500,
});
const line = (phase: 'active' | 'resuming'): SessionEvent => ({
  type: 'call',
  event: { type: 'phase', phase },
  nowMs: 0,
});
const started: SessionEvent[] = [
  { type: 'start_pressed', takesItsTime: false },
  { type: 'session_opened', sessionId, conversationId },
];
const active = () => play([...started, line('active')]);
const end = { reason: 'member', sessionId, conversationId, message: null, isSettled: true } as const;

describe('a voice session', () => {
  it('goes from idle to connecting, active and ended, and back to idle', () => {
    const steps: SessionEvent[] = [
      ...started,
      line('active'),
      { type: 'end_pressed' },
      { type: 'ended', end },
      { type: 'dismissed' },
    ];
    const phases = steps.map((_, at) => play(steps.slice(0, at + 1)).phase);
    expect(phases).toEqual(['connecting', 'connecting', 'active', 'active', 'ended', 'idle']);
  });

  it('holds its settings locked while connecting and active, and only then', () => {
    expect(isLocked(idleSession)).toBe(false);
    expect(isLocked(play(started))).toBe(true);
    expect(isLocked(active())).toBe(true);
    expect(isLocked(play([line('resuming')], active()))).toBe(true);
    expect(isLocked(play([{ type: 'ended', end }], active()))).toBe(false);
  });

  it('ignores a second press of start', () => {
    expect(play([{ type: 'start_pressed', takesItsTime: true }], active())).toEqual(active());
  });

  it('goes back to idle when a start fails, but never out of a running call', () => {
    expect(play([...started, { type: 'start_failed' }])).toEqual(idleSession);
    expect(play([{ type: 'start_failed' }], active()).phase).toBe('active');
  });

  it('stays active while the line is being brought back', () => {
    const resuming = play([line('resuming')], active());
    expect(resuming).toMatchObject({ phase: 'active', isResuming: true });
    expect(play([line('active')], resuming)).toMatchObject({ phase: 'active', isResuming: false });
  });

  it('keeps the crisis card until the session is over and the closing card is put away', () => {
    const after = play(
      [says({ type: 'crisis', level: 'elevated' }), says({ type: 'state', state: 'speaking' })],
      active(),
    );
    expect(after.hasCrisisCard).toBe(true);
    const ended = play([{ type: 'ended', end }], after);
    expect(ended.hasCrisisCard).toBe(true);
    expect(play([{ type: 'dismissed' }], ended).hasCrisisCard).toBe(false);
  });

  it('keeps the crisis card over a new start, and over one that fails, until it is put away', () => {
    const disclosed = play([says({ type: 'crisis', level: 'elevated' }), { type: 'ended', end }], active());
    const starting = play(started, disclosed);
    expect(starting).toMatchObject({ phase: 'connecting', hasCrisisCard: true, end: null });
    const failed = play([{ type: 'start_failed' }], starting);
    expect(failed).toMatchObject({ phase: 'idle', hasCrisisCard: true, sessionId: null });
    expect(play([{ type: 'dismissed' }], failed)).toEqual(idleSession);
    expect(play([{ type: 'dismissed' }], starting)).toEqual(starting);
  });

  it('says how many are ahead, until it is this member’s turn', () => {
    const waiting = play([...started, says({ type: 'queued', ahead: 2 })]);
    expect(waiting.ahead).toBe(2);
    expect(play([says({ type: 'queued', ahead: 0 })], waiting).ahead).toBe(0);
  });

  it('takes the time from the server whenever the line is ready', () => {
    const ready = says({
      type: 'ready',
      callId: 'c',
      resumeToken: 't',
      isResumed: false,
      elapsedMs: 60_000,
      capMs: 900_000,
      engine: 'embedded',
      lastSequence: 0,
    });
    expect(play([ready], active()).clock).toEqual({ elapsedMs: 60_000, atMs: 500, capMs: 900_000 });
  });

  it('knows which words belong to which sound', () => {
    const after = play(
      [says({ type: 'item', item: 3, itemId: 'abc' }), says({ type: 'item_done', item: 3, totalMs: 2_400 })],
      active(),
    );
    expect(after.items[3]).toEqual({ itemId: 'abc', totalMs: 2_400 });
  });

  it('hears nothing more from a call that is over', () => {
    const ended = play([{ type: 'ended', end }], active());
    expect(play([says({ type: 'state', state: 'speaking' }), line('active')], ended)).toEqual(ended);
  });
});
