// How likely each moment of sound is a voice: Silero on onnxruntime, one model for all calls.
// Windows of several calls are looked at in one run, which costs little more than a single one.
import * as ort from 'onnxruntime-node';
import { LISTENING_SAMPLE_RATE } from './resample.ts';

export const WINDOW_SAMPLES = 512;
export const WINDOW_MS = (WINDOW_SAMPLES / LISTENING_SAMPLE_RATE) * 1000;

/** What the model remembers of one call. */
export type VoiceMemory = { state: Float32Array; tail: Float32Array };

export type VoiceActivity = {
  /** One probability (0–1) per window; `memory` of each is moved on. A call may appear only once. */
  look(moments: { window: Float32Array; memory: VoiceMemory }[]): Promise<Float32Array>;
};

const STATE_LAYERS = 2;
const STATE_LENGTH = 128;
/** The model also sees the end of the window before. */
const TAIL_SAMPLES = 64;
const INPUT_SAMPLES = TAIL_SAMPLES + WINDOW_SAMPLES;

export function newVoiceMemory(): VoiceMemory {
  return { state: new Float32Array(STATE_LAYERS * STATE_LENGTH), tail: new Float32Array(TAIL_SAMPLES) };
}

export async function openVoiceActivity(modelPath: string): Promise<VoiceActivity> {
  const session = await ort.InferenceSession.create(modelPath, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const rate = new ort.Tensor('int64', BigInt64Array.of(BigInt(LISTENING_SAMPLE_RATE)), []);

  return {
    async look(moments) {
      const count = moments.length;
      const input = new Float32Array(count * INPUT_SAMPLES);
      const state = new Float32Array(STATE_LAYERS * count * STATE_LENGTH);
      for (const [i, { window, memory }] of moments.entries()) {
        input.set(memory.tail, i * INPUT_SAMPLES);
        input.set(window, i * INPUT_SAMPLES + TAIL_SAMPLES);
        for (let layer = 0; layer < STATE_LAYERS; layer++) {
          const own = memory.state.subarray(layer * STATE_LENGTH, (layer + 1) * STATE_LENGTH);
          state.set(own, (layer * count + i) * STATE_LENGTH);
        }
      }
      const results = await session.run({
        input: new ort.Tensor('float32', input, [count, INPUT_SAMPLES]),
        state: new ort.Tensor('float32', state, [STATE_LAYERS, count, STATE_LENGTH]),
        sr: rate,
      });
      const next = results.stateN!.data as Float32Array;
      for (const [i, { window, memory }] of moments.entries()) {
        memory.tail.set(window.subarray(WINDOW_SAMPLES - TAIL_SAMPLES));
        for (let layer = 0; layer < STATE_LAYERS; layer++) {
          const from = (layer * count + i) * STATE_LENGTH;
          memory.state.set(next.subarray(from, from + STATE_LENGTH), layer * STATE_LENGTH);
        }
      }
      return Float32Array.from(results.output!.data as Float32Array);
    },
  };
}
