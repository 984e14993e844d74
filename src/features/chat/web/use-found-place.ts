import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { bringIntoSight, rowIdOf } from '#features/conversations/web/message-place.ts';
import type { Thread } from './chat-thread.ts';

/**
 * Brings the message a search led to into sight once it is there, and again whenever it is asked for anew; never when it is
 * only the thread that changes. `leaveEnd`: the thread is not followed to its end any more.
 */
export function useFoundPlace(wanted: string | null, { messages }: Thread, leaveEnd: () => void): void {
  const { key } = useLocation();
  const isThere = wanted !== null && messages.some(({ id }) => id === wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same place is asked for again
  useEffect(() => {
    const row = isThere && document.getElementById(rowIdOf(wanted));
    if (!row) return;
    leaveEnd();
    return bringIntoSight(row);
  }, [wanted, isThere, key, leaveEnd]);
}
