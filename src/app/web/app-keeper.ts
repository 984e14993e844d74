// Asks the browser to keep the app for when there is no network, once a member is here to need it, and says when a newer one
// has come. It never reloads anything by itself: a page in the middle of something stays as it is.
import { toast } from '#platform/web/ui/toast.ts';
import { isWithin } from './offline-paths.ts';
import { shellCopy } from './shell.copy.ts';

const LOOK_EVERY_MS = 3_600_000;
const QUIET_FOR_MS = 20_000;
const NOTICE_MS = 60_000;
/** A session may be running or a reply on its way there. */
const BUSY_PATHS = ['/dashboard', '/realtime', '/chat', '/avatar-therapy'];

let isAsked = false;

export function keepApp(): void {
  if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isAsked = true;
  navigator.serviceWorker
    .register('/app-worker.js', { scope: '/', updateViaCache: 'none' })
    .then(follow)
    .catch(() => {
      // Private windows and old browsers refuse; the app then needs the network, as any other.
    });
}

function follow(registration: ServiceWorkerRegistration): void {
  const meet = (worker: ServiceWorker | null) => {
    // The very first worker is no news.
    if (worker && registration.active && worker !== registration.active) void askIfNewer(worker);
  };
  meet(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && meet(worker));
  });
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** A waiting worker of this very build takes over by itself; only a newer one is worth a word. */
async function askIfNewer(worker: ServiceWorker): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.src;
  if (!entry) return;
  const { port1, port2 } = new MessageChannel();
  const isNewer = await new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve((data as { isNewer: boolean }).isNewer);
    worker.postMessage({ entry: new URL(entry).pathname }, [port2]);
  });
  if (isNewer) whenQuiet(tellOfNewer);
}

function tellOfNewer(): void {
  const { newer } = shellCopy;
  toast({
    title: newer.title,
    description: newer.description,
    durationMs: NOTICE_MS,
    undo: { label: newer.reload, onUndo: () => location.reload() },
  });
}

/** Runs once nobody has typed for a while, no call can be running and the page is looked at. */
export function whenQuiet(run: () => void, quietForMs = QUIET_FOR_MS): void {
  let typedAt = performance.now();
  const onInput = () => {
    typedAt = performance.now();
  };
  const isWriting = () =>
    document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false;
  const look = () => {
    const isQuiet =
      document.visibilityState === 'visible' &&
      !isWithin(BUSY_PATHS, location.pathname) &&
      !isWriting() &&
      performance.now() - typedAt >= quietForMs;
    if (!isQuiet) return;
    clearInterval(timer);
    removeEventListener('input', onInput, true);
    run();
  };
  addEventListener('input', onInput, true);
  const timer = setInterval(look, Math.min(quietForMs, 2_000));
}
