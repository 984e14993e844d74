// The line to the vendor that outlives its sockets: lost ones are replaced, old ones renewed between two turns by a
// second one made ready first. Each new line is told the words so far, and what the member said meanwhile.
import { type Line, type LineTimes, openLine } from './realtime-line.ts';
import type { AudioDelta, WireEvent } from './realtime-wire.ts';
import type { CallSettings } from './upstream.ts';

const BYTES_PER_MS = 48;
const HELD_BYTES = 2_000 * BYTES_PER_MS;
/** A line that held this long was a good one. */
const STEADY_MS = 5_000;

export type LinesTimes = LineTimes & {
  /** Age at which a session is renewed at the next turn boundary; vendors end it at 60 min without warning. */
  renewMs: number;
  /** Waits before each attempt to reconnect; after the last the engine counts as lost. */
  reconnectMs: number[];
};

export type RealtimeLines = {
  open(): void;
  isReady(): boolean;
  /** Dropped while no line is ready: what matters is told to the next one. */
  send(message: Record<string, unknown>): void;
  /** Told to a line that is not ready yet as well. */
  configure(message: Record<string, unknown>): void;
  /** Kept for up to 2 s while no line is ready. */
  sendAudio(pcm: Buffer): void;
  setPaused(isPaused: boolean): void;
  /** A turn has ended: a good moment to renew. */
  boundary(): void;
  /** The vendor said that this session is over. */
  expire(): void;
  close(): void;
};

export function createRealtimeLines(options: {
  address: string;
  apiKey: string | null;
  times: LinesTimes;
  settings(): CallSettings;
  /** Nothing is being said, understood or answered. */
  isIdle(): boolean;
  /** The messages that make a new line know the conversation. */
  replay(): Record<string, unknown>[];
  onReady(isFirst: boolean): void;
  onAudio(delta: AudioDelta): void;
  onEvent(event: WireEvent): void;
  onGarbage(): void;
  /** A line that was ready is gone, with all it was doing; another is on its way. */
  onLost(): void;
  /** The words so far are about to be told to another line. */
  onChange(): void;
  onRenewed(): void;
  onClosed(reason: 'lost' | 'refused'): void;
}): RealtimeLines {
  const { times } = options;
  let line: Line | null = null;
  /** A second line, made ready before the first is given up. */
  let successor: Line | null = null;
  let hasBeenReady = false;
  let isClosed = false;
  let isPaused = false;
  let attempts = 0;
  /** When this line was accepted; null before. */
  let readyAt: number | null = null;
  let retry: NodeJS.Timeout | undefined;
  let renewal: NodeJS.Timeout | undefined;
  let wantsRenewal = false;
  let held: Buffer[] = [];
  let heldBytes = 0;

  function connect(): void {
    const mine = open(() => {
      begin(mine);
      const isFirst = !hasBeenReady;
      hasBeenReady = true;
      options.onReady(isFirst);
    });
    line = mine;
  }

  function open(onReady: () => void): Line {
    const mine: Line = openLine({
      address: options.address,
      apiKey: options.apiKey,
      settings: options.settings,
      times,
      onReady,
      onAudio(delta) {
        if (mine === line) options.onAudio(delta);
      },
      onEvent(event) {
        if (mine === line) options.onEvent(event);
      },
      onGarbage: options.onGarbage,
      onGone(isRefused) {
        if (mine === successor) successor = null;
        else if (mine === line && isRefused) fail('refused');
        else if (mine === line) lost();
      },
    });
    return mine;
  }

  function begin(ready: Line): void {
    line = ready;
    readyAt = performance.now();
    options.onChange();
    if (isPaused) ready.setPaused(true);
    for (const message of options.replay()) ready.send(message);
    for (const pcm of held) ready.sendAudio(pcm);
    held = [];
    heldBytes = 0;
    wantsRenewal = false;
    clearTimeout(renewal);
    renewal = setTimeout(() => {
      wantsRenewal = true;
      boundary();
    }, times.renewMs);
    renewal.unref();
  }

  function boundary(): void {
    if (!wantsRenewal || isClosed || !options.isIdle()) return;
    if (successor?.isReady()) succeed(successor);
    else if (!successor) {
      const mine = open(boundary);
      successor = mine;
    }
  }

  function succeed(next: Line): void {
    const retired = line;
    successor = null;
    begin(next);
    retired?.close();
    options.onRenewed();
  }

  function lost(): void {
    line = null;
    successor?.close();
    successor = null;
    if (readyAt !== null) {
      // A server that drops every line soon after accepting it is not tried for ever.
      if (performance.now() - readyAt > STEADY_MS) attempts = 0;
      readyAt = null;
      options.onLost();
    }
    const wait = times.reconnectMs[attempts++];
    if (wait === undefined) fail('lost');
    else retry = setTimeout(connect, wait);
  }

  function fail(reason: 'lost' | 'refused'): void {
    close();
    options.onClosed(reason);
  }

  function close(): void {
    isClosed = true;
    clearTimeout(retry);
    clearTimeout(renewal);
    const open = [line, successor];
    line = null;
    successor = null;
    for (const closing of open) closing?.close();
  }

  function hold(pcm: Buffer): void {
    held.push(Buffer.from(pcm));
    heldBytes += pcm.length;
    while (heldBytes > HELD_BYTES) heldBytes -= held.shift()!.length;
  }

  return {
    open: connect,
    isReady: () => line?.isReady() ?? false,
    send(message) {
      if (line?.isReady()) line.send(message);
    },
    configure(message) {
      for (const open of [line, successor]) open?.send(message);
    },
    sendAudio(pcm) {
      if (line?.isReady()) line.sendAudio(pcm);
      else if (!isClosed) hold(pcm);
    },
    setPaused(paused) {
      isPaused = paused;
      line?.setPaused(paused);
    },
    boundary,
    expire() {
      line?.close();
      lost();
    },
    close,
  };
}
