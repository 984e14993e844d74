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

// Toasts come unasked: they stand clear of what may be pressed just then. That is the floating buttons, a composer or the
// buttons of a dialog at the foot of the screen, and crisis help at its head.
const aboveWhatIsPressed = 'bottom-32 sm:bottom-34';
const besideItOnALowScreen =
  '[@media(max-height:30rem)]:bottom-3 sm:[@media(max-height:30rem)]:justify-items-start';
/** A sheet may hold crisis help from its head to its foot; above it there is room. */
const overTheSheetOnAPhone =
  'max-sm:in-[:has([data-holds-page=sheet])]:top-3 max-sm:in-[:has([data-holds-page=sheet])]:bottom-auto';

const NOTHING: readonly ShownToast[] = [];

export function ToastViewport() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => NOTHING);
  return (
    <section
      aria-label={uiCopy.notifications}
      data-toasts=""
      data-screen-only=""
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-50 grid justify-items-center px-4 sm:justify-items-end sm:px-6',
        aboveWhatIsPressed,
        besideItOnALowScreen,
        overTheSheetOnAPhone,
      )}
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
