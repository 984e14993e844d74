import { describe, expect, it } from 'vitest';
import { createVoicePreview, type PreviewAudio } from './voice-preview.ts';

/** Loudspeakers that do what a test says. */
function loudspeakers(canPlay = true) {
  const made: { url: string; isPaused: boolean; say: (event: string) => void }[] = [];
  const preview = createVoicePreview((url) => {
    const heard = new Map<string, () => void>();
    const speaker = { url, isPaused: false, say: (event: string) => heard.get(event)?.() };
    made.push(speaker);
    return {
      play: () => (canPlay ? Promise.resolve() : Promise.reject(new Error('NotSupportedError'))),
      pause: () => {
        speaker.isPaused = true;
      },
      addEventListener: (event: string, listener: () => void) => heard.set(event, listener),
    } as unknown as PreviewAudio;
  });
  return { preview, made };
}

describe('listening to a voice before choosing it', () => {
  it('plays its sample and falls silent at its end', async () => {
    const { preview, made } = loudspeakers();
    await preview.play('coral');
    expect(made[0]?.url).toBe('/api/voice/previews/coral');
    expect(preview.state()).toEqual({ voice: 'coral', phase: 'loading' });
    made[0]?.say('playing');
    expect(preview.state()).toEqual({ voice: 'coral', phase: 'playing' });
    made[0]?.say('ended');
    expect(preview.state()).toBeNull();
  });

  it('never plays two at once, and ignores the one that was left', async () => {
    const { preview, made } = loudspeakers();
    await preview.play('coral');
    await preview.play('sage');
    expect(made[0]?.isPaused).toBe(true);
    made[0]?.say('error');
    expect(preview.state()).toEqual({ voice: 'sage', phase: 'loading' });
    preview.stop();
    expect(made[1]?.isPaused).toBe(true);
    expect(preview.state()).toBeNull();
  });

  it('says so when a sample cannot be played', async () => {
    const { preview } = loudspeakers(false);
    await preview.play('zen');
    expect(preview.state()).toEqual({ voice: 'zen', phase: 'failed' });
  });
});
