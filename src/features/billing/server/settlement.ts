// Whether a finished session is counted. Pure: the whole rule in one place, with no clock and no database.
import {
  COUNTS_FROM_CONNECTED_MS,
  COUNTS_FROM_MEMBER_TURNS,
  DAY_MS,
  UNCOUNTED_PER_DAY,
} from './limits.data.ts';

/** A disclosure in its conversation up to this long after a session makes the session free of charge. */
export const DISCLOSED_WITHIN_MS = DAY_MS;

/** Ends that are this server's doing. They are never held against a member. */
export const ownFaults: readonly string[] = ['engine_failed', 'restart'];

export type FinishedSession = {
  aiReplied: boolean;
  connectedMs: number;
  memberTurns: number;
  hasSafetyEvent: boolean;
  endReason: string;
  /** Earlier sessions of this member, in the last 24 hours, in which the therapist spoke and which were not counted. */
  recentUncounted: number;
};

/**
 * `capture` counts the session, `void` gives it back. A session with a safety event, or in which the therapist
 * never said anything, is always given back.
 */
export function settlementOf(session: FinishedSession): 'capture' | 'void' {
  if (session.hasSafetyEvent || !session.aiReplied) return 'void';
  const trulyHappened =
    session.connectedMs >= COUNTS_FROM_CONNECTED_MS || session.memberTurns >= COUNTS_FROM_MEMBER_TURNS;
  if (trulyHappened) return 'capture';
  if (ownFaults.includes(session.endReason)) return 'void';
  return session.recentUncounted >= UNCOUNTED_PER_DAY ? 'capture' : 'void';
}
