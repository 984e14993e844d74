// One event stream per page while someone is signed in. After a gap, every listener is told, because what was missed
// is unknown. The browser reconnects after a broken line, but not after a proxy's refusal: then it is opened anew. A tab nobody
// looks at gives its stream back: a browser allows only a few to one server, and with none left nothing else gets through.
export type LiveChange = { topic: string; id?: string };

const listeners = new Map<string, Set<(change: LiveChange) => void>>();
const REOPEN_AFTER_MS = 5_000;
const SLEEP_AFTER_MS = 60_000;
let isWanted = false;
let source: EventSource | null = null;
let reopening: ReturnType<typeof setTimeout> | undefined;
let fallingAsleep: ReturnType<typeof setTimeout> | undefined;

/** Called for changes of `topic` and after every gap. Returns the unsubscribe. */
export function onChange(topic: string, listener: (change: LiveChange) => void): () => void {
  const known = listeners.get(topic) ?? new Set();
  listeners.set(topic, known.add(listener));
  return () => known.delete(listener);
}

/** Opens the stream; safe to call again. */
export function goLive(): void {
  if (isWanted) return;
  isWanted = true;
  document.addEventListener('visibilitychange', lookWhetherSeen);
  listen(false);
  lookWhetherSeen();
}

function listen(hadGapBefore: boolean): void {
  let hadGap = hadGapBefore;
  source = new EventSource('/api/events');
  source.onerror = () => {
    hadGap = true;
    if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(listen, REOPEN_AFTER_MS, true);
  };
  source.onopen = () => {
    if (hadGap) tellAll();
    hadGap = false;
  };
  source.onmessage = ({ data }) => {
    const change = JSON.parse(data) as LiveChange;
    if (change.topic === 'resync') tellAll();
    else tell(change);
  };
}

function lookWhetherSeen(): void {
  clearTimeout(fallingAsleep);
  if (document.visibilityState === 'hidden') fallingAsleep = setTimeout(hangUp, SLEEP_AFTER_MS);
  else if (!source) {
    listen(true);
    // Whoever signed out elsewhere meanwhile is refused the stream, and would hear of nothing.
    tell({ topic: 'auth' });
  }
}

function hangUp(): void {
  clearTimeout(reopening);
  source?.close();
  source = null;
}

export function stopLive(): void {
  isWanted = false;
  document.removeEventListener('visibilitychange', lookWhetherSeen);
  clearTimeout(fallingAsleep);
  hangUp();
}

function tell(change: LiveChange): void {
  for (const listener of listeners.get(change.topic) ?? []) listener(change);
}

function tellAll(): void {
  for (const topic of listeners.keys()) tell({ topic });
}
