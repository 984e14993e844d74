// A small server that speaks the OpenAI Realtime protocol over a real socket, so that the adapter's real code runs
// in tests. It hears nothing: tests say what the member said. It is strict where the vendor is: an unknown field
// refuses the whole session.update, a second reply at once is an error.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

type Json = Record<string, unknown>;

export type VendorBehaviour = {
  generation: 'ga' | 'beta';
  /** HTTP status with which connections are refused; null accepts. */
  refuse: number | null;
  /** Answers nothing after the handshake. */
  isMute: boolean;
  /** Words of a reply; a reply with words given to it speaks those. */
  reply: (request: Json) => string;
  /** Audio of a reply, in ms. */
  replyMs: number;
  /** How many times faster than real time audio is sent; Infinity sends it at once. */
  speed: number;
  /** Before a reply begins. */
  delayMs: number;
  /** This many replies fail before their first sound. */
  failures: number;
  /** This many replies stop without a word after their first sound. */
  stalls: number;
  /** This many replies end with the connection cut after their first sound. */
  drops: number;
  /** This many replies are asked for and never begun. */
  hangs: number;
  /** Session fields refused, e.g. `noise_reduction`. */
  refusedFields: string[];
  /** Sends lines that are no JSON between the events of a reply. */
  hasGarbage: boolean;
  /** Whether words given to it are spoken as given. */
  keepsWords: boolean;
  /** Whether replies echo metadata. */
  hasMetadata: boolean;
};

type VendorReply = { id: string; itemId: string; isDone: boolean; sentMs: number; say: string | null };

type VendorSession = {
  /** Everything the client sent, audio excepted. */
  received: Json[];
  /** Bytes of PCM received. */
  audioBytes: number;
  replies: VendorReply[];
  /** Header of the handshake. */
  headers: IncomingMessage['headers'];
  isOpen(): boolean;
  send(event: Json): void;
  sendRaw(text: string): void;
  /** The member begins to speak; returns the id of the item. */
  startSpeech(): string;
  stopSpeech(itemId: string): void;
  /** The words of an item. */
  transcribe(itemId: string, text: string): void;
  /** All three at once. */
  hear(text: string): string;
  /** Ends like a session that grew too old. */
  expire(): void;
  /** Cuts the connection without a word. */
  cut(): void;
};

export type RealtimeVendor = {
  url: string;
  behaviour: VendorBehaviour;
  /** Every session ever opened, oldest first. */
  sessions: VendorSession[];
  /** The newest session. */
  session(): VendorSession;
  /** Stops reading from all connections, like a machine that hangs; nothing is closed. */
  freeze(): void;
  close(): Promise<void>;
};

const BYTES_PER_MS = 48;
const DELTA_MS = 100;

const usual: VendorBehaviour = {
  generation: 'ga',
  refuse: null,
  isMute: false,
  reply: () => 'That sounds like a lot to carry. What weighs most on you right now?',
  replyMs: 400,
  speed: Number.POSITIVE_INFINITY,
  delayMs: 0,
  failures: 0,
  stalls: 0,
  drops: 0,
  hangs: 0,
  refusedFields: [],
  hasGarbage: false,
  keepsWords: true,
  hasMetadata: true,
};

const betaNames: Record<string, string> = {
  'response.output_audio.delta': 'response.audio.delta',
  'response.output_audio.done': 'response.audio.done',
  'response.output_audio_transcript.delta': 'response.audio_transcript.delta',
  'response.output_audio_transcript.done': 'response.audio_transcript.done',
  'conversation.item.added': 'conversation.item.created',
};

/** Fields a session.update may have, by path; anything else refuses it. */
const known = new Set(
  `type output_modalities instructions audio audio.input audio.input.format audio.input.format.type
  audio.input.format.rate audio.input.noise_reduction audio.input.noise_reduction.type audio.input.transcription
  audio.input.transcription.model audio.input.turn_detection audio.input.turn_detection.type
  audio.input.turn_detection.threshold audio.input.turn_detection.prefix_padding_ms
  audio.input.turn_detection.silence_duration_ms audio.input.turn_detection.create_response
  audio.input.turn_detection.interrupt_response audio.output audio.output.format audio.output.format.type
  audio.output.format.rate audio.output.voice audio.output.speed`.split(/\s+/),
);

export async function startRealtimeVendor(behaviour: Partial<VendorBehaviour> = {}): Promise<RealtimeVendor> {
  const sessions: VendorSession[] = [];
  const current: VendorBehaviour = { ...usual, ...behaviour };
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, socket, head) => {
    if (current.refuse !== null) {
      socket.end(`HTTP/1.1 ${current.refuse} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      sessions.push(serveSession(accepted, request.headers, current));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/v1/realtime`,
    behaviour: current,
    sessions,
    session() {
      const newest = sessions.at(-1);
      if (!newest) throw new Error('nobody has connected to the vendor');
      return newest;
    },
    freeze() {
      for (const socket of sockets.clients) socket.pause();
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

let ids = 0;
const nextId = (kind: string) => `${kind}_${String(++ids).padStart(8, '0')}`;

function serveSession(
  socket: WebSocket,
  headers: IncomingMessage['headers'],
  behaviour: VendorBehaviour,
): VendorSession {
  const session: VendorSession = {
    received: [],
    audioBytes: 0,
    replies: [],
    headers,
    isOpen: () => socket.readyState === socket.OPEN,
    send,
    sendRaw: (text) => socket.send(text),
    startSpeech,
    stopSpeech,
    transcribe,
    hear(text) {
      const itemId = startSpeech();
      stopSpeech(itemId);
      transcribe(itemId, text);
      return itemId;
    },
    expire() {
      send({
        type: 'error',
        error: {
          type: 'invalid_request_error',
          code: 'session_expired',
          message: 'Your session hit its maximum duration.',
        },
      });
      socket.close(1001);
    },
    cut: () => socket.terminate(),
  };
  let lastItemId: string | null = null;
  let active: { reply: VendorReply; stop: () => void } | null = null;

  function send(event: Json): void {
    const type = String(event.type);
    const name = behaviour.generation === 'beta' ? (betaNames[type] ?? type) : type;
    if (socket.readyState === socket.OPEN)
      socket.send(JSON.stringify({ ...event, type: name, event_id: nextId('event') }));
  }

  function fail(code: string, eventId: unknown, message = 'refused'): void {
    send({ type: 'error', error: { type: 'invalid_request_error', code, message, event_id: eventId } });
  }

  function addItem(itemId: string, role: string): void {
    const event = { previous_item_id: lastItemId, item: { id: itemId, type: 'message', role, content: [] } };
    send({ type: 'conversation.item.added', ...event });
    if (behaviour.generation === 'ga') send({ type: 'conversation.item.done', ...event });
    lastItemId = itemId;
  }

  function startSpeech(): string {
    const itemId = nextId('item');
    send({ type: 'input_audio_buffer.speech_started', audio_start_ms: 100, item_id: itemId });
    active?.stop();
    return itemId;
  }

  function stopSpeech(itemId: string): void {
    send({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: 900, item_id: itemId });
    send({ type: 'input_audio_buffer.committed', previous_item_id: lastItemId, item_id: itemId });
    addItem(itemId, 'user');
  }

  function transcribe(itemId: string, text: string): void {
    const about = { item_id: itemId, content_index: 0 };
    const half = Math.floor(text.length / 2);
    const name = 'conversation.item.input_audio_transcription';
    if (half > 0) send({ type: `${name}.delta`, ...about, delta: text.slice(0, half) });
    send({ type: `${name}.completed`, ...about, transcript: text });
  }

  socket.on('message', (data) => {
    const event = JSON.parse(String(data)) as Json;
    if (event.type === 'input_audio_buffer.append') {
      session.audioBytes += Buffer.from(String(event.audio), 'base64').length;
      return;
    }
    session.received.push(event);
    if (!behaviour.isMute) take(event);
  });
  socket.on('error', () => {});
  socket.on('close', () => active?.stop());
  if (!behaviour.isMute) send({ type: 'session.created', session: { id: nextId('sess') } });

  function take(event: Json): void {
    if (event.type === 'session.update') updateSession(event);
    else if (event.type === 'response.create') createReply(event);
    else if (event.type === 'response.cancel') cancelReply(event);
    else if (event.type === 'conversation.item.create') {
      const item = event.item as Json;
      if (String(item.id).length > 32) fail('string_above_max_length', event.event_id);
      else addItem(String(item.id), String(item.role));
    } else if (event.type === 'conversation.item.truncate') truncate(event);
    else fail('unknown_event', event.event_id);
  }

  function updateSession(event: Json): void {
    const refused = paths(event.session as Json).find(
      (path) => !known.has(path) || behaviour.refusedFields.some((field) => path.split('.').includes(field)),
    );
    if (refused) fail('unknown_parameter', event.event_id, `Unknown parameter: 'session.${refused}'.`);
    else send({ type: 'session.updated', session: event.session });
  }

  function truncate(event: Json): void {
    const reply = session.replies.find((candidate) => candidate.itemId === event.item_id);
    if (!reply) fail('item_truncate_invalid_item_id', event.event_id);
    else if (Number(event.audio_end_ms) > reply.sentMs) fail('invalid_value', event.event_id);
    else send({ ...event, type: 'conversation.item.truncated' });
  }

  function cancelReply(event: Json): void {
    if (active) active.stop();
    else fail('response_cancel_not_active', event.event_id);
  }

  function createReply(event: Json): void {
    if (active) {
      fail('conversation_already_has_active_response', event.event_id);
      return;
    }
    if (behaviour.hangs > 0) {
      behaviour.hangs--;
      return;
    }
    const request = (event.response ?? {}) as Json;
    const reply: VendorReply = {
      id: nextId('resp'),
      itemId: nextId('item'),
      isDone: false,
      sentMs: 0,
      say: wordsGiven(request),
    };
    session.replies.push(reply);
    let timer = setTimeout(() => run(), behaviour.delayMs);
    const about = { response_id: reply.id, item_id: reply.itemId, output_index: 0, content_index: 0 };
    const text = (behaviour.keepsWords ? reply.say : null) ?? behaviour.reply(request);
    const metadata = behaviour.hasMetadata ? { metadata: request.metadata } : {};
    const finish = (status: string) => {
      clearTimeout(timer);
      if (reply.isDone) return;
      reply.isDone = true;
      active = null;
      send({ type: 'response.done', response: { id: reply.id, status, ...metadata } });
    };
    active = { reply, stop: () => finish('cancelled') };
    send({ type: 'response.created', response: { id: reply.id, status: 'in_progress', ...metadata } });

    const run = () => {
      if (behaviour.failures > 0) {
        behaviour.failures--;
        return finish('failed');
      }
      send({
        type: 'response.output_item.added',
        response_id: reply.id,
        item: { id: reply.itemId, type: 'message', role: 'assistant' },
      });
      addItem(reply.itemId, 'assistant');
      const words = text.split(/(?<= )/);
      const deltas = Math.max(1, Math.round(behaviour.replyMs / DELTA_MS));
      speakFrom(0, words, deltas);
    };

    const speakFrom = (index: number, words: string[], deltas: number) => {
      for (let at = index; at < deltas; at++) {
        const from = Math.floor((at * words.length) / deltas);
        const to = Math.floor(((at + 1) * words.length) / deltas);
        const piece = words.slice(from, to).join('');
        if (piece) send({ type: 'response.output_audio_transcript.delta', ...about, delta: piece });
        if (behaviour.hasGarbage) socket.send('{"type":"resp');
        reply.sentMs += DELTA_MS;
        send({ type: 'response.output_audio.delta', ...about, delta: tone(reply.sentMs).toString('base64') });
        if (behaviour.stalls > 0 && at === 0) return void behaviour.stalls--;
        if (behaviour.drops > 0 && at === 0) {
          behaviour.drops--;
          return socket.terminate();
        }
        if (Number.isFinite(behaviour.speed)) {
          timer = setTimeout(() => speakFrom(at + 1, words, deltas), DELTA_MS / behaviour.speed);
          return;
        }
      }
      send({ type: 'response.output_audio_transcript.done', ...about, transcript: text });
      send({ type: 'response.output_audio.done', ...about });
      finish('completed');
    };
  }

  return session;
}

/** 100 ms that can be told from any other 100 ms: its first sample is its place in the item. */
function tone(endMs: number): Buffer {
  const pcm = Buffer.alloc(DELTA_MS * BYTES_PER_MS, 3);
  pcm.writeInt16LE(endMs / DELTA_MS, 0);
  return pcm;
}

function wordsGiven(request: Json): string | null {
  const input = request.input as { content: { text: string }[] }[] | undefined;
  const text = input?.[0]?.content[0]?.text;
  return text === undefined ? null : text.slice(text.indexOf('\n\n') + 2);
}

function paths(value: Json, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = `${prefix}${key}`;
    const isBranch = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return isBranch ? [path, ...paths(inner as Json, `${path}.`)] : [path];
  });
}
