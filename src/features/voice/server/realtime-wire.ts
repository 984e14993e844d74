// Everything that is OpenAI's about the wire: names, shapes and limits of the Realtime protocol live in this file
// and nowhere else. Sends the GA shapes; reads GA and the beta names that compatible servers still use.
import type { VoiceId } from '../voice.contract.ts';
import type { CallSettings } from './upstream.ts';

/** What arrived, both generations made one. Garbage and events of no interest are null. */
export type WireEvent =
  | { type: 'session_created' }
  | { type: 'session_updated' }
  | { type: 'speech_started'; itemId: string; atMs: number }
  | { type: 'speech_stopped'; itemId: string; atMs: number }
  | { type: 'committed'; itemId: string; previousItemId: string | null }
  | { type: 'item_added'; itemId: string; previousItemId: string | null; role: string }
  | { type: 'transcription_delta'; itemId: string; text: string }
  | { type: 'transcription_done'; itemId: string; text: string }
  | { type: 'transcription_failed'; itemId: string }
  | { type: 'response_created'; responseId: string; mark: string | null }
  | { type: 'output_item_added'; responseId: string; itemId: string }
  | { type: 'text_delta'; itemId: string; text: string }
  | { type: 'text_done'; itemId: string; text: string }
  | { type: 'response_done'; responseId: string; status: 'completed' | 'cancelled' | 'failed' }
  | { type: 'error'; code: string; eventId: string | null };

const names: Record<string, string> = {
  'conversation.item.created': 'conversation.item.added',
  'response.audio_transcript.delta': 'response.output_audio_transcript.delta',
  'response.audio_transcript.done': 'response.output_audio_transcript.done',
};

type Json = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const id = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const count = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);
const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** Reads one text message that is not audio. Null: not understood, which is no error. */
export function readEvent(message: Buffer): WireEvent | null {
  const json = object(parse(message));
  const given = text(json.type);
  const name = names[given] ?? given;
  const itemId = id(json.item_id);
  return (itemId === null ? null : readAboutItem(name, itemId, json)) ?? readOther(name, json);
}

function readAboutItem(name: string, itemId: string, json: Json): WireEvent | null {
  switch (name) {
    case 'input_audio_buffer.speech_started':
      return { type: 'speech_started', itemId, atMs: count(json.audio_start_ms) };
    case 'input_audio_buffer.speech_stopped':
      return { type: 'speech_stopped', itemId, atMs: count(json.audio_end_ms) };
    case 'input_audio_buffer.committed':
      return { type: 'committed', itemId, previousItemId: id(json.previous_item_id) };
    case 'conversation.item.input_audio_transcription.delta':
      return { type: 'transcription_delta', itemId, text: text(json.delta) };
    case 'conversation.item.input_audio_transcription.completed':
      return { type: 'transcription_done', itemId, text: text(json.transcript) };
    case 'conversation.item.input_audio_transcription.failed':
      return { type: 'transcription_failed', itemId };
    case 'response.output_audio_transcript.delta':
      return { type: 'text_delta', itemId, text: text(json.delta) };
    case 'response.output_audio_transcript.done':
      return { type: 'text_done', itemId, text: text(json.transcript) };
    default:
      return null;
  }
}

function readOther(name: string, json: Json): WireEvent | null {
  switch (name) {
    case 'session.created':
      return { type: 'session_created' };
    case 'session.updated':
      return { type: 'session_updated' };
    case 'conversation.item.added':
      return readItemAdded(json);
    case 'response.created':
      return readResponseCreated(object(json.response));
    case 'response.output_item.added':
      return readOutputItem(json);
    case 'response.done':
      return readResponseDone(object(json.response));
    case 'error':
      return readError(object(json.error));
    default:
      return null;
  }
}

function parse(message: Buffer): unknown {
  try {
    return JSON.parse(message.toString('utf8'));
  } catch {
    return null;
  }
}

function readItemAdded(json: Json): WireEvent | null {
  const item = object(json.item);
  const itemId = id(item.id);
  if (!itemId) return null;
  return { type: 'item_added', itemId, previousItemId: id(json.previous_item_id), role: text(item.role) };
}

function readResponseCreated(response: Json): WireEvent | null {
  const responseId = id(response.id);
  if (!responseId) return null;
  return { type: 'response_created', responseId, mark: id(object(response.metadata).mark) };
}

function readOutputItem(json: Json): WireEvent | null {
  const item = object(json.item);
  const itemId = id(item.id);
  if (!itemId || (item.type !== undefined && item.type !== 'message')) return null;
  return { type: 'output_item_added', responseId: text(json.response_id), itemId };
}

function readResponseDone(response: Json): WireEvent | null {
  const responseId = id(response.id);
  if (!responseId) return null;
  const reason = text(object(response.status_details).reason);
  const status = text(response.status);
  if (status === 'cancelled') return { type: 'response_done', responseId, status };
  const isFailed = status === 'failed' || (status === 'incomplete' && reason === 'content_filter');
  return { type: 'response_done', responseId, status: isFailed ? 'failed' : 'completed' };
}

function readError(error: Json): WireEvent {
  const code = text(error.code) || text(error.type);
  // The code is logged; the message may quote what a member said and is not read at all.
  return {
    type: 'error',
    code: /^[a-z0-9_.]{1,64}$/.test(code) ? code : 'unknown',
    eventId: id(error.event_id),
  };
}

const AUDIO_GA = Buffer.from('"response.output_audio.delta"');
const AUDIO_BETA = Buffer.from('"response.audio.delta"');
const DELTA = Buffer.from('"delta":');
const ITEM = Buffer.from('"item_id":');
const QUOTE = 0x22;
/** The type comes first in practice; it is looked for no further than this. */
const TYPE_WITHIN = 160;

export type AudioDelta = { itemId: string; pcm: Buffer };

/** An audio delta, decoded without parsing the JSON around it. Null: the message is something else. */
export function readAudioDelta(message: Buffer): AudioDelta | null {
  const head = message.subarray(0, TYPE_WITHIN);
  if (head.indexOf(AUDIO_GA) < 0 && head.indexOf(AUDIO_BETA) < 0) return null;
  const itemId = readString(message, ITEM);
  const delta = readString(message, DELTA);
  if (itemId === null || delta === null) return null;
  const padding = delta.endsWith('==') ? 2 : delta.endsWith('=') ? 1 : 0;
  const bytes = Math.floor((delta.length * 3) / 4) - padding;
  if (bytes <= 0) return null;
  const pcm = Buffer.allocUnsafe(bytes);
  return { itemId, pcm: pcm.subarray(0, pcm.write(delta, 'base64')) };
}

function readString(message: Buffer, key: Buffer): string | null {
  const at = message.indexOf(key);
  if (at < 0) return null;
  const start = message.indexOf(QUOTE, at + key.length) + 1;
  if (start === 0 || start > at + key.length + 4) return null;
  const end = message.indexOf(QUOTE, start);
  return end < 0 ? null : message.toString('latin1', start, end);
}

const APPEND_HEAD = '{"type":"input_audio_buffer.append","audio":"';
const APPEND_TAIL = '"}';

/** The message that carries one frame of member audio. */
export function writeAppend(pcm: Buffer): Buffer {
  const bytes = APPEND_HEAD.length + Math.ceil(pcm.length / 3) * 4 + APPEND_TAIL.length;
  const message = Buffer.allocUnsafe(bytes);
  let at = message.write(APPEND_HEAD, 'latin1');
  at += message.write(pcm.toString('base64'), at, 'latin1');
  message.write(APPEND_TAIL, at, 'latin1');
  return message;
}

// The vendor's voices and the product's twelve ids do not cover each other.
const voices: Record<VoiceId, string> = {
  alloy: 'alloy',
  shimmer: 'shimmer',
  echo: 'echo',
  ash: 'ash',
  ballad: 'ballad',
  coral: 'coral',
  sage: 'sage',
  ember: 'cedar',
  nova: 'marin',
  fable: 'ballad',
  onyx: 'ash',
  zen: 'sage',
};

const TRANSCRIPTION_MODEL = 'gpt-transcribe';
const SILENCE_MS = 500;
const PATIENT_SILENCE_MS = 1_600;
export const UPDATE_EVENT = 'tulia_session_update';

const turnDetection = (settings: CallSettings) => ({
  type: 'server_vad',
  threshold: 0.5,
  prefix_padding_ms: 300,
  silence_duration_ms: settings.takeYourTime ? PATIENT_SILENCE_MS : SILENCE_MS,
  // Replies are asked for after the words were judged.
  create_response: false,
  interrupt_response: true,
});

/** `isMinimal`: without the parts that compatible servers are known to refuse. */
export function sessionUpdate(settings: CallSettings, isMinimal: boolean): Json {
  const format = { type: 'audio/pcm', rate: 24_000 };
  return {
    type: 'session.update',
    event_id: UPDATE_EVENT,
    session: {
      type: 'realtime',
      output_modalities: ['audio'],
      instructions: settings.instructions,
      audio: {
        input: {
          format,
          ...(isMinimal ? {} : { noise_reduction: { type: 'near_field' } }),
          transcription: { model: TRANSCRIPTION_MODEL },
          turn_detection: turnDetection(settings),
        },
        output: { format, voice: voices[settings.voice], ...(isMinimal ? {} : { speed: settings.speed }) },
      },
    },
  };
}

/** What may change in a running call; the voice may not. */
export function paceUpdate(settings: CallSettings): Json {
  return {
    type: 'session.update',
    session: { type: 'realtime', audio: { input: { turn_detection: turnDetection(settings) } } },
  };
}

export function createItem(itemId: string, role: 'user' | 'assistant', words: string): Json {
  const type = role === 'user' ? 'input_text' : 'output_text';
  return {
    type: 'conversation.item.create',
    item: { id: itemId, type: 'message', role, content: [{ type, text: words }] },
  };
}

/** `mark` comes back with `response.created` or with an error, so that replies can be told apart. */
export function createResponse(say: string | null, mark: string): Json {
  const metadata = { mark };
  const head = { type: 'response.create', event_id: mark };
  if (say === null) return { ...head, response: { metadata } };
  // With an input of its own the reply does not see the conversation, so nothing in it can change the words.
  const words = `Read the following text aloud, word for word, adding and leaving out nothing:\n\n${say}`;
  return {
    ...head,
    response: {
      metadata,
      instructions: 'You read aloud exactly what you are given, calmly and warmly. You say nothing else.',
      input: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: words }] }],
    },
  };
}

export const cancelResponse: Json = { type: 'response.cancel' };

export function truncateItem(itemId: string, audioEndMs: number): Json {
  return { type: 'conversation.item.truncate', item_id: itemId, content_index: 0, audio_end_ms: audioEndMs };
}

/** Happen in the ordinary course of interrupting and need nothing done. */
export const benignCodes = new Set([
  'response_cancel_not_active',
  'input_audio_buffer_commit_empty',
  'item_truncate_invalid_item_id',
  'item_delete_invalid_item_id',
]);
export const BUSY_CODE = 'conversation_already_has_active_response';
export const EXPIRED_CODE = 'session_expired';
/** No further attempt can help. */
export const fatalCodes = new Set([
  'invalid_api_key',
  'authentication_error',
  'insufficient_quota',
  'model_not_found',
  'access_denied',
  'permission_denied',
  'account_deactivated',
  'unsupported_country_region_territory',
]);

const MAX_ITEM_ID = 32;

/** Vendor item ids are at most 32 characters; a UUID without its dashes fits exactly. */
export function wireItemId(itemId: string): string {
  return itemId.replaceAll('-', '').slice(0, MAX_ITEM_ID);
}
