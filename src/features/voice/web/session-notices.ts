// What the member is told when a session starts, ends or fails to: the specification's toasts, and when they are
// followed by the upgrade screen.
import type { AccessType, SessionStatus } from '#features/billing/billing.contract.ts';
import type { ToastRequest } from '#platform/web/ui/toast.ts';
import { microphoneCopy } from './call/call.copy.ts';
import type { MicrophoneProblem } from './call/microphone.ts';
import { voiceToasts } from './voice.copy.ts';

export type Notice =
  | { kind: 'microphone'; problem: MicrophoneProblem }
  | { kind: 'not_signed_in' }
  | { kind: 'limit_reached'; type: AccessType; message: string | null }
  /** The server said why: another tab was quicker, for one. */
  | { kind: 'start_refused'; message: string }
  | { kind: 'start_failed' }
  | { kind: 'conversation_failed' }
  | { kind: 'connection_failed' }
  /** A session that never began was ended again: nothing to say, but what is left has changed. */
  | { kind: 'taken_back' }
  | { kind: 'completed'; message: string | null }
  | { kind: 'end_failed' }
  /** Another tab took the call over. */
  | { kind: 'replaced' };

export const limitReached = ({ type, message }: SessionStatus): Notice => ({
  kind: 'limit_reached',
  type,
  message,
});

export const leadsToUpgrade = (notice: Notice) => notice.kind === 'limit_reached';

/** null where silence is the right thing to say. */
export function toastOf(notice: Notice): ToastRequest | null {
  switch (notice.kind) {
    case 'microphone':
      return { ...microphoneCopy[notice.problem], tone: 'problem' };
    case 'not_signed_in':
      return { ...voiceToasts.notSignedIn, tone: 'problem' };
    case 'limit_reached':
      return notice.type === 'free'
        ? {
            title: voiceToasts.freeLimit.title,
            description: notice.message ?? voiceToasts.freeLimit.description,
            tone: 'problem',
          }
        : { title: notice.message ?? voiceToasts.usedUp, tone: 'problem' };
    case 'start_refused':
      return { title: voiceToasts.startRefused, description: notice.message, tone: 'problem' };
    case 'start_failed':
      return { title: voiceToasts.startFailed, tone: 'problem' };
    case 'conversation_failed':
      return { ...voiceToasts.conversationFailed, tone: 'problem' };
    case 'connection_failed':
      return { ...voiceToasts.connectionFailed, tone: 'problem' };
    case 'completed':
      return {
        title: voiceToasts.completed,
        tone: 'good',
        ...(notice.message && { description: notice.message }),
      };
    case 'end_failed':
      return { title: voiceToasts.endFailed, tone: 'problem' };
    case 'replaced':
      return voiceToasts.replaced;
    case 'taken_back':
      return null;
  }
}
