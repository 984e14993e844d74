// The voice session as the screen sees it: idle → connecting → active → ended, and what is happening within.
// Pure: events go in, a new state comes out. What makes the events is session-runner.ts.
import type { EndReason, ServerMessage } from '../voice.protocol.ts';
import type { CallEvent } from './call/call-client.ts';
import type { MicrophoneProblem } from './call/microphone.ts';
import type { CallClock } from './call-clock.ts';
import { addCaption, addWaiting, type Caption } from './captions.ts';

export type SessionPhase = 'idle' | 'connecting' | 'active' | 'ended';

export type VoiceSession = {
  phase: SessionPhase;
  sessionId: string | null;
  /** null for a session that another page began. */
  conversationId: string | null;
  isEnding: boolean;
  /** The line dropped and is being brought back; still `active`. */
  isResuming: boolean;
  isMuted: boolean;
  takesItsTime: boolean;
  /** The device paused the sound; a tap brings it back. */
  isSoundPaused: boolean;
  activity: 'listening' | 'thinking' | 'speaking';
  /** How many wait for a free place before this call; 0 = none. */
  ahead: number;
  clock: CallClock | null;
  /** The reminder after hours of use that this is an AI. */
  isReminded: boolean;
  /** Someone may be in danger: the card stays for the rest of the session, and over a start that follows it. */
  hasCrisisCard: boolean;
  /** The gateway's own sentence about something that went wrong and was survived. */
  problem: string | null;
  microphoneProblem: MicrophoneProblem | null;
  captions: Caption[];
  /** The therapist's items by the number their audio carries. */
  items: Record<number, { itemId: string; totalMs: number | null }>;
  end: SessionEnd | null;
};

export type SessionEnd = {
  reason: EndReason;
  sessionId: string;
  conversationId: string | null;
  /** The server's honest line; null when it could not be asked. */
  message: string | null;
  /** The server has ended it too. Otherwise it may still be open. */
  isSettled: boolean;
};

export type SessionEvent =
  | { type: 'start_pressed'; takesItsTime: boolean; sessionId?: string }
  | { type: 'session_opened'; sessionId: string; conversationId: string }
  | { type: 'start_failed' }
  | { type: 'call'; event: CallEvent; nowMs: number }
  | { type: 'muted'; isMuted: boolean }
  | { type: 'pace_chosen'; takesItsTime: boolean }
  | { type: 'typed'; id: string; text: string }
  | { type: 'end_pressed' }
  | { type: 'ended'; end: SessionEnd }
  | { type: 'dismissed' };

export const idleSession: VoiceSession = {
  phase: 'idle',
  sessionId: null,
  conversationId: null,
  isEnding: false,
  isResuming: false,
  isMuted: false,
  takesItsTime: false,
  isSoundPaused: false,
  activity: 'listening',
  ahead: 0,
  clock: null,
  isReminded: false,
  hasCrisisCard: false,
  problem: null,
  microphoneProblem: null,
  captions: [],
  items: {},
  end: null,
};

/** Category, topic, Gen Z mode and voice cannot be changed while connecting or active. */
export const isLocked = ({ phase }: Pick<VoiceSession, 'phase'>) =>
  phase === 'connecting' || phase === 'active';

export function nextSession(session: VoiceSession, event: SessionEvent): VoiceSession {
  switch (event.type) {
    case 'start_pressed':
      if (isLocked(session)) return session;
      return {
        ...idleSession,
        phase: 'connecting',
        hasCrisisCard: session.hasCrisisCard,
        takesItsTime: event.takesItsTime,
        sessionId: event.sessionId ?? null,
      };
    case 'session_opened':
      return session.phase === 'connecting'
        ? { ...session, sessionId: event.sessionId, conversationId: event.conversationId }
        : session;
    case 'start_failed':
      return session.phase === 'connecting' ? putAway(session) : session;
    case 'call':
      return isLocked(session) ? afterCallEvent(session, event.event, event.nowMs) : session;
    case 'muted':
      return { ...session, isMuted: event.isMuted };
    case 'pace_chosen':
      return { ...session, takesItsTime: event.takesItsTime };
    case 'typed':
      return { ...session, captions: addWaiting(session.captions, event.id, event.text) };
    case 'end_pressed':
      return session.phase === 'active' ? { ...session, isEnding: true } : session;
    case 'ended':
      return { ...idleSession, phase: 'ended', hasCrisisCard: session.hasCrisisCard, end: event.end };
    case 'dismissed':
      return isLocked(session) ? session : idleSession;
  }
}

/** Nothing of a start that failed is left but the card. */
const putAway = ({ hasCrisisCard }: VoiceSession): VoiceSession =>
  hasCrisisCard ? { ...idleSession, hasCrisisCard } : idleSession;

function afterCallEvent(session: VoiceSession, event: CallEvent, nowMs: number): VoiceSession {
  switch (event.type) {
    case 'phase':
      if (event.phase === 'active') return { ...session, phase: 'active', isResuming: false, ahead: 0 };
      return event.phase === 'resuming' ? { ...session, isResuming: true } : session;
    case 'message':
      return afterMessage(session, event.message, nowMs);
    case 'microphone':
      return { ...session, microphoneProblem: event.problem };
    case 'paused':
      return { ...session, isSoundPaused: event.isPaused };
    case 'speech':
    case 'ended':
      return session;
  }
}

function afterMessage(session: VoiceSession, message: ServerMessage, nowMs: number): VoiceSession {
  switch (message.type) {
    case 'ready':
      return {
        ...session,
        clock: { elapsedMs: message.elapsedMs, atMs: nowMs, capMs: message.capMs },
        ahead: 0,
      };
    case 'state':
      if (message.state !== 'listening' && message.state !== 'thinking' && message.state !== 'speaking')
        return session;
      return message.state === session.activity
        ? session
        : { ...session, activity: message.state, problem: null, ahead: 0 };
    case 'item':
      return {
        ...session,
        items: { ...session.items, [message.item]: { itemId: message.itemId, totalMs: null } },
      };
    case 'item_done': {
      const item = session.items[message.item];
      if (!item) return session;
      return {
        ...session,
        items: { ...session.items, [message.item]: { ...item, totalMs: message.totalMs } },
      };
    }
    case 'caption':
      return { ...session, captions: addCaption(session.captions, message) };
    case 'time':
      return message.code === 'still_an_ai' ? { ...session, isReminded: true } : session;
    case 'queued':
      return { ...session, ahead: message.ahead };
    case 'crisis':
      return { ...session, hasCrisisCard: true };
    case 'problem':
      return { ...session, problem: message.message };
    default:
      return session;
  }
}
