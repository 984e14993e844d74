// The wire between the browser and the gateway. Binary frames carry audio, text frames carry the JSON below.
// The browser never speaks a vendor's protocol: this closed list of intents is all it may ask.
import { z } from 'zod';

export const SAMPLE_RATE = 24_000;
export const FRAME_MS = 20;
export const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1000;
export const FRAME_BYTES = FRAME_SAMPLES * 2;

/** Up: u32le sequence, u32le capture time in ms since the call began, then PCM16. */
export const UP_HEADER_BYTES = 8;
/** Down: u16le item number, u16le frame number within the item (wrapping), then PCM16. */
export const DOWN_HEADER_BYTES = 4;

export const MAX_MESSAGE_BYTES = 64 * 1024;
export const MAX_TYPED_CHARACTERS = 2_000;
export const RESUME_WINDOW_MS = 60_000;
export const PING_INTERVAL_MS = 15_000;

export const closeCodes = {
  normal: 1000,
  tooBig: 1009,
  restart: 1012,
  badMessage: 1008,
  auth: 4401,
  access: 4402,
} as const;

/** How much of an item has come out of the loudspeaker. */
const played = { item: z.int().min(0).max(65_535), ms: z.number().min(0).max(3_600_000) };

export const clientMessage = z.discriminatedUnion('type', [
  /** First message on every socket. A resuming client says what it last heard; another process knows items by id only. */
  z.strictObject({
    type: z.literal('hello'),
    resumeToken: z.string().max(200).optional(),
    lastSequence: z.int().min(0).optional(),
    played: z.strictObject({ ...played, itemId: z.string().max(200).optional() }).optional(),
    takeYourTime: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal('played'), ...played }),
  /** Answer to `flush`: playback is silent, this is where it stopped. */
  z.strictObject({ type: z.literal('flushed'), flush: z.int().min(0), ...played }),
  /** The member asked for silence with a key or a tap. */
  z.strictObject({ type: z.literal('interrupt') }),
  z.strictObject({
    type: z.literal('say'),
    id: z.uuid(),
    text: z.string().trim().min(1).max(MAX_TYPED_CHARACTERS),
  }),
  z.strictObject({ type: z.literal('mute'), muted: z.boolean() }),
  z.strictObject({ type: z.literal('pace'), takeYourTime: z.boolean() }),
  z.strictObject({ type: z.literal('end') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export type CallState = 'connecting' | 'listening' | 'thinking' | 'speaking' | 'resuming' | 'draining';

export type EndReason =
  | 'member'
  | 'goodbye'
  | 'time_cap'
  | 'silence'
  | 'lost'
  | 'signed_out'
  | 'no_access'
  | 'replaced'
  | 'engine_failed'
  | 'restart';

export type ServerMessage =
  | {
      type: 'ready';
      callId: string;
      resumeToken: string;
      isResumed: boolean;
      elapsedMs: number;
      capMs: number;
      engine: 'embedded' | 'realtime';
      /** Highest uplink sequence the server has; the client resends nothing older. */
      lastSequence: number;
    }
  | { type: 'state'; state: CallState }
  /** A therapist item begins; binary frames with this number belong to it. */
  | { type: 'item'; item: number; itemId: string }
  /** No more audio for this item. */
  | { type: 'item_done'; item: number; totalMs: number }
  | {
      type: 'caption';
      itemId: string;
      previousItemId: string | null;
      role: 'user' | 'assistant';
      /** The whole text of the item so far, not an increment. */
      text: string;
      isFinal: boolean;
      /** For an interrupted therapist item: what was really heard. */
      isCutOff?: boolean;
      /** For a therapist item: where in its audio each sentence begins, in ms. */
      marks?: { atMs: number; characters: number }[];
    }
  | { type: 'visemes'; item: number; visemes: { shape: string; atMs: number; durationMs: number }[] }
  /** Fall silent now, then answer `flushed`. */
  | { type: 'flush'; flush: number }
  | { type: 'time'; code: 'five_minutes_left' | 'one_minute_left' | 'still_an_ai' }
  | { type: 'queued'; ahead: number }
  | { type: 'crisis'; level: 'watch' | 'elevated' | 'imminent' }
  | { type: 'going_away' }
  | { type: 'ended'; reason: EndReason; sessionId: string }
  | {
      type: 'problem';
      code: 'not_heard' | 'engine_lost' | 'bad_message' | 'too_long' | 'voice_unavailable';
      message: string;
    };
