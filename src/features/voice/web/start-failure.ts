// Why a start failed, carried through the call client, which passes on whatever its `connect` threw.
import { isRefusal } from '#platform/shared/refusals.ts';
import type { EndReason } from '../voice.protocol.ts';
import { microphoneProblemOf } from './call/microphone.ts';
import type { Notice } from './session-notices.ts';

export const isSignedOut = (error: unknown) => isRefusal(error, 'UNAUTHENTICATED');

/** An error that says what to tell the member. */
export const startFailure = (notice: Notice) => Object.assign(new Error(notice.kind), { notice });

/** A refused ticket, with the reason the call ends for when no retry can mend it. */
export function ticketRefusal(error: unknown): unknown {
  const endReason = finalReason(error);
  return endReason ? Object.assign(new Error('ticket refused'), { endReason }) : error;
}

function finalReason(error: unknown): EndReason | null {
  if (isSignedOut(error)) return 'signed_out';
  if (isRefusal(error, 'ACCESS_DENIED')) return 'no_access';
  return isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'CONFLICT') ? 'lost' : null;
}

/** What to tell the member of anything a start can fail with. */
export function noticeOf(error: unknown): Notice {
  if (error instanceof Error && 'notice' in error) return error.notice as Notice;
  const problem = microphoneProblemOf(error);
  if (problem) return { kind: 'microphone', problem };
  const reason = error instanceof Object && 'endReason' in error ? error.endReason : null;
  return { kind: reason === 'signed_out' ? 'not_signed_in' : 'connection_failed' };
}
