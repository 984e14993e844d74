// Messages between the server and a thread that speaks. One clause at a time: the order is the server's business.
import type { Viseme } from '../upstream.ts';
import type { EmbeddedVoice } from './voices.ts';
import type { WeightPaths } from './weights.ts';

export type SpeakerSetup = { paths: WeightPaths; threads: number };

export type ToSpeaker = { id: number; text: string; voice: EmbeddedVoice; speed: number };

export type FromSpeaker =
  | { type: 'ready' }
  /** `pcm` is transferred. `tookMs`: how long the core was busy with it. */
  | { type: 'spoken'; id: number; pcm: Int16Array; visemes: Viseme[]; tookMs: number }
  | { type: 'failed'; id: number };
