// What stands between the member and a session: no network, voices that still load, or a session already open.
import type { SessionStatus } from '#features/billing/billing.contract.ts';
import { voiceCopy } from './voice.copy.ts';
import { isLocked, type VoiceSession } from './voice-session.ts';

type VoiceAvailability = { state: 'ready' | 'starting' | 'unavailable'; message: string | null };

/** The sentence that says why a session cannot start now; null when it can, or when nobody knows better. */
export function obstacleTo(isOnline: boolean, voice: VoiceAvailability | undefined): string | null {
  if (!isOnline) return voiceCopy.start.offline;
  if (voice?.state === 'starting') return voice.message ?? voiceCopy.start.warmingUp;
  if (voice?.state === 'unavailable') return voice.message ?? voiceCopy.start.unavailable;
  return null;
}

/** The session that runs without this page, if any. The status may be older than the end of our own. */
export function leftOpenSession(
  status: SessionStatus | null,
  session: Pick<VoiceSession, 'phase' | 'end'>,
): string | null {
  if (!status?.hasActiveSession || !status.sessionId || isLocked(session)) return null;
  return session.end?.isSettled && session.end.sessionId === status.sessionId ? null : status.sessionId;
}
