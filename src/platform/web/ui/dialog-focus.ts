// Where the keyboard goes when a dialog opens and closes. Ours open from state, not from a trigger the library knows, so the
// way back is kept here.
import { useRef } from 'react';

/** What a dialog shows beside what it is for says so with `data-aside`: the keyboard does not begin there. */
const FIRST_CONTROL =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled):not([data-aside])';

/** Of the menus and dialogs that are open, or have only just gone: the library tells of their end a moment late. */
export const openers = new Set<HTMLElement>();

/** One that takes the place of another, or of a menu, finds the focus nowhere: its way back is the other's. */
function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  const isGoing = !activeElement || activeElement === document.body || activeElement.closest('[role=menu]');
  if (!isGoing && activeElement instanceof HTMLElement) return activeElement;
  return [...openers].at(-1) ?? null;
}

/** `startAt`: the first control of a form, or whatever comes first. */
export function useDialogFocus(startAt: 'control' | 'first' = 'first') {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerNow();
      if (opener.current) openers.add(opener.current);
      const content = event.currentTarget instanceof Element ? event.currentTarget : null;
      const control = startAt === 'control' ? content?.querySelector<HTMLElement>(FIRST_CONTROL) : null;
      if (!control) return;
      event.preventDefault();
      control.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!opener.current) return;
      openers.delete(opener.current);
      if (opener.current.isConnected) opener.current.focus();
    },
  };
}
