// Turns the microphone's blocks at the device rate into wire frames: 24 kHz, mono, PCM16, 20 ms, with room at
// the front for the header. Allocates one buffer per frame and nothing else, because a sent buffer is given away.
import { FRAME_SAMPLES, SAMPLE_RATE, UP_HEADER_BYTES } from './audio-frame.ts';
import { createResampler } from './resampler.ts';
import { createSpeechOnset } from './speech-onset.ts';

const LEVEL_EVERY_FRAMES = 3;

export type CaptureFramer = {
  /** Takes one block of samples, any length up to `maxBlock`. */
  process(block: Float32Array): void;
};

export type CaptureHandlers = {
  /** One frame; the sequence and time in its header are still empty. The receiver owns it. */
  onFrame(frame: ArrayBuffer): void;
  /** RMS, 0–1, about 17 times a second. */
  onLevel(rms: number): void;
  /** The member seems to have begun or stopped speaking. */
  onSpeech(isSpeaking: boolean): void;
};

/** `inputRate` in Hz; `maxBlock` is the longest block `process` will be given. */
export function createCaptureFramer(
  inputRate: number,
  maxBlock: number,
  handlers: CaptureHandlers,
): CaptureFramer {
  const resampler = createResampler(inputRate, SAMPLE_RATE, maxBlock);
  const resampled = new Float32Array(Math.ceil((maxBlock * SAMPLE_RATE) / inputRate) + 2);
  const onset = createSpeechOnset();

  let frame = new ArrayBuffer(UP_HEADER_BYTES + FRAME_SAMPLES * 2);
  let pcm = new Int16Array(frame, UP_HEADER_BYTES);
  let filled = 0;
  let energy = 0;
  let levelEnergy = 0;
  let levelFrames = 0;
  let wasSpeaking = false;

  function process(block: Float32Array): void {
    resampler.push(block, block.length);
    const count = resampler.pull(resampled, 0, resampled.length);
    for (let i = 0; i < count; i++) {
      const sample = Math.max(-1, Math.min(1, resampled[i]!));
      energy += sample * sample;
      pcm[filled++] = Math.round(sample * 32_767);
      if (filled === FRAME_SAMPLES) finishFrame();
    }
  }

  function finishFrame(): void {
    handlers.onFrame(frame);
    frame = new ArrayBuffer(UP_HEADER_BYTES + FRAME_SAMPLES * 2);
    pcm = new Int16Array(frame, UP_HEADER_BYTES);
    filled = 0;

    const isSpeaking = onset.hear(Math.sqrt(energy / FRAME_SAMPLES));
    if (isSpeaking !== wasSpeaking) handlers.onSpeech(isSpeaking);
    wasSpeaking = isSpeaking;

    levelEnergy += energy;
    energy = 0;
    if (++levelFrames === LEVEL_EVERY_FRAMES) {
      handlers.onLevel(Math.sqrt(levelEnergy / (LEVEL_EVERY_FRAMES * FRAME_SAMPLES)));
      levelEnergy = 0;
      levelFrames = 0;
    }
  }

  return { process };
}
