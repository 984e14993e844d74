// The engine of a call, kept alive: an upstream that is lost is opened again with the words so far, a few times.
// Whoever talks to the engine never sees which upstream is behind it.
import type { CallSettings, Mind, OpenUpstream, Upstream, UpstreamEvent } from '../upstream.ts';
import type { CallLimits } from './call-limits.ts';

export type CallEngine = {
  start(): void;
  /** Closes what hangs and opens anew; `onReady` follows. */
  restart(): void;
  configure(settings: CallSettings): void;
  appendAudio(pcm: Buffer): void;
  appendText(itemId: string, text: string): void;
  respond(say: string | null): void;
  cancel(): void;
  truncate(itemId: string, audioEndMs: number): void;
  setPaused(isPaused: boolean): void;
  isReady(): boolean;
  /** Waiting for a place in the engine. */
  isQueued(): boolean;
  close(): void;
};

export function createCallEngine(options: {
  openUpstream: OpenUpstream;
  mind: Mind;
  settings: CallSettings;
  limits: CallLimits;
  now(): number;
  /** The words so far, for a new upstream. */
  replay(): { itemId: string; role: 'user' | 'assistant'; text: string }[];
  onEvent(event: UpstreamEvent): void;
  /** `isReopened`: what the earlier upstream was doing is lost. */
  onReady(isReopened: boolean): void;
  onLost(): void;
  /** No further attempt is made. */
  onFailed(): void;
}): CallEngine {
  const { limits, now } = options;
  let settings = options.settings;
  let upstream: Upstream | null = null;
  let generation = 0;
  let isReady = false;
  let hasBeenReady = false;
  let ahead = 0;
  let isClosed = false;
  let reopenedAt: number[] = [];
  let patience: NodeJS.Timeout | undefined;

  function open(): void {
    const mine = ++generation;
    isReady = false;
    ahead = 0;
    waitForReady();
    upstream = options.openUpstream({
      settings,
      mind: options.mind,
      onEvent: (event) => {
        if (mine === generation && !isClosed) take(event);
      },
    });
  }

  function waitForReady(): void {
    clearTimeout(patience);
    patience = setTimeout(lost, limits.connectMs);
  }

  function take(event: UpstreamEvent): void {
    if (event.type === 'ready') ready();
    else if (event.type === 'closed') {
      if (event.reason === 'refused') fail();
      else if (event.reason !== 'requested') lost();
    } else if (event.type === 'error' && event.fatal) fail();
    else {
      if (event.type === 'queued') {
        ahead = event.ahead;
        if (ahead > 0) clearTimeout(patience);
        else if (!isReady) waitForReady();
      }
      options.onEvent(event);
    }
  }

  function ready(): void {
    if (isReady) return;
    clearTimeout(patience);
    isReady = true;
    const items = options.replay();
    if (items.length > 0) upstream?.replay(items);
    const isReopened = hasBeenReady;
    hasBeenReady = true;
    options.onReady(isReopened);
  }

  function lost(): void {
    const at = now();
    reopenedAt = reopenedAt.filter((earlier) => at - earlier < limits.reopenWindowMs);
    reopenedAt.push(at);
    if (reopenedAt.length > limits.reopens) {
      fail();
      return;
    }
    drop();
    options.onLost();
    if (!isClosed) open();
  }

  function drop(): void {
    clearTimeout(patience);
    generation++;
    isReady = false;
    upstream?.close();
    upstream = null;
  }

  function fail(): void {
    drop();
    options.onFailed();
  }

  return {
    start: open,
    restart: lost,
    configure(next) {
      settings = next;
      upstream?.configure(next);
    },
    appendAudio: (pcm) => upstream?.appendAudio(pcm),
    appendText(itemId, text) {
      // Before the engine is ready the words are part of what is replayed to it.
      if (isReady) upstream?.appendText(itemId, text);
    },
    respond: (say) => upstream?.respond(say === null ? undefined : { say }),
    cancel: () => upstream?.cancel(),
    truncate: (itemId, audioEndMs) => upstream?.truncate(itemId, audioEndMs),
    setPaused(isPaused) {
      if (isPaused) upstream?.pause();
      else upstream?.resume();
    },
    isReady: () => isReady,
    isQueued: () => ahead > 0,
    close() {
      isClosed = true;
      drop();
    },
  };
}
