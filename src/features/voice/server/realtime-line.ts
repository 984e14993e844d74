// One WebSocket to a Realtime server, from the handshake to the accepted session.update. Knows when a server that
// says nothing is dead, and whether trying again makes sense.
import { WebSocket } from 'ws';
import {
  type AudioDelta,
  fatalCodes,
  readAudioDelta,
  readEvent,
  sessionUpdate,
  UPDATE_EVENT,
  type WireEvent,
  writeAppend,
} from './realtime-wire.ts';
import type { CallSettings } from './upstream.ts';

const MAX_PAYLOAD_BYTES = 16 * 1024 * 1024;
/** A server that never confirms the session is taken to have accepted it. */
const UNCONFIRMED_MS = 3_000;
/** Beyond this the vendor does not keep up, and old speech would do harm. */
const UNSENT_BYTES = 512 * 1024;

export type LineTimes = { handshakeMs: number; pingMs: number };

export type Line = {
  isReady(): boolean;
  send(message: Record<string, unknown>): void;
  sendAudio(pcm: Buffer): void;
  setPaused(isPaused: boolean): void;
  close(): void;
};

export function openLine(options: {
  address: string;
  /** Null for a server that asks for none. */
  apiKey: string | null;
  /** Asked when there is somebody to tell them to. */
  settings(): CallSettings;
  times: LineTimes;
  onReady(): void;
  onAudio(delta: AudioDelta): void;
  onEvent(event: WireEvent): void;
  /** Something that could not be read. */
  onGarbage(): void;
  /** Once, and not after `close`. `isRefused`: the same attempt would fail again. */
  onGone(isRefused: boolean): void;
}): Line {
  const { settings, times } = options;
  const { safetyIdentifier } = settings();
  let isReady = false;
  let isGone = false;
  let isMinimal = false;
  let isPaused = false;
  let hasAnswered = true;
  let unconfirmed: NodeJS.Timeout | undefined;

  const socket = new WebSocket(options.address, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    handshakeTimeout: times.handshakeMs,
    headers: {
      ...(options.apiKey ? { Authorization: `Bearer ${options.apiKey}` } : {}),
      ...(safetyIdentifier ? { 'OpenAI-Safety-Identifier': safetyIdentifier } : {}),
    },
  });
  const heartbeat = setInterval(() => {
    if (isPaused || socket.readyState !== WebSocket.OPEN) return;
    if (!hasAnswered) return gone(false);
    hasAnswered = false;
    socket.ping();
  }, times.pingMs);

  socket.on('open', () => {
    send(sessionUpdate(settings(), isMinimal));
    unconfirmed = setTimeout(ready, UNCONFIRMED_MS);
  });
  socket.on('pong', () => {
    hasAnswered = true;
  });
  socket.on('message', (data) => {
    if (isGone) return;
    hasAnswered = true;
    const message = data as Buffer;
    const audio = readAudioDelta(message);
    if (audio) return options.onAudio(audio);
    const event = readEvent(message);
    if (event) take(event);
    else if (!looksLikeJson(message)) options.onGarbage();
  });
  socket.on('unexpected-response', (_request, response) => {
    const status = response.statusCode ?? 0;
    response.resume();
    gone(status >= 400 && status < 500 && status !== 408 && status !== 429);
  });
  socket.on('error', () => gone(false));
  socket.on('close', () => gone(false));

  function take(event: WireEvent): void {
    if (event.type === 'session_updated') {
      ready();
      return;
    }
    if (event.type === 'error' && fatalCodes.has(event.code)) {
      gone(true);
      return;
    }
    if (event.type === 'error' && event.eventId === UPDATE_EVENT && !isReady) {
      updateRefused();
      return;
    }
    options.onEvent(event);
  }

  function updateRefused(): void {
    if (isMinimal) {
      gone(true);
      return;
    }
    isMinimal = true;
    send(sessionUpdate(settings(), isMinimal));
  }

  function ready(): void {
    clearTimeout(unconfirmed);
    if (isReady || isGone) return;
    isReady = true;
    options.onReady();
  }

  function gone(isRefused: boolean): void {
    if (isGone) return;
    shut();
    options.onGone(isRefused);
  }

  function shut(): void {
    isGone = true;
    isReady = false;
    clearInterval(heartbeat);
    clearTimeout(unconfirmed);
    if (socket.readyState === WebSocket.OPEN) socket.close(1000);
    // A server that does not answer the close is not waited for.
    const patience = setTimeout(() => socket.terminate(), 1_000);
    patience.unref();
    if (socket.readyState === WebSocket.CLOSED) clearTimeout(patience);
    else socket.once('close', () => clearTimeout(patience));
  }

  function send(message: Record<string, unknown>): void {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  return {
    isReady: () => isReady,
    send,
    sendAudio(pcm) {
      if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount > UNSENT_BYTES) return;
      socket.send(writeAppend(pcm), { binary: false });
    },
    setPaused(paused) {
      isPaused = paused;
      if (paused) socket.pause();
      else socket.resume();
    },
    close() {
      if (isGone) return;
      shut();
    },
  };
}

function looksLikeJson(message: Buffer): boolean {
  return message[0] === 0x7b && message.at(-1) === 0x7d;
}
