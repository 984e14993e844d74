// Of a long thread only the newest part is drawn at first; what came before it when it is asked for, a part at a time.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Thread } from './chat-thread.ts';

export const DRAWN_AT_ONCE = 200;
/** What led up to a message that must be seen is seen with it. */
export const DRAWN_BEFORE = 20;

/** `mustSee`: ids of messages that are drawn in any case. `frame`: what scrolls. */
export function useDrawnPart(
  { messages, isLoaded }: Thread,
  mustSee: ReadonlySet<string>,
  frame: RefObject<HTMLElement | null>,
) {
  const [first, setFirst] = useState<number | null>(null);
  const [shown, setShown] = useState(0);
  const belowTop = useRef<number | null>(null);
  const newest = Math.max(0, messages.length - DRAWN_AT_ONCE);
  const wanted = mustSee.size === 0 ? -1 : messages.findIndex(({ id }) => mustSee.has(id));
  // What comes in is drawn below, and takes nothing away above; a thread that was cut off is drawn from its new end.
  const held = first !== null && first < messages.length ? first : newest;
  const from = wanted < 0 ? held : Math.min(held, Math.max(0, wanted - DRAWN_BEFORE));
  if (isLoaded && first !== from) setFirst(from);

  // Whoever reads stays where they read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time more is drawn above
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || belowTop.current === null) return;
    box.scrollTop = box.scrollHeight - belowTop.current;
    belowTop.current = null;
  }, [from]);

  return {
    /** The place of the first message that is drawn. */
    from: isLoaded ? from : 0,
    /** How many were drawn when more was asked for last. */
    shown,
    showEarlier: () => {
      const box = frame.current;
      belowTop.current = box && box.scrollHeight - box.scrollTop;
      const earlier = Math.max(0, from - DRAWN_AT_ONCE);
      setFirst(earlier);
      setShown(from - earlier);
      // The button goes with the last of them, and the keyboard stays with what is read.
      if (earlier === 0) box?.focus({ preventScroll: true });
    },
  };
}
