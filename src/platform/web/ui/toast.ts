// The toasts of the page, outside React so that anything may show one: `toast({ title, description })`.
// Toasts are always polite: nothing here interrupts what a screen reader is saying.
export type ToastTone = 'plain' | 'good' | 'problem';

export type ToastRequest = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** How long it stays, unless pointed at or focused. */
  durationMs?: number;
  /** A way back: one button, after which the toast goes. */
  undo?: { label?: string; onUndo: () => void };
};
export type ShownToast = ToastRequest & { id: number; tone: ToastTone; durationMs: number };

const DEFAULT_DURATION_MS = 5_000;
const UNDO_DURATION_MS = 10_000;
const MOST_SHOWN = 3;

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and gives back a function that takes it away. A twin of one already on screen replaces it. */
export function toast(request: ToastRequest) {
  const durationMs = request.durationMs ?? (request.undo ? UNDO_DURATION_MS : DEFAULT_DURATION_MS);
  const item: ShownToast = { tone: 'plain', ...request, id: nextId++, durationMs };
  const others = shown.filter(
    (other) => other.title !== item.title || other.description !== item.description,
  );
  change([...others, item].slice(-MOST_SHOWN));
  return () => dismissToast(item.id);
}

export function dismissToast(id: number) {
  if (shown.some((item) => item.id === id)) change(shown.filter((item) => item.id !== id));
}

export const dismissAllToasts = () => change([]);

export const shownToasts = () => shown;

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
