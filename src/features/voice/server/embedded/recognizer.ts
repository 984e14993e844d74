// Speech to words: Moonshine through sherpa, decoded on native threads so that its own thread keeps listening.
// Words somebody waits for come first; guesses at an unfinished turn run only while nothing else does.
import { createRequire } from 'node:module';
import { LISTENING_SAMPLE_RATE } from './resample.ts';
import type { WeightPaths } from './weights.ts';

/** `soon`: somebody waits. `idle`: answered with null when there is anything better to do. */
export type Urgency = 'soon' | 'idle';
export type Transcribe = {
  (samples: Float32Array, urgency: 'soon'): Promise<string>;
  (samples: Float32Array, urgency: 'idle'): Promise<string | null>;
};

type Stream = { acceptWaveform(wave: { sampleRate: number; samples: Float32Array }): void };
type Recognizer = { createStream(): Stream; decodeAsync(stream: Stream): Promise<{ text: string }> };
type Sherpa = { OfflineRecognizer: { createAsync(config: unknown): Promise<Recognizer> } };

/** Sound that stops short reads as a sentence that goes on: a comma at its end, a last word misheard. */
const SILENCE_AFTER = LISTENING_SAMPLE_RATE * 0.3;
/** Below this the model invents words. */
const SHORTEST_SAMPLES = LISTENING_SAMPLE_RATE * 0.1;

export async function openRecognizer(options: {
  paths: WeightPaths;
  /** Cores per decode, and decodes at once. */
  threads: number;
  parallel: number;
  onBusy(isBusy: boolean): void;
}): Promise<Transcribe> {
  const { paths, parallel, onBusy } = options;
  const sherpa: Sherpa = createRequire(import.meta.url)('sherpa-onnx-node');
  const recognizer = await sherpa.OfflineRecognizer.createAsync({
    featConfig: { sampleRate: LISTENING_SAMPLE_RATE, featureDim: 80 },
    modelConfig: {
      moonshine: { encoder: paths.moonshineEncoder, mergedDecoder: paths.moonshineDecoder },
      tokens: paths.moonshineTokens,
      numThreads: options.threads,
    },
  });
  const waiting: (() => void)[] = [];
  let running = 0;
  let urgent = 0;
  let isGuessing = false;

  async function decode(samples: Float32Array): Promise<string> {
    const stream = recognizer.createStream();
    const followed = new Float32Array(samples.length + SILENCE_AFTER);
    followed.set(samples);
    stream.acceptWaveform({ sampleRate: LISTENING_SAMPLE_RATE, samples: followed });
    return tidied((await recognizer.decodeAsync(stream)).text);
  }

  async function transcribe(samples: Float32Array, urgency: Urgency): Promise<string | null> {
    if (samples.length < SHORTEST_SAMPLES) return '';
    if (urgency === 'idle') return guess(samples);
    if (++urgent === 1) onBusy(true);
    try {
      if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
      running++;
      try {
        return await decode(samples);
      } finally {
        running--;
        waiting.shift()?.();
      }
    } finally {
      if (--urgent === 0) onBusy(false);
    }
  }

  /** Takes no place: somebody who waits must not wait for a guess. */
  async function guess(samples: Float32Array): Promise<string | null> {
    if (isGuessing || urgent > 0) return null;
    isGuessing = true;
    try {
      return await decode(samples);
    } finally {
      isGuessing = false;
    }
  }

  return transcribe as Transcribe;
}

/** Drops what models write about noise, and the loops they fall into. */
function tidied(text: string): string {
  const words = text
    .replace(/[[(][^\])]*[\])]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return '';
  return words.replace(/\b(.{2,40}?)(?:[\s,.]+\1){3,}/giu, '$1');
}
