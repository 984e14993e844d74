// Messages between the server and the thread that listens. A call's audio goes one way, what was heard comes back.
import type { WeightPaths } from './weights.ts';

export type ListenerSetup = { paths: WeightPaths; threads: number; parallel: number };

export type ToListener =
  | { type: 'open'; call: number; takeYourTime: boolean }
  /** 24 kHz, mono, 16 bit; the buffer is transferred. */
  | { type: 'audio'; call: number; pcm: Int16Array }
  | { type: 'pace'; call: number; takeYourTime: boolean }
  | { type: 'close'; call: number }
  /** 16 kHz, mono, −1 to 1; the buffer is transferred. */
  | { type: 'transcribe'; id: number; samples: Float32Array };

/** Times are ms of audio since the call was opened. */
export type Heard =
  | { type: 'speech_started'; atMs: number }
  | { type: 'partial'; text: string }
  | { type: 'speech_stopped'; atMs: number }
  /** '' when no word was understood. Follows every `speech_stopped` at once. */
  | { type: 'final'; text: string };

export type FromListener =
  | { type: 'ready' }
  | { type: 'heard'; call: number; heard: Heard }
  /** The sound of a turn was there, the words could not be read; an empty `final` follows. */
  | { type: 'hearing_failed'; call: number }
  | { type: 'transcribed'; id: number; text: string }
  | { type: 'transcription_failed'; id: number }
  /** Somebody waits for words right now: synthesis should leave the cores alone. */
  | { type: 'busy'; isBusy: boolean };
