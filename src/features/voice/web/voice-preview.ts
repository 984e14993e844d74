// The samples of the voices. One loudspeaker for all of them: starting one stops another.
import type { VoiceId } from '../voice.contract.ts';
import { createSignal } from './call/signal.ts';

export type PreviewState = { voice: VoiceId; phase: 'loading' | 'playing' | 'failed' } | null;

/** The part of an audio element that is used. */
export type PreviewAudio = Pick<HTMLAudioElement, 'play' | 'pause' | 'addEventListener'>;

export type VoicePreview = {
  state(): PreviewState;
  subscribe(listener: () => void): () => void;
  /** Call it in a click. */
  play(voice: VoiceId): Promise<void>;
  stop(): void;
};

export function createVoicePreview(makeAudio: (url: string) => PreviewAudio): VoicePreview {
  const changes = createSignal<PreviewState>();
  let state: PreviewState = null;
  let audio: PreviewAudio | null = null;

  function become(next: PreviewState): void {
    state = next;
    changes.emit(state);
  }

  function stop(): void {
    audio?.pause();
    audio = null;
    if (state) become(null);
  }

  async function play(voice: VoiceId): Promise<void> {
    stop();
    const made = makeAudio(`/api/voice/previews/${voice}`);
    audio = made;
    become({ voice, phase: 'loading' });
    const when = (phase: 'playing' | 'failed' | 'over') => {
      if (audio === made) become(phase === 'over' ? null : { voice, phase });
    };
    made.addEventListener('playing', () => when('playing'));
    made.addEventListener('ended', () => when('over'));
    made.addEventListener('error', () => when('failed'));
    await made.play().catch(() => when('failed'));
  }

  return { state: () => state, subscribe: changes.subscribe, play, stop };
}

export const voicePreview = createVoicePreview((url) => new Audio(url));
