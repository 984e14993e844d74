// Therapist audio on its way to the member, never more than 300 ms ahead of what can have been played. Engines
// speak many times faster than real time; whatever is already on a slow link when the member interrupts cannot be
// called back, so the audio waits here, where it can be dropped. Control messages do not pass through this queue.
import { DOWN_HEADER_BYTES, SAMPLE_RATE } from '../../voice.protocol.ts';

const BYTES_PER_MS = (SAMPLE_RATE * 2) / 1000;
const CHUNK_MS = 100;
const CHUNK_BYTES = CHUNK_MS * BYTES_PER_MS;
/** While the socket itself holds this much, nothing is added to it. */
const SOCKET_BYTES = 48 * 1024;
const BLOCKED_RETRY_MS = 20;
/** Sent audio is kept until it is reported played, for a resume; a client that reports nothing keeps this much. */
const KEPT_MS = 10_000;

type EgressLimits = { leadMs: number; pauseAboveMs: number; resumeBelowMs: number };
const egressLimits: EgressLimits = { leadMs: 300, pauseAboveMs: 90_000, resumeBelowMs: 60_000 };

type Frame = { item: number; data: Buffer; startMs: number; endMs: number };
type End = { item: number; totalMs: number };

export type PacedEgress = {
  /** Appends PCM of an item, of any length. */
  push(item: number, pcm: Buffer): void;
  /** No more audio for this item; told onward after its last frame was sent. */
  finish(item: number): void;
  /** Drops all that was not sent. */
  clear(): void;
  /** Stops sending, keeping everything; `release` goes on. */
  hold(): void;
  release(): void;
  /** The client played this much of an item. */
  acknowledge(item: number, ms: number): void;
  /** Puts back what was sent after this position, as it was framed then. Null: all that is unacknowledged. */
  rewind(position: { item: number; ms: number } | null): void;
  queuedMs(): number;
  /** Of one item: audio put in, and audio sent. */
  receivedMs(item: number): number;
  sentMs(item: number): number;
  /** When all that was sent will have been played, at the earliest; on the clock of `now`. */
  playedOutAt(): number;
};

export type EgressEdge = {
  sendAudio(frame: Buffer): void;
  itemDone(item: number, totalMs: number): void;
  /** Bytes the socket could not pass on yet. */
  socketBytes(): number;
  /** Asks the engine to stop, then to go on, producing. */
  pressure(isHigh: boolean): void;
};

export function createPacedEgress(edge: EgressEdge, now: () => number, limits = egressLimits): PacedEgress {
  let queue: (Frame | End)[] = [];
  let sent: (Frame | End)[] = [];
  const received = new Map<number, { bytes: number; frames: number; odd: Buffer | null }>();
  const sentThrough = new Map<number, number>();
  let queuedMs = 0;
  let sentMs = 0;
  let playedOutAt = 0;
  let isHeld = false;
  let isPressed = false;
  let timer: NodeJS.Timeout | null = null;

  function push(item: number, pcm: Buffer): void {
    const state = received.get(item) ?? { bytes: 0, frames: 0, odd: null };
    received.set(item, state);
    let rest = state.odd ? Buffer.concat([state.odd, pcm]) : pcm;
    state.odd = rest.length % 2 === 0 ? null : Buffer.from(rest.subarray(rest.length - 1));
    if (state.odd) rest = rest.subarray(0, rest.length - 1);
    for (let at = 0; at < rest.length; at += CHUNK_BYTES) {
      const piece = rest.subarray(at, at + CHUNK_BYTES);
      const data = Buffer.allocUnsafe(DOWN_HEADER_BYTES + piece.length);
      data.writeUInt16LE(item, 0);
      data.writeUInt16LE(state.frames++ & 0xffff, 2);
      piece.copy(data, DOWN_HEADER_BYTES);
      const startMs = state.bytes / BYTES_PER_MS;
      state.bytes += piece.length;
      const endMs = state.bytes / BYTES_PER_MS;
      queue.push({ item, data, startMs, endMs });
      queuedMs += endMs - startMs;
    }
    if (!timer) pump();
    weigh();
  }

  function pump(): void {
    timer = null;
    if (isHeld) return;
    const at = now();
    let taken = 0;
    let wait = 0;
    for (const next of queue) {
      if ('data' in next) {
        const lengthMs = next.endMs - next.startMs;
        const aheadMs = Math.max(0, playedOutAt - at) + lengthMs;
        if (aheadMs > limits.leadMs) wait = aheadMs - limits.leadMs;
        else if (edge.socketBytes() > SOCKET_BYTES) wait = BLOCKED_RETRY_MS;
        if (wait > 0) break;
        playedOutAt = Math.max(playedOutAt, at) + lengthMs;
        queuedMs -= lengthMs;
        sentMs += lengthMs;
        sentThrough.set(next.item, next.endMs);
        edge.sendAudio(next.data);
      } else {
        edge.itemDone(next.item, next.totalMs);
      }
      sent.push(next);
      taken++;
    }
    if (taken === queue.length) queue = [];
    else if (taken > 0) queue = queue.slice(taken);
    while (sentMs > KEPT_MS) forgetOldest();
    if (queue.length > 0) timer = setTimeout(pumpLater, Math.ceil(wait));
    else queuedMs = 0;
  }

  function pumpLater(): void {
    pump();
    weigh();
  }

  function weigh(): void {
    const isHigh = isPressed ? queuedMs > limits.resumeBelowMs : queuedMs > limits.pauseAboveMs;
    if (isHigh === isPressed) return;
    isPressed = isHigh;
    edge.pressure(isHigh);
  }

  function forgetOldest(): void {
    const oldest = sent.shift()!;
    if ('data' in oldest) sentMs -= oldest.endMs - oldest.startMs;
  }

  function stop(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }

  function clear(): void {
    stop();
    queue = [];
    sent = [];
    queuedMs = 0;
    sentMs = 0;
    playedOutAt = now();
    weigh();
  }

  function isBefore(entry: Frame | End, item: number, ms: number): boolean {
    if (entry.item !== item) return ((item - entry.item) & 0xffff) < 0x8000;
    return ('data' in entry ? entry.endMs : entry.totalMs) <= ms;
  }

  function acknowledge(item: number, ms: number): void {
    while (sent.length > 0 && isBefore(sent[0]!, item, ms)) forgetOldest();
    if (sent.length === 0) sentMs = 0;
  }

  return {
    push,
    finish(item) {
      queue.push({ item, totalMs: (received.get(item)?.bytes ?? 0) / BYTES_PER_MS });
      if (!timer) pump();
    },
    clear,
    hold() {
      isHeld = true;
      stop();
    },
    release() {
      isHeld = false;
      if (!timer) pump();
    },
    acknowledge,
    rewind(position) {
      stop();
      if (position) acknowledge(position.item, position.ms);
      for (const entry of sent) if ('data' in entry) queuedMs += entry.endMs - entry.startMs;
      queue = [...sent, ...queue];
      sent = [];
      sentMs = 0;
      playedOutAt = now();
      if (!isHeld) pump();
    },
    queuedMs: () => queuedMs,
    receivedMs: (item) => (received.get(item)?.bytes ?? 0) / BYTES_PER_MS,
    sentMs: (item) => sentThrough.get(item) ?? 0,
    playedOutAt: () => playedOutAt,
  };
}
