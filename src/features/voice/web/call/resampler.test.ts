import { expect, test } from 'vitest';
import { createResampler } from './resampler.ts';

/** Runs a tone through in blocks of 128 and returns the output without the filter's first moments. */
function convert(inputRate: number, outputRate: number, hertz: number, seconds = 1): Float32Array {
  const resampler = createResampler(inputRate, outputRate, 128);
  const block = new Float32Array(128);
  const output = new Float32Array(Math.ceil(seconds * outputRate) + 256);
  let made = 0;
  for (let at = 0; at < seconds * inputRate; at += 128) {
    for (let i = 0; i < 128; i++) block[i] = 0.5 * Math.sin((2 * Math.PI * hertz * (at + i)) / inputRate);
    resampler.push(block, 128);
    made += resampler.pull(output, made, output.length - made);
  }
  return output.subarray(Math.ceil(outputRate / 20), made);
}

/** Power of the best-fitting tone of that pitch against all the rest, in dB. */
function signalToNoise(signal: Float32Array, rate: number, hertz: number): number {
  let sine = 0;
  let cosine = 0;
  let total = 0;
  const length = Math.floor(signal.length / rate / 0.1) * rate * 0.1;
  for (let i = 0; i < length; i++) {
    sine += signal[i]! * Math.sin((2 * Math.PI * hertz * i) / rate);
    cosine += signal[i]! * Math.cos((2 * Math.PI * hertz * i) / rate);
    total += signal[i]! ** 2;
  }
  const tone = (2 * (sine ** 2 + cosine ** 2)) / length;
  return 10 * Math.log10(tone / Math.max(total - tone, 1e-30));
}

function levelInDecibel(signal: Float32Array): number {
  let energy = 0;
  for (const sample of signal) energy += sample ** 2;
  return 10 * Math.log10(energy / signal.length / 0.125);
}

test.each([
  [48_000, 24_000],
  [44_100, 24_000],
  [16_000, 24_000],
  [8_000, 24_000],
  [96_000, 24_000],
  [24_000, 48_000],
  [24_000, 44_100],
])('speech pitches survive conversion from %i to %i Hz cleanly and at the same level', (from, to) => {
  for (const hertz of [200, 1_000, 3_000]) {
    const output = convert(from, to, hertz);
    expect(signalToNoise(output, to, hertz)).toBeGreaterThan(75);
    expect(Math.abs(levelInDecibel(output))).toBeLessThan(0.05);
  }
});

test.each([48_000, 44_100, 96_000])('sound above half the new rate does not fold back from %i Hz', (from) => {
  for (const hertz of [12_500, 15_000, 19_000])
    expect(levelInDecibel(convert(from, 24_000, hertz))).toBeLessThan(-70);
});

test('sound up to 9 kHz passes without loss', () => {
  expect(levelInDecibel(convert(48_000, 24_000, 9_000))).toBeGreaterThan(-0.5);
});

test('equal rates pass samples through untouched and without delay', () => {
  const resampler = createResampler(24_000, 24_000, 128);
  const input = Float32Array.from({ length: 128 }, (_, i) => Math.fround(i / 128));
  const output = new Float32Array(128);
  resampler.push(input, 128);
  expect(resampler.pull(output, 0, 128)).toBe(128);
  expect(output).toEqual(input);
  expect(resampler.delay).toBe(0);
});

test('pulling exactly what was asked for never runs short over a minute', () => {
  const resampler = createResampler(24_000, 44_100, 128);
  const input = new Float32Array(128);
  const output = new Float32Array(128);
  let pushed = 0;
  for (let block = 0; block < (60 * 44_100) / 128; block++) {
    const need = resampler.needed(128);
    resampler.push(input, need);
    pushed += need;
    expect(resampler.pull(output, 0, 128)).toBe(128);
  }
  expect(Math.abs(pushed - 60 * 24_000)).toBeLessThan(100);
});
