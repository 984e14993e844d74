// The product's voices as this engine speaks them: twelve different ones, American and British, women and men.
// The speed evens out speakers who were recorded hurrying or dragging.
import type { VoiceId } from '../../voice.contract.ts';
import type { KokoroVoice } from './weights-sources.data.ts';

export type Accent = 'american' | 'british';
export type EmbeddedVoice = { kokoro: KokoroVoice; accent: Accent; sex: 'woman' | 'man'; speed: number };

const american = (kokoro: KokoroVoice, sex: EmbeddedVoice['sex'], speed = 1): EmbeddedVoice => ({
  kokoro,
  accent: 'american',
  sex,
  speed,
});
const british = (kokoro: KokoroVoice, sex: EmbeddedVoice['sex'], speed = 1): EmbeddedVoice => ({
  kokoro,
  accent: 'british',
  sex,
  speed,
});

export const embeddedVoices: Record<VoiceId, EmbeddedVoice> = {
  alloy: american('af_heart', 'woman'),
  shimmer: american('af_bella', 'woman'),
  echo: american('am_puck', 'man'),
  ash: american('am_fenrir', 'man', 0.95),
  ballad: british('bm_george', 'man'),
  coral: british('bf_isabella', 'woman'),
  sage: american('af_sarah', 'woman', 0.95),
  ember: british('bf_emma', 'woman'),
  nova: american('af_aoede', 'woman'),
  fable: british('bm_fable', 'man'),
  onyx: american('am_michael', 'man', 0.95),
  zen: american('af_nicole', 'woman', 1.1),
};
