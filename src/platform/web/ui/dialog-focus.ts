// Where the keyboard goes when a dialog opens and closes. Ours open from state, not from a trigger the library knows, so the
// way back is kept here.
import { useRef } from 'react';

const FIRST_CONTROL =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/** `startAt`: the first control of a form, or whatever comes first. */
export function useDialogFocus(startAt: 'control' | 'first' = 'first') {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const content = event.currentTarget instanceof Element ? event.currentTarget : null;
      const control = startAt === 'control' ? content?.querySelector<HTMLElement>(FIRST_CONTROL) : null;
      if (!control) return;
      event.preventDefault();
      control.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
