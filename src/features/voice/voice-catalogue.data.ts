// The twelve voices as people choose them. Engines map the ids to voices of their own.
import type { VoiceId } from './voice.contract.ts';

export type VoiceDescription = { id: VoiceId; name: string; description: string };

export const voiceCatalogue: readonly VoiceDescription[] = [
  { id: 'alloy', name: 'Alloy', description: 'A warm, close American voice that listens first.' },
  { id: 'shimmer', name: 'Shimmer', description: 'A bright American voice with a lot of feeling in it.' },
  { id: 'echo', name: 'Echo', description: 'A lively young American man, easy to talk to.' },
  { id: 'ash', name: 'Ash', description: 'A firm, grounded American man who takes his time.' },
  { id: 'ballad', name: 'Ballad', description: 'A kind, unhurried British man.' },
  { id: 'coral', name: 'Coral', description: 'A clear, gentle British woman.' },
  { id: 'sage', name: 'Sage', description: 'A steady American woman, thoughtful and plain.' },
  { id: 'ember', name: 'Ember', description: 'A warm British woman with a smile in her voice.' },
  { id: 'nova', name: 'Nova', description: 'A light, upbeat American woman.' },
  { id: 'fable', name: 'Fable', description: 'A British storyteller, soft at the edges.' },
  { id: 'onyx', name: 'Onyx', description: 'A low, calm American man.' },
  { id: 'zen', name: 'Zen', description: 'A very soft American woman, close to a whisper.' },
];
