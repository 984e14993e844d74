// The last status of each member on this device, so that a page opened again shows it at once. Counts only, no words;
// older than five minutes it is forgotten.
import type { SessionStatus } from '../billing.contract.ts';

export const STATUS_VALID_MS = 300_000;

const keyOf = (memberId: string) => `tulia.session-status.${memberId}`;

export type RememberedStatus = { status: SessionStatus; checkedAt: number };

export function rememberStatus(memberId: string, status: SessionStatus): void {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify({ status, checkedAt: Date.now() }));
  } catch {
    // Storage may be full or forbidden; then nothing is remembered.
  }
}

export function readRemembered(memberId: string): RememberedStatus | null {
  try {
    const known = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null') as RememberedStatus | null;
    if (!known) return null;
    const ageMs = Date.now() - known.checkedAt;
    if (ageMs >= 0 && ageMs < STATUS_VALID_MS) return known;
    localStorage.removeItem(keyOf(memberId));
  } catch {
    // Unreadable is the same as absent.
  }
  return null;
}
