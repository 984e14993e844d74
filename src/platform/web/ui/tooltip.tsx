// A few words about a control that has a name of its own; never the only place something is said. One bubble serves a whole
// layout. It can be pointed at, and Escape puts it away.
import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** From the pointer's coming to the words, as the specification sets. */
const DELAY_MS = 700;
/** Within this long after one was put away, the next comes at once. */
const SKIP_DELAY_MS = 300;
/** Long enough to cross the gap to the bubble. */
const LEAVE_MS = 120;
const GAP = 8;

type Side = 'top' | 'right' | 'bottom' | 'left';
type Shown = { label: ReactNode; side: Side; target: Element };
type Host = { want: (shown: Shown, isAtOnce: boolean) => void; leave: () => void; close: () => void };

const HostContext = createContext<Host | null>(null);

/** Once, around a layout. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = useRef(false);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const host = useMemo<Host>(() => {
    const after = (ms: number, step: () => void) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(step, ms);
    };
    const open = (next: Shown) => {
      isOpen.current = true;
      setShown(next);
    };
    const close = () => {
      clearTimeout(timer.current);
      if (isOpen.current) closedAt.current = performance.now();
      isOpen.current = false;
      setShown(null);
    };
    return {
      want: (next, isAtOnce) => {
        const isWarm = isOpen.current || performance.now() - closedAt.current < SKIP_DELAY_MS;
        after(isAtOnce || isWarm ? 0 : DELAY_MS, () => open(next));
      },
      leave: () => (isOpen.current ? after(LEAVE_MS, close) : clearTimeout(timer.current)),
      close,
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && host.close();
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', host.close, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', host.close, true);
    };
  }, [shown, host]);
  return (
    <HostContext value={host}>
      {children}
      {shown && (
        <Bubble
          key={shown.side}
          shown={shown}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={host.leave}
        />
      )}
    </HostContext>
  );
}

type TooltipProps = {
  label: ReactNode;
  side?: Side;
  /** Off where the words are already on the screen. */
  isEnabled?: boolean;
  /** The control: one element. */
  children: ReactNode;
};

/** Outside a provider there are simply no words. */
export function Tooltip({ label, side = 'top', isEnabled = true, children }: TooltipProps) {
  const host = useContext(HostContext);
  const isShownFor = useRef(false);
  // The control may go while its words stand.
  useEffect(() => {
    if (!isEnabled) return;
    return () => {
      if (isShownFor.current) host?.close();
    };
  }, [host, isEnabled]);
  const want = (event: SyntheticEvent, isAtOnce: boolean) => {
    const target = event.currentTarget.firstElementChild;
    if (!isEnabled || !host || !target) return;
    isShownFor.current = true;
    host.want({ label, side, target }, isAtOnce);
  };
  const away = (put: 'leave' | 'close') => {
    if (!isShownFor.current) return;
    isShownFor.current = false;
    host?.[put]();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside, which takes every press itself
    <span
      className="contents"
      onPointerEnter={(event) => event.pointerType !== 'touch' && want(event, false)}
      onPointerLeave={() => away('leave')}
      onPointerDown={() => away('close')}
      onFocus={(event) => event.target.matches(':focus-visible') && want(event, true)}
      onBlur={() => away('close')}
    >
      {children}
    </span>
  );
}

type BubbleProps = { shown: Shown; onEnter: () => void; onLeave: () => void };

function Bubble({ shown: { label, side, target }, onEnter, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!bubble.current) return;
    const { left, top } = placeBeside(target.getBoundingClientRect(), bubble.current, side);
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
  });
  return createPortal(
    <div
      ref={bubble}
      role="tooltip"
      data-screen-only=""
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed top-0 left-0 z-50 max-w-64 animate-appear rounded-small bg-ink px-2.5 py-1.5 text-tiny font-medium text-canvas shadow-soft"
    >
      {label}
    </div>,
    document.body,
  );
}

/** Where the bubble's corner goes, kept inside the window. */
function placeBeside(control: DOMRect, bubble: HTMLElement, side: Side): { left: number; top: number } {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middleX = control.left + (control.width - width) / 2;
  const middleY = control.top + (control.height - height) / 2;
  const place = {
    top: { left: middleX, top: control.top - height - GAP },
    bottom: { left: middleX, top: control.bottom + GAP },
    left: { left: control.left - width - GAP, top: middleY },
    right: { left: control.right + GAP, top: middleY },
  }[side];
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  return { left: within(place.left, innerWidth - width), top: within(place.top, innerHeight - height) };
}
