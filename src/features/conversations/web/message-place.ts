// A message as a place on a page: the address of a conversation may end with it, in History and in the chat.
import { useLocation } from 'react-router';

const MARK = 'm-';

/** Id of the row that a message stands in. */
export const rowIdOf = (messageId: string) => MARK + messageId;

/** What an address ends with to open at this message. */
export const placeOf = (messageId: string) => `#${rowIdOf(messageId)}`;

/** Id of the message that the address asks for; null when it asks for none. */
export function useWantedMessage(): string | null {
  const { hash } = useLocation();
  return hash.startsWith(`#${MARK}`) ? hash.slice(1 + MARK.length) : null;
}

/** To the middle of what scrolls, and the keyboard with it. Returns what lets the keyboard be. */
export function bringIntoSight(row: HTMLElement): () => void {
  row.scrollIntoView({ block: 'center' });
  // After the page has put the keyboard at its beginning, as it does on every change of place.
  const frame = requestAnimationFrame(() => row.focus({ preventScroll: true }));
  return () => cancelAnimationFrame(frame);
}
