// Stays at the end of a growing list for as long as the reader is there, and leaves them alone when they have gone up to
// read. Works by what grows, so that a card that opens counts as much as a word. A card that is taller than what is left is
// shown from its top, which says what it is.
import { useCallback, useEffect, useRef, useState } from 'react';

/** This near to the end counts as being there. */
const NEAR_PX = 96;
const ABOVE_CARD_PX = 12;

/** The attribute of what is shown from its top when it appears. */
export const SHOWS_TOP = 'data-shows-top';

export function useStickToEnd() {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isHeld = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    isHeld.current = true;
    setIsAtEnd(true);
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, []);

  const leaveEnd = useCallback(() => {
    isHeld.current = false;
  }, []);

  useEffect(() => {
    const box = frame.current;
    const inner = content.current;
    if (!box || !inner) return;
    let top = box.scrollTop;
    // What grew under a reader who stands still has not moved them away: only going up does.
    const look = () => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
      if (isNear) isHeld.current = true;
      else if (box.scrollTop < top) isHeld.current = false;
      top = box.scrollTop;
      setIsAtEnd(isHeld.current);
    };
    const seen = new WeakSet<Element>();
    const follow = () => {
      const cards = inner.querySelectorAll<HTMLElement>(`[${SHOWS_TOP}]`);
      const fresh = [...cards].findLast((card) => card.offsetHeight > 0 && !seen.has(card));
      if (fresh) seen.add(fresh);
      const cardTop = fresh ? fresh.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
      const fromTop = box.scrollTop + cardTop - ABOVE_CARD_PX;
      if (!fresh || fromTop >= box.scrollHeight - box.clientHeight) {
        box.scrollTop = box.scrollHeight;
        return;
      }
      box.scrollTop = fromTop;
      // What it does from now on is done by whoever reads it.
      isHeld.current = false;
      look();
    };
    const grown = new ResizeObserver(() => (isHeld.current ? follow() : look()));
    box.addEventListener('scroll', look, { passive: true });
    grown.observe(inner);
    grown.observe(box);
    return () => {
      grown.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);

  return { frame, content, isAtEnd, toEnd, leaveEnd };
}
