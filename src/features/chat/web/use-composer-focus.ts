import { useEffect, useRef } from 'react';

/** Where there is a keyboard, the hands can begin at once; on a phone its keys would cover what there is to read. */
export function useComposerFocus() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return;
    // After the page has put the keyboard at its beginning, as it does on every change of place.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}
