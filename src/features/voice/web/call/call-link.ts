// The line between the two worklets and the gateway: one socket at a time, replaced without the member noticing
// when it drops. What must survive a drop lives here: the last two seconds of speech, typed words not yet sent,
// and how far the therapist was heard. It needs ports and WebSocket only, so it could move to a worker; on the
// page's own thread, blocked half the time in 250 ms pieces, sound had no gap and a flush came up to 0.2 s late.
import type { ClientMessage, EndReason, ServerMessage } from '../../voice.protocol.ts';
import {
  closeCodes,
  FRAME_MS,
  isAfter,
  RESUME_WINDOW_MS,
  readDownFrame,
  writeUpHeader,
} from './audio-frame.ts';
import type { AudioPorts } from './call-audio.ts';
import { createUplinkBuffer } from './uplink-buffer.ts';
import type { FromCapture, FromPlayback, Report, ToPlayback } from './worklet-messages.ts';

const CONNECT_WINDOW_MS = 20_000;
const FIRST_RETRY_MS = 150;
const LONGEST_RETRY_MS = 4_000;
/** From asking for an address to the gateway's `ready`; waiting in its queue does not count. */
const ANSWER_PATIENCE_MS = 10_000;
const END_PATIENCE_MS = 3_000;
const PLAYED_EVERY_MS = 200;
/** Unsent speech beyond this is dropped: old words in a live conversation do harm. */
const UPLINK_LIMIT_BYTES = 2_000 * (968 / FRAME_MS);
const STUCK_AFTER_MS = 5_000;
/** A gateway that repeats its state while nothing happens is missed after this long. */
const SILENT_AFTER_MS = 25_000;

export type LinkPhase = 'connecting' | 'active' | 'resuming' | 'ended';

export type CallEnd = { reason: EndReason; sessionId: string | null };

/** A rejected ticket that no retry can mend carries the reason the call ends with. */
type FinalRefusal = { endReason: EndReason };

export type CallLinkOptions = {
  /** A fresh one-use address, asked for before every socket. */
  connect(): Promise<{ url: string }>;
  takeYourTime: boolean;
  onPhase(phase: LinkPhase): void;
  onMessage(message: ServerMessage): void;
  onReport(report: Report): void;
  onMicLevel(rms: number): void;
  onSpeech(isSpeaking: boolean): void;
  onEnd(end: CallEnd): void;
};

export type CallLink = {
  /**
   * Resolves when the gateway is ready; rejects with what `connect` threw, with a
   * FinalRefusal when the gateway ends it first, or when nothing answers for 20 s.
   */
  open(): Promise<void>;
  setMuted(isMuted: boolean): void;
  setTakeYourTime(takeYourTime: boolean): void;
  say(id: string, text: string): void;
  interrupt(): void;
  /** The device lost or found its network. */
  setOnline(isOnline: boolean): void;
  /** Asks the gateway to end, waits for it up to 3 s, and ends anyway. */
  end(): void;
};

export function createCallLink(ports: AudioPorts, options: CallLinkOptions): CallLink {
  const uplink = createUplinkBuffer();
  /** What was typed, until the gateway shows it: a line may have been dead already when it was sent. */
  const unconfirmed = new Map<string, ClientMessage>();
  let phase: LinkPhase = 'connecting';
  let socket: WebSocket | null = null;
  let dials = 0;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let downSince = performance.now();
  let settle: { resolve(): void; reject(error: unknown): void } | null = null;

  let resumeToken: string | null = null;
  let takeYourTime = options.takeYourTime;
  let isMuted = false;
  let isEnding = false;
  let clockStart: number | null = null;

  /** Item and frame number of the newest audio received. */
  let item = -1;
  const itemIds = new Map<number, string>();
  let lastFrame = -1;
  let played: { item: number; ms: number } | null = null;
  let reported: { item: number; ms: number } | null = null;
  let reportedAt = 0;

  let heardAt = 0;
  let movingAt = 0;
  let lastState = '';
  let hasHeartbeat = false;

  ports.capture.onmessage = ({ data }: MessageEvent<FromCapture>) => {
    if (data instanceof ArrayBuffer) sendFrame(data);
    else if (data.type === 'level') options.onMicLevel(data.rms);
    else options.onSpeech(data.isSpeaking);
  };

  ports.playback.onmessage = ({ data }: MessageEvent<FromPlayback>) => {
    if (data.item !== 0 || data.ms > 0) played = { item: data.item, ms: Math.round(data.ms) };
    options.onReport(data);
    if (data.flush !== undefined) {
      send({ type: 'flushed', flush: data.flush, ...(played ?? { item: Math.max(item, 0), ms: 0 }) });
      reported = played;
    } else {
      reportPlayed(data.isPlaying);
    }
    if (phase === 'active') watchLine();
  };

  function open(): Promise<void> {
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
      void dial();
    });
  }

  async function dial(): Promise<void> {
    const mine = ++dials;
    clearTimeout(retry);
    clearTimeout(patience);
    patience = setTimeout(() => mine === dials && lineLost(0), ANSWER_PATIENCE_MS);
    try {
      const { url } = await options.connect();
      if (mine === dials && phase !== 'ended') openSocket(url);
    } catch (error) {
      if (mine !== dials || phase === 'ended') return;
      const reason = finalReason(error);
      if (settle) fail(error);
      else if (reason) finish({ reason, sessionId: null });
      else dialLater();
    }
  }

  function openSocket(url: string): void {
    const opened = new WebSocket(url);
    opened.binaryType = 'arraybuffer';
    socket = opened;
    opened.onopen = () => {
      const hello: ClientMessage = { type: 'hello', takeYourTime };
      if (resumeToken)
        Object.assign(
          hello,
          { resumeToken, lastSequence: uplink.last() },
          played && { played: named(played) },
        );
      opened.send(JSON.stringify(hello));
    };
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return;
      heardAt = performance.now();
      if (data instanceof ArrayBuffer) takeAudio(data);
      else takeMessage(JSON.parse(data));
    };
    opened.onclose = ({ code }) => {
      if (socket === opened) lineLost(code);
    };
  }

  function named(position: { item: number; ms: number }) {
    const itemId = itemIds.get(position.item);
    return itemId === undefined ? position : { ...position, itemId };
  }

  /** The socket is gone or as good as gone. Dials again while there is time, otherwise ends. */
  function lineLost(code: number): void {
    const dead = socket;
    socket = null;
    dials++;
    clearTimeout(patience);
    dead?.close();
    if (phase === 'ended') return;
    if (isEnding) {
      finish({ reason: 'member', sessionId: null });
      return;
    }
    if (code === closeCodes.auth || code === closeCodes.access) {
      finish({ reason: code === closeCodes.auth ? 'signed_out' : 'no_access', sessionId: null });
      return;
    }
    if (phase === 'active') {
      setPhase('resuming');
      downSince = performance.now();
      attempts = 0;
      void dial();
    } else {
      dialLater();
    }
  }

  function dialLater(): void {
    if (performance.now() - downSince > (settle ? CONNECT_WINDOW_MS : RESUME_WINDOW_MS)) {
      if (settle) fail(new Error('the gateway does not answer'));
      else finish({ reason: 'lost', sessionId: null });
      return;
    }
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts++);
    // Spread out, so that a restarted server is not met by everyone at once.
    retry = setTimeout(dial, wait * (0.8 + 0.4 * Math.random()));
  }

  function takeAudio(data: ArrayBuffer): void {
    const frame = readDownFrame(data);
    if (!frame) return;
    // After a resume the gateway may send again what we already hold.
    if (item >= 0 && isAfter(item, frame.item)) return;
    if (frame.item === item && !isAfter(frame.frame, lastFrame)) return;
    item = frame.item;
    lastFrame = frame.frame;
    tellPlayback(data, [data]);
  }

  function takeMessage(message: ServerMessage): void {
    if (message.type === 'ready') ready(message);
    else if (message.type === 'item') beginItem(message.item, message.itemId);
    else if (message.type === 'item_done') tellPlayback({ type: 'finish' });
    else if (message.type === 'flush') tellPlayback({ type: 'flush', flush: message.flush });
    else if (message.type === 'state') {
      if (message.state === lastState) hasHeartbeat = true;
      lastState = message.state;
    } else if (message.type === 'caption') unconfirmed.delete(message.itemId);
    else if (message.type === 'queued') {
      downSince = performance.now();
      clearTimeout(patience);
    }
    options.onMessage(message);
    if (message.type === 'ended') finish({ reason: message.reason, sessionId: message.sessionId });
  }

  /**
   * An item may be announced while audio of the one before is still on its way. A number given again to another
   * item means the gateway counts afresh; the same item announced again is one we have, or are receiving.
   */
  function beginItem(number: number, id: string): void {
    if (itemIds.get(number) === id) return;
    const isRenumbered = itemIds.has(number) || (item >= 0 && isAfter(item, number));
    itemIds.set(number, id);
    if (!isRenumbered) return;
    tellPlayback({ type: 'accept', item: number });
    item = -1;
  }

  function ready(message: Extract<ServerMessage, { type: 'ready' }>): void {
    const isFirst = resumeToken === null;
    resumeToken = message.resumeToken;
    clearTimeout(patience);
    attempts = 0;
    movingAt = performance.now();
    lastState = '';
    setPhase('active');
    settle?.resolve();
    settle = null;
    if (isMuted) send({ type: 'mute', muted: true });
    if (!isFirst && !message.isResumed) tellPlayback({ type: 'flush', flush: null });
    if (!isFirst) for (const frame of uplink.after(message.lastSequence)) socket?.send(frame);
    for (const words of unconfirmed.values()) send(words);
  }

  function sendFrame(frame: ArrayBuffer): void {
    if (resumeToken === null || phase === 'ended') return;
    const clock = new DataView(frame).getUint32(4, true);
    clockStart ??= clock;
    writeUpHeader(frame, uplink.add(frame), Math.max(0, clock - clockStart));
    if (phase === 'active' && socket && socket.bufferedAmount < UPLINK_LIMIT_BYTES) socket.send(frame);
  }

  function reportPlayed(isPlaying: boolean): void {
    if (!played || (reported?.item === played.item && reported.ms === played.ms)) return;
    const now = performance.now();
    if (isPlaying && now - reportedAt < PLAYED_EVERY_MS) return;
    reportedAt = now;
    if (send({ type: 'played', ...played })) reported = played;
  }

  /** A line can die without a word, when a phone changes networks; a socket then stays open for minutes. */
  function watchLine(): void {
    const now = performance.now();
    if ((socket?.bufferedAmount ?? 0) < UPLINK_LIMIT_BYTES) movingAt = now;
    if (now - movingAt > STUCK_AFTER_MS || (hasHeartbeat && now - heardAt > SILENT_AFTER_MS)) lineLost(0);
  }

  function send(message: ClientMessage): boolean {
    if (phase !== 'active' || socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function tellPlayback(message: ToPlayback, transfer: Transferable[] = []): void {
    ports.playback.postMessage(message, transfer);
  }

  function setPhase(next: LinkPhase): void {
    phase = next;
    options.onPhase(next);
  }

  function fail(error: unknown): void {
    const pending = settle;
    settle = null;
    hangUp();
    pending?.reject(error);
  }

  function finish(end: CallEnd): void {
    if (phase === 'ended') return;
    if (settle) {
      fail(Object.assign(new Error(end.reason), { endReason: end.reason } satisfies FinalRefusal));
      return;
    }
    hangUp();
    options.onEnd(end);
  }

  function hangUp(): void {
    setPhase('ended');
    clearTimeout(retry);
    clearTimeout(patience);
    socket?.close(closeCodes.normal);
    socket = null;
  }

  function setOnline(isOnline: boolean): void {
    if (!isOnline && phase === 'active') lineLost(0);
    if (isOnline && phase === 'resuming' && !socket) void dial();
  }

  function end(): void {
    if (phase === 'ended') return;
    isEnding = true;
    tellPlayback({ type: 'flush', flush: null });
    if (settle) fail(new Error('ended before it began'));
    else if (!send({ type: 'end' })) finish({ reason: 'member', sessionId: null });
    else patience = setTimeout(() => finish({ reason: 'member', sessionId: null }), END_PATIENCE_MS);
  }

  return {
    open,
    setMuted(wanted) {
      isMuted = wanted;
      ports.capture.postMessage({ type: 'mute', isMuted });
      send({ type: 'mute', muted: isMuted });
    },
    setTakeYourTime(wanted) {
      takeYourTime = wanted;
      send({ type: 'pace', takeYourTime });
    },
    say(id, text) {
      const words: ClientMessage = { type: 'say', id, text };
      unconfirmed.set(id, words);
      send(words);
    },
    interrupt() {
      tellPlayback({ type: 'flush', flush: null });
      send({ type: 'interrupt' });
    },
    setOnline,
    end,
  };
}

function finalReason(error: unknown): EndReason | null {
  return error instanceof Object && 'endReason' in error ? (error as FinalRefusal).endReason : null;
}
