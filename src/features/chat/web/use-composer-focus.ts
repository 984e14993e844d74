import { type RefObject, useEffect, useRef } from 'react';

const isTouched = () => matchMedia('(pointer: coarse)').matches;

/**
 * Where there is a keyboard, the hands can begin at once; on a phone its keys would cover what there is to read. `isWanted`:
 * false where the page was opened to read a certain place.
 */
export function useComposerFocus(isWanted = true) {
  const field = useRef<HTMLTextAreaElement>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (!wasWanted.current || isTouched()) return;
    // After the page has put the keyboard at its beginning, as it does on every change of place.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}

/** For a press on what goes away with it: the keyboard would be left nowhere. */
export function focusField(field: RefObject<HTMLTextAreaElement | null>): void {
  if (!isTouched()) field.current?.focus({ preventScroll: true });
}
