// The one seam between the gateway and whatever hears and speaks: the embedded engine, OpenAI Realtime or a
// compatible server. Event names and meaning follow OpenAI Realtime (GA); audio travels as raw PCM buffers
// (24 kHz, mono, 16-bit little endian) so that nothing in-process pays for base64.
import type { VoiceId } from '../voice.contract.ts';

export type CallSettings = {
  /** Product voice id; each engine maps it to one of its own. */
  voice: VoiceId;
  /** Speaking rate, 0.75–1.25; 1 is natural. */
  speed: number;
  /** Instructions for a model that thinks for itself. The embedded engine asks its mind instead. */
  instructions: string;
  /** Longer silence before a turn counts as finished. */
  takeYourTime: boolean;
  /** Hash that identifies the member to a vendor's abuse team without naming them. */
  safetyIdentifier: string;
};

export type Viseme = { shape: string; atMs: number; durationMs: number };

/** What came from upstream, vendor differences already removed. */
export type UpstreamEvent =
  | { type: 'ready' }
  | { type: 'speech_started'; itemId: string; atMs: number }
  | { type: 'speech_stopped'; itemId: string; atMs: number }
  /** The member's words. `final` is sent once per item; an empty final text means nothing was understood. */
  | { type: 'member_text'; itemId: string; previousItemId: string | null; text: string; final: boolean }
  | { type: 'response_started'; responseId: string; itemId: string; previousItemId: string | null }
  | { type: 'audio'; itemId: string; pcm: Buffer }
  | { type: 'visemes'; itemId: string; visemes: Viseme[] }
  /** `text` is the increment, `audioOffsetMs` where in the item's audio it begins, when known. */
  | { type: 'therapist_text'; itemId: string; text: string; audioOffsetMs?: number }
  | {
      type: 'response_done';
      responseId: string;
      itemId: string;
      text: string;
      status: 'completed' | 'cancelled' | 'failed';
    }
  /** Waiting for a free place in the engine; `ahead` = 0 means the wait is over. */
  | { type: 'queued'; ahead: number }
  /** `fatal` closes the call; anything else is logged by code and survived. */
  | { type: 'error'; code: string; fatal: boolean }
  | { type: 'closed'; reason: 'requested' | 'expired' | 'lost' | 'refused' };

/** One live conversation with an engine. Calls after `close` are ignored. */
export type Upstream = {
  configure(settings: CallSettings): void;
  /** One frame of member audio, usually 20 ms. Must not retain the buffer beyond the call. */
  appendAudio(pcm: Buffer): void;
  /** A typed member message; becomes an item and is answered like speech once `respond` is called. */
  appendText(itemId: string, text: string): void;
  /** Put earlier turns back after a reconnect; no reply is made. */
  replay(items: { itemId: string; role: 'user' | 'assistant'; text: string }[]): void;
  /** Ask for a reply to all that was said. With `say`, speak exactly these words instead. */
  respond(options?: { say?: string }): void;
  /** Stop the current reply; a `response_done` with status `cancelled` follows if one was running. */
  cancel(): void;
  /** Tell the engine how much of an item was really heard. */
  truncate(itemId: string, audioEndMs: number): void;
  /** Backpressure on audio. */
  pause(): void;
  resume(): void;
  close(): void;
};

/** What the embedded engine asks for words. The gateway builds it from the therapist feature. */
export type Mind = {
  /**
   * Short phrases that replies often begin with, each yielded as a chunk of its own; the most needed first. An engine
   * may have their sound ready.
   */
  phrases?: readonly string[];
  /** Yields clauses or sentences to be spoken in order; stops when `signal` aborts. */
  reply(turn: {
    memberText: string | null;
    itemId: string | null;
    signal: AbortSignal;
  }): AsyncIterable<{ text: string }>;
};

export type OpenUpstream = (options: {
  settings: CallSettings;
  mind: Mind;
  onEvent: (event: UpstreamEvent) => void;
}) => Upstream;
