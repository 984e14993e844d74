// Where toasts appear: one polite live region that is on the page before the first toast, so it is heard.
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from './icon-button.tsx';
import { dismissToast, type ShownToast, shownToasts, subscribeToToasts, type ToastTone } from './toast.ts';
import { uiCopy } from './ui.copy.ts';

const icons: Record<ToastTone, typeof Info> = { plain: Info, good: Check, problem: TriangleAlert };
const iconTones: Record<ToastTone, string> = {
  plain: 'text-ink-soft',
  good: 'text-brand',
  problem: 'text-warn',
};

const NOTHING: readonly ShownToast[] = [];

export function ToastViewport() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => NOTHING);
  return (
    <section
      aria-label={uiCopy.notifications}
      data-toasts=""
      data-screen-only=""
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center p-4 sm:justify-items-end sm:p-6"
    >
      <ol
        aria-live="polite"
        aria-relevant="additions"
        aria-atomic="false"
        className="grid w-full max-w-sm gap-2.5"
      >
        {toasts.map((item) => (
          <Toast key={item.id} item={item} />
        ))}
      </ol>
    </section>
  );
}

function Toast({ item }: { item: ShownToast }) {
  const [isHeld, setIsHeld] = useState(false);
  const leftMs = useRef(item.durationMs);
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(item.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(1_000, leftMs.current - (performance.now() - startedAt));
    };
  }, [item.id, isHeld]);
  const Icon = icons[item.tone];
  return (
    <li
      data-tone={item.tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-inset border border-line bg-surface py-2 pr-2 pl-4 shadow-lifted"
    >
      <Icon size={20} aria-hidden="true" className={classNames('mt-3', iconTones[item.tone])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3">
        <div className="min-w-0 flex-1 basis-36 py-2.5">
          <p className="text-small font-semibold break-words">{item.title}</p>
          {item.description && <p className="text-small break-words text-ink-soft">{item.description}</p>}
        </div>
        {item.undo && (
          <button
            type="button"
            onClick={() => {
              item.undo?.onUndo();
              dismissToast(item.id);
            }}
            className="-mx-3 touch rounded-control px-3 text-small font-semibold text-brand hover:bg-brand-tint"
          >
            {item.undo.label ?? uiCopy.undo}
          </button>
        )}
      </div>
      <IconButton
        label={uiCopy.dismiss}
        icon={<X size={18} aria-hidden="true" />}
        onClick={() => dismissToast(item.id)}
      />
    </li>
  );
}

/** For a dialog: a press on a toast is not a press outside the dialog. One that dismissed its toast is already gone. */
export function keepOpenForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && (!target.isConnected || target.closest('[data-toasts]')))
    event.preventDefault();
}
