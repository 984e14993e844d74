// One event stream per page while someone is signed in. After a gap, every listener is told, because what was missed
// is unknown. The browser reconnects after a broken line, but not after a proxy's refusal: then it is opened anew.
export type LiveChange = { topic: string; id?: string };

const listeners = new Map<string, Set<(change: LiveChange) => void>>();
const REOPEN_AFTER_MS = 5_000;
let source: EventSource | null = null;
let reopening: ReturnType<typeof setTimeout> | undefined;

/** Called for changes of `topic` and after every gap. Returns the unsubscribe. */
export function onChange(topic: string, listener: (change: LiveChange) => void): () => void {
  const known = listeners.get(topic) ?? new Set();
  listeners.set(topic, known.add(listener));
  return () => known.delete(listener);
}

/** Opens the stream; safe to call again. */
export function goLive(): void {
  if (!source) listen(false);
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
    else for (const listener of listeners.get(change.topic) ?? []) listener(change);
  };
}

export function stopLive(): void {
  clearTimeout(reopening);
  source?.close();
  source = null;
}

function tellAll(): void {
  for (const [topic, known] of listeners) for (const listener of known) listener({ topic });
}
