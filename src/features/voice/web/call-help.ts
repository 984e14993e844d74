// Crisis help of a call that goes on behind another screen. The call's own code hands it over, so that the member's layout
// can show it without fetching anything then, and without loading that code on every page.
import { type ReactNode, useSyncExternalStore } from 'react';
import { createSignal } from './call/signal.ts';

const changes = createSignal<ReactNode>();
let help: ReactNode = null;

export function showCallHelp(next: ReactNode): void {
  help = next;
  changes.emit(next);
}

export const useCallHelp = () =>
  useSyncExternalStore(
    changes.subscribe,
    () => help,
    () => null,
  );
