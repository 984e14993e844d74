// The voice itself: Kokoro on onnxruntime. Runs only inside a worker, because `run` blocks its thread.
// What comes out starts at the first sound and ends with a pause that suits the punctuation.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as ort from 'onnxruntime-node';
import type { Viseme } from '../upstream.ts';
import { mouthShapes, phonemeIds } from './phonemes.data.ts';
import { openPhonemizer } from './phonemes.ts';
import { toSpokenText } from './spoken-text.ts';
import type { EmbeddedVoice } from './voices.ts';
import type { WeightPaths } from './weights.ts';
import { KOKORO_DURATIONS, kokoroVoices } from './weights-sources.data.ts';

export const SPEECH_SAMPLE_RATE = 24_000;

/** `pcm`: 24 kHz, mono. `visemes`: times within `pcm`. */
export type SpokenClause = { pcm: Int16Array; visemes: Viseme[] };
export type Kokoro = { speak(text: string, voice: EmbeddedVoice, speed: number): Promise<SpokenClause> };

const STYLE_LENGTH = 256;
const LONGEST_INPUT = 508;
/** Durations are counted in frames of this length. */
const FRAME_MS = 25;
const SAMPLES_PER_MS = SPEECH_SAMPLE_RATE / 1000;
const SILENT_BELOW = 0.012;
const LEAD_MS = 12;
const FADE_SAMPLES = 96;
const pausesMs: Record<string, number> = {
  '.': 280,
  '!': 280,
  '?': 300,
  ',': 150,
  ';': 200,
  ':': 200,
  '—': 160,
};
const PAUSE_WITHOUT_SIGN_MS = 30;
/** Speakers were recorded at different levels; all are brought to this one. */
const TARGET_LEVEL = 0.09;

/** `threads`: how many cores one clause may use. */
export async function openKokoro(paths: WeightPaths, threads: number): Promise<Kokoro> {
  const [session, phonemize] = await Promise.all([
    ort.InferenceSession.create(paths.kokoro, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // A thread that has nothing to do sleeps: spinning costs half as much work again where cores are shared.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    }),
    openPhonemizer(paths),
  ]);
  const styles = new Map<string, Float32Array>();
  for (const voice of Object.keys(kokoroVoices.sha256)) {
    const bytes = await readFile(join(paths.kokoroVoices, `${voice}.bin`));
    styles.set(voice, new Float32Array(new Uint8Array(bytes).buffer));
  }

  return {
    async speak(text, voice, speed) {
      const phonemes = phonemize(toSpokenText(text), voice.accent).slice(0, LONGEST_INPUT);
      if (phonemes.length === 0) return { pcm: new Int16Array(0), visemes: [] };
      const ids = BigInt64Array.from([0, ...phonemes.map((sign) => phonemeIds[sign]!), 0].map(BigInt));
      const row = phonemes.length * STYLE_LENGTH;
      const results = await session.run({
        input_ids: new ort.Tensor('int64', ids, [1, ids.length]),
        style: new ort.Tensor('float32', styles.get(voice.kokoro)!.slice(row, row + STYLE_LENGTH), [
          1,
          STYLE_LENGTH,
        ]),
        speed: new ort.Tensor('float32', [voice.speed * speed], [1]),
      });
      const wave = results.waveform!.data as Float32Array;
      const frames = Array.from(results[KOKORO_DURATIONS]!.data as ArrayLike<number | bigint>, Number);
      const { from, to } = soundingPart(wave);
      const pauseMs = (pausesMs[phonemes.at(-1)!] ?? PAUSE_WITHOUT_SIGN_MS) / speed;
      return {
        pcm: toPcm(wave.subarray(from, to), Math.round(pauseMs * SAMPLES_PER_MS)),
        visemes: visemesOf(phonemes, frames, from / SAMPLES_PER_MS, (to - from) / SAMPLES_PER_MS),
      };
    },
  };
}

function soundingPart(wave: Float32Array): { from: number; to: number } {
  let from = 0;
  while (from < wave.length && Math.abs(wave[from]!) < SILENT_BELOW) from++;
  if (from === wave.length) return { from: 0, to: 0 };
  let to = wave.length;
  while (Math.abs(wave[to - 1]!) < SILENT_BELOW) to--;
  const lead = LEAD_MS * SAMPLES_PER_MS;
  return { from: Math.max(0, from - lead), to: Math.min(wave.length, to + lead) };
}

function toPcm(wave: Float32Array, pauseSamples: number): Int16Array {
  const pcm = new Int16Array(wave.length + pauseSamples);
  const gain = gainFor(wave);
  for (let i = 0; i < wave.length; i++) {
    const edge = Math.min(1, (i + 1) / FADE_SAMPLES, (wave.length - i) / FADE_SAMPLES);
    pcm[i] = Math.round(Math.max(-1, Math.min(1, wave[i]! * gain * edge)) * 32_767);
  }
  return pcm;
}

function gainFor(wave: Float32Array): number {
  let energy = 0;
  let sounding = 0;
  let peak = 0;
  for (const sample of wave) {
    const level = Math.abs(sample);
    if (level > peak) peak = level;
    if (level < SILENT_BELOW) continue;
    energy += sample * sample;
    sounding++;
  }
  if (sounding === 0) return 1;
  const wanted = TARGET_LEVEL / Math.sqrt(energy / sounding);
  return Math.min(Math.max(0.5, Math.min(2, wanted)), 0.97 / peak);
}

function visemesOf(phonemes: string[], frames: number[], leadMs: number, lengthMs: number): Viseme[] {
  const visemes: Viseme[] = [];
  let atMs = (frames[0] ?? 0) * FRAME_MS - leadMs;
  for (const [position, phoneme] of phonemes.entries()) {
    const durationMs = (frames[position + 1] ?? 0) * FRAME_MS;
    const shape = mouthShapes[phoneme] ?? (isPause(phoneme) && durationMs > 3 * FRAME_MS ? 'sil' : null);
    const startMs = Math.max(0, atMs);
    const endMs = Math.min(lengthMs, atMs + durationMs);
    if (shape !== null && endMs > startMs) {
      visemes.push({ shape, atMs: Math.round(startMs), durationMs: Math.round(endMs - startMs) });
    }
    atMs += durationMs;
  }
  return visemes;
}

function isPause(phoneme: string): boolean {
  return /[\s,.;:!?—…]/.test(phoneme);
}
