// A start that failed or was taken back, and the closing card when it is put away, take what was focused with them: the
// keyboard goes on from the button that starts.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SessionPhase } from './voice-session.ts';

/** Before the dialogs look where to lead back to, hence a layout effect. */
export function useStartFocus(phase: SessionPhase): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(phase);
  useLayoutEffect(() => {
    const isBack = phase === 'idle' && before.current !== 'idle';
    before.current = phase;
    if (isBack && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [phase]);
  return button;
}
