// A message that a search led to: the address ends with its name, as in History. It is drawn however long the thread is.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Thread } from './chat-thread.ts';

const MARK = '#m-';

/** What the address of a conversation ends with to open it at this message. */
export const placeOf = (messageId: string) => MARK + messageId;

/** Id of the message that the address asks for; null when it asks for none. */
export function useWantedMessage(): string | null {
  const { hash } = useLocation();
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
}

/**
 * Brings it into sight once it is there, and again whenever it is asked for anew; never when it is only the thread that
 * changes. `leaveEnd`: the thread is not followed to its end any more.
 */
export function useFoundPlace(wanted: string | null, { messages }: Thread, leaveEnd: () => void): void {
  const { key } = useLocation();
  const isThere = wanted !== null && messages.some(({ id }) => id === wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same place is asked for again
  useEffect(() => {
    const row = isThere && document.getElementById(placeOf(wanted).slice(1));
    if (!row) return;
    leaveEnd();
    row.scrollIntoView({ block: 'center' });
    // After the page has put the keyboard at its beginning, as it does on every change of place.
    const frame = requestAnimationFrame(() => row.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [wanted, isThere, key, leaveEnd]);
}
